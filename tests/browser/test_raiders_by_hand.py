"""Rare answers of Home Raiders, given by hand in a match that begins where a scene stands."""

from __future__ import annotations

from typing import Any

from dicefront.games.home_raiders.rules.cards import Card
from dicefront.games.home_raiders.scenes import RaidersScene, block, card, hero, row, scene, unit
from tests.browser.driver import COMMIT, Person, Toucher, Typist
from tests.browser.hands import item, press
from tests.browser.matches import from_scene

BASE = 0.984252
INCH = 2540


def warrior(**more: Any) -> Card:
    return card("hero", force=1, **more)


def chief(**more: Any) -> Card:
    return card("leader", force=1, **more)


def soldier(**more: Any) -> Card:
    return card(force=1, **more)


def ground(person: Person) -> tuple[dict[str, float], bool]:
    """Where the table of 30 inches lies on the screen, and whether it is seen from the other side."""
    box = person.box("[data-testid=ground]")
    turned = person.page.evaluate(
        "() => !!document.querySelector('[data-testid=ground]').parentElement.getAttribute('transform')"
    )
    return box, turned


def spot(person: Person, x: float, y: float) -> tuple[float, float]:
    """A place of the table, in inches, on the screen."""
    box, turned = ground(person)
    across, down = (1 - x / 30, y / 30) if turned else (x / 30, 1 - y / 30)
    return box["x"] + box["width"] * across, box["y"] + box["height"] * down


def point(person: Person, x: float, y: float, start: tuple[float, float] = (0, 0)) -> None:
    """Point at a place of the table; the keys go there by steps, from where they start."""
    if isinstance(person, Toucher):
        person.tap_at(*spot(person, x, y))
    elif isinstance(person, Typist):
        step(person, x - start[0], y - start[1])
    else:
        person.page.mouse.click(*spot(person, x, y))


