"""A bar chart as a picture."""

from __future__ import annotations

from fractions import Fraction
from html import escape

WIDTH = 640
LABELS = 150
ROW = 34
STYLE = "text{font:15px system-ui,sans-serif;fill:#222}@media(prefers-color-scheme:dark){text{fill:#eee}}"


def svg_chart(title: str, bars: list[tuple[str, Fraction, str]]) -> str:
    """Horizontal bars: each with its name, its share and the text at its end; readable in light and dark."""
    height = 56 + ROW * len(bars)
    room = WIDTH - LABELS - 150
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<text x="12" y="28" font-weight="600">{escape(title)}</text>',
    ]
    for number, (name, share, text) in enumerate(bars):
        top = 46 + ROW * number
        length = round(float(share) * room, 1)
        parts.append(f'<text x="{LABELS - 10}" y="{top + 17}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<rect x="{LABELS}" y="{top}" width="{length}" height="24" rx="3" fill="#3b7ea1"/>')
        parts.append(f'<text x="{LABELS + length + 8}" y="{top + 17}">{escape(text)}</text>')
    return "\n".join([*parts, "</svg>", ""])
