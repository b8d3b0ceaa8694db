"""Translated catalogues say what the English ones say: the same paragraphs, notes, numbers and dice."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from dicefront.text.catalogue import catalogue_of, file_name, parse
from dicefront.text.messages import LANGUAGES
from dicefront.text.rulebook import Catalogue, Paragraph

TRANSLATED = sorted(
    (f"dicefront.games.{folder.name}", language)
    for folder in files("dicefront.games").iterdir()
    for language in LANGUAGES[1:]
    if folder.joinpath(file_name(language)).is_file()
)
every_translation = pytest.mark.parametrize(("package", "language"), TRANSLATED)

CODE = re.compile(r"`[^`\n]+`")
NUMBER = re.compile(r"\d+(?:\.\d+)?")
ID = re.compile(r"\b[A-Z]{2}-[A-Z]{3}-\d+")


def own(package: str, language: str) -> Catalogue:
    """The translation by itself, without the original below it."""
    return parse(files(package).joinpath(file_name(language)).read_text(encoding="utf-8"), language)


def pairs(package: str, language: str) -> list[tuple[Paragraph, Paragraph]]:
    return list(zip(catalogue_of(package, "en").paragraphs, own(package, language).paragraphs, strict=True))


def figures(text: str) -> Counter[str]:
    """Code words, paragraphs and numbers of a text; a decimal comma is a point."""
    rest = CODE.sub(" ", text)
    found = Counter(CODE.findall(text)) + Counter(ID.findall(rest))
    rest = re.sub(r"(?<=\d),(?=\d)", ".", ID.sub(" ", rest))
    return found + Counter(NUMBER.findall(rest))


def differences(original: str, translation: str) -> str:
    one, other = figures(original), figures(translation)
    return f"missing {sorted((one - other).elements())}, added {sorted((other - one).elements())}"


@every_translation
def test_paragraphs_are_the_same_in_the_same_order(package: str, language: str) -> None:
    original, translation = catalogue_of(package, "en"), own(package, language)
    assert [one.id for one in translation.paragraphs] == [one.id for one in original.paragraphs]
    assert [one.advanced for one in translation.paragraphs] == [one.advanced for one in original.paragraphs]
    assert [bool(one.heading) for one in translation.paragraphs] == [
        bool(one.heading) for one in original.paragraphs
    ]


@every_translation
def test_sections_are_the_same_in_the_same_order(package: str, language: str) -> None:
    original, translation = catalogue_of(package, "en"), own(package, language)
    assert [one.code for one in translation.sections] == [one.code for one in original.sections]
    assert [len(one.blocks) for one in translation.sections] == [len(one.blocks) for one in original.sections]


@every_translation
def test_every_paragraph_has_as_many_notes_and_tables(package: str, language: str) -> None:
    for original, translation in pairs(package, language):
        counts = {kind: len(notes) for kind, notes in original.notes().items()}
        assert {kind: len(notes) for kind, notes in translation.notes().items()} == counts, original.id
        assert [len(block.splitlines()) for block in translation.blocks] == [
            len(block.splitlines()) for block in original.blocks
        ], original.id


@every_translation
def test_numbers_dice_codes_and_references_are_the_same(package: str, language: str) -> None:
    drifted: list[str] = []
    for original, translation in pairs(package, language):
        texts = [(original.text, translation.text), *zip(original.blocks, translation.blocks, strict=True)]
        for notes, others in zip(original.notes().values(), translation.notes().values(), strict=True):
            texts.extend(zip(notes, others, strict=True))
        drifted += [
            f"{original.id}: {differences(one, other)}: {other}"
            for one, other in texts
            if figures(one) != figures(other)
        ]
    assert not drifted, "\n".join(drifted)


@every_translation
def test_decisions_are_the_same(package: str, language: str) -> None:
    original, translation = catalogue_of(package, "en").decisions, own(package, language).decisions
    assert [(one.key, one.rules) for one in translation] == [(one.key, one.rules) for one in original]


@every_translation
def test_nothing_is_left_untranslated(package: str, language: str) -> None:
    same = [
        original.id
        for original, translation in pairs(package, language)
        if original.text == translation.text and re.search(r"[a-z]{3} [a-z]{3}", CODE.sub("", original.text))
    ]
    assert not same


def test_a_drifted_number_is_noticed() -> None:
    assert figures("`W2 R1` at 6.1 inches (HR-RAN-02)") == figures("op 6,1 inch `W2 R1` (HR-RAN-02)")
    assert figures("`W2 R1` at 6.1") != figures("`W2 R1` op 6,0")
    assert figures("`W2 R1`") != figures("`W2 B1`")
    assert figures("(0, 0.5, 0)") == figures("(0; 0,5; 0)")


# -- Home Raiders, whose glossary names every term ----------------------------------------------

HOME_RAIDERS = "dicefront.games.home_raiders"


def glossary(language: str) -> list[list[str]]:
    """The rows of the glossary, English first."""
    (section,) = [
        one for one in own(HOME_RAIDERS, language).sections if one.title in ("Glossary", "Woordenlijst")
    ]
    rows = [line.strip("|").split("|") for block in section.blocks for line in block.splitlines()]
    cells = [[cell.strip() for cell in row][-2:] for row in rows if len(row) > 1]
    return [list(reversed(row)) if language == "nl" else row for row in cells]


def test_home_raiders_is_translated() -> None:
    assert (HOME_RAIDERS, "nl") in TRANSLATED


def test_the_glossary_is_the_same_in_both_languages() -> None:
    english = [row for row in glossary("en") if row != ["English", "Dutch"]]
    dutch = [row for row in glossary("nl") if row != ["Engels", "Nederlands"]]
    assert [[one, other.replace("(also:", "(ook:")] for one, other in english] == dutch


def test_abilities_have_the_names_of_the_glossary() -> None:
    names = dict(glossary("en")[-80:])
    wrong: list[str] = []
    for original, translation in pairs(HOME_RAIDERS, "nl"):
        if original.heading:
            english, _, dutch = original.heading.removesuffix(")").partition(" (")
            assert names[english] == dutch
            assert translation.heading == f"{dutch} ({english})"
        for hooks, others in zip(original.hooks, translation.hooks, strict=True):
            named = [name for name in names if re.search(rf"\b{name}\b", hooks)]
            wrong += [f"{original.id}: {names[name]}" for name in named if names[name] not in others]
    assert not wrong