def step(person: Person, dx: float, dy: float) -> None:
    """So many inches with the arrow keys: in half inches, and in tenths with Shift."""
    person.page.evaluate("document.activeElement?.blur()")
    _, turned = ground(person)
    for by, plus, minus in ((dx, "ArrowRight", "ArrowLeft"), (dy, "ArrowUp", "ArrowDown")):
        key = plus if (by > 0) != turned else minus
        tenths = round(abs(by) * 10)
        for pressed in [key] * (tenths // 5) + [f"Shift+{key}"] * (tenths % 5):
            person.page.keyboard.press(pressed)


def commit(person: Person) -> None:
    """Commit what was found legal, and wait until it is taken."""
    before = person.state
    person.page.wait_for_selector("[data-testid=hand][data-legal=true]", state="attached")
    if isinstance(person, Typist):
        person.page.evaluate("document.activeElement?.blur()")
    person.press(COMMIT)
    person.wait_for_answer(before)


def choose(person: Person, name: str) -> None:
    """Choose a spot of the table and commit it."""
    before = person.state
    person.choose(person.page.wait_for_selector(f"[data-spot={name}]"))
    person.page.wait_for_selector(COMMIT)
    person.press(COMMIT)
    person.wait_for_answer(before)


def tells(person: Person, words: str) -> None:
    """Wait until the log says so, whether it is seen or not."""
    person.page.wait_for_function(
        "words => document.querySelector('.lines')?.textContent.includes(words)", arg=words
    )


def relocating() -> RaidersScene:
    mover = soldier(movement=6, abilities=["relocate"])
    return scene(unit(0, mover, (15, 15)), hero(1, warrior(), (15 + BASE, 15))).play("move", [])


def test_a_figure_goes_round_its_enemy(clara: Person) -> None:
    from_scene(clara, relocating())
    press(clara, "[data-deed=relocate]")
    point(clara, 15 + 2.4 * BASE, 15.3, (15, 15))
    commit(clara)
    tells(clara, "goes round")


def redeploying() -> RaidersScene:
    leader = chief(movement=6, abilities=["redeploy"])
    return scene(
        unit(0, soldier(), (12, 12), leader=(leader, (14, 12))),
        unit(0, soldier(), (21, 12)),
        hero(1, warrior(), (25, 25)),
    ).play("move")


def test_a_leader_leaves_its_unit(clara: Person) -> None:
    from_scene(clara, redeploying())
    press(clara, item(1))
    press(clara, "[data-deed=leave]")
    point(clara, 14, 17, (14, 12))
    commit(clara)
    tells(clara, "leaves")


def test_somebody_reappears_beside_anybody(clara: Person) -> None:
    far = scene(hero(0, warrior(abilities=["eager-teleport"]), (8, 8)), hero(1, warrior(), (20, 20)))
    from_scene(clara, far.play("generic"))
    if isinstance(clara, Typist):
        step(clara, -0.5, 0)  # the first step puts it down where it is suggested, the second one moves it
        clara.page.wait_for_selector("[data-ghost=point]")
        step(clara, -0.1, 0)
    else:
        point(clara, 20 - BASE - 0.4, 20)  # a little beside the place in contact
    clara.page.wait_for_selector("[data-testid=hand][data-asking=false]", state="attached")
    if clara.page.get_attribute("[data-testid=hand]", "data-legal") != "true":
        clara.page.wait_for_selector("[data-testid=offer]")
        press(clara, "[data-testid=offer]")
    commit(clara)
    tells(clara, "is back at once, beside")


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


def test_a_messenger_brings_its_message_to_one_of_several(clara: Person) -> None:
    from_scene(clara, carrying_a_message())
    clara.choose(clara.page.wait_for_selector("[data-spot=target-4]"))
    told = clara.page.wait_for_selector("[data-testid=preview]").inner_text()
    assert "(D)" in told  # to whom
    assert "ttack" not in clara.text(".prompt")  # a friend is not attacked
    before = clara.state
    clara.press(COMMIT)
    clara.wait_for_answer(before)
    tells(clara, "brings word from")


def bolting() -> RaidersScene:
    shooter = warrior(abilities=["lightning-bolt"], shooting="W2 R1", range=8)
    victims = [(15.0, 15.0), (15 + BASE + 4, 15.0), (15.0, 15 + BASE + 4)]
    first = {"shooter": 0, "at": 1, "with": ["lightning-bolt"]}
    return scene(
        hero(0, shooter, (10, 15)), *[hero(1, warrior(defence="W1"), place) for place in victims], dice="A -"
    ).play("shoot", first, False)


def test_the_second_bolt_strikes_another_one(clara: Person) -> None:
    from_scene(clara, bolting())
    choose(clara, "target-2")
    tells(clara, "leaps on to")


def dying() -> RaidersScene:
    return scene(
        hero(0, warrior(close="W2 R1"), (15, 15)),
        hero(1, warrior(abilities=["swan-song"], close="W1 R1", defence="W1"), (15 + BASE, 15)),
        hero(1, warrior(), (15, 15 + BASE)),
        wounds={1: 1},
        dice="A A A -",
    ).play("melee", "0 at 1")


def test_somebody_strikes_once_more_before_it_vanishes(clara: Person) -> None:
    from_scene(clara, dying(), seat=1)
    choose(clara, "target-0")
    tells(clara, "sings its Swan song")


def pushing() -> RaidersScene:
    box = block(8, 4, 10, 6, 2, movable=True)
    strong = soldier(movement=4, abilities=["push"])
    enemy = hero(1, warrior(), (20, 20))
    return scene(unit(0, strong, (8 - BASE / 2 - 0.001, 5)), enemy, things=[box]).play("move")


def test_an_object_is_pushed_as_far_as_one_points(clara: Person) -> None:
    from_scene(clara, pushing())
    before = clara.middle("[data-figure='0']")
    press(clara, "[data-deed=push]")
    point(clara, 8 - BASE / 2 + 1.5, 5, (8 - BASE / 2, 5))
    commit(clara)
    tells(clara, "pushes the")
    clara.page.wait_for_function(
        "from => document.querySelector(\"[data-figure='0']\").getBoundingClientRect().x > from",
        arg=before[0],
    )


def carrying() -> RaidersScene:
    bus = card("hero", movement=8, abilities=["transport"], base_mm=50, force=1)
    aboard = unit(0, soldier(), (10, 12), (12, 10))
    return scene(hero(0, bus, (10, 10)), aboard, hero(1, warrior(), (25, 25))).play("move")


def test_a_carrier_takes_a_whole_unit_along(clara: Person) -> None:
    """One passenger is named before the way, the other one after it: both keep their places beside it."""
    from_scene(clara, carrying())
    press(clara, "[data-deed=carry]")
    press(clara, "[data-taken='1']")
    point(clara, 14, 13, (10, 10))
    clara.page.wait_for_function(
        "place => document.querySelector(\"[data-ghost='1']\")?.getBoundingClientRect().x > place",
        arg=spot(clara, 12, 12)[0],
    )
    press(clara, "[data-taken='2']")
    clara.page.wait_for_selector("[data-ghost='2']", state="attached")
    commit(clara)
    for name in ("B2", "B3"):
        tells(clara, f"carries own-card {name} along to the middle of the table, in the open")
    for figure, place in ((1, (14, 15)), (2, (16, 13))):
        clara.page.wait_for_function(
            """([figure, x, y]) => {
              const box = document.querySelector(`[data-figure='${figure}']`).getBoundingClientRect();
              return box.left < x && x < box.right && box.top < y && y < box.bottom;
            }""",
            arg=[figure, *spot(clara, *place)],
        )


def running() -> RaidersScene:
    gun = soldier(movement=7, abilities=["running-shot"], shooting="W1", defence="W1")
    targets = [hero(1, warrior(defence="W1"), place) for place in ((14, 5), (14, 8))]
    return scene(unit(0, gun, (5, 5)), *targets).play("move")


def test_a_shot_is_fired_in_the_middle_of_a_move(clara: Person) -> None:
    from_scene(clara, running())
    press(clara, "[data-deed=shoot]")
    point(clara, 8, 5, (5, 5))
    commit(clara)
    clara.page.wait_for_selector("[data-asked='home_raiders.shoot.target']")
    choose(clara, "target-2")
    clara.page.wait_for_selector("[data-asked='home_raiders.move.path']")
    point(clara, 8, 8, (8, 5))
    commit(clara)
    clara.page.wait_for_function(
        "() => document.querySelector('.lines').textContent.match(/ A moves /g)?.length === 2"
    )


def clinched() -> RaidersScene:
    """Three of a Unit in contact, the first of them with two enemies."""
    return scene(
        unit(0, soldier(movement=6), (10, 10), (13, 10), (12, 8)),
        *[hero(1, warrior(), place) for place in ((10, 10 + BASE), (13, 10 + BASE), (12 - BASE, 8))],
        hero(1, warrior(), (10 - BASE, 10)),
    ).play("move")


def test_any_of_those_in_contact_break_away(clara: Person) -> None:
    from_scene(clara, clinched())
    for member in (2, 0):
        assert clara.page.wait_for_selector(item(member)).inner_text().strip() not in ("0", "2")
        press(clara, item(member))
    commit(clara)
    tells(clara, "Breaking away from base contact: own-card A3, own-card A1.")


def test_enemies_are_named_and_attack_whom_and_when_their_player_says(clara: Person) -> None:
    from_scene(clara, clinched().play([0, 2]), seat=1)
    names = [clara.page.wait_for_selector(item(pair)).inner_text() for pair in ([5, 2], [3, 0])]
    assert all("→" in name for name in names)
    for pair in ([5, 2], [3, 0]):  # and not the second enemy of the first one
        press(clara, item(pair))
    commit(clara)
    tells(clara, "Free attack:")


def splitting() -> RaidersScene:
    shooter = warrior(abilities=["double-shot"], shooting="W3", range=10)
    victims = [hero(1, warrior(defence="W1"), place) for place in ((10, 14), (10, 17), (5, 20))]
    return scene(hero(0, shooter, (5, 15)), *victims, dice="A A A").play("shoot", "0 at 1", False)


def test_the_aces_of_a_shot_are_shared_by_two_targets(clara: Person) -> None:
    from_scene(clara, splitting())
    for _ in range(2):
        press(clara, f"{item(3)} [data-step=more]")
    commit(clara)
    tells(clara, "keeps 1 for")


def dividing() -> RaidersScene:
    group = unit(0, soldier(abilities=["action-group"]), *row(4, (8, 10)))
    return scene(group, hero(1, warrior(), (20, 20))).play("generic")


def test_any_of_a_unit_become_a_unit_of_their_own(clara: Person) -> None:
    from_scene(clara, dividing())
    for member in (3, 1):
        press(clara, item(member))
    commit(clara)
    tells(clara, "the Unit divides")


def test_enter_means_the_last_of_several_steps(clara: Person) -> None:
    if not isinstance(clara, Typist):
        return
    from_scene(clara, scene(unit(0, soldier(movement=6), (5, 5)), hero(1, warrior(), (20, 20))).play("move"))
    step(clara, 2, 1.5)
    clara.page.keyboard.press("Enter")
    tells(clara, "moves 2.5 inches to the south-west of the table, in the open")


def test_a_place_that_is_refused_in_a_match_gets_the_nearest_legal_one(invite: Any) -> None:
    anna = invite()
    far = scene(hero(0, warrior(abilities=["eager-teleport"]), (8, 8)), hero(1, warrior(), (20, 20)))
    from_scene(anna, far.play("generic"))
    point(anna, 20, 20.3)  # on the base of somebody
    anna.page.wait_for_selector("[data-testid=offer]")
    here, there = anna.middle("[data-ghost=point]"), anna.middle("[data-offer=point]")
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
