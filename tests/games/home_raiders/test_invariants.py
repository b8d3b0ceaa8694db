"""What holds in every state: each check finds what it is there for."""

from collections.abc import Callable

import pytest

from dicefront.games.home_raiders.rules.invariants import problem_of_state
from dicefront.games.home_raiders.rules.moments import kit_of
from dicefront.games.home_raiders.rules.state import DRAW, ROUND_START, State
from dicefront.games.home_raiders.scenes import block, card, hero, marker, position, put, unit
from tests.games.home_raiders.names import abilities


def sound() -> State:
    """A turn of the first of three troops, with the pearls of the others in the bag."""
    return position(
        unit(0, card(), (5, 5), (7, 5), leader=(card("leader"), (9, 5))),
        hero(0, card("hero"), (5, 20)),
        hero(1, card("hero", abilities=["champion"]), (20, 20)),
        things=[block(14, 14, 18, 18, 2)],
        markers=[marker(number % 2, 3 + 5 * number, 27) for number in range(4)],
        objective="spot",
    )


def test_a_sound_state_has_no_problem() -> None:
    assert problem_of_state(sound()) == ""


def _two_in_one_place(state: State) -> None:
    put(state, 1, 5.2, 5)


def _over_the_border(state: State) -> None:
    put(state, 1, 0.2, 5)


def _in_an_object(state: State) -> None:
    put(state, 1, 15, 15)


def _at_the_edge_of_a_top(state: State) -> None:
    put(state, 1, 17.9, 16, 2)


def _in_mid_air(state: State) -> None:
    put(state, 1, 25, 5, 2)


def _in_two_troops(state: State) -> None:
    state.troops[1].members.append(0)


def _in_no_troop(state: State) -> None:
    state.troops[0].members.remove(0)


def _a_leader_that_does_not_lead(state: State) -> None:
    state.troops[0].leader = -1


def _a_hero_in_a_unit(state: State) -> None:
    state.troops[1].members.remove(3)
    state.troops[0].members.append(3)
    state.characters[3].troop = 0


def _two_wounds(state: State) -> None:
    state.characters[0].wounds = 2


def _vanishing_unhurt(state: State) -> None:
    state.characters[0].vanishing = True


def _vanishing_too_early(state: State) -> None:
    state.characters[0].vanishing, state.characters[0].wounds = True, 1


def _other_abilities(state: State) -> None:
    state.characters[4].kit = kit_of([])


def _three_markers(state: State) -> None:
    state.markers.pop()


def _control_from_afar(state: State) -> None:
    state.markers[0].controller = 0


def _actions_outside_a_turn(state: State) -> None:
    state.troops[1].actions = 1


def _less_than_no_action(state: State) -> None:
    state.troops[0].actions = -1


def _too_many_actions(state: State) -> None:
    state.troops[0].actions = 4


def _five_markers(state: State) -> None:
    state.markers.append(marker(0, 25, 27))


def _acting_unactivated(state: State) -> None:
    state.troops[0].activated = False


def _nobody_acts(state: State) -> None:
    state.acting = []
    state.troops[0].actions = 0


def _acts_between_turns(state: State) -> None:
    state.stage = DRAW


def _a_seventh_round(state: State) -> None:
    state.round = 7


def _round_nought(state: State) -> None:
    state.round = 0


def _a_pearl_too_few(state: State) -> None:
    state.bag = [0, 1]


def _a_troop_of_the_other(state: State) -> None:
    state.disrupted = [2, -1]


@pytest.mark.rule("HR-WND-02", "HR-WND-18", "HR-OBJ-10", "HR-OBJ-14", "HR-GEN-02", "HR-ACT-01")
@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (_two_in_one_place, "character-in-the-way"),
        (_over_the_border, "beyond-the-border"),
        (_in_an_object, "object-in-the-way"),
        (_at_the_edge_of_a_top, "no-footing"),
        (_in_mid_air, "no-footing"),
        (_in_two_troops, "is in the troops 0 and 1"),
        (_in_no_troop, "is in no troop"),
        (_a_leader_that_does_not_lead, "does not lead it"),
        (_a_hero_in_a_unit, "neither alone nor attached"),
        (_two_wounds, "stands with 2 Wound tokens"),
        (_vanishing_unhurt, "vanishes with 0"),
        (_vanishing_too_early, "vanishes with 1"),
        (_other_abilities, "has the abilities []"),
        (_three_markers, "3 markers after"),
        (_control_from_afar, "does not touch it"),
        (_actions_outside_a_turn, "does not act"),
        (_less_than_no_action, "has -1 actions left"),
        (_too_many_actions, "has 4 actions left"),
        (_five_markers, "there are 5 markers"),
        (_acting_unactivated, "was not activated"),
        (_nobody_acts, "taken by nobody"),
        (_acts_between_turns, "act outside a turn"),
        (_a_seventh_round, "round 7 of 6"),
        (_round_nought, "round 0 of 6"),
        (_a_pearl_too_few, "0 pearls left for 1 troops"),
        (_a_troop_of_the_other, "which is not his"),
    ],
)
def test_what_cannot_be_is_found(spoil: Callable[[State], None], said: str) -> None:
    state = sound()
    spoil(state)
    assert said in problem_of_state(state)


@pytest.mark.rule("HR-WND-18", "HR-ACT-01")
def test_who_vanishes_has_two_tokens_and_three_actions_may_be_left() -> None:
    state = sound()
    state.characters[0].wounds, state.characters[0].vanishing = 2, True
    state.troops[0].actions = 3
    assert problem_of_state(state) == ""


def test_before_the_first_round_no_pearls_are_needed() -> None:
    state = sound()
    state.stage, state.round, state.acting, state.bag = ROUND_START, 0, [], [0, 0]
    state.troops[0].actions = 0
    assert problem_of_state(state) == ""


def test_nobody_has_abilities_at_basic_level() -> None:
    state = position(hero(0, card("hero", abilities=["flight"]), (5, 5)), level="basic")
    assert problem_of_state(state) == ""
    state.characters[0].kit = kit_of(abilities("charge"))
    assert "at basic level" in problem_of_state(state)
