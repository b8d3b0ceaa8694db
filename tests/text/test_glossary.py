"""Dutch texts of Home Raiders use the words of the Dutch book, as the glossary of the catalogue has them.

What games share is read at its table too, so it uses the same words.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest

from dicefront.games.home_raiders.rules.cards import Pool
from tests.text.emitted import SHARED
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
    r"\b(de|een|één|kritieke) aas\b|\bazen\b": "Aas",
    r"van dichtbij|\bmelee\b": "hand tot hand gevecht",
    r"aanval op afstand": "afstandsaanval",
    r"geestactie|geestkracht": "geesteskracht actie",
    r"\bpassen\b": "een beurt overslaan",
    r"activatie": "activering",
    r"oneffen": "oneven",
    r"verborgen|aan het zicht onttrokken": "compleet geblokkeerd",
    r"vol in zicht": "open zichtlijn",
    r"binnen bereik": "afstand",
    r"voetjes|sokkel|\bbases?\b": "voetstuk",
    r"vaardighe": "capaciteit",
    r"groepen dobbelstenen": "stapel dobbelstenen",
    r"op de grond|gaat liggen": "in dekking",
    r"stormt": "Aanvallen!",
    r"bevlogen": "IJver",
    r"karakter": "personage",
    r"troeptype": "troepentype",
}
"""Words that are not the book's, and what it says instead."""

CASED = (r"\bpoort(en)?\b", r"\b(de|een|één|kritieke) aas\b|\bazen\b")
"""Those that are only written small by mistake."""

EVERYDAY = {
    r"\bpoort(en)?\b": {"cli-serve-port", "cli-serve-no-port"},  # of a server
    r"\bpassen\b": {
        "cli-serve-check",  # what fits
        "cli-serve-checked",
        "table-reacting-pass",  # a window is passed in all games; in Home Raiders a turn is skipped as well
        "table-interrupts-about",
        "table-pass-activation",
        "table-pass-turn",
        "table-key-pass",
    },
    r"verborgen|aan het zicht onttrokken": {"lab-learn-layers", "lobby-window-about"},
    r"vaardighe": {  # the word of all other games, which the glossary has as well
        "builder-search",
        "cli-odds-help",
        "replay-mark-magic",
        "table-interrupts-about",
        "table-ability",
    },
}
"""Texts that games share, in which such a word means something else."""

CATALOGUE = ("marker", "wondfiche", "porta", "boost", "voorwerp", "vrije aanval", "activatie", "oneffen")
"""Those that the catalogue never needs; others it uses in their everyday sense."""


TERMS = (
    "activate, activation",
    "base contact",
    "Boost",
    "Close combat",
    "completely obscured",
    "faction",
    "formation",
    "Hurts",
    "line of sight",
    "marker",
    "movable",
    "open line of sight",
    "partially obscured",
    "pearl",
    "Portal",
    "Ranged attack action",
    "Spirit action",
    "uneven",
    "vanish, vanished",
    "wounded",
    "Wound token",
)
"""English terms that texts use in one sense alone; the Dutch texts beside them have the glossary's word."""

OTHER_SENSE = {"luck-dice-usual", "luck-dice-odd"}
"""Texts in which one of them means something else: how uneven dice were."""


@cache
def glossary() -> dict[str, list[str]]:
    """The Dutch words for each English term, from the first table of the catalogue."""
    text = files("dicefront.games.home_raiders").joinpath("rules.nl.md").read_text("utf-8")
    table = text.partition("## Woordenlijst")[2].partition("\n\nCapaciteiten")[0]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("| ")]
    return {english: dutch_words(dutch) for dutch, english in rows[1:]}


def dutch_words(cell: str) -> list[str]:
    """``voetstuk (ook: base)`` names two words."""
    return [word.strip() for word in re.split(r"\((?:ook: )?|[,)]", cell) if word.strip()]


def stem(word: str) -> str:
    """What is left of a Dutch word in all its forms."""
    return word.lower()[: max(4, 3 * len(word) // 5)]


@cache
def texts(language: str) -> dict[str, list[str]]:
    """All that people at a table of Home Raiders may read, by message."""
    return {
        name: list(dict.fromkeys(said))
        for file in ("home_raiders.ftl", *SHARED)
        for name, said in messages(language, file).items()
        if not name.endswith("-examples")  # commands
    }


@pytest.mark.parametrize("wrong", BOOK)
def test_dutch_texts_use_the_words_of_the_book(wrong: str) -> None:
    flags = re.NOFLAG if wrong in CASED else re.IGNORECASE
    found = [
        f"{name}: {text} (the book: {BOOK[wrong]})"
        for name, said in texts("nl").items()
        for text in said
        if name not in EVERYDAY.get(wrong, ()) and re.search(wrong, text, flags)
    ]
    assert found == []


def test_the_texts_of_all_files_are_compared() -> None:
    names = {name.partition("-")[0] for name in texts("nl")}
    assert {"home_raiders", "skirmish", "table", "play", "replay", "web"} <= names
    assert len(texts("nl")) > 2000


@pytest.mark.parametrize("wrong", EVERYDAY)
def test_no_text_is_excused_that_has_no_such_word(wrong: str) -> None:
    flags = re.NOFLAG if wrong in CASED else re.IGNORECASE
    having = {
        name for name in EVERYDAY[wrong] if any(re.search(wrong, one, flags) for one in texts("nl")[name])
    }
    assert EVERYDAY[wrong] - having == set()


def test_the_words_of_the_book_stand_in_the_glossary_or_name_an_ability() -> None:
    text = files("dicefront.games.home_raiders").joinpath("rules.nl.md").read_text("utf-8")
    tables = re.findall(r"^\|.*\|$", text.partition("## Woordenlijst")[2], re.MULTILINE)
    dutch = " ".join(cell for row in tables for cell in row.split("|")[1:-2])
    assert [right for right in BOOK.values() if right not in dutch] == []


@pytest.mark.parametrize("term", TERMS)
def test_a_term_of_the_glossary_has_its_dutch_word_wherever_it_is_used(term: str) -> None:
    wanted = [stem(word) for word in glossary()[term]]
    used = re.compile(rf"\b({'|'.join(term.split(', '))})(s|ed|ing)?\b", re.IGNORECASE)
    names = [name for name, said in texts("en").items() if used.search(" ".join(said))]
    assert names, f"no text says {term} any more"
    others = {name: texts("nl")[name] for name in names}
    assert {
        name: said
        for name, said in others.items()
        if name not in OTHER_SENSE and not any(word in " ".join(said).lower() for word in wanted)
    } == {}


@pytest.mark.parametrize(
    ("term", "names"),
    [
        ("Ace", ["web-face-ace", "play-face-ace"]),
        ("Blank", ["web-face-blank", "play-face-blank", "call-blank", "play-call-blank"]),
        ("Critical Ace", ["web-face-critical", "play-face-critical"]),
    ],
)
def test_faces_and_their_buttons_have_the_names_of_the_book(term: str, names: list[str]) -> None:
    said = messages("nl", "home_raiders.ftl")
    assert {name: said[f"home_raiders-{name}"] for name in names} == {
        name: glossary()[term][:1] for name in names
    }


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
