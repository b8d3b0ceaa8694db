"""Home Raiders: the rules as the kernel wants them."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.home_raiders.rules import diagram, flow, invariants
from dicefront.games.home_raiders.rules.abilities.all import ALL_ABILITIES
from dicefront.games.home_raiders.rules.codec import STATE, decode_state
from dicefront.games.home_raiders.rules.ending import agree, concede
from dicefront.games.home_raiders.rules.moments import ATTACKED
from dicefront.games.home_raiders.rules.optionsfile import OPTIONS, complete_options, options_of
from dicefront.games.home_raiders.rules.setup import first_state
from dicefront.games.home_raiders.rules.state import BUILD_TEAMS, TURN, TURN_END, State
from dicefront.games.home_raiders.rules.team import ready_teams, team_breaches, team_problems
from dicefront.games.home_raiders.rules.terms import TERMS
from dicefront.games.home_raiders.rules.view import view
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question
from dicefront.kernel.window import Window
from dicefront.skirmish import notation

WINDOWS: Final = [
    Window("home_raiders.react.free-attack", "HR-CON-03"),
    Window("home_raiders.react.ground", "HR-GTG-01", [ATTACKED]),
    *[one.window for one in ALL_ABILITIES if one.window is not None],
]
"""The moments at which the player who is not on turn may do something."""


class HomeRaiders(Game[State]):
    """A skirmish among household objects for two players."""

    def __init__(self) -> None:
        super().__init__("home_raiders", "1.1", "HR", OPTIONS, TERMS, WINDOWS)

    def complete_options(self, given: Json) -> dict[str, Json]:
        return complete_options(given)

    def setup(self, options: dict[str, Json], rosters: list[Json]) -> State:
        return first_state(options_of(options), rosters)

    def problems(self, roster: Json, options: dict[str, Json]) -> list[Refusal]:
        return team_problems(roster, options_of(options))

    def breaches(self, roster: Json, options: dict[str, Json]) -> list[Refusal]:
        return team_breaches(roster, options_of(options))

    def next_procedure(self, state: State) -> Steps[None] | None:
        return flow.next_procedure(state)

    def view(self, state: State, player: PlayerId | None) -> Json:
        return view(state, player)

    def imagine(self, checkpoint: State, live: State, player: PlayerId, draw: Draw) -> State:
        """Nothing is hidden but a team that the other player has not shown yet (HR-TEA-10)."""
        imagined = checkpoint.copy()
        other = 1 - player
        if checkpoint.stage <= BUILD_TEAMS and checkpoint.rosters[other] is not None:
            teams = ready_teams(checkpoint.options)
            rosters = checkpoint.rosters[:]
            rosters[other] = teams[draw.below(len(teams))]
            imagined.rosters = rosters
        return imagined

    def resign(self, state: State, player: PlayerId) -> None:
        concede(state, player)

    def agree_draw(self, state: State) -> None:
        agree(state)

    def turn(self, state: State) -> Json:
        return [state.round, state.player]

    def activation(self, state: State) -> Json:
        return [state.round, state.player, *state.acting]

    def interrupts(self, state: State, player: PlayerId) -> bool:
        return state.stage in (TURN, TURN_END) and player != state.player

    def encode(self, state: State) -> Json:
        return STATE.encode(state)

    def decode(self, data: Json) -> State:
        return self.sound(decode_state(data))

    def migrate_position(self, rules: str, position: dict[str, Json]) -> dict[str, Json] | None:
        """Rules 1.0 kept the same state; options they did not know have their defaults."""
        return position if rules == "1.0" else None

    def spell(self, state: State, question: Question[Any], answer: object) -> str:
        return notation.spell(question.write(answer))

    def read(self, state: State, question: Question[Any], text: str) -> object:
        return notation.read(question, text)

    def diagram(self, state: State) -> str:
        return diagram.diagram(state)

    def problem_of_state(self, state: State) -> str:
        return invariants.problem_of_state(state)


GAME: Final = HomeRaiders()
