"""DEP: placing troops, and attached characters."""

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.attachments import Attach
from dicefront.games.home_raiders.rules.cards import HERO
from dicefront.games.home_raiders.rules.deployment import (
    DeployTroop,
    attach,
    deploy,
    waiting_troops,
)
from dicefront.games.home_raiders.rules.events.setup import Attached, Deployed
from dicefront.games.home_raiders.rules.formations import anchors
from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.portals import place_portal
from dicefront.games.home_raiders.rules.state import (
    DEPLOY,
    HELD_BACK,
    PORTALS,
    State,
    members_of,
)
from dicefront.games.home_raiders.rules.units import formation_distance
from dicefront.games.home_raiders.scenes import card, inch, own_table, position, team, unit
from dicefront.kernel.errors import CannotUndo
from dicefront.kernel.ids import Json
from dicefront.kernel.testing import offered, play_out, refusal_of
from dicefront.skirmish.figures import ON_TABLE, place
from dicefront.skirmish.sites import most_together, widest
from tests.games.home_raiders.musters import at_portal, attached, deploying, mustered, put, written
from tests.games.home_raiders.names import SCOUTS, SPECIALIST, has

COG = team("gremlins", "gr-big-cog")
BELL = team("new-lilliput", "nl-inspector-bell")
RODS = team("gremlins", "gr-rodbearers", "gr-foreman-clank")
SURVEY = team("new-lilliput", "nl-surveyors", "nl-marshal-quill")
SOCKET = team("gremlins", "gr-socket")
TIN = (38_100, 3_810, 3_810)
"""The Portal of the first player on the bare table: x, y, radius."""


def asked(state: State) -> DeployTroop:
    held = state.stage == HELD_BACK
    return DeployTroop(state, waiting_troops(state, state.player, held), held)


def refused(state: State, answer: Json) -> tuple[str, str]:
    refusal = refusal_of(asked(state), answer)
    return refusal.reason.rpartition(".")[2], refusal.rule


def second_player(state: State) -> State:
    """The other Portal stands at the north side, and the other player deploys."""
    assert state.stage == PORTALS
    play_out(place_portal(state))
    return attached(state)


# -- where --------------------------------------------------------------------------------------


@pytest.mark.rule("HR-DEP-01", "HR-GEN-08")
def test_everybody_is_deployed_within_6_inches_of_the_portal() -> None:
    state = deploying(BELL)
    edge = TIN[1] + TIN[2] + 6 * 2540 + 1250
    assert asked(state).check([[0, [TIN[0], edge, 0]]]) is None
    assert refused(state, [[0, [TIN[0], edge + 1, 0]]]) == ("too_far", "HR-DEP-01")
    assert (asked(state).kind, asked(state).rule) == ("home_raiders.deploy.place", "HR-DEP-01")
    played = play_out(deploy(state), [(0, [[0, [TIN[0], edge, 0]]])])
    assert played.told(Deployed) == [Deployed(0, [[0, [TIN[0], edge, 0]]])]
    assert state.characters[0].where == ON_TABLE


@pytest.mark.rule("HR-DEP-01", "HR-GEN-07")
def test_height_above_the_portal_counts() -> None:
    """A tower 8 high, 3.7 above the Portal: 3.5 inches aside are near enough, 4.9 are not."""
    kinds: Any = [{"id": "tower", "name_en": "tower", "width": 2, "depth": 2, "height": 8}]
    for y, said in ((7.0, ""), (8.4, "too_far")):
        state = deploying(BELL, table=own_table({"kind": "tower", "x": 15, "y": y}, kinds=kinds))
        refusal = asked(state).check(written((0, 15, y, 8)))
        assert (refusal.reason.rpartition(".")[2] if refusal else "") == said


def walled_in(deep: float) -> Json:
    """Solid blocks round the Portal at the south side, so that nobody stands nearer than they are deep."""
    kinds: Any = [
        {"id": "chest", "name_en": "chest", "width": 13.4, "depth": deep, "height": 5, "climbable": False},
        {"id": "post", "name_en": "post", "width": 3.2, "depth": deep - 3.1, "height": 5, "climbable": False},
    ]
    blocks: Any = [
        {"kind": "chest", "x": 6.7, "y": deep / 2},
        {"kind": "chest", "x": 23.3, "y": deep / 2},
        {"kind": "post", "x": 15, "y": 3.1 + (deep - 3.1) / 2},
    ]
    return own_table(*blocks, kinds=kinds)


