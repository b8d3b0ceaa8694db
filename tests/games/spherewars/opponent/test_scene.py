"""What a computer player sees on the table: fights as the rules play them, and what places are worth."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.opponent.fights import kill_chance
from dicefront.games.spherewars.opponent.scene import Scene, number_for_blood
from dicefront.games.spherewars.rules.melee import fight
from dicefront.games.spherewars.rules.profile import FRIGHTENING, LARGE, LEADER, UNBREAKABLE, Arms, Profile
from dicefront.games.spherewars.rules.state import State, is_there
from dicefront.games.spherewars.scenes import charged, one, position
from dicefront.kernel.odds import distribution
from dicefront.kernel.procedure import Steps
from tests.games.spherewars.profiles import ASH, LEVIATHAN, POSTULANT, made

FIGHTER = made("fighter", bp=40)
CLUMSY = made("clumsy", bp=40, dex=1)
STRONG = made("strong", bp=40, dex=3, str=3, con_mundane=4)
CENTRE, NORTH, SOUTH = (20.0, 20.0), (20.0, 21.0), (20.0, 22.0)


def facing(own: Profile, other: Profile, gap: float, wounds: int | None = None) -> State:
    """Two combatants with so many inches between their bases."""
    return position(one(0, own, CENTRE, wounds=wounds), one(1, other, (20.0, 21.0 + gap), wounds=wounds))


def played(state: State) -> dict[str, float]:
    """How the fight of number 0 with number 1 can end, through the procedure of the rules."""

    def start() -> Steps[str]:
        fresh = state.copy()
        yield from fight(fresh)
        return (
            "kill"
            if not is_there(fresh.combatants[1])
            else "die"
            if not is_there(fresh.combatants[0])
            else "-"
        )

    return {
        end: float(chance)
        for end, chance in distribution(start, lambda question: question.options()[0]).items()
    }


@pytest.mark.rule("SW-HTH-04", "SW-HTH-12", "SW-CRI-05", "SW-CRI-07")
@pytest.mark.parametrize(
    ("own", "other", "wounds", "charges"),
    [
        (CLUMSY, CLUMSY, 2, False),
        (made("blunt", dex=1, weapons=(Arms("blunt"),)), made("hard", dex=1, con_mundane=4), 2, False),
        (CLUMSY, CLUMSY, 2, True),
        (made("quick", str=1), CLUMSY, 1, False),
    ],
    ids=["plain", "blunt", "charge", "quick"],
)
def test_fights_are_weighed_as_they_are_played(
    own: Profile, other: Profile, wounds: int, charges: bool
) -> None:
    state = facing(own, other, 0.0, wounds)
    if charges:
        assert state.activation is not None
        state.activation.joined.append(charged(1))
    exact = played(state)
    scene = Scene(state, 0)
    mine = scene.fighter(state.combatants[0], state.combatants[1], charges)
    theirs = scene.fighter(state.combatants[1], state.combatants[0], False)
    assert kill_chance(mine, theirs) == pytest.approx(exact["kill"])
    assert kill_chance(theirs, mine) == pytest.approx(exact["die"])


@pytest.mark.rule("SW-SUP-02", "SW-SUP-03")
def test_supporters_of_both_sides_count() -> None:
    alone = position(one(0, FIGHTER, CENTRE), one(1, FIGHTER, NORTH))
    helped = position(one(0, FIGHTER, CENTRE), one(1, FIGHTER, NORTH), one(0, FIGHTER, SOUTH))
    hindered = position(one(0, FIGHTER, CENTRE), one(1, FIGHTER, NORTH), one(1, FIGHTER, (20.0, 19.0)))

    def gain(state: State) -> float:
        return Scene(state, 0).fight_here(state.combatants[0], state.combatants[1])

    assert gain(alone) == pytest.approx(0, abs=1e-6)
    assert gain(helped) > 0 > gain(hindered)


@pytest.mark.rule("SW-WOU-10")
def test_an_ephemeral_enemy_is_as_good_as_dead() -> None:
    state = position(
        one(0, FIGHTER, CENTRE), one(1, made("ash", bp=8, wounds=0, wounds_level=ASH.wounds_level), NORTH)
    )
    scene = Scene(state, 0)
    assert scene.fight(state.combatants[0], state.combatants[1], False) == scene.left(state.combatants[1]) > 0


@pytest.mark.rule("SW-MOR-03", "SW-MOR-10", "SW-MOR-11", "SW-MOR-12")
@pytest.mark.parametrize(
    ("loser", "winner", "number"),
    [
        (FIGHTER, FIGHTER, 0),
        (FIGHTER, made("large", height=LARGE), 4),
        (FIGHTER, made("frightening", fear=FRIGHTENING), 5),
        (LEVIATHAN, POSTULANT, 0),
        (POSTULANT, LEVIATHAN, 6),
        (made("fearless", morale=UNBREAKABLE), LEVIATHAN, 0),
    ],
    ids=["equal", "taller", "two levels", "less", "three levels", "unbreakable"],
)
def test_who_must_roll_for_blood(loser: Profile, winner: Profile, number: int) -> None:
    state = facing(loser, winner, 0.0)
    assert number_for_blood(state, state.combatants[0], state.combatants[1]) == number


def at(state: State, y: float, x: float = 20.0) -> float:
    """What a place is worth to number 0, in inches."""
    scene = Scene(state, state.combatants[0].side)
    return scene.value_at(state.combatants[0], x * 2500, y * 2500)


@pytest.mark.rule("SW-MOV-16", "SW-MOV-21")
def test_out_of_reach_of_the_strong_is_better_than_in_reach() -> None:
    state = facing(FIGHTER, STRONG, 15.0)
    assert at(state, 26.5) > at(state, 27.5)  # 8 inches are as far as it comes
    assert at(state, 27.5) > at(state, 32.0)  # 4 inches are a charge


def test_the_strong_come_nearer() -> None:
    state = facing(STRONG, FIGHTER, 15.0)
    assert at(state, 24.0) > at(state, 20.0) > at(state, 16.0)


def test_a_leader_is_worth_more() -> None:
    state = position(
        one(0, made("chief", bp=40, rank=LEADER), CENTRE),
        one(0, FIGHTER, (10.0, 10.0)),
        one(1, FIGHTER, (20.0, 30.0)),
    )
    scene = Scene(state, 0)
    assert scene.left(state.combatants[0]) == pytest.approx(1.5 * scene.left(state.combatants[1]))


@pytest.mark.rule("SW-SUP-03")
def test_no_more_supporters_count_than_the_rules_let() -> None:
    scene = Scene(facing(FIGHTER, STRONG, 0.0), 0)
    own, enemy = scene.own[0], scene.enemies[0]
    three = scene.kills(own, enemy, False, 3)
    assert scene.kills(own, enemy, False, 2) < three
    assert scene.kills(own, enemy, False, 12) == three
    assert scene.fight(own, enemy, False, 12) == scene.fight(own, enemy, False, 3)


# -- attacks of several -------------------------------------------------------------------------------


def gang(state: State) -> float:
    """What number 0 adds by joining the last one first."""
    scene = Scene(state, 0)
    return scene.gang(state.combatants[0], state.combatants[-1])


@pytest.mark.rule("SW-SUP-02", "SW-FAT-01")
def test_who_joins_first_is_worth_what_the_others_gain_by_it() -> None:
    foe = made("foe", bp=90, dex=4)
    helped = position(one(0, FIGHTER, CENTRE), one(0, STRONG, (20.0, 24.0)), one(1, foe, (20.0, 22.0)))
    assert gang(helped) > 0  # it supports the strong one, who finds the enemy tired
    alone = position(one(0, FIGHTER, CENTRE), one(1, foe, (20.0, 22.0)))
    assert gang(alone) == 0


def test_what_friends_gain_without_it_is_no_merit_of_who_joins_first() -> None:
    """Each of them all but kills the enemy alone: one more attack gains no second kill."""
    victim = made("victim", bp=40, dex=1, con_mundane=2, wounds=1)
    friends = [one(0, STRONG, (20.0 + x, 24.0)) for x in (-2.0, 0.0, 2.0)]
    state = position(one(0, STRONG, CENTRE), *friends, one(1, victim, (20.0, 22.0)))
    scene = Scene(state, 0)
    alone = scene.fight(state.combatants[1], state.combatants[-1], False)
    assert alone > 0
    assert gang(state) < 0
    assert scene.chain(state.combatants[0], state.combatants[-1], 0, 0) < 1.1 * scene.left(
        state.combatants[-1]
    )


def test_a_few_friends_are_company_enough() -> None:
    """Nobody stays in a crowd rather than go to the enemy."""

    def crowd(friends: int) -> float:
        places = [(19.0 + column, 19.0 + row) for row in range(3) for column in range(3)]
        around = [one(0, FIGHTER, place) for place in places if place != CENTRE][:friends]
        return at(position(one(0, FIGHTER, CENTRE), *around, one(1, STRONG, (20.0, 39.0))), CENTRE[1])

    assert crowd(3) > crowd(1) > crowd(0)
    assert crowd(8) == crowd(3)


@pytest.mark.rule("SW-TRN-02")
def test_who_has_few_turns_makes_haste() -> None:
    """What an inch nearer to the enemy is worth, in a game without a limit and with one."""

    def inch(turns: int) -> float:
        far = position(one(0, FIGHTER, CENTRE), one(1, FIGHTER, (20.0, 39.0)), chosen={"turns": turns})
        far.turn = 4
        return at(far, 21.0) - at(far, 20.0)

    assert inch(5) > inch(20) > 0


@pytest.mark.rule("SW-TRN-02", "SW-TRN-18")
def test_in_the_last_turn_nothing_is_prepared_and_in_its_last_round_nobody_is_feared() -> None:
    """What it is worth to stand an inch nearer to a weak enemy, and out of the reach of a strong one."""

    def inch(turn: int, enemy: Profile, first: int) -> float:
        state = position(one(0, FIGHTER, CENTRE), one(1, enemy, (20.0, 30.0)), chosen={"turns": 5})
        state.turn, state.first = turn, first
        return at(state, 24.0) - at(state, 20.0)

    weak = made("weak", bp=40, dex=1, str=1, wounds=2)
    assert inch(1, weak, 0) > 0
    assert inch(5, weak, 0) == inch(5, weak, 1) == pytest.approx(0)
    assert inch(1, STRONG, 0) < 0
    assert inch(5, STRONG, 0) < 0, "the enemy has a round left"
    assert inch(5, STRONG, 1) == pytest.approx(0)
