"""DIC: dice pools and what changes them."""

import pytest

from dicefront.games.home_raiders.rules import pools
from dicefront.games.home_raiders.rules.cards import Pool
from dicefront.games.home_raiders.rules.pools import (
    BLACK,
    NO_SET,
    RED,
    WHITE,
    Build,
    downgraded,
    explain,
    explain_total,
    finish,
    only_strongest,
    only_weakest,
    sets_of,
    strongest,
    upgraded,
    weakest,
    without_strongest,
)
from dicefront.games.home_raiders.scenes import pool


def built(start: str, up: int = 0, down: int = 0, discard: bool = False, only: str = "") -> str:
    """A pool after so many upgrades and downgrades, a discard and one set only."""
    build = Build(pool(start), 0)
    for number in range(down):
        build.downgrade(f"down {number}", "HR-DIC-12")
    for number in range(up):
        build.upgrade(f"up {number}", "HR-DIC-09")
    if only == "strongest":
        build.roll_only_strongest("only", "HR-DIC-15")
    if only == "weakest":
        build.roll_only_weakest("only", "HR-DIC-15")
    if discard:
        build.discard_strongest("range", "HR-RAN-02")
    return finish(build).text()


@pytest.mark.rule("HR-DIC-03")
def test_a_set_is_all_dice_of_one_colour() -> None:
    assert (sets_of(pool("W3 R2")), pool("W3 R2").size()) == (2, 5)
    assert (sets_of(pool("R3")), sets_of(pool(""))) == (1, 0)


@pytest.mark.rule("HR-DIC-08")
def test_white_is_weaker_than_red_and_red_weaker_than_black() -> None:
    assert (weakest(pool("R2 B1")), strongest(pool("R2 B1"))) == (RED, BLACK)
    assert (weakest(pool("R3")), strongest(pool("R3"))) == (RED, RED)
    assert (weakest(pool("W1 B1")), strongest(pool("W2 R1"))) == (WHITE, RED)
    assert (weakest(pool("")), strongest(pool(""))) == (NO_SET, NO_SET)


@pytest.mark.rule("HR-DIC-09")
def test_an_upgrade_follows_the_ladder_of_colours_not_the_sets_present() -> None:
    assert upgraded(pool("W2 B1")).text() == "R2 B1"
    assert upgraded(pool("R2 B1")).text() == "B3"


@pytest.mark.rule("HR-DIC-10", "HR-DIC-20")
def test_dice_of_one_colour_form_one_set_so_the_next_upgrade_takes_all() -> None:
    assert built("W2 R1", up=1) == "R3"
    assert built("W2 R1", up=2) == "B3"


@pytest.mark.rule("HR-DIC-11")
def test_a_black_pool_is_not_upgraded() -> None:
    assert built("B2", up=3) == "B2"
    assert upgraded(pool("")).size() == 0


@pytest.mark.rule("HR-DIC-12")
def test_a_downgrade_takes_the_strongest_set_one_step_down() -> None:
    assert downgraded(pool("W2 R1")).text() == "W3"
    assert downgraded(pool("R2 B2")).text() == "R4"
    assert downgraded(pool("W1 B1")).text() == "W1 R1"


@pytest.mark.rule("HR-DIC-13")
def test_a_white_pool_is_not_downgraded_and_loses_no_dice() -> None:
    assert built("W2", down=2) == "W2"


@pytest.mark.rule("HR-DIC-14")
def test_a_discarded_set_is_out_of_the_roll() -> None:
    assert without_strongest(pool("W2 R1")).text() == "W2"
    assert without_strongest(pool("W2 B1")).text() == "W2"
    assert without_strongest(pool("R2")).size() == 0


@pytest.mark.rule("HR-DIC-15")
def test_only_one_set_leaves_a_pool_of_one_set_as_it_is() -> None:
    assert only_strongest(pool("W1 R1 B1")).text() == "B1"
    assert only_weakest(pool("W2 R1")).text() == "W2"
    assert only_strongest(pool("R2")).text() == only_weakest(pool("R2")).text() == "R2"


@pytest.mark.rule("HR-DIC-21")
@pytest.mark.parametrize(
    ("start", "changes", "end"),
    [
        ("W2 R1", {"discard": True, "up": 1}, "R2"),  # Sniper beyond range
        ("W1 R1 B1", {"only": "strongest", "up": 1}, "B1"),  # Sucker punch after a Charge
        ("W2 R1", {"only": "strongest", "up": 1}, "B1"),
        ("W1 R1 B1", {"discard": True, "only": "strongest"}, "R1"),  # Saturation fire beyond range
        ("W2 R1", {"only": "weakest", "up": 1}, "R2"),  # grappled, with Resilience
    ],
)
def test_range_comes_first_then_one_set_only_then_colours(
    start: str, changes: dict[str, int], end: str
) -> None:
    assert built(start, **changes) == end  # type: ignore[arg-type]