@pytest.mark.rule("HR-DEP-02")
def test_where_no_room_is_left_within_6_inches_12_will_do() -> None:
    state = deploying(BELL, table=walled_in(10), portals="fixed")
    assert asked(state).check(written((0, 15, 10.6))) is None
    assert asked(state).check(written((0, 15, 15))) is None
    assert refused(state, written((0, 15, 15.6))) == ("too_far", "HR-DEP-02")
    (only,) = offered(asked(state))
    assert asked(state).check(only) is None


@pytest.mark.rule("HR-DEP-02", "HR-DEP-05", "HR-TAB-07")
def test_on_top_of_a_portal_that_can_be_climbed_there_is_room_too() -> None:
    state = deploying(BELL, table=walled_in(10))
    assert asked(state).check([[0, [TIN[0], TIN[1], inch(4.3)]]]) is None
    assert refused(state, written((0, 15, 10.6))) == ("too_far", "HR-DEP-01")


@pytest.mark.rule("HR-DEP-02")
def test_where_12_inches_are_full_as_well_the_nearest_place_will_do() -> None:
    state = deploying(BELL, table=walled_in(18), portals="fixed")
    assert asked(state).check(written((0, 15, 18.5))) is None
    assert asked(state).check(written((0, 15, 19))) is None  # half an inch behind the nearest of the lattice
    assert refused(state, [[0, [inch(15), inch(19) + 1, 0]]]) == ("not_nearest", "HR-DEP-02")
    assert asked(state).check(offered(asked(state))[0]) is None


@pytest.mark.rule("HR-DEP-02", "HR-DEP-03")
def test_only_those_who_find_no_room_are_placed_further_off() -> None:
    """A niche before the Portal holds three of six Rodbearers; the others stand behind the blocks."""
    kinds: Any = [
        {"id": "chest", "name_en": "chest", "width": 13.4, "depth": 10, "height": 5, "climbable": False},
        {"id": "post", "name_en": "post", "width": 3.2, "depth": 2.4, "height": 5, "climbable": False},
        {"id": "beam", "name_en": "beam", "width": 3.2, "depth": 3.2, "height": 5, "climbable": False},
    ]
    blocks: Any = [
        {"kind": "chest", "x": 6.7, "y": 5},
        {"kind": "chest", "x": 23.3, "y": 5},
        {"kind": "post", "x": 15, "y": 4.3},
        {"kind": "beam", "x": 15, "y": 8.4},
    ]
    state = deploying(
        team("gremlins", "gr-rodbearers*2"), table=own_table(*blocks, kinds=kinds), portals="fixed"
    )
    for answer in offered(asked(state)):
        assert asked(state).check(answer) is None
    behind = [(2, 13.5, 10.6), (4, 15, 10.6), (5, 16.5, 10.6)]
    assert asked(state).check(written((0, 14, 6), (1, 15, 6), (3, 16, 6), *behind)) is None
    early = written((0, 14, 6), (1, 15, 6), *behind, (3, 12, 10.6))
    assert refused(state, early) == ("too_far", "HR-DEP-01")


POCKETS: Any = [
    {"id": "chest", "name_en": "chest", "width": 13.4, "depth": 7.4, "height": 5, "climbable": False},
    {"id": "post", "name_en": "post", "width": 3.2, "depth": 4.3, "height": 5, "climbable": False},
    {"id": "beam", "name_en": "beam", "width": 11.4, "depth": 1.2, "height": 5, "climbable": False},
    {"id": "bolt", "name_en": "bolt", "width": 4.8, "depth": 1.2, "height": 5, "climbable": False},
    {"id": "lid", "name_en": "lid", "width": 30, "depth": 1.4, "height": 5, "climbable": False},
    {"id": "slab", "name_en": "slab", "width": 30, "depth": 16.4, "height": 5, "climbable": False},
]
WALLED: list[Any] = [
    {"kind": "chest", "x": 6.7, "y": 3.7},
    {"kind": "chest", "x": 23.3, "y": 3.7},
    {"kind": "post", "x": 15, "y": 5.25},
    {"kind": "beam", "x": 5.7, "y": 8},
    {"kind": "bolt", "x": 15, "y": 8},
    {"kind": "beam", "x": 24.3, "y": 8},
    {"kind": "lid", "x": 15, "y": 9.3},
]
"""Solid blocks up to y = 10, but for two pockets for one figure each: at (12, 8) and (18, 8)."""


