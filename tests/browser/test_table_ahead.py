"""Selecting, aiming and one commit: what could follow is shown before anything is decided."""

from __future__ import annotations

from math import dist
from typing import Any

import pytest

from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.state import MOVE
from dicefront.games.spherewars.scenes import SphereScene, inch, one, position
from tests.browser.driver import COMMIT, Person, Toucher, Typist
from tests.browser.hands import at, stroke
from tests.browser.matches import from_sample, from_scene

PEOPLE = pytest.mark.parametrize("kind", [Person, Toucher, Typist])
MOVER, FOE = 0, 3


def skirmish(orders: int = 0) -> SphereScene:
    """Somebody with a bow is about to be chosen; two enemies stand in the open."""
    placed = [
        one(0, "lookout", (14, 8)),
        one(0, "nirlem", (18, 9)),
        one(1, "prowler", (16, 20)),
        one(1, "harpooner", (20, 14)),
    ]
    wall = thing_of("wall", "wall", inch(15), inch(12), 0)
    state = position(*placed, things=[wall], stage=MOVE, chosen={"width": 30, "depth": 30})
    state.activation = None
    for band in state.bands:
        band.orders = orders if band.seat == 0 else 0
    return SphereScene(GAME, state, (), 3)


def figure(piece: int) -> str:
    return f"[data-figure='{piece}'] .hit"


def select(person: Person, piece: int) -> None:
    """Choose a figure that can act, and see what could follow."""
    person.choose(person.page.wait_for_selector(f"[data-spot=piece-{piece}]"))
    person.page.wait_for_selector("[data-lead]", state="attached")


def drag(person: Person, piece: int, dx: float, dy: float) -> None:
    """Drag a figure from where it stands; with the keys one that is selected."""
    if isinstance(person, Typist):
        select(person, piece)
        person.page.evaluate("document.activeElement?.blur()")
        for _ in range(4):
            person.page.keyboard.press("ArrowLeft")
    else:
        x, y = person.middle(figure(piece))
        stroke(person, [(x, y), (x + dx / 2, y + dy / 2), (x + dx, y + dy)])
    person.page.wait_for_selector(".table:not([data-thinks=''])")


def commit(person: Person) -> None:
    before = person.state
    person.page.wait_for_selector(COMMIT)
    if isinstance(person, Typist):
        person.page.evaluate("document.activeElement?.blur()")
        person.page.keyboard.press("Enter")
    else:
        person.press(COMMIT)
    person.wait_for_answer(before)


MOVED = """
([piece, x, y]) => {
  const box = document.querySelector(`[data-figure='${piece}'] .hit`).getBoundingClientRect();
  return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) > 10;
}
"""


