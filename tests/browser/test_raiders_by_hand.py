"""Rare answers of Home Raiders, given by hand in a match that begins where a scene stands."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.cards import Card
from dicefront.games.home_raiders.scenes import RaidersScene, card, hero, scene, unit
from tests.browser.driver import Person, Toucher
from tests.browser.hands import item, middle, press
from tests.browser.matches import from_scene

BASE = 0.984252
INCH = 2540
PEOPLE = pytest.mark.parametrize("kind", [Person, Toucher])


def warrior(**more: Any) -> Card:
    return card("hero", force=1, **more)


def chief(**more: Any) -> Card:
    return card("leader", force=1, **more)


def soldier(**more: Any) -> Card:
    return card(force=1, **more)


def spot(person: Person, x: float, y: float) -> tuple[float, float]:
    """A place of the table of 30 inches, in inches, on the screen of whoever sees it turned or not."""
    box = person.page.query_selector("[data-testid=ground]").bounding_box()
    turned = person.page.evaluate(
        "() => !!document.querySelector('[data-testid=ground]').parentElement.getAttribute('transform')"
    )
    across, down = (1 - x / 30, y / 30) if turned else (x / 30, 1 - y / 30)
    return box["x"] + box["width"] * across, box["y"] + box["height"] * down


def point(person: Person, x: float, y: float) -> None:
    if isinstance(person, Toucher):
        person.tap_at(*spot(person, x, y))
    else:
        person.page.mouse.click(*spot(person, x, y))


def commit(person: Person) -> None:
    """Commit what was found legal, and see it in the log."""
    before = person.state
    person.page.wait_for_selector("[data-testid=hand][data-legal=true]", state="attached")
    person.press("[data-testid=commit]")
    person.wait_for_answer(before)


def tells(person: Person, words: str) -> None:
    """Wait until the log says so, whether it is seen or not."""
    person.page.wait_for_function(
        "words => document.querySelector('.lines')?.textContent.includes(words)", arg=words
    )


def relocating() -> RaidersScene:
    mover = soldier(movement=6, abilities=["relocate"])
    return scene(unit(0, mover, (15, 15)), hero(1, warrior(), (15 + BASE, 15))).play("move", [])


@PEOPLE
def test_a_figure_goes_round_its_enemy(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    from_scene(anna, relocating())
    press(anna, "[data-deed=relocate]")
    point(anna, 15 + 2.4 * BASE, 15.3)
    commit(anna)
    tells(anna, "goes round")


def redeploying() -> RaidersScene:
    leader = chief(movement=6, abilities=["redeploy"])
    return scene(
        unit(0, soldier(), (12, 12), leader=(leader, (14, 12))),
        unit(0, soldier(), (21, 12)),
        hero(1, warrior(), (25, 25)),
    ).play("move")


@PEOPLE
def test_a_leader_leaves_its_unit(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    from_scene(anna, redeploying())
    press(anna, item(1))
    press(anna, "[data-deed=leave]")
    point(anna, 14, 17)
    commit(anna)
    tells(anna, "leaves")


@PEOPLE
def test_somebody_reappears_beside_anybody(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    far = scene(hero(0, warrior(abilities=["eager-teleport"]), (8, 8)), hero(1, warrior(), (20, 20)))
    from_scene(anna, far.play("generic"))
    point(anna, 20 - BASE - 0.4, 20)  # a little beside the place in contact
    anna.page.wait_for_selector("[data-testid=hand][data-asking=false]", state="attached")
    if anna.page.get_attribute("[data-testid=hand]", "data-legal") != "true":
        anna.page.wait_for_selector("[data-testid=offer]")
        anna.press("[data-testid=offer]")
    commit(anna)
    tells(anna, "is back at once, beside")


def carrying_a_message() -> RaidersScene:
    return (
        scene(
            hero(0, warrior(movement=8, abilities=["messenger"]), (5, 5)),
            unit(0, soldier(), (5, 9), leader=(chief(abilities=["fast-recovery"]), (7 + BASE, 5))),
            unit(0, soldier(), (10, 12)),
            hero(0, warrior(), (13, 9)),
            hero(1, warrior(), (2, 28)),
            acting=None,
            dice="blue",
        )
        .play(0)
        .play("move", [[0, [[10 * INCH, 9 * INCH]]]])
        .play("end")
    )


@PEOPLE
def test_a_messenger_brings_its_message_to_one_of_several(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    from_scene(anna, carrying_a_message())
    anna.choose(anna.page.wait_for_selector("[data-spot=target-4]"))
    told = anna.page.wait_for_selector("[data-testid=preview]").inner_text()
    assert "(D)" in told  # to whom
    assert "ttack" not in anna.text(".prompt")  # a friend is not attacked
    before = anna.state
    anna.press("[data-testid=commit]")
    anna.wait_for_answer(before)
    tells(anna, "brings word from")


def bolting() -> RaidersScene:
    shooter = warrior(abilities=["lightning-bolt"], shooting="W2 R1", range=8)
    victims = [(15.0, 15.0), (15 + BASE + 4, 15.0), (15.0, 15 + BASE + 4)]
    first = {"shooter": 0, "at": 1, "with": ["lightning-bolt"]}
    return scene(
        hero(0, shooter, (10, 15)), *[hero(1, warrior(defence="W1"), place) for place in victims], dice="A -"
    ).play("shoot", first, False)


@PEOPLE
def test_the_second_bolt_strikes_another_one(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    from_scene(anna, bolting())
    anna.choose(anna.page.wait_for_selector("[data-spot=target-2]"))
    before = anna.state
    anna.press("[data-testid=commit]")
    anna.wait_for_answer(before)
    tells(anna, "leaps on to")


def dying() -> RaidersScene:
    return scene(
        hero(0, warrior(close="W2 R1"), (15, 15)),
        hero(1, warrior(abilities=["swan-song"], close="W1 R1", defence="W1"), (15 + BASE, 15)),
        hero(1, warrior(), (15, 15 + BASE)),
        wounds={1: 1},
        dice="A A A -",
    ).play("melee", "0 at 1")


@PEOPLE
def test_somebody_strikes_once_more_before_it_vanishes(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    from_scene(anna, dying(), seat=1)
    anna.choose(anna.page.wait_for_selector("[data-spot=target-0]"))
    before = anna.state
    anna.press("[data-testid=commit]")
    anna.wait_for_answer(before)
    tells(anna, "sings its Swan song")


def test_a_place_that_is_refused_in_a_match_gets_the_nearest_legal_one(invite: Any) -> None:
    anna = invite()
    far = scene(hero(0, warrior(abilities=["eager-teleport"]), (8, 8)), hero(1, warrior(), (20, 20)))
    from_scene(anna, far.play("generic"))
    point(anna, 20, 20.3)  # on the base of somebody
    anna.page.wait_for_selector("[data-testid=offer]")
    here, there = middle(anna, "[data-ghost=point]"), middle(anna, "[data-offer=point]")
    assert here != there
    anna.press("[data-testid=offer]")
    commit(anna)


def test_other_matches_begin_at_the_beginning(invite: Any) -> None:
    """What is staged for one match is there for no other."""
    anna = invite()
    from_scene(anna, dying(), seat=1)
    anna.play_now("chessboard")
    assert anna.wait_for_turn()
    assert anna.state[1].startswith("chessboard.")
