"""``dicefront doctor``: is everything in order here."""

from __future__ import annotations

import os
import platform
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

import dicefront
from dicefront import _build
from dicefront.cli.folders import data_folder, server_folder
from dicefront.kernel.game import game, game_ids
from dicefront.parts.terminal.command import command as new_command
from dicefront.parts.terminal.command import json_option, quiet_option
from dicefront.parts.terminal.errors import DONE, NEGATIVE, Failure, file_problem
from dicefront.parts.terminal.output import show, show_json, tinted, words
from dicefront.text.messages import LANGUAGES, LOCALES, preferred_language

GOOD, NOTE, BAD = "good", "note", "bad"
MARKS = {GOOD: ("ok", "green"), NOTE: ("-", "yellow"), BAD: ("!", "red")}


class Finding:
    """One thing that was looked at."""

    def __init__(self, what: str, state: str, text: str) -> None:
        self.what = what
        self.state = state
        self.text = text


@new_command("doctor")
@json_option
@quiet_option
def command(as_json: bool, quiet: bool) -> int:
    found = examine()
    bad = sum(1 for one in found if one.state == BAD)
    if as_json:
        parts = [{"what": one.what, "state": one.state, "text": one.text} for one in found]
        show_json({"healthy": not bad, "findings": parts})
    elif not quiet:
        titles = {one.what: words(f"cli.doctor.{one.what}") for one in found}
        width = max(len(title) for title in titles.values())
        for one in found:
            mark, colour = MARKS[one.state]
            show(f"{tinted(f'{mark:2}', colour)} {titles[one.what]:{width}}  {one.text}")
        show(words("cli.doctor.verdict", count=bad))
    return NEGATIVE if bad else DONE


def examine() -> list[Finding]:
    """Everything that can be looked at."""
    return [
        Finding("version", GOOD, dicefront.__version__),
        python(),
        build(),
        compiler(),
        *registered_games(),
        languages(),
        folder(),
        page(),
        server(),
        terminal(),
    ]


def python() -> Finding:
    version = f"{platform.python_implementation()} {platform.python_version()}, {platform.system()}"
    return Finding("python", GOOD if sys.version_info >= (3, 11) else BAD, version)


def build() -> Finding:
    """Compiled, pure or stale. A stale build is right, only slow; so is a pure one."""
    chosen = _build.build()
    culprit = chosen.culprit or "-"
    return Finding(
        "build",
        GOOD if chosen.kind == "compiled" else NOTE,
        words(f"cli.doctor.build_{chosen.reason}", culprit=culprit),
    )


def compiler() -> Finding:
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()[0]
    path = shutil.which(command)
    if path is None:
        return Finding("compiler", NOTE, words("cli.doctor.no_compiler", name=command))
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return Finding("compiler", NOTE, words("cli.doctor.no_headers"))
    return Finding("compiler", GOOD, command)


def registered_games() -> list[Finding]:
    found: list[Finding] = []
    for name in game_ids():
        try:
            found.append(Finding("game", GOOD, f"{name} {game(name).rules}"))
        except Exception as error:  # a game that does not load is what we look for
            text = words("cli.doctor.broken_game", name=name, problem=f"{type(error).__name__}: {error}")
            found.append(Finding("game", BAD, text))
    return found or [Finding("game", BAD, words("cli.doctor.no_games"))]


def languages() -> Finding:
    missing = [language for language in LANGUAGES if not (LOCALES / language / "cli.ftl").is_file()]
    if missing:
        return Finding("languages", BAD, words("cli.doctor.no_texts", languages=", ".join(missing)))
    spoken = [f"{language} *" if language == preferred_language() else language for language in LANGUAGES]
    return Finding("languages", GOOD, ", ".join(spoken))


def folder() -> Finding:
    """The data folder, or the nearest folder above it that exists, must be writable."""
    path = data_folder()
    nearest = path
    while not nearest.exists() and nearest != nearest.parent:
        nearest = nearest.parent
    try:
        with tempfile.TemporaryFile(dir=nearest):
            pass
    except OSError as error:
        return Finding("folder", BAD, f"{path}: {file_problem(error)}")
    return Finding("folder", GOOD, str(path))


def page() -> Finding:
    """The client for the browser, which a checkout has to build."""
    from dicefront.server.settings import STATIC

    if (STATIC / "index.html").is_file():
        return Finding("page", GOOD, words("cli.doctor.page_there"))
    return Finding("page", NOTE, words("cli.doctor.no_page"))


def server() -> Finding:
    """The database of a server with the usual folder: one that is there must be one that can be served."""
    from dicefront.cli.serve import looked_at
    from dicefront.server.beforehand import look_at_database
    from dicefront.server.settings import Settings
    from dicefront.server.store.files import file_of, prepare

    address = Settings(data=server_folder()).database_address()
    place = file_of(address)
    if place is None or not place.exists():
        return Finding("server", NOTE, words("cli.doctor.no_server", place=str(place)))
    try:
        with looked_at():
            prepare(address)
            look_at_database(address)
    except Failure as failure:
        return Finding("server", BAD, words(failure.id, **failure.args_of_message))
    return Finding("server", GOOD, str(place))


def terminal() -> Finding:
    if not sys.stdout.isatty():
        return Finding("terminal", NOTE, words("cli.doctor.no_terminal"))
    size = shutil.get_terminal_size()
    colours = "off" if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" else "on"
    state = GOOD if size.columns >= 80 and size.lines >= 24 else NOTE
    text = words("cli.doctor.terminal_size", columns=size.columns, lines=size.lines, colours=colours)
    return Finding("terminal", state, text)
