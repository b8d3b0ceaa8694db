"""Crystals: the rules as the kernel wants them."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.crystals.rules import diagram, flow, invariants, notation
from dicefront.games.crystals.rules.ending import concede
from dicefront.games.crystals.rules.options import OPTIONS, complete_options, options_of
from dicefront.games.crystals.rules.roles import ARCHER, ATTACKER, RIDER
from dicefront.games.crystals.rules.setup import ATTACKER_CHOICE
from dicefront.games.crystals.rules.state import STATE, State, decode_state, new_state
from dicefront.games.crystals.rules.terms import TERMS
from dicefront.games.crystals.rules.view import view
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData, Refusal
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question


class Crystals(Game[State]):
    """A race and chase round a loop, for two to four players."""

    def __init__(self) -> None:
        super().__init__("crystals", "1.1", "CR", OPTIONS, TERMS)
        self.leaves_at_once = True  # CR-WIN-08: pieces leave the board at any time

    def complete_options(self, given: Json) -> dict[str, Json]:
        return complete_options(given)

    def seats(self, options: dict[str, Json]) -> int:
        seats = options["players"]
        assert isinstance(seats, int)
        return seats

    def seat_count(self, state: State) -> int:
        return state.options.seats

    def setup(self, options: dict[str, Json], rosters: list[Json]) -> State:
        for seat, roster in enumerate(rosters):
            if roster is not None:
                expected = "nothing: all players have the same pieces"
                raise BadData(f"rosters[{seat}]", expected, roster, "CR-SET-04")
        return new_state(options_of(options))

    def problems(self, roster: Json, options: dict[str, Json]) -> list[Refusal]:
        return [] if roster is None else [Refusal("crystals.setup.no_roster", "CR-SET-04")]

    def next_procedure(self, state: State) -> Steps[None] | None:
        return flow.next_procedure(state)

    def view(self, state: State, player: PlayerId | None) -> Json:
        return view(state, player)

    def imagine(self, checkpoint: State, live: State, player: PlayerId, draw: Draw) -> State:
        """Nothing is hidden but the attackers that the others have chosen and not yet shown."""
        imagined = checkpoint.copy()
        for seat in range(checkpoint.options.seats):
            if seat != player and checkpoint.secrets[seat] != ATTACKER:
                imagined.secrets[seat] = RIDER if draw.below(2) == 0 else ARCHER
        return imagined

    def resign(self, state: State, player: PlayerId) -> None:
        concede(state, player)

    def is_gone(self, state: State, player: PlayerId) -> bool:
        return state.gone[player]

    def turn(self, state: State) -> Json:
        return [state.player, sum(state.turns)]

    def activation(self, state: State) -> Json:
        return [state.player, sum(state.turns), state.extra_turns]

    def encode(self, state: State) -> Json:
        return STATE.encode(state)

    def decode(self, data: Json) -> State:
        return self.sound(decode_state(data))

    def migrate_position(self, rules: str, position: dict[str, Json]) -> dict[str, Json] | None:
        """Rules 1.0 kept the same state; only their moves were fewer (CR-MOV-05)."""
        return position if rules == "1.0" else None

    def spell(self, state: State, question: Question[Any], answer: object) -> str:
        return notation.spell(state, answer)

    def read(self, state: State, question: Question[Any], text: str) -> object:
        if question.kind == ATTACKER_CHOICE:
            return notation.read_attacker(text)
        return notation.read_character(state, question.player, text)

    def diagram(self, state: State) -> str:
        return diagram.diagram(state)

    def problem_of_state(self, state: State) -> str:
        return invariants.problem_of_state(state)


GAME: Final = Crystals()
