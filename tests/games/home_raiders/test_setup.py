"""SET, SQD: sworn enemies, layout, roll-off, Portals, objective, and the order of it all."""

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.attachments import Attach
from dicefront.games.home_raiders.rules.cards import HERO, LEADER
from dicefront.games.home_raiders.rules.deployment import attach, deploy, reckon
from dicefront.games.home_raiders.rules.events.setup import (
    DeployerFound,
    EnemySworn,
    LayoutFound,
    ObjectiveFound,
    ObjectShifted,
    PortalPlaced,
)
from dicefront.games.home_raiders.rules.flow import next_procedure
from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.markers import roll_objective
from dicefront.games.home_raiders.rules.portals import place_portal
from dicefront.games.home_raiders.rules.setup import lay_table, nameable, roll_layout, roll_off, swear
from dicefront.games.home_raiders.rules.state import (
    ATTACH,
    BUILD_TEAMS,
    CUNNING,
    DEPLOY,
    DIRECT,
    HELD_BACK,
    LAYOUT,
    MARKERS,
    OBJECTIVE,
    PORTAL,
    PORTALS,
    RECKON,
    ROLL_OFF,
    ROUND_START,
    SPOT,
    SWEAR,
    VANISH,
    State,
)
from dicefront.games.home_raiders.rules.view import view
from dicefront.games.home_raiders.scenes import card, hero, inch, own_table, position, team, unit
from dicefront.kernel.dice import Roll
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question, Sealed
from dicefront.kernel.testing import offered, play_out, refusal_of
from dicefront.skirmish.figures import place
from dicefront.skirmish.tables import problems
from tests.games.home_raiders.musters import at_portal, attached, begun, deploying, mustered, put
from tests.games.home_raiders.names import bear

DUELLIST = team("lords-of-dust", "ld-ash-duellist", "ld-soot-grenadiers", "ld-factor-mote")
BLANKS, ACES = [1, 2, 3], [4, 5, 6]


# -- sworn enemies ------------------------------------------------------------------------------


@pytest.mark.rule("HR-SET-01", "HR-AHE-13", "HR-SQD-03")
def test_sworn_enemies_are_named_before_the_setup_roll() -> None:
    state = mustered(DUELLIST, "gr-6-scrapyard")
    assert state.stage == SWEAR
    named = [one.id for one in state.characters if one.owner == 1 and one.card.troop in (LEADER, HERO)]
    (question,) = next_question(state).questions
    assert offered(question) == named
    refusal_of(question, state.troops[-1].members[0] if state.troops[-1].card.troop == 0 else 0)
    played = play_out(swear(state), [(0, named[-1])])
    assert played.kinds == ["home_raiders.setup.sworn-enemy"]
    assert state.characters[0].sworn == named[-1]
    assert played.told(EnemySworn) == [EnemySworn(0, named[-1])]
    assert state.stage == LAYOUT
    assert state.layout == 0


def next_question(state: State) -> Any:
    steps = next_procedure(state)
    assert steps is not None
    return next(steps)


@pytest.mark.rule("HR-AHE-13")
def test_nobody_is_sworn_an_enemy_who_is_no_leader_or_hero() -> None:
    state = mustered(DUELLIST, team("gremlins", "gr-ragmen"))
    assert play_out(swear(state)).kinds == []
    assert state.characters[0].sworn == NOBODY


@pytest.mark.rule("HR-AHE-13", "HR-GEN-03")
def test_at_basic_level_nobody_swears() -> None:
    state = mustered(DUELLIST, "gr-6-scrapyard", level="basic")
    assert play_out(swear(state)).kinds == []


@pytest.mark.rule("HR-SET-10")
def test_both_name_their_enemies_at_the_same_time() -> None:
    state = mustered(DUELLIST, DUELLIST)
    sealed = next_question(state)
    assert isinstance(sealed, Sealed)
    assert [question.player for question in sealed.questions] == [0, 1]
    theirs, mine = offered(sealed.questions[0]), offered(sealed.questions[1])
    play_out(swear(state), [(0, theirs[0]), (1, mine[1])])
    assert [one.sworn for one in state.characters if one.sworn != NOBODY] == [theirs[0], mine[1]]


