"""Dutch texts of Home Raiders use the words of the Dutch book, as the glossary of the catalogue has them."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from dicefront.games.home_raiders.rules.cards import Pool
from tests.text.emitted import FILES
from tests.text.test_manner import messages

BOOK = {
    r"\bmarkers?\b": "fiche",
    r"wondfiche": "wondsymbool",
    r"porta(al|len)": "Poort",
    r"\bpoort(en)?\b": "Poort",
    r"energiebarri": "Energie schild",
    r"\bboosts?\b": "versterking",
    r"voorwerp": "object",
    r"vrije aanval": "gratis aanval",
    r"\b(de|een|één|kritieke) aas\b": "Aas",
    r"van dichtbij|\bmelee\b": "hand tot hand gevecht",
    r"aanval op afstand": "afstandsaanval",
    r"geestactie|geestkracht": "geesteskracht actie",
    r"\bpassen\b": "een beurt overslaan",
    r"activatie": "activering",
    r"oneffen": "oneven",
    r"verborgen|aan het zicht onttrokken": "gedeeltelijk of compleet geblokkeerd",
    r"vol in zicht": "open zichtlijn",
    r"binnen bereik": "binnen afstand",
    r"voetjes|sokkel|\bbases?\b": "voetstuk",
    r"vaardighe": "capaciteit",
    r"groepen dobbelstenen": "stapels dobbelstenen",
    r"op de grond|gaat liggen": "in dekking",
    r"stormt": "Aanvallen!",
    r"bevlogen": "IJver",
    r"karakter": "personage",
    r"troeptype": "troepentype",
}
"""Words that are not the book's, and what it says instead."""

CASED = (r"\bpoort(en)?\b", r"\b(de|een|één|kritieke) aas\b")
"""Those that are only written small by mistake."""

CATALOGUE = ("marker", "wondfiche", "porta", "boost", "voorwerp", "vrije aanval", "activatie", "oneffen")
"""Those that the catalogue never needs; others it uses in their everyday sense."""


def about_home_raiders() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for file in FILES:
        stem = file.removesuffix(".ftl")
        if stem in ("home_raiders", "skirmish"):
            found.update({f"{stem}: {name}": texts for name, texts in messages("nl", file).items()})
    return found


@pytest.mark.parametrize("wrong", BOOK)
def test_dutch_texts_use_the_words_of_the_book(wrong: str) -> None:
    flags = re.NOFLAG if wrong in CASED else re.IGNORECASE
    said = [
        f"{name}: {text} (the book: {BOOK[wrong]})"
        for name, texts in about_home_raiders().items()
        for text in texts
        if re.search(wrong, text, flags)
    ]
    assert said == []


def test_the_texts_of_all_files_are_compared() -> None:
    names = list(about_home_raiders())
    assert {name.partition(":")[0] for name in names} == {"home_raiders", "skirmish"}
    assert len(names) > 600


@pytest.mark.parametrize("word", CATALOGUE)
def test_the_dutch_catalogue_uses_the_words_of_the_book(word: str) -> None:
    text = files("dicefront.games.home_raiders").joinpath("rules.nl.md").read_text("utf-8")
    glossary = re.compile(r"^\|.*\|$", re.MULTILINE)  # names the English words beside the Dutch ones
    plain = re.sub(r"`[^`]*`", "", glossary.sub("", text))
    assert re.findall(rf".*\b{word}\b.*", plain, re.IGNORECASE) == []


@pytest.mark.parametrize("language", ["en", "nl"])
def test_dice_have_the_same_letters_in_the_browser_and_in_the_terminal(language: str) -> None:
    said = messages(language, "home_raiders.ftl")
    letters = [said[f"home_raiders-web-letter-{colour}"][0] for colour in ("white", "red", "black")]
    assert " ".join(f"{letter}1" for letter in letters) == Pool(1, 1, 1).text()
