"""The designers' report on Home Raiders as text and plots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from dicefront.games.home_raiders.lab.balance import (
    GREEDY,
    HIGH,
    HOPELESS,
    LOW,
    SIZES,
    Bout,
    Field,
    Meeting,
    bouts,
    endings,
    faction_shares,
    fields,
    findings,
    meetings_of,
    play_all,
    team_shares,
)
from dicefront.games.home_raiders.rules.game import GAME
from dicefront.parts.lab.balance import Share, scaled, table
from dicefront.parts.lab.engine import Engine
from dicefront.parts.lab.heading import made_by
from dicefront.parts.lab.record import Record
from dicefront.parts.lab.report import Report, Wish
from dicefront.parts.lab.svg import Row, plot

HOW_TO_READ: Final = (
    "The same call plays the same games. Every ready-made team meets every other one of its size in mirrored "
    "pairs, both sides played by the same player: twice with the same dice, the second time with the sides "
    "swapped, on random tables and with rolled objectives. A drawn game counts half. Values in brackets are "
    "95 % intervals. A faction's share leaves out the games between its own teams."
)
BOUNDS: Final = (
    f"The bounds: no faction above {100 * HIGH:.0f} % or below {100 * LOW:.0f} % over the field at "
    f"{SIZES[0]} Stars with greedy play, no team below {100 * HOPELESS:.0f} %."
)


class HomeRaidersReport(Report):
    """Whether the factions of Home Raiders are equally strong."""

    searches = True

    def count(self, wish: Wish) -> int:
        return sum(2 * bout.pairs for wanted in wanted_bouts(wish).values() for bout in wanted)

    def files(self, wish: Wish, engine: Engine, told: Callable[[int], None]) -> dict[str, str]:
        meetings: dict[Field, Sequence[Meeting]] = {}
        for field, wanted in wanted_bouts(wish).items():
            records: list[Record] = []
            for record in play_all(wanted, engine):
                records.append(record)
                told(1)
            meetings[field] = meetings_of(wanted, records)
        return files_of(meetings, wish.games, wish.searched, wish.seed)


def wanted_bouts(wish: Wish) -> dict[Field, list[Bout]]:
    """Who meets in each part of the report; the short form is one meeting of one part."""
    parts = fields(wish.searched)[: 1 if wish.short else None]
    return {
        field: bouts(field, wish.games if field.level == GREEDY else wish.searched, wish.seed)[
            : 1 if wish.short else None
        ]
        for field in parts
    }


def files_of(parts: dict[Field, Sequence[Meeting]], games: int, searched: int, seed: int) -> dict[str, str]:
    """All files of the report by name."""
    found = {"home_raiders.md": text(parts, games, searched, seed)}
    for field, meetings in parts.items():
        found[picture("factions", field)] = shares_plot(f"Factions {title(field)}", faction_shares(meetings))
        found[picture("teams", field)] = shares_plot(f"Teams {title(field)}", team_shares(meetings))
    return found


def picture(of: str, field: Field) -> str:
    """The name of a plot."""
    suffix = "" if field.level == GREEDY else f"-{field.level}"
    return f"home_raiders-{of}-{field.stars}{suffix}.svg"


def title(field: Field) -> str:
    return f"at {field.stars} Stars, {field.level} play"


def shares_plot(title: str, shares: Sequence[Share]) -> str:
    rows = [Row(share.name, scaled(share.value), 50.0) for share in shares]
    return plot(title, "share of wins over the field; the dashed mark is the fair share", rows, 0, 100, " %")


SHORT: Final = "dicefront report home_raiders -n 2 --short --out $OUT"


def text(parts: dict[Field, Sequence[Meeting]], games: int, searched: int, seed: int) -> str:
    more = f" --searched {searched}" if searched else ""
    call = f"dicefront report home_raiders -n {games}{more} --seed {seed}"
    total = sum(2 * len(meeting.scores) for meetings in parts.values() for meeting in meetings)
    found = [
        "# Home Raiders: are the factions equally strong?",
        "",
        made_by(call, SHORT, f"{total} games, rules {GAME.rules}"),
        "",
        HOW_TO_READ,
        "",
        BOUNDS,
    ]
    for field, meetings in parts.items():
        found.extend(section(field, meetings))
    return "\n".join(found) + "\n"


def section(field: Field, meetings: Sequence[Meeting]) -> list[str]:
    factions = faction_shares(meetings)
    teams = team_shares(meetings)
    games = sum(2 * len(meeting.scores) for meeting in meetings)
    parts = [
        "",
        f"## {field.stars} Stars, {field.level} play",
        "",
        f"{games} games.",
        "",
        f"![Factions {title(field)}]({picture('factions', field)})",
        "",
        f"![Teams {title(field)}]({picture('teams', field)})",
        "",
    ]
    parts += table("Faction", factions)
    parts += ["", *table("Team", teams), ""]
    noted = findings(factions, teams)
    parts += [f"- {line}" for line in noted] if noted else ["Nobody is out of bounds."]
    ends = ", ".join(f"{reason.rsplit('.', 1)[1]} {count}" for reason, count in endings(meetings))
    return [*parts, "", f"How games were decided: {ends}."]
