"""``dicefront army`` for teams of Home Raiders: checked in every form, printed as SVG and PDF."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from dicefront.games.home_raiders.rules.teamfile import HOUSE_TEAMS
from dicefront.text.messages import LANGUAGES
from dicefront.text.sheet import MARGIN, Sheet, width_of, wrapped
from tests.cli.conftest import Run

TOML = """
name = "Rags"
faction = "gremlins"
portal = "tin"

[[troops]]
ref = "rags"
card = "gr-ragmen"
copies = 2

[[troops]]
card = "gr-foreman-clank"
joins = "rags"
"""
TEXT = "# my team\n2x gr-ragmen as rags\ngr-foreman-clank -> rags\nportal tin\n"


def test_ready_made_teams_may_be_played_and_are_known_by_all_their_names(run: Run) -> None:
    for team in HOUSE_TEAMS.values():
        for name in (team.id, team.name_en, team.name_nl):
            result = run("army", "check", name, "--option", f"stars={team.limit}")
            assert result.exit_code == 0, result.output
            assert f"{team.stars()} of {team.limit} Stars" in result.stdout


@pytest.mark.parametrize(("file", "text"), [("team.toml", TOML), ("team.txt", TEXT)])
def test_a_team_is_read_from_a_file(run: Run, tmp_path: Path, file: str, text: str) -> None:
    (tmp_path / file).write_text(text, encoding="utf-8")
    result = run("army", "check", file, "--json")
    found = json.loads(result.stdout)
    assert result.exit_code == 0
    assert (found["game"], found["legal"], found["cost"], found["budget"]) == ("home_raiders", True, 3, 6)


def test_a_team_is_read_from_json(run: Run, tmp_path: Path) -> None:
    team = {"faction": "gremlins", "troops": [{"card": "gr-ragmen", "copies": 3}, {"card": "gr-big-cog"}]}
    (tmp_path / "team.json").write_text(json.dumps(team), encoding="utf-8")
    assert run("army", "check", "team.json").exit_code == 0


@pytest.mark.rule("HR-TEA-02", "HR-TEA-03")
def test_everything_that_is_wrong_is_told_with_its_paragraph(run: Run) -> None:
    result = run("army", "check", "9x gr-ragmen, nl-ada-brass, portal lamp")
    assert result.exit_code == 1
    assert "nl-ada-brass is not of the faction gremlins.  HR-TEA-03" in result.stdout
    assert "The team costs 10 Stars, the limit is 6.  HR-TEA-02" in result.stdout


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("team.txt", "gr-ragmen\ngr-ragman\n", "line 2: gr-ragman: expected a card such as"),
        ("team.toml", "troops = [ { card = 4 } ]", "team.troops[0]"),
        ("team.toml", 'colour = "blue"\ntroops = []', "team.colour"),
        ("team.json", '{"troops": [{"card": "gr-ragmen", "copies": 0}]}', "copies"),
        ("team.json", '{"troops": [{"card": "gr-ragmen", "size": 1}]}', "size"),
    ],
)
def test_what_cannot_be_read_is_named(run: Run, tmp_path: Path, file: str, text: str, said: str) -> None:
    (tmp_path / file).write_text(text, encoding="utf-8")
    result = run("army", "check", file, "--game", "home_raiders")
    assert result.exit_code == 3
    assert said in result.output


# -- sheets -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("team", ["nl-6-garrison", "gr-10-night-shift", "fl-10-grand-hoard"])
def test_a_sheet_is_a_drawing_with_everything_on_it(run: Run, team: str, language: str) -> None:
    result = run("army", "print", team, "-o", "stars=10", "--lang", language)
    assert result.exit_code == 0, result.output
    root = ElementTree.fromstring(result.stdout)
    texts = [node.text or "" for node in root.iter() if node.tag.endswith("text")]
    ready = HOUSE_TEAMS[team]
    said = " ".join(texts)
    assert (ready.name_en if language == "en" else ready.name_nl) in texts
    for entry in ready.entries:
        assert (entry.card.name_en if language == "en" else entry.card.name_nl) in said
    assert "[cli." not in result.stdout
    assert "[sheet." not in result.stdout
    assert len(re.findall(r"\(HR-", said)) == sum(len(entry.card.abilities) for entry in ready.entries)


def test_a_sheet_is_a_pdf_whose_table_of_objects_is_right(run: Run, tmp_path: Path) -> None:
    result = run("army", "print", "nl-10-expedition", "-o", "stars=10", "--out", "team.pdf", "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["format"] == "pdf"
    data = (tmp_path / "team.pdf").read_bytes()
    assert data.startswith(b"%PDF-1.4")
    start = int(re.findall(rb"startxref\n(\d+)", data)[0])
    assert data[start:].startswith(b"xref")
    for number, place in enumerate(re.findall(rb"(\d{10}) 00000 n", data), start=1):
        assert data[int(place) :].startswith(b"%d 0 obj" % number)
    for length, body in re.findall(rb"/Length (\d+) >>\nstream\n(.*?)\nendstream", data, re.DOTALL):
        assert len(body) == int(length)


def test_a_team_that_breaks_a_rule_is_printed_and_told(run: Run, tmp_path: Path) -> None:
    result = run("army", "print", "9x gr-ragmen", "--out", "team.svg")
    assert result.exit_code == 1
    assert (tmp_path / "team.svg").is_file()
    assert "HR-TEA-02" in result.stderr


def test_a_large_team_needs_more_than_one_page(run: Run, tmp_path: Path) -> None:
    cards = ", ".join(["gr-ragmen"] * 9)
    result = run("army", "print", cards, "-o", "stars=30", "--out", "team.pdf", "--json")
    assert json.loads(result.stdout)["pages"] == 2
    assert b"/Count 2" in (tmp_path / "team.pdf").read_bytes()


def test_games_without_sheets_say_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dicefront.cli.army.printing_of", lambda _: None)
    result = run("army", "print", "9x gr-ragmen")
    assert result.exit_code == 2
    assert "no sheets" in result.stderr


def test_texts_are_escaped_and_wrapped() -> None:
    sheet = Sheet("a < b")
    sheet.text(MARGIN, 50, "5″ (a & b) \\ é")
    assert "5″ (a &amp; b) \\ é" in sheet.to_svg()
    assert '(5" \\(a & b\\) \\\\ é) Tj'.encode("cp1252") in sheet.to_pdf()
    lines = wrapped("one two three four five six", 10, 60)
    assert len(lines) > 1
    assert all(width_of(line, 10) <= 60 for line in lines)


# -- options from files -------------------------------------------------------------------------

TABLE = """
id = "attic"
name_en = "Attic"
name_nl = "Zolder"
width = 30
depth = 30
mirrored = true
objects = [ { kind = "mug", x = 10, y = 10 } ]
"""


@pytest.mark.rule("HR-TAB-01")
def test_a_table_of_ones_own_is_laid(run: Run, tmp_path: Path) -> None:
    (tmp_path / "attic.toml").write_text(TABLE, encoding="utf-8")
    call = ["play", "home_raiders", "--opponent", "random", "--army", "nl-6-garrison", "--seed", "1"]
    result = run(*call, "--option", "table=attic.toml", input="quit\n")
    assert "The combat space is laid: Attic, 30 by 30 inches, 2 objects." in result.output
    house = "\n".join("[[table]]" + TABLE.replace("attic", name) for name in ("attic", "cellar"))
    (tmp_path / "house.toml").write_text(house, encoding="utf-8")
    result = run(*call, "--option", "table=house.toml:cellar", input="quit\n")
    assert result.exit_code == 0, result.output
    result = run(*call, "--option", "table=house.toml")
    assert result.exit_code == 3
    assert "attic, cellar" in result.stderr


def test_tables_that_do_not_fit_are_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "small.toml").write_text(TABLE.replace("30", "5"), encoding="utf-8")
    for value in ("small.toml", "missing.toml", "broken.json"):
        (tmp_path / "broken.json").write_text("[", encoding="utf-8")
        result = run("play", "home_raiders", "--option", f"table={value}")
        assert result.exit_code in (2, 3), result.output


@pytest.mark.rule("HR-CRD-01")
def test_a_faction_of_ones_own_is_checked_printed_and_played(run: Run) -> None:
    cards = f"cards={Path(__file__).parents[1] / 'data' / 'attic-mice.toml'}"
    team = "2x mi-nibblers, portal tin"
    result = run("army", "check", team, "--game", "home_raiders", "-o", cards)
    assert result.stdout.splitlines()[0].endswith("4 of 6 Stars")
    assert result.exit_code == 0, result.output
    listed = run("army", "check", team, "--game", "home_raiders", "-o", cards, "-v").stdout
    assert [line.split()[-1] for line in listed.splitlines()[1:3]] == ["4", "0"]
    result = run("army", "print", team, "--game", "home_raiders", "-o", cards, "--lang", "nl")
    assert "Zoldermuizen" in result.stdout
    assert "Knagers" in result.stdout
    assert run("army", "check", "Attic Party", "--game", "home_raiders", "-o", cards).exit_code == 0
    call = ["play", "home_raiders", "--opponent", "random", "--army", team, "--seed", "1", "-o", cards]
    result = run(*call, "-o", "table=shelf", input="quit\n")
    assert result.exit_code == 0, result.output
    assert "2× Nibblers" in result.output


@pytest.mark.rule("HR-OPT-10")
def test_a_mixed_team_may_be_played_by_agreement(run: Run) -> None:
    call = ["army", "check", "--game", "home_raiders", "gr-ragmen, nl-guardmen"]
    assert run(*call).exit_code == 1
    agreed = run(*call, "-o", "lists=agreed")
    assert agreed.exit_code == 0
    assert "agreed  " in agreed.stdout
    assert "HR-TEA-03" in agreed.stdout
