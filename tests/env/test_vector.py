"""Many tables at once: the same matches as one after the other, in stacked arrays."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

from dicefront.env import Form, ProcessVector, TableVector
from dicefront.env.setting import Setting
from dicefront.env.vector import Stepped, any_slots
from dicefront.kernel.draw import child_seed
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import game_ids
from tests.kernel.feud import Feud

GAMES = sorted(game_ids())


@pytest.mark.parametrize("name", GAMES)
def test_tables_play_the_matches_that_single_tables_play(name: str) -> None:
    count, limit = 3, 25
    tables = TableVector(name, count, limit=limit, observation="numbers")
    setting = Setting(name, limit=limit)
    form = Form(setting.observer.schema, "numbers")
    base = child_seed(9, 0)
    begun = [0] * count
    episodes = [setting.episode(child_seed(base, index, 0)) for index in range(count)]
    stepped = tables.reset(seed=9)
    random = np.random.default_rng(1)
    ended = 0
    for _ in range(70):
        for index, episode in enumerate(episodes):
            words: list[int] = []
            episode.write(episode.asked(), words)
            raw = form.raw(words)
            assert stepped.seat[index] == episode.asked()
            assert np.array_equal(stepped.observation[index], form.of(raw))
            assert np.array_equal(stepped.mask[index], form.mask(raw))
            assert np.flatnonzero(stepped.mask[index]).tolist() == episode.legal()
        slots = any_slots(stepped.mask, random)
        stepped = tables.step(slots)
        for index, episode in enumerate(episodes):
            episode.act(int(slots[index]))
            assert stepped.terminated[index] == episode.terminated
            assert stepped.truncated[index] == episode.truncated
            assert np.allclose(stepped.rewards[index], episode.rewards())
            if episode.over:
                assert tables.took[index] == episode.decisions
                ended += 1
                begun[index] += 1
                episode.begin(child_seed(base, index, begun[index]))
    assert ended >= 2 * count


def test_rewards_are_told_once() -> None:
    tables = TableVector("chessboard", 8, options={"preset": "first_game"})
    stepped = tables.reset(seed=4)
    random = np.random.default_rng(1)
    ended = 0
    for _ in range(500):
        stepped = tables.step(any_slots(stepped.mask, random))
        over = stepped.terminated | stepped.truncated
        assert not stepped.rewards[~over].any()
        assert np.allclose(stepped.rewards.sum(axis=1), 0)
        ended += int(over.sum())
    assert ended > 4


def test_a_seed_makes_the_same_matches_and_tables_play_different_ones() -> None:
    def played(seed: int | None, tables: TableVector) -> np.ndarray[Any, Any]:
        stepped = tables.reset(seed)
        random = np.random.default_rng(1)
        for _ in range(30):
            stepped = tables.step(any_slots(stepped.mask, random))
        found: np.ndarray[Any, Any] = stepped.observation.copy()
        return found

    tables = TableVector("crystals", 4)
    first, second = played(3, tables), played(None, tables)
    assert not np.array_equal(first, second)
    assert np.array_equal(played(3, TableVector("crystals", 4)), first)
    assert not np.array_equal(first[0], first[1])
    # A part of the tables, in another process say, plays the same matches as the whole.
    rest = TableVector("crystals", 2, first=2)
    whole, part = tables.reset(seed=3).observation, rest.reset(seed=3).observation
    assert np.array_equal(whole[2:], part)


@pytest.mark.parametrize("observation", ["floats", "numbers", "tables"])
def test_stacked_observations_are_those_of_single_ones(observation: str) -> None:
    tables = TableVector("chessboard", 5, observation=observation)
    stepped = tables.reset(seed=2)
    for index in range(5):
        one = tables.form.of(tables.raw[index])
        if observation == "tables":
            assert all(np.array_equal(stepped.observation[name][index], one[name]) for name in one)
        else:
            assert np.array_equal(stepped.observation[index], one)
        assert tables.form.space.contains(one)


def test_names_say_what_a_number_is() -> None:
    tables = TableVector("chessboard", 1, options={"preset": "first_game"})
    stepped = tables.reset(seed=2)
    names = tables.form.names
    assert len(names) == stepped.observation.shape[1] == len(set(names))
    shown = dict(zip(names, stepped.observation[0], strict=True))
    assert shown["game[0].scenario=last_standing"] == 1
    assert shown["question[0].kind=chessboard.setup.deploy"] == 1
    assert shown["candidates[0].slot"] == 0.5
    told: Any = tables.schema.to_json()
    assert [table["name"] for table in told["tables"]][-2:] == ["question", "candidates"]


def test_what_is_no_list_of_slots_is_refused() -> None:
    tables = TableVector("crystals", 3)
    with pytest.raises(BadData, match="reset"):
        tables.step([0, 0, 0])
    tables.reset(seed=1)
    wrong: list[Any] = [[0, 0], [[0, 0, 0]], [0.0, 0.0, 0.0], [True, True, True], ["0", "0", "0"], None]
    for slots in wrong:
        with pytest.raises(BadData, match="3 numbers of slots"):
            tables.step(slots)
    tables.step(np.zeros(3, np.uint8))


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"tables": 0}, "tables"),
        ({"tables": 2.0}, "tables"),
        ({"tables": 2, "first": -1}, "first"),
        ({"tables": 2, "seats": "2"}, "seats"),
    ],
)
def test_settings_that_do_not_fit_are_refused(given: dict[str, Any], place: str) -> None:
    with pytest.raises(BadData) as problem:
        TableVector("crystals", **given)
    assert problem.value.arguments["where"] == place


def test_if_one_slot_is_refused_no_table_is_stepped() -> None:
    tables, same = (TableVector("crystals", 4) for _ in range(2))
    shown = tables.reset(seed=1)
    same.reset(seed=1)
    shown.mask[:] = 1  # what was given out is not what counts
    for slot in (-1, 2, 7, 8):
        with pytest.raises(BadData, match=r"actions\[2\].*one of the slots \[0, 1\]"):
            tables.step([1, 0, slot, 0])
    for _ in range(6):
        one, two = tables.step([0] * 4), same.step([0] * 4)
        assert np.array_equal(one.observation, two.observation)


def test_tables_are_not_pickled() -> None:
    with pytest.raises(TypeError, match="from the same seed"):
        pickle.dumps(TableVector("crystals", 2))


def test_several_processes_play_the_matches_of_one() -> None:
    single = TableVector("crystals", 5, limit=40)
    random = np.random.default_rng(1)
    with ProcessVector("crystals", 5, processes=2, limit=40) as several:
        one, two = single.reset(seed=6), several.reset(seed=6)
        for _ in range(90):
            for name in Stepped._fields:
                assert np.array_equal(getattr(one, name), getattr(two, name)), name
            slots = any_slots(one.mask, random)
            one, two = single.step(slots), several.step(slots)
        with pytest.raises(BadData, match="one of the slots"):
            several.step([*slots[:4], 7])
        slots = any_slots(one.mask, random)
        one, two = single.step(slots), several.step(slots)
        assert np.array_equal(one.observation, two.observation), "some tables were stepped in vain"
    several.close()  # again, which does no harm
    with pytest.raises(BadData, match="closed"):
        several.reset()
    with pytest.raises(BadData, match="closed"):
        several.step(slots)


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"processes": 6}, "processes"),
        ({"processes": 0}, "processes"),
        ({"processes": 1.0}, "processes"),
        ({"rosters": ["mine"]}, "rosters"),
        ({"limit": 0}, "limit"),
    ],
)
def test_processes_are_not_started_with_settings_that_do_not_fit(given: dict[str, Any], place: str) -> None:
    with pytest.raises(BadData) as problem:
        ProcessVector("crystals", 5, **given)
    assert str(problem.value.arguments["where"]).startswith(place)


def test_processes_play_games_that_are_installed() -> None:
    with pytest.raises(BadData, match="installed"):
        ProcessVector(Feud(), 2)  # type: ignore[arg-type]


def test_a_process_that_ends_is_told_about_and_ends_the_others() -> None:
    tables = ProcessVector("crystals", 4, processes=2)
    stepped = tables.reset(seed=1)
    slots = any_slots(stepped.mask, np.random.default_rng(1))
    ended, other = tables._workers
    ended.kill()
    ended.join()
    with pytest.raises(RuntimeError, match="has ended"):
        tables.step(slots)
    assert not other.is_alive()
    with pytest.raises(BadData, match="closed"):
        tables.reset()