@pytest.mark.rule("HR-DEP-02", "HR-DEP-03")
def test_room_out_of_formation_is_no_room() -> None:
    """The second pocket is 5 inches from the first: with Ragmen in the first, the others stand behind it."""
    tables = own_table(*WALLED, kinds=POCKETS)
    state = deploying(team("gremlins", "gr-ragmen"), table=tables, portals="fixed")
    behind = [(1, 12, 10.6), (2, 13.5, 10.6)]
    assert asked(state).check(written((0, 12, 8), *behind)) is None
    assert refused(state, written(behind[0], (0, 12, 8), behind[1])) == ("too_far", "HR-DEP-01")


@pytest.mark.rule("HR-DEP-02", "HR-DEP-03")
def test_where_no_formation_has_room_everybody_stands_wherever_there_is_some() -> None:
    """Two pockets and a strip at the far end hold three; an enemy on a block does not keep them away."""
    tables = own_table(*WALLED, {"kind": "slab", "x": 15, "y": 18.2}, kinds=POCKETS)
    state = deploying(team("gremlins", "gr-ragmen"), BELL, table=tables, portals="fixed")
    place(state.characters[3], inch(15), inch(18), inch(5))
    (only,) = offered(asked(state))
    assert asked(state).check(only) is None
    assert [spot for _, spot in only[:2]] == [[inch(12), inch(8), 0], [inch(18), inch(8), 0]]


@pytest.mark.rule("HR-DEP-01")
def test_enemies_near_the_portal_leave_room_there() -> None:
    state = deploying(BELL, BELL)
    place(state.characters[1], inch(15), inch(8), 0)
    assert refused(state, written((0, 8, 12))) == ("too_far", "HR-DEP-01")


@pytest.mark.rule("HR-OPT-02", "HR-UNT-02")
@pytest.mark.parametrize(("mm", "many"), [(25, 7), (50, 7), (100, 1)])
def test_so_many_stand_together_when_every_pair_must(mm: float, many: int) -> None:
    """One and a ring of six, whose outer ones are two bases and the room between apart."""
    state = position(unit(0, card(base_mm=mm), (10, 10)), formation_mode="all")
    members = members_of(state, state.troops[0])
    assert most_together(widest([*members]), formation_distance(state, state.troops[0])) == many


@pytest.mark.rule("HR-DEP-03")
def test_a_unit_is_deployed_in_formation() -> None:
    state = deploying(team("gremlins", "gr-ragmen"))
    close = written((0, 13, 7), (1, 14.5, 7), (2, 16, 7))
    assert asked(state).check(close) is None
    apart = written((0, 11, 7), (1, 15, 7), (2, 16.5, 7))
    assert refused(state, apart) == ("broken", "HR-DEP-03")
    assert refused(state, written((0, 13, 7), (1, 14.5, 7))) == ("not_everybody", "HR-DEP-03")


@pytest.mark.rule("HR-DEP-03", "HR-OPT-02")
def test_formation_may_mean_every_pair() -> None:
    line = written((0, 12, 7), (1, 14.5, 7), (2, 17, 7))
    assert asked(deploying(team("gremlins", "gr-ragmen"))).check(line) is None
    strict = deploying(team("gremlins", "gr-ragmen"), formation_mode="all")
    assert refused(strict, line) == ("broken", "HR-DEP-03")
    for answer in offered(asked(strict)):
        assert asked(strict).check(answer) is None


@pytest.mark.rule("HR-DEP-04", "HR-LDR-01")
def test_a_leader_stands_in_formation_with_its_unit() -> None:
    state = deploying(RODS)
    assert state.troops[0].members == [0, 1, 2, 3]
    unit = [(0, 13.0, 7.0), (1, 14.5, 7.0), (2, 16.0, 7.0)]
    assert refused(state, written(*unit)) == ("not_everybody", "HR-DEP-03")
    # Rodbearers keep open formation: 5 inches.
    assert refused(state, written(*unit, (3, 8, 2))) == ("broken", "HR-DEP-03")
    assert asked(state).check(written(*unit, (3, 17.5, 7))) is None