@pytest.mark.rule("HR-GEN-15")
def test_a_character_keeps_the_troop_type_of_its_card() -> None:
    tangle = team("freeloaders", "fl-the-tangle", "fl-needlers")
    state = at_portal(mustered(tangle, DUELLIST))
    attached(state, specialists=[[0, 1]])
    hero = state.characters[0]
    assert (hero.card.troop, state.troops[1].card.id) == (HERO, "fl-needlers")
    assert nameable(state, 1) == [0]


# -- layout and roll-off ------------------------------------------------------------------------


@pytest.mark.rule("HR-SET-02", "HR-SET-05", "HR-SQD-04")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_one_white_die_gives_the_layout(face: int) -> None:
    state = mustered()
    played = play_out(roll_layout(state), dice=[face])
    assert state.layout == (DIRECT if face in BLANKS else CUNNING)
    assert played.told(LayoutFound) == [LayoutFound("direct" if face in BLANKS else "cunning")]
    assert state.stage == ROLL_OFF


@pytest.mark.rule("HR-OPT-05")
@pytest.mark.parametrize(("option", "layout"), [("direct", DIRECT), ("cunning", CUNNING)])
def test_a_layout_that_is_agreed_on_needs_no_die(option: str, layout: int) -> None:
    state = mustered(layout=option)
    assert play_out(roll_layout(state)).rolls == []
    assert state.layout == layout


@pytest.mark.rule("HR-SET-06", "HR-SET-05", "HR-SQD-05")
@pytest.mark.parametrize("face", [1, 3, 4, 6])
@pytest.mark.parametrize(
    ("calls", "takes_ace"),
    [(["ace", "blank"], 0), (["blank", "ace"], 1), (["ace", "ace"], 0), (["blank", "blank"], 0)],
)
def test_whose_call_shows_deploys_first(face: int, calls: list[str], takes_ace: int) -> None:
    state = mustered()
    played = play_out(roll_off(state), list(enumerate(calls)), dice=[face])
    first = takes_ace if face in ACES else 1 - takes_ace
    assert (state.first, state.player, state.stage) == (first, first, PORTALS)
    assert played.told(DeployerFound) == [DeployerFound(first, "ace" if face in ACES else "blank")]


# -- Portals ------------------------------------------------------------------------------------


def portal_box(state: State, player: int) -> list[int]:
    shape = state.space.things[state.space.owned_by(player)].shape
    xs = [corner.x for corner in shape.corners()] or [shape.x - shape.reach, shape.x + shape.reach]
    ys = [corner.y for corner in shape.corners()] or [shape.y - shape.reach, shape.y + shape.reach]
    return [min(xs), min(ys), max(xs), max(ys)]


@pytest.mark.rule("HR-SET-03", "HR-SET-07", "HR-SQD-06", "HR-SQD-08")
@pytest.mark.parametrize(
    ("side", "mine", "yours"),
    [
        ("south", (19.5, 0, 28.5, 4.5), (19.5, 19.5, 28.5, 24)),
        ("east", (43.5, 7.5, 48, 16.5), (0, 7.5, 4.5, 16.5)),
        ("north", (19.5, 19.5, 28.5, 24), (19.5, 0, 28.5, 4.5)),
        ("west", (0, 7.5, 4.5, 16.5), (43.5, 7.5, 48, 16.5)),
    ],
)
def test_portals_of_a_direct_confrontation(
    side: str, mine: tuple[float, ...], yours: tuple[float, ...]
) -> None:
    roster = team("gremlins", "gr-ragmen", portal="tissue-box")
    state = mustered(roster, roster, table=own_table(width=48, depth=24))
    at_portal(state, side)
    assert portal_box(state, 0) == [inch(length) for length in mine]
    assert state.stage == ATTACH
    state.player = 1
    played = play_out(place_portal(state))
    assert played.kinds == []
    assert portal_box(state, 1) == [inch(length) for length in yours]


@pytest.mark.rule("HR-SET-04", "HR-SET-07")
@pytest.mark.parametrize(
    ("corner", "opposite", "mine", "yours"),
    [
        ("south-west", "north-east", (0, 0, 3, 3), (45, 21, 48, 24)),
        ("south-east", "north-west", (45, 0, 48, 3), (0, 21, 3, 24)),
        ("north-east", "south-west", (45, 21, 48, 24), (0, 0, 3, 3)),
        ("north-west", "south-east", (0, 21, 3, 24), (45, 0, 48, 3)),
    ],
)
def test_portals_of_a_cunning_strategy(
    corner: str, opposite: str, mine: tuple[float, ...], yours: tuple[float, ...]
) -> None:
    state = at_portal(mustered(table=own_table(width=48, depth=24)), corner, True)
    assert portal_box(state, 0) == [inch(length) for length in mine]
    state.player = 1
    played = play_out(place_portal(state))
    (placed,) = played.told(PortalPlaced)
    assert placed.side == opposite
    assert state.space.things[placed.object].owner == placed.player
    assert portal_box(state, 1) == [inch(length) for length in yours]


