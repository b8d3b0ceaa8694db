"""Catalogue and code belong together, also before the game is listed among the others."""

from __future__ import annotations

import re
from pathlib import Path

from dicefront.text.catalogue import catalogue_of

HOME = "dicefront.games.spherewars"
ROOT = Path(__file__).parents[3]
ID = re.compile(r"\bSW-[A-Z]{3}-\d+\b")


def test_the_catalogue_is_complete() -> None:
    catalogue = catalogue_of(HOME, "en")
    assert (catalogue.title, catalogue.code, len(catalogue.paragraphs)) == ("SphereWars", "SW", 980)
    assert len(catalogue.decisions) == 80
    ids = {one.id for one in catalogue.paragraphs}
    assert all(one.rules and set(one.rules) <= ids for one in catalogue.decisions)


def test_every_cited_paragraph_exists() -> None:
    ids = {one.id for one in catalogue_of(HOME, "en").paragraphs}
    folders = ("src/dicefront/games/spherewars", "tests/games/spherewars")
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    for path in paths:
        if path.suffix in (".py", ".toml", ".ftl"):
            assert set(ID.findall(path.read_text("utf-8"))) - ids == set(), path
