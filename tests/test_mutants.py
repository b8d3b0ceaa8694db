"""tools/mutants.py and tools/breaking.py: where rules are broken, and how."""

from __future__ import annotations

import ast
import importlib
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tools import mutants
from tools.breaking import SKIRMISH, Mutant, cited, mutants_of, mutated
from tools.mutants import Fresh, Results, change_body, drawn, named

SOURCE = '''
class Ask(Question):
    """TY-ASK-01: somebody is asked."""

    def __init__(self, state, player):
        super().__init__(player, "toy.ask", "TY-ASK-01")
        self.kept = state

    def args(self):
        return {"left": 3}


def strike(state, attacker, target):
    """TY-STR-01, TY-STR-02: a blow."""
    reach = 2
    if attacker.far > reach or not target.there:
        return Refusal("toy.far", "TY-STR-02", {"most": 2})
    if (yield from confirm(target.owner, "toy.guard", "TY-STR-04")):  # TY-STR-04
        return None
    others = [one for one in state.all if one.near]
    target.wounds += 1  # TY-STR-03
    yield Wounded(target.id)
    return others


def unnamed(state):
    return state.count + 1
'''


def listed() -> list[tuple[str, str, str, list[str]]]:
    found = []
    for mutant in mutants_of("toy", "toy.py", SOURCE):
        _, before, after = mutated(SOURCE, mutant.number)
        found.append((mutant.change, before, after, mutant.rules))
    return found


def test_every_kind_of_change_is_made_where_a_paragraph_is_cited() -> None:
    blow = ["TY-STR-01", "TY-STR-02"]
    expected = [
        ("wrong player", "1 - player", ["TY-ASK-01"]),
        ("one more", "3", blow),
        ("one less", "1", blow),
        ("and/or", "attacker.far > reach and (not target.there)", blow),
        ("condition dropped", "attacker.far > reach", blow),
        ("condition dropped", "not target.there", blow),
        ("negated", "not (attacker.far > reach or not target.there)", blow),
        ("turned", "attacker.far >= reach", blow),
        ("wrong player", "confirm(1 - target.owner, 'toy.guard', 'TY-STR-04')", ["TY-STR-04"]),
        ("condition dropped", " for one in state.all", blow),
        ("effect dropped", "pass", ["TY-STR-03"]),
        ("effect dropped", "pass", blow),
    ]
    found = [(change, after, rules) for change, _, after, rules in listed()]
    for change, after, rules in expected:
        assert any(one[0] == change and after in one[1] and one[2] == rules for one in found), (change, after)


def test_refusals_texts_and_functions_without_a_paragraph_are_left_alone() -> None:
    before = [one[1] for one in listed()]
    assert not any("most" in text or "left" in text or "count" in text for text in before)


def test_an_argument_that_a_constructor_keeps_is_left_alone() -> None:
    assert not any("kept" in one[1] for one in listed())


def test_each_change_is_one_change() -> None:
    usual = ast.unparse(ast.parse(SOURCE))
    changed = {ast.unparse(mutated(SOURCE, one.number)[0]) for one in mutants_of("toy", "toy.py", SOURCE)}
    assert usual not in changed
    assert len(changed) == len(mutants_of("toy", "toy.py", SOURCE))


def test_paragraphs_are_read_with_their_ranges() -> None:
    assert cited("TY-ATK-07 to TY-ATK-09, and TY-MOV-01") == [
        *["TY-ATK-07", "TY-ATK-09", "TY-MOV-01"],
        "TY-ATK-08",
    ]


def test_the_same_seed_draws_the_same_lines_and_no_line_twice() -> None:
    first = drawn(["crystals"], 40, 5)
    assert [one.name for one in first] == [one.name for one in drawn(["crystals"], 40, 5)]
    assert [one.name for one in first] != [one.name for one in drawn(["crystals"], 40, 6)]
    assert len({(one.file, one.line) for one in first}) == 40


def test_lines_that_are_named_are_changed_in_every_way() -> None:
    lines = {f"{one.file}:{one.line}" for one in drawn(["crystals"], 3, 5)}
    found = named(["crystals"], sorted(lines))
    assert {f"{one.file}:{one.line}" for one in found} == lines
    assert len({one.name for one in found}) == len(found) > 3
    short = [line.removeprefix("src/dicefront/games/") for line in sorted(lines)]
    assert [one.name for one in named(["crystals"], short)] == [one.name for one in found]


