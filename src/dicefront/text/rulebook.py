"""What a rules catalogue is made of: sections, paragraphs, decisions, and how they are found.

``dicefront.text.catalogue`` reads them from their files.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

_WORD: Final = re.compile(r"\w+")


class Paragraph:
    """One rule: its text, the notes below it, and the tables and diagrams that follow."""

    def __init__(self, id: str, section: str, text: str, line: int, advanced: bool = False) -> None:
        self.id = id
        self.section = section
        self.text = text
        self.line = line
        self.advanced = advanced
        self.language = ""
        self.heading = ""
        self.rulings: list[str] = []
        self.examples: list[str] = []
        self.windows: list[str] = []
        self.hooks: list[str] = []
        self.blocks: list[str] = []

    def to_json(self) -> dict[str, object]:
        return {
            "id": self.id,
            "section": self.section,
            "language": self.language,
            "heading": self.heading,
            "advanced": self.advanced,
            "text": self.text,
            "rulings": self.rulings,
            "examples": self.examples,
            "windows": self.windows,
            "hooks": self.hooks,
            "blocks": self.blocks,
        }

    def notes(self) -> dict[str, list[str]]:
        """The notes below the rule, by their kind."""
        return {
            "ruling": self.rulings,
            "example": self.examples,
            "window": self.windows,
            "hooks": self.hooks,
        }


class Section:
    """A section: what stands in front of its paragraphs, and the paragraphs."""

    def __init__(self, code: str, title: str, part: str = "") -> None:
        self.code = code
        self.title = title
        self.part = part
        self.other_titles: list[str] = []
        self.heading = ""
        self.blocks: list[str] = []
        self.paragraphs: list[Paragraph] = []

    def to_json(self) -> dict[str, object]:
        return {
            "code": self.code,
            "title": self.title,
            "part": self.part,
            "blocks": self.blocks,
            "paragraphs": [paragraph.to_json() for paragraph in self.paragraphs],
        }


class Decision:
    """A decision of section DEC: its key, who takes it and when, what there is to choose, and the rules."""

    def __init__(self, key: str, who: str, when: str, choices: str, rules: list[str]) -> None:
        self.key = key
        self.who = who
        self.when = when
        self.choices = choices
        self.rules = rules


class Catalogue:
    """The rules of one game in one language; what is not translated yet is in English."""

    def __init__(self, title: str, language: str, blocks: list[str], sections: list[Section]) -> None:
        self.title = title
        self.language = language
        self.blocks = blocks
        self.sections = sections
        self.decisions: list[Decision] = []
        self.terms: dict[str, str] = {}
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
        """The section of a code such as ``MOV`` or ``CB-MOV``, or of a title in any language."""
        wanted = code.strip().upper().removeprefix(f"{self.code}-")
        for section in self.sections:
            titles = [title.upper() for title in [section.title, *section.other_titles]]
            if wanted in (section.code, *titles):
                return section
        return None

    def search(self, text: str) -> list[Paragraph]:
        """The paragraphs that hold all the words, best first: in the rule itself before in its notes.

        What the glossary knows under another name is looked for under its usual name as well.
        """
        found = self._holding(text)
        for other, term in self.terms.items():
            usual = re.sub(rf"\b{re.escape(other)}\b", term, text, flags=re.IGNORECASE)
            if usual.lower() != text.lower():
                found.extend(one for one in self._holding(usual) if one not in found)
        return found

    def _holding(self, text: str) -> list[Paragraph]:
        words = _WORD.findall(text.lower())
        if not words:
            return []
        found: list[tuple[int, int, Paragraph]] = []
        for place, paragraph in enumerate(self.paragraphs):
            rule = f"{paragraph.id} {paragraph.heading} {paragraph.text}".lower()
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