@pytest.mark.rule("HR-DEP-05")
def test_characters_may_be_deployed_on_climbable_objects() -> None:
    objects: list[Any] = [{"kind": "stack-of-books", "x": 15, "y": 7}, {"kind": "mug", "x": 7, "y": 3}]
    state = deploying(BELL, table=own_table(*objects))
    assert asked(state).check(written((0, 15, 7, 4))) is None
    assert refused(state, written((0, 15, 7)))[1] == "HR-TAB-09"
    assert refused(state, written((0, 7, 3, 3.7)))[1] == "HR-TAB-09"
    assert refused(state, written((0, 20, 5, 4)))[1] == "HR-TAB-09"


@pytest.mark.rule("HR-DEP-05")
def test_nobody_is_deployed_in_base_contact_with_an_enemy() -> None:
    state = deploying(BELL, BELL)
    put(state, (0, 15, 5))
    second_player(state)
    place(state.characters[0], inch(15), inch(24), 0)
    touch: Json = [[1, [inch(15) + 2500, inch(24), 0]]]
    assert refused(state, touch) == ("touches_enemy", "HR-DEP-05")
    assert asked(state).check([[1, [inch(15) + 2500 + 52, inch(24), 0]]]) is None


@pytest.mark.rule("HR-DEP-05")
def test_no_place_beside_an_enemy_is_proposed() -> None:
    """An enemy stands right beside the place where the first formation would begin."""
    state = deploying(BELL, BELL)
    put(state, (0, 15, 5))
    second_player(state)
    start = anchors(state, state.troops[1])[0]
    place(state.characters[0], start.x + 2510, start.y, 0)
    question = asked(state)
    assert [question.check(option) for option in offered(question)] == [None] * len(offered(question))


@pytest.mark.rule("HR-DEP-05", "HR-TAB-09")
def test_two_characters_do_not_stand_in_one_place() -> None:
    state = deploying(team("gremlins", "gr-ragmen"))
    assert refused(state, written((0, 13, 7), (1, 13.5, 7), (2, 16, 7)))[1] == "HR-TAB-09"


@pytest.mark.rule("HR-DEP-07", "HR-SQD-07")
def test_troops_are_deployed_in_any_order() -> None:
    state = deploying("nl-6-garrison")
    hero = next(troop for troop in state.troops if troop.card.troop == HERO)
    play_out(deploy(state), [(0, written((hero.members[0], 15, 5)))])
    assert state.stage == DEPLOY
    assert hero.members[0] not in [n for troop in asked(state).waiting for n in troop.members]
    assert refused(state, written((hero.members[0], 15, 6)))[0] == "not_waiting"


@pytest.mark.rule("HR-DEP-07")
def test_a_deployment_can_be_changed_until_the_other_player_goes_on() -> None:
    rosters: list[Json] = [team("gremlins", "gr-big-cog", "gr-ragmen")] * 2
    match = GAME.table({"table": own_table(), "layout": "direct"}, rosters, seed=1)
    while match.pending[0].kind != "home_raiders.deploy.place":
        match.answer(match.pending[0].player, offered(match.pending[0])[0])
    first = match.pending[0].player
    places = offered(match.pending[0])
    match.answer(first, places[0])
    match.answer(first, offered(match.pending[0])[0])
    assert match.pending[0].player == 1 - first
    match.undo(first)
    match.undo(first)
    match.answer(first, places[1])
    match.answer(first, offered(match.pending[0])[0])
    match.answer(1 - first, offered(match.pending[0])[0])
    with pytest.raises(CannotUndo):
        match.undo(first)


# -- attached -----------------------------------------------------------------------------------


