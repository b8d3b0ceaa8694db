"""Write what the client knows from Python: ``python -m tools.protocol_types [--check]``.

The types of the protocol, from ``dicefront.server.protocol`` and the messages in ``dicefront.parts.show``, go
to ``web/src/protocol.gen.ts``. What the arguments of a game's messages mean (``kernel.terms``) and its
windows to react (``kernel.window``) go to ``terms.gen.ts`` in the game's home, what it is called to
``called.gen.ts``, what its figures look like to ``looks.gen.ts``. These files are committed and checked by
a test.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, TypeGuard

import msgspec
from msgspec import inspect

from dicefront.kernel.game import Game, game, game_ids
from dicefront.parts.show import armies as shown_armies
from dicefront.parts.show import candidates, summary, verdict, words
from dicefront.parts.show import tables as shown_tables
from dicefront.server.protocol import (
    armies,
    channels,
    errors,
    from_client,
    from_server,
    games,
    lab,
    lines,
    matches,
    people,
    replays,
    rosters,
    rules,
    table,
    tables,
    tournaments,
)
from dicefront.server.protocol.basis import PROTOCOL, In
from dicefront.server.show import screen_of
from dicefront.text.messages import LANGUAGES, Messages

CLIENT = Path(__file__).parents[1] / "web" / "src"
WHAT = ("title", "about")
TARGET = CLIENT / "protocol.gen.ts"

SUBJECTS = [
    words,
    games,
    people,
    channels,
    matches,
    summary,
    replays,
    rules,
    shown_armies,
    armies,
    verdict,
    rosters,
    lab,
    tournaments,
    errors,
    candidates,
    table,
    tables,
    shown_tables,
    from_server,
    from_client,
    lines,
]

HEAD = """// Made by `python -m tools.protocol_types` from src/dicefront/server/protocol. Do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
"""


def main(args: list[str]) -> int:
    made = {TARGET: types()}
    for name in game_ids():
        if (CLIENT / "games" / name).is_dir():
            made[CLIENT / "games" / name / "terms.gen.ts"] = facts(game(name))
            made[CLIENT / "games" / name / "called.gen.ts"] = called(name)
            if screen_of(name).figures():
                made[CLIENT / "games" / name / "looks.gen.ts"] = looks(name)
    old = [file for file, text in made.items() if not file.is_file() or file.read_text("utf-8") != text]
    if "--check" in args:
        for file in old:
            where = file.relative_to(CLIENT)
            print(f"{where}: expected what Python says now, got something older", file=sys.stderr)
        return 1 if old else 0
    for file in old:
        file.write_text(made[file], encoding="utf-8")
    return 0


def facts(rules: Game[Any]) -> str:
    """What the arguments of messages mean, and the windows to react, as TypeScript constants."""
    terms = [f'  {name}: "{term}",' for name, term in sorted(rules.terms.items())]
    screen = screen_of(rules.id)
    windows = [
        f'  {{ kind: "{kind}", policies: {json.dumps(list(window.policies))}, '
        f"calls: {json.dumps(screen.may_call(window))} }},"
        for kind, window in rules.windows.items()
    ]
    head = "// Made by `python -m tools.protocol_types` from the terms and windows of the rules. Do not edit."
    lines = [head, "", "export const TERMS: Record<string, string> = {", *terms, "};"]
    if windows:
        typed = "{ kind: string; policies: string[]; calls: string[] }[]"
        lines += ["", f"export const WINDOWS: {typed} = [", *windows, "];"]
    return "\n".join([*lines, ""])


def looks(name: str) -> str:
    """The parts of the figures of a game: known before a table is opened, and in replays."""
    found = [
        f"  {json.dumps(figure)}: {json.dumps(parts)}," for figure, parts in screen_of(name).figures().items()
    ]
    lines = [
        "// Made by `python -m tools.protocol_types` from the looks of the game. Do not edit.",
        "",
        'import type { Look } from "../../skirmish/parts/figure";',
        "",
        "export const LOOKS: Record<string, Look> = {",
    ]
    return "\n".join([*lines, *found, "};", ""])


def called(name: str) -> str:
    """What a game is called and about, as a TypeScript constant: known before its texts are loaded."""
    lines = ["// Made by `python -m tools.protocol_types` from the texts of the game. Do not edit.", ""]
    lines.append("export const CALLED: Record<string, { title: string; about: string }> = {")
    for language in LANGUAGES:
        said = Messages(language)
        title, about = (json.dumps(said.text(f"{name}.{what}"), ensure_ascii=False) for what in WHAT)
        lines.append(f"  {language}: {{ title: {title}, about: {about} }},")
    return "\n".join([*lines, "};", ""])


def types() -> str:
    """All messages as TypeScript interfaces, and the two unions of the socket."""
    parts = [HEAD, f"export const PROTOCOL = {PROTOCOL};"]
    for subject in SUBJECTS:
        parts += [interface(value) for value in vars(subject).values() if is_message(value, subject)]
    parts.append(union("ServerMessage", from_server.ServerMessage))
    parts.append(union("ClientMessage", from_client.ClientMessage))
    return "\n".join(parts) + "\n"


def is_message(value: object, subject: ModuleType) -> TypeGuard[type[msgspec.Struct]]:
    """Defined in that module, not merely used there."""
    return (
        isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == subject.__name__
    )


def interface(struct: type[msgspec.Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = ["", comment(struct.__doc__ or ""), f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {info.tag!r};".replace("'", '"'))
    for member in info.fields:
        # What the server sends is always there; what a client sends may be left out if it has a default.
        optional = "?" if not member.required and issubclass(struct, In) else ""
        lines.append(f"  {member.encode_name}{optional}: {name_of(member.type)};")
    return "\n".join([*lines, "}"])


def comment(text: str) -> str:
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def union(name: str, members: Any) -> str:
    found = inspect.type_info(members)
    assert isinstance(found, inspect.UnionType)
    names = [part.cls.__name__ for part in found.types if isinstance(part, inspect.StructType)]
    return f"\nexport type {name} =\n" + "\n".join(f"  | {one}" for one in names) + ";"


def name_of(info: inspect.Type) -> str:
    """A type in TypeScript."""
    if isinstance(info, inspect.Metadata):
        return name_of(info.type)
    if isinstance(info, inspect.StructType):
        return info.cls.__name__
    if isinstance(info, inspect.UnionType):
        return " | ".join(name_of(part) for part in info.types)
    if isinstance(info, inspect.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in info.values)
    if isinstance(info, inspect.ListType):
        inner = name_of(info.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(info, inspect.DictType):
        return f"{{ [key: string]: {name_of(info.value_type)} }}"
    simple = {
        inspect.AnyType: "Json",
        inspect.NoneType: "null",
        inspect.BoolType: "boolean",
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.StrType: "string",
    }
    for kind, name in simple.items():
        if isinstance(info, kind):
            return name
    raise TypeError(f"expected a type with a name in TypeScript, got {info!r}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
