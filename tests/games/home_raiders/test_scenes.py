"""Scenes of Home Raiders: worked examples of the rules, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dicefront.games.home_raiders.scenes import (
    CARD_IDS,
    THING_IDS,
    RaidersScene,
    block,
    card,
    card_of,
    faces,
    go,
    hero,
    marker,
    own_table,
    point,
    pool,
    position,
    put,
    row,
    scene,
    team,
    thing,
    tin,
    trait_dice,
    unit,
    where,
)
from dicefront.kernel.errors import BadData, UnreadableAnswer
from dicefront.kernel.testing import check_moment
from dicefront.parts.scenes.answers import in_order
from dicefront.scenes import begin

TOUCH = 0.985


def pools(played: RaidersScene) -> list[str]:
    return [event.build.pool.text() for event in played.told("pool_rolled")]


# -- worked examples ----------------------------------------------------------------------------


def test_two_units_a_hero_and_an_object_take_a_few_lines() -> None:
    battle = scene(
        unit(0, "nl-thimble-fusiliers", *row(3, (5, 5))),
        unit(1, "gr-ragmen", *row(3, (5, 12))),
        hero(1, "gr-socket", (15, 8)),
        things=[thing("mug", 12, 12)],
    )
    assert battle.choices == ["move", "shoot", "end"]
    assert len(battle.state.characters) == 7
    check_moment(battle.table)


@pytest.mark.parametrize(("height", "reason"), [(1.5, ""), (2, "home_raiders.move.too-far")])
def test_climbing_onto_a_stack(height: float, reason: str) -> None:
    climb = scene(unit(0, card(movement=5), (5, 5)), things=[block(6, 3, 12, 7, height)]).play("move")
    if reason:
        assert climb.refusal([go(0, (7, 5))]).reason == reason
    else:
        assert climb.play([go(0, (7, 5))]).where(0) == (7, 5, 1.5)


def test_pushed_over_the_edge() -> None:
    fight = scene(
        hero(0, card("hero", abilities=["knock-back"], close="W3"), (5, 5, 4)),
        hero(1, card("hero", defence="W1"), (6, 5, 4)),
        things=[block(3, 3, 6.6, 7, 4)],
        dice="A A A, -",
    )
    fight.play("melee", target="0 at 1", knock_back=point(8, 5)).done()
    assert [event.cause for event in fight.told("wounded")] == ["attack", "fall"]
    assert fight.where(1) is None


@pytest.mark.parametrize(("gap", "rolled"), [(6.0, "W2 R1"), (6.1, "W2")])
def test_beyond_its_range_a_shooter_discards_a_set(gap: float, rolled: str) -> None:
    archer = card(shooting="W2 R1", range=6)
    shot = scene(unit(0, archer, (5, 5)), hero(1, card("hero"), (5.984 + gap, 5)), seed=1)
    assert pools(shot.play("shoot", ground="no"))[0] == rolled


def test_a_chain_of_free_attacks() -> None:
    fighter = card("hero", abilities=["roundhouse-attack"], close="W1")
    enemies = [hero(1, card("hero", defence="R1"), at) for at in ((11, 10), (9, 10), (10, 11))]
    chain = scene(hero(0, fighter, (10, 10)), *enemies, dice={"white": "A A -", "red": "- - A"})
    chain.play("melee", target="0 at 1", roundhouse=in_order([2], [3])).done()
    assert [event.character for event in chain.told("wounded")] == [1, 2]


def test_pearls_by_their_colour() -> None:
    blue = [unit(0, "nl-guardmen", (5 + 5 * number, 5)) for number in range(2)]
    amber = [unit(1, "gr-ragmen", (5 + 5 * number, 25)) for number in range(2)]
    drawn = scene(*blue, *amber, hero(1, "gr-socket", (20, 25)), acting=None, dice="blue amber")
    assert drawn.play().waiting == "0 turn.activate"
    assert drawn.turn(activate=1, action="end").play().waiting == "1 turn.activate"
    assert drawn.state.bag == [1, 2]


def test_a_whole_round() -> None:
    played = scene(unit(0, "nl-guardmen", (5, 5)), hero(1, "gr-socket", (5, 25)), acting=None, seed=1)
    assert played.always(action="end").round().state.stage == 12
    assert [event.kind for event in played.told("turn_ended")] == ["home_raiders.turn-ended"] * 2


def test_wounds_and_those_on_the_ground() -> None:
    hurt = scene(
        unit(0, card(close="W1* R1"), *row(2, (5, 5))),
        hero(1, card("hero"), (5, 12)),
        wounds={0: 1},
        down=[1],
    )
    assert hurt.figure(0).wounds == 1
    assert hurt.play().told("stood_up"), "the only thing it can do"


def test_a_match_from_its_beginning() -> None:
    match = begin("home_raiders", "nl-6-garrison", "gr-6-scrapyard", table="desk", seed=3)
    assert isinstance(match, RaidersScene)
    assert match.until("turn.action").state.round == 1


def test_a_match_with_a_team_and_a_table_of_ones_own() -> None:
    cogs = team("gremlins", "gr-ragmen*2", "gr-big-cog")
    desk = own_table({"kind": "mug", "x": 15, "y": 15}, width=24, depth=24)
    match = begin("home_raiders", cogs, "nl-6-garrison", table=desk, seed=1).until("portal-place")
    assert [one.kind for one in match.state.space.things] == ["mug"]
    assert [one.card.id for one in match.state.troops][:2] == ["gr-ragmen", "gr-big-cog"]


def test_what_happened_in_words() -> None:
    fight = scene(
        hero(0, card("hero", close="W1"), (5, 5)),
        hero(1, card("hero", defence="W1"), (5 + TOUCH, 5)),
        dice="A -",
    )
    assert "is wounded" in fight.play("melee", "0 at 1").story()


# -- building blocks ----------------------------------------------------------------------------


def test_dice_in_the_notation_of_the_catalogue() -> None:
    assert pool("W2 R1").text() == "W2 R1"
    assert pool("-").text() == "-"
    dice = trait_dice("W1* W1 R1 +1")
    assert (dice.healthy.text(), dice.wounded.text(), dice.boost) == ("W2 R1", "W1 R1", 1)
    assert faces("A - C", "A") == [4, 1, 6, 4]


def test_places_in_a_row() -> None:
    assert row(3, (5, 5)) == [(5, 5), (6.5, 5), (8, 5)]
    assert row(2, (5, 5), 2, north=True) == [(5, 5), (5, 7)]


def test_a_position_can_be_changed() -> None:
    state = position(unit(0, "gr-ragmen", (5, 5)))
    assert where(put(state, 0, 6, 7, 1)) == (6, 7, 1)


def test_every_card_and_every_object_of_the_house_can_be_named() -> None:
    assert [card_of(name).id for name in CARD_IDS] == CARD_IDS
    assert [thing(name, 15, 15).kind for name in THING_IDS] == THING_IDS


def test_objects_of_the_house_and_own_ones() -> None:
    mug = thing("mug", 8, 6, portal=1)
    assert (mug.kind, mug.owner, mug.bottom) == ("mug", 1, 0)
    assert thing("phone", 8, 6, height=2).bottom == 5080
    assert tin(8, 6, 3, 4).top == 10160


# -- what is refused ----------------------------------------------------------------------------

RAGMEN = "gr-ragmen"
NUMBERS: list[Any] = [5, 5]


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (
            lambda: unit(0, "gr-ragman", (5, 5)),
            "card: expected the id of a card, such as gr-ragmen, .*'gr-ragman'",
        ),
        (lambda: unit(2, RAGMEN, (5, 5)), "the owner of gr-ragmen: expected 0 or 1, got 2"),
        (lambda: unit(0, RAGMEN), "gr-ragmen: expected a place for each of its figures, got 'none'"),
        (
            lambda: unit(0, RAGMEN, *NUMBERS),
            r"a place of gr-ragmen: expected \(x, y\) or \(x, y, height\) in inches",
        ),
        (
            lambda: unit(0, RAGMEN, (5, 5), leader=("gr-socket", (7, 5))),
            "the Leader of gr-ragmen: expected the card",
        ),
        (lambda: team("gremlins", "gr-ragmen*x"), "team: card 1: expected a card and its copies, such as"),
        (lambda: card("boss"), "card own-card: troop: expected one of unit, leader, hero, got 'boss'"),
        (
            lambda: card(abilities=["flyght"]),
            "abilities: expected the id of an ability, such as flight, .*'flyght'",
        ),
        (lambda: card(close="W2 G1"), r"dice: expected dice such as W2 R1 B1, .*, got 'G1'"),
        (lambda: card_of("mug"), "card: expected the id of a card"),
        (lambda: thing("cup", 5, 5), "thing: expected one of mug, .*, got 'cup'"),
        (lambda: block(5, 5, 4, 6, 1), "block: expected left < right, low < high and a height above 0"),
        (lambda: faces("A B"), "faces: expected one of -, A, C, got 'B'"),
    ],
)
def test_wrong_pieces_are_refused(build: Callable[[], Any], message: str) -> None:
    with pytest.raises(BadData, match=message):
        build()


@pytest.mark.parametrize(
    ("place", "more", "message"),
    [
        (
            (40, 5),
            {},
            r"character 0 \(gr-ragmen\) at \(40.0, 5.0, 0.0\): .*such as \(29\.\d+, 5.0\).*beyond-the-border",
        ),
        (
            (5, 5, 2),
            {},
            r"character 0 .*: expected a place where its base may stand, got .*no-footing \[HR-TAB-09\]",
        ),
        ((5, 5), {"things": [block(4, 4, 6, 6, 2)]}, r"such as \(.*\), got .*object-in-the-way"),
        (
            (10.2, 10),
            {},
            r"character 0 .* at \(10.2, 10.0, 0.0\): .*such as .*character-in-the-way.* other=1",
        ),
    ],
)
def test_who_may_not_stand_there_is_named_with_a_place_where_it_may(
    place: Any, more: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadData, match=message):
        scene(unit(0, RAGMEN, place), hero(1, "nl-ada-brass", (10, 10)), **more)


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"acting": 3}, "acting: expected the number of a troop from 0 to 0, got 3"),
        ({"objective": "win"}, "objective: expected one of vanish, portal, spot, got 'win'"),
        (
            {"objective": "spot", "markers": [marker(0, 9, 9)]},
            "scene: expected a position that can occur, .*1 markers",
        ),
        ({"wounds": {4: 1}}, "wounds: expected the number of a character from 0 to 0, got 4"),
        ({"wounds": {0: 5}}, "scene: expected a position that can occur, got .*5 Wound tokens"),
        ({"down": [-1]}, "down: expected the number of a character from 0 to 0, got -1"),
        ({"level": "medium"}, r"options\.level: expected advanced, basic"),
        ({"constants": {"gravity": 9}}, "constants"),
    ],
)
def test_a_wrong_scene_is_refused(more: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData, match=message):
        scene(unit(0, RAGMEN, (5, 5)), **more)


def test_a_wrong_answer_says_what_would_be_right() -> None:
    lone = scene(unit(0, RAGMEN, (5, 5)), dice="Q")
    with pytest.raises(UnreadableAnswer) as error:
        lone.play("jump")
    assert (
        error.value.__notes__[0]
        == "'jump' was to answer 0 turn.action [HR-ACT-02], to be answered by move, end"
    )
    with pytest.raises(BadData, match="figure: expected the number of a character from 0 to 0, got 1"):
        lone.figure(1)


def test_a_die_that_cannot_show_a_result_is_named() -> None:
    fight = scene(hero(0, card("hero", close="W1"), (5, 5)), hero(1, card("hero"), (5 + TOUCH, 5)), dice="X")
    with pytest.raises(
        BadData, match=r"a face of a white d6 .*: 1 to 6, or min, max, -, A, C, blank, ace, critical, blue"
    ):
        fight.play("melee", "0 at 1")


def test_the_table_says_what_it_answered_by_itself() -> None:
    archer = card(shooting="W1", range=20)
    with pytest.raises(UnreadableAnswer) as error:
        scene(unit(0, archer, (5, 5)), hero(1, card("hero"), (5, 12))).play("shoot", "0 at 1")
    assert (
        error.value.__notes__[1] == "the table had just given the only legal answer: {'shooter': 0, 'at': 1}"
    )
