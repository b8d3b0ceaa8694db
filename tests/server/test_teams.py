"""What the builder is told: cards, problems with the way out, versions of lists, and pages."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import dicefront
from dicefront.games.home_raiders.rules.teamfile import HOUSE_TEAMS
from dicefront.kernel.errors import BadData
from dicefront.parts.show.verdict import ArmyVerdict
from dicefront.server.registry import rules_of
from dicefront.server.show import printing_of, screen_of
from dicefront.text.messages import LANGUAGES, Messages
from tests.text.emitted import messages_of

RAGS = {"ref": "rags", "card": "gr-ragmen"}
BOSS = {"ref": "boss", "card": "gr-boss-fuseblower"}


def verdict(game: str, roster: Any, **options: Any) -> ArmyVerdict:
    return screen_of(game).army_verdict(roster, rules_of(game).complete_options(options))


def team(*troops: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"faction": "gremlins", "troops": list(troops), **more}


@pytest.mark.rule("HR-TEA-03")
def test_a_card_of_another_faction_is_named_and_may_be_removed() -> None:
    found = verdict("home_raiders", team(RAGS, {"ref": "x", "card": "nl-guardmen"}))
    (problem,) = found.problems
    assert (problem.note.rule, problem.entry) == ("HR-TEA-03", 1)
    assert problem.fix is not None
    assert verdict("home_raiders", problem.fix.roster).problems == []


@pytest.mark.rule("HR-TEA-02")
def test_a_team_that_is_too_expensive_has_a_way_out_only_if_there_is_one() -> None:
    several = verdict("home_raiders", team({**RAGS, "copies": 3}, BOSS), stars=3)
    assert [one.note.rule for one in several.problems] == ["HR-TEA-02"]
    assert several.problems[0].fix is None
    single = verdict("home_raiders", team({**RAGS, "copies": 3}), stars=2)
    assert single.problems[0].fix is not None
    assert verdict("home_raiders", single.problems[0].fix.roster, stars=2).problems == []


@pytest.mark.rule("HR-TEA-07")
def test_a_hero_taken_twice_goes_once() -> None:
    hero = {"ref": "one", "card": "gr-big-cog"}
    found = verdict("home_raiders", team(hero, {**hero, "ref": "two"}))
    assert [one.note.rule for one in found.problems] == ["HR-TEA-07"]
    assert found.problems[0].entry == 1


@pytest.mark.rule("HR-LDR-02")
def test_a_leader_that_cannot_join_is_set_free_and_a_portal_replaced() -> None:
    found = verdict("home_raiders", team(RAGS, {**BOSS, "joins": "nobody"}, portal="sofa"))
    assert [one.note.rule for one in found.problems] == ["HR-LDR-02", "HR-TAB-07"]
    for problem in found.problems:
        assert problem.fix is not None
        left = verdict("home_raiders", problem.fix.roster)
        assert problem.note.id not in [one.note.id for one in left.problems]


@pytest.mark.rule("HR-TEA-04")
def test_cards_that_cannot_be_added_say_why() -> None:
    empty = {one.entry: one.note.rule for one in verdict("home_raiders", team()).barred}
    assert empty["gr-boss-fuseblower"] == "HR-TEA-04"
    assert "gr-ragmen" not in empty
    full = {one.entry: one.note.rule for one in verdict("home_raiders", team({**RAGS, "copies": 6})).barred}
    assert full["gr-ragmen"] == "HR-TEA-02"
    assert full["nl-guardmen"] == "HR-TEA-03"


def test_an_army_of_miniatures_says_what_cannot_be_added_either() -> None:
    found = verdict("chessboard", {"minis": ["d8", "d6", "d4", "d4", "d4"]}, points=30)
    assert found.problems == []
    assert [one.entry for one in found.barred] == ["d6", "d8", "d10", "d12", "d20"]
    over = verdict("chessboard", {"minis": ["d20", "d4", "d4", "d4", "d4", "d4"]}, points=20)
    assert over.problems[0].fix is not None
    assert verdict("chessboard", over.problems[0].fix.roster, points=20).problems == []


def test_only_what_is_too_much_is_over_the_limit() -> None:
    nobody = verdict("chessboard", {"minis": []}, points=30)
    assert nobody.barred == []
    dear = verdict("chessboard", {"minis": ["d12", "d12", "d12", "d12"]}, points=30)
    assert [one.entry for one in dear.barred] == ["d4", "d6", "d8", "d10", "d12", "d20"]
    assert {one.note.id for one in dear.barred} == {"chessboard.army.too_expensive"}
    many = verdict("home_raiders", team({**RAGS, "copies": 9}))
    assert "gr-ragmen" in [one.entry for one in many.barred]  # what is too dear stays so


def test_a_fix_leads_to_no_other_problem() -> None:
    alone = verdict("chessboard", {"minis": ["d4"]}, points=30)
    assert [one.note.id for one in alone.problems] == ["chessboard.army.too_small"]
    assert alone.problems[0].fix is None  # nobody at all is no army either
    armed = verdict("chessboard", {"minis": ["d4 armor:2", "d4", "d4", "d4", "d4"]}, points=40, armor_limit=1)
    assert [one.note.rule for one in armed.problems] == ["CB-OPT-22"]
    assert armed.problems[0].fix is None  # four are too few


def test_all_cards_of_the_five_factions_are_there_with_all_that_stands_on_them() -> None:
    rules = rules_of("home_raiders")
    book = screen_of("home_raiders").army_book(rules.complete_options({}))
    assert book is not None
    assert len(book.groups) == 5
    assert {entry.group for entry in book.entries} == {group.id for group in book.groups}
    abilities = {str(one["id"]) for one in book.abilities if isinstance(one, dict)}
    for entry in book.entries:
        card: Any = entry.profile
        assert set(card["abilities"]) <= abilities
        assert len(card["dice"]) == len(card["marked"]) == len(card["aces"]) == 4
    for ready in book.ready:
        assert rules.problems(ready.roster, rules.complete_options({})) == []


def drawn(game: str, roster: Any, kind: str, language: str, **options: Any) -> tuple[str, int]:
    printing = printing_of(game)
    assert printing is not None
    sheet = printing("The list", roster, rules_of(game).complete_options(options), kind, language)
    root = ElementTree.fromstring(sheet.to_svg())
    return " ".join(node.text or "" for node in root.iter() if node.tag.endswith("text")), len(sheet.pages)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["sheet", "cards", "plain"])
def test_teams_and_armies_are_printed_in_both_languages(kind: str, language: str) -> None:
    ready = HOUSE_TEAMS["nl-10-expedition"]
    said, _ = drawn("home_raiders", ready.id, kind, language, stars=10)
    for entry in ready.entries:
        assert (entry.card.name_nl if language == "nl" else entry.card.name_en) in said
    army, _ = drawn("chessboard", {"minis": ["d8 hero", "d6 bow", "d4 armor:2"]}, kind, language)
    for item in ("hero", "bow", "armor"):
        assert Messages(language).text(f"chessboard.equipment.{item}") in army
    assert "[" not in said + army


def test_a_sheet_explains_every_ability_once_and_cards_are_nine_to_a_page() -> None:
    rags, _ = drawn("home_raiders", team({**RAGS, "copies": 2}, {**RAGS, "ref": "more"}), "sheet", "en")
    assert rags.count("Shrapnel: ") == 1
    _, pages = drawn("home_raiders", team({**RAGS, "copies": 10}), "cards", "en")
    assert pages == 2


@pytest.mark.parametrize("kind", ["sheet", "cards", "plain"])
def test_a_list_that_is_not_legal_says_so_on_paper(kind: str) -> None:
    giants = {"minis": ["d20"] * 3}
    assert "Not legal: CB-ARM-03, CB-ARM-05" in drawn("chessboard", giants, kind, "en")[0]
    assert "Niet geldig: CB-ARM-03" in drawn("chessboard", giants, kind, "nl", lists="agreed")[0]
    assert "Not legal: HR-TEA-02" in drawn("home_raiders", team({**RAGS, "copies": 10}), kind, "en")[0]
    assert "Not legal" not in drawn("home_raiders", team({**RAGS, "copies": 2}), kind, "en")[0]


def test_what_cannot_be_read_cannot_be_printed() -> None:
    with pytest.raises(BadData):
        drawn("home_raiders", {"faction": "nobody", "troops": []}, "sheet", "en")


def test_every_message_of_a_sheet_is_printed_somewhere() -> None:
    home = Path(dicefront.__file__).parent
    files = [home / "parts" / "show" / "paper.py", *home.glob("games/*/show/sheet.py")]
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    composed = {"unit", "leader", "hero", "close_combat", "shooting", "defence", "spirit"}
    said = [
        *messages_of("en", "sheet.ftl"),
        *messages_of("en", "chessboard.ftl"),
        *messages_of("en", "home_raiders.ftl"),
    ]
    names = [entry.partition("sheet-")[2] for entry in said if "sheet-" in entry]
    assert len(names) > 20
    for name in names:
        known = name in composed or name.startswith("item-") or f'"sheet.{name}"' in code
        assert known or f'"{name}"' in code or f"'{name}'" in code, name
