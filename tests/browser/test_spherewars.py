"""SphereWars at the table: small games, deployment by hand, bids and orders."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.gems import Gems
from dicefront.games.spherewars.rules.state import MOVE, NEXT_ACTIVATION
from dicefront.games.spherewars.scenes import SphereScene, one, position, scene
from tests.browser.asking import settled
from tests.browser.driver import COMMIT, Person, Toucher, Typist
from tests.browser.hands import press
from tests.browser.matches import from_scene, make, sit

SMALL = {"points": 150, "width": 24, "depth": 30}
HUNTERS = {"race": "scions_of_kurgan", "recruits": [{"combatant": "harpooner"}, {"combatant": "dowser"}]}
PACK = {
    "race": "packs_of_urueh",
    "recruits": [{"combatant": "pack_of_imps"}, {"combatant": "pack_of_summoners"}],
}
SPIES = {
    "race": "adepts_of_malesur",
    "recruits": [{"combatant": "hedgehog_girl"}, {"combatant": "pack_of_mongoose_boys"}],
}
PEOPLE = pytest.mark.parametrize("kind", [Person, Typist, Toucher])


def small_match(person: Person, own: Any, other: Any) -> None:
    """A match against the easiest computer, with these bands."""
    seats = [{"who": "me", "roster": own}, {"who": "computer", "level": "random", "roster": other}]
    sit(person, make(person, "spherewars", seats, options=SMALL)["match"]["id"])
    person.wait_for_turn()


def commit(person: Person) -> None:
    """Send what is in the hand, once it was found legal."""
    person.page.wait_for_selector(COMMIT)
    if isinstance(person, Typist):
        person.page.evaluate("document.activeElement?.blur()")
        person.page.keyboard.press("Enter")
    else:
        person.press(COMMIT)


def until_asked(person: Person, kind: str) -> None:
    """Decide anything until this is asked."""
    while person.wait_for_turn() and person.state[1] != kind:
        person.decide()
    assert person.state[1] == kind


def tells(person: Person, words: str) -> None:
    """Wait for these words in the log."""
    person.page.wait_for_function(
        "words => document.querySelector('.lines')?.textContent.includes(words)", arg=words
    )


def point(person: Person, across: float, up: float) -> None:
    """Point at the small table, by inches; it may be turned round."""
    box = person.box("[data-testid=ground]")
    turned = person.page.evaluate(
        "() => !!document.querySelector('[data-testid=ground]').parentElement.getAttribute('transform')"
    )
    x, y = across / SMALL["width"], up / SMALL["depth"]
    x, y = (1 - x, y) if turned else (x, 1 - y)
    at = box["x"] + box["width"] * x, box["y"] + box["height"] * y
    if isinstance(person, Toucher):
        person.tap_at(*at)
    else:
        person.page.mouse.click(*at)


# -- whole games ----------------------------------------------------------------------------------------


def duel() -> SphereScene:
    """One against one, and the other can take one wound."""
    return scene(one(0, "devastator", (20.0, 20.0)), one(1, "lackey", (20.0, 25.0), wounds=1), seed=3)


@PEOPLE
def test_a_small_game_is_played_to_its_end(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    from_scene(anna, duel())
    for _ in range(40):
        if not anna.wait_for_turn():
            break
        if anna.state[1] == "spherewars.move.action" and anna.sees("[data-answer='\"join\"']"):
            before = anna.state
            anna.press("[data-answer='\"join\"']")
            anna.wait_for_answer(before)
        else:
            anna.decide()
    assert anna.text("[data-testid=ending]") == "You won"


def test_a_game_begins_with_bands_and_deployment(invite: Any) -> None:
    anna = invite()
    small_match(anna, HUNTERS, HUNTERS)
    until_asked(anna, "spherewars.turn.activate")
    assert len(anna.page.query_selector_all("[data-figure]")) == 4
    tells(anna, "Turn 1")


# -- deployment -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Person, Toucher])
def test_a_group_is_deployed_where_somebody_points(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    small_match(anna, PACK, HUNTERS)
    until_asked(anna, "spherewars.deploy.place")
    anna.page.wait_for_selector("[data-item] >> nth=4")
    assert len(anna.page.query_selector_all("[data-item]")) == 5
    point(anna, 8.3, 3.0)
    if not settled(anna):  # the own zone lies along the other edge
        point(anna, 8.3, 27.0)
    assert settled(anna)
    press(anna, "[data-formation=line]")
    commit(anna)
    anna.page.wait_for_function("() => document.querySelectorAll('[data-figure]').length >= 5")


def test_infiltrators_are_placed_each_at_a_spot_of_its_own(invite: Any) -> None:
    anna = invite()
    small_match(anna, SPIES, HUNTERS)
    until_asked(anna, "spherewars.deploy.infiltrate")
    anna.page.wait_for_selector("[data-item] >> nth=1")
    assert len(anna.page.query_selector_all("[data-item]")) == 2
    anna.page.click("[data-formation=alone]")
    for edge in (3.0, 27.0):  # the own zone lies along one of the two edges
        for place, across in enumerate((6.0, 18.0)):
            anna.page.click(f"[data-item] >> nth={place}")
            point(anna, across, edge)
            anna.page.wait_for_selector("[data-testid=hand][data-asking=false]", state="attached")
        if settled(anna):
            break
    assert settled(anna)
    commit(anna)
    until_asked(anna, "spherewars.turn.activate")
    places = anna.page.eval_on_selector_all(
        "[data-figure]", "all => all.map(one => one.getBoundingClientRect().x)"
    )
    assert max(places) - min(places) > 100


# -- bids, orders, jumps --------------------------------------------------------------------------------


def casting() -> SphereScene:
    """A sorcerer who names its target and then hides gems."""
    state = position(one(0, "dowser", (20.0, 20.0)), one(1, "dowser", (20.0, 25.0)), stage=MOVE)
    state.gems = [Gems(4), Gems(2)]
    played = SphereScene(GAME, state, (), 3)
    return played.play("stand").play("lightning_sphere")


@PEOPLE
def test_gems_are_bid_in_secret_with_their_chances(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    from_scene(anna, casting())
    until_asked(anna, "spherewars.spell.cast")
    assert anna.page.input_value("[data-testid=hand-number]") == "1"
    anna.page.wait_for_selector(".prompt:has-text('% against 0 gems')")
    assert anna.until(lambda: anna.text("[data-testid=stages] [aria-current]") == "gems")
    anna.page.wait_for_selector("[data-gem] >> nth=3")
    assert len(anna.page.query_selector_all("[data-gem]")) == 4
    assert len(anna.page.query_selector_all("[data-gem].over")) == 3  # a power of 1
    anna.page.wait_for_selector("[data-testid=slip] tbody tr", state="attached")
    rows = anna.page.locator("[data-testid=slip] tbody tr").all_text_contents()
    assert len(rows) == 3  # against 0, 1 and 2 gems
    assert all("%" in row for row in rows)
    assert "it would be concussed" not in anna.text("[data-testid=preview]")
    press(anna, "[data-step=more]")
    anna.page.wait_for_selector("[data-testid=preview]:has-text('it would be concussed')")
    assert anna.page.input_value("[data-testid=hand-number]") == "2"
    before_sealing = anna.state
    commit(anna)  # beyond the limit: one press says what it costs, and seals nothing
    assert "it would be concussed" in anna.page.wait_for_selector(".prompt .detail.grave").inner_text()
    assert anna.state == before_sealing
    anna.hold(COMMIT)
    tells(anna, "2 gems to cast")


def ordering() -> SphereScene:
    """A leader with orders to give, and somebody near enough to hear them."""
    state = position(
        one(0, "nirlem", (20.0, 20.0)),
        one(0, "amazon", (23.0, 20.0)),
        one(1, "lackey", (20.0, 33.0)),
        stage=MOVE,
    )
    state.activation = None
    state.bands[0].orders = 2
    return SphereScene(GAME, state, (), 3)


@PEOPLE
def test_an_order_is_given_before_anybody_is_activated(invite: Any, kind: type[Person]) -> None:
    anna = invite(kind)
    from_scene(anna, ordering())
    before = anna.state
    press(anna, ".prompt .buttons button[data-answer]")
    anna.wait_for_answer(before)
    until_asked(anna, "spherewars.window.between")
    anna.page.wait_for_selector("[data-spot=target-1]", state="attached")
    spots = anna.page.query_selector_all("[data-spot]")
    assert {spot.get_attribute("data-spot") for spot in spots} == {"target-0", "target-1"}
    anna.page.wait_for_selector("[data-heard] >> nth=1", state="attached")
    assert len(anna.page.query_selector_all("[data-heard]")) == 2  # both can give orders
    anna.page.wait_for_selector(".prompt:has-text('2 orders are left')")
    anna.page.wait_for_selector(".prompt .buttons:has-text('Pass')")
    if kind is Person:  # on a phone the tokens stand in a sheet
        anna.page.click("[data-order=relocate]")
        anna.page.wait_for_selector(".ways .way")
        ways = anna.page.locator(".ways .way").all_inner_texts()
        assert "Nirlem A1 to Amazon A2: Relocate!" in ways
        assert len(ways) > 1
        assert all(way.endswith("Relocate!") for way in ways)
    before = anna.state
    anna.choose(anna.page.wait_for_selector("[data-spot=target-1]", state="attached"))
    anna.page.wait_for_selector(".ways .way")
    press(anna, ".ways .way:has-text('Nirlem A1 to Amazon A2: Relocate!')")
    anna.wait_for_answer(before)
    until_asked(anna, "spherewars.order.relocate")
    anna.page.wait_for_selector("[data-band='5000']", state="attached")  # two inches
    assert len(anna.page.query_selector_all("[data-band]")) == 1
    anna.decide()
    tells(anna, "relocates")


def join(person: Person) -> None:
    """Choose to join combat, beside the question or in the list."""
    before = person.state
    wanted = "[data-answer='\"join\"']"
    if not person.sees(wanted):
        person.press("[data-testid=more]")
    person.press(wanted)
    person.wait_for_answer(before)


def charging(**chosen: Any) -> SphereScene:
    """Somebody to charge, past somebody who may jump; who is charged may shoot, and is stunned."""
    state = position(
        one(0, "devastator", (20.0, 20.0)),
        one(1, "harpooner", (20.0, 25.0)),
        one(1, "henchman", (17.5, 22.8)),
        stage=MOVE,
        chosen=chosen or None,
    )
    state.combatants[1].bear("stunned", NEXT_ACTIVATION)
    return SphereScene(GAME, state, (), 3)


def test_a_charge_tells_who_may_jump_and_shoot_and_how_the_fight_would_go(invite: Any) -> None:
    anna = invite()
    from_scene(anna, charging())
    anna.page.wait_for_selector("[data-edge=speed-edge]", state="attached")
    anna.page.wait_for_selector("[data-badge=stunned] title", state="attached")
    says = anna.page.text_content("[data-badge=stunned] title")
    assert says.endswith("until the end of its next activation")
    unit = anna.page.wait_for_selector("[data-testid=unit]")
    assert anna.box(unit.wait_for_selector("header svg"))["width"] == 72
    anna.page.click("[data-testid=abilities] button:has-text('Stings')")
    anna.page.wait_for_selector("[data-testid=abilities] .text:has-text('Sphere shown')")
    assert re.search(r"SW-[A-Z]+-\d+$", anna.text("[data-testid=abilities] .text"))
    join(anna)
    anna.choose(anna.page.wait_for_selector("[data-spot=target-1]", state="attached"))
    anna.page.wait_for_selector(".attack [data-testid=dice]")
    anna.page.wait_for_selector(".attack:has-text('dice against it')")
    anna.page.wait_for_selector(".attack:has-text('ties')")
    before = anna.state
    anna.press(COMMIT)
    anna.wait_for_answer(before)
    assert anna.until(lambda: anna.text("[data-testid=stages] [aria-current]") == "declared")
    anna.page.hover(".prompt .buttons button[data-answer] >> nth=0")
    anna.page.wait_for_selector("[data-testid=preview]")
    told = anna.text("[data-testid=preview]")
    assert "Charge" in told
    assert "Harpooner B1 may shoot before contact" in told
    assert "Henchman B2 may jump at it after" in told
    anna.page.click("[data-testid=standings] summary")
    anna.page.wait_for_selector("[data-testid=standings] li")
    anna.page.wait_for_selector("[data-testid=standings]:has-text('The last side on the table wins')")


@pytest.mark.rule("SW-BAS-17")
def test_with_closed_measuring_nothing_is_drawn_that_tells_a_length(invite: Any) -> None:
    anna = invite()
    from_scene(anna, charging(measuring="closed"))
    join(anna)
    before = anna.state
    anna.choose(anna.page.wait_for_selector("[data-spot=target-1]", state="attached"))
    anna.press(COMMIT)
    anna.wait_for_answer(before)
    assert anna.wait_for_turn()
    anna.page.hover(".prompt .buttons button[data-answer] >> nth=0")
    anna.page.wait_for_selector("[data-testid=preview]:has-text('Henchman B2 may jump at it: it wins')")
    assert not re.search(r"\d[″\"]|\binch", anna.text(".prompt"))
    assert anna.page.query_selector_all("[data-edge], [data-heard]") == []


def test_a_jump_is_let_go_by_one_press(invite: Any) -> None:
    anna = invite()
    passing = scene(one(0, "lackey", (20.0, 20.0)), one(1, "devastator", (22.0, 24.5)), acting=0, seed=3)
    from_scene(anna, passing.play("run").play([[50000, 60000]]), seat=1)
    assert anna.state[1] == "spherewars.jump.at"
    assert anna.until(lambda: anna.text("[data-testid=stages] [aria-current]") == "jumps")
    assert anna.text("[data-testid=stages]").startswith("Run:")
    before = anna.state
    anna.press(".prompt .buttons button[data-answer=null]")
    anna.wait_for_answer(before)


def test_a_window_with_nothing_to_use_is_passed_without_a_press(invite: Any) -> None:
    """A hero may hide something, so the server asks everybody; whoever has nothing has nothing to do."""
    anna = invite()
    answers: dict[tuple[str, str], int] = {}  # how many there were to each question

    def hear(text: str) -> None:
        asked = (json.loads(text[text.index("{") :]).get("snapshot") or {}).get("question")
        if asked:
            answers[str(asked["number"]), asked["kind"]] = len(asked["candidates"]) + asked["more"]

    anna.page.on("websocket", lambda line: line.on("framereceived", lambda text: hear(str(text))))
    played = scene(one(0, "nirlem", (20.0, 20.0)), one(1, "nek_org", (20.0, 33.0)), seed=3)
    from_scene(anna, played.play(None), window=0.0)
    strategy = "spherewars.window.strategy"
    while not any(kind == strategy and choices == 1 for (_, kind), choices in answers.items()):
        assert anna.wait_for_turn()
        before = anna.state
        if before[0] and not (before[1].startswith("spherewars.window.") and answers.get(before[:2]) == 1):
            anna.decide()
        elif before[0]:
            anna.wait_for_answer(before)  # by itself
    before = anna.state
    if before[1] == strategy:
        anna.wait_for_answer(before)
    until_asked(anna, "spherewars.turn.activate")


# -- scenery --------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-SCE-10")
def test_a_piece_of_scenery_is_laid_by_hand_with_the_belts_of_others_in_sight(invite: Any) -> None:
    anna = invite()
    seats = [{"who": "me"}, {"who": "computer", "level": "random"}]
    options = {**SMALL, "points": 300, "density": "low", "field": "placed"}
    sit(anna, make(anna, "spherewars", seats, options=options)["match"]["id"])
    until_asked(anna, "spherewars.field.place")
    anna.page.wait_for_selector("[data-testid=belts]", state="attached")
    point(anna, 12.0, 15.0)
    settled(anna)
    anna.page.wait_for_selector("[data-step=right]")
    anna.page.click("[data-step=right]")
    legal = settled(anna)
    if not legal:
        assert "SW-SCE-10" in anna.text(".prompt")  # the outline of what is refused is drawn as well
        anna.page.click("[data-testid=offer]")
        assert settled(anna)
    outlines = anna.page.eval_on_selector_all(
        "[data-testid=ground] ~ g path",
        "all => all.filter(one => one.getAttribute('fill') === 'url(#area)').length",
    )
    assert outlines >= 1
    commit(anna)
    tells(anna, "lays a piece of scenery")


# -- the text table -------------------------------------------------------------------------------------

DATA = re.compile(r"[\[\]{}]|\b[a-z]+_[a-z_]+\b|spherewars\.|undefined|NaN")
"""What no sentence may hold: lists, ids, and what was not there."""


def options_of(anna: Person, asked: tuple[str, str, bool]) -> list[str]:
    """The options of a question, which may come after it; none if it has answered itself."""
    options = anna.page.locator(".texttable ol button")
    assert anna.until(lambda: options.count() > 0 or anna.state != asked), anna.text(".texttable")
    found: list[str] = options.all_inner_texts()
    return found if anna.state == asked else []


def by_text(anna: Person, most: int) -> None:
    """Play by what is typed at the text table alone; all that it says is words."""
    anna.page.click("[role=tab]:has-text('Text table')")
    for _ in range(most):
        if not anna.wait_for_turn():
            return
        before = anna.state
        lines = options_of(anna, before)
        if not lines:
            continue
        assert not [line for line in lines if DATA.search(line)]
        wanted = [number for number, line in enumerate(lines, 1) if re.search(r"[Jj]oin|Charge|wins", line)]
        anna.page.fill("#typed", str((wanted or [1 + anna.decisions % len(lines)])[0]))
        anna.page.keyboard.press("Enter")
        anna.wait_for_answer(before)
    raise AssertionError(f"expected an end within {most} decisions, got none")


@pytest.mark.check(27)
def test_a_game_is_played_by_the_text_table_alone(invite: Any) -> None:
    anna = invite()
    from_scene(anna, duel())
    by_text(anna, 60)
    assert anna.text("[data-testid=ending]") == "You won"


@pytest.mark.long
@pytest.mark.parametrize("kind", [Typist, None])
@pytest.mark.check(27)
def test_a_whole_game_is_played_by_keyboard_and_by_text(invite: Any, kind: Any) -> None:
    anna = invite(kind or Person)
    small_match(anna, HUNTERS, PACK)
    if kind is None:
        by_text(anna, 800)
    else:
        anna.play(800)
    assert anna.state[2]


# -- bands ----------------------------------------------------------------------------------------------

PROBLEMS = "[data-testid=problems]"


def test_a_band_is_built_equipped_and_taken_to_a_table(invite: Any) -> None:
    anna = invite()
    anna.open("/armies/spherewars")
    anna.page.wait_for_selector("[data-add]")
    anna.page.select_option("[data-testid=race]", "alliance")
    anna.page.click("[data-add=lookout]")
    anna.page.wait_for_selector(f"{PROBLEMS}:has-text('SW-BAN-06')")  # nobody of average rank yet
    anna.page.click("[data-add=amazon]")
    anna.page.wait_for_selector(".good")
    chosen = anna.page.query_selector_all("[data-troop=amazon] [data-option]:checked")
    assert len(chosen) == 1  # one of its weapons, which can be changed
    anna.page.click("[data-card=amazon]")
    assert "Amazon" in anna.text("[data-testid=detail]")
    anna.page.click("[data-add=nirlem]")  # no leaders in a band of scouts
    anna.page.wait_for_selector("[data-testid=fix]:has-text('One Nirlem less')")
    anna.page.click("[data-testid=fix]:has-text('One Nirlem less')")
    anna.page.wait_for_selector(".good")
    anna.page.click("[data-testid=try]")
    until_asked(anna, "spherewars.deploy.place")


def test_a_hero_carries_artefacts_and_consumables_that_a_link_keeps(invite: Any) -> None:
    anna = invite()
    anna.open("/armies/spherewars?list=name%3A%20Hearts%2Crace%20alliance%2Cnirlem%20%2B%20nirlem_blunt")
    anna.page.wait_for_selector("[data-troop=nirlem]")
    anna.page.wait_for_selector("[data-testid=warnings]:has-text('arcane power left, which is lost')")
    for kind in ("artefacts", "consumables"):
        more = f"[data-troop=nirlem] [data-more={kind}]"
        anna.page.wait_for_selector(more)
        item = anna.page.eval_on_selector(more, "list => list.options[1].value")
        anna.page.select_option(more, item)
        anna.page.wait_for_selector(f"[data-troop=nirlem] [data-item={item}]")
    anna.page.wait_for_selector("[data-testid=warnings]", state="detached")  # an artefact took it
    for kind in ("artefacts", "consumables"):
        anna.page.wait_for_function(
            "kind => localStorage.getItem('dicefront.army.spherewars')?.includes(`\"${kind}\"`)", arg=kind
        )
