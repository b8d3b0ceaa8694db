"""UNT: formation."""

import pytest

from dicefront.games.home_raiders.rules.movement import must_close_up
from dicefront.games.home_raiders.rules.units import formation_distance, in_formation
from dicefront.games.home_raiders.scenes import block, card, go, hero, inch, position, unit, where
from tests.games.home_raiders.moves import act, everybody, reason

BASE = 2500 / 2540


def row(*gaps: float) -> list[tuple[float, float]]:
    """Bases of 25 mm in a row, with these gaps."""
    places = [(3.0, 5.0)]
    for gap in gaps:
        places.append((places[-1][0] + BASE + gap, 5.0))
    return places


@pytest.mark.rule("HR-UNT-02")
def test_a_chain_with_gaps_of_three_inches_is_a_formation() -> None:
    state = position(unit(0, card(), *row(3, 3)))
    assert in_formation(state, state.troops[0])


@pytest.mark.rule("HR-UNT-02")
def test_a_gap_of_3_1_breaks_the_chain() -> None:
    state = position(unit(0, card(), *row(3, 3.1)))
    assert not in_formation(state, state.troops[0])


@pytest.mark.rule("HR-UNT-02", "HR-OPT-02")
def test_with_all_every_pair_has_to_be_near() -> None:
    far = position(unit(0, card(), *row(3, 3)), formation_mode="all")
    assert not in_formation(far, far.troops[0])
    near = position(unit(0, card(), *row(1, 1)), formation_mode="all")
    assert in_formation(near, near.troops[0])


@pytest.mark.rule("HR-UNT-02")
def test_those_attached_belong_to_the_formation_and_height_counts() -> None:
    state = position(unit(0, card(), *row(1), leader=(card("leader"), (3, 12))))
    assert not in_formation(state, state.troops[0])
    high = position(unit(0, card(), (5, 5), (6, 5, 4)), things=[block(5.8, 3, 9, 7, 4)])
    assert not in_formation(high, high.troops[0])


@pytest.mark.rule("HR-AUN-11")
def test_open_formation_links_five_inches() -> None:
    loose = card(abilities=["open-formation"])
    state = position(unit(0, loose, *row(5), leader=(card("leader"), (3, 5 + BASE + 5))))
    assert formation_distance(state, state.troops[0]) == inch(5)
    assert in_formation(state, state.troops[0])
    without = position(unit(0, card(), *row(5)))
    assert formation_distance(without, without.troops[0]) == inch(3)
    assert not in_formation(without, without.troops[0])


@pytest.mark.rule("HR-UNT-01")
def test_a_unit_out_of_formation_has_to_close_up_before_anything_else() -> None:
    from dicefront.games.home_raiders.rules.declaring import MOVE, Menu

    state = position(unit(0, card(), *row(3.5)), hero(1, card(), (3, 6)))
    assert [one.action for one in Menu(state, state.troops[0]).declarations()] == [MOVE]
    formed = position(unit(0, card(), *row(2)), hero(1, card(), (3, 6)))
    assert len(Menu(formed, formed.troops[0]).declarations()) > 1


@pytest.mark.rule("HR-UNT-03")
def test_closing_up_must_end_in_formation_if_that_is_possible() -> None:
    state = position(unit(0, card(movement=5), *row(6)))
    troop = state.troops[0]
    assert must_close_up(state, troop, everybody(state))
    with pytest.raises(AssertionError, match="must-close-up"):
        act(state, (0, [go(0, (4, 5))]), duty=True)  # nearer, but not yet in formation
    with pytest.raises(AssertionError, match="must-close-up"):
        act(state, (0, []), duty=True)
    act(state, (0, [go(0, (6.1, 5))]), duty=True)
    assert in_formation(state, troop)


@pytest.mark.rule("HR-UNT-03")
def test_otherwise_it_must_shorten_the_shortest_gap() -> None:
    state = position(unit(0, card(movement=2), *row(12)))
    with pytest.raises(AssertionError, match="must-close-up"):
        act(state, (0, [go(0, (3, 7))]), duty=True)
    act(state, (0, [go(0, (3.5, 5))]), duty=True)
    assert where(state.characters[0])[0] == 3.5


@pytest.mark.rule("HR-UNT-04")
def test_members_in_contact_are_not_forced_to_break_away() -> None:
    """The one in contact stays; the other comes as near as it can."""
    state = position(unit(0, card(movement=2), *row(12)), hero(1, card(), (3, 5 + BASE)))
    far = 3 + 12 + BASE
    act(state, (0, []), (0, [go(1, (far - 2, 5))]), duty=True)
    assert where(state.characters[0]) == (3.0, 5.0, 0.0)


@pytest.mark.rule("HR-UNT-04")
def test_the_duty_is_lifted_when_nothing_shortens_the_gap() -> None:
    box = [
        block(2, 4, 2.5, 6, 5, climbable=False),
        block(3.5, 4, 4, 6, 5, climbable=False),
        block(2.5, 3.5, 3.5, 4.5, 5, climbable=False),
        block(2.5, 5.5, 3.5, 6.5, 5, climbable=False),
    ]
    state = position(unit(0, card(), (3, 5), (20, 5)), hero(1, card(), (20, 5 + BASE)), things=box)
    assert not must_close_up(state, state.troops[0], everybody(state))


@pytest.mark.rule("HR-MVT-12")
def test_a_unit_in_formation_ends_in_formation() -> None:
    state = position(unit(0, card(), *row(1)))
    assert reason(state, go(0, (3, 9))) == "formation.broken"
    assert reason(state, go(0, (3, 9)), go(1, (5, 9))) == ""
    assert reason(state, go(0, (3, 7))) == ""