RULE = '''
def standing(crystals):
    """TY-WIN-01: what a crystal is worth."""
    return 100 * crystals
'''


def test_a_function_gets_another_body_wherever_it_was_imported_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "toy_rule.py").write_text(RULE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path / "src"))
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    standing = importlib.import_module("toy_rule").standing
    assert standing(1) == 100
    changes = mutants_of("toy", "src/toy_rule.py", RULE)
    assert change_body(next(one for one in changes if one.change == "one more"))
    assert standing(1) == 101
    monkeypatch.delitem(sys.modules, "toy_rule")


HEIR = '''
class Heir(dict):
    """TY-WIN-02: an heir."""

    def __init__(self):
        super().__init__()
'''


def test_a_body_that_does_not_fit_is_left_to_a_fresh_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "toy_heir.py").write_text(HEIR, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path / "src"))
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    importlib.import_module("toy_heir")
    (dropped,) = mutants_of("toy", "src/toy_heir.py", HEIR)
    assert not change_body(dropped)
    monkeypatch.delitem(sys.modules, "toy_heir")


def test_tests_that_cannot_be_loaded_notice_a_mutant(capfd: pytest.CaptureFixture[str]) -> None:
    session: Any = SimpleNamespace(testsfailed=1, items=[])
    Fresh(Mutant("toy", "toy.py", "strike", 0, 12, "turned"), False).pytest_runtestloop(session)
    assert "verdict loading" in capfd.readouterr().out


def test_what_was_tried_is_kept(tmp_path: Path) -> None:
    mutant = Mutant("toy", "toy.py", "strike", 0, 12, "turned")
    Results(tmp_path / "1.jsonl", False).add(mutant, "survived", "")
    assert Results(tmp_path / "1.jsonl", False).verdicts == {mutant.name: "survived"}
    assert Results(tmp_path / "1.jsonl", True).verdicts == {}


def test_only_tests_of_the_rules_are_asked() -> None:
    found = mutants.tests_of("crystals", True)
    assert "tests/games/crystals/test_kills.py" in found
    assert not [path for path in found if "/opponent/" in path or "/lab/" in path]
    assert set(found) < set(mutants.tests_of("crystals", False))


def test_what_citing_tests_noticed_is_not_tried_again(tmp_path: Path) -> None:
    citing = Results(tmp_path / "1-citing.jsonl", False)
    for line, verdict in ((12, "noticed"), (13, "survived")):
        citing.add(Mutant("toy", "toy.py", "strike", 0, line, "turned"), verdict, "")
    results = Results(tmp_path / "1.jsonl", False)
    results.take_over(citing)
    assert [(name[:9], verdict) for name, verdict in results.verdicts.items()] == [("toy.py:12", "noticed")]


def test_what_games_of_figures_share_is_broken_without_a_citation() -> None:
    source = "def gap(one, other):\n    return one - other\n"
    assert mutants_of("toy", "toy.py", source) == []
    assert [one.change for one in mutants_of(SKIRMISH, "skirmish/gap.py", source)] == ["swapped"]
    assert any("/skirmish/" in one.file for one in mutants.all_mutants([SKIRMISH]))
    assert "home_raiders" in mutants.users_of_skirmish()
    narrow, wide = (mutants.tests_of(SKIRMISH, narrow) for narrow in (True, False))
    assert all(test.startswith("tests/skirmish/") for test in narrow)
    assert set(narrow) < set(wide)


def test_only_who_has_shared_the_work_out_tells_what_came_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[list[str]] = []

    def found(games: list[str], places: list[str]) -> list[Mutant]:
        asked.append(places)
        return []

    monkeypatch.setenv("DICEFRONT_PURE", "1")
    monkeypatch.setattr(mutants, "KEPT", tmp_path)
    monkeypatch.setattr(mutants, "named", found)
    lines = ["--at", "crystals/rules/ending.py:91", "--at", "crystals/rules/ending.py:98"]
    assert mutants.main([*lines, "--part", "1/2"]) == 0
    assert capsys.readouterr().out == ""
    assert mutants.main(lines) == 0
    assert capsys.readouterr().out == "0 of 0 tried, 0 survived\n"
    assert asked == [[lines[1], lines[3]]] * 2