@pytest.mark.rule("HR-SET-07")
def test_the_first_to_deploy_chooses_among_four_sides_or_corners() -> None:
    state = mustered()
    state.stage, state.layout = PORTALS, DIRECT
    assert offered(next_question(state)) == ["south", "east", "north", "west"]
    refusal_of(next_question(state), "south-west")
    state.layout = CUNNING
    assert offered(next_question(state)) == ["south-west", "south-east", "north-east", "north-west"]


@pytest.mark.rule("HR-SET-07")
def test_an_object_in_the_way_goes_to_the_nearest_free_place() -> None:
    """The mug would stand 0.4 inches deep in the Portal, and nothing else is near."""
    state = mustered(table=own_table({"kind": "mug", "x": 15, "y": 4.2}))
    state.stage, state.layout, state.first, state.player = PORTALS, DIRECT, 0, 0
    played = play_out(place_portal(state), [(0, "south")])
    (shifted,) = played.told(ObjectShifted)
    assert shifted.object == 0
    assert shifted.x == inch(15)
    assert shifted.y == pytest.approx(inch(1.5 + 1.5 + 1.6), abs=2)
    assert problems(state.space.things, inch(30), inch(30)) == []
    assert state.space.things[0].name == "mug 1"


@pytest.mark.rule("HR-SET-07")
def test_whoever_places_the_portal_chooses_between_equally_near_places() -> None:
    """A box keeps the mug from going straight away from the border, so it goes left or right."""
    state = mustered(
        table=own_table({"kind": "mug", "x": 15, "y": 1.6}, {"kind": "tissue-box", "x": 15, "y": 7})
    )
    state.stage, state.layout, state.first, state.player = PORTALS, DIRECT, 0, 0
    steps = place_portal(state)
    next(steps)
    question = steps.send("south")
    assert isinstance(question, Question)
    assert (question.player, question.kind) == (0, "home_raiders.setup.portal-place")
    left, right = sorted(offered(question))
    assert left[1] == right[1]
    assert left[0] + right[0] == pytest.approx(inch(30), abs=4)


@pytest.mark.rule("HR-SET-07", "HR-TAB-05")
def test_what_is_stacked_on_an_object_and_whoever_stands_there_comes_along() -> None:
    objects: list[Any] = [
        {"kind": "notebook", "x": 15, "y": 27},
        {"kind": "tin", "x": 13, "y": 27, "on": "notebook 1"},
    ]
    state = deploying(team("gremlins", "gr-big-cog", portal="tin"), table=own_table(*objects))
    cog = state.characters[0]
    place(cog, inch(17.5), inch(27), inch(0.5))
    state.player = 1
    (shifted,) = play_out(place_portal(state)).told(ObjectShifted)
    dy = shifted.y - inch(27)
    assert dy < 0
    tin = state.space.things[1]
    assert (tin.shape.x, tin.shape.y, tin.bottom) == (inch(13), inch(27) + dy, inch(0.5))
    assert (cog.body.shape.x, cog.body.shape.y, cog.body.bottom) == (inch(17.5), inch(27) + dy, inch(0.5))
    assert GAME.problem_of_state(state) == ""


@pytest.mark.rule("HR-SET-07")
def test_whoever_stands_where_the_second_portal_comes_steps_aside() -> None:
    state = deploying(team("gremlins", "gr-big-cog", portal="tin"))
    cog = state.characters[0]
    place(cog, inch(15), inch(27.5), 0)
    state.player = 1
    play_out(place_portal(state))
    assert GAME.problem_of_state(state) == ""
    away = inch(1.5) + cog.card.radius  # as near as it gets: at the edge of the Portal
    assert cog.body.shape.x == inch(15)
    assert cog.body.shape.y == pytest.approx(inch(28.5) - away, abs=4)


