"""SHT, RAN, GTG, SQG: Ranged attack actions, range, going to ground."""

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.cards import Card, Pool
from dicefront.games.home_raiders.rules.events.fighting import AttackFailed, AttackSucceeded, PoolRolled
from dicefront.games.home_raiders.rules.events.shooting import StoodUp, WentToGround
from dicefront.games.home_raiders.rules.ground import GoToGround, go_to_ground, somebody_is_down, stand_up
from dicefront.games.home_raiders.rules.odds import win_odds
from dicefront.games.home_raiders.rules.shooting import Shoot, can_shoot_now, ranged_attack_action, shots_of
from dicefront.games.home_raiders.rules.shot import Shot
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.rules.strike import BY_ACTION
from dicefront.games.home_raiders.scenes import block, card, hero, position, put, unit
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.question import Confirm
from dicefront.kernel.testing import Played, Script, offered, play_out, refusal_of
from tests.games.home_raiders.names import bear

RADIUS = 25 / 50.8
TOUCH = 2 * RADIUS

# White: 1 to 3 Blank, 4 and 5 Ace, 6 Critical Ace. Red: 1 and 2 Blank, 3 to 5 Ace. Black: 1 Blank.
BLANK, ACE, CRITICAL = 1, 4, 6


def archer(**traits: Any) -> Card:
    return card(**{"shooting": "W1", "defence": "W1", "close": "W1", "range": 8, **traits})


def prey(**traits: Any) -> Card:
    return card(**{"shooting": "", "defence": "W1", "close": "W1", **traits})


def action(
    state: State,
    *answers: tuple[int, Any],
    dice: list[int],
    shooters: list[int] | None = None,
    actions: int = 2,
) -> Played[None]:
    """The Ranged attack action of troop 0."""
    troop = state.troops[0]
    numbers = troop.members if shooters is None else shooters
    chosen = [state.characters[number] for number in numbers]
    return play_out(ranged_attack_action(state, troop, chosen, actions), list(answers), dice)


def question(
    state: State, shooters: list[int] | None = None, target: int = NOBODY, actions: int = 2
) -> Shoot:
    """The question as the action would put it."""
    numbers = state.troops[0].members if shooters is None else shooters
    chosen = [state.characters[number] for number in numbers]
    shots: list[Shot] = []
    for shooter in chosen:
        shots.extend(shots_of(state, shooter, target, BY_ACTION, actions))
    return Shoot(state, chosen, shots, target, actions)


def at(shooter: int, troop: int, **more: Any) -> dict[str, Any]:
    return {"shooter": shooter, "at": troop, **more}


def pools(played: Played[None]) -> list[tuple[int, str]]:
    """Who rolled which pool."""
    return [(event.character, event.build.pool.text()) for event in played.told(PoolRolled)]


def duel(shooter: Card, target: Card, away: float = 5.0, **options: Any) -> State:
    """Hero 0 and hero 1, so far apart from edge to edge."""
    return position(hero(0, shooter, (5, 15)), hero(1, target, (5 + away + TOUCH, 15)), **options)


# -- the action -----------------------------------------------------------------------------------


@pytest.mark.rule("HR-SHT-04", "HR-SHT-05", "HR-SQG-08", "HR-SQG-11", "HR-SQG-12", "HR-ATK-08", "HR-ATK-11")
def test_more_aces_than_the_defender_wound_and_a_tie_does_not() -> None:
    state = duel(archer(troop="hero"), prey(troop="hero"))
    played = action(state, (0, at(0, 1)), (1, False), dice=[ACE, BLANK])
    assert state.characters[1].wounds == 1
    assert played.told(AttackSucceeded)

    state = duel(archer(troop="hero"), prey(troop="hero"))
    played = action(state, (0, at(0, 1)), (1, False), dice=[ACE, ACE])
    assert state.characters[1].wounds == 0
    assert played.told(AttackFailed)


