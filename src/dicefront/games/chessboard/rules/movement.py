"""MOV: how far a miniature can go, and the move step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.games.chessboard.rules.events import Moved
from dicefront.games.chessboard.rules.lines import attacks_from
from dicefront.games.chessboard.rules.prospects import harm, label_of
from dicefront.games.chessboard.rules.scenarios import drop, moved_to_victory
from dicefront.games.chessboard.rules.state import ChessState, Mini
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PATH, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.modifier import Modifier, Total
from dicefront.kernel.plain import Plain
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import HITS, PASSES, Mark, Note, Sign
from dicefront.kernel.terms import SPACE
from dicefront.tabletop.grid import (
    LAST,
    NEIGHBOURS,
    SPACES,
    Halves,
    by_bytes,
    contains,
    distance,
    gathered,
    halves,
    is_gap,
    spread,
    spread_closed,
)

_ALL: Final = 0xFFFFFFFF
FAR: Final = 99


@mypyc_attr(acyclic=True, free_list_len=1)
class Ground:
    """The board as one miniature finds it: where it may walk on, where it must stop, where it may not end."""

    def __init__(self, state: ChessState, mover: Mini) -> None:
        friends_low: i64 = 0
        friends_high: i64 = 0
        enemies_low: i64 = 0
        enemies_high: i64 = 0
        for mini in state.minis:
            place: i64 = mini.space
            if place < 0 or mini is mover:
                continue
            if mini.owner == mover.owner:
                if place < 32:
                    friends_low |= LAST >> (31 - place)
                else:
                    friends_high |= LAST >> (63 - place)
            elif place < 32:
                enemies_low |= LAST >> (31 - place)
            else:
                enemies_high |= LAST >> (63 - place)
        walls = halves(state.obstacles)  # CB-OBS-05
        self.pass_low: i64 = _ALL ^ walls[0]
        self.pass_high: i64 = _ALL ^ walls[1]
        self.stop_low: i64 = 0
        self.stop_high: i64 = 0
        self.friends_low: i64 = friends_low
        self.friends_high: i64 = friends_high
        if state.options.enemy_spaces != "pass":  # CB-MOV-08
            self.pass_low &= _ALL ^ enemies_low
            self.pass_high &= _ALL ^ enemies_high
            if state.options.enemy_spaces == "stop":  # CB-MOV-06, CB-MOV-07
                self.stop_low = enemies_low & (_ALL ^ friends_low)
                self.stop_high = enemies_high & (_ALL ^ friends_high)

    def passing(self) -> Halves:
        return self.pass_low, self.pass_high

    def stopping(self) -> Halves:
        return self.stop_low, self.stop_high

    def can_pass(self, space: int) -> bool:
        return contains(self.pass_low, self.pass_high, space)

    def can_stop(self, space: int) -> bool:
        """Whether a move may end here, friends aside."""
        return self.can_pass(space) or contains(self.stop_low, self.stop_high, space)

    def holds_friend(self, space: int) -> bool:
        return contains(self.friends_low, self.friends_high, space)


def reach(state: ChessState, mini: Mini) -> Halves:
    """CB-MOV-01 to CB-MOV-13: where the miniature's move may end, its own space included."""
    ground = Ground(state, mini)
    steps = mini.profile.die // 2
    if state.options.closed_gaps:  # CB-MOV-12
        low, high = spread_closed(mini.space, steps, ground.passing(), ground.stopping(), state.obstacles)
    else:
        low, high = spread(
            mini.space, steps, ground.pass_low, ground.pass_high, ground.stop_low, ground.stop_high
        )
    return low & (_ALL ^ ground.friends_low), high & (_ALL ^ ground.friends_high)  # CB-MOV-04


def step_counts(state: ChessState, mini: Mini, start: int) -> list[int]:
    """How many steps the miniature needs from a space to every other, walking only where it may pass."""
    ground = Ground(state, mini)
    counts = [FAR] * SPACES
    counts[start] = 0
    frontier = [start]
    for count in range(1, SPACES):
        fresh: list[int] = []
        for space in frontier:
            for other in NEIGHBOURS[space]:
                if counts[other] == FAR and ground.can_stop(other) and not _is_closed(state, space, other):
                    counts[other] = count
                    if ground.can_pass(other):
                        fresh.append(other)
        if not fresh:
            break
        frontier = fresh
    return counts


