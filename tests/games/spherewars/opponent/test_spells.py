"""The computer player and spells: which it casts, on whom, and how many gems it bets."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.opponent.knowledge import EVALUATION
from dicefront.games.spherewars.opponent.scene import Scene
from dicefront.games.spherewars.opponent.spells import gem_of, value_of_spell
from dicefront.games.spherewars.rules.bets import HideGems, prepare
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.focus import choose_feat
from dicefront.games.spherewars.rules.subjects import Cast
from dicefront.games.spherewars.scenes import one
from tests.games.spherewars.opponent.test_opponent import answered
from tests.games.spherewars.profiles import made
from tests.games.spherewars.sorcery import AHEAD, scene, sorcerer

DEAR = made("dear", bp=90)
SPELL = "lava_torrent"


@pytest.mark.rule("SW-SPE-36")
def test_it_casts_at_an_enemy_in_range_and_at_none_beyond() -> None:
    near = scene(sorcerer(SPELL, bp=60), one(1, DEAR, AHEAD))
    assert answered(near, choose_feat(near, near.combatants[0])) == SPELL
    far = scene(sorcerer(SPELL, bp=60), one(1, DEAR, (20.0, 38.0)))
    assert answered(far, choose_feat(far, far.combatants[0])) == ""


@pytest.mark.rule("SW-SPE-21", "SW-SPE-22")
@pytest.mark.parametrize("against", [0, 3])
def test_its_bets_count_and_it_bets_no_coin(against: int) -> None:
    state = scene(sorcerer(SPELL, bp=60), one(1, DEAR, AHEAD), against=against)
    cast = Cast(state.combatants[0], CATALOGUE.abilities[SPELL], state.combatants[1])
    prepare(state, cast)
    question = HideGems(cast, cast.casting)
    bet = EVALUATION.answer(state, question)
    assert isinstance(bet, list)
    assert bet[1] == 0
    assert not cast.casting.is_false(bet[0])
    assert question.check(bet) is None
    answer = EVALUATION.answer(state, HideGems(cast, cast.dispelling))
    assert HideGems(cast, cast.dispelling).check(answer) is None


@pytest.mark.rule("SW-TRN-10")
def test_gems_that_updating_would_discard_cost_nothing() -> None:
    state = scene(sorcerer(SPELL, bp=60), one(1, DEAR, AHEAD))
    caster = state.combatants[0]
    assert gem_of(Scene(state, 0), caster) == 0.0
    rival = scene(sorcerer(SPELL, bp=60), one(0, sorcerer(SPELL), (24.0, 20.0)), one(1, DEAR, AHEAD))
    assert gem_of(Scene(rival, 0), rival.combatants[0]) > 0.0
    row = CATALOGUE.abilities[SPELL]
    assert value_of_spell(Scene(rival, 0), rival.combatants[0], row) < value_of_spell(
        Scene(state, 0), caster, row
    )
