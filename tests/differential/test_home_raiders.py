"""Pools, rolls and bursts of Home Raiders agree with a naive second implementation on random inputs."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dicefront.games.home_raiders.rules.attack import attack_build, defence_build, resolve
from dicefront.games.home_raiders.rules.pools import Build, finish
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.strike import BREAK_AWAY, BY_ACTION, MELEE, RANGED, Attack, Token
from dicefront.games.home_raiders.rules.wounds import deal
from dicefront.games.home_raiders.scenes import card, hero, pool, position, unit
from dicefront.kernel.dice import Roll
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question
from dicefront.skirmish.figures import ON_TABLE
from tests.differential import home_raiders_naive as naive
from tests.games.home_raiders.fights import fighter
from tests.games.home_raiders.names import abilities, bear

SEEDS = range(40)

ATTACKING = [
    "charge",
    "entangle",
    "exploit-weakness",
    "precise-attack",
    "reassuring-attack",
    "sucker-punch",
    "sworn-enemy",
    "aim",
    "warrior-monk",
]
DEFENDING = ["ghost", "resilience", "sharp-reflexes", "wall-of-shields"]


def letters(text: str) -> list[str]:
    return [word[0] for word in text.replace("-", "").split() for _ in range(int(word[1:]))]


def words(dice: list[str]) -> str:
    return " ".join(f"{colour}{dice.count(colour)}" for colour in "WRB" if colour in dice)


def random_dice(chance: random.Random, least: int) -> list[str]:
    return sorted(chance.choices("WRB", k=chance.randint(least, 5)), key="WRB".index)


def random_figure(chance: random.Random, known: list[str], least: int) -> naive.Figure:
    dice = random_dice(chance, least)
    marked = chance.sample(dice, chance.randint(0, len(dice)))
    figure = naive.Figure(
        dice, marked, chance.choice([0, 0, 1, 2]), chance.sample(known, chance.randint(0, 4))
    )
    figure.wounds = chance.choice([0, 0, 1])
    figure.distracted = chance.random() < 0.3
    return figure


def trait(figure: naive.Figure) -> str:
    """The dice in the notation of the scenes."""
    plain = list(figure.dice)
    for die in figure.marked:
        plain.remove(die)
    marked = [f"{colour}{figure.marked.count(colour)}*" for colour in "WRB" if colour in figure.marked]
    return " ".join([words(plain), *marked, f"+{figure.boost}"])


def random_case(chance: random.Random) -> naive.Case:
    attacker, defender = random_figure(chance, ATTACKING, 1), random_figure(chance, DEFENDING, 0)
    case = naive.Case(attacker, defender)
    case.ranged = chance.random() < 0.4
    attacker.charging = chance.random() < 0.5
    case.sworn = chance.random() < 0.5
    if case.ranged:
        case.obscured = chance.random() < 0.5
        case.beyond_range = chance.random() < 0.3
        defender.down = chance.random() < 0.4
    else:
        case.punch = "sucker-punch" in attacker.abilities and chance.random() < 0.5
        case.leaving = chance.random() < 0.4
        defender.grappled = chance.random() < 0.3
    defender.adviser = chance.random() < 0.3
    defender.shield = chance.random() < 0.3
    return case


def on_the_table(case: naive.Case) -> tuple[State, Attack]:
    """The same attack with figures on the table."""
    kind = "shooting" if case.ranged else "close"
    dice: dict[str, Any] = {kind: trait(case.attacker)}
    groups = [
        hero(0, fighter(*case.attacker.abilities, **dice), (10, 10)),
        hero(1, fighter(*case.defender.abilities, defence=trait(case.defender)), (11, 10)),
    ]
    if case.defender.adviser:
        groups.append(hero(1, fighter("prudent-strategist"), (13, 13)))
    if case.defender.shield:
        groups.append(hero(1, fighter("wall-of-shields"), (12, 10)))
    state = position(*groups)
    attacker, defender = state.characters[0], state.characters[1]
    mark(attacker, case.attacker)
    mark(defender, case.defender)
    attacker.sworn = 1 if case.sworn else 0
    cause = BREAK_AWAY if case.leaving else BY_ACTION
    attack = Attack(RANGED if case.ranged else MELEE, cause, attacker, defender)
    attack.obscured = case.obscured
    attack.beyond_range = case.beyond_range
    attack.options = abilities("sucker-punch") if case.punch else []
    return state, attack


def mark(character: Character, figure: naive.Figure) -> None:
    character.wounds = figure.wounds
    if figure.distracted:
        bear(character, "distract")
    if figure.grappled:
        bear(character, "grapple")
    if figure.charging:
        bear(character, "charge")
    character.down = figure.down


def run(steps: Steps[Any], faces: list[int]) -> list[int]:
    """Play with these faces, without any option; returns those that were thrown."""
    given = list(faces)
    value: object = None
    while True:
        try:
            step = steps.send(value)
        except StopIteration:
            return faces[: len(faces) - len(given)]
        value = None
        if isinstance(step, Roll):
            value = [given.pop(0) for _ in step.sides]
        elif isinstance(step, Question):
            value = step.default()


@pytest.mark.rule("HR-DIC-20", "HR-DIC-21", "HR-DIC-22")
@pytest.mark.parametrize("seed", SEEDS)
def test_any_changes_lead_to_the_same_pool(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(50):
        dice = random_dice(chance, 0)
        ups, downs = chance.randint(0, 3), chance.randint(0, 3)
        build = Build(pool(words(dice)), 0)
        for _ in range(ups):
            build.upgrade("up", "HR-DIC-09")
        for _ in range(downs):
            build.downgrade("down", "HR-DIC-12")
        expected = naive.changed(dice, ups, downs)
        assert finish(build).text().replace("-", "") == words(expected), (dice, ups, downs)


@pytest.mark.rule("HR-ATK-07", "HR-SQC-05", "HR-DIC-18")
@pytest.mark.parametrize("seed", SEEDS)
def test_both_pools_of_an_attack_are_the_same(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(25):
        case = random_case(chance)
        state, attack = on_the_table(case)
        build = attack_build(state, attack)
        assert letters(build.pool.text()) == sorted(naive.attack_pool(case), key="WRB".index)
        assert build.full_boost() == naive.attack_boost(case)
        defence = defence_build(state, attack, attack.target)
        assert letters(defence.pool.text()) == sorted(naive.defence_pool(case), key="WRB".index)
        assert defence.full_boost() == naive.defence_boost(case)


@pytest.mark.rule("HR-ATK-08", "HR-ATK-11", "HR-ATK-13", "HR-DIC-04")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_faces_give_the_same_totals(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(25):
        case = random_case(chance)
        state, attack = on_the_table(case)
        faces = [chance.randint(1, 6) for _ in range(100)]
        left = list(faces)
        expected = naive.duel(case, left)
        thrown = run(resolve(state, attack), faces)
        assert (attack.aces, attack.defence, attack.success) == expected
        assert len(thrown) == len(faces) - len(left)


@pytest.mark.rule("HR-ADF-09", "HR-ADF-11", "HR-ADF-12", "HR-WND-19")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_row_of_figures_bursts_alike(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(10):
        count = chance.randint(2, 6)
        shrapnel = [chance.random() < 0.7 for _ in range(count)]
        champion = [chance.random() < 0.2 for _ in range(count)]
        wounds = [chance.choice([0, 1, 1]) for _ in range(count)]
        owners = [chance.randint(0, 1) for _ in range(count)]
        groups = []
        for number in range(count):
            names = ["shrapnel"] * shrapnel[number] + ["champion"] * champion[number]
            groups.append(hero(owners[number], fighter(*names, defence="W1"), (5 + number, 10)))
        state = position(*groups, unit(1, card(), (25, 25)))
        for number in range(count):
            state.characters[number].wounds = wounds[number]
        faces = [chance.choice([1, 1, 5]) for _ in range(60)]
        hit = chance.randrange(count)
        run(deal(state, [Token(state.characters[hit], "fall")]), faces)
        rolls = [int(face == 5) for face in faces]
        limits = [3 if one else 2 for one in champion]
        expected = naive.burst_row(naive.Row(owners, wounds, limits, shrapnel), hit, rolls)
        found = [c.wounds if c.where == ON_TABLE else -1 for c in state.characters[:count]]
        assert found == expected
