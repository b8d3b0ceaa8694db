"""Messages in the language of the reader.

Ids with named arguments become sentences. The id ``cli.army.printed`` is the entry ``cli-army-printed`` of
``locales/<language>/cli.ftl``. Ids that begin with the id of a game stand in ``texts/<language>.ftl`` in the
home of that game, which its entry point names. A file is read when the first of its messages is needed.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ["en", "nl"]
LOCALES: Final = Path(__file__).parent / "locales"
GAMES: Final = "dicefront.games"
"""The group of entry points by which games are found."""

_chosen: str | None = None


def preferred_language(environment: Mapping[str, str] | None = None) -> str:
    """The language to speak: the one chosen, else DICEFRONT_LANG, else that of the locale, else English."""
    if environment is None:
        if _chosen is not None:
            return _chosen
        environment = os.environ
    own = _language(environment.get("DICEFRONT_LANG", ""))
    if own is not None:
        return own
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:  # the first that is set decides, as for every other program
            return _language(value) or LANGUAGES[0]
    return LANGUAGES[0]


def choose_language(language: str | None) -> None:
    """Speak this language from now on; ``None`` goes back to the environment."""
    global _chosen
    _chosen = language


def _language(locale: str) -> str | None:
    """The language of a locale such as ``nl_NL.UTF-8``, if we have it."""
    language = locale.replace("-", "_").split(".")[0].split("@")[0].split("_")[0].lower()
    return language if language in LANGUAGES else None


class Messages:
    """The messages of one language."""

    def __init__(self, language: str | None = None) -> None:
        self.language = preferred_language() if language is None else language

    def has(self, id: str) -> bool:
        """Whether this language, without any other to fall back on, has the message."""
        return _bundle(self.language, file_of(id)).has_message(entry_name(id))

    def text(self, id: str, args: Mapping[str, object] | None = None) -> str:
        """The message in words; ``[id]`` if no language has it."""
        name = entry_name(id)
        for language in (self.language, LANGUAGES[0]):
            bundle = _bundle(language, file_of(id))
            if bundle.has_message(name):
                pattern = bundle.get_message(name).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, _arguments(args))
                    return str(text)
        return f"[{id}]"


def entry_name(id: str) -> str:
    """The name of a message in its file."""
    return id.replace(".", "-")


def file_of(id: str) -> str:
    """The file of a message: named after the first part of the id."""
    return id.split(".")[0]


@cache
def _bundle(language: str, file: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)  # the marks would show in a terminal
    bundle.add_resource(FluentResource(_source(language, file)))
    return bundle


def _source(language: str, file: str) -> str:
    path = path_of(language, file)
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def path_of(language: str, file: str) -> Path:
    """Where a file of messages lies: in the home of the game of that name, or with those that games share."""
    shared = LOCALES / language / f"{file}.ftl"
    home = None if shared.is_file() else _home(file)
    return shared if home is None else home / "texts" / f"{language}.ftl"


@cache
def _home(game: str) -> Path | None:
    """The folder of a game, found without importing the game; ``None`` if no such game is installed."""
    for point in entry_points(group=GAMES, name=game):
        spec = find_spec(point.module)
        if spec is not None and spec.origin is not None:
            return Path(spec.origin).parent
    return None


def _arguments(args: Mapping[str, object] | None) -> dict[str, object]:
    """Arguments as Fluent takes them: texts and numbers."""
    return {} if args is None else {name: _argument(value) for name, value in args.items()}


def _argument(value: object) -> object:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (int, float, str)):
        return value
    if value is None:
        return "-"
    if isinstance(value, (list, tuple)):
        return ", ".join(str(part) for part in value)
    return str(value)
