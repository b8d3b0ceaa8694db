"""What may be measured at a table of Home Raiders: sight, places, reach, danger, and the bag."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pytest

from dicefront.games.home_raiders.rules.close_combat import MeleeTarget
from dicefront.games.home_raiders.rules.markers import PlaceMarker
from dicefront.games.home_raiders.rules.movement import GiveOrders
from dicefront.games.home_raiders.rules.odds import melee_odds
from dicefront.games.home_raiders.rules.shooting import Shoot, shots_of
from dicefront.games.home_raiders.rules.sight import sight
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.strike import BY_ACTION
from dicefront.games.home_raiders.rules.targets import takers
from dicefront.games.home_raiders.scenes import card, hero, inch, position, unit
from dicefront.games.home_raiders.show.attacks import joint
from dicefront.games.home_raiders.show.sight import enemies_of, moved, strikes
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.question import Question
from dicefront.kernel.testing import offered
from dicefront.parts.show.screen import Screen
from dicefront.server.course.course import Course
from dicefront.server.registry import rules_of
from dicefront.server.show import screen_of
from dicefront.server.store.acts import ANSWER, BEGIN, Act
from dicefront.skirmish.figures import ON_TABLE, WAITING
from dicefront.skirmish.footing import surfaces_at
from dicefront.skirmish.measuring import distance
from tests.games.home_raiders.battles import battle
from tests.games.home_raiders.test_markers import placing

LEVELS = ["hidden", "partial", "open"]


def moments(seed: int, decisions: int = 120) -> Iterator[tuple[State, Question[Any]]]:
    """A match on a small table that is played at random."""
    full = rules_of("home_raiders").complete_options({"table": "bedside-table", "stars": 4})
    course = Course("home_raiders", full, [None, None], bytes([seed]) * 32, None)
    course.perform(Act(BEGIN))
    draw = Draw(seed)
    for _ in range(decisions):
        if not course.pending:
            return
        question = course.pending[0]
        yield course.running.state, question
        answers = offered(question)
        course.perform(Act(ANSWER, question.player, answers[draw.below(len(answers))]))


def first_move(seed: int = 3) -> tuple[State, GiveOrders]:
    for state, question in moments(seed):
        if isinstance(question, GiveOrders) and len(question.terms.movers) > 1:
            return state, question
    raise AssertionError("expected a move of several characters")


@pytest.fixture
def screen() -> Screen:
    return screen_of("home_raiders")


def look(screen: Screen, state: State, what: str, **args: Any) -> Any:
    return screen.look(state, 0, what, args)


@pytest.mark.rule("HR-LOS-06")
def test_a_sight_check_says_what_the_rules_say_and_names_the_obstacle(screen: Screen) -> None:
    state, _ = first_move()
    levels = set()
    for eye in state.characters:
        for target in state.characters:
            if eye.owner == target.owner or ON_TABLE not in (eye.where, target.where):
                continue
            found = look(screen, state, "sight", piece=eye.id, target=target.id)
            seen = sight(state, eye, target)
            levels.add(found["level"])
            assert found["level"] == LEVELS[seen.level]
            assert found["distance"] == distance(eye, target)
            assert (found["thing"], found["character"]) != (None, None) or found["level"] == "open"
            for part in found["side"]:
                assert 0 <= part["begins"] <= part["ends"] <= 1
                assert part["bottom"] < part["top"]
    assert len(levels) > 1


@pytest.mark.rule("HR-LOS-04")
def test_a_better_place_to_look_from_is_better(screen: Screen) -> None:
    tried = 0
    for seed in range(1, 6):
        state, question = first_move(seed)
        for eye in question.terms.movers:
            for target in state.characters:
                if target.owner != eye.owner and target.where == ON_TABLE:
                    found = look(screen, state, "sight", piece=eye.id, target=target.id)
                    if found["better"] is not None:
                        there, ghost = moved(state, eye, found["better"]["x"], found["better"]["y"])
                        level = LEVELS[sight(there, ghost, there.characters[target.id]).level]
                        assert level == found["better"]["level"]
                        assert LEVELS.index(level) > LEVELS.index(found["level"])
                        tried += 1
    assert tried


def test_sight_from_a_point_is_that_of_a_character_who_stands_there(screen: Screen) -> None:
    state, question = first_move()
    eye = question.terms.movers[0]
    target = next(one for one in state.characters if one.owner != eye.owner and one.where == ON_TABLE)
    shape = target.body.shape
    x, y = int(shape.x) + 4000, int(shape.y)
    found = look(screen, state, "sight", piece=eye.id, target=target.id, x=x, y=y)
    there, ghost = moved(state, eye, x, y)
    assert found["from"][:2] == [x, y]
    assert found["distance"] == distance(ghost, there.characters[target.id])
    assert state.characters[eye.id].body is eye.body  # looking changes nothing


def test_a_place_shows_who_could_strike_there(screen: Screen) -> None:
    state, question = first_move()
    eye = question.terms.movers[0]
    enemy = next(one for one in state.characters if one.owner != eye.owner and one.where == ON_TABLE)
    beside = int(enemy.body.shape.x) + enemy.card.radius + eye.card.radius + 500
    near = look(screen, state, "there", piece=eye.id, x=beside, y=int(enemy.body.shape.y))
    assert enemy.id in [one["enemy"] for one in near["threats"] if one["reaches"]]


def test_a_place_shows_how_likely_somebody_wounds_from_there(screen: Screen) -> None:
    state, question = first_move()
    eye = question.terms.movers[0]
    enemy = next(one for one in state.characters if one.owner != eye.owner and one.where == ON_TABLE)
    x = int(enemy.body.shape.x) + enemy.card.radius + eye.card.radius
    found = look(screen, state, "there", piece=eye.id, x=x, y=int(enemy.body.shape.y))
    there, ghost = moved(state, eye, x, int(enemy.body.shape.y))
    expected = round(melee_odds(there, ghost, there.characters[enemy.id]).wound * 100, 1)
    assert next(one["wound"] for one in found["enemies"] if one["target"] == enemy.id) == expected


@pytest.mark.rule("HR-SHT-06")
def test_several_attackers_show_how_many_wounds_they_deal_together(screen: Screen) -> None:
    assert joint([0.5, 0.5]) == [0.25, 0.5, 0.25]
    for seed in range(1, 9):
        for state, question in moments(seed, 200):
            if not isinstance(question, (Shoot, MeleeTarget)):
                continue
            found = screen.prompt(state, question).candidates
            several = [one for one in found if isinstance(one.detail, dict) and "joint" in one.detail]
            for one in several:
                detail: Any = one.detail
                together = detail["joint"]
                assert len({other.piece for other in several}) >= together["attackers"] > 1
                assert len(together["wounds"]) == together["attackers"] + 1
                assert sum(together["wounds"]) == pytest.approx(1, abs=0.001)
                assert 1 - together["wounds"][0] >= detail["wound"] - 0.01  # no worse than one alone
            if several:
                return
    raise AssertionError("expected several attackers with one target")


def test_danger_counts_at_every_point_those_who_could_strike_there(screen: Screen) -> None:
    state, question = first_move()
    eye = question.terms.movers[0]
    found = look(screen, state, "danger", piece=eye.id)
    cell = found["cell"]
    counts = set()
    for row, column in ((5, 5), (12, 3), (3, 12), (20, 20), (12, 12)):
        x, y = column * cell + cell // 2, row * cell + cell // 2
        there = look(screen, state, "there", piece=eye.id, x=x, y=y)
        if there["place"][2] == surfaces_at(state.space, x, y)[-1]:  # where it can stand at all
            assert found["rows"][row][column] == len(there["threats"])
            counts.add(found["rows"][row][column])
    assert len(counts) > 1


def shot_at_by_the_rules(state: State, shooter: Character) -> set[int]:
    """Whom a character can hit with any of the shots it may declare now."""
    found: set[int] = set()
    for shot in shots_of(state, shooter, NOBODY, BY_ACTION, 2):
        if shot.touched != NOBODY:
            found.add(shot.touched)
        else:
            troop = state.troops[shot.troop]
            nearest = takers(state, shooter, troop, shot.ignored)
            found.update(target.id for target in nearest)
    return found


@pytest.mark.rule("HR-RAN-01", "HR-RAN-02", "HR-RAN-03")
def test_advice_on_danger_knows_every_shot_of_the_rules_and_no_other() -> None:
    """Random battles with all abilities: whoever can be shot at is warned, and nobody is for nothing."""
    warned = beyond = 0
    for seed in range(60):
        state = battle(seed)
        for shooter in state.characters:
            legal = shot_at_by_the_rules(state, shooter)
            for target in enemies_of(state, shooter):
                advised = strikes(state, shooter, target)[0]
                if target.id in legal:
                    assert advised, f"battle {seed}: {shooter.id} may shoot at {target.id}"
                    beyond += distance(shooter, target) > shooter.card.range
                if advised:
                    warned += 1
                    alone = state.copy()
                    alone.troops[target.troop].members = [target.id]
                    assert target.id in shot_at_by_the_rules(alone, alone.characters[shooter.id])
    assert warned > 200
    assert beyond > 20


@pytest.mark.rule("HR-RAN-02")
def test_a_place_beyond_the_range_of_a_shooter_is_not_safe(screen: Screen) -> None:
    """Two sets of dice, range 8: at 13 inches the weaker set is still shot with."""
    shooter = card("hero", shooting="W2 R1", range=8, movement=5)
    state = position(hero(0, card("hero"), (5, 5)), hero(1, shooter, (5, 20)))
    there = look(screen, state, "there", piece=0, x=inch(5), y=inch(6))
    assert there["threats"] == [{"enemy": 1, "shoots": True, "reaches": False, "level": "open"}]
    danger = look(screen, state, "danger", piece=0)
    assert danger["rows"][0][0] == 1
    one_set = position(hero(0, card("hero"), (5, 5)), hero(1, card("hero", shooting="W2", range=8), (5, 20)))
    assert look(screen, one_set, "there", piece=0, x=inch(5), y=inch(6))["threats"] == []


@pytest.mark.rule("HR-ACC-17", "HR-AMV-16")
def test_reach_and_eager_teleport_count_for_who_could_attack(screen: Screen) -> None:
    for abilities, reached in (([], False), (["reach"], True), (["eager-teleport"], True)):
        fighter = card("hero", movement=5, abilities=abilities)
        state = position(hero(0, card("hero"), (5, 5)), hero(1, fighter, (5, 20)))
        there = look(screen, state, "there", piece=0, x=inch(5), y=inch(13))
        assert bool(there["threats"]) is reached


@pytest.mark.rule("HR-MVT-01")
def test_bands_show_one_action_a_whole_activation_and_two_of_them(screen: Screen) -> None:
    state, question = first_move()
    mover = question.terms.movers[0]
    actions = state.options.constants.actions
    one = look(screen, state, "bands", piece=mover.id)["bands"]
    two = look(screen, state, "bands", piece=mover.id, activations=2)["bands"]
    assert [band["limit"] for band in one] == [mover.card.movement, actions * mover.card.movement]
    assert [band["limit"] for band in two] == [
        actions * mover.card.movement,
        2 * actions * mover.card.movement,
    ]
    for member in state.troops[mover.troop].members:
        if member != mover.id:
            state.characters[member].where = WAITING  # in nobody's way
    assert one[0]["levels"] == look(screen, state, "reach", piece=mover.id)["levels"]


def test_whoever_moves_along_is_in_nobodys_way(screen: Screen) -> None:
    """One in the middle of its unit, which stands round it base to base, gets as far as all of them."""
    apart = 2 * 25 / 50.8
    ring = [(math.cos(turn * math.pi / 3) * apart, math.sin(turn * math.pi / 3) * apart) for turn in range(6)]
    state = position(unit(0, card("unit", movement=5), *[(12 + x, 12 + y) for x, y in [(0, 0), *ring]]))
    near, _ = look(screen, state, "bands", piece=0)["bands"]
    points = [point for outline in near["levels"][0]["outlines"] for point in outline]
    assert max(x for x, _ in points) == pytest.approx(17 * 2540, abs=60)


@pytest.mark.rule("HR-DEP-02")
def test_zones_lie_round_portals_and_markers(screen: Screen) -> None:
    state, _ = first_move()
    found = look(screen, state, "zones")["zones"]
    assert [one["player"] for one in found if one["kind"] == "deploy"] == [0, 1]
    assert len([one for one in found if one["kind"] == "marker"]) == len(state.markers)


@pytest.mark.rule("HR-RND-03")
def test_the_chances_of_the_next_pearl_are_those_of_the_bag(screen: Screen) -> None:
    seen = 0
    for state, _ in moments(4):
        found = look(screen, state, "standing")
        if sum(state.bag):
            assert found["chances"] == [round(one / sum(state.bag), 4) for one in state.bag]
            seen += 1
        if state.round:
            assert found["counts"] is not None
            assert found["left"] == [
                sum(1 for one in state.characters if one.owner == seat and one.where == ON_TABLE)
                for seat in (0, 1)
            ]
    assert seen


def test_everything_with_a_name_is_in_the_book(screen: Screen) -> None:
    state, _ = first_move()
    book = look(screen, state, "book")
    assert {one.card.id for one in state.characters} == set(book["cards"])
    assert {thing.kind for thing in state.space.things} <= set(book["kinds"])
    assert len(book["wounds"]) == len(state.characters)
    assert len(book["formation"]) == len(state.troops)


def test_a_look_that_is_none_names_those_there_are(screen: Screen) -> None:
    state, _ = first_move()
    with pytest.raises(BadData, match="standing"):
        look(screen, state, "fortune")


@pytest.mark.rule("HR-OBJ-10")
def test_a_marker_is_put_down_wherever_somebody_points() -> None:
    question = PlaceMarker(placing())
    free = question.from_hand([inch(15), inch(18.5)])
    assert free == [inch(15), inch(18.5), 0]
    assert question.check(free) is None
    refusal = question.check(question.from_hand([inch(15), inch(10)]))
    assert refusal is not None
    assert refusal.reason == "home_raiders.marker.near_portal"  # the reason of the rules, not of the notation