@pytest.mark.rule("HR-SHT-01", "HR-SQG-01", "HR-SQG-14")
def test_a_unit_shoots_at_one_troop_one_member_after_the_other() -> None:
    state = position(
        unit(0, archer(), (5, 14), (5, 16)),
        hero(1, prey(troop="hero"), (10, 15)),
        hero(1, prey(troop="hero"), (10, 20)),
    )
    played = action(state, (0, at(1, 1)), (1, False), (0, at(0, 1)), dice=[BLANK, BLANK, BLANK, BLANK])
    assert [event.attacker for event in played.told(AttackFailed)] == [1, 0]
    assert played.kinds[0] == "home_raiders.shoot.target"
    assert played.kinds[-1] == "home_raiders.shoot.order"

    again = question(state, [0], target=1)
    assert refusal_of(again, at(0, 2)).rule == "HR-SHT-01"


@pytest.mark.rule("HR-SHT-01", "HR-SHT-06", "HR-SQG-02")
def test_the_rest_may_hold_its_fire_but_somebody_has_to_shoot() -> None:
    state = position(unit(0, archer(), (5, 14), (5, 16)), hero(1, prey(troop="hero"), (10, 15)))
    action(state, (0, at(1, 1)), (1, False), (0, None), dice=[BLANK, BLANK])

    first, later = question(state), question(state, [0], target=1)
    assert (first.rule, later.rule) == ("HR-SHT-01", "HR-SHT-06")
    assert refusal_of(first, None).rule == "HR-SQG-01"
    assert refusal_of(later, at(1, 1)).rule == "HR-SHT-06"


@pytest.mark.rule("HR-SHT-02", "HR-CRD-04")
def test_nobody_shoots_with_an_enemy_at_its_base_or_without_dice() -> None:
    state = position(
        unit(0, archer(), (5, 15), (5, 17)),
        hero(1, prey(troop="hero"), (5 + TOUCH, 15)),
        hero(1, prey(troop="hero"), (12, 16)),
    )
    assert not can_shoot_now(state, state.characters[0], 2)
    assert can_shoot_now(state, state.characters[1], 2)
    assert refusal_of(question(state), at(0, 2)).rule == "HR-SHT-02"

    unarmed = duel(prey(troop="hero"), prey(troop="hero"))
    assert not can_shoot_now(unarmed, unarmed.characters[0], 2)


@pytest.mark.rule("HR-SHT-02")
def test_friends_at_the_base_do_not_hinder_a_shot() -> None:
    state = position(unit(0, archer(), (5, 15), (5 + TOUCH, 15)), hero(1, prey(troop="hero"), (5, 20)))
    assert can_shoot_now(state, state.characters[0], 2)


@pytest.mark.rule("HR-SHT-03", "HR-LOS-08", "HR-SHT-12", "HR-SQG-03")
def test_a_shot_needs_a_line_of_sight() -> None:
    hidden = duel(archer(troop="hero"), prey(troop="hero"), things=[block(7, 10, 8, 20, 5)])
    assert not can_shoot_now(hidden, hidden.characters[0], 2)
    assert refusal_of(question(hidden), at(0, 1)).rule == "HR-LOS-08"


@pytest.mark.rule("HR-SHT-07", "HR-SQG-03")
def test_the_nearest_member_takes_each_shot_as_seen_from_each_shooter() -> None:
    state = position(
        unit(0, archer(), (5, 12), (5, 18)),
        unit(1, prey(), (11, 12), (11, 15), (11, 18)),
    )
    played = action(state, (0, at(0, 1)), (1, False), (0, at(1, 1)), dice=[BLANK, BLANK, BLANK, BLANK])
    assert [(event.attacker, event.target) for event in played.told(AttackFailed)] == [(0, 2), (1, 4)]


@pytest.mark.rule("HR-SHT-08")
def test_the_defender_chooses_among_those_who_are_equally_near() -> None:
    state = position(hero(0, archer(troop="hero"), (5, 15)), unit(1, prey(), (10, 14), (10, 16.001)))
    played = action(state, (0, at(0, 1)), (1, 2), (1, False), dice=[ACE, BLANK])
    nearest = played.questions[1]
    assert (nearest.kind, nearest.player) == ("home_raiders.shoot.nearest", 1)
    assert state.characters[2].wounds == 1

    state = position(hero(0, archer(troop="hero"), (5, 15)), unit(1, prey(), (10, 14), (10, 16.2)))
    played = action(state, (0, at(0, 1)), (1, False), dice=[ACE, BLANK])
    assert "home_raiders.shoot.nearest" not in played.kinds


