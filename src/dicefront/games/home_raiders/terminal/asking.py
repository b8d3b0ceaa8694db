"""The questions of Home Raiders in words, with all that can be chosen."""

from __future__ import annotations

from typing import Any

from dicefront.games.home_raiders.rules.deployment import DeployTroop
from dicefront.games.home_raiders.rules.forced import ForcedMove
from dicefront.games.home_raiders.rules.markers import PlaceMarker
from dicefront.games.home_raiders.rules.movement import GiveOrders
from dicefront.games.home_raiders.rules.moves import Move
from dicefront.games.home_raiders.rules.team import BuildTeam
from dicefront.games.home_raiders.terminal.choices import PREFIX, Choices
from dicefront.games.home_raiders.terminal.moves import Moves
from dicefront.games.home_raiders.terminal.queries import Queries
from dicefront.games.home_raiders.terminal.setup import middle_of
from dicefront.games.home_raiders.terminal.vocabulary import Vocabulary
from dicefront.kernel.game import Game
from dicefront.kernel.plain import same
from dicefront.kernel.question import Confirm, Question
from dicefront.parts.terminal.forms import has_form
from dicefront.parts.terminal.wording import Choice
from dicefront.skirmish.placing import Place, Placement
from dicefront.tabletop.point import Point
from dicefront.text.messages import Messages


def spot_of(value: object) -> tuple[int, int] | None:
    """Where an answer leads: the place of a marker, of somebody who is moved, or of a troop."""
    if isinstance(value, (Place, Point)):
        return value.x, value.y
    if not isinstance(value, list) or not value:
        return None
    if isinstance(value[0], Placement):
        return middle_of(value)
    if isinstance(value[0], Move) and value[0].path:
        return value[0].path[-1][0], value[0].path[-1][1]
    return None


class Asking(Vocabulary):
    """Asks, and offers orders by what comes of them and attacks with odds."""

    def __init__(self, game: Game[Any], messages: Messages, names: list[str]) -> None:
        super().__init__(game, messages, names)
        self.moves = Moves(self)
        self.queries = Queries(self)
        self.all_choices = Choices(self, self.moves, self.queries)
        self._asked: Question[Any] | None = None
        self._found: list[Choice] = []
        self._spots: list[tuple[int, int] | None] = []

    def question(self, question: Question[Any], state: Any) -> str:
        args = question.args()
        if question.kind == "home_raiders.setup.portal-place" and "object" in args:
            return self.say("home_raiders.play.shift", object=self.labels.thing(state, args["object"]))
        text = super().question(question, state)
        if question.kind == "home_raiders.turn.action":
            left = [state.troops[number].actions for number in self.listed(args["troops"])]
            return self.say("home_raiders.play.actions-left", question=text, actions=max(left))
        return text

    def choices(self, question: Question[Any], state: Any) -> list[Choice]:
        if question is not self._asked:
            self._found = self.all_choices.of(question, state)
            self._spots = [spot_of(choice.answer) for choice in self._found]
            for choice in self._found:
                choice.answer = question.write(choice.answer)
            self._asked = question
        return self._found

    def typed(self, question: Question[Any], state: Any, value: Any) -> str:
        """A choice of the list as it is written there."""
        if not has_form(question.gesture()):
            answer = question.write(value)
            for choice in self.choices(question, state):
                if same(choice.answer, answer):
                    return choice.written
        return super().typed(question, state, value)

    def spots(self, question: Question[Any] | None, state: Any) -> list[tuple[int, int] | None]:
        """Where each choice leads on the table, in the order of the numbers; None for nowhere."""
        if question is None or not isinstance(question, (GiveOrders, DeployTroop, PlaceMarker, ForcedMove)):
            return []
        self.choices(question, state)
        return self._spots

    def hint(self, question: Question[Any], state: Any) -> str:
        if isinstance(question, Confirm):
            return self.say("play.hint-confirm")
        kind = question.kind.removeprefix(PREFIX).replace(".", "-")
        choices = self.choices(question, state)
        example = choices[0].written if choices else ""
        own = f"home_raiders.play.hint-{kind}"
        return self.say(own if self.messages.has(own) else "home_raiders.play.hint", example=example)

    def is_detailed(self, question: Question[Any]) -> bool:
        return not isinstance(question, Confirm) and question.kind not in (
            "home_raiders.setup.call",
            "home_raiders.setup.portal-place",
            "home_raiders.move.break-away",
        )

    def is_private(self, question: Question[Any]) -> bool:
        return isinstance(question, BuildTeam)
