"""Dutch texts of SphereWars use the words of its glossary: one word for each thing, and no English ones."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tests.text.test_manner import messages

FORBIDDEN = {
    r"(?<!SW-)\b(MOV|FLY|STR|DEX|COM|FUR|POW|[ma]?CON)\b": "BEW, VLI, KRA, BEH, GEZ, WOE, MAC, WST",
    r"\bcharges?\b": "stormaanval",
    r"versnel": "rennen",
    r"\bgooi|gegooi": "rollen",
    r"edelste": "kristal",
    r"strategische worp": "strategieworp",
    r"richtgetal|doelgetal": "streefgetal",
    r"blijvende spreuk": "sluimerende spreuk",
    r"\bbannen\b": "afweren",
    r"tovert|toveren": "bezweren",
    r"figuur|figuren": "strijder",
    r"te lijf": "het gevecht aangaan",
    r"verklaard": "aangekondigd",
}
"""Words that are not the glossary's, and what it says instead."""

EVERYDAY = {r"\bgooi|gegooi": {"spherewars-profile-stevedore-text"}}  # it throws a rock
"""Texts in which such a word means something else."""

PAIRS = {
    r"\bspe(ed|d)(s|ing)? up\b": r"\bren(t|nen)?\b",
    r"\b(runs?|running)\b": r"\blo(op|opt|pen)\b",
    r"\bturns?\b": r"ronde",
    r"\brounds?\b": r"beurt",
    r"\bcharges?\b": r"storm|tegenschot|aan het hoofd",
    r"\bgems?\b": r"kristal",
    r"\bstrategic roll": r"strategieworp",
    r"\btarget number": r"streefgetal",
    r"\blatent\b": r"sluimer",
    r"hand-to-hand": r"handgemeen",
    r"base to base|base contact": r"voetcontact",
    r"\bdefence area": r"verdedigingsgebied",
}
"""Where the English text has such a word, the Dutch one has its counterpart."""

OTHER_SENSE = {
    r"\b(runs?|running)\b": {
        "spherewars-profile-harpooner-text",  # on the run
        "spherewars-profile-fiend-text",
        "spherewars-profile-barbarian-text",
        "spherewars-profile-ripper-text",  # runs wild
        "spherewars-pursued",
    },
    r"\bturns?\b": {
        "spherewars-spell_retargeted",  # a spell is turned on somebody
        "spherewars-field-turn",
        "spherewars-option-field-about",  # you in turn
    },
}


def said(language: str) -> dict[str, str]:
    """All that a message may say, in one string."""
    return {name: " / ".join(texts) for name, texts in messages(language, "spherewars.ftl").items()}


def test_both_languages_are_read() -> None:
    assert len(said("nl")) == len(said("en")) > 1500


@pytest.mark.parametrize("wrong", FORBIDDEN)
def test_dutch_texts_use_the_words_of_the_glossary(wrong: str) -> None:
    flags = re.NOFLAG if "MOV" in wrong else re.IGNORECASE
    found = [
        f"{name}: {text} (the glossary: {FORBIDDEN[wrong]})"
        for name, text in said("nl").items()
        if name not in EVERYDAY.get(wrong, ()) and re.search(wrong, text, flags)
    ]
    assert found == []


@pytest.mark.parametrize("english", PAIRS)
def test_a_word_of_the_glossary_has_its_counterpart(english: str) -> None:
    dutch, other = said("nl"), OTHER_SENSE.get(english, set[str]())
    found = [
        f"{name}: {text} / {dutch[name]} (the glossary: {PAIRS[english]})"
        for name, text in said("en").items()
        if name not in other
        and re.search(english, text, re.IGNORECASE)
        and not re.search(PAIRS[english], dutch[name], re.IGNORECASE)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("english", "dutch"),
    [
        ("run", "lopen"),
        ("speed up", "rennen"),
        ("turn", "ronde"),
        ("round", "beurt"),
        ("charge", "stormaanval"),
    ],
)
def test_the_catalogue_says_so(english: str, dutch: str) -> None:
    """The table of words with which the catalogue begins."""
    catalogue = files("dicefront.games.spherewars").joinpath("rules.md").read_text("utf-8")
    assert f"| {english} | {dutch} |" in catalogue.splitlines()
