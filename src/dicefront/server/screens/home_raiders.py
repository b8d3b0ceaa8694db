"""Home Raiders on a screen: who may act, where everybody would go, and what an attack would come to."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.home_raiders.attachments import Attach
from dicefront.games.home_raiders.close_combat import MeleeTarget
from dicefront.games.home_raiders.contact import FreeAttacks
from dicefront.games.home_raiders.declaring import TakeAction
from dicefront.games.home_raiders.deployment import DeployTroop
from dicefront.games.home_raiders.forced import ForcedMove
from dicefront.games.home_raiders.markers import PlaceMarker
from dicefront.games.home_raiders.movement import MovePlan
from dicefront.games.home_raiders.odds import AttackOdds, attack_odds, melee_odds
from dicefront.games.home_raiders.options import Options
from dicefront.games.home_raiders.rounds import Activate
from dicefront.games.home_raiders.shooting import Shoot
from dicefront.games.home_raiders.shot import Shot, make_attack, read_shot
from dicefront.games.home_raiders.spirit import SpiritUse
from dicefront.games.home_raiders.state import Character, State, Troop
from dicefront.games.home_raiders.strike import BY_ACTION
from dicefront.games.home_raiders.targets import takers
from dicefront.games.home_raiders.team import BuildTeam, read_team
from dicefront.games.home_raiders.view import STAGES
from dicefront.kernel.errors import BadData, Refusal
from dicefront.kernel.ids import NOBODY, Json, PlayerId
from dicefront.kernel.question import Confirm, Question
from dicefront.server.protocol.armies import ArmyBook, ArmyVerdict, ReadyRoster
from dicefront.server.protocol.table import Barred, Candidate, Mark
from dicefront.server.protocol.words import Chance, Note, Part
from dicefront.server.screens import home_raiders_looks as looks
from dicefront.server.screens import home_raiders_teams as teams
from dicefront.server.screens.base import MOST_CANDIDATES, Facts, Prompt, Screen, note_of, whole
from dicefront.server.screens.home_raiders_windows import window_facts

PREFIX: Final = "server.home_raiders."
SHARES: Final = (1, 0.7, 0.45, 0.25)
"""So much of the way to a point is tried by a troop that is moved by hand."""

OF_TROOPS: Final = ("home_raiders.setup.reckon",)
"""Choices whose numbers are troops; in all others they are characters."""


class HomeRaidersScreen(Screen):
    """The screen of Home Raiders. Pieces are characters, points are ``[x, y]`` or ``[x, y, z]``."""

    def quick_options(self) -> dict[str, Json]:
        return {"table": "bedside-table", "stars": 4}

    def turn(self, state: State) -> Json:
        return [state.round, state.player]

    def activation(self, state: State) -> Json:
        return [state.round, state.player, *state.acting]

    def is_reaction(self, state: State, question: Question[Any]) -> bool:
        return STAGES[state.stage] == "turn" and question.player != state.player

    def facts(self, state: State, question: Question[Any]) -> Facts:
        return window_facts(state, question)

    # -- questions ------------------------------------------------------------------------------

    def prompt(self, state: State, question: Question[Any]) -> Prompt:
        options: list[Any] = question.options()[:MOST_CANDIDATES]
        found = [self.candidate(state, question, answer) for answer in options]
        prompt = Prompt(shape_of(question), found)
        if isinstance(question, BuildTeam):
            prompt.args = {"options": dict(question.game_options.chosen)}
        elif isinstance(question, Activate):
            prompt.barred = barred_troops(state, question)
        elif isinstance(question, TakeAction):
            prompt.barred = barred_actions(question)
        elif isinstance(question, ForcedMove):
            prompt.piece = question.c.id
        else:
            for name in ("character", "shooter", "attacker", "target"):
                piece = question.args().get(name)
                if type(piece) is int and 0 <= piece < len(state.characters):
                    prompt.piece = piece
                    break
        return prompt

    def candidate(self, state: State, question: Question[Any], answer: Any) -> Candidate:
        found = Candidate(answer=answer, spelled=self.spelled(state, question, answer))
        if isinstance(question, BuildTeam):
            found.note = team_note(question.game_options, answer)
        elif isinstance(question, Activate):
            show_troop(state, found, answer)
        elif isinstance(question, TakeAction):
            show_action(state, found, answer)
        elif isinstance(question, MovePlan):
            show_plan(state, found, answer)
        elif isinstance(question, DeployTroop):
            show_places(found, answer)
        elif isinstance(question, Attach):
            show_attached(found, answer)
        elif isinstance(question, MeleeTarget):
            show_blow(state, found, answer)
        elif isinstance(question, Shoot):
            show_shot(state, found, answer)
        elif isinstance(question, SpiritUse):
            show_spirit(found, answer)
        elif isinstance(question, FreeAttacks):
            show_free_attacks(state, found, answer)
        elif isinstance(question, (PlaceMarker, ForcedMove)):
            show_point(found, answer, question.kind)
        else:
            show_other(state, question, found, answer)
        return found

    def trial(self, state: State, question: Question[Any], answer: Any) -> Candidate:
        found = self.candidate(state, question, answer)
        if isinstance(question, MovePlan):
            found.detail = question.preview(answer)
        return found

    def trial_marks(self, state: State, question: Question[Any], answer: Any, refusal: Refusal) -> list[Mark]:
        """The moves of a plan that are all right by themselves are drawn even if another one is not."""
        found = self.marks_of(state, refusal)
        if isinstance(question, MovePlan):
            for way in listed_ways(question.preview(answer)):
                points = [[float(part) for part in point] for point in way["path"]]
                found.append(Mark(role="passes", piece=way["character"], points=points))
        return found

    def marks_of(self, state: State, refusal: Refusal) -> list[Mark]:
        found: list[Mark] = []
        roles = {
            "character": "acts",
            "shooter": "acts",
            "target": "hits",
            "enemy": "blocks",
            "other": "blocks",
        }
        for name, role in roles.items():
            piece = refusal.args.get(name)
            if type(piece) is int and 0 <= piece < len(state.characters):
                found.append(Mark(role=role, piece=piece))
        for name in ("object", "thing"):
            thing = refusal.args.get(name)
            if type(thing) is int and 0 <= thing < len(state.space.things):
                corners = [[float(one.x), float(one.y)] for one in state.space.things[thing].shape.corners()]
                found.append(Mark(role="blocks", points=corners))
        return found

    def look(self, state: State, player: PlayerId | None, what: str, args: dict[str, Json]) -> Json:
        return looks.look(state, what, args)

    def propose(self, state: State, question: Question[Any], args: dict[str, Json]) -> Json:
        """The whole troop towards a point, or into contact with an enemy, as one would move it by hand."""
        if not isinstance(question, MovePlan):
            return None
        enemy = whole(args, "enemy", 0, len(state.characters) - 1) if "enemy" in args else NOBODY
        x, y = looks.point_in(args)
        start = question.terms.movers[0].body.shape
        for share in SHARES:  # as far as the troop can go without falling apart
            there = [round(int(a) + (b - int(a)) * share) for a, b in ((start.x, x), (start.y, y))]
            plan: list[Json] = question.towards(there[0], there[1], enemy)
            if plan and question.check(plan) is None:
                return plan
        return None

    # -- teams ----------------------------------------------------------------------------------

    def army_book(self, options: dict[str, Json]) -> ArmyBook:
        return teams.team_book(options)

    def army_verdict(self, roster: Json, options: dict[str, Json]) -> ArmyVerdict:
        return teams.team_verdict(roster, options)

    def random_army(self, options: dict[str, Json], seed: int) -> ReadyRoster:
        return teams.any_team(options, seed)

    def odds(self, situation: dict[str, Json]) -> list[Chance]:
        return looks.pool_odds(situation)


# -- shapes and what is not possible ------------------------------------------------------------


def shape_of(question: Question[Any]) -> str:
    """Which gesture answers the question."""
    if isinstance(question, Confirm):
        return "confirm"
    if isinstance(question, BuildTeam):
        return "roster"
    if isinstance(question, DeployTroop):
        return "placements"
    if isinstance(question, MovePlan):
        return "path"
    if isinstance(question, (PlaceMarker, ForcedMove)) or question.kind == "home_raiders.generic.teleport":
        return "point"
    if isinstance(question, Activate):
        return "piece"
    if isinstance(question, (MeleeTarget, Shoot, SpiritUse)):
        return "attack"
    return "choose"


def barred_troops(state: State, question: Activate) -> list[Barred]:
    """Own troops that cannot be activated now."""
    found: list[Barred] = []
    for troop in state.troops:
        if troop.owner == question.player and troop.members and troop.id not in question.ready:
            refusal = question.check(troop.id)
            if refusal is not None:
                found.append(Barred(note=note_of(refusal), piece=troop.members[0]))
    return found


ACTIONS: Final = ["move", "melee", "shoot", "spirit", "generic"]


def barred_actions(question: TakeAction) -> list[Barred]:
    """Actions that stay visible and say why they are not possible (G3-3)."""
    found: list[Barred] = []
    for troop in question.troops:
        for action in ACTIONS:
            refusal = question.check({"troop": troop.id, "action": action})
            if refusal is not None and troop.members:
                found.append(Barred(note=note_of(refusal), piece=troop.members[0]))
    return found


# -- candidates ---------------------------------------------------------------------------------


def front_of(troop: Troop) -> int | None:
    """The character that stands for its troop: the Leader, or the first."""
    if troop.leader != NOBODY and troop.leader in troop.members:
        return troop.leader
    return troop.members[0] if troop.members else None


def show_troop(state: State, found: Candidate, answer: Any) -> None:
    if type(answer) is not int or not 0 <= answer < len(state.troops):
        found.note = Note(id=f"{PREFIX}pass", rule="HR-RND-07")
        return
    troop = state.troops[answer]
    found.piece = front_of(troop)
    found.note = Note(id=f"{PREFIX}troop", args={"troop": answer})
    found.detail = {"troop": answer}
    found.marks = [Mark(role="acts", piece=member) for member in troop.members]


def show_action(state: State, found: Candidate, answer: Any) -> None:
    troop = state.troops[answer["troop"]]
    found.piece = front_of(troop)
    args: dict[str, Json] = {"troop": troop.id, "action": answer["action"]}
    found.note = Note(id=f"{PREFIX}action", args=args, rule="HR-ACT-02")
    found.detail = {"troop": troop.id, "actions": troop.actions}
    for who, action, when in answer.get("apart", []):
        apart: dict[str, Json] = {"character": who, "action": action, "when": when}
        found.notes.append(Note(id=f"{PREFIX}apart", args=apart, rule="HR-LDR-04"))
    if "marker" in answer:
        found.notes.append(Note(id=f"{PREFIX}marker", args={"character": answer["marker"]}, rule="HR-OBJ-15"))


def show_plan(state: State, found: Candidate, answer: Any) -> None:
    """A plan is drawn as it is written; what it costs and touches is told where somebody asks (``try``)."""
    if not answer:
        found.note = Note(id=f"{PREFIX}stay")
    for move in answer:
        character = state.characters[move[0]]
        shape = character.body.shape
        way = [[float(shape.x), float(shape.y)], *[[float(part) for part in point] for point in move[1]]]
        if len(way) > 1:
            found.marks.append(Mark(role="passes", piece=character.id, points=way))
            found.marks.append(Mark(role="goes", piece=character.id, points=[way[-1]]))
        if len(move) > 2 and isinstance(move[2], str):
            args: dict[str, Json] = {"character": character.id, "how": move[2]}
            found.notes.append(Note(id=f"{PREFIX}how", args=args))
        if found.piece is None:
            found.piece, found.point = character.id, way[-1]


def show_places(found: Candidate, answer: Any) -> None:
    for spot in answer:
        piece, place = spot[0], [float(part) for part in spot[1]]
        found.marks.append(Mark(role="goes", piece=piece, points=[place]))
        if found.piece is None:
            found.piece, found.point = piece, place


def show_attached(found: Candidate, answer: Any) -> None:
    """Who joins whom, and who is held back."""
    notes = [
        Note(id=f"{PREFIX}joins", args={"character": who, "troop": troop}, rule="HR-DEP-04")
        for who, troop in [*answer["leaders"], *answer["specialists"]]
    ]
    if answer["held_back"]:
        held: dict[str, Json] = {"troops": [*answer["held_back"]]}
        notes.append(Note(id=f"{PREFIX}held-back", args=held, rule="HR-DEP-06"))
    found.note = notes[0] if notes else Note(id=f"{PREFIX}nobody-joins")
    found.notes = notes[1:]


def chances_of(odds: AttackOdds) -> list[Chance]:
    """How an attack can end, what matters most first; both pools with their reasons."""
    why = [
        Part(reason=str(part["reason"]), amount=int(part["amount"]), rule=str(part["rule"]))
        for build in (odds.to_json()["attack"], odds.to_json()["defence"])
        if isinstance(build, dict)
        for name in ("changes", "boosts", "granted")
        for part in listed(build.get(name))
    ]
    return [
        Chance(id=f"{PREFIX}vanish", exact="", percent=round(odds.vanish * 100, 2)),
        Chance(id=f"{PREFIX}wound", exact="", percent=round(odds.wound * 100, 2)),
        Chance(id=f"{PREFIX}win", exact="", percent=round(odds.win * 100, 2), why=why),
    ]


def listed(value: Json) -> list[dict[str, Any]]:
    """The reasons in a list, whatever else stands there."""
    parts = value if isinstance(value, list) else []
    return [part for part in parts if isinstance(part, dict) and {"reason", "amount", "rule"} <= part.keys()]


def listed_ways(preview: dict[str, Json]) -> list[dict[str, Any]]:
    ways = preview["ways"]
    return [way for way in ways if isinstance(way, dict)] if isinstance(ways, list) else []


def show_blow(state: State, found: Candidate, answer: Any) -> None:
    if answer is None:
        found.note = Note(id=f"{PREFIX}nobody-else", rule="HR-CCA-03")
        return
    attacker = state.characters[answer[0]]
    found.piece = attacker.id
    found.note = Note(id=f"{PREFIX}blow", args={"character": attacker.id}, rule="HR-CCA-03")
    punched = [place for place, word in enumerate(answer) if word == "sucker-punch"]
    for place, word in enumerate(answer[1:], start=1):
        if type(word) is int:
            target = state.characters[word]
            found.marks.append(Mark(role="hits", piece=word))
            if found.target is None:
                found.target = word
                odds = melee_odds(state, attacker, target, place + 1 in punched)
                found.chances, found.detail = chances_of(odds), odds.to_json()
    if punched:
        found.notes.append(Note(id="home_raiders.ability.sucker-punch", rule="HR-ACC-11"))


def show_shot(state: State, found: Candidate, answer: Any) -> None:
    if answer is None:
        found.note = Note(id=f"{PREFIX}nobody-else", rule="HR-SHT-06")
        return
    shot = read_shot(state, answer)
    if not isinstance(shot, Shot):
        return
    found.piece = shot.shooter
    used: dict[str, Json] = {"character": shot.shooter, "options": [*answer.get("with", [])]}
    found.note = Note(id=f"{PREFIX}shot", args=used, rule="HR-SHT-06")
    target = taker_of(state, shot)
    if target is not None:
        found.target = target.id
        odds = attack_odds(state, make_attack(state, shot, BY_ACTION, target))
        found.chances, found.detail = chances_of(odds), odds.to_json()
        found.marks = [Mark(role="hits", piece=target.id)]


def taker_of(state: State, shot: Shot) -> Character | None:
    """Who takes a shot: the one that is touched, or the nearest."""
    if shot.touched != NOBODY:
        return state.characters[shot.touched]
    shooter = state.characters[shot.shooter]
    nearest = takers(state, shooter, state.troops[shot.troop], shot.ignored, shooter, NOBODY, False)
    return nearest[0] if nearest else None


def show_spirit(found: Candidate, answer: Any) -> None:
    if answer is None:
        found.note = Note(id=f"{PREFIX}nobody-else", rule="HR-SPI-10")
        return
    found.piece, found.target = answer[0], answer[2]
    found.note = Note(id=f"home_raiders.ability.{answer[1]}", rule="HR-SPI-01")
    found.marks = [Mark(role="hits", piece=answer[2])]


def show_free_attacks(state: State, found: Candidate, answer: Any) -> None:
    found.note = Note(id=f"{PREFIX}free-attacks", args={"count": len(answer)}, rule="HR-CON-02")
    for enemy, mover in answer:
        found.marks.append(Mark(role="acts", piece=enemy))
        found.marks.append(Mark(role="hits", piece=mover))
        if not found.chances:
            found.piece, found.target = enemy, mover
            found.chances = chances_of(melee_odds(state, state.characters[enemy], state.characters[mover]))


def show_point(found: Candidate, answer: Any, kind: str) -> None:
    if answer is None:
        found.note = Note(id=f"{PREFIX}no-move")
        return
    found.point = [float(part) for part in answer]
    found.marks = [Mark(role="goes", points=[found.point])]
    found.note = Note(id=f"{PREFIX}point", args={"kind": kind})


def show_other(state: State, question: Question[Any], found: Candidate, answer: Any) -> None:
    """Yes or no, a name, or the number of a character or troop."""
    if isinstance(question, Confirm):
        found.note = Note(id=f"{PREFIX}{'yes' if answer else 'no'}")
    elif answer is None:
        found.note = Note(id=f"{PREFIX}none")
    elif type(answer) is int and question.kind in OF_TROOPS:
        show_troop(state, found, answer)
    elif type(answer) is int and 0 <= answer < len(state.characters):
        found.piece = found.target = answer
        found.note = Note(id=f"{PREFIX}character", args={"character": answer})
        found.marks = [Mark(role="hits", piece=answer)]
    elif isinstance(answer, str):
        ability = f"home_raiders.ability.{answer}"
        stun = question.kind == "home_raiders.spirit.stun"
        found.note = Note(id=ability) if stun else Note(id=f"{PREFIX}choice", args={"choice": answer})
    elif isinstance(answer, list):
        pieces = [part for part in answer if type(part) is int and 0 <= part < len(state.characters)]
        if shape_of(question) == "point" or question.kind in ("home_raiders.fall.place",):
            show_point(found, [part for part in answer if type(part) is int], question.kind)
        elif pieces and type(answer[0]) is int:
            found.piece = pieces[0]
            words = [part for part in answer if isinstance(part, str)]
            if words:
                found.note = Note(id=f"{PREFIX}choice", args={"choice": words[0]})
            if len(pieces) > 1:
                found.target = pieces[1]
    if found.note is None and found.piece is None and found.point is None:
        found.note = Note(id=f"{PREFIX}choice", args={"choice": found.spelled})


# -- teams --------------------------------------------------------------------------------------


def team_note(options: Options, answer: Any) -> Note:
    """A team by its names and what is in it."""
    try:
        team = read_team(answer, options)
    except BadData:
        return Note(id=f"{PREFIX}team")
    names: list[Json] = [f"{entry.card.name_en} ×{entry.characters()}" for entry in team.entries]
    ready = options.teams.get(answer) if isinstance(answer, str) else None
    args: dict[str, Json] = {
        "name": team.faction if ready is None else ready.name_en,
        "name_nl": team.faction if ready is None else ready.name_nl,
        "stars": sum(entry.stars() for entry in team.entries),
        "troops": names,
    }
    return Note(id=f"{PREFIX}team", args=args)


SCREEN: Final = HomeRaidersScreen
