"""The table as plain text, for logs and tests: who stands where, in inches."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.state import VANISHED, Character, State
from dicefront.games.home_raiders.rules.view import LAYOUTS, OBJECTIVES, STAGES, marks
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.figures import ON_TABLE

WIDTH: Final = 100


def diagram(state: State) -> str:
    """One line about the match, then one for each troop and marker."""
    head = [f"{STAGES[state.stage]}, round {state.round}, bag {state.bag[0]}:{state.bag[1]}"]
    if state.layout:
        head.append(LAYOUTS[state.layout])
    if state.objective:
        head.append(OBJECTIVES[state.objective])
    lines = [", ".join(head)]
    for troop in state.troops:
        gone = [c for c in state.characters if c.troop == troop.id and c.where == VANISHED]
        if not troop.members and not gone:
            continue
        parts = [written(state.characters[member]) for member in troop.members]
        lost = f" lost {len(gone)}" if gone else ""
        star = "*" if troop.id in state.acting else ""
        done = "." if troop.activated else ""
        lines.extend(wrapped([f"{troop.owner}/{troop.id}{star}{done} {troop.card.id}:{lost}", *parts]))
    for number, marker in enumerate(state.markers):
        by = "" if marker.controller == NOBODY else f" held by {marker.controller}"
        lines.append(f"marker {number} at {inches(marker.x)},{inches(marker.y)},{inches(marker.z)}{by}")
    return "\n".join(lines)


def wrapped(parts: list[str]) -> list[str]:
    """The parts in one line, or in several that are not too wide, the later ones indented."""
    lines = [parts[0]]
    for part in parts[1:]:
        if len(lines[-1]) + 1 + len(part) > WIDTH:
            lines.append(" ")
        lines[-1] += " " + part
    return lines


def written(character: Character) -> str:
    """``3(12.50,4.00)``, with what is in force on it behind."""
    if character.where != ON_TABLE:
        return f"{character.id}(-)"
    body = character.body
    place = f"{inches(body.shape.x)},{inches(body.shape.y)}"
    if body.bottom:
        place += f",{inches(body.bottom)}"
    notes = ["w" * character.wounds] if character.wounds else []
    if character.down:
        notes.append("down")
    notes.extend(str(mark) for mark in marks(character))
    return f"{character.id}({place})" + ("" if not notes else "[" + " ".join(notes) + "]")


def inches(length: int) -> str:
    """A length in inches with two digits."""
    return f"{length / INCH:.2f}"
