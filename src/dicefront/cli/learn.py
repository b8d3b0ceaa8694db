"""``dicefront learn``: train a network by self-play, and write it to a file."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from dicefront.agents.levels import knowledge
from dicefront.cli.sim import RAY, SEED_OPTION, WORKERS, players
from dicefront.kernel.game import Game
from dicefront.parts.terminal.command import Command, quiet_option
from dicefront.parts.terminal.errors import DONE, WRONG_USAGE, Failure
from dicefront.parts.terminal.output import note, show, words
from dicefront.parts.terminal.parameters import GAME

FEWEST = 40


@click.command("learn", cls=Command, help="lab.learn.help", epilog="lab.learn.examples")
@click.argument("game", metavar="GAME", type=GAME)
@click.option("-n", "games", type=click.IntRange(FEWEST), default=2000, show_default=True, help="lab.learn.n")
@click.option("--again", type=click.IntRange(FEWEST), multiple=True, metavar="GAMES", help="lab.learn.again")
@click.option("--answers", type=click.IntRange(1), default=200, show_default=True, help="lab.learn.answers")
@click.option("--layers", default="48,32", show_default=True, help="lab.learn.layers")
@click.option("--rounds", type=click.IntRange(1), default=12, show_default=True, help="lab.learn.rounds")
@click.option("--turns", type=click.IntRange(1, 100), default=2, show_default=True, help="lab.learn.turns")
@click.option("--width", type=click.IntRange(1, 100), help="lab.learn.width")
@click.option(
    "--counts", type=click.IntRange(1, 100), default=100, show_default=True, help="lab.learn.counts"
)
@click.option("--strongest", is_flag=True, help="lab.learn.strongest")
@click.option("--gpu", is_flag=True, help="lab.learn.gpu")
@SEED_OPTION
@WORKERS
@RAY
@click.option("--to", type=click.Path(dir_okay=False, path_type=Path), required=True, help="lab.learn.to")
@quiet_option
def command(
    game: Game[Any],
    games: int,
    again: tuple[int, ...],
    answers: int,
    layers: str,
    rounds: int,
    turns: int,
    width: int | None,
    counts: int,
    strongest: bool,
    gpu: bool,
    seed: int,
    workers: int,
    ray: str | None,
    to: Path,
    quiet: bool,
) -> int:
    if find_spec("numpy") is None:
        raise Failure("lab.learn.needs", WRONG_USAGE)
    if gpu and find_spec("cupy") is None:
        raise Failure("lab.learn.needs_gpu", WRONG_USAGE)
    known = knowledge(game.id)
    if known is None or not known.EVALUATION.features:
        raise Failure("lab.learn.nothing", WRONG_USAGE, game=game.id)
    from dicefront.lab.learning import Recipe, learned
    from dicefront.lab.training import Course, arrays

    course = Course(units_in(layers), rounds, seed=seed)
    recipe = Recipe(game.id, (games, *again), answers, turns, width or 0, counts, strongest, seed, course)
    text, _ = learned(recipe, players(workers, ray), arrays(gpu), lambda line: note(line, quiet))
    to.write_text(text, "utf-8")
    show(words("lab.learn.done", file=str(to), size=str((len(text) + 999) // 1000)))
    return DONE


def units_in(text: str) -> tuple[int, ...]:
    """The units of each hidden layer, from a text such as ``48,32``."""
    try:
        found = tuple(int(part) for part in text.split(","))
    except ValueError:
        found = ()
    if not found or min(found) < 1:
        raise click.UsageError(words("lab.learn.wrong_layers", layers=text))
    return found
