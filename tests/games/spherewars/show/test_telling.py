"""What a screen tells about an answer of SphereWars beside its sign."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.bets import HideGems, prepare
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.defence_area import JumpAt, entered
from dicefront.games.spherewars.rules.focus import Focus
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.infiltration import Infiltrate
from dicefront.games.spherewars.rules.joining import Trajectory
from dicefront.games.spherewars.rules.movement import DrawPath
from dicefront.games.spherewars.rules.pace import pace_of
from dicefront.games.spherewars.rules.placing import Deploy
from dicefront.games.spherewars.rules.relocating import Relocate
from dicefront.games.spherewars.rules.shooting import Aim, DeclareShot
from dicefront.games.spherewars.rules.spell_chances import spell_works
from dicefront.games.spherewars.rules.state import MOVE, State
from dicefront.games.spherewars.rules.subjects import Cast, Occasion
from dicefront.games.spherewars.rules.windows import BETWEEN, IssueOrder
from dicefront.games.spherewars.scenes import inch, one, position
from dicefront.games.spherewars.show import SCREEN
from dicefront.skirmish.figures import WAITING
from dicefront.tabletop.point import Point
from tests.games.spherewars.profiles import made
from tests.games.spherewars.sorcery import AHEAD, TOUGH, scene, sorcerer

FIGHTER = made("werelynx", dex=3, str=3, con_mundane=4, mov=4)
SHOWN: Any = SCREEN(GAME)


@pytest.fixture
def state() -> State:
    return position(one(0, FIGHTER, (20.0, 10.0)), one(1, FIGHTER, (20.0, 14.0)), stage=MOVE)


def told(state: State, question: Any, answer: Any) -> Any:
    return SHOWN.candidate(state, question, answer)


@pytest.mark.rule("SW-MOV-14")
@pytest.mark.parametrize(("far", "action"), [(14.0, "charge"), (17.5, "engage"), (25.0, "short")])
def test_a_way_to_an_enemy_has_the_name_of_what_it_comes_to(far: float, action: str) -> None:
    state = position(one(0, FIGHTER, (20.0, 10.0)), one(1, FIGHTER, (20.0, far)), stage=MOVE)
    question = Trajectory(state, state.combatants[0], state.combatants[1])
    note = told(state, question, question.candidates()[0]).note
    assert note.id == "spherewars.show.join_way"
    assert (note.args["action"], note.args["side"]) == (action, "south")
    assert note.args["length"] > 0


@pytest.mark.rule("SW-BAS-16")
def test_with_closed_measuring_a_way_has_a_side_and_no_length(state: State) -> None:
    state.options.open_measuring = False
    try:
        mover, enemy = state.combatants
        joining = Trajectory(state, mover, enemy)
        note = told(state, joining, joining.candidates()[0]).note
        assert (note.args["action"], note.args["length"]) == ("unknown", 0)
        walking = DrawPath(state, mover, pace_of(state, mover).single)
        note = told(state, walking, walking.read([[inch(17), inch(7)]])).note
        assert note.args == {"combatant": 0, "side": "south_west", "length": 0}
    finally:
        state.options.open_measuring = True


@pytest.mark.rule("SW-DEF-06")
def test_a_way_past_an_enemy_names_who_may_jump(state: State) -> None:
    mover = state.combatants[0]
    walking = DrawPath(state, mover, pace_of(state, mover).double)
    past = told(state, walking, walking.read([[inch(21.5), inch(17)]]))
    assert [(note.id, note.args) for note in past.notes] == [("spherewars.show.may_jump", {"enemies": [1]})]
    away = told(state, walking, walking.read([[inch(20), inch(5)]]))
    assert away.notes == []
    assert (away.note.args["side"], away.note.args["length"]) == ("south", inch(5))


def test_a_jump_names_its_point_and_letting_pass_has_none(state: State) -> None:
    mover = state.combatants[0]
    way = [Point(inch(20), inch(10)), Point(inch(21.5), inch(17))]
    question = JumpAt(state, mover, way, entered(state, mover, way, [])[0])
    first = question.candidates()[1]
    assert told(state, question, first).note.args["length"] == first
    assert told(state, question, None).point is None


def test_somebody_who_relocates_is_told_by_the_side(state: State) -> None:
    question = Relocate(state, 0, [state.combatants[0]], Occasion("between", []))
    sides = {told(state, question, answer).note.args["side"] for answer in question.candidates()[1:]}
    assert {"north", "south_west"} <= sides
    assert told(state, question, []).note.id == "spherewars.show.nobody_goes"
    assert (
        told(state, Focus(state, state.combatants[0], ["", "stings"], False), "").note.id
        == "spherewars.show.no_feat"
    )


def test_deeds_and_spells_say_what_they_need(state: State) -> None:
    question = Focus(state, state.combatants[0], ["", "stings", "lightning_sphere", "throbbing_heart"], False)
    assert told(state, question, "").note.id == "spherewars.show.no_feat"
    needs = [[note.id for note in told(state, question, feat).notes] for feat in question.options()[1:]]
    assert needs == [
        ["spherewars.show.deed_needs"],
        ["spherewars.show.spell_needs", "spherewars.show.up_to"],
        ["spherewars.show.up_to"],  # every success counts
    ]


def test_stepping_back_from_a_window_is_called_so(state: State) -> None:
    question = IssueOrder(state, 0, BETWEEN, Occasion("between", []), [])
    assert told(state, question, None).note.id == "spherewars.show.step_back"


def test_two_weapons_are_named_with_their_targets(state: State) -> None:
    weapons = [CATALOGUE.ranged[name] for name in ("tension", "mechanical")]
    question = DeclareShot(state.combatants[0], weapons, [1])
    assert told(state, question, [Aim(1, 1)]).note.args["weapon"] == ["mechanical"]
    assert SHOWN.prompt(state, question).args["weapon"] == ["tension", "mechanical"]


@pytest.mark.rule("SW-SPE-30")
def test_a_bid_tells_its_chance_against_every_bid_of_the_other_side() -> None:
    state = scene(sorcerer("lightning_sphere"), one(1, TOUGH, AHEAD), gems=4, against=2)
    caster, target = state.combatants
    cast = Cast(caster, CATALOGUE.abilities["lightning_sphere"], target)
    prepare(state, cast)
    notes = told(state, HideGems(cast, cast.casting), [3, 0]).notes
    expected = [round(100 * spell_works(3, against, 1)) for against in (0, 1, 2)]
    assert [(note.args["against"], note.args["number"]) for note in notes] == list(enumerate(expected))
    stops = told(state, HideGems(cast, cast.dispelling), [2, 0]).notes
    assert [note.args["against"] for note in stops] == [1, 2, 3, 4]
    assert stops[0].args["number"] > stops[3].args["number"]
    assert told(state, HideGems(cast, cast.casting), [0, 0]).notes == []  # a bluff


@pytest.mark.rule("SW-DEP-04")
def test_a_group_is_pointed_at_in_its_middle(state: State) -> None:
    one, other = state.combatants
    state.placing = [[0], [0]]
    one.where = other.where = WAITING
    question = Deploy(state, [one])
    answer = question.candidates()[0]
    there = told(state, question, answer)
    assert there.point == [answer[0].x, answer[0].y]
    assert there.note.args == {"combatants": [0], "place": [answer[0].x, answer[0].y]}
    everybody = Infiltrate(state, [one, other])
    assert (everybody.gesture().low, everybody.gesture().high) == (2, 2)
