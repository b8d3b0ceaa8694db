"""Battles of random cards in a small space, where all abilities meet: shared by several tests."""

from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.cards import Card
from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.state import ROUND_START, State
from dicefront.games.home_raiders.scenes import Group, Place, block, card, hero, marker, position, unit
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.position import Position
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.kernel.testing import offered
from dicefront.skirmish.space import Thing
from tests.games.home_raiders.names import IDS, MESSENGER, STUN

POOLS = ["W1", "W2 R1", "W1* R1", "B1", "W1 B1*", "R2 +1", "", "W3"]
SIZES = [20, 25, 32, 40]
TRAIT = {"unit": 50, "leader": 60, "hero": 70}
GRID = 1.7
EDGE = 1.2
TOUCH = 25 / 25.4
"""How far apart two figures on bases of 25 mm are that touch."""
ANYONE = 50
"""Abilities below this number go with every type of troop."""


class Mix:
    """Which abilities the cards have: a handful by chance, and one that is the same on all that can have it.

    With ``wanted`` false all is the same, except that nobody has that one.
    """

    def __init__(self, seed: int, ability: int = -1, wanted: bool = True) -> None:
        self.draw = Draw(seed)
        self.ability = ability
        self.wanted = wanted

    def abilities(self, troop: str) -> list[str]:
        """Two to five of all traits, and one to three of the troop type."""
        draw = self.draw
        numbers = [draw.below(ANYONE) for _ in range(2 + draw.below(4))]
        numbers += [TRAIT[troop] + draw.below(10) for _ in range(1 + draw.below(3))]
        if self.ability < 0:
            return sorted({IDS[number] for number in numbers})
        # Stun and Messenger name abilities: whoever has one more would differ by that alone.
        others = {IDS[number] for number in numbers[::2] if number not in (self.ability, STUN, MESSENGER)}
        own = self.ability < ANYONE or self.ability // 10 * 10 == TRAIT[troop]
        return sorted(others | ({IDS[self.ability]} if own and self.wanted else set()))

    def card(self, troop: str, number: int) -> Card:
        """A card with any values."""
        draw = self.draw
        close, shooting, defence, spirit = [POOLS[draw.below(len(POOLS))] for _ in range(4)]
        return card(
            troop,
            movement=3 + draw.below(6),
            abilities=self.abilities(troop),
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

    def unit(self, owner: int, free: list[Place]) -> Group:
        """A Unit round some place, mostly with a Leader, often with a Specialist."""
        draw = self.draw
        x, y = free[draw.below(len(free))][:2]
        near = sorted(free, key=lambda place: (place[0] - x) ** 2 + (place[1] - y) ** 2)
        size = 2 + draw.below(3)
        places = near[: size + 2]
        for place in places:
            free.remove(place)
        leader = self.card("leader", len(free) + 100)
        specialist = self.card("hero", len(free) + 200)
        return unit(
            owner,
            self.card("unit", len(free) + 300),
            *places[:size],
            leader=(leader, places[size]) if draw.below(4) else None,
            specialists=[(specialist, places[size + 1])] if draw.below(2) else (),
        )


def hill(low: int, high: int, height: float) -> Thing:
    """A block that ends between the places of the grid, so that everybody stands on it or beside it."""
    left, right = EDGE + GRID * (low - 0.5), EDGE + GRID * (high + 0.5)
    return block(left, left, right, right, height)


def battle(seed: int, ability: int = -1, wanted: bool = True) -> State:
    """Two teams close together, before the first round; every other battle is fought on and round a hill."""
    mix = Mix(seed, ability, wanted)
    draw = mix.draw
    size = 12 + draw.below(8 if ability < 0 else 2)
    steps = range(int((size - 1) / GRID))
    things = [
        block(0, size, 2, size + 2, 2, portal=0, climbable=False),
        block(size - 2, size, size, size + 2, 2, portal=1, climbable=False),
    ]
    low, high, height = 2, 1, 0
    if seed % 2:
        low, high, height = 2, 3 + draw.below(2), 1 + draw.below(3)
        things.append(hill(low, high, height))
    inside = range(low, high + 1)
    free: list[Place] = [
        (EDGE + GRID * x, EDGE + GRID * y, height if x in inside and y in inside else 0)
        for x in steps
        for y in steps
    ]
    x, y = free.pop(0)[:2]
    things.append(block(x - 0.4, y - 0.4, x + 0.4, y + 0.4, 0.5, movable=True))
    groups: list[Group] = []
    for owner in (0, 1):
        groups += [mix.unit(owner, free) for _ in range(1 + draw.below(2))]
        for _ in range(draw.below(3)):
            groups.append(hero(owner, mix.card("hero", len(free)), free.pop(draw.below(len(free)))))
    objective = ["vanish", "portal", "spot"][draw.below(3)]
    if objective == "spot" and height:  # markers would lie half on the hill
        objective = "portal"
    spots = [marker(number % 2, 2 + draw.below(size - 4), 2 + draw.below(size - 4)) for number in range(4)]
    state = position(
        *groups,
        things=things,
        markers=spots if objective == "spot" else [],
        size=(size, size + 2),
        objective=objective,
    )
    for troop in state.troops:
        troop.activated, troop.actions = False, 0
    state.acting, state.round, state.stage = [], 0, ROUND_START
    settle(state)
    return state


def battle_table(seed: int, ability: int = -1, wanted: bool = True) -> Table[State]:
    """A table at which such a battle begins."""
    return Table(GAME, Position(battle(seed, ability, wanted), 0, []), FastDice(seed))


def edge_table(seed: int) -> Table[State]:
    """Somebody may be moved over an edge, under which another stands in the middle of where to land."""
    mover = card("hero", abilities=["subtle-manipulation"], spirit="B3", force=1)
    state = position(
        hero(0, mover, (4, 5, 4)),
        hero(1, card("hero", spirit="", force=1), (6, 5, 4)),
        hero(1, card("hero", force=1), (7 + 12.5 / 25.4, 5)),
        things=[block(2, 2, 7, 8, 4)],
        size=(14, 10),
    )
    return Table(GAME, Position(state, 0, []), FastDice(seed))


PLAIN = card(force=2, close="W1", defence="W1")
ENEMY = card("hero", force=1, close="W1", defence="W1")
DEED_SCENES: list[tuple[list[Group], list[Thing]]] = [
    (
        [
            unit(0, card(force=2, movement=6, abilities=["push"]), (8 - TOUCH / 2, 5)),
            hero(1, ENEMY, (20, 20)),
        ],
        [block(8, 4, 10, 6, 2, movable=True)],
    ),
    (
        [
            hero(0, card("hero", force=1, movement=8, abilities=["transport"], base_mm=50), (10, 10)),
            unit(0, PLAIN, (10, 12.5), (12, 11.5)),
            hero(1, ENEMY, (20, 20)),
        ],
        [],
    ),
    (
        [
            unit(0, card(force=2, movement=6, abilities=["relocate"], defence="W3"), (5, 5)),
            hero(1, ENEMY, (5 + TOUCH, 5)),
        ],
        [],
    ),
    (
        [
            unit(0, card(force=2, movement=7, abilities=["running-shot"], shooting="W1"), (5, 5), (5, 7)),
            hero(1, ENEMY, (12, 6)),
        ],
        [],
    ),
    (
        [
            unit(
                0,
                PLAIN,
                (5, 5),
                leader=(card("leader", force=1, movement=6, abilities=["redeploy"]), (7, 5)),
            ),
            unit(0, PLAIN, (11, 5)),
            hero(1, ENEMY, (20, 20)),
        ],
        [],
    ),
]
"""Who can push, carry, relocate, shoot while running, and leave or join: each in the smallest scene."""


def deed_table(number: int) -> Table[State]:
    """A table at which one of these begins: a turn in which everybody may still move."""
    groups, things = DEED_SCENES[number]
    return Table(GAME, Position(position(*groups, things=things, size=(24, 24)), 0, []), FastDice(number))


def any_answer(question: "Question[object]", draw: Draw) -> object:
    """A candidate; idle turns show little, so nobody ends a turn early."""
    options: list[object] = offered(question)
    if question.kind == "home_raiders.turn.action":
        busy: list[object] = [
            option for option in options if isinstance(option, dict) and option["action"] != "end"
        ]
        options = busy or options
    return options[draw.below(len(options))]
