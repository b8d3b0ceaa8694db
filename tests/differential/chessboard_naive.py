"""Chessboard Skirmish once more, slowly: movement, lines and attacks straight from the catalogue.

Written to be compared with, not to be used: spaces are names, everything is looked up in dictionaries, and
every step is checked on its own. It shares no code with the rules of play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache

FILES = "abcdefgh"
DIRECTIONS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


class Piece:
    """A miniature as it stands on the table."""

    def __init__(self, name: int, side: str, die: int, space: str, bow: bool, gun: bool) -> None:
        self.name = name
        self.side = side
        self.die = die
        self.space = space
        self.bow = bow
        self.gun = gun


class Board:
    """A position: pieces, obstacles and the options that matter."""

    def __init__(
        self, pieces: list[Piece], walls: list[str], enemy_spaces: str, gaps: str, line_of_fire: str
    ) -> None:
        self.pieces = {piece.name: piece for piece in pieces}
        self.walls = dict.fromkeys(walls, True)
        self.enemy_spaces = enemy_spaces
        self.gaps = gaps
        self.line_of_fire = line_of_fire

    def on(self, space: str, apart_from: Piece) -> list[Piece]:
        return [piece for piece in self.pieces.values() if piece.space == space and piece is not apart_from]


def shifted(space: str, dx: int, dy: int) -> str:
    """The space so many files and ranks away; empty if it is off the board."""
    file, rank = FILES.index(space[0]) + dx, int(space[1]) + dy
    return f"{FILES[file]}{rank}" if 0 <= file < 8 and 1 <= rank <= 8 else ""


def squeezes(board: Board, space: str, dx: int, dy: int) -> bool:
    """CB-MOV-12, CB-LIN-09: a diagonal step between two obstacles."""
    if dx == 0 or dy == 0:
        return False
    return shifted(space, dx, 0) in board.walls and shifted(space, 0, dy) in board.walls


# -- movement -----------------------------------------------------------------------------------


def may_enter(board: Board, mover: Piece, space: str) -> bool:
    """Whether a step into a space is possible at all, whatever comes after it."""
    if space in board.walls:  # CB-OBS-05
        return False
    others = board.on(space, mover)
    enemy = any(piece.side != mover.side for piece in others)
    friend = any(piece.side == mover.side for piece in others)
    if enemy and board.enemy_spaces == "closed":  # CB-MOV-09
        return False
    return not (enemy and friend and board.enemy_spaces == "stop")  # CB-MOV-07


def must_stop(board: Board, mover: Piece, space: str) -> bool:
    """CB-MOV-06: the move ends in a space held by an enemy."""
    enemy = any(piece.side != mover.side for piece in board.on(space, mover))
    return enemy and board.enemy_spaces == "stop"


def may_end(board: Board, mover: Piece, space: str) -> bool:
    """CB-MOV-04, CB-MOV-05: not on a friend."""
    return not any(piece.side == mover.side for piece in board.on(space, mover))


def steps_from(board: Board, mover: Piece, space: str) -> list[str]:
    """CB-MOV-02, CB-MOV-03: the spaces one step away that may be entered."""
    found = []
    for dx, dy in DIRECTIONS:
        other = shifted(space, dx, dy)
        if other and not (board.gaps == "closed" and squeezes(board, space, dx, dy)):
            if may_enter(board, mover, other):
                found.append(other)
    return found


def reachable(board: Board, mover: Piece) -> dict[str, int]:
    """CB-MOV-01: where the move may end, with the number of steps it takes."""
    steps = {mover.space: 0}
    waiting = [mover.space]
    while waiting:
        space = waiting.pop(0)
        if steps[space] == mover.die // 2:
            continue
        if steps[space] > 0 and must_stop(board, mover, space):
            continue
        for other in steps_from(board, mover, space):
            if other not in steps:
                steps[other] = steps[space] + 1
                waiting.append(other)
    return {space: count for space, count in steps.items() if count == 0 or may_end(board, mover, space)}


def is_path(board: Board, mover: Piece, path: list[str]) -> bool:
    """Whether a path, step by step, is a legal move."""
    if len(path) > mover.die // 2:
        return False
    here = mover.space
    for index, space in enumerate(path):
        if index > 0 and must_stop(board, mover, here):
            return False
        if space not in steps_from(board, mover, here):
            return False
        here = space
    return may_end(board, mover, here)


def all_paths(board: Board, mover: Piece) -> Iterator[list[str]]:
    """Every legal way to move, one by one: only for small dice."""

    def extend(path: list[str]) -> Iterator[list[str]]:
        here = path[-1] if path else mover.space
        if may_end(board, mover, here):
            yield path
        if len(path) < mover.die // 2 and not (path and must_stop(board, mover, here)):
            for other in steps_from(board, mover, here):
                yield from extend([*path, other])

    yield from extend([])


def touched_on_the_way(board: Board, mover: Piece) -> dict[str, set[str]]:
    """CB-RET-08: for every end of a move the spaces that some legal way there touches."""
    found: dict[str, set[str]] = {}
    for path in all_paths(board, mover):
        end = path[-1] if path else mover.space
        found.setdefault(end, set()).update([mover.space, *path])
    return found


def is_connected(walls: list[str], gaps: str) -> bool:
    """CB-OBS-03: all spaces without an obstacle hang together."""
    board = Board([], walls, "pass", gaps, "obstacles")
    free = [f"{file}{rank}" for file in FILES for rank in range(1, 9) if f"{file}{rank}" not in board.walls]
    seen = {free[0]: True}
    waiting = [free[0]]
    nobody = Piece(-1, "S", 4, free[0], False, False)
    while waiting:
        for other in steps_from(board, nobody, waiting.pop()):
            if other not in seen:
                seen[other] = True
                waiting.append(other)
    return len(seen) == len(free)


# -- attacks ------------------------------------------------------------------------------------


def attacks(board: Board, attacker: Piece) -> set[tuple[str, int]]:
    """Sections ATK and LIN: every attack from where the piece stands."""
    found: set[tuple[str, int]] = set()
    for enemy in board.on(attacker.space, attacker):
        if enemy.side != attacker.side:
            found.add(("melee", enemy.name))  # CB-ATK-03, CB-ATK-05
    for dx, dy in DIRECTIONS:
        here = attacker.space
        distance = 0
        while True:
            if board.gaps == "closed" and squeezes(board, here, dx, dy):  # CB-LIN-09
                break
            here = shifted(here, dx, dy)
            distance += 1
            if not here or here in board.walls:  # CB-LIN-03
                break
            standing = board.on(here, attacker)
            for piece in standing:
                if piece.side != attacker.side:
                    if distance == 1:
                        found.add(("melee", piece.name))
                    if attacker.bow:
                        found.add(("bow", piece.name))
                    if attacker.gun:
                        found.add(("gun", piece.name))
            if standing and board.line_of_fire == "miniatures":  # CB-LIN-06
                break
    return found


class Fighter:
    """All that counts in an attack."""

    def __init__(self, die: int, reroll: bool, armor: int) -> None:
        self.die = die
        self.reroll = reroll
        self.armor = armor


def fight(
    attacker: Fighter,
    target: Fighter,
    type: str,
    informed: bool,
    throw: Callable[[int], int],
    again: Callable[[str], bool],
) -> str:
    """CB-SEQ-16 to CB-SEQ-22: what becomes of the target. ``throw`` a die, ask whether to throw ``again``."""
    attack = throw(attacker.die)
    if not informed and attacker.reroll and again("attack"):
        attacker.reroll = False
        attack = throw(attacker.die)
    defence = throw(target.die)
    if informed and attacker.reroll and again("attack"):
        attacker.reroll = False
        attack = throw(attacker.die)
    if target.reroll and again("defence"):
        target.reroll = False
        defence = throw(target.die)
    score = {"melee": attack, "gun": attack, "bow": attack // 2 + attack % 2}[type]
    if score < defence:
        return "missed"
    save = throw(target.die)
    if target.reroll and again("save"):
        target.reroll = False
        save = throw(target.die)
    if save >= 4:
        return "saved"
    if target.armor > 0:
        target.armor -= 1
        return "armor"
    return "defeated"


# -- odds with the best decisions ---------------------------------------------------------------


def mean(values: list[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values)


def score_of(type: str, face: int) -> int:
    return -(-face // 2) if type == "bow" else face


@cache
def save_fails(die: int, reroll: bool) -> Fraction:
    """The least chance of a failed Save, by trying both answers for every face."""
    once = mean([Fraction(face < 4) for face in range(1, die + 1)])
    return mean(
        [min(Fraction(face < 4), once) if reroll else Fraction(face < 4) for face in range(1, die + 1)]
    )


@cache
def after_defence(score: int, defence: int, die: int, reroll: bool) -> Fraction:
    """The target's best from here: keep the Defense roll, or throw it again and have no re-roll left."""

    def kept(face: int, left: bool) -> Fraction:
        return save_fails(die, left) if score >= face else Fraction(0)

    keep = kept(defence, reroll)
    return min(keep, mean([kept(face, False) for face in range(1, die + 1)])) if reroll else keep


@cache
def best_play(type: str, die: int, reroll: bool, other: int, other_reroll: bool, informed: bool) -> Fraction:
    """The chance that the Save fails if both sides decide as well as can be: a game tree, searched whole."""

    def outcome(face: int, defence: int) -> Fraction:
        return after_defence(score_of(type, face), defence, other, other_reroll)

    faces, guards = range(1, die + 1), range(1, other + 1)
    if informed:
        values = []
        for defence in guards:
            fresh = mean([outcome(face, defence) for face in faces])
            for face in faces:
                now = outcome(face, defence)
                values.append(max(now, fresh) if reroll else now)
        return mean(values)
    blind = [mean([outcome(face, defence) for defence in guards]) for face in faces]
    return mean([max(value, mean(blind)) if reroll else value for value in blind])
