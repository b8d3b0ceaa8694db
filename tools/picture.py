"""Turn what a terminal shows into a picture for the documents.

tmux capture-pane -e -p | python tools/picture.py "Chessboard Skirmish" 124 docs/pictures/chessboard.svg
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text


def picture(screen: str, title: str, width: int) -> str:
    """The screen as SVG, with the fonts of the reader's own machine."""
    console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi(screen.rstrip("\n")))
    drawn = console.export_svg(title=title, theme=MONOKAI)
    return re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", drawn, flags=re.DOTALL)


def main() -> None:
    title, width, path = sys.argv[1:]
    Path(path).write_text(picture(sys.stdin.read(), title, int(width)), encoding="utf-8")


if __name__ == "__main__":
    main()
