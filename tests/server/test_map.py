"""The map of the server's modules in ``docs/architecture.md`` names all of them, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import dicefront.server

SERVER = Path(dicefront.server.__file__).parent
PAGE = Path(__file__).resolve().parents[2] / "docs" / "architecture.md"
WHOLE = ("http/routes", "protocol", "store")
"""Folders that the map names as a whole: their modules are called after what they hold."""


def mapped(text: str) -> list[str]:
    """The modules in the map: two spaces part names, and those of a folder are indented below it."""
    (block,) = re.findall(r"### Its modules\n.*?```\n(.*?)```", text, re.DOTALL)
    found: list[str] = []
    folder = ""
    for line in block.splitlines():
        indented = line.startswith("  ")
        names = re.match(r"(?:\w+/?(?:  |$))+", line.strip() + "  ")
        assert not line or names is not None, f"expected the name of a module, got {line!r}"
        for name in names[0].split() if names is not None else []:
            inside = f"{folder}{name}" if indented else name
            if name.endswith("/") and not indented:
                folder = name
            if not inside.endswith("/") or inside.rstrip("/") in WHOLE:
                found.append(inside.rstrip("/"))
    return found


def modules() -> set[str]:
    found = {path.relative_to(SERVER).with_suffix("").as_posix() for path in SERVER.rglob("*.py")}
    inside = {one for one in found if one.startswith(tuple(f"{folder}/" for folder in WHOLE))}
    return {one for one in found - inside if not one.endswith("__init__")} | {*WHOLE}


def test_the_map_names_every_module_of_the_server_once() -> None:
    found = mapped(PAGE.read_text(encoding="utf-8"))
    assert sorted(found) == sorted(modules())


def test_a_map_is_read_with_its_folders() -> None:
    lines = ["app      it", "", "hall/    all", "  hall   live", "keys  names    plain", "store/   rows"]
    text = "\n".join(["### Its modules", "", "```", *lines, "```"])
    assert mapped(text) == ["app", "hall/hall", "keys", "names", "store"]
