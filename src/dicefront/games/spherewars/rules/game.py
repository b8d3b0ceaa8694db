"""SphereWars: the rules as the kernel wants them."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.spherewars.rules import concession, diagram, flow, invariants
from dicefront.games.spherewars.rules.abilities.all import ALL_TRAITS
from dicefront.games.spherewars.rules.codec import STATE, decode_state
from dicefront.games.spherewars.rules.deeds import FURY
from dicefront.games.spherewars.rules.focus import FOCUS
from dicefront.games.spherewars.rules.imagining import imagine
from dicefront.games.spherewars.rules.leadership import seats_of_side
from dicefront.games.spherewars.rules.options import OPTIONS, complete_options, options_of, side_of
from dicefront.games.spherewars.rules.recruiting import roster_problems
from dicefront.games.spherewars.rules.secrets import as_seen
from dicefront.games.spherewars.rules.setup import first_state
from dicefront.games.spherewars.rules.state import ROUND, State
from dicefront.games.spherewars.rules.terms import TERMS
from dicefront.games.spherewars.rules.view import view
from dicefront.games.spherewars.rules.windows import WINDOWS
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question
from dicefront.skirmish import notation


class SphereWars(Game[State]):
    """Fantasy battles between bands of warriors, beasts and sorcerers."""

    def __init__(self) -> None:
        assert ALL_TRAITS  # kits are made of them
        super().__init__("spherewars", "0.1", "SW", OPTIONS, TERMS, [*WINDOWS, FOCUS, FURY])
        self.hides = True  # SW-BAN-12

    def complete_options(self, given: Json) -> dict[str, Json]:
        return complete_options(given)

    def seats(self, options: dict[str, Json]) -> int:
        return options_of(options).seats

    def seat_count(self, state: State) -> int:
        return state.options.seats

    def setup(self, options: dict[str, Json], rosters: list[Json]) -> State:
        return first_state(options_of(options), rosters)

    def problems(self, roster: Json, options: dict[str, Json]) -> list[Refusal]:
        """A list holds the bands of a seat that leads two (SW-MUL-01)."""
        chosen = options_of(options)
        given = roster if isinstance(roster, list) else [roster]
        return [
            problem
            for band in given
            for problem in roster_problems(band, chosen.points, chosen.printed_prices)
        ]

    def next_procedure(self, state: State) -> Steps[None] | None:
        return flow.next_procedure(state)

    def view(self, state: State, player: PlayerId | None) -> Json:
        return view(state, player)

    def as_seen(self, state: State, player: PlayerId | None) -> State:
        return as_seen(state, player)

    def imagine(self, checkpoint: State, live: State, player: PlayerId, draw: Draw) -> State:
        """Before the bands are shown, those of the others may be any; later what enemies hide may be."""
        return imagine(checkpoint, live, player, draw)

    def resign(self, state: State, player: PlayerId) -> None:
        concession.concede(state, player)

    def is_gone(self, state: State, player: PlayerId) -> bool:
        return state.gone[player]

    def agree_draw(self, state: State) -> None:
        concession.agree(state)

    def side(self, state: State, player: PlayerId) -> int:
        return side_of(player)

    def turn(self, state: State) -> Json:
        return [state.turn, state.side]

    def activation(self, state: State) -> Json:
        return [state.turn, state.side, None if state.activation is None else state.activation.who]

    def interrupts(self, state: State, player: PlayerId) -> bool:
        return state.stage == ROUND and player not in seats_of_side(state, state.side)

    def may_undo(self, state: State) -> Refusal | None:
        """SW-BAS-21: there is no taking back."""
        return Refusal("spherewars.no_undo", "SW-BAS-21")

    def encode(self, state: State) -> Json:
        return STATE.encode(state)

    def decode(self, data: Json) -> State:
        return self.sound(decode_state(data))

    def spell(self, state: State, question: Question[Any], answer: object) -> str:
        return notation.spell(question.write(answer))

    def read(self, state: State, question: Question[Any], text: str) -> object:
        return notation.read(question, text)

    def diagram(self, state: State) -> str:
        return diagram.diagram(state)

    def problem_of_state(self, state: State) -> str:
        return invariants.problem_of_state(state)


GAME: Final = SphereWars()
