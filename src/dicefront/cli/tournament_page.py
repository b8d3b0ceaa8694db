"""The page of a tournament: standings and all meetings, one file that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from dicefront.parts.lab.tournament import KNOCKOUT
from dicefront.parts.terminal.output import number, words
from dicefront.text.messages import Messages

STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:46rem;padding:0 1rem;"
    "color:#24292f;background:#fff}table{border-collapse:collapse;width:100%;margin:1rem 0}"
    "caption{text-align:left;font-weight:600;padding:.4rem 0}th,td{text-align:left;padding:.35rem .6rem;"
    "border-bottom:1px solid #d0d7de}.n{text-align:right;font-variant-numeric:tabular-nums}p{color:#57606a}"
    "@media (prefers-color-scheme:dark){body{color:#e6edf3;background:#0d1117}th,td{border-color:#30363d}"
    "p{color:#9aa4af}}"
)
NUMBERS: Final = ("rank", "points", "tie_break", "knockout", "results", "score")


def page_of(told: dict[str, Any]) -> str:
    """A tournament as ``Field.to_json`` tells it, as a page of its own."""
    knockout = told["system"] == KNOCKOUT
    heading = words(
        "lab.tournament.title", game=told["game"], system=words(f"lab.tournament.{told['system']}")
    )
    columns = ["rank", "name", "points", "knockout" if knockout else "tie_break", "results"]
    rows = [
        [
            str(one["rank"]),
            one["name"],
            number(one["points"], 2),
            number(one["tie_break"], 0 if knockout else 2),
            f"{one['won']}/{one['drawn']}/{one['lost']}",
        ]
        for one in told["standings"]
    ]
    parts = [
        f'<!doctype html>\n<html lang="{Messages().language}">\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(heading)}</title><style>{STYLE}</style>",
        f"<h1>{escape(heading)}</h1>",
        table(words("lab.tournament.standings"), columns, rows),
    ]
    for round_ in sorted({one["round"] for one in told["meetings"]}):
        meetings = [
            [one["a"], one["b"] or words("lab.tournament.bye"), score(one)]
            for one in told["meetings"]
            if one["round"] == round_
        ]
        caption = words("lab.tournament.round", round=str(round_))
        parts.append(table(caption, ["name", "opponent", "score"], meetings))
    games, seed = str(told["games_per_meeting"]), str(told["seed"])
    made = words("lab.tournament.made", games=games, seed=seed, game=told["game"], rules=told["rules"])
    parts.append(f"<p>{escape(made)}</p>\n</html>\n")
    return "\n".join(parts)


def score(meeting: dict[str, Any]) -> str:
    return " : ".join(number(point, 2) for point in meeting["points"])


def table(caption: str, columns: list[str], rows: list[list[str]]) -> str:
    """A table with its caption; the name of a row is its heading."""
    kinds = [' class="n"' if name in NUMBERS else "" for name in columns]
    head = "".join(
        f'<th scope="col"{kind}>{escape(words(f"lab.tournament.column-{name}"))}</th>'
        for name, kind in zip(columns, kinds, strict=True)
    )
    lines = [f"<table><caption>{escape(caption)}</caption>", f"<thead><tr>{head}</tr></thead><tbody>"]
    for row in rows:
        cells = ""
        for name, kind, cell in zip(columns, kinds, row, strict=True):
            tag = 'th scope="row"' if name == "name" else "td"
            cells += f"<{tag}{kind}>{escape(cell)}</{tag.split()[0]}>"
        lines.append(f"<tr>{cells}</tr>")
    return "\n".join([*lines, "</tbody></table>"])
