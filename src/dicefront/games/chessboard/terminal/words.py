"""Chessboard Skirmish in words: miniatures by die and space, throws with the reason of every number."""

from __future__ import annotations

import re
from typing import Any

from dicefront.games.chessboard.rules.army import (
    cost,
    read_roster,
    ready_armies,
    short_form,
)
from dicefront.games.chessboard.rules.attack import Attack
from dicefront.games.chessboard.rules.ending import tally_winner
from dicefront.games.chessboard.rules.events import (
    Activated,
    Attacked,
    Defeated,
    Deployed,
    DeployerFound,
    Entered,
    InitiativeWon,
    MarkerPickedUp,
    Moved,
    ObstaclesSet,
    Overtime,
    PickUpFailed,
    Reinforcing,
    Rerolled,
    RoundFinished,
)
from dicefront.games.chessboard.rules.flow import Activate
from dicefront.games.chessboard.rules.heroes import Reroll
from dicefront.games.chessboard.rules.lines import Aim
from dicefront.games.chessboard.rules.movement import Move, reach
from dicefront.games.chessboard.rules.options import Options
from dicefront.games.chessboard.rules.setup import Deploy, DeployAll, Placing, to_deploy
from dicefront.games.chessboard.rules.skills import PickUp
from dicefront.games.chessboard.rules.state import (
    DEFEATED,
    ChessState,
    Mini,
    free_starting_spaces,
    reserves,
)
from dicefront.games.chessboard.terminal import chances
from dicefront.games.chessboard.terminal.dice import DiceTeller
from dicefront.games.chessboard.terminal.labels import Labels
from dicefront.games.chessboard.terminal.reading import (
    ACTIVATE,
    ATTACK,
    BUILD,
    DEPLOY,
    MOVE,
    RESERVE,
    Reader,
)
from dicefront.kernel.errors import BadData, Refusal
from dicefront.kernel.event import Event
from dicefront.kernel.game import Game
from dicefront.kernel.ids import NOBODY, Json, PlayerId
from dicefront.kernel.question import Confirm, Question
from dicefront.parts.terminal.wording import Choice, Step, percent
from dicefront.tabletop.grid import NAMES, members, space_named
from dicefront.text.messages import Messages

_OWNER_NAMED = ("chessboard.deployed", "chessboard.activated", "chessboard.entered")
_PLACE_NAMED = (
    "chessboard.deployed",
    "chessboard.entered",
    "chessboard.moved",
    "chessboard.turn.move",
    "chessboard.marker-picked-up",
)
"""Messages that tell by themselves whose miniature it is, or where it is."""

_RULES: dict[type[Event], str] = {
    DeployerFound: "CB-DEP-01",
    InitiativeWon: "CB-RND-02",
    MarkerPickedUp: "CB-RET-07",
    Overtime: "CB-SUR-03",
    PickUpFailed: "CB-SKL-03",
    Reinforcing: "CB-DEP-10",
    Rerolled: "CB-HER-01",
    RoundFinished: "CB-TRN-06",
}


def _is_idle(event: Event, after: list[Event]) -> bool:
    """Whether nothing is lost without the event: an activation before a move, a board without obstacles."""
    if isinstance(event, ObstaclesSet):
        return not event.spaces
    if not isinstance(event, Activated):
        return False
    return any(isinstance(later, (Moved, Attacked)) and later.mini == event.mini for later in after[:3])


