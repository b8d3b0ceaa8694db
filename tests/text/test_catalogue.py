"""Reading rules catalogues."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from dicefront.kernel.game import game, game_ids
from dicefront.text import citations
from dicefront.text.catalogue import catalogue_of, parse, translated
from dicefront.text.rulebook import Catalogue

SMALL = """# Toy: rules catalogue

What it is.

## Glossary

- **Word**: meaning.

## MOV: Movement

In front.

- **TY-MOV-01** A piece moves one step.
  - Ruling: the sheet is silent.
  - Example: a1 to a2.
  - Example: a2 to a3.

| a | b |
|---|---|
| 1 | 2 |

### Flying

- **TY-MOV-02** (advanced) A bird flies.
  - Window: `turn.fly` (active). Hooks, wings: Feather (light). Hooks, tail: none.

```
a

b
```

# The end

About the end.

## DEC: Decisions

| Key | Who | When | Options | Rules |
|---|---|---|---|---|
| `turn.fly` | owner | always | fly or stay | TY-MOV-01, TY-MOV-02 |

- **TY-DEC-01** Both players, at any time: whether to stop (`game.stop`).
"""

DUTCH = """# Speeltje: regels

Wat het is.

## Woordenlijst

| Nederlands | Engels |
|---|---|
| vogel (ook: gevogelte, vliegend dier) | bird |

## MOV: Beweging

- **TY-MOV-02** (gevorderd) Een vogel vliegt.
  - Beslissing: `turn.fly` (actief). Capaciteiten, vleugels: Veer.
