"""BRD, DIE: the board, the miniatures and the state of a match."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.chessboard.rules.catalogue import FIGURES
from dicefront.games.chessboard.rules.options import Options
from dicefront.kernel.errors import Refusal
from dicefront.kernel.game import Outcome, State
from dicefront.kernel.ids import PlayerId
from dicefront.kernel.plain import Plain
from dicefront.tabletop.grid import NAMES

SOUTH: Final = 0
NORTH: Final = 1
PLAYERS: Final = [SOUTH, NORTH]

START_SPACES: Final = [list(range(1, 7)), list(range(57, 63))]
"""CB-BRD-04: b1 to g1, b8 to g8."""

OWN_CORNERS: Final = [[0, 7], [56, 63]]
"""CB-BRD-03: a1 and h1, a8 and h8."""

CENTRE: Final = [27, 28, 35, 36]
"""CB-BRD-06, in the order of CB-RET-01: d4, e4, d5, e5."""

RESERVE: Final = -1
DEFEATED: Final = -2
NOWHERE: Final = -1

DICE: Final = FIGURES.dice


@mypyc_attr(acyclic=True)
class Profile(Plain):
    """What a miniature is: its die and its equipment. Never changes (CB-DIE-03), so copies share it."""

    def __init__(
        self, die: int, armor: int, bow: bool, gun: bool, hero: bool, figure: str, tally: int
    ) -> None:
        self.die = die
        self.armor = armor
        self.bow = bow
        self.gun = gun
        self.hero = hero
        self.figure = figure
        self.tally = tally


@mypyc_attr(acyclic=True)
class Mini:
    """A miniature in a match: where it is, and what it has left."""

    def __init__(
        self, id: int, owner: PlayerId, profile: Profile, space: int, armor: int, ready: bool, reroll: bool
    ) -> None:
        self.id = id
        self.owner = owner
        self.profile = profile
        self.space = space
        self.armor = armor
        self.ready = ready
        self.reroll = reroll

    def copy(self) -> Mini:
        return Mini(self.id, self.owner, self.profile, self.space, self.armor, self.ready, self.reroll)

    @property
    def die(self) -> int:
        return self.profile.die

    @property
    def move(self) -> int:
        """CB-DIE-04: half the die value."""
        return self.profile.die // 2

    @property
    def on_board(self) -> bool:
        return self.space >= 0

    def __repr__(self) -> str:
        place = NAMES[self.space] if self.space >= 0 else ("reserve", "defeated")[-1 - self.space]
        return f"<d{self.die} {self.id} of player {self.owner}, {place}>"


@mypyc_attr(acyclic=True)
class ChessState(State):
    """The whole match between two procedures."""

    def __init__(
        self,
        options: Options,
        phase: str,
        armies: list[list[Profile]],
        breaches: list[list[Refusal]],
        minis: list[Mini],
        obstacles: list[int],
        deployer: PlayerId,
        placed: int,
        stops: int,
        round: int,
        turn: PlayerId,
        finished: list[bool],
        busy: bool,
        quiet: int,
        marker: int,
        carrier: int,
        outcome: Outcome | None,
    ) -> None:
        self.options = options
        self.phase = phase
        self.armies = armies
        self.breaches = breaches
        self.minis = minis
        self.obstacles = obstacles
        self.deployer = deployer
        self.placed = placed
        self.stops = stops
        self.round = round
        self.turn = turn
        self.finished = finished
        self.busy = busy
        self.quiet = quiet
        self.marker = marker
        self.carrier = carrier
        self.outcome = outcome

    def copy(self) -> ChessState:
        """Options, armies and what they break, obstacles and outcome are replaced, never changed: shared."""
        return ChessState(
            self.options,
            self.phase,
            self.armies,
            self.breaches,
            [mini.copy() for mini in self.minis],
            self.obstacles,
            self.deployer,
            self.placed,
            self.stops,
            self.round,
            self.turn,
            self.finished[:],
            self.busy,
            self.quiet,
            self.marker,
            self.carrier,
            self.outcome,
        )


def is_over(state: ChessState) -> bool:
    """CB-END-01: nothing further is resolved once this is true."""
    return state.outcome is not None


def army(state: ChessState, player: PlayerId) -> list[Mini]:
    """All miniatures of a player that are not defeated, reserves included."""
    return [mini for mini in state.minis if mini.owner == player and mini.space != DEFEATED]


def on_board(state: ChessState, player: PlayerId) -> list[Mini]:
    """The miniatures of a player on the board."""
    return [mini for mini in state.minis if mini.owner == player and mini.space >= 0]


def reserves(state: ChessState, player: PlayerId) -> list[Mini]:
    """The miniatures of a player that have not entered yet."""
    return [mini for mini in state.minis if mini.owner == player and mini.space == RESERVE]


def best_die(state: ChessState, player: PlayerId) -> int:
    """CB-RND-01, CB-RND-05, CB-DEP-12: the best die among the undefeated, reserves included."""
    best = 0
    for mini in state.minis:
        if mini.owner == player and mini.space != DEFEATED and mini.profile.die > best:
            best = mini.profile.die
    return best


def is_taken(state: ChessState, space: int) -> bool:
    """Whether any miniature stands on a space."""
    return any(mini.space == space for mini in state.minis)


def free_starting_spaces(state: ChessState, player: PlayerId) -> list[int]:
    """The own starting spaces empty of miniatures of either side."""
    return [space for space in START_SPACES[player] if not is_taken(state, space)]
