"""The page about adding a game of figures, followed word for word in a package beside Dicefront."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicefront.kernel.draw import Draw
from tests import pages
from tests.cli.table_scripts import log_entries, only_file, typed
from tests.pages import blocks, page, served
from tests.server.meeting import TWO, asked_of, catch_up, play_out
from tests.server.serving import Visitor

PAGE = page("add-a-figure-game")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package of the page and what an installer would note about it."""
    place = tmp_path_factory.mktemp("site")
    door, *rules, terminal, test = blocks(PAGE, "python")
    english, dutch = blocks(PAGE, "ftl")
    files = {
        "keepers/__init__.py": door,
        "keepers/rules.py": "\n\n".join(rules),
        "keepers/terminal.py": terminal,
        "keepers/texts/en.ftl": english,
        "keepers/texts/nl.ftl": dutch,
        "test_keepers.py": test,
    }
    project = tomllib.loads(blocks(PAGE, "toml")[0])["project"]
    name, version = project["name"], project["version"]
    (group, points), *_ = project["entry-points"].items()
    lines = [f"{point} = {where}" for point, where in points.items()]
    noted = f"{name}-{version}.dist-info"
    files[f"{noted}/METADATA"] = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    files[f"{noted}/entry_points.txt"] = "\n".join([f"[{group}]", *lines, ""])
    for path, text in files.items():
        (place / path).parent.mkdir(parents=True, exist_ok=True)
        (place / path).write_text(text, "utf-8")
    return place


def with_package(place: Path) -> str:
    """The path of a Python that finds the package as well."""
    return os.pathsep.join([str(place), *filter(None, [os.environ.get("PYTHONPATH")])])


def run(place: Path, *command: str, said: str = "", **environment: str) -> str:
    """What a command prints that is run where the package is installed."""
    own = {"PYTHONPATH": with_package(place), "COLUMNS": "100", **environment}
    return pages.run(place, sys.executable, *command, said=said, **own)


DICEFRONT = ("-c", "from dicefront.cli.main import main; main()")


def test_the_rules_pass_the_test_of_the_page(installed: Path) -> None:
    assert "12 passed" in run(
        installed, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "test_keepers.py"
    )


def test_every_message_is_there_in_both_languages() -> None:
    said = [set(re.findall(r"^(keepers-[\w-]+) =", text, re.M)) for text in blocks(PAGE, "ftl")]
    assert said[0] == said[1]
    rules = "\n".join(blocks(PAGE, "python")[1:-2])
    ids = {one.replace(".", "-") for one in re.findall(r'"(keepers\.[a-z.-]+)"', rules)}
    ids |= {f"keepers-{fault}" for fault in re.findall(r'walks\.\w+: "([a-z-]+)"', rules)}
    assert ids | {"keepers-title", "keepers-about"} == said[0]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Figure 0 moves to 140,85.", "That is further than 120 mm. (KP-2)", "figure 0 to 170,140"]),
        ("nl", ["Figuur 0 gaat naar 140,85.", "Dat is verder dan 120 mm. (KP-2)", "figuur 0 naar 170,140"]),
    ],
)
def test_it_is_played_at_the_terminal(
    installed: Path, tmp_path: Path, language: str, lines: list[str]
) -> None:
    """In the form of the gesture, in the notation, and by number."""
    said = typed("0 > 200,140", "0 > 100,90 > 140,85", "2>450,120", "1", "quit")
    told = run(
        installed,
        *[*DICEFRONT, "play", "keepers", "--hot-seat", "--seed", "3"],
        said=said,
        DICEFRONT_LANG=language,
        DICEFRONT_HOME=str(tmp_path),
    )
    for line in lines:
        assert line in told
    assert "[keepers." not in told
    answers = [entry[2] for entry in log_entries(only_file(tmp_path / "saves")) if entry[0] == "answer"]
    assert answers == [[[0, [[10_000, 9_000], [14_000, 8_500]]]], [[2, [[45_000, 12_000]]]], [[0, []]]]


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    """A server where the package is installed."""
    with served(tmp_path, PYTHONPATH=with_package(installed)) as address:
        yield address


def test_a_match_is_played_at_a_server(address: str) -> None:
    anna, bram = Visitor(address), Visitor(address)
    made = anna.new_match("keepers", seats=TWO)
    bram.post(f"/api/invitations/{made['links'][0]['key']}", {"name": "Bram"})
    match = made["match"]["id"]
    with anna.sit(match, 0) as first, bram.sit(match, 1) as second:
        asked = asked_of([first, second])
        assert (asked, asked.question["gesture"]["kind"]) == (first, "moves")
        number = asked.question["number"]

        far = first.command("try", question=number, value=[[0, [[20_000, 14_000]]]], hand=True)
        assert (far["type"], far["note"]["id"]) == ("refused", "keepers.too-far")

        by_hand = [[1, [[9_000, 31_000], [12_000, 29_000]]]]
        tried = first.command("try", question=number, value=by_hand, hand=True)
        answer = tried["candidate"]["answer"]
        assert answer not in [one["answer"] for one in first.question["candidates"]]
        assert tried["candidate"]["point"] == [12_000, 29_000]
        assert first.answer(answer)["type"] == "done"
        catch_up([first, second])
        assert second.snapshot["view"]["figures"][1]["body"][:2] == [12_000, 29_000]

        line = second.question["number"]
        typed_in = second.command("try", question=line, value="3 > 480,300", typed="en")
        assert second.answer(typed_in["candidate"]["answer"])["type"] == "done"
        play_out([first, second], Draw(3))
        outcome = second.snapshot["outcome"]
    assert outcome["reason"] in ("keepers.marker-touched", "keepers.enemies-removed", "keepers.time-is-up")
    for one in (anna, bram):
        one.close()
