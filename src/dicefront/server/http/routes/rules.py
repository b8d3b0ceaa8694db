"""Rules with their paragraphs."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Literal

from dicefront.server.http.endpoints import Ask, Endpoint, Query
from dicefront.server.protocol.rules import (
    RuleBook,
    RuleHits,
    RuleParagraph,
    RuleSection,
    RuleState,
    RuleStates,
)
from dicefront.server.registry import game_of, rules_of
from dicefront.server.rulebooks import rulebook
from dicefront.server.work.wishes import Hits, Searching
from dicefront.text.citations import cited_ids, citing_tests, tests_folder
from dicefront.text.messages import LANGUAGES
from dicefront.text.rulebook import Paragraph


async def rules(ask: Ask) -> RuleBook:
    """The rules of a game, every paragraph with its anchor."""
    found = game_of(ask.path("game"))
    book = rulebook(found.id, ask.query("lang") or "en")
    await asyncio.to_thread(known_ids)  # read once, and not while everybody waits
    return RuleBook(
        game=found.id,
        rules=found.rules,
        title=book.title,
        language=book.language or "en",
        blocks=book.blocks,
        sections=[
            RuleSection(
                code=section.code,
                title=section.title,
                part=section.part,
                blocks=section.blocks,
                paragraphs=[shown(paragraph) for paragraph in section.paragraphs],
            )
            for section in book.sections
        ],
    )


def shown(paragraph: Paragraph) -> RuleParagraph:
    return RuleParagraph(
        id=paragraph.id,
        heading=paragraph.heading,
        language=paragraph.language or "en",
        advanced=paragraph.advanced,
        text=paragraph.text,
        rulings=paragraph.rulings,
        examples=paragraph.examples,
        windows=paragraph.windows,
        hooks=paragraph.hooks,
        blocks=paragraph.blocks,
        status=status_of(paragraph.id),
    )


def status_of(id: str) -> Literal["enforced", "unshown"]:
    """What is claimed about a paragraph is what its tests show; without any, nothing is claimed."""
    return "enforced" if id in known_ids() else "unshown"


@cache
def known_ids() -> frozenset[str]:
    """The paragraphs that tests cite, read once."""
    folder = tests_folder()
    return frozenset() if folder is None else cited_ids(folder)


@cache
def known_tests() -> dict[str, list[str]]:
    """The tests of every paragraph, read once."""
    folder = tests_folder()
    return {} if folder is None else citing_tests(folder)


async def states(ask: Ask) -> RuleStates:
    """What the program does with every paragraph, and the tests that show it."""
    found = game_of(ask.path("game"))
    book = rulebook(found.id, ask.query("lang") or "en")
    tests = await asyncio.to_thread(known_tests)
    await asyncio.to_thread(known_ids)
    return RuleStates(
        game=found.id,
        rules=found.rules,
        tested=bool(tests),
        paragraphs=[
            RuleState(id=one.id, status=status_of(one.id), rulings=one.rulings, tests=tests.get(one.id, []))
            for one in book.paragraphs
        ],
    )


async def search(ask: Ask) -> RuleHits:
    """Paragraphs that hold all the words."""
    found = rules_of(game_of(ask.path("game")).id)
    book = rulebook(found.id, ask.query("lang") or "en")
    wish = Searching(found.id, ask.query("lang") or "en", ask.query("q") or "")
    hits = await ask.read_out(Hits, "search_rules", wish)
    await asyncio.to_thread(known_ids)
    known = {paragraph.id: paragraph for paragraph in book.paragraphs}
    return RuleHits(paragraphs=[shown(known[one]) for one in hits.ids], similar=hits.similar)


LANGUAGE = Query("lang", "the language to read in", values=[*LANGUAGES])

ENDPOINTS = [
    Endpoint("GET", "/api/rules/{game}", rules, RuleBook, query=[LANGUAGE]),
    Endpoint("GET", "/api/rules/{game}/status", states, RuleStates, query=[LANGUAGE]),
    Endpoint(
        "GET",
        "/api/rules/{game}/search",
        search,
        RuleHits,
        errors=[409],
        query=[LANGUAGE, Query("q", "words, or the id of a paragraph", longest=100)],
    ),
]
