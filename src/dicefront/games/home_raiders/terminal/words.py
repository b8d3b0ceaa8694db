"""Home Raiders in words: figures by troop and number, orders by what comes of them, attacks with odds."""

from __future__ import annotations

from typing import Any

from dicefront.games.home_raiders.rules.movement import GiveOrders
from dicefront.games.home_raiders.rules.objectives import count
from dicefront.games.home_raiders.rules.optionsfile import options_of
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.rules.team import read_team
from dicefront.games.home_raiders.rules.view import OBJECTIVES
from dicefront.games.home_raiders.terminal.asking import Asking
from dicefront.games.home_raiders.terminal.reading import Reader
from dicefront.games.home_raiders.terminal.telling import Teller
from dicefront.kernel.errors import BadData, UnreadableAnswer
from dicefront.kernel.event import Event
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.text.messages import Messages


class Words(Asking):
    """The words of Home Raiders."""

    commands = ("odds", "reach", "sight", "where", "cost")

    def __init__(self, game: Game[Any], messages: Messages, names: list[str]) -> None:
        super().__init__(game, messages, names)
        self.reader = Reader(self)
        self.teller = Teller(self)

    # -- what happened --------------------------------------------------------------------------

    def begin(self) -> None:
        self.teller.begin()

    def tell(self, events: list[Event], state: Any) -> list[str]:
        return self.teller.tell(events, state)

    def why(self) -> list[str]:
        return self.teller.why()

    # -- what is typed --------------------------------------------------------------------------

    def is_answer(self, question: Question[Any], typed: str) -> bool:
        """``w 4`` goes west, and ``h 12,8`` deploys troop h: commands of one letter stand alone."""
        first, _, rest = typed.strip().partition(" ")
        return len(first) == 1 and bool(rest)

    def shorthand(self, question: Question[Any], state: Any, text: str) -> object:
        return self.reader.read(question, state, text)

    # -- asking the table -----------------------------------------------------------------------

    def odds(self, question: Question[Any] | None, state: Any, words: list[str]) -> list[str]:
        return self.queries.odds(state, question.player if question is not None else 0, words)

    def sight(self, question: Question[Any] | None, state: Any, words: list[str]) -> list[str]:
        return self.queries.sight(state, words)

    def where(self, question: Question[Any] | None, state: Any, words: list[str]) -> list[str]:
        return self.queries.where(state, words)

    def reach(self, question: Question[Any] | None, state: Any, words: list[str]) -> list[str]:
        words = words or self._mover(question)
        return self.queries.reach(state, words)

    def reached(self, question: Question[Any] | None, state: Any, words: list[str]) -> dict[int, str]:
        return self.queries.reached(state, words or self._mover(question))

    def _mover(self, question: Question[Any] | None) -> list[str]:
        """The first who moves, while a move is asked for."""
        if not isinstance(question, GiveOrders) or not question.terms.movers:
            return []
        return [self.labels.label(question.terms.state, question.terms.movers[0].id)]

    def objective_line(self, state: State) -> str:
        """The objective, and how things stand."""
        if not state.objective:
            return ""
        name = self.say(f"home_raiders.value.{OBJECTIVES[state.objective]}")
        counts = count(state)
        return f"{name} {counts[0]}:{counts[1]}"

    def cost(self, question: Question[Any] | None, state: Any, text: str) -> list[str]:
        try:
            roster = self.reader.read_team(text, state.options)
        except (BadData, UnreadableAnswer) as error:
            return [self.say("home_raiders.play.no-team", problem=str(error))]
        team = read_team(roster, state.options)
        stars = team.stars()
        lines = [self.say("home_raiders.play.price", stars=stars, limit=state.options.stars)]
        chosen = dict(state.options.chosen)
        problems = self.game.problems(roster, chosen) + self.game.breaches(roster, chosen)
        return lines + [self.refusal(problem, question, state) for problem in problems]

    # -- set-up ---------------------------------------------------------------------------------

    def newcomer_options(self) -> dict[str, Json]:
        return {"table": "kitchen-counter"}

    def roster(self, text: str, options: dict[str, Json]) -> Json:
        return self.reader.read_team(text, options_of(options))
