"""The map of the server's modules in ``docs/architecture.md`` names all of them, from above to below."""

from __future__ import annotations

import re
from pathlib import Path

import dicefront.server
from tools import house

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


def entry_of(module: str) -> str:
    """Where a module stands in the map: under its own name, or with its folder."""
    path = module.removeprefix("dicefront.server.").replace(".", "/")
    return next((folder for folder in WHOLE if path == folder or path.startswith(f"{folder}/")), path)


def test_a_module_imports_only_what_stands_below_it_in_the_map() -> None:
    found = mapped(PAGE.read_text(encoding="utf-8"))
    place = {name: number for number, name in enumerate(found)}
    upward: list[str] = []
    for module in sorted(one for one in house.graph().modules if one.startswith("dicefront.server.")):
        for other in house.imported_by(module):
            above, below = entry_of(module), entry_of(other)
            if above in place and below in place and place[above] > place[below]:
                upward.append(f"{above} -> {below}")
    assert upward == []


def test_a_map_is_read_with_its_folders() -> None:
    lines = ["app      it", "", "hall/    all", "  hall   live", "keys  names    plain", "store/   rows"]
    text = "\n".join(["### Its modules", "", "```", *lines, "```"])
    assert mapped(text) == ["app", "hall/hall", "keys", "names", "store"]