@pytest.mark.rule("HR-SHT-09", "HR-ATK-19")
def test_one_member_may_have_to_take_every_shot_until_it_is_gone() -> None:
    state = position(
        unit(0, archer(), (5, 14), (5, 15.5), (5, 17)),
        unit(1, prey(), (8, 15.5), (12, 15.5)),
    )
    action(
        state,
        (0, at(0, 1)),
        (1, False),
        (0, at(1, 1)),
        (0, at(2, 1)),
        dice=[ACE, BLANK, ACE, BLANK, ACE, BLANK],
    )
    assert [character.wounds for character in state.characters[3:]] == [2, 1]


@pytest.mark.rule("HR-SHT-10", "HR-OPT-03")
@pytest.mark.parametrize(("mode", "takes"), [("protected", 1), ("nearest", 2)])
def test_a_leader_takes_no_shot_while_others_are_left(mode: str, takes: int) -> None:
    state = position(
        hero(0, archer(troop="hero"), (5, 15)),
        unit(1, prey(), (12 + TOUCH, 12), leader=(prey(troop="leader"), (9 + TOUCH, 15))),
        leader_shots=mode,
    )
    action(state, (0, at(0, 1)), (1, False), dice=[ACE, BLANK])
    assert state.characters[takes].wounds == 1


@pytest.mark.rule("HR-SHT-10")
def test_a_leader_that_alone_is_seen_protects_its_unit_unless_it_is_the_last() -> None:
    wall = block(8, 5, 9, 14, 5)
    state = position(
        hero(0, archer(troop="hero"), (5, 15)),
        unit(1, prey(), (12, 10), leader=(prey(troop="leader"), (10, 17))),
        things=[wall],
    )
    assert not can_shoot_now(state, state.characters[0], 2)

    nearest = position(
        hero(0, archer(troop="hero"), (5, 15)),
        unit(1, prey(), (12, 10), leader=(prey(troop="leader"), (10, 17))),
        things=[wall],
        leader_shots="nearest",
    )
    assert can_shoot_now(nearest, nearest.characters[0], 2)

    alone = position(
        hero(0, archer(troop="hero"), (5, 15)), hero(1, prey(troop="leader"), (10, 17)), things=[wall]
    )
    assert can_shoot_now(alone, alone.characters[0], 2)


@pytest.mark.rule("HR-SHT-11")
def test_nobody_in_base_contact_with_its_enemy_is_a_target() -> None:
    groups = [
        hero(0, archer(troop="hero"), (5, 15)),
        hero(1, prey(troop="hero"), (10, 15)),
        hero(0, prey(troop="hero"), (10, 15 + TOUCH)),
    ]
    assert not can_shoot_now(position(*groups), position(*groups).characters[0], 2)

    basic = position(*groups, level="basic")
    assert can_shoot_now(basic, basic.characters[0], 2)


@pytest.mark.rule("HR-ASP-06", "HR-SQG-03")
def test_whoever_is_tricked_shoots_at_the_next_one_and_not_at_the_trickster() -> None:
    state = position(hero(0, archer(troop="hero"), (5, 15)), unit(1, prey(), (9, 15), (10, 17)))
    bear(state.characters[0], "bound", 1)
    action(state, (0, at(0, 1)), (1, False), dice=[ACE, BLANK])
    assert [character.wounds for character in state.characters] == [0, 0, 1]
    bear(state.characters[0], "bound", 1)
    bear(state.characters[0], "bound", 2)
    assert refusal_of(question(state), at(0, 1)).rule == "HR-ASP-06"


@pytest.mark.rule("HR-SHT-12")
def test_the_next_one_in_sight_is_the_nearest() -> None:
    state = position(
        hero(0, archer(troop="hero"), (5, 15)),
        unit(1, prey(), (9, 15), (12, 19)),
        things=[block(7, 12, 8, 16, 5)],
    )
    action(state, (0, at(0, 1)), (1, False), dice=[ACE, BLANK])
    assert [character.wounds for character in state.characters[1:]] == [0, 1]


@pytest.mark.rule("HR-SHT-14")
def test_friends_are_no_targets() -> None:
    state = position(
        hero(0, archer(troop="hero"), (5, 15)),
        hero(0, prey(troop="hero"), (8, 15)),
        hero(1, prey(troop="hero"), (5, 20)),
    )
    assert refusal_of(question(state), at(0, 1)).rule == "HR-SHT-14"
    assert offered(question(state)) == [at(0, 2)]


