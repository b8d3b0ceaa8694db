"""How much an answer of SphereWars weighs, and what it says is lost or given up."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.bets import HideGems, prepare
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.focus import Focus
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.shooting import Aim, DeclareShot
from dicefront.games.spherewars.rules.spells import AimAtPlace
from dicefront.games.spherewars.rules.state import MOVE
from dicefront.games.spherewars.rules.subjects import Cast
from dicefront.games.spherewars.scenes import inch, one, position
from dicefront.games.spherewars.show import SCREEN
from dicefront.kernel.procedure import choose
from dicefront.parts.show.weights import GRAVE, HEAVY, MAIN, PLAIN, QUIET
from dicefront.tabletop.point import Point
from tests.games.spherewars.agreed import agreed
from tests.games.spherewars.profiles import made
from tests.games.spherewars.sorcery import AHEAD, TOUGH, scene, sorcerer

PLAIN_ONE = made("plain", con_mundane=3)
SHOWN: Any = SCREEN(GAME)


def notes(found: Any) -> list[tuple[str, dict[str, Any]]]:
    return [(note.id.removeprefix("spherewars.show."), note.args) for note in found.notes]


@pytest.mark.rule("SW-MOV-04", "SW-ACT-03")
def test_to_stand_still_is_quiet_and_says_what_it_gives_up_and_to_run_is_the_main_thing() -> None:
    state = position(one(0, PLAIN_ONE, (20, 20)), one(1, PLAIN_ONE, (20, 40)), stage=MOVE)
    asking = choose(
        0, "spherewars.move.action", "SW-ACT-03", ["stand", "run"], {"combatant": 0}, names="action"
    )
    question: Any = next(asking)
    stand, run = SHOWN.candidate(state, question, "stand"), SHOWN.candidate(state, question, "run")
    assert (stand.weight, notes(stand)) == (QUIET, [("move_given_up", {})])
    assert run.weight == MAIN


@pytest.mark.rule("SW-SPE-38")
def test_a_bid_against_the_limit_is_grave_and_says_what_comes_of_it() -> None:
    state = scene(sorcerer("lightning_sphere"), one(1, TOUGH, AHEAD), gems=8, against=2)
    cast = Cast(state.combatants[0], CATALOGUE.abilities["lightning_sphere"], state.combatants[1])
    prepare(state, cast)
    question = HideGems(cast, cast.casting)
    over, within = SHOWN.candidate(state, question, [5, 0]), SHOWN.candidate(state, question, [4, 0])
    assert (over.weight, [name for name, _ in notes(over)]) == (GRAVE, ["would_be_concussed"])
    assert within.weight == PLAIN


@pytest.mark.rule("SW-SPE-45", "SW-WOU-17", "SW-BAS-17")
@pytest.mark.parametrize(("measuring", "weight"), [("open", GRAVE), ("closed", PLAIN)])
def test_a_spell_on_a_place_that_strikes_own_ones_is_grave_where_that_may_be_measured(
    measuring: str, weight: str
) -> None:
    state = scene(sorcerer("hail_of_fire"), one(1, TOUGH, (20, 26)), one(0, PLAIN_ONE, (20, 27)))
    agreed(state, measuring=measuring)
    question = AimAtPlace(state, Cast(state.combatants[0], CATALOGUE.abilities["hail_of_fire"], None))
    near = SHOWN.candidate(state, question, Point(inch(20), inch(26)))
    far = SHOWN.candidate(state, question, Point(inch(40), inch(40)))
    assert near.weight == weight
    assert notes(near) == ([("strikes_own", {"combatants": [2]})] if measuring == "open" else [])
    assert (far.weight, notes(far)) == (PLAIN, [])


@pytest.mark.rule("SW-SHO-01")
def test_to_hold_fire_says_at_how_many_could_be_shot() -> None:
    state = position(one(0, PLAIN_ONE, (20, 20)), one(1, PLAIN_ONE, (20, 24)), one(1, PLAIN_ONE, (24, 24)))
    question = DeclareShot(state.combatants[0], [CATALOGUE.ranged["tension"]], [1, 2])
    held = SHOWN.candidate(state, question, [])
    assert (held.weight, notes(held)) == (QUIET, [("shot_given_up", {"number": 2})])
    assert SHOWN.candidate(state, question, [Aim(0, 1)]).weight == HEAVY


@pytest.mark.rule("SW-ACT-20")
def test_to_end_the_concentration_phase_names_what_is_left_unused() -> None:
    state = scene(sorcerer("lightning_sphere"), one(1, TOUGH, AHEAD), gems=5)
    question = Focus(state, state.combatants[0], ["", "lightning_sphere"], False)
    ends = SHOWN.candidate(state, question, "")
    assert (ends.weight, notes(ends)) == (QUIET, [("feats_given_up", {"number": 1, "gems": 5})])
    nothing = Focus(state, state.combatants[0], [""], True)
    assert notes(SHOWN.candidate(state, nothing, "")) == []