"""


@pytest.fixture
def small() -> Catalogue:
    return parse(SMALL)


def test_a_catalogue_has_title_sections_and_paragraphs(small: Catalogue) -> None:
    assert (small.title, small.code, small.blocks) == ("Toy", "TY", ["What it is."])
    assert [(section.code, section.title) for section in small.sections] == [
        ("", "Glossary"),
        ("MOV", "Movement"),
        ("DEC", "Decisions"),
    ]
    assert small.sections[0].blocks == ["- **Word**: meaning."]
    assert small.sections[1].blocks == ["In front."]


def test_a_paragraph_has_its_notes_and_what_follows(small: Catalogue) -> None:
    first, second, _ = small.paragraphs
    assert first.text == "A piece moves one step."
    assert first.rulings == ["the sheet is silent."]
    assert first.examples == ["a1 to a2.", "a2 to a3."]
    assert first.blocks == ["| a | b |\n|---|---|\n| 1 | 2 |"]
    assert SMALL.splitlines()[first.line - 1].startswith("- **TY-MOV-01**")
    assert (second.heading, second.blocks) == ("Flying", ["```\na\n\nb\n```"])
    assert second.windows == ["`turn.fly` (active)."]
    assert second.hooks == ["wings: Feather (light).", "tail: none."]
    assert (first.advanced, second.advanced, second.text) == (False, True, "A bird flies.")


def test_sections_belong_to_parts(small: Catalogue) -> None:
    assert [section.part for section in small.sections] == ["", "", "The end"]
    assert small.sections[2].blocks[0] == "About the end."


def test_decisions_stand_in_a_table_or_in_paragraphs(small: Catalogue) -> None:
    stop, fly = sorted(small.decisions, key=lambda decision: decision.key)
    assert (stop.key, stop.rules) == ("game.stop", ["TY-DEC-01"])
    assert (stop.who, stop.when) == ("Both players", "at any time")
    assert (fly.key, fly.who, fly.choices) == ("turn.fly", "owner", "fly or stay")
    assert fly.rules == ["TY-MOV-01", "TY-MOV-02"]


def test_a_translation_speaks_where_it_can_and_the_original_elsewhere(small: Catalogue) -> None:
    dutch = translated(small, parse(DUTCH, "nl"))
    assert [(one.id, one.language) for one in dutch.paragraphs] == [
        ("TY-MOV-01", "en"),
        ("TY-MOV-02", "nl"),
        ("TY-DEC-01", "en"),
    ]
    second = dutch.paragraphs[1]
    assert (second.text, second.advanced) == ("Een vogel vliegt.", True)
    assert (second.windows, second.hooks) == (["`turn.fly` (actief)."], ["vleugels: Veer."])
    assert (dutch.title, dutch.language, dutch.blocks) == ("Speeltje", "nl", ["Wat het is."])
    assert [section.title for section in dutch.sections] == ["Woordenlijst", "Beweging", "Decisions"]
    for name in ("Beweging", "movement", "MOV"):
        assert dutch.section(name) is dutch.sections[1]
    assert len(dutch.decisions) == 2


def test_search_knows_the_other_words_of_the_glossary(small: Catalogue) -> None:
    dutch = translated(small, parse(DUTCH, "nl"))
    for name in ("vogel", "gevogelte", "Vliegend dier"):
        assert [paragraph.id for paragraph in dutch.search(name)] == ["TY-MOV-02"]


def test_paragraphs_are_found_by_any_spelling(small: Catalogue) -> None:
    for name in ("TY-MOV-01", "ty-mov-1", "ty mov 01", "MOV-1"):
        found = small.paragraph(name)
        assert found is not None
        assert found.id == "TY-MOV-01"
    for name in ("TY-MOV-09", "CB-MOV-01", "", "TY-MOV-x"):
        assert small.paragraph(name) is None


def test_sections_are_found_by_code_and_title(small: Catalogue) -> None:
    for name in ("MOV", "ty-mov", "movement"):
        found = small.section(name)
        assert found is not None
        assert found.code == "MOV"
    assert small.section("XYZ") is None


def test_search_wants_all_words_and_prefers_the_rule_itself(small: Catalogue) -> None:
    assert [paragraph.id for paragraph in small.search("SHEET")] == ["TY-MOV-01"]
    assert [paragraph.id for paragraph in small.search("flies bird")] == ["TY-MOV-02"]
    assert small.search("bird step") == []
    assert small.search(" ") == []


def test_mistyped_words_and_ids_get_suggestions(small: Catalogue) -> None:
    assert small.similar_words("peice") == ["piece"]
    assert small.similar_ids("TY-MVO-02")[0] == "TY-MOV-02"


PACKAGES = sorted(
    f"dicefront.games.{folder.name}"
    for folder in files("dicefront.games").iterdir()
    if folder.joinpath("rules.md").is_file()
)


@pytest.mark.parametrize("name", game_ids())
def test_every_game_has_a_catalogue_of_its_code(name: str) -> None:
    package = game(name).home
    assert package in PACKAGES
    assert catalogue_of(package, "en").code == game(name).code


@pytest.mark.parametrize("package", PACKAGES)
def test_every_line_of_a_real_catalogue_finds_its_place(package: str) -> None:
    source = files(package).joinpath("rules.md").read_text(encoding="utf-8")
    catalogue = catalogue_of(package, "en")
    assert len(catalogue.paragraphs) == len(
        re.findall(r"^- \*\*[A-Z]{2}-[A-Z]+-\d+\*\*", source, re.MULTILINE)
    )
    notes = [note for one in catalogue.paragraphs for kind in one.notes().values() for note in kind]
    assert len(notes) == len(re.findall(r"^  - |(?<=\. )Hooks(?:, \w+)?: ", source, re.MULTILINE))
    assert not [one.id for one in catalogue.paragraphs if one.text.startswith("(")]
    ids = [paragraph.id for paragraph in catalogue.paragraphs]
    assert len(set(ids)) == len(ids)
    codes = [section.code for section in catalogue.sections if section.code]
    assert len(set(codes)) == len(codes)
    assert all(one.id.split("-")[1] == one.section for one in catalogue.paragraphs)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_reference_of_a_catalogue_leads_to_a_paragraph(package: str) -> None:
    catalogue = catalogue_of(package, "en")
    source = files(package).joinpath("rules.md").read_text(encoding="utf-8")
    cited = set(re.findall(rf"\b{catalogue.code}-[A-Z]{{3}}-\d+", source))
    assert cited == {paragraph.id for paragraph in catalogue.paragraphs}


def test_home_raiders_is_complete() -> None:
    catalogue = catalogue_of("dicefront.games.home_raiders", "en")
    assert (catalogue.title, catalogue.code, len(catalogue.paragraphs)) == ("Home Raiders", "HR", 594)
    headings = [paragraph.heading for paragraph in catalogue.paragraphs if paragraph.heading]
    assert len(headings) == 80  # every ability has one
    assert [
        section.part for section in catalogue.sections if section.code in ("GEN", "AMV", "SQD", "DEC")
    ] == [
        "Rules",
        "Abilities",
        "Order of play",
        "Options and decisions",
    ]
    assert len(catalogue.decisions) == 73
    assert catalogue.decisions[0].key == "game.level"
    asked = {
        key
        for one in catalogue.paragraphs
        for key in re.findall(r"`([a-z]+\.[a-z-]+)`", "".join(one.windows))
    }
    known = {decision.key for decision in catalogue.decisions}
    assert asked <= known
    assert known - asked == {"campaign.rooms", "campaign.team"}  # before the procedures begin
    ids = {paragraph.id for paragraph in catalogue.paragraphs}
    assert all(decision.rules and set(decision.rules) <= ids for decision in catalogue.decisions)


def test_cited_paragraphs_are_found_in_either_way() -> None:
    folder = citations.tests_folder()
    assert folder is not None
    assert set(citations.citing_tests(folder)) <= citations.cited_ids(folder)
    paragraph = re.compile(r"[A-Z]{2}-[A-Z]{3}-\d+")
    assert {one for one in citations.cited_ids(folder) if paragraph.fullmatch(one)} <= set(
        citations.citing_tests(folder)
    )