@pytest.mark.rule("HR-SHT-13", "HR-CCA-08")
def test_abilities_of_both_sides_count() -> None:
    state = duel(archer(troop="hero", abilities=["sniper"]), prey(troop="hero", abilities=["sharp-reflexes"]))
    played = action(state, (0, at(0, 1)), (1, False), dice=[BLANK, BLANK])
    assert pools(played) == [(0, "R1"), (1, "R1")]


# -- range ----------------------------------------------------------------------------------------


@pytest.mark.rule("HR-RAN-01", "HR-RAN-02", "HR-RAN-04", "HR-SQG-07")
@pytest.mark.parametrize(("away", "pool", "dice"), [(6.0, "W2 R1", 3), (6.1, "W2", 2), (20.0, "W2", 2)])
def test_beyond_base_range_the_strongest_set_is_discarded(away: float, pool: str, dice: int) -> None:
    state = duel(archer(troop="hero", shooting="W2 R1", range=6), prey(troop="hero"), away)
    played = action(state, (0, at(0, 1)), (1, False), dice=[BLANK] * (dice + 1))
    assert pools(played)[0] == (0, pool)


@pytest.mark.rule("HR-RAN-03", "HR-SHT-15")
def test_a_shot_without_dice_cannot_be_declared() -> None:
    far = duel(archer(troop="hero", shooting="W2", range=6), prey(troop="hero"), 6.1)
    assert not can_shoot_now(far, far.characters[0], 2)
    assert refusal_of(question(far), at(0, 1)).rule == "HR-RAN-03"

    near = duel(archer(troop="hero", shooting="W2", range=6), prey(troop="hero"), 6.0)
    assert can_shoot_now(near, near.characters[0], 2)


@pytest.mark.rule("HR-ALD-07", "HR-SQG-04")
def test_range_is_shorter_against_a_unit_that_dodges() -> None:
    leader = prey(troop="leader", abilities=["dodge"])
    state = position(
        hero(0, archer(troop="hero", shooting="W2 R1", range=8), (5, 15)),
        unit(1, prey(), (5 + 6.5 + TOUCH, 15), leader=(leader, (14, 17))),
    )
    played = action(state, (0, at(0, 1)), (1, False), dice=[BLANK] * 3)
    assert pools(played)[0] == (0, "W2")

    short = position(
        hero(0, archer(troop="hero", shooting="W2 R1", range=1), (5, 15)),
        unit(1, prey(), (5 + TOUCH + 0.5, 15), leader=(leader, (8, 17))),
    )
    assert pools(action(short, (0, at(0, 1)), (1, False), dice=[BLANK] * 3))[0] == (0, "W2")


# -- obscured -------------------------------------------------------------------------------------


@pytest.mark.rule("HR-LOS-07", "HR-SQG-04")
@pytest.mark.parametrize(("level", "pool"), [("advanced", "R1"), ("basic", "W1")])
def test_a_partially_obscured_target_upgrades_its_defence(level: str, pool: str) -> None:
    state = position(
        hero(0, archer(troop="hero"), (5, 15)),
        hero(1, prey(troop="hero"), (12, 15)),
        things=[block(8, 12, 9, 18, 0.8)],
        level=level,
    )
    played = action(state, (0, at(0, 1)), (1, False), dice=[BLANK, BLANK])
    assert pools(played)[1] == (1, pool)


# -- going to ground ------------------------------------------------------------------------------


@pytest.mark.rule("HR-GTG-01", "HR-GTG-02", "HR-GTG-03", "HR-SQG-06", "HR-ATK-06")
def test_a_troop_may_lie_down_before_any_die_and_upgrades_its_defence() -> None:
    state = position(
        hero(0, archer(troop="hero"), (5, 15)),
        unit(1, prey(), (10, 15), (10, 17), leader=(prey(troop="leader"), (12, 16))),
    )
    played = action(state, (0, at(0, 1)), (1, True), dice=[BLANK, BLANK])
    assert [character.down for character in state.characters] == [False, True, True, True]
    assert pools(played)[1] == (1, "R1")
    assert isinstance(played.events[1], WentToGround)
    assert played.questions[1].player == 1


