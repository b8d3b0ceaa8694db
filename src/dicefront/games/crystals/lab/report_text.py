"""The designers' report on Crystals as text and plots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from dicefront.games.crystals.lab.report import (
    CHAMPIONS,
    ENOUGH_MIXED,
    HOME,
    PLAYERS,
    Figures,
    Line,
    Played,
    figures_of,
    lines,
    play_lines,
)
from dicefront.games.crystals.rules.game import GAME
from dicefront.parts.lab.engine import Engine
from dicefront.parts.lab.heading import made_by
from dicefront.parts.lab.report import Report, Wish
from dicefront.parts.lab.statistics import Interval
from dicefront.parts.lab.svg import Row, bars, plot

ORDER: Final = ("first", "second", "third", "fourth")

HOW_TO_READ: Final = (
    "The same call plays the same games. Values in brackets are 95 % intervals. A seat, turn order or "
    "attacker is called unequal only if that is 95 % sure for all lines together. A roll is one movement "
    "roll, extra turns included. Rider and Archer are dealt at random; all else the players decide: *random* "
    "plays anything legal, *greedy* takes what looks best at once, as the level `expert` does, and *search* "
    "thinks ahead, as `master` does (fewer games, wider intervals)."
)
RIDER_LEAD: Final = (
    "By how many percentage points a seat with a Rider wins more often than a seat with an Archer, in games "
    "with both."
)
FOR_TWO: Final = (
    "With two players, four characters at level 3 decide hardly a game. The reason is the sixteen points and "
    "not the board: so few characters meet that a player makes only a few kills in three laps. Other tracks "
    "did not help: in side trials, which are no part of this run, eight other settings with loops of 32 to "
    "60 fields, two to twelve teleports and `last_teleport` = `lap` still ended by crystals in 93 % or more "
    "of 60 greedy games each. So there is an option for two players: `victory` = `champions` (CR-WIN-11), "
    "where two characters at level 3 are enough."
)
FOR_FOUR: Final = (
    "With four players levels decide more games than crystals do. `last_teleport` = `home` (CR-TEL-10) "
    "shortens the last part of a lap and brings the two goals nearer to each other; we propose it to groups "
    "of four who want both goals to matter."
)


class CrystalsReport(Report):
    """How Crystals plays, by number of players and level."""

    def count(self, wish: Wish) -> int:
        return sum(line.games for line in wanted_lines(wish))

    def files(self, wish: Wish, engine: Engine, told: Callable[[int], None]) -> dict[str, str]:
        wanted = wanted_lines(wish)
        played: list[Played] = []
        for one in play_lines(wanted, wish.seed, engine):
            played.append(one)
            told(1)
        return files_of(figures_of(wanted, played), wish.games, wish.seed)


def wanted_lines(wish: Wish) -> list[Line]:
    """The settings that are played; the short form leaves out the search."""
    return [line for line in lines(wish.games) if not wish.short or line.level != "search"]


def files_of(found: Sequence[Figures], games: int, seed: int) -> dict[str, str]:
    """All files of the report by name."""
    usual = [figures for figures in found if not figures.line.options]
    return {
        "crystals.md": text(found, games, seed),
        "crystals-length.svg": length_plot(usual),
        "crystals-seats.svg": seat_plot(usual),
        "crystals-endings.svg": endings_plot(found),
        "crystals-attackers.svg": attacker_plot(usual),
    }


# -- plots --------------------------------------------------------------------------------------


def length_plot(found: Sequence[Figures]) -> str:
    rows = []
    for figures in found:
        low, high = figures.spread()
        rows.append(Row(figures.name, Interval(figures.rolls().value, low, high)))
    top = -(-max(int(row.value.high) for row in rows) // 50) * 50
    return plot("How long a game takes", "movement rolls: mean, and 5 % to 95 % of games", rows, 0, top)


def seat_plot(found: Sequence[Figures]) -> str:
    rows = []
    for figures in found:
        for seat, share in enumerate(figures.by_order()):
            name = f"{figures.line.players} players, {figures.line.level}: {ORDER[seat]}"
            rows.append(Row(name, scaled(share), 100 / figures.line.players))
    return plot(
        "Who wins, by turn order", "share of wins; the dashed mark is the fair share", rows, 0, 80, " %"
    )


def endings_plot(found: Sequence[Figures]) -> str:
    rows = [(figures.name, figures.by_crystals().value) for figures in found]
    return bars("How games are won", "share of games", rows, ("by crystals", "by levels"))


def attacker_plot(found: Sequence[Figures]) -> str:
    rows = [
        Row(figures.name, scaled(figures.rider_lead()), 0)
        for figures in found
        if figures.mixed() >= ENOUGH_MIXED
    ]
    axis = "Rider's lead over the Archer, in percentage points of wins"
    return plot("Rider against Archer", axis, rows, -25, 25)


def scaled(share: Interval) -> Interval:
    return Interval(100 * share.value, 100 * share.low, 100 * share.high)


# -- text ---------------------------------------------------------------------------------------


def percent(share: Interval) -> str:
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


SHORT: Final = "dicefront report crystals -n 2 --short --out $OUT"


def text(found: Sequence[Figures], games: int, seed: int) -> str:
    usual = [figures for figures in found if not figures.line.options]
    call = f"dicefront report crystals -n {games} --seed {seed}"
    total = sum(figures.line.games for figures in found)
    parts = [
        "# Crystals: how it plays",
        made_by(call, SHORT, f"{total} games, rules {GAME.id}-{GAME.rules}"),
        HOW_TO_READ,
        "## In short",
        "\n".join(f"- {line}" for line in in_short(usual)),
        "## Length",
        "![Length of games](crystals-length.svg)",
        table(
            ["line", "games", "mean rolls", "5 % to 95 %"],
            [[f.name, str(f.line.games), length(f), "{} to {}".format(*f.spread())] for f in usual],
        ),
        "## Wins by seat and turn order",
        "![Wins by turn order](crystals-seats.svg)",
        table(
            ["line", "seat 1, 2, ...", "fair"],
            [[f.name, shares(f.by_seat()), verdict(f, f.by_seat())] for f in usual],
        ),
        table(
            ["line", "first, second, ... in turn order", "fair"],
            [[f.name, shares(f.by_order()), verdict(f, f.by_order())] for f in usual],
        ),
        "## Ways of winning",
        "![Ways of winning](crystals-endings.svg)",
        table(
            ["line", "won by crystals", "one-sided"],
            [[f.name, percent(f.by_crystals()), sided(f)] for f in found],
        ),
        "## Rider against Archer",
        "![Rider against Archer](crystals-attackers.svg)",
        RIDER_LEAD,
        table(["line", "Rider's lead"], [[f.name, lead(f)] for f in usual]),
        "## What to change",
        *changes(found),
    ]
    return "\n\n".join(parts) + "\n"


def in_short(usual: Sequence[Figures]) -> list[str]:
    """The findings in plain words."""
    said: list[str] = []
    for players in PLAYERS:
        lines = [figures for figures in usual if figures.line.players == players]
        means = " / ".join(f"{figures.rolls().value:.0f}" for figures in lines)
        ways = " / ".join(f"{100 * figures.by_crystals().value:.0f} %" for figures in lines)
        said.append(f"{players} players (random / greedy / search): {means} rolls, won by crystals {ways}.")
    unfair = [f for f in usual if not f.is_fair(f.by_seat())]
    said.append(
        "No seat wins significantly more or less than its share."
        if not unfair
        else "A seat wins significantly more or less than its share: " + named(unfair) + "."
    )
    unfair = [f for f in usual if not f.is_fair(f.by_order())]
    said.append(
        "Going first or last makes no significant difference."
        if not unfair
        else "Turn order makes a significant difference: " + named(unfair) + "."
    )
    odd = [
        f"{f.name}, {what} {number + 1}: {100 * share.value:.1f} %"
        for f in usual
        for what, found in (("seat", f.by_seat()), ("in turn order", f.by_order()))
        for number, share in enumerate(found)
        if f.is_odd(share)
    ]
    if odd:
        looked = sum(2 * f.line.players for f in usual)
        said.append(
            f"Outside the 95 % interval of a single comparison, of {looked} made (chance alone gives "
            f"about {looked / 20:.0f}), and worth another look with more games: " + "; ".join(odd) + "."
        )
    tilted = [f for f in usual if f.is_tilted()]
    said.append(
        "No significant difference between Rider and Archer, in the lines with enough games to tell."
        if not tilted
        else "Rider and Archer are not worth the same: "
        + "; ".join(f"{f.name}: {points(f.rider_lead())}" for f in tilted)
        + "."
    )
    one_sided = [f for f in usual if f.is_one_sided()]
    if one_sided:
        said.append("Nearly all games end one way: " + named(one_sided) + ". See the last section.")
    return said


def changes(found: Sequence[Figures]) -> list[str]:
    """What mends a one-sided game, with the figures before and after."""
    return [
        FOR_TWO,
        comparison(found, 2, CHAMPIONS),
        FOR_FOUR,
        comparison(found, 4, HOME),
    ]


def comparison(found: Sequence[Figures], players: int, changed: str) -> str:
    """The lines with and without a change."""
    rows: list[list[str]] = []
    for level in ("greedy", "search"):
        for figures in found:
            line = figures.line
            values = [value for _, value in line.options]
            if line.players == players and line.level == level and values in ([], [changed]):
                fair = verdict(figures, figures.by_order())
                rows.append([figures.name, percent(figures.by_crystals()), length(figures), fair])
    return table(["line", "won by crystals", "mean rolls", "turn order fair"], rows)


def table(heads: list[str], rows: Sequence[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


def length(figures: Figures) -> str:
    rolls = figures.rolls()
    return f"{rolls.value:.1f} ({rolls.low:.1f} to {rolls.high:.1f})"


def points(lead: Interval) -> str:
    return f"{100 * lead.value:+.1f} ({100 * lead.low:+.1f} to {100 * lead.high:+.1f})"


def lead(figures: Figures) -> str:
    if figures.mixed() < ENOUGH_MIXED:
        return f"too few games with both ({figures.mixed()})"
    return points(figures.rider_lead())


def shares(found: list[Interval]) -> str:
    return " / ".join(f"{100 * share.value:.1f}" for share in found) + " %"


def verdict(figures: Figures, found: list[Interval]) -> str:
    return "yes" if figures.is_fair(found) else "**no**"


def sided(figures: Figures) -> str:
    return "**yes**" if figures.is_one_sided() else "no"


def named(found: Sequence[Figures]) -> str:
    return "; ".join(figures.name for figures in found)
