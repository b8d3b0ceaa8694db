"""DEP: troops held back, and what is proposed."""

import pytest

from dicefront.games.home_raiders.rules.attachments import Attach
from dicefront.games.home_raiders.rules.deployment import (
    attach,
    deploy,
    deploy_held_back,
    waiting_troops,
)
from dicefront.games.home_raiders.rules.events.setup import HeldBack
from dicefront.games.home_raiders.rules.formations import FAR, NEAR
from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.state import (
    HELD_BACK,
    OBJECTIVE,
    PORTALS,
    State,
)
from dicefront.games.home_raiders.scenes import inch, own_table, team
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.testing import offered, play_out, refusal_of
from dicefront.skirmish.figures import ON_TABLE, place
from tests.games.home_raiders.musters import at_portal, attached, deploying, mustered, written
from tests.games.home_raiders.test_deployment import COG, RODS, SOCKET, SURVEY, asked, refused, second_player

# -- held back ----------------------------------------------------------------------------------


def scouting(first: Json, second: Json, held: list[Json], **options: Json) -> State:
    """Everybody but those held back is placed, as the first proposals have it."""
    state = attached(at_portal(mustered(first, second, **options)), held_back=held)
    while state.stage < HELD_BACK:
        if state.stage == PORTALS:
            second_player(state)
        else:
            waiting = waiting_troops(state, state.player, False)
            play_out(deploy(state), [(1, offered(asked(state))[0])] if waiting else [])
    return state


@pytest.mark.rule("HR-DEP-06", "HR-AUN-04", "HR-AHE-05")
@pytest.mark.parametrize(("roster", "troop"), [(SURVEY, 0), (SOCKET, 0)])
def test_scouts_and_explorers_may_be_held_back(roster: Json, troop: int) -> None:
    state = at_portal(mustered(roster))
    assert [answer["held_back"] for answer in offered(Attach(state))] == [[], [troop]]
    played = play_out(attach(state), [(0, offered(Attach(state))[1])])
    assert played.told(HeldBack) == [HeldBack(troop)]
    assert waiting_troops(state, 0, False) == []
    play_out(deploy(state))
    assert (state.stage, state.player) == (PORTALS, 1)


@pytest.mark.rule("HR-DEP-06")
def test_other_troops_are_not_held_back() -> None:
    state = at_portal(mustered(RODS))
    answer = {"leaders": [[3, 0]], "specialists": [], "held_back": [0]}
    assert refusal_of(Attach(state), answer).rule == "HR-DEP-06"
    basic = at_portal(mustered(SOCKET, level="basic"))
    assert refusal_of(Attach(basic), {"leaders": [], "specialists": [], "held_back": [0]}).rule == "HR-DEP-06"


@pytest.mark.rule("HR-AUN-04", "HR-GEN-08")
def test_scouts_stand_anywhere_further_than_12_inches_from_every_enemy() -> None:
    """The enemy Hero (radius 0.98 inches) stands at (15, 25); Surveyors have a radius of 0.49 inches."""
    state = scouting(SURVEY, COG, [0])
    enemy = state.characters[4]
    place(enemy, inch(15), inch(25), 0)
    assert (asked(state).kind, asked(state).rule) == ("home_raiders.deploy.hold-back", "HR-DEP-06")
    line = inch(25) - 2500 - 1250 - FAR
    rest: list[Json] = [
        [0, [inch(13), line - inch(0.5), 0]],
        [2, [inch(13), line - inch(2), 0]],
        [3, [inch(11), line - inch(2), 0]],
    ]
    clear: Json = [1, [inch(15), line - 1, 0]]
    near: Json = [1, [inch(15), line, 0]]
    assert asked(state).check([*rest, clear]) is None
    assert refused(state, [*rest, near]) == ("too_near", "HR-AUN-04")
    for answer in offered(asked(state)):
        assert asked(state).check(answer) is None


