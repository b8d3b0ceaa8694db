"""Rules catalogues: every paragraph with its rulings and examples, to read and to search.

A catalogue is a Markdown file of one fixed shape: sections ``## MOV: Movement``, paragraphs as bullets
``- **CB-MOV-06** ...`` with ``Ruling:``, ``Example:`` and ``Window:`` below them. Tables and diagrams belong
to the paragraph before them.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final

_SECTION: Final = re.compile(r"## (?:([A-Z]{2,4}): )?(.+)")
_PARAGRAPH: Final = re.compile(r"- \*\*([A-Z]{2}-[A-Z]{2,4}-\d+)\*\* (.*)")
_NOTE: Final = re.compile(r"  - (Ruling|Example|Window): (.*)")
_WORD: Final = re.compile(r"[a-z0-9_]+")


class Paragraph:
    """One rule: its text, the notes below it, and the tables and diagrams that follow."""

    def __init__(self, id: str, section: str, text: str, line: int) -> None:
        self.id = id
        self.section = section
        self.text = text
        self.line = line
        self.heading = ""
        self.rulings: list[str] = []
        self.examples: list[str] = []
        self.windows: list[str] = []
        self.blocks: list[str] = []

    def to_json(self) -> dict[str, object]:
        return {
            "id": self.id,
            "section": self.section,
            "heading": self.heading,
            "text": self.text,
            "rulings": self.rulings,
            "examples": self.examples,
            "windows": self.windows,
            "blocks": self.blocks,
        }

    def notes(self, kind: str) -> list[str]:
        """The notes of a kind: Ruling, Example or Window."""
        return {"Ruling": self.rulings, "Example": self.examples, "Window": self.windows}[kind]


class Section:
    """A section: what stands in front of its paragraphs, and the paragraphs."""

    def __init__(self, code: str, title: str) -> None:
        self.code = code
        self.title = title
        self.heading = ""
        self.blocks: list[str] = []
        self.paragraphs: list[Paragraph] = []

    def to_json(self) -> dict[str, object]:
        return {
            "code": self.code,
            "title": self.title,
            "blocks": self.blocks,
            "paragraphs": [paragraph.to_json() for paragraph in self.paragraphs],
        }


class Catalogue:
    """The rules of one game."""

    def __init__(self, title: str, blocks: list[str], sections: list[Section]) -> None:
        self.title = title
        self.blocks = blocks
        self.sections = sections
        self.paragraphs = [paragraph for section in sections for paragraph in section.paragraphs]
        self._by_id = {paragraph.id: paragraph for paragraph in self.paragraphs}

    @property
    def code(self) -> str:
        """What all ids of the game begin with, such as ``CB``."""
        return self.paragraphs[0].id.split("-")[0] if self.paragraphs else ""

    def paragraph(self, id: str) -> Paragraph | None:
        """The paragraph of an id; small letters, spaces and missing zeros do no harm: ``cb mov 6``."""
        parts = re.split(r"[\s-]+", id.strip().upper())
        if len(parts) == 2 and parts[0] != self.code:
            parts.insert(0, self.code)
        if len(parts) != 3 or not parts[2].isdecimal():
            return None
        return self._by_id.get(f"{parts[0]}-{parts[1]}-{int(parts[2]):02}")

    def section(self, code: str) -> Section | None:
        """The section of a code such as ``MOV`` or ``CB-MOV``, or of a title."""
        wanted = code.strip().upper().removeprefix(f"{self.code}-")
        for section in self.sections:
            if wanted in (section.code, section.title.upper()):
                return section
        return None

    def search(self, text: str) -> list[Paragraph]:
        """The paragraphs that hold all the words, best first: in the rule itself before in its notes."""
        words = _WORD.findall(text.lower())
        if not words:
            return []
        found: list[tuple[int, int, Paragraph]] = []
        for place, paragraph in enumerate(self.paragraphs):
            rule = f"{paragraph.id} {paragraph.text}".lower()
            notes = " ".join(paragraph.rulings + paragraph.examples).lower()
            if all(word in rule or word in notes for word in words):
                score = sum(2 if word in _WORD.findall(rule) else 1 for word in words if word in rule)
                found.append((-score, place, paragraph))
        return [paragraph for _, _, paragraph in sorted(found, key=lambda entry: entry[:2])]

    def similar_words(self, text: str) -> list[str]:
        """Words of the catalogue that are spelled almost like a word of the text."""
        vocabulary = {
            word
            for paragraph in self.paragraphs
            for word in _WORD.findall(" ".join([paragraph.text, *paragraph.rulings]).lower())
        }
        found: list[str] = []
        for word in _WORD.findall(text.lower()):
            if word not in vocabulary:
                found.extend(get_close_matches(word, sorted(vocabulary), 3, 0.75))
        return found

    def similar_ids(self, id: str) -> list[str]:
        """Paragraphs and sections whose names come near."""
        wanted = id.strip().upper().replace(" ", "-")
        names = [f"{self.code}-{section.code}" for section in self.sections if section.code]
        names += list(self._by_id)
        return get_close_matches(wanted, names, 3, 0.7)


def parse(source: str) -> Catalogue:
    """A catalogue from its Markdown."""
    title = ""
    intro: list[str] = []
    sections: list[Section] = []
    for first, block in _blocks(source):
        heading = _SECTION.fullmatch(block)
        if block.startswith("# "):
            title = block[2:].removesuffix(": rules catalogue")
        elif heading is not None:
            sections.append(Section(heading[1] or "", heading[2]))
        elif not sections:
            intro.append(block)
        else:
            _add(sections[-1], block, first)
    return Catalogue(title, intro, sections)


def _blocks(source: str) -> list[tuple[int, str]]:
    """The blocks between empty lines with the number of their first line; a fenced one stays whole."""
    found: list[tuple[int, str]] = []
    lines: list[str] = []
    fenced = False
    for number, line in enumerate([*source.splitlines(), ""], start=1):
        if line.startswith("```"):
            fenced = not fenced
        if line.strip() or fenced:
            lines.append(line)
        elif lines:
            found.append((number - len(lines), "\n".join(lines)))
            lines = []
    return found


def _add(section: Section, block: str, first: int) -> None:
    """Add a block to a section: its paragraphs, or what belongs to the paragraph before."""
    rest: list[str] = []
    for number, line in enumerate(block.splitlines(), start=first):
        start = _PARAGRAPH.fullmatch(line)
        note = _NOTE.fullmatch(line)
        if start is not None:
            section.paragraphs.append(Paragraph(start[1], section.code, start[2], number))
            section.paragraphs[-1].heading, section.heading = section.heading, ""
        elif line.startswith("### "):
            section.heading = line[4:]  # of the paragraph that comes next
        elif note is not None and section.paragraphs:
            section.paragraphs[-1].notes(note[1]).append(note[2])
        else:
            rest.append(line)
    if rest:
        if section.heading:
            rest.insert(0, f"### {section.heading}")
            section.heading = ""
        owner: Section | Paragraph = section.paragraphs[-1] if section.paragraphs else section
        owner.blocks.append("\n".join(rest))


@cache
def catalogue_of(package: str) -> Catalogue:
    """The catalogue that lies in a package as ``rules.md``, such as ``dicefront.games.chessboard``."""
    return parse(files(package).joinpath("rules.md").read_text(encoding="utf-8"))
