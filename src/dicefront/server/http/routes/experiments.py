"""Experiments: what somebody wants to know by many games."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from dicefront.agents.levels import known_levels
from dicefront.kernel.ids import Json
from dicefront.server.experiments import command_of, games_of, verdict_of
from dicefront.server.hall.founding import bad_army
from dicefront.server.http.endpoints import Ask, Endpoint
from dicefront.server.keys import new_id
from dicefront.server.problems import Failed
from dicefront.server.protocol.lab import Experiment, Experiments, ExperimentWish
from dicefront.server.registry import game_of
from dicefront.server.store import studies as store_studies
from dicefront.server.store.rows import Person
from dicefront.server.store.studies import ExperimentRow
from dicefront.server.work.wishes import Checked, Rosters


def shown(row: ExperimentRow) -> Experiment:
    state: Any = row.state
    verdict: Any = verdict_of(row)
    return Experiment(
        id=row.id,
        game=row.game,
        wish=row.wish,
        state=state,
        games=games_of(row),
        result=row.result,
        verdict=verdict,
        command=command_of(row),
        created=row.created,
        changed=row.changed,
    )


async def my_experiments(ask: Ask) -> Experiments:
    """Own experiments, latest first."""
    person = await ask.visitor()
    if person is None:
        return Experiments(experiments=[])
    found = await ask.server.store.read(
        lambda connection: store_studies.own_experiments(connection, person.id)
    )
    return Experiments(experiments=[shown(row) for row in found])


async def one_experiment(ask: Ask) -> Experiment:
    """An experiment, for everybody with its link."""
    return shown(await find(ask, None))


async def find(ask: Ask, person: Person | None) -> ExperimentRow:
    id_ = ask.path("id")
    found = await ask.server.store.read(lambda connection: store_studies.read_experiment(connection, id_))
    if found is None or (person is not None and found.person != person.id):
        raise Failed(404, "no-such-experiment")
    return found


async def new_experiment(ask: Ask) -> Experiment:
    """Have two sides play each other many times."""
    person = await ask.person()
    wish = ask.body(ExperimentWish)
    rules = game_of(wish.game)
    full = await check_sides(ask, rules.id, wish)
    most = ask.server.settings.limits.experiments_per_person
    own = await ask.server.store.read(lambda connection: store_studies.own_experiments(connection, person.id))
    if sum(1 for one in own if one.state in ("waiting", "running")) >= most:
        raise Failed(409, "too-many-experiments", {"most": most})
    asked = msgspec.to_builtins(wish)
    asked["options"] = {name: full[name] for name in wish.options or {}}
    now = time.time()
    row = ExperimentRow(new_id(), person.id, rules.id, asked, "waiting", None, now, now)
    await ask.server.store.write(lambda connection: store_studies.add_experiment(connection, row))
    ask.server.experiments.add(row.id, person.id, ask.address)
    return shown(row)


async def check_sides(ask: Ask, game: str, wish: ExperimentWish) -> dict[str, Json]:
    """Levels, names and lists are checked here: nothing else goes into the call of a program.

    Returns the options in full.
    """
    known, sides = known_levels(game), (wish.a, wish.b)
    for side in sides:
        if side.level not in known:
            raise Failed(422, "no-such-level", {"level": side.level, "known": [*known]})
    armies = [side.army if side.roster is None else "" for side in sides]
    rosters = Rosters(game, wish.options, [side.roster for side in sides], armies)
    checked = await ask.read_out(Checked, "check_rosters", rosters)
    if checked.unknown:
        raise Failed(422, "no-such-army", {"army": checked.unknown})
    if checked.note is not None:
        raise bad_army(0, checked.note)
    return checked.options


async def remove_experiment(ask: Ask) -> None:
    """Stop an own experiment and forget it."""
    person = await ask.person()
    row = await find(ask, person)
    await ask.server.store.write(
        lambda connection: store_studies.remove_experiment(connection, person.id, row.id)
    )
    await ask.server.experiments.cancel(row.id)


ENDPOINTS = [
    Endpoint("GET", "/api/experiments", my_experiments, Experiments),
    Endpoint(
        "POST",
        "/api/experiments",
        new_experiment,
        Experiment,
        ExperimentWish,
        errors=[404, 409],
        gate="new_matches",
    ),
    Endpoint("GET", "/api/experiments/{id}", one_experiment, Experiment),
    Endpoint("DELETE", "/api/experiments/{id}", remove_experiment, None),
]
