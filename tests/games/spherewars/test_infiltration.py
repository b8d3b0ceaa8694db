"""DEP, MIS, ABI: infiltrators, and deployment anywhere on the table."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.deployment import (
    batch_of,
    left_to,
    place_option,
    roll_off,
)
from dicefront.games.spherewars.rules.infiltration import (
    Infiltrate,
    infiltrate,
    infiltration_dice,
    spot_refused,
)
from dicefront.games.spherewars.rules.options import complete_options, options_of
from dicefront.games.spherewars.rules.placing import Deploy
from dicefront.games.spherewars.rules.preparing import prepare_game
from dicefront.games.spherewars.rules.scattering import DeployAnywhere, is_chain
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.setup import build_bands, first_state
from dicefront.games.spherewars.rules.state import DEPLOY, INFILTRATE, ROLL_OFF, STRATEGY, State, is_there
from dicefront.games.spherewars.rules.turn import dice_of_band
from dicefront.games.spherewars.scenes import inch, one, position, put, where
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal
from dicefront.kernel.testing import play_out, refusal_of
from dicefront.skirmish.figures import WAITING
from dicefront.skirmish.space import Space, Thing
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Disc


def band(race: str, *recruits: str) -> Any:
    return {"race": race, "recruits": [{"combatant": name} for name in recruits]}


SCOUTS = band("packs_of_urueh", "pack_of_imps", "miz_rider")
STALKERS = band("packs_of_urueh", "pack_of_blowpipers", "miz_rider")


def mustered(first: Any, second: Any, **options: Any) -> State:
    """Two bands before the roll-off; the objects of the mission are there."""
    state = first_state(options_of(complete_options(options)), [None, None])
    state.rosters = [first, second]
    steps = build_bands(state)
    play_out(steps)
    play_out(prepare_game(state), [], [])
    state.stage = ROLL_OFF
    return state


def deploying(first: Any, second: Any) -> State:
    """Side 0 has the near edge and deploys first."""
    state = mustered(first, second)
    play_out(roll_off(state), [(0, 0), (0, 0)], [6, 1])
    return state


def row(state: State, names: list[int], x: float, y: float) -> Any:
    """So many side by side, base to base."""
    places: list[Any] = []
    at, before = inch(x), 0
    for name in names:
        radius = state.combatants[name].walker.radius
        at += before + radius if places else 0
        before = radius
        places.append([name, [at, inch(y)]])
    return places


# -- the roll ------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-DEP-01")
def test_the_leaders_roll_although_they_are_not_on_the_table() -> None:
    state = position(one(0, "tir_abe", (5, 5)), one(1, "yenay", (5, 35)), one(1, "snake_man", (9, 35)))
    for combatant in state.combatants:
        combatant.where = WAITING
    assert [dice_of_band(state, number, "deployment") for number in state.bands] == [2, 3]


@pytest.mark.rule("SW-DEP-01")
def test_an_extra_die_that_is_no_one_wins_the_roll() -> None:
    state = position(one(0, "tir_abe", (5, 5)), one(1, "yenay", (5, 35)))
    for number, combatant in enumerate(state.combatants):
        combatant.where = WAITING
        state.placing[number] = [0]
    play_out(roll_off(state), [(1, 0), (1, 1)], [5, 3, 5, 3, 3])
    assert state.edges == [1, 0]


@pytest.mark.rule("SW-DEP-02")
def test_batches_follow_the_enemy_leader() -> None:
    state = position(one(0, "tir_abe", (5, 5)), one(1, "yenay", (5, 35)))
    assert [batch_of(state, side) for side in (0, 1)] == [3, 2]


@pytest.mark.rule("SW-DEP-09")
def test_a_tactical_scout_adds_one_die_to_the_deployment_roll() -> None:
    state = position(one(0, "postulant", (5, 5)), one(1, "postulant", (5, 35)))
    scouts = position(
        one(0, "tactical_explorer", (5, 5)), one(0, "tactical_explorer", (9, 5)), one(1, "postulant", (5, 35))
    )
    assert dice_of_band(state, state.bands[0], "deployment") == 1
    assert dice_of_band(scouts, scouts.bands[0], "deployment") == 2


# -- infiltrators --------------------------------------------------------------------------------------


@pytest.mark.rule("SW-DEP-07", "SW-ABI-39")
def test_infiltrators_are_not_placed_in_the_batches() -> None:
    state = deploying(STALKERS, SCOUTS)
    assert [combatant.profile.id for combatant in left_to(state, 0)] == ["miz_rider"]
    rider = left_to(state, 0)[0].id
    play_out(place_option(state), [(0, [[rider, [inch(20), inch(5)]]])])
    imps = [combatant.id for combatant in left_to(state, 1)][:5]
    play_out(place_option(state), [(1, row(state, imps, 10, 35))])
    assert state.stage == DEPLOY
    other = left_to(state, 1)[0].id
    play_out(place_option(state), [(1, [[other, [inch(30), inch(35)]]])])
    assert state.stage == INFILTRATE
    waiting = [combatant.id for combatant in state.combatants if not is_there(combatant)]
    play_out(infiltrate(state), [(0, row(state, waiting, 10, 2))])
    assert state.stage == STRATEGY
    assert all(is_there(combatant) for combatant in state.combatants)


@pytest.mark.rule("SW-DEP-07")
def test_a_side_of_infiltrators_alone_waits() -> None:
    only = band("packs_of_urueh", "pack_of_blowpipers")
    state = deploying(only, SCOUTS)
    assert state.side == 1
    state = deploying(only, only)
    assert state.stage == INFILTRATE


def spying(enemy: tuple[float, float], *things: Thing) -> State:
    state = position(one(0, "lookout", (1, 1)), one(1, "transmitter", enemy))
    state.combatants[0].where = WAITING
    state.space = Space(state.options.width, state.options.depth, list(things))
    return state


def told(state: State, x: float, y: float) -> str:
    refusal: Refusal | None = spot_refused(state, state.combatants[0], Point(inch(x), inch(y)), [])
    return "" if refusal is None else refusal.reason


@pytest.mark.rule("SW-ABI-40")
def test_how_near_an_infiltrator_may_be() -> None:
    wood = thing_of("wood", "wood", inch(20), inch(18.5), 0)
    assert told(spying((20, 12)), 20, 25) == "spherewars.deploy.found_out"
    assert told(spying((20, 12), wood), 20, 25) == ""
    assert told(spying((20, 12), wood), 20, 24.8) == "spherewars.deploy.found_out"
    assert told(spying((20, 12)), 20, 28) == ""
    assert told(spying((20, 12)), 20, 27.8) == "spherewars.deploy.found_out"


@pytest.mark.rule("SW-ABI-40")
def test_only_the_nearest_enemy_is_looked_at() -> None:
    wood = thing_of("wood", "wood", inch(20), inch(18.5), 0)
    state = position(
        one(0, "lookout", (1, 1)), one(1, "transmitter", (20, 11.5)), one(1, "transmitter", (6, 25))
    )
    state.combatants[0].where = WAITING
    state.space = Space(state.options.width, state.options.depth, [wood])
    assert told(state, 20, 25) == ""


@pytest.mark.rule("SW-ABI-39")
def test_the_own_zone_is_always_good() -> None:
    state = spying((20, 12))
    assert told(state, 20, 9) == ""
    assert told(state, 20, 12.4) == "spherewars.way.no_room"


@pytest.mark.rule("SW-ABI-42", "SW-ABI-41")
def test_all_infiltrators_of_a_band_are_placed_in_one_go() -> None:
    state = position(one(0, "lookout", (1, 1)), one(0, "lookout", (3, 1)), one(1, "postulant", (20, 39)))
    for combatant in state.combatants[:2]:
        combatant.where = WAITING
    question = Infiltrate(state, state.combatants[:2])
    assert refusal_of(question, [[0, [inch(5), inch(5)]]]).reason == "spherewars.deploy.one_option"
    assert question.check([[0, [inch(5), inch(5)]], [1, [inch(35), inch(20)]]]) is None
    refusal = refusal_of(question, [[0, [inch(5), inch(5)]], [1, [inch(20), inch(30)]]])
    assert refusal.reason == "spherewars.deploy.found_out"
    answers = question.answers()
    assert len(answers) > 6
    assert all(question.check(answer) is None for answer in answers)
    assert question.check(question.write(question.sample(Draw(3)))) is None


@pytest.mark.rule("SW-ABI-40", "SW-DEP-06")
def test_infiltrators_whose_zone_has_no_room_are_proposed_far_from_enemies_as_well() -> None:
    state = spying((3, 3))
    state.edges = [1, 0]  # the own zone is at the other edge
    question = Infiltrate(state, state.combatants[:1])
    placed = question.crammed([0], beyond=True)
    assert placed
    assert question.check(question.write(placed)) is None


def both_infiltrate(second: str) -> State:
    state = position(one(0, "lookout", (1, 1)), one(1, second, (3, 39)), one(0, "postulant", (20, 3)))
    for number, combatant in enumerate(state.combatants[:2]):
        combatant.where = WAITING
        state.placing[number] = [0]
    state.stage, state.activation, state.side, state.first = INFILTRATE, None, 0, 0
    return state


@pytest.mark.rule("SW-ABI-43")
def test_both_sides_roll_who_is_first_and_the_second_sees_the_first() -> None:
    state = both_infiltrate("snake_man")
    answers: list[tuple[int, Any]] = [
        (1, 0),
        (0, [[0, [inch(20), inch(20)]]]),
        (1, [[1, [inch(20), inch(36)]]]),
    ]
    play_out(infiltrate(state), answers, [3, 3, 2, 4])
    assert (where(state.combatants[0]), where(state.combatants[1])) == ((20, 20), (20, 36))
    assert state.stage == STRATEGY


@pytest.mark.rule("SW-ABI-43")
def test_an_infiltrating_leader_gives_two_dice() -> None:
    state = both_infiltrate("yenay")
    assert [infiltration_dice(state, side) for side in (0, 1)] == [1, 2]


# -- anywhere (the Relics) -----------------------------------------------------------------------------

LED = band("alliance", "nirlem", "lookout", "cohort_of_postulants", "near_heart")


def relics() -> State:
    recruits = [
        {"combatant": "nirlem", "options": ["nirlem_blunt"], "artefacts": ["light_attack_rune"]},
        {"combatant": "lookout"},
        {"combatant": "cohort_of_postulants"},
        {"combatant": "near_heart"},
    ]
    roster = {"race": "alliance", "recruits": recruits}
    return mustered(roster, roster, mission="sacking_of_the_relics", points=500)


def scattered() -> State:
    """Side 1 won the roll and must begin."""
    state = relics()
    play_out(roll_off(state), [], [1, 1, 1, 6, 1, 1])
    return state


def named(state: State, side: int, profile: str) -> list[int]:
    return [one.id for one in state.combatants if one.side == side and one.profile.id == profile]


@pytest.mark.rule("SW-MIS-32", "SW-DEP-08")
def test_the_winner_must_place_first() -> None:
    state = scattered()
    assert (state.stage, state.side, state.batch) == (DEPLOY, 1, 1)


@pytest.mark.rule("SW-MIS-33", "SW-MIS-35", "SW-ABI-44")
def test_players_alternate_and_infiltrators_are_like_everybody() -> None:
    state = scattered()
    lookout = named(state, 1, "lookout")[0]
    play_out(place_option(state), [(1, [[lookout, [inch(20), inch(5)]]])])
    assert state.side == 0
    question = DeployAnywhere(state, left_to(state, 0))
    mine = named(state, 0, "lookout")[0]
    near = [[mine, [inch(20), inch(11.9)]]]
    assert refusal_of(question, near).reason == "spherewars.deploy.near_enemy"
    assert question.check([[mine, [inch(20), inch(12.1)]]]) is None


@pytest.mark.rule("SW-MIS-33")
def test_where_no_place_is_far_enough_the_farthest_is_used() -> None:
    spots = [(x, y) for x in (4, 12, 20, 28, 36) for y in (4, 12, 20, 28, 36)]
    state = position(one(0, "lookout", (1, 1)), *[one(1, "transmitter", spot) for spot in spots])
    state.options = options_of(complete_options({"mission": "sacking_of_the_relics", "points": 500}))
    state.combatants[0].where = state.combatants[-1].where = WAITING
    question = DeployAnywhere(state, state.combatants[:1])
    near = [[0, [inch(24), inch(24)]]]
    assert refusal_of(question, near).reason == "spherewars.deploy.near_enemy"
    assert question.check([[0, [inch(38), inch(38)]]]) is None
    put(state.combatants[-1], 36, 36)
    state.combatants[-1].where = state.combatants[1].where
    question = DeployAnywhere(state, state.combatants[:1])
    assert question.check(near) is None
    far = question.farthest([0])
    assert question.clearance(far) <= inch(6)
    assert question.check(question.write(far)) is None
    assert refusal_of(question, [[0, [inch(20), inch(22)]]]).reason == "spherewars.deploy.near_enemy"


@pytest.mark.rule("SW-MIS-34")
def test_a_group_stands_in_one_chain() -> None:
    state = scattered()
    question = DeployAnywhere(state, left_to(state, 1))
    members = state.bands[1].entries[2].members
    assert question.check(row(state, members, 10, 20.5)) is None
    apart = row(state, members[:2], 10, 20.5) + row(state, members[2:], 20, 23.5)
    assert refusal_of(question, apart).reason == "spherewars.deploy.no_chain"


@pytest.mark.rule("SW-MIS-34")
def test_two_pairs_are_no_chain() -> None:
    pairs = [Disc(0, 0, 1250), Disc(2500, 0, 1250), Disc(9000, 0, 1250), Disc(11500, 0, 1250)]
    assert not is_chain([*pairs])
    assert is_chain([*pairs[:2], Disc(1250, 2165, 1250)])


def test_suggestions_anywhere_are_legal() -> None:
    state = scattered()
    question = DeployAnywhere(state, left_to(state, 1))
    answers = question.answers()
    assert len(answers) > 40
    assert all(question.check(answer) is None for answer in answers[::7])
    assert question.check(question.write(question.sample(Draw(8)))) is None


@pytest.mark.rule("SW-MIS-06", "SW-MIS-37")
def test_in_the_crash_rows_begin_at_the_front_of_the_strip() -> None:
    roster = relics().rosters[0]
    state = mustered(roster, roster, mission="crash", points=500)
    play_out(roll_off(state), [(0, 0), (0, 0)], [6, 6, 6, 1, 1, 1])
    question = Deploy(state, [one for one in left_to(state, 0) if one.profile.id == "near_heart"])
    placed = question.options()[0][0]
    radius = state.combatants[placed.figure].walker.radius
    assert placed.y == inch(14) - radius
