"""The words of ``data/observation.toml``, without views in between, and without signs of whole bands."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from dicefront.games.spherewars.rules.bands import BuildBand
from dicefront.games.spherewars.rules.gems import COIN
from dicefront.games.spherewars.rules.scoring import scores_of
from dicefront.games.spherewars.rules.sides import knows
from dicefront.games.spherewars.rules.state import Combatant, is_there
from dicefront.games.spherewars.rules.state import State as SpheresState
from dicefront.kernel.game import Game, State
from dicefront.kernel.question import Question
from dicefront.parts.observer.observer import Observer
from dicefront.parts.observer.packing import add_empty, fitting, packed
from dicefront.parts.observer.schema import CANDIDATE, Schema
from dicefront.skirmish.observing import Objects, length, relative


class SpheresObserver(Observer):
    """Writes what a seat sees: everything on the table, and of hidden items those of its own side."""

    def __init__(self, game: Game[Any], schema: Schema) -> None:
        super().__init__(game, schema)
        columns = schema.table("game").columns
        combatants, things = schema.table("combatants"), schema.table("things")
        self.band = self.note_number("spherewars.show.band")
        self.missions = columns[4].numbers
        self.races = schema.table("bands").columns[3].numbers
        self.profiles = combatants.columns[5].numbers
        self.band_rows = schema.table("bands").rows
        self.combatant_rows = combatants.rows
        self.cloud_rows = schema.table("clouds").rows
        self.objects = Objects(things.columns[1].numbers, things.rows, False)

    def write_tables(self, state: State, seat: int, out: list[int]) -> None:
        assert isinstance(state, SpheresState)
        seats: i64 = self.seats
        self._write_game(state, out)
        for number in range(self.seats):
            out.append(packed(1, relative(number, seat, seats), 1 if state.gone[number] else 0))
        self._write_sides(state, out)
        left = self.band_rows
        for band in state.bands:
            if left == 0:
                break
            race: i64 = self.races.get(band.race, len(self.races) + 1)
            out.append(packed(1, relative(band.seat, seat, seats), band.side + 1, race))
            orders: i64 = fitting(band.orders + band.extra_orders)
            out.append(packed(fitting(band.leader + 1), orders))
            left -= 1
        add_empty(out, 2 * left)
        self._write_combatants(state, seat, out)
        left = self.cloud_rows
        for cloud in state.clouds:
            if left == 0:
                break
            out.append(packed(1, fitting(cloud.source + 1), length(cloud.x), length(cloud.y)))
            out.append(packed(length(cloud.radius)))
            left -= 1
        add_empty(out, 2 * left)
        self.objects.write(state.space, seat, seats, out)

    def write_candidates(self, question: Question[Any], first: int, last: int, out: list[int]) -> None:
        if isinstance(question, BuildBand):
            for _ in range(first, last):
                out.append(packed(CANDIDATE, self.band))
                out.append(0)
        else:
            super().write_candidates(question, first, last, out)

    def _write_game(self, state: SpheresState, out: list[int]) -> None:
        mission: i64 = self.missions.get(state.mission, len(self.missions) + 1)
        act = state.activation
        who: i64 = 0
        phase: i64 = 0
        if act is not None:
            who = fitting(act.who + 1)
            phase = act.stage + 1
        width: i64 = length(state.space.width)
        depth: i64 = length(state.space.depth)
        out.append(packed(state.stage + 1, fitting(state.turn), fitting(state.first + 1), state.side + 1))
        out.append(packed(mission, state.weather + 1, fitting(state.options.points), width))
        out.append(packed(depth, who, phase))

    def _write_sides(self, state: SpheresState, out: list[int]) -> None:
        """Scores and gems: what everybody may know of them."""
        left = self.seats
        if state.bands and state.mission:
            for score in scores_of(state, state.outcome is None)[: self.seats]:
                out.append(packed(1, fitting(score.blood), fitting(score.points), fitting(score.glory)))
                out.append(packed(fitting(score.special)))
                left -= 1
        add_empty(out, 2 * left)
        left = self.seats
        for pool in state.gems[: self.seats]:
            out.append(packed(1, fitting(pool.own), fitting(pool.made), fitting(pool.casting)))
            out.append(packed(fitting(pool.dispelling)))
            left -= 1
        add_empty(out, 2 * left)

    def _write_combatants(self, state: SpheresState, seat: int, out: list[int]) -> None:
        known = [knows(state, seat, band) for band in range(len(state.bands))]
        left = self.combatant_rows
        for one in state.combatants:
            if left == 0:
                break
            profile = self.profiles.get(one.profile.id, len(self.profiles) + 1)
            hidden: i64 = len(one.hidden) if known[one.band] else 0
            write_combatant(one, profile, hidden, relative(one.owner, seat, self.seats), out)
            left -= 1
        add_empty(out, 6 * left)


def write_combatant(one: Combatant, profile: i64, hidden: i64, owner: i64, out: list[int]) -> None:
    """The six words of a combatant."""
    x: i64 = 0
    y: i64 = 0
    z: i64 = 0
    if is_there(one):
        shape = one.body.shape
        x = length(shape.x)
        y = length(shape.y)
        z = length(one.body.bottom)
    effects: i64 = 0
    coins: i64 = 0
    if one.effects.all:
        effects = len(one.effects.all)
        for effect in one.effects.all:
            if effect.id == COIN and effect.value > coins:
                coins = effect.value
    fleeing: i64 = 1 if one.fleeing else 0
    activated: i64 = 1 if one.activated else 0
    area_lost: i64 = 1 if one.area_lost else 0
    ordered: i64 = 1 if one.ordered else 0
    side: i64 = one.side + 1
    out.append(packed(1, owner, side, one.band + 1))
    out.append(packed(fitting(one.troop + 1), profile, one.where + 1, x))
    out.append(packed(y, z, length(one.profile.radius), fitting(one.wounds)))
    out.append(packed(fitting(one.profile.wounds), fitting(one.fatigue), fleeing, activated))
    out.append(packed(area_lost, ordered, effects, fitting(coins)))
    out.append(packed(hidden, len(one.shown)))