@pytest.mark.rule("HR-AUN-04", "HR-DEP-03")
def test_scouts_keep_formation_and_take_their_leader_along() -> None:
    state = scouting(SURVEY, COG, [0])
    assert sorted(asked(state).waiting[0].members) == [0, 1, 2, 3]
    place(state.characters[4], inch(25), inch(27), 0)
    spread = written((0, 3, 14), (1, 4.5, 14), (2, 10, 14), (3, 6, 14))
    assert refused(state, spread) == ("broken", "HR-DEP-03")
    close = written((0, 3, 14), (1, 4.5, 14), (2, 7.5, 14), (3, 6, 14))
    play_out(deploy_held_back(state), [(0, close)])
    assert state.stage == OBJECTIVE
    assert not state.troops[0].held_back


@pytest.mark.rule("HR-AUN-05", "HR-AHE-05")
def test_where_no_place_is_far_enough_they_are_deployed_at_their_portal() -> None:
    state = scouting(SOCKET, team("gremlins", "gr-ragmen*3"), [0], table=own_table(width=20, depth=18))
    ragmen = [one for one in state.characters if one.owner == 1]
    for number, one in enumerate(ragmen):
        place(one, inch(3 + 6.5 * (number % 3)), inch(4 + 5 * (number // 3)), 0)
    for answer in offered(asked(state)):
        assert asked(state).check(answer) is None
    assert refused(state, written((0, 2, 16.5)))[1] == "HR-DEP-01"


@pytest.mark.rule("HR-DEP-06", "HR-SQD-09")
def test_troops_held_back_are_placed_in_turn_beginning_with_the_first_to_deploy() -> None:
    two = team("freeloaders", "fl-sock-thieves", "fl-sock-thieves")
    state = at_portal(mustered(two, SOCKET))
    attached(state, held_back=[0, 1])
    play_out(deploy(state))
    second_player(state)
    state.troops[2].held_back = True
    play_out(deploy(state))
    assert (state.stage, state.player) == (HELD_BACK, 0)
    order: list[int] = []
    while state.stage == HELD_BACK:
        if waiting_troops(state, state.player, True):
            order.append(state.player)
            played = play_out(deploy_held_back(state), [(state.player, offered(asked(state))[0])])
            assert played.kinds == ["home_raiders.deploy.hold-back"]
        else:
            play_out(deploy_held_back(state))
    assert order == [0, 1, 0]
    assert all(one.where == ON_TABLE for one in state.characters)


# -- proposals ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        {"stars": 6, "layout": "cunning"},
        {"stars": 4, "layout": "direct", "table": "bedside-table"},
        {"stars": 10, "formation_mode": "all"},
        {"stars": 30},
        {"stars": 24, "table": "kitchen-counter", "formation_mode": "chain"},
    ],
)
def test_every_proposal_of_the_setup_is_legal(options: dict[str, Json]) -> None:
    match = GAME.table({**options, "objective": "spot"}, seed=7)
    draw = Draw(7)
    while match.state.round == 0 and match.pending:
        question = match.pending[draw.below(len(match.pending))]
        choices = offered(question)
        assert choices
        for choice in choices:
            assert question.check(choice) is None, f"{question!r} refuses {choice!r}"
        match.answer(question.player, choices[draw.below(len(choices))])
        assert GAME.problem_of_state(match.state) == ""


@pytest.mark.parametrize(
    "answer",
    [
        None,
        7,
        [],
        [[0]],
        [[0, [1, 2]]],
        [["0", [1, 2, 0]]],
        [[True, [1, 2, 0]]],
        [[0, [1.5, 2, 0]]],
        [[0, [10**9, 2, 0]]],
        [[99, [1, 2, 0]]],
        {"0": [1, 2, 0]},
    ],
)
def test_what_is_no_deployment_cannot_be_read(answer: Json) -> None:
    assert refusal_of(asked(deploying(COG)), answer).reason == "kernel.unreadable"


def test_limits_are_in_inches() -> None:
    assert (inch(6), inch(12)) == (NEAR, FAR)
    assert deploying(COG).troops[0].leader == NOBODY