def shortest_path(state: ChessState, mini: Mini, end: int) -> list[int]:
    """The spaces a miniature enters on a shortest way to a space it can reach; empty if it stays."""
    counts = step_counts(state, mini, mini.space)
    ground = Ground(state, mini)
    path: list[int] = []
    here = end
    while here != mini.space:
        path.append(here)
        for other in NEIGHBOURS[here]:
            walkable = other == mini.space or ground.can_pass(other)
            if walkable and counts[other] == counts[here] - 1 and not _is_closed(state, other, here):
                here = other
                break
    return path[::-1]


def _is_closed(state: ChessState, start: int, end: int) -> bool:
    return state.options.closed_gaps and is_gap(start, end, state.obstacles)


def move_allowance(mini: Mini) -> Total:
    """CB-DIE-04: half the die value."""
    die = mini.profile.die
    return Total(
        [
            Modifier("chessboard.number.die_value", die, "CB-DIE-01"),
            Modifier("chessboard.number.halved", die // 2 - die, "CB-DIE-04"),
        ]
    )


@mypyc_attr(acyclic=True)
class Way(Plain):
    """Where a move ends; ``path`` are the spaces entered, or ``None`` for any legal way there."""

    def __init__(self, end: int, path: list[int] | None) -> None:
        self.end = end
        self.path = path

    def written(self) -> Json:
        """The space where it ends, or the list of spaces entered."""
        path = self.path
        return self.end if path is None else [*path]


TO: Final = [Way(space, None) for space in range(SPACES)]
"""Any legal way, by the space where it ends."""
_WAYS: Final = by_bytes(TO)


@mypyc_attr(free_list_len=1)
class Move(Question[Way]):
    """CB-DEC-05: where to go. A space means any legal way there, a list names the spaces entered.

    The candidates name no spaces on the way: any way leaves all that a named way leaves (CB-RET-08).
    """

    def __init__(self, state: ChessState, mini: Mini) -> None:
        super().__init__(mini.owner, "chessboard.turn.move", "CB-DEC-05")
        self.state = state
        self.mini = mini
        self._reach: Halves | None = None

    def reach(self) -> Halves:
        """Where the move may end, worked out once."""
        found = self._reach
        if found is None:
            found = self._reach = reach(self.state, self.mini)
        return found

    def read(self, answer: object) -> Way | Refusal:
        if type(answer) is int:
            if not 0 <= answer < SPACES:
                return unreadable("a space from 0 to 63", answer)
            low, high = self.reach()
            return TO[answer] if contains(low, high, answer) else unreachable(self.state, self.mini, answer)
        if isinstance(answer, list):
            problem = path_problem(self.state, self.mini, answer)
            return Way(answer[-1] if answer else self.mini.space, [*answer]) if problem is None else problem
        return unreadable("a space from 0 to 63, or a list of spaces", answer)

    def write(self, value: Way) -> Json:
        return value.written()

    def candidates(self) -> list[Way]:
        low, high = self.reach()
        return gathered(low, high, _WAYS)

    def default(self) -> Way:
        return TO[self.mini.space]

    def gesture(self) -> Gesture:
        return Gesture(PATH, of=[SPACE])

    def show(self, value: Way) -> Sign:
        """The way, and what could be attacked from its end."""
        state, mini, end = self.state, self.mini, value.end
        sign = Sign(piece=mini.id, space=end)
        if end == mini.space:
            sign.note = Note("chessboard.show.stay")
        for aim in attacks_from(state, mini, end):
            sign.marks.append(Mark(HITS, aim.target, None, None, label_of(aim)))
            sign.chances.append(harm(state, mini, state.minis[aim.target], aim.type))
        for space in shortest_path(state, mini, end)[:-1]:
            sign.marks.append(Mark(PASSES, None, space))
        return sign

    def args(self) -> dict[str, Json]:
        return {"mini": self.mini.id, "space": self.mini.space, "move": self.mini.move}


def unreachable(state: ChessState, mini: Mini, space: int) -> Refusal:
    """Why a miniature cannot end its move on a space."""
    args: dict[str, Json] = {"mini": mini.id, "space": space, "move": mini.move}
    ground = Ground(state, mini)
    if space in state.obstacles:
        return Refusal("chessboard.move.obstacle", "CB-OBS-05", args)
    if ground.holds_friend(space):
        return Refusal("chessboard.move.friend", "CB-MOV-04", args)
    if not ground.can_stop(space):
        return Refusal("chessboard.move.enemy", "CB-MOV-09", args)
    args["distance"] = distance(mini.space, space)
    if distance(mini.space, space) > mini.move:
        return Refusal("chessboard.move.too_far", "CB-MOV-01", args)
    return Refusal("chessboard.move.no_way", "CB-MOV-06", args)


def path_problem(state: ChessState, mini: Mini, path: list[object]) -> Refusal | None:
    """CB-MOV-01 to CB-MOV-13 for a path that is named step by step."""
    ground = Ground(state, mini)
    here = mini.space
    if len(path) > mini.move:
        args: dict[str, Json] = {"mini": mini.id, "move": mini.move, "distance": len(path)}
        args["space"] = here
        return Refusal("chessboard.move.too_far", "CB-MOV-01", args)
    for index, space in enumerate(path):
        if type(space) is not int or not 0 <= space < SPACES:
            return unreadable("spaces from 0 to 63", space)
        args = {"mini": mini.id, "space": space, "move": mini.move}
        if distance(here, space) != 1:
            return Refusal("chessboard.move.not_adjacent", "CB-MOV-02", args)
        if _is_closed(state, here, space):
            return Refusal("chessboard.move.gap", "CB-MOV-12", args)
        last = index == len(path) - 1
        if last and ground.holds_friend(space):
            return unreachable(state, mini, space)
        if not (ground.can_stop(space) if last else ground.can_pass(space)):
            return _cannot_enter(state, ground, mini, space)
        here = space
    return None


def _cannot_enter(state: ChessState, ground: Ground, mini: Mini, space: int) -> Refusal:
    args: dict[str, Json] = {"mini": mini.id, "space": space, "move": mini.move}
    if space in state.obstacles:
        return Refusal("chessboard.move.obstacle", "CB-OBS-05", args)
    if ground.can_stop(space):
        return Refusal("chessboard.move.must_stop", "CB-MOV-06", args)
    if ground.holds_friend(space) and state.options.enemy_spaces == "stop":
        return Refusal("chessboard.move.shared", "CB-MOV-07", args)
    return Refusal("chessboard.move.enemy", "CB-MOV-09", args)


def move(state: ChessState, mini: Mini) -> Steps[bool]:
    """CB-SEQ-10, CB-SEQ-11: the move step; returns whether the marker was dropped on the way."""
    start = mini.space
    way = yield from ask(Move(state, mini))
    end = way.end
    dropped = False
    if state.carrier == mini.id:
        dropped = yield from drop(state, mini, places_on_the_way(state, mini, way.path, end))
    mini.space = end
    if end != start:
        yield Moved(mini.id, start, end)
    victory = moved_to_victory(state, mini)
    if victory is not None:
        yield victory
    return dropped


def places_on_the_way(state: ChessState, mini: Mini, path: list[int] | None, end: int) -> list[int]:
    """CB-RET-08: where a carrier can drop the marker: its start, its end, and what lies on its way.

    If only the end was named, any legal way there may be meant.
    """
    if path is not None:
        return sorted({mini.space, *path})
    ground = Ground(state, mini)
    there = step_counts(state, mini, mini.space)
    back = step_counts(state, mini, end)
    return [
        space
        for space in range(SPACES)
        if there[space] + back[space] <= mini.move and (space in (mini.space, end) or ground.can_pass(space))
    ]