@pytest.mark.rule("HR-GTG-03", "HR-DIC-20")
def test_lying_down_and_being_obscured_are_two_upgrades() -> None:
    state = position(
        hero(0, archer(troop="hero"), (5, 15)),
        hero(1, prey(troop="hero", defence="W2 R1"), (12, 15)),
        things=[block(8, 12, 9, 18, 0.8)],
    )
    played = action(state, (0, at(0, 1)), (1, True), dice=[BLANK] * 4)
    assert pools(played)[1] == (1, "B3")


@pytest.mark.rule("HR-GTG-09", "HR-GTG-01")
def test_a_troop_is_asked_once_in_an_action() -> None:
    state = position(unit(0, archer(), (5, 14), (5, 16)), hero(1, prey(troop="hero"), (10, 15)))
    played = action(state, (0, at(0, 1)), (1, False), (0, at(1, 1)), dice=[BLANK] * 4)
    assert played.kinds.count("home_raiders.react.ground") == 1


@pytest.mark.rule("HR-GTG-07", "HR-GTG-04")
def test_whoever_lies_down_already_is_not_asked_and_stays_down() -> None:
    state = duel(archer(troop="hero"), prey(troop="hero"))
    state.characters[1].down = True
    played = action(state, (0, at(0, 1)), dice=[BLANK, BLANK])
    assert "home_raiders.react.ground" not in played.kinds
    assert state.characters[1].down
    assert not play_out(go_to_ground(state, state.troops[1], True)).events


@pytest.mark.rule("HR-GTG-05", "HR-GTG-08")
def test_a_troop_stands_up_whole_even_if_only_some_lie() -> None:
    state = position(unit(0, prey(), (5, 14), (5, 16)))
    state.characters[1].down = True
    assert somebody_is_down(state, state.troops[0])

    played = play_out(stand_up(state, state.troops[0], False))
    assert played.told(StoodUp)
    assert not somebody_is_down(state, state.troops[0])


@pytest.mark.rule("HR-GTG-05")
def test_a_troop_that_is_forced_down_in_its_own_action_shoots_no_more() -> None:
    state = position(unit(0, archer(), (5, 14), (5, 16)), hero(1, prey(troop="hero"), (10, 15)))
    steps = ranged_attack_action(state, state.troops[0], [state.characters[0], state.characters[1]], 2)
    shoot = next(steps)
    assert isinstance(shoot, Shoot)
    steps.send(shoot.read(at(0, 1)))  # declared
    state.characters[1].down = True
    rest: list[Any] = []
    value: Any = None
    while True:
        try:
            step = steps.send(value)
        except StopIteration:
            break
        rest.append(step)
        value = False if isinstance(step, Confirm) else [1] if type(step).__name__ == "Roll" else None
    assert not [step for step in rest if isinstance(step, Shoot)]


@pytest.mark.rule("HR-GTG-06")
def test_whoever_lies_down_is_no_better_in_close_combat() -> None:
    from dicefront.games.home_raiders.rules.close_combat import close_combat_action

    state = position(hero(0, prey(troop="hero"), (5, 15)), hero(1, prey(troop="hero"), (5 + TOUCH, 15)))
    state.characters[1].down = True
    played = play_out(
        close_combat_action(state, state.troops[0], [state.characters[0]]), [(0, [0, 1])], [BLANK, BLANK]
    )
    assert pools(played)[1] == (1, "W1")


# -- the judge ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "answer",
    [
        True,
        3,
        "shoot",
        [],
        {},
        {"shooter": True, "at": 1},
        {"shooter": 0, "at": 99},
        {"shooter": 0, "at": 1, "with": "bullseye"},
        {"shooter": 0, "at": 1, "with": ["bullseye", "bullseye"]},
        {"shooter": 0, "at": 1, "past": ["thing", 99]},
        {"shooter": 0, "at": 1, "past": [[], 0]},
        {"shooter": 0, "at": 1, "touched": 7},
        {"shooter": 0, "at": 1, "hat": 1},
    ],
)
def test_the_judge_survives_any_answer(answer: Any) -> None:
    state = duel(archer(troop="hero"), prey(troop="hero"))
    refusal = question(state).check(answer)
    assert isinstance(refusal, Refusal)
    assert refusal.reason == "kernel.unreadable"


