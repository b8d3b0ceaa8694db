"""No attribute of any state class is forgotten, by its copy or by its codec."""

from __future__ import annotations

import importlib
import json
from typing import Any

import pytest

from dicefront.kernel.codec import Codec, ListOf, Maybe, Record
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import TableError
from dicefront.kernel.game import Game, Outcome
from dicefront.kernel.plain import attributes
from dicefront.kernel.playout import play_on
from tests.conformance.registered import every_game, moments


def records(game: Game[Any]) -> dict[type, Record[Any]]:
    """All records of a game, found in the module that defines it."""
    module = importlib.import_module(type(game).__module__)
    found: dict[type, Record[Any]] = {}
    for value in vars(module).values():
        collect(value, found)
    return found


def collect(codec: object, found: dict[type, Record[Any]]) -> None:
    if isinstance(codec, Record):
        if isinstance(codec.make, type) and codec.make not in found:
            found[codec.make] = codec
            for part in codec.fields.values():
                collect(part, found)
    elif isinstance(codec, (ListOf, Maybe)):
        collect(codec.part, found)


@every_game
def test_every_record_names_all_attributes_of_its_class(game: Game[Any]) -> None:
    found = records(game)
    state = type(moments(game, 1)[0].state)

    assert state in found, "the codec of the state is not to be found in the module of the game"
    for cls, record in found.items():
        assert isinstance(record, Codec)
        assert set(record.fields) == set(attributes(cls)), f"{cls.__name__}: the codec names other attributes"


@every_game
def test_an_object_has_no_attribute_that_its_constructor_does_not_take(game: Game[Any]) -> None:
    found = records(game)
    for table in moments(game, 20):
        for part in parts(table.state, found):
            if hasattr(part, "__dict__") and not hasattr(type(part), "__mypyc_attrs__"):
                derived = set(getattr(type(part), "DERIVED", ()))
                assert set(vars(part)) == set(attributes(type(part))) | derived, type(part).__name__


def parts(value: Any, known: dict[type, Record[Any]]) -> list[Any]:
    """All objects of known classes in a state, the state first."""
    if isinstance(value, list):
        return [part for item in value for part in parts(item, known)]
    if type(value) not in known:
        return []
    found = [value]
    for name in attributes(type(value)):
        found.extend(parts(getattr(value, name), known))
    return found


def other_value(value: Any) -> Any:
    """Another value of the same type; the same one if there is none to be had."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, list) and value:
        return value[:-1]
    return value


@every_game
def test_every_attribute_is_copied_encoded_and_independent(game: Game[Any]) -> None:
    """Change each attribute of each part of a copy: the original stays, the code of the copy changes."""
    known = records(game)
    touched: set[str] = set()
    for table in moments(game, 6):
        state = table.state
        before = json.dumps(game.encode(state))
        assert json.dumps(game.encode(state.copy())) == before, "a copy differs"
        shared = [id(part) for part in parts(state, known)]
        for number in range(len(parts(state, known))):
            twin = state.copy()
            part = parts(twin, known)[number]
            if id(part) in shared:
                continue  # never changed in play, so copies may share it; see the next test
            for name in attributes(type(part)):
                value = getattr(part, name)
                new = other_value(value)
                if new == value:
                    continue
                setattr(part, name, new)
                assert json.dumps(game.encode(twin)) != before, f"{type(part).__name__}.{name} is not encoded"
                assert json.dumps(game.encode(state)) == before, f"{type(part).__name__}.{name} is shared"
                setattr(part, name, value)
                touched.add(f"{type(part).__name__}.{name}")
            assert json.dumps(game.encode(twin)) == before
    assert len(touched) > 8


@every_game
def test_a_copy_stays_as_it_is_while_the_match_goes_on(game: Game[Any]) -> None:
    """Whatever copies share is replaced in play, never changed."""
    for number, table in enumerate(moments(game, 25, seed=1)):
        draw = Draw(number)
        kept: list[tuple[Any, str]] = []
        while table.pending and len(kept) < 25:
            kept.append((table.state.copy(), json.dumps(game.encode(table.state))))
            play_on(table, draw, 7)
        for copy, then in kept:
            assert json.dumps(game.encode(copy)) == then


@every_game
def test_a_state_survives_json(game: Game[Any]) -> None:
    for table in moments(game, 20, seed=2):
        data = json.loads(json.dumps(game.encode(table.state)))
        again = game.decode(data)
        assert game.encode(again) == data
        assert type(again) is type(table.state)


@every_game
def test_an_outcome_survives_json(game: Game[Any]) -> None:
    table = moments(game, 1)[0]
    table.state.outcome = Outcome("x.y", "Z-1", [1] * table.seats)
    again = game.decode(json.loads(json.dumps(game.encode(table.state))))
    assert again.outcome == table.state.outcome


@every_game
def test_every_missing_or_strange_entry_of_a_state_is_named(game: Game[Any]) -> None:
    state = moments(game, 3)[-1].state
    data: Any = game.encode(state)
    added = records(game)[type(state)].added
    for name in data:
        without = {key: value for key, value in data.items() if key != name}
        strange = data | {name: {"strange": 1.5}}
        if name in added:  # positions that are older than it are read as well
            older: Any = game.encode(game.decode(without))
            assert older[name] in (added[name], data[name]), "as it was before, or worked out from the rest"
        for broken in [strange] if name in added else [without, strange]:
            with pytest.raises(TableError) as caught:
                game.decode(broken)
            assert name in str(caught.value) or "options" in str(caught.value)
    with pytest.raises(TableError, match=r"state\.surplus"):
        game.decode(data | {"surplus": 1})