def told_by(steps: Steps[None]) -> list[object]:
    """Everything a procedure tells and asks when the first option is always taken."""
    told: list[object] = []
    value: object = None
    while True:
        try:
            told.append(steps.send(value))
        except StopIteration:
            return told
        step = told[-1]
        value = step.options()[0] if isinstance(step, Question) else None


@pytest.mark.rule("HR-SET-07")
def test_an_object_in_the_way_is_not_put_on_somebody() -> None:
    """Straight away from the border somebody stands, so the mug goes aside."""
    state = deploying(
        team("gremlins", "gr-big-cog", portal="tin"), table=own_table({"kind": "mug", "x": 15, "y": 25.8})
    )
    cog = state.characters[0]
    place(cog, inch(15), inch(23.5), 0)
    state.player = 1
    assert any(isinstance(event, ObjectShifted) for event in told_by(place_portal(state)))
    assert (cog.body.shape.x, cog.body.shape.y) == (inch(15), inch(23.5))
    assert GAME.problem_of_state(state) == ""


@pytest.mark.rule("HR-SET-07")
def test_an_object_that_finds_no_place_is_taken_away() -> None:
    full = [{"kind": "slab", "x": 9, "y": 9}]
    kinds: Json = [{"id": "slab", "name_en": "slab", "width": 18, "depth": 18, "height": 0.1}]
    state = mustered(
        team("gremlins", "gr-ragmen"),
        team("gremlins", "gr-ragmen"),
        table=own_table(*full, width=18, depth=18, kinds=kinds),
    )
    at_portal(state)
    assert [thing.name for thing in state.space.things] == ["portal 1"]


# -- objective ----------------------------------------------------------------------------------


@pytest.mark.rule("HR-SET-08", "HR-OBJ-01", "HR-OBJ-02", "HR-SET-05", "HR-SQD-10")
@pytest.mark.parametrize(
    ("dice", "objective", "name"),
    [
        ([1, 3], VANISH, "vanish"),
        ([4, 5], PORTAL, "portal"),
        ([6, 6], PORTAL, "portal"),
        ([1, 4], SPOT, "spot"),
        ([6, 2], SPOT, "spot"),
    ],
)
def test_the_second_to_deploy_rolls_for_the_objective_of_both(
    dice: list[int], objective: int, name: str
) -> None:
    state = deploying()
    state.first, state.stage = 1, OBJECTIVE
    played = play_out(roll_objective(state), dice=dice)
    assert state.objective == objective
    assert {roll.player for roll in played.rolls} == {0}
    assert played.told(ObjectiveFound) == [ObjectiveFound(name)]
    assert state.stage == (MARKERS if objective == SPOT else RECKON)


@pytest.mark.rule("HR-OPT-06")
@pytest.mark.parametrize(("option", "objective"), [("vanish", VANISH), ("portal", PORTAL), ("spot", SPOT)])
def test_an_objective_that_is_agreed_on_needs_no_dice(option: str, objective: int) -> None:
    state = deploying(objective=option)
    assert play_out(roll_objective(state)).rolls == []
    assert state.objective == objective


# -- Reckon and the order of everything ---------------------------------------------------------


def reckoning() -> State:
    """Both teams are deployed; Foreman Clank (Reckon) leads Ragmen on either side."""
    roster = team("gremlins", "gr-ragmen", "gr-rodbearers", "gr-foreman-clank")
    state = deploying(roster, roster)
    put(state, (0, 13, 7), (1, 14.5, 7), (2, 16, 7), (6, 17.5, 7))
    put(state, (3, 13, 5), (4, 14.5, 5), (5, 16, 5))
    play_out(place_portal(state))
    attached(state)
    put(state, (7, 13, 23), (8, 14.5, 23), (9, 16, 23), (13, 17.5, 23))
    put(state, (10, 13, 25), (11, 14.5, 25), (12, 16, 25))
    state.stage, state.player = RECKON, 0
    return state


@pytest.mark.rule("HR-ALD-06", "HR-SQD-12", "HR-SET-09", "HR-GEN-13")
def test_units_with_reckon_move_before_the_first_round_first_those_of_the_first_to_deploy() -> None:
    state = reckoning()
    (question,) = [next_question(state)]
    assert (question.player, question.kind) == (0, "home_raiders.setup.reckon")
    assert offered(question) == [0, None]
    orders: Json = [[number, [[inch(x), inch(9)]]] for number, x in ((0, 13), (1, 14.5), (2, 16), (6, 17.5))]
    played = play_out(reckon(state), [(0, 0), (0, orders)])
    assert played.kinds == ["home_raiders.setup.reckon", "home_raiders.move.path"]
    assert state.characters[0].body.shape.y == inch(9)
    assert state.troops[0].actions == 0
    assert state.stage == RECKON
    play_out(reckon(state))
    assert state.player == 1
    assert offered(next_question(state)) == [2, None]
    play_out(reckon(state), [(1, None)])
    assert state.stage == ROUND_START
    assert state.done == []


