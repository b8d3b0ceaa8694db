"""The table as plain text, on a screen of 80 by 24: the whole track, and a line for every seat.

The track is drawn as a ring, clockwise from the first teleport at the lower left. A field shows its number,
``[n]`` if it is a teleport, ``S1`` for the Scout of seat 1, ``*2`` for a mine of seat 2. Beside it inside the
ring stand ``H1``, the way home at the gate of seat 1, and ``(M1)``, its Start with the Miner on it.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.crystals.rules.board import IN_BASE, ON_START, gate_of
from dicefront.games.crystals.rules.ending import total_experience
from dicefront.games.crystals.rules.notation import letter
from dicefront.games.crystals.rules.roles import FULL_EXPERIENCE, TEAM
from dicefront.games.crystals.rules.state import PLAY, State
from dicefront.kernel.ids import NOBODY

CELL: Final = 4
MARGIN: Final = 2


def diagram(state: State) -> str:
    """The whole table."""
    lines = ring(state)
    lines.append("")
    lines.append("  seat crystals mines   exp  level(experience) place")
    for seat in range(state.options.seats):
        lines.append(seat_line(state, seat))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def ring(state: State) -> list[str]:
    """The track with everything on it, the crystals and the die in the middle."""
    track = state.options.board.track
    places, width, height = places_on_screen(track.fields, track.teleports[0])
    rows = [[" "] * (MARGIN + CELL * (width + 1)) for _ in range(height)]
    for field in range(track.fields):
        row, column = places[field]
        write(rows, row, column, field_text(state, field))
    for seat in range(track.players):
        row, column = inside(places[track.entries[seat]], width, height)
        write(rows, row, column, start_text(state, seat))
        row, column = inside(places[gate_of(track, seat)], width, height)
        write(rows, row, column, f" H{seat + 1} ")
    middle = height // 2
    caption = f"crystals {state.middle}" + (f"  die {state.face}" if state.face else "")
    start = MARGIN + (CELL * width - len(caption)) // 2
    row_text = "".join(rows[middle])
    if not row_text[start - 1 : start + len(caption) + 1].strip():  # a narrow ring may have no room
        rows[middle][start : start + len(caption)] = list(caption)
        return ["".join(row) for row in rows]
    return ["".join(row) for row in rows] + ["", MARGIN * " " + caption]


def places_on_screen(fields: int, corner: int) -> tuple[list[tuple[int, int]], int, int]:
    """Row and column of every field on a ring as square as can be, and the ring's width and height."""
    height = (fields + 4) // 4
    width = (fields + 5) // 2 - height
    path = [(row, 0) for row in range(height - 1, 0, -1)]
    path += [(0, column) for column in range(width - 1)]
    path += [(row, width - 1) for row in range(height - 1)]
    path += [(height - 1, column) for column in range(width - 1, 0, -1)]
    places = [(0, 0)] * fields
    for index in range(fields):
        places[(corner + index) % fields] = path[index]
    return places, width, height


def inside(place: tuple[int, int], width: int, height: int) -> tuple[int, int]:
    """The place beside a field, inside the ring."""
    row, column = place
    if column in (0, width - 1) and 0 < row < height - 1:
        return row, 1 if column == 0 else width - 2
    if 0 < column < width - 1:
        return (1 if row == 0 else height - 2), column
    return (1 if row == 0 else height - 2), (1 if column == 0 else width - 2)


def write(rows: list[list[str]], row: int, column: int, text: str) -> None:
    start = MARGIN + CELL * column
    rows[row][start : start + CELL] = list(text)


def field_text(state: State, field: int) -> str:
    """One field in four letters."""
    content = f"{field:2}"
    number = state.occupants[field]
    if number != NOBODY:
        content = f"{letter(state, number)}{number // TEAM + 1}"
    elif state.mines[field] != NOBODY:
        content = f"*{state.mines[field] + 1}"
    return f"[{content}]" if field in state.options.board.track.teleports else f" {content} "


def start_text(state: State, seat: int) -> str:
    number = state.starts[seat]
    return f"( {seat + 1})" if number == NOBODY else f"({letter(state, number)}{seat + 1})"


def seat_line(state: State, seat: int) -> str:
    """One seat: its way to both victories, and where its characters are."""
    mark = ">" if state.stage == PLAY and seat == state.player and state.outcome is None else " "
    if state.gone[seat]:
        mark = "-"
    goal = TEAM * FULL_EXPERIENCE
    line = f"{mark} {seat + 1}    {state.crystals[seat]}/{state.options.crystals_to_win}"
    line += f"      {state.stock[seat]}     {total_experience(state, seat):2}/{goal}  "
    for number in range(TEAM * seat, TEAM * seat + TEAM):
        character = state.characters[number]
        place = f"F{state.field_of(character)}"
        if character.step <= ON_START:
            place = "base" if character.step == IN_BASE else "start"
        line += f"{letter(state, number)} {character.level()}({character.experience}) {place:6}"
    return line
