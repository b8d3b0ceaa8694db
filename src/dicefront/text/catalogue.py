"""Rules catalogues: every paragraph with its rulings and examples, to read and to search.

A catalogue is a Markdown file of one fixed shape: sections ``## MOV: Movement``, paragraphs as bullets
``- **CB-MOV-06** ...`` with ``Ruling:``, ``Example:``, ``Window:`` and ``Hooks:`` below them. ``(advanced)``
behind an id marks a rule of the advanced level, and ``# Abilities`` a part of several sections. Tables and
diagrams belong to the paragraph before them. A translation, ``rules.nl.md``, has the same shape and the same
ids; a paragraph it lacks is shown in English.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from dicefront.text.messages import LANGUAGES, preferred_language
from dicefront.text.rulebook import Catalogue, Decision, Paragraph, Section

_SECTION: Final = re.compile(r"## (?:([A-Z]{2,4}): )?(.+)")
_ID: Final = r"[A-Z]{2}-[A-Z]{2,4}-\d+"
_PARAGRAPH: Final = re.compile(rf"- \*\*({_ID})\*\* (?:(\((?:advanced|gevorderd)\)) )?(.*)")
_NOTE: Final = re.compile(r"  - (.*)")
_KEY: Final = re.compile(r"`([a-z]+\.[a-z-]+)`")
_OTHER_FORMS: Final = re.compile(r"\((?:also|ook): ([^)]*)\)")

_KINDS: Final = {
    "Ruling": "ruling",
    "Uitleg": "ruling",
    "Example": "example",
    "Voorbeeld": "example",
    "Window": "window",
    "Beslissing": "window",
    "Hooks": "hooks",
    "Capaciteiten": "hooks",
}
"""What stands in front of a note, in every language."""

_MAY_FOLLOW: Final = [label for label, kind in _KINDS.items() if kind == "hooks"]
_LABEL: Final = re.compile(rf"(?:^|(?<=\. ))({'|'.join(_KINDS)})(?:: |, (?=\w+: ))")
_TITLES: Final = [": rules catalogue", ": regels"]
_GLOSSARIES: Final = ["Glossary", "Woordenlijst"]


def parse(source: str, language: str = LANGUAGES[0]) -> Catalogue:
    """A catalogue from its Markdown."""
    title = part = ""
    waiting: list[str] = []  # what stands in front of the next section
    sections: list[Section] = []
    intro: list[str] | None = None
    for first, block in _blocks(source):
        heading = _SECTION.fullmatch(block)
        if block.startswith("# "):
            if title:
                part = block[2:]
            else:
                title = block[2:]
                for ending in _TITLES:
                    title = title.removesuffix(ending)
        elif heading is not None:
            if intro is None:
                intro, waiting = waiting, []
            sections.append(Section(heading[1] or "", heading[2], part))
            sections[-1].blocks, waiting = waiting, []
        elif not sections or sections[-1].part != part:
            waiting.append(block)
        else:
            _add(sections[-1], block, first, language)
    found = Catalogue(title, language, waiting if intro is None else intro, sections)
    found.decisions = _decisions(found)
    found.terms = _terms(found)
    return found


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


def _add(section: Section, block: str, first: int, language: str) -> None:
    """Add a block to a section: its paragraphs, or what belongs to the paragraph before."""
    rest: list[str] = []
    for number, line in enumerate(block.splitlines(), start=first):
        start = _PARAGRAPH.fullmatch(line)
        note = _NOTE.fullmatch(line)
        if start is not None:
            paragraph = Paragraph(start[1], section.code, start[3], number, start[2] is not None)
            paragraph.language = language
            section.paragraphs.append(paragraph)
            paragraph.heading, section.heading = section.heading, ""
        elif line.startswith("### "):
            section.heading = line[4:]  # of the paragraph that comes next
        elif note is not None and section.paragraphs and _LABEL.match(note[1]):
            _add_notes(section.paragraphs[-1], note[1])
        else:
            rest.append(line)
    if rest:
        if section.heading:
            rest.insert(0, f"### {section.heading}")
            section.heading = ""
        owner: Section | Paragraph = section.paragraphs[-1] if section.paragraphs else section
        owner.blocks.append("\n".join(rest))


def _add_notes(paragraph: Paragraph, line: str) -> None:
    """The notes of one line; ``Window: ... Hooks: ...`` are two."""
    labels = [found for found in _LABEL.finditer(line) if found.start() == 0 or found[1] in _MAY_FOLLOW]
    ends = [label.start() for label in labels[1:]] + [len(line)]
    for label, end in zip(labels, ends, strict=True):
        paragraph.notes()[_KINDS[label[1]]].append(line[label.end() : end].strip())


def _table(block: str) -> list[list[str]]:
    """The cells of a table, without its heading."""
    rows = [line for line in block.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def _decisions(catalogue: Catalogue) -> list[Decision]:
    """The decisions of section DEC, which has one paragraph for each, or one row of a table."""
    section = catalogue.section("DEC")
    if section is None:
        return []
    found: list[Decision] = []
    for paragraph in section.paragraphs:
        who, _, when = paragraph.text.partition(":")[0].partition(", ")
        for key in _KEY.findall(paragraph.text):
            found.append(Decision(key, who, when, paragraph.text, [paragraph.id]))
    for block in section.blocks:
        for key, who, when, choices, rules in _table(block):
            found.append(Decision(key.strip("`"), who, when, choices, re.findall(_ID, rules)))
    return found


def _terms(catalogue: Catalogue) -> dict[str, str]:
    """Other words for the terms of a glossary with two languages: in lower case, with the usual word."""
    found: dict[str, str] = {}
    for section in catalogue.sections:
        for row in [row for block in section.blocks for row in _table(block)]:
            if section.title not in _GLOSSARIES:
                continue
            usual, *others = _forms(row[-2])
            foreign, *more = _forms(row[-1])
            if not set(",/") & set(row[-1].partition(" (")[0]):  # a plain word, not a list of them
                others.append(foreign)
            for name in [*others, *more]:
                if name.lower() != usual.lower():
                    found.setdefault(name.lower(), usual)
    return found


def _forms(cell: str) -> list[str]:
    """The usual form of a term and the others: ``team``, or ``Unit (also: squad, band)``."""
    others = _OTHER_FORMS.search(cell)
    usual = re.split(r" \(| /|,", cell, maxsplit=1)[0]
    return [usual, *(others[1].split(", ") if others is not None else [])]


def translated(original: Catalogue, translation: Catalogue) -> Catalogue:
    """The original with everything in the words of the translation that it has."""
    sections: list[Section] = []
    plain = iter([section for section in translation.sections if not section.code])
    coded = {section.code: section for section in translation.sections if section.code}
    for section in original.sections:
        other = coded.get(section.code) if section.code else next(plain, None)
        if other is None:
            sections.append(section)
            continue
        known = {paragraph.id: paragraph for paragraph in other.paragraphs}
        both = Section(section.code, other.title, other.part)
        both.other_titles = [section.title]
        both.blocks = other.blocks
        both.paragraphs = [known.get(paragraph.id, paragraph) for paragraph in section.paragraphs]
        sections.append(both)
    found = Catalogue(translation.title, translation.language, translation.blocks, sections)
    found.decisions = translation.decisions or original.decisions
    found.terms = translation.terms
    return found


def catalogue_of(package: str, language: str | None = None) -> Catalogue:
    """The catalogue of the package of a game, in the language of the reader."""
    return _read(package, preferred_language() if language is None else language)


@cache
def _read(package: str, language: str) -> Catalogue:
    own = files(package).joinpath(file_name(language))
    if language == LANGUAGES[0]:
        return parse(own.read_text(encoding="utf-8"))
    original = _read(package, LANGUAGES[0])
    return (
        translated(original, parse(own.read_text(encoding="utf-8"), language)) if own.is_file() else original
    )


def file_name(language: str) -> str:
    """The file of a language beside the code of a game."""
    return "rules.md" if language == LANGUAGES[0] else f"rules.{language}.md"
