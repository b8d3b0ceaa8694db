"""Brawls: everybody touches somebody, with any abilities; whatever is answered, the rules hold together."""

import random
from typing import Any

import pytest

from dicefront.games.home_raiders.rules.cards import Card
from dicefront.games.home_raiders.rules.close_combat import close_combat_action
from dicefront.games.home_raiders.rules.events.fighting import Attacked, AttackFailed, AttackSucceeded
from dicefront.games.home_raiders.rules.invariants import problem_of_state
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.rules.wounds import wounds_to_vanish
from dicefront.games.home_raiders.scenes import card, hero, position, unit
from dicefront.kernel.dice import Roll
from dicefront.kernel.event import Event
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question
from dicefront.skirmish.figures import ON_TABLE
from tests.games.home_raiders.names import (
    AIM,
    BODYGUARD,
    CHARGE,
    DEFENSIVE_STANCE,
    EXPLOIT_WEAKNESS,
    IDS,
    MIRROR_IMAGE,
    PHALANX,
    bear,
)

FIGHTING = [
    number
    for number in range(len(IDS))
    if EXPLOIT_WEAKNESS <= number < EXPLOIT_WEAKNESS + 10 or BODYGUARD - 8 <= number <= MIRROR_IMAGE
]
HEROIC = ["precise-attack", "swan-song", "selfish-fighter", "prudent-strategist", "champion"]


def some_card(chance: random.Random, troop: str) -> Card:
    names = [IDS[number] for number in chance.sample(FIGHTING, chance.randint(0, 5))]
    if troop == "hero":
        names += chance.sample(HEROIC, chance.randint(0, 3))
    elif troop == "leader":
        names += chance.sample([IDS[AIM], IDS[DEFENSIVE_STANCE], "warrior-monk", "replacement"], 2)
    else:
        names += chance.sample([IDS[PHALANX], "beating-posse", "firm-stance"], 1)
    dice = ["W1", "W1* R1", "W2 R1", "R2 B1", "W1*"]
    return card(
        troop=troop,
        abilities=[*names, IDS[CHARGE]],
        close=chance.choice(dice),
        shooting=chance.choice(["", "W1"]),
        defence=chance.choice(["", *dice]),
    )


def brawl(chance: random.Random) -> State:
    """Sixteen figures base to base in a square, of two teams with a Unit, a Leader and Heroes each."""
    places: list[Any] = [(10 + column, 10 + row) for column in range(4) for row in range(4)]
    chance.shuffle(places)
    groups = []
    for owner in (0, 1):
        mine = places[owner * 8 : owner * 8 + 8]
        leader = (some_card(chance, "leader"), mine[4])
        groups.append(unit(owner, some_card(chance, "unit"), *mine[:4], leader=leader))
        groups += [hero(owner, some_card(chance, "hero"), place) for place in mine[5:]]
    state = position(*groups)
    for character in state.characters:
        character.wounds = chance.choice([0, 1])
        if chance.random() < 0.3:
            bear(character, "charge")
        if chance.random() < 0.2:
            bear(character, "grapple")
        if chance.random() < 0.2:
            bear(character, "distract")
    return state


def play(steps: Steps[None], chance: random.Random) -> list[Event]:
    """Any answers and any faces; every candidate has to please its judge."""
    told: list[Event] = []
    value: object = None
    while True:
        try:
            step = steps.send(value)
        except StopIteration:
            return told
        value = None
        if isinstance(step, Roll):
            value = [chance.randint(1, sides) for sides in step.sides]
        elif isinstance(step, Question):
            options = step.options()
            assert options
            for option in options:
                assert step.check(step.write(option)) is None, (step, option)
            value = chance.choice(options)
        elif isinstance(step, Event):
            step.to_json()
            told.append(step)


@pytest.mark.rule("HR-WND-02", "HR-WND-18", "HR-SQC-15", "HR-SQW-08")
@pytest.mark.parametrize("seed", range(60))
def test_after_any_brawl_everybody_stands_or_is_gone(seed: int) -> None:
    chance = random.Random(seed)
    state = brawl(chance)
    for troop in list(state.troops):
        state.player = troop.owner
        fighters = [state.characters[number] for number in troop.members]
        told = play(close_combat_action(state, troop, fighters), chance)
        attacks = sum(isinstance(event, Attacked) for event in told)
        results = sum(isinstance(event, (AttackSucceeded, AttackFailed)) for event in told)
        assert results >= attacks  # bursts are nobody's declaration
        for character in state.characters:
            assert not character.vanishing
            assert character.wounds >= 0
            if character.where == ON_TABLE:
                assert character.wounds < wounds_to_vanish(character)
                assert character.id in state.troops[character.troop].members
            else:
                assert all(character.id not in one.members for one in state.troops)
                assert all(character.id != one.leader for one in state.troops)
            character.shake_off("attacked")
        assert problem_of_state(state) == ""
