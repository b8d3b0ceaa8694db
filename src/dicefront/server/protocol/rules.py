"""The rules of a game and what the program does with each paragraph."""

from __future__ import annotations

from typing import Literal

from dicefront.parts.show.message import Json, Out
from dicefront.server.protocol.basis import In


class RuleParagraph(Out):
    """One paragraph; its id is its anchor. ``status`` says whether a test shows what the program does."""

    id: str
    heading: str
    language: str
    advanced: bool
    text: str
    rulings: list[str]
    examples: list[str]
    windows: list[str]
    hooks: list[str]
    blocks: list[str]
    status: Literal["enforced", "unshown"]


class RuleSection(Out):
    """One section."""

    code: str
    title: str
    part: str
    blocks: list[str]
    paragraphs: list[RuleParagraph]


class RuleBook(Out):
    """The rules of a game. ``language`` is the one the text is in, which may not be the one asked for."""

    game: str
    rules: str
    title: str
    language: str
    blocks: list[str]
    sections: list[RuleSection]


class RuleHits(Out):
    """Paragraphs that hold all the words, best first, and words spelled almost like a missing one."""

    paragraphs: list[RuleParagraph]
    similar: list[str]


class RuleState(Out):
    """What the program does with one paragraph, how it was interpreted, and the tests that show it."""

    id: str
    status: Literal["enforced", "unshown"]
    rulings: list[str]
    tests: list[str]


class RuleStates(Out):
    """All paragraphs of a game. Without ``tested`` the tests are not here, and cannot be named."""

    game: str
    rules: str
    tested: bool
    paragraphs: list[RuleState]


class ExampleWish(In):
    """A small position to play with; what it holds is up to the game (see ``docs/protocol.md``)."""

    position: dict[str, Json]


class Example(Out):
    """What the rules say about a position: distances, lines, sight."""

    found: dict[str, Json]
