"""Reading rules catalogues."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from dicefront.kernel.game import game, game_ids
from dicefront.text.catalogue import Catalogue, catalogue_of, parse

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

- **TY-MOV-02** A bird flies.
  - Window: `turn.fly`.

```
a

b
```
"""


@pytest.fixture
def small() -> Catalogue:
    return parse(SMALL)


def test_a_catalogue_has_title_sections_and_paragraphs(small: Catalogue) -> None:
    assert (small.title, small.code, small.blocks) == ("Toy", "TY", ["What it is."])
    assert [(section.code, section.title) for section in small.sections] == [
        ("", "Glossary"),
        ("MOV", "Movement"),
    ]
    assert small.sections[0].blocks == ["- **Word**: meaning."]
    assert small.sections[1].blocks == ["In front."]


def test_a_paragraph_has_its_notes_and_what_follows(small: Catalogue) -> None:
    first, second = small.paragraphs
    assert first.text == "A piece moves one step."
    assert first.rulings == ["the sheet is silent."]
    assert first.examples == ["a1 to a2.", "a2 to a3."]
    assert first.blocks == ["| a | b |\n|---|---|\n| 1 | 2 |"]
    assert SMALL.splitlines()[first.line - 1].startswith("- **TY-MOV-01**")
    assert (second.heading, second.windows, second.blocks) == (
        "Flying",
        ["`turn.fly`."],
        ["```\na\n\nb\n```"],
    )


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


@pytest.mark.parametrize("name", game_ids())
def test_every_line_of_a_real_catalogue_finds_its_place(name: str) -> None:
    package = type(game(name)).__module__.rsplit(".", 1)[0]
    source = files(package).joinpath("rules.md").read_text(encoding="utf-8")
    catalogue = catalogue_of(package)
    assert catalogue.code == game(name).code
    assert len(catalogue.paragraphs) == len(
        re.findall(r"^- \*\*[A-Z]{2}-[A-Z]+-\d+\*\*", source, re.MULTILINE)
    )
    notes = sum(len(one.rulings) + len(one.examples) + len(one.windows) for one in catalogue.paragraphs)
    assert notes == len(re.findall(r"^  - ", source, re.MULTILINE))
    ids = [paragraph.id for paragraph in catalogue.paragraphs]
    assert len(set(ids)) == len(ids)
