"""Rules on a terminal: wrapped text, aligned tables, diagrams as they stand."""

from __future__ import annotations

import shutil
import textwrap
from typing import Final

from dicefront.parts.terminal.output import tinted, words
from dicefront.text.rulebook import Paragraph, Section

WIDEST: Final = 100
"""Longer lines are hard to read, however wide the terminal is."""


def line_width() -> int:
    """How long a line may be."""
    return max(min(shutil.get_terminal_size((80, 24)).columns, WIDEST), 40)


def wrapped(text: str, indent: str = "", indent_next: str | None = None) -> list[str]:
    """A text in lines that fit the terminal."""
    later = indent if indent_next is None else indent_next
    return textwrap.wrap(
        text, line_width(), initial_indent=indent, subsequent_indent=later, break_on_hyphens=False
    )


def paragraph_lines(paragraph: Paragraph) -> list[str]:
    """A paragraph with its notes, tables and diagrams."""
    lines = wrapped(f"{paragraph.id}  {level_of(paragraph)}{paragraph.text}", "", "  ")
    lines[0] = lines[0].replace(paragraph.id, tinted(paragraph.id, "cyan"), 1)
    for kind, notes in paragraph.notes().items():
        for note in notes:
            lines.extend(wrapped(f"{words(f'cli.rules.{kind}')}: {note}", "  ", "    "))
    for block in paragraph.blocks:
        lines.extend(["", *block_lines(block), ""])
    while not lines[-1]:
        lines.pop()
    return lines


def level_of(paragraph: Paragraph) -> str:
    """The mark of a rule of the advanced level."""
    return f"({words('cli.rules.advanced')}) " if paragraph.advanced else ""


def section_lines(section: Section) -> list[str]:
    """A whole section."""
    lines = [tinted(f"{section.code}: {section.title}" if section.code else section.title, "yellow")]
    for block in section.blocks:
        lines.extend(["", *block_lines(block)])
    for paragraph in section.paragraphs:
        if paragraph.heading:
            lines.extend(["", paragraph.heading])
        lines.extend(["", *paragraph_lines(paragraph)])
    return lines


def block_lines(block: str) -> list[str]:
    """A table, a diagram, a list or a free paragraph."""
    lines: list[str] = []
    table: list[list[str]] = []
    fenced = False
    for line in block.splitlines():
        if line.startswith("```"):
            fenced = not fenced
        elif fenced:
            lines.append(f"  {line}")
        elif line.startswith("|"):
            table.append([cell.strip() for cell in line.strip("|").split("|")])
        else:
            text = line.removeprefix("### ").replace("**", "")
            lines.extend(wrapped(text, "  ", "    " if text.startswith("- ") else "  "))
    return lines + table_lines(table)


def table_lines(rows: list[list[str]]) -> list[str]:
    """A table with its columns aligned, or row by row if it is too wide; its line of dashes is drawn anew."""
    rows = [row for row in rows if not all(set(cell) <= {"-", ":"} for cell in row)]
    if not rows:
        return []
    widths = [max(len(row[place]) for row in rows if place < len(row)) for place in range(len(rows[0]))]
    if 2 * len(widths) + sum(widths) > line_width():
        return [line for row in rows[1:] for line in row_lines(rows[0], row)]
    lines = ["  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows]
    return [lines[0], "  " + "  ".join("-" * width for width in widths), *lines[1:]]


def row_lines(heading: list[str], row: list[str]) -> list[str]:
    """A row of a table that is too wide: its first cell, and the others below with their headings."""
    lines = wrapped(row[0], "  ")
    for name, cell in zip(heading[1:], row[1:]):
        if cell:
            lines.extend(wrapped(f"{name}: {cell}", "    ", "      "))
    return lines