@pytest.mark.rule("HR-ALD-06", "HR-ALD-17")
@pytest.mark.parametrize("how", [["leave"], ["join", 1]])
def test_a_leader_that_leaves_with_the_free_move_brings_no_second_one(how: list[Json]) -> None:
    guide = card("leader", movement=6, abilities=["reckon", "redeploy"])
    state = position(
        unit(0, card(), (5, 5), leader=(guide, (7, 5))),
        unit(0, card(), (14, 5)),
        hero(1, card("hero"), (25, 25)),
    )
    state.stage, state.acting, state.player = RECKON, [], 0
    play_out(reckon(state), [(0, 0), (0, [[1, [[inch(11), inch(5)]], *how]])])
    assert state.characters[1].troop != 0
    assert play_out(reckon(state)).kinds == []
    assert state.stage == ROUND_START


@pytest.mark.rule("HR-ALD-06")
def test_without_reckon_nobody_moves_before_the_first_round() -> None:
    state = reckoning()
    for one in state.characters:
        bear(one, "confuse")
    from dicefront.games.home_raiders.rules.active import settle

    settle(state)
    assert play_out(reckon(state)).kinds == []
    assert state.stage == ROUND_START


@pytest.mark.rule("HR-SQD-01", "HR-SQD-07", "HR-SQD-09", "HR-SQD-11", "HR-SQD-13", "HR-SET-08", "HR-SET-09")
def test_the_setup_goes_through_its_steps_in_order() -> None:
    state = begun(stars=4, objective="spot", table="shelf")
    draw = Draw(3)
    stages: list[int] = []
    while state.stage < ROUND_START:
        if not stages or stages[-1] != state.stage:
            stages.append(state.stage)
        steps = next_procedure(state)
        assert steps is not None
        value: object = None
        while True:
            try:
                step = steps.send(value)
            except StopIteration:
                break
            value = None
            if isinstance(step, Roll):
                value = [1 + draw.below(sides) for sides in step.sides]
            elif isinstance(step, Sealed):
                value = [question.options()[0] for question in step.questions]
            elif isinstance(step, Question):
                value = step.options()[0]
    twice = [PORTALS, ATTACH, DEPLOY]
    order = [0, BUILD_TEAMS, SWEAR, LAYOUT, ROLL_OFF, *twice, *twice, HELD_BACK, OBJECTIVE, MARKERS, RECKON]
    assert stages == order
    assert len(state.markers) == 4


@pytest.mark.rule("HR-SQD-01")
def test_a_table_that_is_not_strewn_needs_no_throw() -> None:
    state = begun(table="desk")
    assert play_out(lay_table(state)).rolls == []
    assert len(state.space.things) == 19


@pytest.mark.rule("HR-GEN-14")
def test_nothing_is_hidden_once_the_teams_are_shown() -> None:
    match = GAME.table({"table": "shelf", "stars": 4}, seed=2)
    draw = Draw(2)
    for _ in range(60):
        question = match.pending[0]
        if match.state.stage > BUILD_TEAMS:
            assert view(match.state, 0) == view(match.state, 1) == view(match.state, None)
        options = offered(question)
        match.answer(question.player, options[draw.below(len(options))])
    seen: Any = view(match.state, None)
    assert {"wounds", "down", "card"} <= set(seen["characters"][0])
    assert seen["bag"] == match.state.bag


@pytest.mark.rule("HR-SQD-07")
def test_attachments_are_one_decision_and_deployment_follows() -> None:
    state = at_portal(mustered())
    assert isinstance(next_question(state), Attach)
    play_out(attach(state), [(0, offered(next_question(state))[0])])
    assert state.stage == DEPLOY
    question = next_question(state)
    assert (question.player, question.kind) == (0, "home_raiders.deploy.place")
    play_out(deploy(state), [(0, offered(question)[0])])
    assert state.stage == DEPLOY