@pytest.mark.check(6)
@PEOPLE
def test_selecting_shows_reach_and_targets_and_answers_nothing(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    from_scene(anna, skirmish())
    asked = anna.state
    select(anna, MOVER)
    anna.page.wait_for_selector("[data-lead] >> nth=1", state="attached")
    leads = anna.page.query_selector_all("[data-lead]")
    assert sorted(lead.get_attribute("data-lead") for lead in leads) == ["target-2", "target-3"]
    assert all("%" in lead.get_attribute("aria-label") for lead in leads)
    anna.page.wait_for_selector("[data-edge=run-edge]", state="attached")
    anna.page.wait_for_selector("[data-edge=speed-edge]", state="attached")
    assert anna.state == asked
    assert "is activated" not in anna.text("body")


@pytest.mark.check(6)
def test_selecting_any_figure_of_a_troop_shows_its_bands(invite: Any) -> None:
    anna = invite()
    from_sample(anna, "home_raiders", "home_raiders.turn.activate")
    asked = anna.state
    anna.choose(anna.page.wait_for_selector("[data-spot^=piece]"))
    anna.page.wait_for_selector("[data-band] >> nth=1", state="attached")
    assert anna.state == asked


@pytest.mark.check(7)
@PEOPLE
def test_one_drag_and_one_commit_move_a_figure(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    from_scene(anna, skirmish())
    stood = anna.middle(figure(MOVER))
    drag(anna, MOVER, -34, -20)
    asked = anna.state
    assert asked[1] == "spherewars.turn.activate"  # nothing is decided yet
    commit(anna)
    anna.page.wait_for_selector("[data-asked='spherewars.shot.declare']")  # it has moved, and may shoot
    assert dist(anna.middle(figure(MOVER)), stood) > 10


@pytest.mark.check(7)
def test_a_drag_beyond_the_inner_edge_speeds_up(invite: Any) -> None:
    anna = invite()
    from_scene(anna, skirmish())
    scale = anna.box("[data-testid=ground]")["width"] / 30
    drag(anna, MOVER, -7 * scale, 0)
    anna.page.wait_for_selector(f"{COMMIT}:has-text('Speed up')")
    x, y = anna.middle("[data-ghost]")
    stroke(anna, [(x, y), (x + 2 * scale, y), (x + 4 * scale, y)])
    anna.page.wait_for_selector(f"{COMMIT}:has-text('Run')")


@pytest.mark.check(7)
@PEOPLE
def test_one_press_on_a_target_and_one_commit_shoot(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    from_scene(anna, skirmish())
    select(anna, MOVER)
    lead = anna.page.wait_for_selector(f"[data-lead=target-{FOE}]", state="attached")
    if isinstance(anna, Typist):
        while anna.page.evaluate("document.activeElement?.dataset?.lead ?? ''") != f"target-{FOE}":
            anna.page.keyboard.press("n")
        anna.page.keyboard.press("Enter")
    else:
        anna.choose(lead)
    anna.page.wait_for_selector(f"{COMMIT}:has-text('Attack')")
    commit(anna)
    anna.page.wait_for_selector(".tray .die, .traybox .die, [data-testid=result-card] .die", state="attached")


@pytest.mark.check(7)
def test_a_drag_onto_an_enemy_is_a_charge_with_its_card(invite: Any) -> None:
    anna = invite()
    from_scene(anna, skirmish())
    x, y = anna.middle(figure(1))
    goal = anna.middle(figure(FOE))
    stroke(anna, [(x, y), ((x + goal[0]) / 2, (y + goal[1]) / 2), goal])
    anna.page.wait_for_selector(".table[data-thinks='spherewars.join.way']")
    anna.page.wait_for_selector(".attack [data-testid=dice]")
    assert anna.state[1] == "spherewars.turn.activate"
    commit(anna)
    anna.page.wait_for_function("() => document.querySelector('.lines').textContent.includes('engages')")


@pytest.mark.check(7)
def test_one_drag_and_one_commit_move_a_troop(invite: Any) -> None:
    anna = invite()
    from_sample(anna, "home_raiders", "home_raiders.turn.activate")
    spot = anna.page.wait_for_selector("[data-spot^=piece]")
    piece = int(spot.get_attribute("data-spot").removeprefix("piece-"))
    stood = anna.middle(figure(piece))
    goal = at(anna, 0.5, 0.5)
    far = dist(stood, goal)
    drag(anna, piece, (goal[0] - stood[0]) * 60 / far, (goal[1] - stood[1]) * 60 / far)
    anna.page.wait_for_selector("[data-goes]", state="attached")
    commit(anna)
    anna.page.wait_for_function(MOVED, arg=[piece, *stood])


def hold(person: Person) -> None:
    """Be asked in every window."""
    while person.state[1] == "spherewars.window.between":
        person.decide()
        person.wait_for_turn()
    person.page.evaluate("document.activeElement?.blur()")
    person.page.keyboard.press("h")
    person.page.keyboard.press("o")
    person.page.wait_for_selector("input[name=reacting][value=hold]:checked")


def until_the_order_window(person: Person) -> None:
    person.wait_for_turn()
    while person.state[1] != "spherewars.window.move":
        assert person.state[1].startswith("spherewars.window.")
        before = person.state
        person.press(".prompt .buttons button[data-answer=null]")
        person.wait_for_answer(before)
        person.wait_for_turn()


@pytest.mark.check(8)
@pytest.mark.parametrize("kind", [Person, Typist])
def test_what_an_order_cuts_off_is_offered_again_with_one_commit(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    from_scene(anna, skirmish(orders=2))
    hold(anna)
    drag(anna, MOVER, -34, -20)
    commit(anna)
    until_the_order_window(anna)
    while anna.state[1] != "spherewars.move.path":  # somebody relocates
        anna.decide()
        anna.wait_for_turn()
    anna.page.wait_for_selector("[data-ghost]", state="attached")
    stood = anna.middle(figure(MOVER))
    commit(anna)
    anna.page.wait_for_function(MOVED, arg=[MOVER, *stood])


@pytest.mark.check(8)
def test_what_others_let_pass_goes_on_by_itself(invite: Any) -> None:
    anna = invite()
    from_scene(anna, skirmish(orders=2))
    hold(anna)
    stood = anna.middle(figure(MOVER))
    drag(anna, MOVER, -34, -20)
    commit(anna)
    until_the_order_window(anna)
    anna.press(".prompt .buttons button[data-answer=null]")
    anna.page.wait_for_function(MOVED, arg=[MOVER, *stood])


KNOT = 20


def knot() -> SphereScene:
    """Twenty figures that touch each other, on a table that makes them small."""
    placed = [
        one(0, "lookout", (14 + 1.0 * (number % 5), 14 + 1.0 * (number // 5))) for number in range(KNOT)
    ]
    state = position(*placed, one(1, "prowler", (36, 36)), stage=MOVE, chosen={"width": 40, "depth": 40})
    state.activation = None
    return SphereScene(GAME, state, (), 3)


@pytest.mark.check(18)
def test_each_of_a_knot_is_chosen_in_two_taps(invite: Any) -> None:
    anna = invite(Toucher)
    from_scene(anna, knot())
    for piece in range(KNOT):
        anna.tap_at(*anna.middle(figure(piece)))
        anna.page.wait_for_selector("[data-testid=lens]")
        anna.press(f"[data-lens=piece-{piece}]")
        anna.page.wait_for_selector(f"[data-focus='{piece}']", state="attached")
        assert not anna.sees("[data-testid=lens]")
        anna.page.keyboard.press("Escape")


@pytest.mark.check(18)
def test_each_of_a_knot_is_reached_by_tab(invite: Any) -> None:
    anna = invite(Typist)
    from_scene(anna, knot())
    found = set()
    for _ in range(400):
        anna.page.keyboard.press("Tab")
        found.add(anna.focused())
        if len(found - {""}) == KNOT:
            break
    assert found - {""} == {f"piece-{piece}" for piece in range(KNOT)}


@pytest.mark.check(18)
def test_a_pointer_that_rests_on_a_knot_is_shown_it_larger(invite: Any) -> None:
    anna = invite()
    from_scene(anna, knot())
    x, y = anna.middle(figure(7))
    anna.page.mouse.move(x + 2, y)
    anna.page.mouse.move(x, y)
    anna.page.wait_for_selector("[data-testid=lens]")
    anna.page.click("[data-lens=piece-12]")
    anna.page.wait_for_selector("[data-focus='12']", state="attached")
