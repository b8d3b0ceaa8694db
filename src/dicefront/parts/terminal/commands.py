"""The commands that games bring to the program, found without loading any game."""

from __future__ import annotations

from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from dicefront.kernel.game import GROUP


def commands_of_games() -> dict[str, str]:
    """The name and the module of every command.

    Each module in the folder ``terminal/commands`` of a game is one; it holds it under the name ``command``.
    """
    found: dict[str, str] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        spec = find_spec(point.module)
        if spec is None or spec.origin is None:
            continue
        for path in sorted((Path(spec.origin).parent / "terminal" / "commands").glob("*.py")):
            if path.stem != "__init__":
                found[path.stem] = f"{point.module}.terminal.commands.{path.stem}"
    return found
