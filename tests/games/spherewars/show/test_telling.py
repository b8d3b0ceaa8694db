"""What a screen tells about an answer of SphereWars beside its sign."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.battlefield import PlacePiece, Spot
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
from dicefront.games.spherewars.rules.profile import Arms
from dicefront.games.spherewars.rules.relocating import Relocate
from dicefront.games.spherewars.rules.shooting import Aim, DeclareShot
from dicefront.games.spherewars.rules.signs import fight_chances
from dicefront.games.spherewars.rules.spell_chances import spell_works
from dicefront.games.spherewars.rules.state import MOVE, State
from dicefront.games.spherewars.rules.subjects import Cast, Occasion
from dicefront.games.spherewars.rules.ways import touched_at
from dicefront.games.spherewars.rules.windows import BETWEEN, IssueOrder
from dicefront.games.spherewars.scenes import inch, one, position
from dicefront.games.spherewars.show import SCREEN
from dicefront.games.spherewars.show.ways import named
from dicefront.kernel.errors import Refusal
from dicefront.skirmish.figures import WAITING
from dicefront.tabletop.path import length
from dicefront.tabletop.point import Point
from tests.games.spherewars.agreed import agreed
from tests.games.spherewars.profiles import made
from tests.games.spherewars.sorcery import AHEAD, TOUGH, scene, sorcerer

FIGHTER = made("werelynx", dex=3, str=3, con_mundane=4, mov=4)
SHOWN: Any = SCREEN(GAME)
DUEL = position(one(0, FIGHTER, (20.0, 10.0)), one(1, FIGHTER, (20.0, 11.0)), stage=MOVE)
FACED = fight_chances(DUEL, DUEL.combatants[0], DUEL.combatants[1])
"""The fight of two of them."""


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
    agreed(state, measuring="closed")
    mover, enemy = state.combatants
    joining = Trajectory(state, mover, enemy)
    note = told(state, joining, joining.candidates()[0]).note
    assert (note.args["action"], note.args["length"]) == ("unknown", 0)
    walking = DrawPath(state, mover, pace_of(state, mover).single)
    note = told(state, walking, walking.read([[inch(17), inch(7)]])).note
    assert note.args == {"combatant": 0, "side": "south_west", "length": 0}


@pytest.mark.rule("SW-DEF-06")
def test_a_way_past_an_enemy_names_who_may_jump(state: State) -> None:
    mover = state.combatants[0]
    walking = DrawPath(state, mover, pace_of(state, mover).double)
    past = told(state, walking, walking.read([[inch(21.5), inch(17)]]))
    (note,) = past.notes
    assert (note.id, note.args["enemy"]) == ("spherewars.show.may_jump", 1)
    assert 0 < note.args["length"] < inch(7.2)
    win, lose = (100 * one.chance for one in (named(FACED, "win"), named(FACED, "lose")))
    assert (note.args["number"], note.args["against"]) == (round(win), round(lose))
    away = told(state, walking, walking.read([[inch(20), inch(5)]]))
    assert away.notes == []
    assert (away.note.args["side"], away.note.args["length"]) == ("south", inch(5))


@pytest.mark.rule("SW-BAS-17")
def test_with_closed_measuring_all_areas_that_the_drawn_way_crosses_are_named(state: State) -> None:
    """However far the mover gets, and without a length."""
    agreed(state, measuring="closed")
    mover = state.combatants[0]
    walking = DrawPath(state, mover, pace_of(state, mover).single)
    far = told(state, walking, walking.read([[inch(21.5), inch(8)], [inch(21.8), inch(17)]]))
    assert [(note.args["enemy"], note.args["length"]) for note in far.notes] == [(1, 0)]


def test_a_jump_tells_the_fight_that_it_leads_to(state: State) -> None:
    mover = state.combatants[0]
    way = [Point(inch(20), inch(10)), Point(inch(21.5), inch(17))]
    question = JumpAt(state, mover, way, entered(state, mover, way, [])[0])
    jump = told(state, question, question.candidates()[1])
    assert [one.id.split("_")[-1] for one in jump.chances] == ["win", "kill", "hurt", "tie", "lose", "die"]
    assert jump.detail == {"own": 3, "other": 3, "strength": 3, "number": 4}
    assert told(state, question, None).chances == []
    assert [one.body.centre().y for one in state.combatants] == [inch(10), inch(14)]  # nobody has moved


@pytest.mark.rule("SW-MOV-20")
@pytest.mark.parametrize(("far", "strength"), [(14.0, 4), (17.5, 3)])
def test_only_a_charge_counts_its_bonus(far: float, strength: int) -> None:
    state = position(one(0, FIGHTER, (20.0, 10.0)), one(1, FIGHTER, (20.0, far)), stage=MOVE)
    question = Trajectory(state, state.combatants[0], state.combatants[1])
    found = told(state, question, question.candidates()[0])
    assert found.detail["strength"] == strength
    assert [note.id for note in found.notes if "charge" in note.id] == (
        ["spherewars.show.charge_bonus"] if strength > 3 else []
    )


@pytest.mark.rule("SW-MOV-26")
def test_a_way_that_is_too_long_says_by_how_much_and_tells_no_fight() -> None:
    state = position(one(0, FIGHTER, (20.0, 10.0)), one(1, FIGHTER, (20.0, 25.0)), stage=MOVE)
    question = Trajectory(state, state.combatants[0], state.combatants[1])
    way = question.candidates()[0]
    found = told(state, question, way)
    assert found.chances == []
    short = next(note for note in found.notes if note.id == "spherewars.show.falls_short")
    assert short.args["length"] == length(way) - 2 * 4 * inch(1)


@pytest.mark.rule("SW-BAS-20")
@pytest.mark.parametrize(("measuring", "said"), [("open", [inch(2)]), ("closed", [])])
def test_a_run_that_is_too_long_says_by_how_much_where_measuring_is_open(
    measuring: str, said: list[int]
) -> None:
    state = position(one(0, made("runner", mov=4), (20.0, 10.0)), stage=MOVE, chosen={"measuring": measuring})
    mover = state.combatants[0]
    question = DrawPath(state, mover, pace_of(state, mover).single)
    drawn = question.read([[inch(20.0), inch(16.0)]])
    found = told(state, question, drawn)
    assert [n.args["length"] for n in found.notes if n.id == "spherewars.show.falls_short"] == said


@pytest.mark.rule("SW-EQU-23", "SW-MOV-23")
def test_who_is_touched_as_well_and_who_may_shoot_are_named() -> None:
    archer = made("archer", pre=3, con_mundane=4, ranged=(Arms("tension"),))
    state = position(
        one(0, FIGHTER, (20.0, 10.0)), one(1, archer, (20.0, 14.0)), one(1, archer, (21.6, 14.0)), stage=MOVE
    )
    question = Trajectory(state, state.combatants[0], state.combatants[1])
    between = question.read([[inch(20.8), inch(13.4)]])
    if isinstance(between, Refusal):
        between = next(
            way for way in question.candidates() if len(touched_at(state, state.combatants[0], way[-1])) > 1
        )
    found = told(state, question, between)
    touched = next(note for note in found.notes if note.id == "spherewars.show.touches")
    assert touched.args == {"enemies": [2]}
    shots = [note.args for note in found.notes if note.id == "spherewars.show.may_counter"]
    assert [shot["enemy"] for shot in shots] == [1, 2]
    assert all(0 < shot["number"] < 100 for shot in shots)


@pytest.mark.rule("SW-EQU-23")
@pytest.mark.parametrize(("abilities", "told_of"), [((), 1), (("mighty_dive",), 0)])
def test_no_shot_is_told_of_that_nobody_may_make(abilities: tuple[str, ...], told_of: int) -> None:
    archer = made("archer", pre=3, con_mundane=4, ranged=(Arms("tension"),))
    diver = made("diver", mov=6, abilities=abilities)
    state = position(one(0, diver, (20.0, 10.0)), one(1, archer, (20.0, 14.0)), stage=MOVE)
    question = Trajectory(state, state.combatants[0], state.combatants[1])
    found = told(state, question, question.candidates()[0])
    assert len([note for note in found.notes if note.id == "spherewars.show.may_counter"]) == told_of


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
    bid = told(state, HideGems(cast, cast.casting), [3, 0])
    expected = [round(100 * spell_works(3, against, 1)) for against in (0, 1, 2)]
    told_bids = [note.args for note in bid.notes if note.id == "spherewars.show.bid"]
    assert [(args["against"], args["number"]) for args in told_bids] == list(enumerate(expected))
    assert [bid.detail[name] for name in ("bid", "pool", "most", "needed")] == [3, 4, 4, 1]
    assert [len(row["chances"]) for row in bid.detail["rows"]] == [4, 4, 4]  # 0 to 3 successes
    stops = told(state, HideGems(cast, cast.dispelling), [2, 0]).notes
    assert [note.args["against"] for note in stops] == [1, 2, 3, 4]
    assert stops[0].args["number"] > stops[3].args["number"]
    bluff = told(state, HideGems(cast, cast.casting), [0, 0])
    assert [(note.id, note.rule) for note in bluff.notes] == [
        ("spherewars.show.would_be_concussed", "SW-SPE-38")
    ]


@pytest.mark.rule("SW-UNC-01", "SW-UNC-04", "SW-UNC-05", "SW-UNC-06")
def test_a_bid_tells_what_the_own_power_may_do_and_a_dispelling_one_nothing() -> None:
    state = scene(sorcerer("lightning_sphere"), one(1, TOUGH, AHEAD), gems=4, against=4)
    caster, target = state.combatants
    cast = Cast(caster, CATALOGUE.abilities["lightning_sphere"], target)
    prepare(state, cast)

    def power(bet: Any, gems: int) -> dict[str, int]:
        notes = told(state, HideGems(cast, bet), [gems, 0]).notes
        return {note.rule: note.args["number"] for note in notes if "power" in note.id}

    assert power(cast.casting, 1) == {}
    assert power(cast.casting, 2) == {"SW-UNC-05": 3}  # 1 in 36
    assert power(cast.casting, 3) == {"SW-UNC-04": 1, "SW-UNC-05": 7, "SW-UNC-06": 2}
    assert power(cast.dispelling, 3) == {}


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


@pytest.mark.rule("SW-SCE-10")
def test_a_piece_of_scenery_is_drawn_where_it_would_lie_and_where_it_may_not(state: State) -> None:
    question = PlacePiece(state, 0, "wood")
    (area,) = told(state, question, Spot(inch(10), inch(10), 0)).marks
    assert area.role == "area"
    assert max(abs(across - inch(10)) for across, _ in area.points) > inch(1)
    off = [inch(0.5), inch(10), 0]
    refused = question.read(off)
    assert isinstance(refused, Refusal)
    roles = [mark.role for mark in SHOWN.trial_marks(state, question, question.understood(off), refused)]
    assert roles == ["blocks"]


@pytest.mark.rule("SW-DEP-02", "SW-ORD-01")
def test_questions_say_how_many_are_placed_now_and_how_many_orders_are_left(state: State) -> None:
    one, _ = state.combatants
    state.placing, state.batch = [[0], [0]], 2
    one.where = WAITING
    (batch,) = SHOWN.prompt(state, Deploy(state, [one])).notes
    assert batch.args == {"number": 1, "left": 1}
    state.bands[0].orders = 3
    (orders,) = SHOWN.prompt(state, IssueOrder(state, 0, BETWEEN, Occasion("between", []), [])).notes
    assert orders.args == {"orders": 3}
