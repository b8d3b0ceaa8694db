"""The environment for all seats: PettingZoo's own tests, and what it does with sealed questions and pages."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import dicefront.env
from dicefront.env import SeatEnv, TableEnv, aec
from dicefront.env.setting import Setting
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Outcome, game, game_ids
from dicefront.parts.observer.episode import rewards_of
from tests.kernel.feud import Feud

GAMES = sorted(game_ids())


def seat_counts(name: str) -> list[int]:
    """The numbers of seats that a game can have, other than the usual one."""
    chosen = game(name).seat_option()
    return [
        count
        for option in game(name).options
        if option.name == chosen
        for count in range(2, 7)
        if option.allows(count) and count != option.default
    ]


CASES: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in GAMES),
    *((name, {"seats": seats}) for name in GAMES for seats in seat_counts(name)),
]


def play(env: Any, steps: int, draw: Draw) -> None:
    """Choose any slots that the masks allow, so often or until the match is over."""
    for _ in range(steps):
        if not env.agents:
            return
        observation, _, terminated, truncated, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated or truncated else int(legal[draw.below(len(legal))]))


def test_some_game_has_up_to_six_seats() -> None:
    assert {seats for name in GAMES for seats in seat_counts(name)} == {3, 4, 5, 6}


@pytest.mark.filterwarnings("ignore::UserWarning")  # it wants pictures for observations, and says so
@pytest.mark.parametrize(("name", "given"), CASES)
def test_it_passes_the_tests_of_pettingzoo(name: str, given: dict[str, Any]) -> None:
    api_test(aec(name, limit=150, **given), num_cycles=200)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("observation", ["numbers", "tables"])
def test_it_passes_them_with_observations_in_other_forms(observation: str) -> None:
    api_test(aec("chessboard", limit=150, observation=observation), num_cycles=200)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_makes_the_same_match(name: str) -> None:
    seed_test(lambda: aec(name, limit=100), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_it_draws_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec(name, render_mode=render_mode))
    assert "seat" in capsys.readouterr().out


def test_matches_differ_from_seed_to_seed_and_from_one_to_the_next() -> None:
    def start(env: TableEnv, seed: int | None) -> list[Any]:
        env.reset(seed=seed)
        play(env, 60, Draw(1))
        return [env.table.game.encode(env.table.state)]

    env = TableEnv("crystals")
    first, second = start(env, 7), start(env, None)
    assert first != second
    assert [start(env, 7), start(env, None)] == [first, second], "a seed fixes all matches that follow"
    assert start(env, 8) not in ([first], [second])


def test_without_a_seed_every_environment_plays_matches_of_its_own() -> None:
    one, two = TableEnv("crystals"), TableEnv("crystals")
    seen = []
    for env in (one, two):
        env.reset()
        play(env, 80, Draw(1))
        seen.append(
            env.table.entries[-1].value if env.table.is_over else env.table.game.encode(env.table.state)
        )
    assert seen[0] != seen[1]


def test_sealed_questions_are_asked_one_after_the_other_and_tell_nothing() -> None:
    shown = []
    for slot in (0, 1):
        env = TableEnv("crystals", seats=4)
        env.reset(seed=3)
        assert len(env.table.pending) == 4
        asked, others = [], []
        for _ in range(4):
            asked.append(env.agent_selection)
            others.append(env.observe(env.agent_selection)["observation"])
            env.step(slot if env.agent_selection == "seat_0" else 0)
        assert asked == env.possible_agents
        shown.append(np.stack(others))
    assert np.array_equal(shown[0], shown[1]), "somebody could tell what seat 0 had chosen"


def test_only_the_seat_that_decides_sees_the_question() -> None:
    env = TableEnv("chessboard", observation="tables")
    env.reset(seed=1)
    play(env, 30, Draw(3))
    for agent in env.agents:
        seen = env.observe(agent)
        mine = agent == env.agent_selection
        assert bool(seen["observation"]["question"].any()) == mine
        assert bool(seen["action_mask"].any()) == mine
        told = env.entities(agent)
        assert (told["question"] is not None) == mine
        assert told["view"] == env.table.game.view(env.table.state, env.possible_agents.index(agent))


@pytest.mark.parametrize("name", GAMES)
def test_entities_say_what_the_arrays_say(name: str) -> None:
    env = TableEnv(name, observation="tables")
    env.reset(seed=2)
    draw = Draw(2)
    for _ in range(40):
        if env.episode.over:
            break
        told, seen = env.entities(env.agent_selection), env.observe(env.agent_selection)
        candidates: Any = told["candidates"]
        assert len(candidates) == np.count_nonzero(seen["observation"]["candidates"][:, 0] == 1)
        for candidate, row in zip(candidates, seen["observation"]["candidates"], strict=False):
            assert candidate["sign"].get("piece", -1) == row[2] - 1
            assert candidate["sign"].get("space", -1) == row[5] - 1
        play(env, 1, draw)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", GAMES)
def test_with_fewer_slots_than_candidates_there_are_pages(name: str) -> None:
    api_test(aec(name, slots=4, limit=150), num_cycles=200)


def test_every_candidate_stands_on_one_page_and_the_last_page_leads_to_the_first() -> None:
    episode = Setting("chessboard", slots=5).episode(1)
    question = episode.question()
    count = len(question.options())
    assert count == 14
    met = []
    for page in range(4):
        assert episode.page == page
        met += [episode.candidate(slot) for slot in episode.legal() if slot != 4]
        episode.act(4)
    assert episode.page == 0
    assert episode.question() is question
    assert met == question.options()
    assert episode.decisions == 4
    episode.act(4)
    wanted = question.options()[5]
    episode.act(1)
    assert episode.table.entries[-1].meant(question, False) == wanted
    assert episode.page == 0


def test_slots_without_a_candidate_are_refused() -> None:
    episode = Setting("crystals").episode(1)
    for slot in (-1, 2, 7, 8):
        with pytest.raises(BadData, match=r"one of the slots \[0, 1\]"):
            episode.act(slot)
        with pytest.raises(BadData):
            episode.candidate(slot)
    assert episode.decisions == 0


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_an_illegal_action_loses() -> None:
    env = aec("crystals")
    env.reset(seed=1)
    env.step(7)
    assert env.rewards["seat_0"] == -1
    assert all(env.terminations.values())


def test_after_the_limit_a_match_is_cut_off_and_nobody_has_won() -> None:
    env = TableEnv("crystals", limit=20)
    env.reset(seed=1)
    play(env, 20, Draw(1))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}
    assert not env.observe("seat_0")["action_mask"].any()


@pytest.mark.parametrize("name", ["chessboard", "crystals"])
def test_who_wins_gets_one_and_who_loses_minus_one(name: str) -> None:
    won = 0
    for seed in range(8):
        env = TableEnv(name)
        env.reset(seed=seed)
        while not env.episode.over:
            play(env, 1, Draw(100 * seed + env.episode.decisions))
        outcome = env.table.outcome
        assert outcome is not None
        rewards = [env.rewards[agent] for agent in env.possible_agents]
        assert all(env.terminations.values())
        if outcome.is_draw:
            assert rewards == [0.0, 0.0]
        else:
            assert rewards == [1.0 if seat in outcome.winners else -1.0 for seat in (0, 1)]
            won += 1
    assert won


@pytest.mark.parametrize(
    ("places", "sides", "rewards"),
    [
        ([1, 2], [0, 1], [1, -1]),
        ([1, 1], [0, 1], [0, 0]),
        ([1, 2, 2], [0, 1, 2], [1, -0.5, -0.5]),
        ([1, 1, 2], [0, 1, 2], [0.25, 0.25, -0.5]),
        ([1, 2, 1, 2], [0, 1, 0, 1], [1, -1, 1, -1]),
        ([1, 1, 1, 1], [0, 1, 0, 1], [0, 0, 0, 0]),
    ],
)
def test_sides_share_victory_and_rewards_add_up_to_nothing(
    places: list[int], sides: list[int], rewards: list[float]
) -> None:
    assert rewards_of(Outcome("over", "X-1", places), sides) == pytest.approx(rewards)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("allies", ["no", "yes"])
def test_any_game_will_do_even_one_that_is_not_installed(allies: str) -> None:
    env = TableEnv(Feud(), seats=6, options={"allies": allies})
    api_test(env, num_cycles=100)


def test_names_carry_a_version() -> None:
    for name in GAMES:
        named = getattr(dicefront.env, f"{name}_v0")
        assert named.raw_env().metadata["name"] == f"{name}_v0"
        assert str(named.env()) == f"{name}_v0"
    with pytest.raises(AttributeError):
        getattr(dicefront.env, "chessboard_v9")  # noqa: B009 - a name that is not there
    with pytest.raises(AttributeError):
        dicefront.env.nonsense_v0  # noqa: B018


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"seats": 3}, "seats"),
        ({"seats": 2.0}, "seats"),
        ({"slots": 1}, "slots"),
        ({"slots": "many"}, "slots"),
        ({"limit": 0}, "limit"),
        ({"limit": 1e3}, "limit"),
        ({"limit": True}, "limit"),
        ({"observation": "pictures"}, "observation"),
        ({"render_mode": "3d"}, "render_mode"),
        ({"options": {"points": 31}}, "options.points"),
        ({"options": {"colour": "red"}}, "options.colour"),
        ({"options": ["points"]}, "options"),
    ],
)
def test_settings_that_do_not_fit_are_refused(given: dict[str, Any], place: str) -> None:
    with pytest.raises(BadData) as problem:
        TableEnv("chessboard", **given)
    assert problem.value.arguments["where"] == place


@pytest.mark.parametrize("call", [TableEnv.last, TableEnv.render, lambda env: env.step(0)])
def test_it_must_be_reset_first(call: Any) -> None:
    with pytest.raises(BadData, match="reset"):
        call(TableEnv("crystals", render_mode="ansi"))


@pytest.mark.parametrize("seed", ["7", 7.0, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    env = TableEnv("crystals")
    with pytest.raises(BadData, match="seed"):
        env.reset(seed=seed)
    env.reset(seed=np.int64(7))  # type: ignore[arg-type]  # as researchers do
    assert env.agents


@pytest.mark.parametrize("action", [None, "1", 1.0, True, np.array([1])])
def test_an_action_is_a_whole_number(action: Any) -> None:
    env = TableEnv("crystals")
    env.reset(seed=1)
    with pytest.raises(BadData, match="the number of a slot"):
        env.step(action)
    assert env.episode.decisions == 0
    env.step(np.int64(1))
    assert env.episode.decisions == 1


def state_of(env: Any) -> Any:
    """All that a match is: the state of the table, who is asked what, and what was won."""
    episode = env.unwrapped.episode
    return (
        episode.game.encode(episode.table.state),
        [repr(question) for question in episode.table.pending],
        (episode.page, episode.decisions, episode.table.throws),
        (env.rewards, env.terminations, env.truncations, env.agents),
    )


@pytest.mark.parametrize("make", [TableEnv, aec])
@pytest.mark.parametrize(("name", "given"), [*CASES, ("chessboard", {"slots": 4})])
def test_a_copy_of_a_running_match_goes_its_own_way(make: Any, name: str, given: dict[str, Any]) -> None:
    env = make(name, limit=60, **given)
    env.reset(seed=4)
    moments = 0
    while env.agents:
        moments += 1
        before = state_of(env)
        copies = [deepcopy(env), deepcopy(env)]
        assert state_of(copies[0]) == before
        play(copies[0], 4, Draw(7))
        assert state_of(env) == before, "playing the copy changed the match"
        play(copies[1], 4, Draw(7))
        play(env, 4, Draw(7))
        assert state_of(env) == state_of(copies[0]) == state_of(copies[1])
    assert moments > 14


def dice_of(env: TableEnv, draw: Draw) -> list[Any]:
    """Which events an environment tells while slots are chosen at random."""
    told = []
    for _ in range(40):
        mask = env.observe(env.agent_selection)["action_mask"]
        legal = np.flatnonzero(mask)
        env.step(int(legal[draw.below(len(legal))]))
        told.append(repr(env.table.told))
    return told


def test_who_imagines_a_match_cannot_foresee_its_dice() -> None:
    env = TableEnv("crystals")
    env.reset(seed=4)
    play(env, 12, Draw(1))
    before = state_of(env)
    agent = env.agent_selection
    tries = [dice_of(env.imagine(agent, seed), Draw(2)) for seed in (1, 1, 2)]
    assert state_of(env) == before, "imagining changed the match"
    assert tries[0] == tries[1] != tries[2]
    assert dice_of(env, Draw(2)) not in tries


@pytest.mark.parametrize(("name", "given"), CASES)
def test_an_imagined_match_shows_a_seat_what_it_sees(name: str, given: dict[str, Any]) -> None:
    env = TableEnv(name, limit=80, observation="numbers", **given)
    env.reset(seed=4)
    moments = 0
    while env.agents and not env.terminations[env.agent_selection]:
        agent = env.agent_selection
        imagined = env.imagine(agent, 7)
        assert imagined.agent_selection == agent
        for seen, told in zip(env.observe(agent).values(), imagined.observe(agent).values(), strict=True):
            assert np.array_equal(seen, told)
        moments += 1
        play(env, 5, Draw(moments))
    assert moments > 8


def test_a_seat_does_not_imagine_what_others_sealed() -> None:
    """The second who is asked cannot find out what the first has chosen."""
    chosen = set()
    for seed in range(12):
        env = TableEnv("crystals")
        env.reset(seed=1)
        env.step(0)
        imagined = env.imagine(env.agent_selection, seed)
        imagined.step(0)
        chosen.add(repr(imagined.table.game.encode(imagined.table.state)))
    assert len(chosen) > 1


def test_only_seats_of_the_match_imagine() -> None:
    env = TableEnv("crystals")
    with pytest.raises(BadData, match="reset"):
        env.imagine("seat_0", 1)
    env.reset(seed=1)
    with pytest.raises(BadData, match="one of seat_0, seat_1"):
        env.imagine("seat_2", 1)
    with pytest.raises(BadData, match="a whole number"):
        env.imagine("seat_0", 1.5)  # type: ignore[arg-type]


def test_a_refused_action_leaves_the_rewards() -> None:
    env = TableEnv("crystals")
    env.reset(seed=1)
    env.rewards["seat_0"] = env._cumulative_rewards["seat_0"] = 0.5
    with pytest.raises(BadData, match="one of the slots"):
        env.step(7)
    assert env.rewards["seat_0"] == env._cumulative_rewards["seat_0"] == 0.5


def test_a_copy_begins_the_same_next_match() -> None:
    env = TableEnv("crystals")
    env.reset(seed=4)
    copy = deepcopy(env)
    for each in (env, copy):
        each.reset()
        play(each, 40, Draw(1))
    assert state_of(env) == state_of(copy)


def test_a_copy_draws_actions_of_its_own() -> None:
    env = TableEnv("chessboard")
    env.reset(seed=4)
    env.action_space("seat_0").seed(1)
    copy = deepcopy(env)
    drawn = [[int(each.action_space("seat_0").sample()) for _ in range(8)] for each in (copy, env)]
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("make", [TableEnv, aec, SeatEnv])
@pytest.mark.parametrize("name", GAMES)
def test_before_the_first_match_it_can_be_pickled_and_copied(name: str, make: Any, copied: Any) -> None:
    env = make(name, limit=30, observation="numbers", slots=9)
    twin = copied(env)
    seen = []
    for each in (env, twin):
        each.reset(seed=3)
        setting = each.unwrapped.setting
        seen.append((each.unwrapped.told_to(0), setting.limit, setting.slots, each.unwrapped.form.kind))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("make", [TableEnv, aec, SeatEnv])
def test_a_running_match_is_not_pickled(make: Any) -> None:
    env = make("crystals")
    env.reset(seed=3)
    with pytest.raises(TypeError, match="after its first reset"):
        pickle.dumps(env)


def test_a_game_that_is_not_installed_is_copied_itself() -> None:
    env = deepcopy(TableEnv(Feud(), seats=6))
    env.reset(seed=1)
    assert len(env.agents) == 6
