"""Sealed gems and ways of Relocate! are in nothing that others are sent, with six seats on two sides."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.gems import Gems
from dicefront.games.spherewars.rules.state import MOVE
from dicefront.games.spherewars.scenes import SphereScene, one, position
from dicefront.kernel.table import Table
from dicefront.kernel.testing import offered
from dicefront.server.course.course import Course
from dicefront.server.course.showing import asked_now, question_info
from dicefront.server.readers import SPECTATOR
from dicefront.server.show import screen_of
from dicefront.server.store.acts import ANSWER, BEGIN, Act

SEATS = 6


def crowd(profile: str) -> list[Any]:
    """Somebody of each seat; sides take turns, and the first two are close to each other."""
    places = [(20.0, 20.0), (20.0, 25.0), (23.0, 20.0), (23.0, 25.0), (26.0, 20.0), (26.0, 25.0)]
    return [one(seat, profile, places[seat]) for seat in range(SEATS)]


def bidding() -> SphereScene:
    """The first seat casts a spell, and both sides hide gems."""
    state = position(*crowd("dowser"), stage=MOVE, seats=SEATS)
    state.gems = [Gems(4), Gems(4)]
    return SphereScene(GAME, state, (), 3).play("stand").play("lightning_sphere").play(1)


def relocating() -> SphereScene:
    """Leaders of both sides have told themselves to relocate; their ways are drawn in secret."""
    state = position(*crowd("nirlem"), stage=MOVE, seats=SEATS)
    state.activation = None
    for band in state.bands:
        band.orders = 1
    return SphereScene(GAME, state, (), 3)


def begun(scene: SphereScene, monkeypatch: pytest.MonkeyPatch) -> Course:
    """A match at a server that begins where a scene stands."""

    def begin(course: Course) -> Any:
        course.table = Table(GAME, scene.table.position(), course.dice, True, False)
        course.dice.recorded = []
        return course.table.told

    monkeypatch.setattr(Course, "_begin", begin)
    full = GAME.complete_options({"seats": SEATS})
    course = Course("spherewars", full, [None] * SEATS, b"k" * 32, None)
    course.perform(Act(BEGIN))
    return course


def sent_to(course: Course, reader: int) -> bytes:
    """Everything a reader would be sent now."""
    table = course.running
    player = None if reader == SPECTATOR else reader
    question = None if player is None else table.question(player)
    asked = None if question is None else question_info(course, screen_of(GAME.id), question)
    view = table.game.view(table.state, player)
    return msgspec.json.encode([course.streams[reader], view, asked, asked_now(course), course.entries])


def same_for_the_others(scene: SphereScene, least: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every sealed answer of every seat: its allies, its enemies and spectators are sent the same."""
    pending = begun(scene, monkeypatch).pending
    assert len(pending) >= least
    for question in pending:
        choices = offered(question)
        assert len(choices) > 1
        worlds = []
        for choice in (choices[0], choices[-1]):
            world = begun(scene, monkeypatch)
            world.perform(Act(ANSWER, question.player, choice))
            worlds.append(world)
        for reader in range(SPECTATOR, SEATS):
            if reader != question.player:
                assert sent_to(worlds[0], reader) == sent_to(worlds[1], reader), reader
        asked = {one.player: one.done for one in asked_now(worlds[0])}
        assert asked[question.player]
        assert sum(asked.values()) == 1


@pytest.mark.rule("SW-SPE-21", "SW-MUL-19")
@pytest.mark.check(24)
def test_a_bid_is_in_nothing_that_allies_enemies_or_spectators_are_sent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    same_for_the_others(bidding(), 2, monkeypatch)


@pytest.mark.rule("SW-ORD-42")
@pytest.mark.check(24)
def test_the_ways_of_relocate_are_in_nothing_that_others_are_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = relocating()
    while scene.question.kind != "spherewars.order.relocate":
        question = scene.question
        orders = [answer for answer in offered(question) if isinstance(answer, dict) and "receiver" in answer]
        own = [answer for answer in orders if answer["receiver"] == question.player]
        scene.play(own[0] if own and own[0]["order"] == "relocate" else question.write(question.decline()))
    same_for_the_others(scene, 2, monkeypatch)
