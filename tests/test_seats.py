"""Contract 8: any number of seats up to six, in every message, colour and command."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from dicefront.kernel.game import game, game_ids
from dicefront.kernel.ids import MOST_SEATS
from dicefront.parts.terminal.drawing import SEAT_COLOURS
from dicefront.server.protocol.from_client import Hello
from dicefront.server.protocol.matches import NewMatch

STYLES = Path(__file__).parents[1] / "web" / "src" / "app.css"


def test_no_game_has_more_seats_than_clients_know() -> None:
    for name in game_ids():
        rules = game(name)
        option = next((one for one in rules.options if one.name == rules.seat_option()), None)
        counts = [rules.seats(rules.complete_options(None))] if option is None else option.values
        assert all(isinstance(count, int) and count <= MOST_SEATS for count in counts)


def test_every_seat_has_a_colour_of_its_own_in_the_terminal() -> None:
    assert len(set(SEAT_COLOURS)) == len(SEAT_COLOURS) >= MOST_SEATS


@pytest.mark.parametrize("part", ["", "-soft", "-deep"])
def test_every_seat_has_a_colour_in_every_palette_of_the_client(part: str) -> None:
    """A block of styles that sets the colour of the first seat sets those of all, each another one."""
    blocks = re.findall(r"\{([^{}]*)\}", STYLES.read_text(encoding="utf-8"))
    found = [dict(re.findall(rf"--team-(\d){part}: (#\w+);", block)) for block in blocks]
    palettes = [colours for colours in found if "0" in colours]
    assert len(palettes) >= 2
    for colours in palettes:
        assert sorted(colours) == [str(seat) for seat in range(MOST_SEATS)]
        assert len(set(colours.values())) == MOST_SEATS


def test_messages_name_every_seat_and_no_more() -> None:
    last = msgspec.convert({"type": "hello", "protocol": 1, "seat": MOST_SEATS - 1}, Hello)
    assert last.seat == MOST_SEATS - 1
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "hello", "protocol": 1, "seat": MOST_SEATS}, Hello)
    seats = [{"who": "me"}] * MOST_SEATS
    found = msgspec.convert({"game": "x", "seats": seats}, NewMatch)
    assert found.seats is not None
    assert len(found.seats) == MOST_SEATS
