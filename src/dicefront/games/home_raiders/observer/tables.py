"""The words of ``data/observation.toml``, without views and signs in between."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.movement import GiveOrders
from dicefront.games.home_raiders.rules.moves import PUSH_IT
from dicefront.games.home_raiders.rules.shooting import Shoot
from dicefront.games.home_raiders.rules.shot import Shot, takers_of
from dicefront.games.home_raiders.rules.state import NOT_ROLLED, Character, Troop
from dicefront.games.home_raiders.rules.state import State as RaidersState
from dicefront.games.home_raiders.rules.team import BuildTeam
from dicefront.kernel.game import Game, State
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.question import Question
from dicefront.parts.observer.observer import Observer
from dicefront.parts.observer.packing import add_empty, fitting, packed
from dicefront.parts.observer.schema import CANDIDATE, Schema
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.observing import Objects, length, relative, write_markers


class RaidersObserver(Observer):
    """Writes what a seat sees: everything but a team that is not shown yet (HR-GEN-14)."""

    def __init__(self, game: Game[Any], schema: Schema) -> None:
        super().__init__(game, schema)
        characters, things = schema.table("characters"), schema.table("things")
        self.cards = characters.columns[2].numbers
        self.character_rows = characters.rows
        self.troop_rows = schema.table("troops").rows
        self.marker_rows = schema.table("markers").rows
        self.objects = Objects(things.columns[1].numbers, things.rows, True)
        self.team = self.note_number("home_raiders.show.team")
        self.shot = self.note_number("home_raiders.show.shot")
        self.stay = self.note_number("home_raiders.show.stay")
        self.moves = self.note_number("home_raiders.show.moves")

    def write_tables(self, state: State, seat: int, out: list[int]) -> None:
        assert isinstance(state, RaidersState)
        seats: i64 = self.seats
        options = state.options
        layout: i64 = 3 if state.layout == NOT_ROLLED else state.layout
        objective: i64 = 4 if state.objective == NOT_ROLLED else state.objective
        level: i64 = 2 if options.advanced else 1
        rounds: i64 = options.constants.rounds
        first: i64 = relative(state.first, seat, seats)
        player: i64 = relative(state.player, seat, seats)
        acting: i64 = state.acting[0] + 1 if state.acting else 0
        out.append(packed(state.stage + 1, layout, objective, level))
        out.append(packed(fitting(state.round), rounds, first, player))
        out.append(packed(acting, length(state.space.width), length(state.space.depth)))
        for number in range(self.seats):
            out.append(packed(1, relative(number, seat, seats), fitting(state.bag[number])))
        left = self.character_rows
        for character in state.characters:
            if left == 0:
                break
            card = self.cards.get(character.card.id, len(self.cards) + 1)
            write_character(character, card, relative(character.owner, seat, seats), out)
            left -= 1
        add_empty(out, 4 * left)
        left = self.troop_rows
        for troop in state.troops:
            if left == 0:
                break
            write_troop(troop, relative(troop.owner, seat, seats), out)
            left -= 1
        add_empty(out, 2 * left)
        write_markers(state.markers, self.marker_rows, seat, seats, out)
        self.objects.write(state.space, seat, seats, out)

    def write_candidates(self, question: Question[Any], first: int, last: int, out: list[int]) -> None:
        if isinstance(question, GiveOrders):
            self._write_orders(question, first, last, out)
        elif isinstance(question, Shoot):
            self._write_shots(question, first, last, out)
        elif isinstance(question, BuildTeam):
            for _ in range(first, last):
                out.append(packed(CANDIDATE, self.team))
                out.append(0)
        else:
            super().write_candidates(question, first, last, out)

    def _write_shots(self, question: Shoot, first: int, last: int, out: list[int]) -> None:
        """Who shoots, and who takes the shot; a program sees no chances, so none are worked out."""
        options = question.options()
        for index in range(first, last):
            shot: Shot | None = options[index]
            if shot is None:
                self.write_sign(question.show(None), out)
                continue
            nearest = takers_of(question.state, shot)
            target = nearest[0].id if nearest else NOBODY
            out.append(packed(CANDIDATE, self.shot, shot.shooter + 1, target + 1))
            out.append(0)

    def _write_orders(self, question: GiveOrders, first: int, last: int, out: list[int]) -> None:
        """Who moves first, and where it ends."""
        options = question.options()
        for index in range(first, last):
            orders = options[index]
            if not orders:
                out.append(packed(CANDIDATE, self.stay))
                out.append(0)
                continue
            move = orders[0]
            shape = question.terms.state.characters[move.character].body.shape
            x: i64 = shape.x
            y: i64 = shape.y
            if move.kind == PUSH_IT:
                x += move.dx
                y += move.dy
            elif move.path:
                end = move.path[len(move.path) - 1]
                x = end[0]
                y = end[1]
            out.append(packed(CANDIDATE, self.moves, move.character + 1))
            out.append(packed(0, 0, length(x), length(y)))


def write_character(character: Character, card: i64, owner: i64, out: list[int]) -> None:
    """The four words of a character."""
    x: i64 = 0
    y: i64 = 0
    z: i64 = 0
    if character.where == ON_TABLE:
        shape = character.body.shape
        x = length(shape.x)
        y = length(shape.y)
        z = length(character.body.bottom)
    effects = character.effects
    charging: i64 = 0
    stunned: i64 = 0
    grappled: i64 = 0
    if effects.all:
        charging = 1 if effects.has("charge") else 0
        stunned = 1 if effects.has("stun") else 0
        grappled = 1 if effects.has("grapple") else 0
    down: i64 = 1 if character.down else 0
    acted: i64 = 1 if character.acted else 0
    out.append(packed(1, owner, card, fitting(character.troop + 1)))
    out.append(packed(character.where + 1, x, y, z))
    out.append(packed(length(character.card.radius), length(character.card.height), character.wounds, down))
    out.append(packed(acted, charging, stunned, grappled))


def write_troop(troop: Troop, owner: i64, out: list[int]) -> None:
    """The two words of a troop."""
    activated: i64 = 1 if troop.activated else 0
    blocked: i64 = 1 if troop.blocked else 0
    held_back: i64 = 1 if troop.held_back else 0
    out.append(packed(1, owner, len(troop.members), fitting(troop.leader + 1)))
    out.append(packed(activated, blocked, fitting(troop.actions), held_back))
