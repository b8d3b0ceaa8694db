"""Battles of random cards in a small space: all abilities meet, and whatever is answered, it goes on."""

import pytest

from dicefront.games.home_raiders.abilities.names import ABILITIES, IDS
from dicefront.games.home_raiders.active import settle
from dicefront.games.home_raiders.cards import Card
from dicefront.games.home_raiders.game import GAME
from dicefront.games.home_raiders.state import PORTAL, ROUND_START, SPOT, VANISH, State
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.position import Position
from dicefront.kernel.table import Table
from dicefront.kernel.testing import check_moment
from tests.games.home_raiders.scenes import Group, Place, block, card, hero, marker, scene, unit

POOLS = ["W1", "W2 R1", "W1* R1", "B1", "W1 B1*", "R2 +1", "", "W3"]
SIZES = [20, 25, 32, 40]
TRAIT = {"unit": 50, "leader": 60, "hero": 70}
GRID = 1.7


def any_card(draw: Draw, troop: str, number: int) -> Card:
    """A card with a handful of abilities, one or more of its own troop type among them."""
    abilities = {IDS[draw.below(50)] for _ in range(2 + draw.below(4))}
    abilities |= {IDS[TRAIT[troop] + draw.below(10)] for _ in range(1 + draw.below(3))}
    close, shooting, defence, spirit = [POOLS[draw.below(len(POOLS))] for _ in range(4)]
    return card(
        troop,
        movement=3 + draw.below(6),
        abilities=sorted(abilities),
        close=close,
        shooting=shooting,
        range=4 + draw.below(8),
        defence=defence,
        spirit=spirit,
        base_mm=SIZES[draw.below(len(SIZES))],
        force=1 + draw.below(4) if troop == "unit" else 1,
        cost=1 + draw.below(4),
        id=f"card-{number}",
    )


def any_unit(draw: Draw, owner: int, free: list[Place]) -> Group:
    """A Unit round some place, mostly with a Leader, often with a Specialist."""
    x, y = free[draw.below(len(free))][:2]
    near = sorted(free, key=lambda place: (place[0] - x) ** 2 + (place[1] - y) ** 2)
    size = 2 + draw.below(3)
    places = near[: size + 2]
    for place in places:
        free.remove(place)
    leader = any_card(draw, "leader", len(free) + 100)
    specialist = any_card(draw, "hero", len(free) + 200)
    return unit(
        owner,
        any_card(draw, "unit", len(free) + 300),
        *places[:size],
        leader=(leader, places[size]) if draw.below(4) else None,
        specialists=[(specialist, places[size + 1])] if draw.below(2) else None,
    )


def battle(seed: int) -> State:
    """Two teams close together, before the first round."""
    draw = Draw(seed)
    size = 12 + draw.below(8)
    steps = range(int((size - 1) / GRID))
    free: list[Place] = [(1.2 + GRID * x, 1.2 + GRID * y) for x in steps for y in steps]
    groups: list[Group] = []
    for owner in (0, 1):
        groups += [any_unit(draw, owner, free) for _ in range(1 + draw.below(2))]
        for _ in range(draw.below(3)):
            groups.append(hero(owner, any_card(draw, "hero", len(free)), free.pop(draw.below(len(free)))))
    objective = [VANISH, PORTAL, SPOT][draw.below(3)]
    spots = [marker(number % 2, 2 + draw.below(size - 4), 2 + draw.below(size - 4)) for number in range(4)]
    state = scene(
        *groups,
        things=[
            block(0, size, 2, size + 2, 2, portal=0, climbable=False),
            block(size - 2, size, size, size + 2, 2, portal=1, climbable=False),
        ],
        markers=spots if objective == SPOT else [],
        size=(size, size + 2),
        objective=objective,
    )
    for troop in state.troops:
        troop.activated, troop.actions = False, 0
    state.acting, state.round, state.stage = [], 0, ROUND_START
    settle(state)
    return state


@pytest.mark.parametrize("seed", range(6))
def test_a_battle_of_random_cards_is_played_to_its_end(seed: int) -> None:
    draw = Draw(seed)
    table: Table[State] = Table(GAME, Position(battle(seed), 0, []), FastDice(seed))
    count = 0
    while table.pending:
        problem = GAME.problem_of_state(table.state)
        assert not problem, problem
        if count % 50 == 0:
            check_moment(table)
        question = table.pending[draw.below(len(table.pending))]
        options = question.options()
        if question.kind == "home_raiders.turn.action":  # idle turns show little
            options = [option for option in options if option["action"] != "end"] or options
        table.answer(question.player, options[draw.below(len(options))])
        count += 1
        assert count < 3000
    assert table.outcome is not None


def test_random_cards_show_every_ability() -> None:
    shown = {number for seed in range(40) for one in battle(seed).characters for number in one.card.abilities}
    assert len(shown) == ABILITIES
