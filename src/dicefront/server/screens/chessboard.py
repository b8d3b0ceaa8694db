"""Chessboard Skirmish on a screen: reach, targets with exact odds, and why something cannot be done."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.chessboard import army
from dicefront.games.chessboard.army import BuildArmy, cost, mixed_army, read_roster, ready_armies
from dicefront.games.chessboard.attack import Attack
from dicefront.games.chessboard.catalogue import FIGURES
from dicefront.games.chessboard.ending import tally_winner
from dicefront.games.chessboard.flow import Activate
from dicefront.games.chessboard.lines import TYPES, attack_problem, attacks_from, blocking_space
from dicefront.games.chessboard.movement import (
    Move,
    move_allowance,
    reach,
    shortest_path,
    step_counts,
    unreachable,
)
from dicefront.games.chessboard.odds import (
    attack_odds,
    duel_odds,
    initiative_odds,
    reroll_chances,
    skill_odds,
)
from dicefront.games.chessboard.options import Options
from dicefront.games.chessboard.setup import Deploy, DeployAll
from dicefront.games.chessboard.state import (
    START_SPACES,
    ChessState,
    Mini,
    reserves,
)
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData, Refusal
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.question import Confirm, Question
from dicefront.server.protocol.armies import (
    ArmyBar,
    ArmyBook,
    ArmyEntry,
    ArmyFix,
    ArmyProblem,
    ArmyVerdict,
    ReadyRoster,
)
from dicefront.server.protocol.table import Barred, Candidate, Mark
from dicefront.server.protocol.words import Chance, Note, Part
from dicefront.server.screens.base import (
    MOST_CANDIDATES,
    Facts,
    Prompt,
    Screen,
    chance_data,
    chance_of,
    note_of,
    parts_of,
    whole,
)
from dicefront.tabletop.grid import BETWEEN, SPACES, members

STAY: Final = "server.chessboard.stay"
MOST_MINIS: Final = 12


class ChessboardScreen(Screen):
    """The screen of Chessboard Skirmish. Pieces are the numbers of miniatures, spaces are 0 to 63."""

    def quick_options(self) -> dict[str, Json]:
        return {"preset": "first_game"}

    def accepts_draw(self, state: ChessState, player: PlayerId) -> bool:
        """A computer that is not ahead takes the half."""
        return state.round > 0 and tally_winner(state) != player

    def turn(self, state: ChessState) -> Json:
        return [state.round, state.turn]

    def activation(self, state: ChessState) -> Json:
        return [state.round, state.turn, sum(1 for mini in state.minis if mini.ready)]

    def is_reaction(self, state: ChessState, question: Question[Any]) -> bool:
        return state.phase == "turn" and question.player != state.turn

    def facts(self, state: ChessState, question: Question[Any]) -> Facts:
        """A re-roll is offered to a Hero: attacked, unless the throw is its own attack.

        What is left are the Heroes of the player that still have their re-roll.
        """
        args = question.args()
        piece, foe = args.get("mini"), args.get("foe")
        if type(piece) is not int:
            return Facts()
        found = Facts(piece)
        mini = state.minis[piece]
        found.attacked = question.kind in ("chessboard.reroll.defense", "chessboard.reroll.save")
        found.leader = found.attacked and mini.profile.hero
        here = [one for one in state.minis if one.owner == mini.owner and one.space >= 0]
        found.ending = found.attacked and len(here) == 1
        found.left = sum(1 for one in here if one.reroll)
        if type(foe) is int and foe >= 0 and mini.space >= 0 and state.minis[foe].space >= 0:
            there = state.minis[foe].space
            found.distance = steps_between(mini.space, there)
            found.sees = found.distance <= 1 or has_clear_line(state, mini.space, there)
        return found

    # -- questions ------------------------------------------------------------------------------

    def prompt(self, state: ChessState, question: Question[Any]) -> Prompt:
        if isinstance(question, BuildArmy):
            return self._armies(state, question)
        if isinstance(question, DeployAll):
            return self._placements(state, question)
        options = question.options()[:MOST_CANDIDATES]
        prompt = Prompt(shape_of(question), [self.candidate(state, question, answer) for answer in options])
        if isinstance(question, Activate):
            prompt.barred = barred_minis(state, question)
        elif isinstance(question, Move):
            prompt.piece = question.mini.id
            prompt.barred = barred_spaces(state, question)
        elif isinstance(question, Attack):
            prompt.piece = question.mini.id
            prompt.barred = barred_targets(state, question.mini, question.mini.space)
        elif isinstance(question, Confirm):
            mini = question.args().get("mini")
            prompt.piece = mini if type(mini) is int else None
        return prompt

    def candidate(self, state: ChessState, question: Question[Any], answer: Any) -> Candidate:
        found = Candidate(answer=answer, spelled=self.spelled(state, question, answer))
        if isinstance(question, Activate):
            self._activation(state, found, answer)
        elif isinstance(question, Move):
            self._destination(state, question.mini, found, answer)
        elif isinstance(question, Attack):
            self._target(state, question.mini, found, answer)
        elif isinstance(question, Confirm):
            self._yes_or_no(state, question, found, answer)
        elif question.kind in ("chessboard.setup.deploy", "chessboard.turn.reserve"):
            if isinstance(answer, list) and len(answer) == 2 and type(answer[0]) is int:
                found.piece, found.space = answer
        elif type(answer) is int:  # an obstacle, or where to drop the marker
            found.space = answer
        elif answer is None:
            found.note = Note(id=f"server.{question.kind}.none")
        return found

    def _activation(self, state: ChessState, found: Candidate, answer: Any) -> None:
        if answer is None:
            found.note = Note(id="server.chessboard.finish", rule="CB-TRN-06")
            waiting = sum(1 for mini in state.minis if mini.ready and mini.owner == state.turn)
            found.notes = [Note(id="server.chessboard.left-undone", args={"count": waiting})]
            return
        found.piece, found.space = answer, state.minis[answer].space

    def _destination(self, state: ChessState, mini: Mini, found: Candidate, answer: Any) -> None:
        space = answer if type(answer) is int else answer[-1] if answer else mini.space
        found.piece, found.space = mini.id, space
        if space == mini.space:
            found.note = Note(id=STAY)
        for attack in attacks_from(state, mini, space):
            if isinstance(attack, list):
                type_, target = str(attack[0]), attack[1]
                assert type(target) is int
                best = harm_of(state, mini, state.minis[target], type_)
                label = Note(id=f"chessboard.type.{type_}", args={"target": target})
                found.marks.append(Mark(role="hits", piece=target, note=label))
                found.chances.append(best)

    def _target(self, state: ChessState, mini: Mini, found: Candidate, answer: Any) -> None:
        found.piece = mini.id
        if not isinstance(answer, list):
            found.note = Note(id="server.chessboard.no-attack", rule="CB-ATK-01")
            return
        type_, target = answer
        foe = state.minis[target]
        found.target, found.space = target, foe.space
        found.note = Note(id=f"chessboard.type.{type_}", args={"target": target})
        found.chances = attack_chances(state, mini, foe, type_)
        change: dict[str, Json] = {"before": foe.armor, "after": foe.armor - 1}
        loses = Note(id="server.chessboard.armor-change", args=change, rule="CB-DEF-06")
        found.marks = [Mark(role="falls", piece=target, note=loses if foe.armor else None)]

    def _yes_or_no(self, state: ChessState, question: Confirm, found: Candidate, answer: Any) -> None:
        kind = question.kind
        found.note = Note(id=f"server.{kind}.{'yes' if answer else 'no'}")
        if kind.startswith("chessboard.reroll."):
            kept, again = reroll_chances(state, question)
            wanted = f"server.chessboard.wanted-{kind.rsplit('.', 1)[-1]}"
            found.chances = [chance_of(wanted, again if answer else kept)]
        elif kind == "chessboard.turn.pick-up" and answer and state.options.pickup == "skill":
            piece = question.args()["mini"]
            assert type(piece) is int
            mini = state.minis[piece]
            found.chances = [chance_of("chessboard.odds.success", skill_odds(mini.die, mini.reroll))]

    def _armies(self, state: ChessState, question: BuildArmy) -> Prompt:
        ready = [
            Candidate(
                answer=roster, spelled=str(roster["name"]), note=Note(id="server.ready-army", args=roster)
            )
            for roster in ready_armies(state.options)
            if isinstance(roster, dict)
        ]
        prompt = Prompt("roster", ready)
        prompt.args = {"options": dict(state.options.chosen)}
        return prompt

    def _placements(self, state: ChessState, question: DeployAll) -> Prompt:
        options: list[Any] = question.options()
        prompt = Prompt(
            "placements",
            [Candidate(answer=answer, spelled=self.spelled(state, question, answer)) for answer in options],
        )
        pieces: list[Json] = [mini.id for mini in reserves(state, question.player)]
        spaces: list[Json] = [*START_SPACES[question.player]]
        prompt.args = {"pieces": pieces, "spaces": spaces}
        return prompt

    def marks_of(self, state: ChessState, refusal: Refusal) -> list[Mark]:
        """The space in the way, the piece that is meant, and the line to it."""
        found: list[Mark] = []
        for name, role in (("space", "blocks"),):
            space = refusal.args.get(name)
            if type(space) is int and 0 <= space < SPACES:
                found.append(Mark(role=role, space=space))
        for name in ("target", "mini"):
            piece = refusal.args.get(name)
            if type(piece) is int and 0 <= piece < len(state.minis) and "army." not in refusal.reason:
                found.append(Mark(role="hits" if name == "target" else "acts", piece=piece))
        return found

    # -- looks ----------------------------------------------------------------------------------

    def look(self, state: ChessState, player: PlayerId | None, what: str, args: dict[str, Json]) -> Json:
        if what == "reach":
            return look_reach(state, piece_of(state, args))
        if what == "attacks":
            mini = piece_of(state, args)
            return look_attacks(state, mini, whole(args, "space", 0, SPACES - 1))
        if what == "threats":
            return look_threats(state, whole(args, "player", 0, 1))
        if what == "line":
            return look_line(state, whole(args, "from", 0, SPACES - 1), whole(args, "to", 0, SPACES - 1))
        raise BadData("look", "reach, attacks, threats or line", what)

    # -- armies ---------------------------------------------------------------------------------

    def army_book(self, options: dict[str, Json]) -> ArmyBook:
        chosen = Options(options)
        free = chosen.army_mode == "free"
        dice = [entry_of(f"d{die}") for die in FIGURES.dice]
        upgrades = [upgrade_of(item) for item in ("armor", "bow", "gun", "hero")]
        figures = [
            ArmyEntry(entry=name, cost=0, why=[], group="figure", profile={"attacks": [*attacks]})
            for name, attacks in FIGURES.attacks.items()
        ]
        rosters = [
            ReadyRoster(name=str(roster["name"]), points=cost_of(roster), roster=roster)
            for roster in ready_armies(chosen)
            if isinstance(roster, dict)
        ]
        with_figures = free or chosen.figure_weapons == "free"
        return ArmyBook(
            game=self.game.id,
            key="minis",
            budget=None if free else chosen.points,
            least=chosen.free_min if free else chosen.army_min,
            most=MOST_MINIS if free else chosen.points // FIGURES.dice[0],
            entries=dice,
            upgrades=([] if free else upgrades) + (figures if with_figures else []),
            ready=rosters,
        )

    def army_verdict(self, roster: Json, options: dict[str, Json]) -> ArmyVerdict:
        chosen = Options(options)
        minis = roster.get("minis") if isinstance(roster, dict) else roster
        entries: list[ArmyEntry] = []
        unreadable: list[ArmyProblem] = []
        for index, mini in enumerate(minis if isinstance(minis, list) else []):
            try:
                entries.append(entry_of(mini if isinstance(mini, str) else str(mini)))
            except BadData as error:
                entries.append(ArmyEntry(entry=str(mini), cost=None, why=[]))
                unreadable.append(ArmyProblem(note=note_of(error.refusal), entry=index))
        budget = chosen.points if chosen.army_mode == "points" else None
        total = sum(entry.cost or 0 for entry in entries)
        problems = unreadable
        if not unreadable:
            for refusal in army.problems(roster, chosen):
                entry = refusal.args.get("mini")
                problems.append(ArmyProblem(note=note_of(refusal), entry=entry if type(entry) is int else -1))
        written = [entry.entry for entry in entries]
        for problem in problems:
            problem.fix = army_fix(written, problem, chosen)
        barred = [] if unreadable else barred_dice(written, problems, chosen)
        return ArmyVerdict(problems=problems, cost=total, budget=budget, entries=entries, barred=barred)

    def random_army(self, options: dict[str, Json], seed: int) -> ReadyRoster:
        roster = mixed_army(Options(options), Draw(seed))
        return ReadyRoster(name="Mixed", points=cost_of(roster), roster=roster)

    def odds(self, situation: dict[str, Json]) -> list[Chance]:
        """``attack`` with type, die, target_die and so on; ``skill``; ``initiative``."""
        what = situation.get("what")
        if what == "initiative":
            chance = initiative_odds(die_in(situation, "die"), die_in(situation, "target_die"))
            return [
                chance_of("chessboard.odds.first", chance),
                chance_of("chessboard.odds.second", 1 - chance),
            ]
        if what == "skill":
            chance = skill_odds(die_in(situation, "die"), situation.get("reroll") is True)
            return [
                chance_of("chessboard.odds.success", chance),
                chance_of("chessboard.odds.failure", 1 - chance),
            ]
        if what != "attack":
            raise BadData("odds.what", "attack, skill or initiative", what)
        type_ = situation.get("type")
        if not isinstance(type_, str) or type_ not in TYPES:
            raise BadData("odds.type", "melee, bow or gun", type_)
        odds = duel_odds(
            type_,
            die_in(situation, "die"),
            situation.get("reroll") is True,
            die_in(situation, "target_die"),
            situation.get("target_reroll") is True,
            1 if situation.get("armor") else 0,
            situation.get("informed") is True,
        )
        return [
            chance_of("chessboard.odds.miss", odds.miss),
            chance_of("chessboard.odds.saved", odds.saved),
            chance_of("chessboard.odds.armor", odds.armor),
            chance_of("chessboard.odds.defeat", odds.defeat),
        ]


# -- candidates ---------------------------------------------------------------------------------


def steps_between(one: int, other: int) -> int:
    """How many spaces lie from one space to another, straight or across."""
    return max(abs(one % 8 - other % 8), abs(one // 8 - other // 8))


def shape_of(question: Question[Any]) -> str:
    """Which gesture answers the question."""
    if isinstance(question, Confirm):
        return "confirm"
    if isinstance(question, Activate):
        return "piece"
    if isinstance(question, Attack):
        return "attack"
    return "piece-space" if isinstance(question, Deploy) or question.kind.endswith(".reserve") else "space"


def attack_chances(state: ChessState, mini: Mini, foe: Mini, type_: str) -> list[Chance]:
    """How an attack can end, the outcome that matters most first."""
    odds = attack_odds(state, mini, foe, type_)
    why = why_of(mini, foe, type_)
    return [
        chance_of("chessboard.odds.defeat", odds.defeat, why),
        chance_of("chessboard.odds.armor", odds.armor),
        chance_of("chessboard.odds.saved", odds.saved),
        chance_of("chessboard.odds.miss", odds.miss),
    ]


def why_of(mini: Mini, foe: Mini, type_: str) -> list[Part]:
    """The numbers the odds of an attack come from."""
    parts = [
        Part(reason="server.chessboard.attack-die", amount=mini.die, rule="CB-DIE-02"),
        Part(reason="server.chessboard.defense-die", amount=foe.die, rule="CB-DEF-01"),
        Part(reason="server.chessboard.save-needs", amount=FIGURES.save, rule="CB-DIE-09"),
    ]
    if type_ == "bow":
        parts.insert(1, Part(reason="server.chessboard.bow-halves", amount=2, rule="CB-DIE-06"))
    if mini.reroll:
        parts.append(Part(reason="server.chessboard.own-reroll", amount=1, rule="CB-HER-01"))
    if foe.reroll:
        parts.append(Part(reason="server.chessboard.foe-reroll", amount=1, rule="CB-HER-01"))
    if foe.armor:
        parts.append(Part(reason="server.chessboard.armor-left", amount=foe.armor, rule="CB-DEF-06"))
    return parts


def harm_of(state: ChessState, mini: Mini, foe: Mini, type_: str) -> Chance:
    """The chance that the target falls, or loses a point of Armor if it has one."""
    odds = attack_odds(state, mini, foe, type_)
    if foe.armor:
        return chance_of("chessboard.odds.armor", odds.armor)
    return chance_of("chessboard.odds.defeat", odds.defeat)


def barred_minis(state: ChessState, question: Activate) -> list[Barred]:
    """Own miniatures that cannot be activated now."""
    found: list[Barred] = []
    for mini in state.minis:
        if mini.owner == question.player and not mini.ready and mini.space >= 0:
            refusal = question.check(mini.id)
            if refusal is not None:
                found.append(Barred(note=note_of(refusal), piece=mini.id, space=mini.space))
    return found


def barred_spaces(state: ChessState, question: Move) -> list[Barred]:
    """Spaces within the length of the move that it cannot end on."""
    mini = question.mini
    open_spaces = members(*question.reach())
    found: list[Barred] = []
    for space in range(SPACES):
        near = steps_between(mini.space, space) <= mini.move
        if near and space not in open_spaces:
            found.append(Barred(note=note_of(unreachable(state, mini, space)), space=space))
    return found


def barred_targets(state: ChessState, mini: Mini, space: int) -> list[Barred]:
    """Enemies on the board that cannot be attacked from a space, with the reason for the best weapon."""
    found: list[Barred] = []
    types = [type_ for type_ in ("gun", "bow") if getattr(mini.profile, type_)] or ["melee"]
    attacked = [attack[1] for attack in attacks_from(state, mini, space) if isinstance(attack, list)]
    for foe in state.minis:
        if foe.owner != mini.owner and foe.space >= 0 and foe.id not in attacked:
            refusal = attack_problem(state, mini, space, types[0], foe)
            if refusal is not None:
                found.append(Barred(note=note_of(refusal), target=foe.id, space=foe.space))
    return found


# -- looks --------------------------------------------------------------------------------------


def piece_of(state: ChessState, args: dict[str, Json]) -> Mini:
    """The miniature a look is about, which must stand on the board."""
    if not state.minis:
        raise BadData("look.piece", "a match with armies on the table", args.get("piece"))
    mini = state.minis[whole(args, "piece", 0, len(state.minis) - 1)]
    if mini.space < 0:
        raise BadData("look.piece", "a miniature on the board", mini.id)
    return mini


def look_reach(state: ChessState, mini: Mini) -> Json:
    """Where a miniature could go in one turn, and whom it could attack from there."""
    counts = step_counts(state, mini, mini.space)
    spaces: list[Json] = []
    for space in members(*reach(state, mini)):
        path: list[Json] = [*shortest_path(state, mini, space)]
        spaces.append(
            {"space": space, "steps": counts[space], "path": path, "attacks": attack_data(state, mini, space)}
        )
    return {"piece": mini.id, "spaces": spaces, "move": move_allowance(mini).to_json()}


def attack_data(state: ChessState, mini: Mini, space: int) -> list[Json]:
    found: list[Json] = []
    for attack in attacks_from(state, mini, space):
        if isinstance(attack, list):
            type_, target = str(attack[0]), attack[1]
            assert type(target) is int
            chances: list[Json] = [
                chance_data(one) for one in attack_chances(state, mini, state.minis[target], type_)
            ]
            found.append({"type": type_, "target": target, "chances": chances})
    return found


def look_attacks(state: ChessState, mini: Mini, space: int) -> Json:
    """Whom a miniature could attack from a space, and why not the others."""
    barred: list[Json] = [
        {"target": one.target, "note": {"id": one.note.id, "args": one.note.args, "rule": one.note.rule}}
        for one in barred_targets(state, mini, space)
    ]
    return {"attacks": attack_data(state, mini, space), "barred": barred}


def look_threats(state: ChessState, player: PlayerId) -> Json:
    """The pieces of a player that could be attacked in one turn of the enemy: by whom, and how likely."""
    harm: dict[int, tuple[list[int], Chance]] = {}
    for foe in state.minis:
        if foe.owner == player or foe.space < 0:
            continue
        for space in members(*reach(state, foe)):
            for attack in attacks_from(state, foe, space):
                if isinstance(attack, list):
                    target = attack[1]
                    assert type(target) is int
                    chance = harm_of(state, foe, state.minis[target], str(attack[0]))
                    known = harm.get(target)
                    if known is None:
                        harm[target] = ([foe.id], chance)
                    else:
                        if foe.id not in known[0]:
                            known[0].append(foe.id)
                        if chance.percent > known[1].percent:
                            harm[target] = (known[0], chance)
    pieces: list[Json] = []
    for target in sorted(harm):
        attackers, chance = harm[target]
        pieces.append({"piece": target, "attackers": [*attackers], "harm": chance_data(chance)})
    return {"pieces": pieces}


def has_clear_line(state: ChessState, start: int, end: int) -> bool:
    between = BETWEEN[start][end]
    return between is not None and blocking_space(state, start, end, between) < 0


def look_line(state: ChessState, start: int, end: int) -> Json:
    """Whether a shot from one space to another has a clear line, and what is in the way."""
    between = BETWEEN[start][end]
    if between is None:
        return {
            "clear": False,
            "blocked": None,
            "note": {"id": "chessboard.attack.not_in_line", "rule": "CB-LIN-01"},
        }
    space = blocking_space(state, start, end, between)
    spaces: list[Json] = [*between]
    if space < 0:
        return {"clear": True, "blocked": None, "between": spaces, "note": None}
    note: Json = {"id": "chessboard.attack.blocked", "args": {"space": space}, "rule": "CB-LIN-03"}
    return {"clear": False, "blocked": space, "between": spaces, "note": note}


# -- armies -------------------------------------------------------------------------------------


def entry_of(text: str) -> ArmyEntry:
    """A miniature as it is written, with its cost and the reasons."""
    wish = army.read_wish(text, "army")
    total = cost(wish)
    profile: Json = {
        "die": wish.die,
        "move": wish.die // 2,
        "armor": wish.armor,
        "bow": wish.bow,
        "gun": wish.gun,
        "hero": wish.hero,
        "figure": wish.figure,
    }
    return ArmyEntry(entry=text, cost=total.amount, why=parts_of(total), group="die", profile=profile)


def army_fix(minis: list[str], problem: ArmyProblem, options: Options) -> ArmyFix | None:
    """Which miniature has to go for a problem to be gone, where there is only one."""
    ways: list[ArmyFix] = []
    for place in [problem.entry] if problem.entry >= 0 else range(len(minis)):
        rest: list[Json] = [mini for number, mini in enumerate(minis) if number != place]
        left = [refusal.reason for refusal in army.problems({"minis": rest}, options)]
        if problem.note.id not in left or problem.entry >= 0:
            note = Note(id="server.fix-remove-number", args={"number": place + 1})
            ways.append(ArmyFix(note=note, roster={"minis": rest}))
    return ways[0] if len(ways) == 1 else None


def barred_dice(minis: list[str], problems: list[ArmyProblem], options: Options) -> list[ArmyBar]:
    """Dice that would make a new problem if one more of them was added."""
    before = [problem.note.id for problem in problems]
    found: list[ArmyBar] = []
    for die in FIGURES.dice:
        more: list[Json] = [*minis, f"d{die}"]
        new = [one for one in army.problems({"minis": more}, options) if one.reason not in before]
        if new:
            found.append(ArmyBar(entry=f"d{die}", note=note_of(new[0])))
    return found


def upgrade_of(item: str) -> ArmyEntry:
    price = FIGURES.prices[item]
    rule = {"armor": "CB-EQP-01", "bow": "CB-EQP-02", "gun": "CB-EQP-03", "hero": "CB-EQP-04"}[item]
    part = Part(reason=f"chessboard.cost.{item}", amount=price, rule=rule)
    return ArmyEntry(entry="armor:1" if item == "armor" else item, cost=price, why=[part], group="equipment")


def cost_of(roster: Json) -> int:
    return sum(cost(wish).amount for wish in read_roster(roster))


def die_in(situation: dict[str, Json], name: str) -> int:
    value = situation.get(name)
    if type(value) is not int or value not in FIGURES.dice:
        raise BadData(f"odds.{name}", "one of " + ", ".join(str(die) for die in FIGURES.dice), value)
    return value


SCREEN: Final = ChessboardScreen