@pytest.mark.rule("HR-DEP-04", "HR-LDR-02")
def test_the_owner_chooses_the_unit_of_each_leader() -> None:
    roster = team("gremlins", "gr-ragmen", "gr-rodbearers", "gr-foreman-clank", "gr-boss-fuseblower")
    state = at_portal(mustered(roster))
    question = Attach(state)
    ways = [answer["leaders"] for answer in offered(question)]
    assert question.finite
    assert ways == [[[6, 0], [7, 1]], [[6, 1], [7, 0]]]
    both = {"leaders": [[6, 0], [7, 0]], "specialists": [], "held_back": []}
    assert refusal_of(question, both).rule == "HR-LDR-02"
    one = {"leaders": [[6, 0]], "specialists": [], "held_back": []}
    assert refusal_of(question, one).rule == "HR-DEP-04"
    stranger = {"leaders": [[6, 0], [7, 9]], "specialists": [], "held_back": []}
    assert refusal_of(question, stranger).rule == "HR-DEP-04"
    played = play_out(attach(state), [(0, offered(question)[1])])
    assert played.told(Attached) == [Attached(6, 1), Attached(7, 0)]
    assert [troop.leader for troop in state.troops[:2]] == [7, 6]
    assert [troop.members for troop in state.troops[:2]] == [[0, 1, 2, 7], [3, 4, 5, 6]]
    assert GAME.problem_of_state(state) == ""


@pytest.mark.parametrize(
    "answer",
    [
        None,
        [],
        {},
        {"leaders": [], "specialists": []},
        {"leaders": [[3]], "specialists": [], "held_back": []},
        {"leaders": [[True, 0]], "specialists": [], "held_back": []},
        {"leaders": [[3, 0], [3, 0]], "specialists": [], "held_back": []},
        {"leaders": [[3, 0]], "specialists": 4, "held_back": []},
        {"leaders": [[3, 0]], "specialists": [], "held_back": [0, 0]},
    ],
)
def test_what_is_no_attachment_cannot_be_read(answer: Json) -> None:
    state = at_portal(mustered(RODS))
    assert refusal_of(Attach(state), answer).reason == "kernel.unreadable"


TANGLE = team("freeloaders", "fl-needlers", "fl-the-tangle", "fl-keyring-jack")


@pytest.mark.rule("HR-AHE-18", "HR-HRO-02")
def test_a_specialist_joins_a_unit_or_stands_alone() -> None:
    state = at_portal(mustered(TANGLE))
    question = Attach(state)
    assert [answer["specialists"] for answer in offered(question)] == [[], [[3, 0]]]
    jack = {"leaders": [], "specialists": [[4, 0]], "held_back": []}
    assert refusal_of(question, jack).rule == "HR-HRO-02"
    alone = state.copy()
    play_out(attach(alone), [(0, offered(question)[0])])
    assert [troop.members for troop in alone.troops[:3]] == [[0, 1, 2], [3], [4]]
    play_out(attach(state), [(0, offered(question)[1])])
    assert [troop.members for troop in state.troops[:3]] == [[0, 1, 2, 3], [], [4]]
    assert state.troops[0].specialists == [3]
    unit = [(0, 13.0, 7.0), (1, 14.5, 7.0), (2, 16.0, 7.0)]
    assert refused(state, written(*unit))[0] == "not_everybody"
    assert asked(state).check(written(*unit, (3, 18, 7))) is None


@pytest.mark.rule("HR-AHE-18", "HR-GEN-03")
def test_at_basic_level_no_hero_joins_a_unit() -> None:
    state = at_portal(mustered(TANGLE, level="basic"))
    assert Attach(state).is_forced()


@pytest.mark.rule("HR-AHE-19")
def test_a_specialist_has_no_pearl_and_shares_the_unit_abilities() -> None:
    """A Unit and two Heroes have three pearls; with one of the Heroes inside the Unit there are two."""
    scouts = team("freeloaders", "fl-sock-thieves", "fl-the-tangle", "fl-keyring-jack")
    state = at_portal(mustered(scouts))
    assert len([troop for troop in state.troops if troop.owner == 0 and troop.members]) == 3
    attached(state, specialists=[[6, 0]])
    assert len([troop for troop in state.troops if troop.owner == 0 and troop.members]) == 2
    tangle = state.characters[6]
    assert has(tangle.kit, SCOUTS)
    assert has(tangle.kit, SPECIALIST)
    assert (tangle.card.id, tangle.card.troop) == ("fl-the-tangle", HERO)


def test_many_ways_to_attach_are_not_all_listed() -> None:
    cards = ["fl-needlers"] * 5 + ["fl-auntie-hoard", "fl-nap-king-snorl", "fl-the-tangle"]
    state = at_portal(mustered(team("freeloaders", *cards), stars=20))
    question = Attach(state)
    assert not question.finite
    assert len(offered(question)) == 64
    assert all(question.check(answer) is None for answer in offered(question))