class Words(Labels):
    """The words of Chessboard Skirmish."""

    commands = ("odds", "targets", "reach", "cost")

    def __init__(self, game: Game[Any], messages: Messages, names: list[str]) -> None:
        super().__init__(game, messages, names)
        self.first_to_act = NOBODY
        self.dice = DiceTeller(self)
        self.reader = Reader(self)

    # -- what happened --------------------------------------------------------------------------

    def begin(self) -> None:
        self.places = {}

    def watch(self, state: ChessState) -> None:
        self.places = {mini.id: mini.space for mini in state.minis if mini.space >= 0}

    def tell(self, events: list[Event], state: ChessState) -> list[str]:
        lines: list[str] = []
        for index, event in enumerate(events):
            after = events[index + 1 :]
            line = self.dice.line(event, after, state)
            if line is None:
                line = "" if _is_idle(event, after) else self.event(event, state)
            if line:
                lines.append(line)
            self._follow(event)
        return lines

    def event(self, event: Event, state: ChessState) -> str:
        line = super().event(event, state)
        rule = _RULES.get(type(event))
        return line if rule is None else f"{line} ({rule})"

    def _follow(self, event: Event) -> None:
        if isinstance(event, (Deployed, Entered)):
            self.places[event.mini] = event.space
        elif isinstance(event, Moved):
            self.places[event.mini] = event.end
        elif isinstance(event, Defeated):
            self.places.pop(event.target, None)
        elif isinstance(event, InitiativeWon):
            self.first_to_act = event.player

    def is_echo(self, event: Event) -> bool:
        return isinstance(event, Activated)

    def why(self) -> list[str]:
        return self.dice.why()

    nothing = "-"

    def word(self, name: str, value: Json, state: Any, about: str) -> object:
        if name == "entry" and type(value) is int:
            return self.say("chessboard.play.number", number=value + 1)
        return super().word(name, value, state, about)

    def piece(self, number: int, state: Any, name: str, about: str) -> object:
        """A miniature; whose it is need not be said of the own one in a question."""
        if not isinstance(state, ChessState) or not 0 <= number < len(state.minis):
            return number
        is_event = about.startswith("chessboard.") and about.count(".") == 1
        owner = name != "mini" or (is_event and about not in _OWNER_NAMED)
        return self.label(state.minis[number], owner, about not in _PLACE_NAMED)

    def space(self, number: int, state: Any) -> object:
        return NAMES[number] if 0 <= number < len(NAMES) else number

    # -- what is asked --------------------------------------------------------------------------

    def choices(self, question: Question[Any], state: ChessState) -> list[Choice]:
        if isinstance(question, Activate):
            return [self._activation(answer, state) for answer in question.options()]
        if isinstance(question, Move):
            return self._destinations(question, state)
        if isinstance(question, Attack):
            return [self._target(question, answer, state) for answer in question.options()]
        if question.kind in (DEPLOY, RESERVE) and question.finite:
            return self._deployments(question, state)
        if question.kind == BUILD:
            return [
                Choice(army, str(army["name"]), listed(army), self.price(army))
                for army in ready_armies(state.options)
                if isinstance(army, dict)
            ]
        if isinstance(question, DeployAll):
            return [self._deployed(question, placings, state) for placings in question.options()]
        return [self._other(question, answer, state) for answer in question.options()]

    def _activation(self, answer: int | None, state: ChessState) -> Choice:
        if answer is None:
            return Choice(None, "-", self.say("chessboard.play.finish"))
        mini = state.minis[answer]
        kit = self.kit(mini)
        return Choice(answer, NAMES[mini.space], f"d{mini.die}" + (f" {kit}" if kit else ""))

    def _destinations(self, question: Move, state: ChessState) -> list[Choice]:
        here = question.mini.space
        found = [
            Choice(here, "-", self.say("chessboard.play.stay"), self._prospect(question.mini, here, state))
        ]
        for way in question.options():
            if way.end != here:
                note = self._prospect(question.mini, way.end, state)
                found.append(Choice(question.write(way), NAMES[way.end], "", note))
        return found

    def _prospect(self, mini: Mini, space: int, state: ChessState) -> str:
        best = chances.best_attack(state, mini, space)
        return "" if best is None else "×" + best.short()

    def _target(self, question: Attack, aim: Aim | None, state: ChessState) -> Choice:
        if aim is None:
            return Choice(None, "-", self.say("chessboard.play.no-attack"))
        written = self.game.spell(state, question, aim)
        prospect = chances.prospect(state, question.mini, question.mini.space, aim)
        return Choice(question.write(aim), written, f"d{prospect.target.die}", self.chance(prospect))

    def chance(self, prospect: chances.Prospect) -> str:
        """The exact chances of an attack in words."""
        odds = prospect.odds
        which = "armored" if prospect.target.armor else "bare"
        return self.say(
            f"chessboard.play.chance-{which}",
            hit=percent(odds.hit),
            defeat=percent(odds.defeat),
            armor=percent(odds.armor),
        )

    def _deployments(self, question: Question[Any], state: ChessState) -> list[Choice]:
        found: list[Choice] = []
        for placing in question.options():
            written = self._placed(placing, state)
            if not any(choice.written == written for choice in found):
                found.append(Choice(question.write(placing), written))
        return found

    def _placed(self, placing: Placing, state: ChessState) -> str:
        return f"{short_form(state.minis[placing.mini].profile)} {NAMES[placing.space]}"

    def _deployed(self, question: DeployAll, placings: list[Placing], state: ChessState) -> Choice:
        return Choice(question.write(placings), ", ".join(self._placed(one, state) for one in placings))

    def _other(self, question: Question[Any], answer: object, state: ChessState) -> Choice:
        if isinstance(question, Confirm):
            word = "yes" if answer else "no"
            about = self.say_or(f"{at_table(question.kind)}-{word}", "")
            return Choice(answer, self.say(f"play.{word}"), about)
        text = self.say_or(f"{at_table(question.kind)}-nothing", "") if answer is None else ""
        return Choice(answer, self.game.spell(state, question, answer), text)

    def hint(self, question: Question[Any], state: ChessState) -> str:
        if question.kind in (ACTIVATE, MOVE, ATTACK, BUILD):
            return self.say(f"{at_table(question.kind)}-hint")
        if question.kind in (DEPLOY, RESERVE):
            waiting = ", ".join(short_form(mini.profile) for mini in reserves(state, question.player))
            which = "hint" if question.finite else "hint-all"
            example = self.choices(question, state)[0].written
            left = to_deploy(state, question.player)
            return self.say(f"{at_table(DEPLOY)}-{which}", waiting=waiting, left=left, example=example)
        if question.kind in ("chessboard.setup.obstacle", "chessboard.turn.drop"):
            return self.say(f"{at_table(question.kind)}-hint")
        return super().hint(question, state)

    def notes(self, question: Question[Any], state: ChessState) -> list[str]:
        if isinstance(question, Reroll):
            keep, again = (percent(question.show(answer).chances[0].chance) for answer in (False, True))
            return [self.say(f"chessboard.play.reroll-{question.what}", keep=keep, again=again)]
        if isinstance(question, PickUp) and question.skill:
            success = question.show(True).chances[0].chance
            return [self.say("chessboard.play.skill", chance=percent(success))]
        return []

    def is_long(self, question: Question[Any]) -> bool:
        return question.kind in (MOVE, DEPLOY, RESERVE, "chessboard.setup.obstacle") and question.finite

    def is_private(self, question: Question[Any]) -> bool:
        return question.kind == BUILD or isinstance(question, DeployAll)

    # -- what is typed --------------------------------------------------------------------------

    def shorthand(self, question: Question[Any], state: ChessState, text: str) -> object:
        return self.reader.read(question, state, text)

    def plan(self, question: Question[Any], state: ChessState, text: str) -> list[Step]:
        return self.reader.plan(question, text)

    def cannot_follow(self, question: Question[Any], steps: list[Step], step: Step, state: ChessState) -> str:
        return self.reader.cannot_follow(question, steps, step, state)

    def problems(self, question: Question[Any], state: ChessState, answer: object) -> list[str]:
        army = question.understood(answer) if question.kind == BUILD else None
        if army is not None:
            found = self.game.problems(army, dict(state.options.chosen))
            return [self.refusal(refusal, question, state) for refusal in found]
        return super().problems(question, state, answer)

    def refusal(self, refusal: Refusal, question: Question[Any] | None, state: ChessState) -> str:
        if refusal.reason == "chessboard.army.unreadable":  # the place is a number in a list nobody sees
            number = _number_of(str(refusal.args.get("where", "")))
            return self.say(
                refusal.reason, **{**refusal.args, "where": self.say("chessboard.play.number", number=number)}
            )
        return super().refusal(refusal, question, state)

    # -- asking the table -----------------------------------------------------------------------

    def odds(self, question: Question[Any] | None, state: ChessState, words: list[str]) -> list[str]:
        minis = self._meant(state, words) if words else self._acting(question, state)
        lines: list[str] = []
        for mini in minis:
            start = [mini.space] if isinstance(question, Attack) else members(*reach(state, mini))
            lines.extend(self._prospect_lines(mini, chances.best_by_target(state, mini, start)))
        return lines or [self.say("chessboard.play.no-targets")]

    def targets(self, question: Question[Any] | None, state: ChessState, words: list[str]) -> list[str]:
        spaces = [space_named(word.lower()) for word in words]
        minis = self._acting(question, state)
        if len(spaces) == 2:
            minis = [mini for mini in state.minis if mini.space == spaces[0]]
        if not spaces or -1 in spaces:
            return [self.say("chessboard.play.targets-usage")]
        lines: list[str] = []
        for mini in minis[:1] if question is not None and question.kind == MOVE else minis:
            lines.extend(self._prospect_lines(mini, chances.prospects(state, mini, spaces[-1])))
        return lines or [self.say("chessboard.play.no-targets-from", space=NAMES[spaces[-1]])]

    def _prospect_lines(self, mini: Mini, found: list[chances.Prospect]) -> list[str]:
        lines: list[str] = []
        for prospect in found:
            stays = prospect.start == mini.space
            lines.append(
                self.say(
                    "chessboard.play.prospect" if stays else "chessboard.play.prospect-from",
                    mini=self.label(mini, owner=False),
                    start=NAMES[prospect.start],
                    target=self.label(prospect.target, owner=False),
                    type=self.say(f"chessboard.type-{prospect.type}"),
                    chance=self.chance(prospect),
                )
            )
        return lines

    def _acting(self, question: Question[Any] | None, state: ChessState) -> list[Mini]:
        """Those an unnamed question is about: who is acting, or all who could."""
        if isinstance(question, (Move, Attack)):
            return [question.mini]
        player = NOBODY if question is None else question.player
        return [mini for mini in state.minis if mini.ready and mini.owner == player]

    def _meant(self, state: ChessState, words: list[str]) -> list[Mini]:
        spaces = [space_named(word.lower()) for word in words]
        return [mini for mini in state.minis if mini.space >= 0 and mini.space in spaces]

    def pieces(self, state: ChessState) -> list[str]:
        lines: list[str] = []
        for mini in state.minis:
            if mini.space == DEFEATED:
                continue
            words = [self.kit(mini), self.say(f"chessboard.play.state-{self._state(mini)}")]
            if any(other.space == mini.space >= 0 and other.owner != mini.owner for other in state.minis):
                words.append(self.say("chessboard.play.state-engaged"))
            if state.carrier == mini.id:
                words.append(self.say("chessboard.play.state-carrier"))
            said = ", ".join(word for word in words if word)
            lines.append(self.say("chessboard.play.piece", mini=self.label(mini), state=said))
        if state.obstacles:
            spaces = ", ".join(NAMES[space] for space in state.obstacles)
            lines.append(self.say("chessboard.play.walls", spaces=spaces))
        return lines

    def _state(self, mini: Mini) -> str:
        if mini.space < 0:
            return "reserve"
        return "ready" if mini.ready else "spent"

    def reached(self, question: Question[Any] | None, state: ChessState, words: list[str]) -> dict[int, str]:
        minis = self._meant(state, words)
        return {space: "" for mini in minis for space in members(*reach(state, mini)) if space != mini.space}

    def reach(self, question: Question[Any] | None, state: ChessState, words: list[str]) -> list[str]:
        minis = self._meant(state, words)
        if not minis:
            return [self.say("chessboard.play.reach-usage")]
        return [
            self.say(
                "chessboard.play.reach",
                mini=self.label(mini),
                move=mini.move,
                spaces=" ".join(
                    NAMES[space] for space in members(*reach(state, mini)) if space != mini.space
                ),
            )
            for mini in minis
        ]

    def price(self, army: Json) -> str:
        """The cost of an army."""
        return self.say("chessboard.play.price", points=sum(cost(wish).amount for wish in read_roster(army)))

    def cost(self, question: Question[Any] | None, state: ChessState, text: str) -> list[str]:
        army = self.reader.read_army(text, state.options)
        chosen = dict(state.options.chosen)
        found = self.game.problems(army, chosen) + self.game.breaches(army, chosen)
        lines = [self.refusal(refusal, question, state) for refusal in found]
        try:
            total = sum(cost(wish).amount for wish in read_roster(army))
        except BadData:
            return lines
        limit = state.options.points
        return [self.say("chessboard.play.price-of", points=total, limit=limit), *lines]

    # -- set-up ---------------------------------------------------------------------------------

    def newcomer_options(self) -> dict[str, Json]:
        return {"preset": "first_game"}

    def roster(self, text: str, options: dict[str, Json]) -> Json:
        return self.reader.read_army(text, Options(options))

    def accepts_draw(self, state: ChessState, player: PlayerId) -> bool:
        """A computer that is not ahead takes the half."""
        return state.round > 0 and tally_winner(state) != player

    def free_spaces(self, state: ChessState, question: Question[Any]) -> list[int]:
        """The starting spaces that are still free."""
        return free_starting_spaces(state, question.player)


def listed(army: dict[str, Json]) -> str:
    """The miniatures of an army."""
    minis = army["minis"]
    return ", ".join(str(mini) for mini in minis) if isinstance(minis, list) else ""


def is_deploying(question: Question[Any]) -> bool:
    """Whether miniatures are put down, one by one or all at once."""
    return isinstance(question, (Deploy, DeployAll)) or question.kind == RESERVE


def _number_of(where: str) -> str:
    found = re.search(r"\[(\d+)\]", where)
    return str(int(found[1]) + 1) if found else "-"


def at_table(kind: str) -> str:
    """Where the messages of the terminal about a kind of question stand."""
    return kind.replace("chessboard.", "chessboard.play.", 1)
