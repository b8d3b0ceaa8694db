"""What went wrong, in one line, with the exit code for it."""

from __future__ import annotations

import errno
import json
import os
import tomllib
from typing import Final

import click

from dicefront.kernel.errors import RulesError, TableError
from dicefront.kernel.ids import NO_RULE
from dicefront.parts.terminal.output import words

DONE: Final = 0
NEGATIVE: Final = 1
"""The answer is no: an army that is not legal, dice that do not verify, a test that rejects."""
WRONG_USAGE: Final = 2
UNREADABLE: Final = 3
"""A file or text that cannot be read."""
RULES_ERROR: Final = 4
"""Our mistake: a rule failed, or the program did."""
STOPPED: Final = 130


class Failure(Exception):
    """A command cannot go on: a message id with its arguments, and the exit code."""

    def __init__(self, id: str, code: int = UNREADABLE, **args: object) -> None:
        super().__init__(id)
        self.id = id
        self.code = code
        self.args_of_message = args


def explain(error: BaseException) -> tuple[str, int]:
    """The line to print and the exit code."""
    if isinstance(error, Failure):
        return words(error.id, **error.args_of_message), error.code
    if isinstance(error, (KeyboardInterrupt, click.Abort)):
        return words("cli.stopped"), STOPPED
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        return error.format_message(), WRONG_USAGE
    if isinstance(error, click.UsageError):
        return f"{_ended(usage_problem(error))} {_where_help_is(error)}".rstrip(), WRONG_USAGE
    if isinstance(error, click.FileError):
        return words("cli.error.file", file=error.ui_filename, problem=error.message), UNREADABLE
    if isinstance(error, click.ClickException):
        return error.format_message(), error.exit_code
    if isinstance(error, TableError):
        code = RULES_ERROR if isinstance(error, RulesError) else UNREADABLE
        rule = "" if error.rule == NO_RULE else f" [{error.rule}]"
        return words(error.reason, **error.arguments) + rule, code
    if isinstance(error, json.JSONDecodeError):
        return words("cli.error.json", line=str(error.lineno), problem=error.msg), UNREADABLE
    if isinstance(error, tomllib.TOMLDecodeError):
        return words("cli.error.toml", problem=str(error)), UNREADABLE
    if isinstance(error, UnicodeDecodeError):
        return words("cli.error.encoding", position=str(error.start)), UNREADABLE
    if isinstance(error, OSError) and error.filename is not None:
        return words("cli.error.file", file=str(error.filename), problem=file_problem(error)), UNREADABLE
    return words("cli.error.program", problem=f"{type(error).__name__}: {error}"), RULES_ERROR


def file_problem(error: OSError) -> str:
    """Why a file cannot be opened, in the language of the reader."""
    known = {
        errno.ENOENT: "cli.error.not_found",
        errno.EACCES: "cli.error.not_allowed",
        errno.EISDIR: "cli.error.folder",
    }
    if error.errno in known:
        return words(known[error.errno])
    return error.strerror or os.strerror(error.errno or 0)


def usage_problem(error: click.UsageError) -> str:
    """What is wrong with the call."""
    if isinstance(error, click.NoSuchOption):
        return words("cli.usage.no_such_option", name=error.option_name) + _meant(error.possibilities)
    if isinstance(error, click.MissingParameter):
        return words("cli.usage.missing", name=_parameter(error))
    if isinstance(error, click.BadParameter):
        return words("cli.usage.bad_value", name=_parameter(error), problem=_wrong_value(error))
    return error.format_message()


def _ended(sentence: str) -> str:
    """A sentence with its full stop, as another one follows."""
    return sentence if sentence.endswith((".", "?", "!")) else f"{sentence}."


def _wrong_value(error: click.BadParameter) -> str:
    type_ = None if error.param is None else error.param.type
    if isinstance(type_, click.Choice):
        return words("cli.usage.choice", known=", ".join(str(choice) for choice in type_.choices))
    if isinstance(type_, click.IntRange) and type_.min is not None:
        if type_.max is not None:
            return words("cli.usage.number_between", low=str(type_.min), high=str(type_.max))
        return words("cli.usage.number_from", low=str(type_.min))
    if type_ is click.INT:
        return words("cli.usage.number")
    if isinstance(type_, click.FloatRange):
        return words("cli.usage.share", low=f"{type_.min:g}", high=f"{type_.max:g}")
    if type_ is click.FLOAT:
        return words("cli.usage.any_number")
    return error.message


def _parameter(error: click.BadParameter) -> str:
    if isinstance(error.param, click.Argument) and error.param.metavar is None and error.param.name:
        return error.param.name.upper()
    if error.param is not None and error.ctx is not None:
        return error.param.get_error_hint(error.ctx).translate(str.maketrans("", "", "'[]"))
    return str(error.param_hint or "")


def suggestions(names: list[str]) -> str:
    """An addition to an error: what could have been meant; empty if nothing comes near."""
    return _meant(names)


def _meant(names: list[str] | None) -> str:
    return "" if not names else " " + words("cli.usage.meant", names=", ".join(names))


def _where_help_is(error: click.UsageError) -> str:
    return "" if error.ctx is None else words("cli.usage.help", command=error.ctx.command_path)
