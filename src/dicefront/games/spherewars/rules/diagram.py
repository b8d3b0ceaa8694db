"""The table as plain text, for logs and tests: one character for every inch each way."""

from __future__ import annotations

from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.state import State, is_there

LETTERS = ("abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
OTHER = ("*", "#")


def diagram(state: State) -> str:
    """Combatants as letters by their number in their side, small ones for the first side; y = 0 is below."""
    width, depth = state.space.width // INCH, state.space.depth // INCH
    rows = [["."] * width for _ in range(depth)]
    counts = [0, 0]
    for one in state.combatants:
        count = counts[one.side]
        counts[one.side] += 1
        if is_there(one):
            shape = one.body.shape
            x, y = min(int(shape.x) // INCH, width - 1), min(int(shape.y) // INCH, depth - 1)
            letters = LETTERS[one.side]
            rows[y][x] = letters[count] if count < len(letters) else OTHER[one.side]
    return "\n".join("".join(row) for row in reversed(rows))