@pytest.mark.rule("HR-DIC-22")
@pytest.mark.parametrize(
    ("start", "up", "down", "end"),
    [
        ("W1 R1 B2", 1, 1, "R4"),
        ("W3 B1", 1, 1, "R4"),
        ("W2 R1", 1, 1, "W2 R1"),
        ("W2 R1", 2, 1, "R3"),
        ("W1 R1 B2", 2, 1, "B4"),
        ("R1 B1", 1, 1, "R1 B1"),
        ("W2", 1, 1, "W2"),
        ("W1 B1", 2, 2, "R2"),
        ("W1 R1 B2", 1, 2, "W4"),
    ],
)
def test_upgrades_and_downgrades_are_carried_out_in_pairs_then_the_surplus(
    start: str, up: int, down: int, end: str
) -> None:
    assert built(start, up=up, down=down) == end


@pytest.mark.rule("HR-DIC-16", "HR-DIC-17")
def test_a_boost_is_added_only_to_a_roll_that_shows_an_ace() -> None:
    build = Build(pool("W2"), 1)
    assert (build.total(1), build.total(0), build.total(2)) == (2, 0, 3)
    assert Build(Pool(0, 0, 0), 1).total(0) == 0


@pytest.mark.rule("HR-DIC-18")
def test_boosts_of_different_sources_add_up_and_the_same_ability_counts_once() -> None:
    build = Build(pool("W2"), 1)
    build.add_boost("home_raiders.ability.aim", 1, "HR-ALD-01")
    build.add_boost("home_raiders.ability.aim", 1, "HR-ALD-01")
    assert build.full_boost() == 2
    build.add_boost("home_raiders.ability.beating-posse", 1, "HR-AUN-15")
    assert build.total(1) == 4


@pytest.mark.rule("HR-DIC-19")
def test_the_ace_of_reassuring_attack_brings_no_boost() -> None:
    build = Build(pool("W2"), 1)
    build.grant_ace("home_raiders.ability.reassuring-attack", "HR-ACC-06")
    assert (build.total(0), build.total(1)) == (1, 2)


@pytest.mark.rule("HR-DIC-21", "HR-DIC-22")
def test_every_change_is_explained_with_its_paragraph_and_the_pool_before_and_after() -> None:
    build = Build(pool("R1 B1"), 1)
    build.printed = pool("W1 R1 B1")
    build.downgrade("home_raiders.ability.distract", "HR-ASP-03")
    build.upgrade("home_raiders.ability.charge", "HR-AMV-09")
    build.upgrade("home_raiders.ability.phalanx", "HR-AUN-08")
    assert finish(build).text() == "B2"
    assert [part.amount for part in build.downgrades + build.upgrades] == [-1, 1, 1]
    told = explain(build)
    assert [(one["change"], one["rules"], one["from"], one["to"]) for one in told] == [  # type: ignore[call-overload, index]
        ("wound-marks", ["HR-WND-06"], "W1 R1 B1", "R1 B1"),
        ("pair", ["HR-AMV-09", "HR-ASP-03"], "R1 B1", "R1 B1"),
        ("upgrade", ["HR-AUN-08"], "R1 B1", "B2"),
    ]
    parts = explain_total(build, 2)
    assert [part["amount"] for part in parts] == [2, 1]  # type: ignore[call-overload, index]


def test_the_last_pool_explained_is_the_pool_built() -> None:
    for start in ("W2 R1 B1", "W1 B1", "R2"):
        for up in range(3):
            for down in range(3):
                for only in ("", "weakest", "strongest"):
                    build = Build(pool(start), 0)
                    build.discard_strongest("range", "HR-RAN-02")
                    if only == "weakest":
                        build.roll_only_weakest("only", "HR-DIC-15")
                    if only == "strongest":
                        build.roll_only_strongest("only", "HR-DIC-15")
                    for _ in range(up):
                        build.upgrade("up", "HR-DIC-09")
                    for _ in range(down):
                        build.downgrade("down", "HR-DIC-12")
                    last = explain(build)[-1]
                    assert last["to"] == finish(build).text()  # type: ignore[call-overload, index]


def test_colours_are_named_from_weak_to_strong() -> None:
    assert [pools.COLOURS[colour] for colour in (WHITE, RED, BLACK)] == ["white", "red", "black"]
