"""``dicefront completion``: what a shell needs to complete our commands."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from dicefront.parts.terminal.command import command as new_command
from dicefront.parts.terminal.command import json_option
from dicefront.parts.terminal.output import show, show_json

SHELLS = ["bash", "zsh", "fish"]


@new_command("completion")
@click.argument("shell", type=click.Choice(SHELLS))
@json_option
def command(shell: str, as_json: bool) -> None:
    found = get_completion_class(shell)
    assert found is not None
    maker = found(click.Command("dicefront"), {}, "dicefront", "_DICEFRONT_COMPLETE")
    # The text itself, and not source(): that asks the shell for its version first.
    script = maker.source_template % maker.source_vars()
    if as_json:
        show_json({"shell": shell, "script": script})
    else:
        show(script.rstrip())
