"""Small plots as SVG text: shares and lengths with their intervals, readable on light and on dark paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from dicefront.parts.lab.statistics import Interval

WIDTH: Final = 640
LEFT: Final = 215
RIGHT: Final = 28
TOP: Final = 52
ROW: Final = 24
BOTTOM: Final = 50
TICKS: Final = 5

STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#24292f}.t{font-weight:600;font-size:15px}.s{fill:#57606a}"
    ".g{stroke:#8c959f;stroke-opacity:.35}.f{stroke:#8c959f;stroke-dasharray:4 3}.w{stroke:#0f766e;"
    "stroke-width:3;stroke-linecap:round}.d{fill:#0f766e}.b{fill:#d97706}"
    "@media (prefers-color-scheme:dark){text{fill:#e6edf3}.s{fill:#9aa4af}.w{stroke:#2dd4bf}.d{fill:#2dd4bf}"
    ".b{fill:#fbbf24}}"
)


@dataclass(frozen=True)
class Row:
    """One line of a plot: a name, a value between two bounds, and where it should lie if all is fair."""

    name: str
    value: Interval
    fair: float | None = None


def plot(title: str, axis: str, rows: Sequence[Row], low: float, high: float, unit: str = "") -> str:
    """Dots with whiskers, one row each; a mark shows the fair share where there is one."""
    height = TOP + ROW * len(rows) + BOTTOM
    bottom = TOP + ROW * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{_plain(title)}</title><style>{STYLE}</style>",
        f'<text class="t" x="12" y="26">{_plain(title)}</text>',
    ]

    def at(value: float) -> str:
        inside = min(max(value, low), high)
        return f"{LEFT + (WIDTH - LEFT - RIGHT) * (inside - low) / (high - low):.1f}"

    for tick in range(TICKS + 1):
        value = low + (high - low) * tick / TICKS
        parts.append(f'<line class="g" x1="{at(value)}" x2="{at(value)}" y1="{TOP - 8}" y2="{bottom}"/>')
        parts.append(
            f'<text class="s" x="{at(value)}" y="{bottom + 18}" text-anchor="middle">{value:g}{unit}</text>'
        )
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(
        f'<text class="s" x="{middle:.0f}" y="{bottom + 38}" text-anchor="middle">{_plain(axis)}</text>'
    )
    for index, row in enumerate(rows):
        y = TOP + ROW * index + ROW // 2
        parts.append(f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{_plain(row.name)}</text>')
        if row.fair is not None:
            x = at(row.fair)
            parts.append(f'<line class="f" x1="{x}" x2="{x}" y1="{y - ROW // 2}" y2="{y + ROW // 2}"/>')
        ends = f'x1="{at(row.value.low)}" x2="{at(row.value.high)}" y1="{y}" y2="{y}"'
        parts.append(f'<line class="w" {ends}/><circle class="d" cx="{at(row.value.value)}" cy="{y}" r="5"/>')
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def bars(title: str, axis: str, rows: Sequence[tuple[str, float]], keys: tuple[str, str]) -> str:
    """Bars cut in two: a share, and what is left of the whole."""
    height = TOP + ROW * len(rows) + BOTTOM
    bottom = TOP + ROW * len(rows)
    room = WIDTH - LEFT - RIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{_plain(title)}</title><style>{STYLE}</style>",
        f'<text class="t" x="12" y="26">{_plain(title)}</text>',
        f'<rect class="d" x="{LEFT + 180}" y="34" width="10" height="10"/>',
        f'<text class="s" x="{LEFT + 196}" y="44">{_plain(keys[0])}</text>',
        f'<rect class="b" x="{LEFT + 290}" y="34" width="10" height="10"/>',
        f'<text class="s" x="{LEFT + 306}" y="44">{_plain(keys[1])}</text>',
    ]
    for index, (name, share) in enumerate(rows):
        y = TOP + ROW * index + 4
        cut = LEFT + room * share
        parts.append(f'<text x="{LEFT - 12}" y="{y + 13}" text-anchor="end">{_plain(name)}</text>')
        parts.append(f'<rect class="d" x="{LEFT}" y="{y}" width="{room * share:.1f}" height="{ROW - 8}"/>')
        parts.append(
            f'<rect class="b" x="{cut:.1f}" y="{y}" width="{room * (1 - share):.1f}" height="{ROW - 8}"/>'
        )
    for tick in range(TICKS + 1):
        x = LEFT + room * tick / TICKS
        parts.append(
            f'<text class="s" x="{x:.0f}" y="{bottom + 18}" text-anchor="middle">{20 * tick} %</text>'
        )
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(
        f'<text class="s" x="{middle:.0f}" y="{bottom + 38}" text-anchor="middle">{_plain(axis)}</text></svg>'
    )
    return "\n".join(parts) + "\n"


def _plain(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