@pytest.mark.rule("HR-ATK-18")
def test_who_is_gone_or_has_moved_into_contact_loses_its_shot() -> None:
    state = position(
        unit(0, archer(), (5, 14), (5, 17)),
        hero(1, prey(troop="hero"), (10, 15)),
        hero(1, prey(troop="hero"), (20, 20)),
    )
    steps = ranged_attack_action(state, state.troops[0], [state.characters[0], state.characters[1]], 2)
    shoot = next(steps)
    assert isinstance(shoot, Shoot)
    value: Any = shoot.read(at(0, 1))
    put(state, 3, 5 + TOUCH, 17)
    asked = 0
    while True:
        try:
            step = steps.send(value)
        except StopIteration:
            break
        asked += isinstance(step, Shoot)
        value = False if isinstance(step, Confirm) else [1] if type(step).__name__ == "Roll" else None
    assert asked == 0


@pytest.mark.rule("HR-GTG-01", "HR-GTG-09", "HR-OPT-14")
@pytest.mark.parametrize(("ground", "asked"), [("action", 1), ("shot", 2)])
def test_going_to_ground_is_offered_once_an_action_or_before_each_shot(ground: str, asked: int) -> None:
    state = position(unit(0, archer(), (5, 5), (7, 5)), hero(1, prey(), (6, 10)), ground=ground)
    answers: Script = [(0, at(0, 1)), (1, False), (0, at(1, 1)), *[(1, True)] * (asked - 1)]
    played = action(state, *answers, dice=[BLANK] * 4)
    assert played.kinds.count("home_raiders.react.ground") == asked
    assert state.characters[2].down is (ground == "shot")


@pytest.mark.rule("HR-GTG-01", "HR-GTG-03")
def test_going_to_ground_says_how_likely_the_target_is_unhurt_either_way() -> None:
    """One white die against one; on the ground the white die becomes a red one."""
    state = position(
        hero(0, archer(troop="hero", shooting="W1"), (5, 15)),
        hero(1, prey(troop="hero", defence="W1"), (12, 15)),
    )
    played = action(state, (0, at(0, 1)), (1, False), dice=[BLANK] * 2)
    question = next(one for one in played.questions if isinstance(one, GoToGround))
    hit = win_odds(Pool(1, 0, 0), 0, Pool(1, 0, 0), 0)
    lying = win_odds(Pool(1, 0, 0), 0, Pool(0, 1, 0), 0)
    chances = [question.show(answer).chances for answer in (False, True)]
    assert [one.id for found in chances for one in found] == ["home_raiders.show.unhurt"] * 2
    assert [float(found[0].chance) for found in chances] == pytest.approx([1 - hit, 1 - lying])
    assert lying < hit
    assert not state.characters[1].down


@pytest.mark.rule("HR-RAN-03", "HR-SHT-15", "HR-OPT-13", "HR-ASH-20")
def test_saturation_fire_pins_beyond_range_without_any_dice() -> None:
    kind = archer(troop="hero", abilities=["saturation-fire"])
    state = position(hero(0, kind, (5, 5)), hero(1, prey(), (5, 25)))
    pinning = at(0, 1, **{"with": ["saturation-fire"]})
    assert can_shoot_now(state, state.characters[0], 2)
    assert offered(question(state)) == [pinning]
    assert refusal_of(question(state), at(0, 1)).rule == "HR-RAN-03"
    played = action(state, (0, pinning), dice=[BLANK])
    assert state.characters[1].down
    assert pools(played)[0] == (0, "-")
    assert state.characters[1].wounds == 0


@pytest.mark.rule("HR-RAN-03", "HR-SHT-15", "HR-OPT-13")
def test_by_the_option_every_shot_needs_dice() -> None:
    kind = archer(troop="hero", abilities=["saturation-fire"])
    state = position(hero(0, kind, (5, 5)), hero(1, prey(), (5, 25)), long_shots="dice")
    assert not can_shoot_now(state, state.characters[0], 2)
    asked = Shoot(state, [state.characters[0]], [], NOBODY, 2)
    assert refusal_of(asked, at(0, 1, **{"with": ["saturation-fire"]})).rule == "HR-RAN-03"
