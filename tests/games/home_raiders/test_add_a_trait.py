"""The page about adding a trait, followed word for word in a copy of the sources."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicefront.kernel.ids import Json
from tests.cli.table_scripts import log_entries, typed
from tests.pages import blocks, copy_of_sources, page, run, served
from tests.server.serving import Visitor

PAGE = page("add-a-trait")
CLASS, TEST = blocks(PAGE, "python")[:2]
CARD = "ld-ash-duellist"
"""A Hero with Fervour, which hurts without a throw."""
START = f"""
[ducking]
options = {{ table = "bedside-table", stars = 4, layout = "direct", objective = "vanish" }}
portal = "tin"
other_portal = "tin"
acting = 0

[[ducking.troops]]
owner = 0
card = "{CARD}"
hero = true
at = [[8.6, 4.6]]

[[ducking.troops]]
owner = 1
card = "gr-ragmen"
at = [[15.4, 13.2], [15.0, 14.6], [14.9, 12.0]]
"""
SAVE = """
from dicefront.cli.table.seats import HUMAN
from dicefront.kernel.dice import SeededDice, commitment
from dicefront.kernel.game import game
from dicefront.kernel.log import log_of

key = b"sixteen or more."
table = game("home_raiders").table(start="ducking", dice=SeededDice(key))
people = [{"name": name, "level": HUMAN} for name in ("Anna", "Bram")]
table.header |= {"key": key.hex(), "commitment": commitment(key), "players": people}
log_of(table).save("duck.jsonl")
"""


def give_to_a_card(home: Path) -> None:
    """The ability and its points, and a position in which the card acts."""
    cards = home / "data" / "cards.toml"
    before, found, card = cards.read_text("utf-8").partition(f'id = "{CARD}"')
    points = re.search(r"^points = ([\d.]+)$", card, re.M)
    assert found
    assert points is not None
    card = card.replace(points[0], f"points = {float(points[1]) + 0.5}", 1)
    card = card.replace('defence = ["deflect"]', 'defence = ["deflect", "duck"]', 1)
    cards.write_text(before + found + card, "utf-8")
    with (home / "data" / "starts.toml").open("a", encoding="utf-8") as file:
        file.write(START)


class Copied:
    """The sources with the ability and the texts of the page, on a card."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.environment = copy_of_sources(place)
        home = place / "src" / "dicefront" / "games" / "home_raiders"
        (home / "rules" / "abilities" / "duck.py").write_text(CLASS, "utf-8")
        for language, text in zip(("en", "nl"), blocks(PAGE, "ftl"), strict=True):
            with (home / "texts" / f"{language}.ftl").open("a", encoding="utf-8") as file:
                file.write(text)
        (place / "test_duck.py").write_text(TEST, "utf-8")
        give_to_a_card(home)

    def run(self, *command: str, said: str = "", **environment: str) -> str:
        return run(self.place, sys.executable, *command, said=said, **self.environment, **environment)


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Copied:
    return Copied(tmp_path_factory.mktemp("trait"))


def test_four_places_make_an_ability(copied: Copied) -> None:
    assert "2 passed" in copied.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "test_duck.py")
    tried = (
        "from dicefront.games.home_raiders.rules.abilities.all import ALL_ABILITIES, ability\n"
        "from dicefront.text.messages import Messages\n"
        "duck = ability('duck')\n"
        "print([one.id for one in ALL_ABILITIES][duck.number - 1], duck.family)\n"
        "print(Messages('en').text(duck.reason), Messages('nl').text(duck.reason))\n"
    )
    assert copied.run("-c", tried).split() == ["mirror-image", "defence", "Duck", "Duiken"]


# -- played -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        ("en", "Ash Duellist A+ is wounded: does its troop go to ground?", "everybody goes to ground"),
        ("nl", "Asduellist A+ is gewond: gaat zijn groep op de grond liggen?", "iedereen zoekt dekking"),
    ],
)
def test_it_is_played_at_the_terminal(
    copied: Copied, tmp_path: Path, language: str, asked: str, told: str
) -> None:
    """Three actions with Fervour, which hurts at the end of the turn: then the duellist may duck."""
    copied.run("-c", SAVE)
    said = copied.run(
        *["-c", "from dicefront.cli.main import main; main()", "play", "home_raiders"],
        *["--resume", "duck.jsonl", "--hot-seat", "--plain"],
        said=typed("move", "-", "move", "-", "2", "move", "-", "2", "quit"),
        DICEFRONT_LANG=language,
        DICEFRONT_HOME=str(tmp_path),
        COLUMNS="100",
    )
    assert asked in said
    assert told in said
    answers = [entry[2] for entry in log_entries(copied.place / "duck.jsonl") if entry[0] == "answer"]
    move: Json = {"troop": 0, "action": "move"}
    assert answers == [move, [], move, [], True, move, [], True]


@pytest.fixture
def address(copied: Copied, tmp_path: Path) -> Iterator[str]:
    """A server with the ability."""
    with served(tmp_path, **copied.environment) as address:
        yield address


def test_it_is_played_over_the_protocol(address: str) -> None:
    anna = Visitor(address)
    made = anna.new_match("home_raiders", start="ducking", seats=[{"who": "me"}, {"who": "here"}])
    with anna.sit(made["match"]["id"], 0) as seat:
        move: dict[str, Json] = {"troop": 0, "action": "move"}
        answers: list[Json] = [move, [], move, [], True, move, []]
        for answer in answers:
            assert seat.answer(answer)["type"] == "done"
        assert seat.question["kind"] == "home_raiders.react.duck"
        assert f'rules = "{seat.question["rule"]}"' in CLASS
        assert seat.question["gesture"]["kind"] == "confirm"
        assert seat.answer(True)["type"] == "done"
        assert seat.snapshot["view"]["characters"][0]["down"]
    anna.close()
