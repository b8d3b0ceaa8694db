"""``dicefront bench``: the speed of the rules, beside other engines."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

import click

from dicefront import _build
from dicefront.kernel.game import Game, game, game_ids
from dicefront.kernel.ids import Json
from dicefront.lab.bench import Bench
from dicefront.parts.lab.heading import made_by
from dicefront.parts.lab.lab import lab_of
from dicefront.parts.lab.peers import Bar
from dicefront.parts.lab.stopwatch import MOST_LAPS, Stopwatch
from dicefront.parts.terminal.command import Command, json_option, quiet_option
from dicefront.parts.terminal.errors import DONE, NEGATIVE
from dicefront.parts.terminal.output import number, progress, show, show_json, words
from dicefront.parts.terminal.parameters import GAME


@click.command("bench", cls=Command, help="lab.bench.help", epilog="lab.bench.examples")
@click.argument("name", metavar="[GAME]", type=GAME, required=False)
@click.option(
    "--seconds", type=click.FloatRange(0.01, 600), default=2.0, show_default=True, help="lab.bench.seconds"
)
@click.option(
    "--warm-up",
    type=click.IntRange(0, 1000),
    default=MOST_LAPS,
    show_default=True,
    help="lab.bench.warm-up",
)
@click.option("--environments", is_flag=True, help="lab.bench.environments")
@click.option("--gate", is_flag=True, help="lab.bench.gate")
@click.option("--markdown", is_flag=True, help="lab.bench.markdown")
@json_option
@quiet_option
def command(
    name: Game[Any] | None,
    seconds: float,
    warm_up: int,
    environments: bool,
    gate: bool,
    markdown: bool,
    as_json: bool,
    quiet: bool,
) -> int:
    if environments:
        return measure_environments(name, seconds, warm_up, markdown, as_json, quiet)
    bench = Bench([game(one) for one in game_ids()] if name is None else [name])
    with progress(words("lab.bench.laps"), bench.steps, quiet) as advance:
        bench.run(seconds, lambda: advance(1), warm_up)
    compiled = _build.build_kind() == "compiled"
    if as_json:
        show_json(to_json(bench, compiled))
    elif markdown:
        which = "" if name is None else f" {name.id}"
        show_markdown(bench, compiled, f"dicefront bench{which} --markdown --seconds {seconds:g}")
    else:
        show_bench(bench, compiled)
    return NEGATIVE if gate and not all_met(bench, compiled) else DONE


def measure_environments(
    name: Game[Any] | None, seconds: float, warm_up: int, markdown: bool, as_json: bool, quiet: bool
) -> int:
    """The same for environments, beside those of PettingZoo."""
    missing = [package for package in ENVIRONMENTS_NEED if find_spec(package) is None]
    if missing:
        raise click.ClickException(words("lab.bench.needs", packages=", ".join(missing)))
    from dicefront.env.bench import TABLES, EnvBench

    bench = EnvBench(game_ids() if name is None else [name.id])
    with progress(words("lab.bench.laps"), bench.steps, quiet) as advance:
        bench.run(seconds, lambda: advance(1), warm_up)
    if as_json:
        rows: list[Json] = [
            {
                "environment": row.name,
                "way": row.way,
                "steps_per_second": round(row.rate.best),
                "steps_per_second_median": round(row.rate.usual),
                "warm_up_laps": row.rate.warm_up,
            }
            for row in bench.rows
        ]
        lacking: list[Json] = [*bench.missing]
        show_json({"build": _build.build_kind(), "tables": TABLES, "environments": rows, "missing": lacking})
        return DONE
    table = [[words(f"lab.bench.column.{column}") for column in ("environment", "steps", "rate", "warm-up")]]
    for row in bench.rows:
        told = words(f"lab.bench.way.{row.way}", game=row.name, tables=TABLES, version=bench.peer_version)
        table.append([told, thousands(row.rate.usual), thousands(row.rate.best), str(row.rate.warm_up)])
    for one in bench.missing:
        told = words("lab.bench.way.peer", game=one, version=bench.peer_version)
        table.append([told, words("lab.bench.missing"), "", ""])
    if markdown:
        which = "" if name is None else f" {name.id}"
        laps = "" if warm_up == MOST_LAPS else f" --warm-up {warm_up}"
        call = f"dicefront bench{which} --environments --markdown --seconds {seconds:g}{laps}"
        quick = min(
            map(game, game_ids() if name is None else [name.id]), key=lambda one: lab_of(one).is_long
        ).id
        short = f"dicefront bench {quick} --environments --markdown --seconds 0.02 --warm-up 1"
        show(made_by(call, short, f"{sum(row.rate.played for row in bench.rows)} laps", timed=True))
        show()
        show_rows(table)
    else:
        show(words("lab.bench.build", build=str(_build.build())))
        show()
        show_table(table)
    return DONE


def wanted(bar: Bar, compiled: bool) -> float:
    return bar.compiled if compiled else bar.pure


def is_met(bench: Bench, bar: Bar, compiled: bool) -> bool | None:
    """Whether a bar is reached; ``None`` if there is none or the peer is missing."""
    ratio = bench.ratio(bar)
    least = wanted(bar, compiled)
    return None if ratio is None or not least else ratio >= least


def all_met(bench: Bench, compiled: bool) -> bool:
    slow_clones = compiled and any(row.clone > row.clone_at_most for row in bench.games)
    return not slow_clones and all(is_met(bench, bar, compiled) is not False for bar in bench.bars())


def to_json(bench: Bench, compiled: bool) -> dict[str, Json]:
    """The figures as plain data."""
    ours: list[Json] = []
    for row in bench.games:
        clones: list[Json] = [round(value, 3) for value in row.clones]
        ours.append(
            {
                "game": row.game.id,
                "rules": row.game.rules,
                "decisions_per_second": round(row.rate.best),
                "decisions_per_second_median": round(row.rate.usual),
                "games_per_second": round(row.rate.games_best, 2),
                "warm_up_laps": row.rate.warm_up,
                "decisions_per_second_kept": round(row.kept.best),
                "decisions_per_second_greedy": round(row.greedy.best),
                "games_per_second_greedy": round(row.greedy.games_best, 2),
                "clone_microseconds": round(row.clone, 3),
                "clone_microseconds_by_position": clones,
                "clone_at_most": row.clone_at_most if compiled else None,
                "bytes_per_position": row.bytes,
            }
        )
    peers: list[Json] = []
    for peer in bench.peers:
        clone = bench.peer_clones.get(peer.peer.name)
        peers.append(
            {
                "name": peer.peer.name,
                "version": peer.peer.version(),
                "decisions_per_second": round(peer.rate.best),
                "decisions_per_second_median": round(peer.rate.usual),
                "games_per_second": round(peer.rate.games_best, 2),
                "warm_up_laps": peer.rate.warm_up,
                "clone_microseconds": None if clone is None else round(clone, 3),
            }
        )
    for missing in bench.missing:
        peers.append({"name": missing.name, "version": None})
    bars: list[Json] = []
    for bar in bench.bars():
        ratio = bench.ratio(bar)
        bars.append(
            {
                "game": bar.game,
                "peer": bar.peer,
                "ratio": None if ratio is None else round(ratio, 3),
                "wanted": wanted(bar, compiled) or None,
                "met": is_met(bench, bar, compiled),
            }
        )
    return {
        "build": _build.build_kind(),
        "games_played": bench.played,
        "games": ours,
        "peers": peers,
        "bars": bars,
    }


def thousands(value: float) -> str:
    return f"{value:,.0f}".replace(",", " ")


ENVIRONMENTS_NEED: Final = ("gymnasium", "numpy", "pettingzoo")
COLUMNS: Final = ("engine", "usual", "rate", "games", "warm-up", "clone", "bytes")


def table_of(bench: Bench) -> list[list[str]]:
    """The figures by engine, under a row of titles."""
    rows = [[words(f"lab.bench.column.{column}") for column in COLUMNS]]
    for row in bench.games:
        rows.append(
            [
                row.game.id,
                *rates(row.rate),
                number(row.clone, 2),
                thousands(row.bytes),
            ]
        )
        rows.append([words("lab.bench.kept", game=row.game.id), *rates(row.kept), "", ""])
        if row.has_greedy:
            rows.append([words("lab.bench.greedy", game=row.game.id), *rates(row.greedy), "", ""])
    for peer in bench.peers:
        clone = bench.peer_clones.get(peer.peer.name)
        rows.append(
            [
                f"{peer.peer.name} {peer.peer.version()}",
                *rates(peer.rate),
                "" if clone is None else number(clone, 2),
                "",
            ]
        )
    for missing in bench.missing:
        rows.append([missing.name, words("lab.bench.missing"), "", "", "", "", ""])
    return rows


def rates(watch: Stopwatch) -> list[str]:
    """Decisions in a second in the middle lap and in the best, games in the middle lap, laps before that."""
    games = watch.games_usual
    return [
        thousands(watch.usual),
        thousands(watch.best),
        number(games, 1) if games < 100 else thousands(games),
        str(watch.warm_up),
    ]


def show_bench(bench: Bench, compiled: bool) -> None:
    """The figures for people."""
    show(words("lab.bench.build", build=str(_build.build())))
    show()
    show_table(table_of(bench))
    show()
    show(words("lab.bench.counted"))
    show()
    show_bars(bench, compiled)


def show_markdown(bench: Bench, compiled: bool, call: str) -> None:
    """The figures for the documentation, with what makes them."""
    quick = min(bench.games, key=lambda row: lab_of(row.game).is_long).game.id
    short = f"dicefront bench {quick} --markdown --seconds 0.02 --warm-up 1"
    show(made_by(call, short, f"{bench.played} games", timed=True))
    show()
    show_rows(table_of(bench))
    show()
    show_bars(bench, compiled, "- ")


def show_rows(table: list[list[str]]) -> None:
    """A table of the documentation: the first column to the left, numbers to the right."""
    head, *rows = table
    for row in [head, ["---"] + ["---:"] * (len(head) - 1), *rows]:
        show(f"| {' | '.join(row)} |")


def show_bars(bench: Bench, compiled: bool, mark: str = "") -> None:
    for bar in bench.bars():
        show_bar(bench, bar, compiled, mark)
    if compiled:
        for row in bench.games:
            met = words("lab.bench.met" if row.clone <= row.clone_at_most else "lab.bench.missed")
            most, took = number(row.clone_at_most, 0), number(row.clone, 2)
            show(mark + words("lab.bench.clone", game=row.game.id, took=took, most=most, met=met))


def show_bar(bench: Bench, bar: Bar, compiled: bool, mark: str) -> None:
    ratio = bench.ratio(bar)
    if ratio is None:
        return
    text = words("lab.bench.ratio", game=bar.game, peer=bar.peer, ratio=number(ratio, 2))
    met = is_met(bench, bar, compiled)
    if met is not None:
        verdict = words("lab.bench.met" if met else "lab.bench.missed")
        text += " " + words("lab.bench.wanted", least=f"{wanted(bar, compiled):g}", met=verdict)
    show(mark + text)


def show_table(rows: list[list[str]]) -> None:
    """Columns of text; the first to the left, numbers to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells.extend(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))
        show("  ".join(cells).rstrip())
