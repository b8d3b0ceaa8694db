"""Every one of the 80 abilities is used in random play, as seen from outside (``ability_uses``)."""

from collections import Counter
from collections.abc import Iterator

from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.state import ROUND_START, State
from dicefront.games.home_raiders.scenes import team
from dicefront.kernel.draw import Draw
from dicefront.kernel.table import Table
from tests.games.home_raiders.ability_uses import uses
from tests.games.home_raiders.battles import any_answer, battle_table
from tests.games.home_raiders.names import (
    ABILITIES,
    EXPLORER,
    IDS,
    PUSH,
    RECKON,
    SCOUTS,
    SPECIALIST,
    SWORN_ENEMY,
)
from tests.games.home_raiders.test_ability_effects import beside_a_block

BEFORE_THE_BATTLE = [SCOUTS, RECKON, EXPLORER, SWORN_ENEMY, SPECIALIST]
IN_BATTLE = [number for number in range(ABILITIES) if number not in BEFORE_THE_BATTLE]

MIXED = 30
"""Battles with all abilities on random cards."""

MORE = 120
"""Battles in which everybody has one ability, for those that come up seldom."""

LONGEST = 1000


def step(table: Table[State], draw: Draw) -> set[int]:
    """One decision at random; the abilities it used."""
    before = table.state.copy()
    question = table.pending[0]
    answer = any_answer(question, draw)
    told = table.answer(question.player, answer)
    problem = GAME.problem_of_state(table.state)
    assert not problem, problem
    return uses(before, question, answer, told, table.state)


def steps(table: Table[State], seed: int) -> Iterator[set[int]]:
    """The uses of a whole battle, decision by decision."""
    draw = Draw(seed)
    for _ in range(LONGEST):
        if not table.pending:
            return
        yield step(table, draw)
    raise AssertionError(f"no end within {LONGEST} decisions")


def test_every_ability_is_used_in_random_play() -> None:
    counted: Counter[int] = Counter()
    for seed in range(MIXED):
        for used in steps(battle_table(seed), seed):
            counted.update(used)
    for ability in IN_BATTLE:
        for seed in range(MORE):
            if counted[ability]:
                break
            table = beside_a_block([IDS[PUSH]]) if ability == PUSH else battle_table(seed, ability)
            counted[ability] += sum(ability in used for used in steps(table, seed))
    assert not [IDS[one] for one in IN_BATTLE if not counted[one]]


def test_the_abilities_of_the_set_up_are_used_there() -> None:
    used: set[int] = set()
    tangled = team("freeloaders", "fl-sock-thieves", "fl-nap-king-snorl", "fl-the-tangle", "fl-keyring-jack")
    for seed in range(12):
        teams = [("gr-6-short-circuit", tangled), ("gr-6-scrapyard", "ld-6-sweep")][seed % 2]
        table, draw = GAME.table(rosters=list(teams), seed=seed), Draw(seed)
        while table.pending and table.state.stage < ROUND_START:
            used |= step(table, draw)
        if used >= set(BEFORE_THE_BATTLE):
            return
    raise AssertionError(f"not used: {[IDS[one] for one in BEFORE_THE_BATTLE if one not in used]}")
