"""The state of a match: plain data.

Numbers are indices: a character's ``id`` is its place in ``State.characters``, a troop's in ``State.troops``,
an object's in ``Space.things``. Lists are never shared between two states unless nothing in them changes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.cards import Card
from dicefront.games.home_raiders.rules.options import Options
from dicefront.games.home_raiders.rules.walking import Gait, walker_of
from dicefront.kernel.effects import NO_EFFECTS, Effect, Effects
from dicefront.kernel.effects import TURN as THIS_TURN
from dicefront.kernel.game import Outcome
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.traits import NO_TRAITS, Kit
from dicefront.skirmish.battle import Battle, Marker
from dicefront.skirmish.figures import ON_TABLE, WAITING, Figure, Walker
from dicefront.skirmish.space import Space
from dicefront.tabletop.bases import Base

# Stages: what is played next (section "Order of play").
LAY_TABLE: Final = 0  # HR-SQD-01
BUILD_TEAMS: Final = 1  # HR-SQD-02
SWEAR: Final = 2  # HR-SQD-03
LAYOUT: Final = 3  # HR-SQD-04
ROLL_OFF: Final = 4  # HR-SQD-05
PORTALS: Final = 5  # HR-SQD-06, HR-SQD-08: for the player who deploys now
ATTACH: Final = 6  # HR-SQD-07: Leaders, Specialists, troops held back
DEPLOY: Final = 7  # HR-SQD-07, HR-SQD-08
HELD_BACK: Final = 8  # HR-SQD-09
OBJECTIVE: Final = 9  # HR-SQD-10
MARKERS: Final = 10  # HR-SQD-11
RECKON: Final = 11  # HR-SQD-12
ROUND_START: Final = 12  # HR-SQR-01, HR-SQR-02
DRAW: Final = 13  # HR-SQR-03 to HR-SQR-06
TURN: Final = 14  # HR-SQA-01 to HR-SQA-07: one action of the active troop
TURN_END: Final = 15  # HR-SQA-08 to HR-SQA-10, HR-SQR-08
ROUND_END: Final = 16  # HR-SQR-09, HR-SQR-10

# Where a character is that has left the combat space.
VANISHED: Final = 2

# Layouts and objectives.
NOT_ROLLED: Final = 0
DIRECT: Final = 1
CUNNING: Final = 2
VANISH: Final = 1
PORTAL: Final = 2
SPOT: Final = 3

NOWHERE: Final = Base(0, 0, 1, 0, 1)
NEXT_TURN: Final = "next_turn"
"""An effect that lasts until then is in force in the next turn of its bearer."""
PLAIN: Final = Gait()
"""How everybody walks without abilities."""


@mypyc_attr(acyclic=True)
class Character(Figure):
    """One figure; each seat is a side of its own.

    ``kit`` holds the abilities it has at this moment, through whatever source (``active.settle``), and
    ``walker`` says how it walks with them: ``active.equip`` sets both.
    """

    def __init__(
        self,
        id: int,
        owner: int,
        card: Card,
        troop: int,
        where: int,
        body: Base,
        kit: Kit = NO_TRAITS,
        wounds: int = 0,
        down: bool = False,
        vanishing: bool = False,
        acted: bool = False,
        sitting_out: int = 0,
        hurts: int = 0,
        effects: Effects = NO_EFFECTS,
        sworn: int = NOBODY,
        walker: Walker | None = None,
    ) -> None:
        super().__init__(
            id, owner, owner, troop, where, body, walker_of(card, PLAIN) if walker is None else walker
        )
        self.card = card
        self.kit = kit
        self.wounds = wounds
        self.down = down  # on the ground (GTG)
        self.vanishing = vanishing  # HR-WND-18
        self.acted = acted  # this round (HR-ALD-12)
        self.sitting_out = sitting_out  # actions of this turn spent beforehand (HR-ASH-02, HR-AMV-11)
        self.hurts = hurts  # tokens due at the end of the turn (HR-WND-11)
        self.effects = effects
        self.sworn = sworn  # the enemy named for Sworn enemy (HR-AHE-13)

    def bear(self, id: str, until: str, source: int = NOBODY, value: int = NOBODY) -> None:
        """An effect comes over it."""
        self.effects = self.effects.plus(Effect(id, until, source, value))

    def shake_off(self, id: str) -> None:
        """An effect ends."""
        self.effects = self.effects.without(id)

    def copy(self) -> Character:
        return Character(
            self.id,
            self.owner,
            self.card,
            self.troop,
            self.where,
            self.body,
            self.kit,
            self.wounds,
            self.down,
            self.vanishing,
            self.acted,
            self.sitting_out,
            self.hurts,
            self.effects,
            self.sworn,
            self.walker,
        )


@mypyc_attr(acyclic=True)
class Troop:
    """What one pearl activates (HR-GEN-11): a Unit with everybody attached to it, or a Hero.

    ``card`` is the Unit card, or the card of the Hero or of the Leader that goes on alone. ``leader`` is the
    attached Leader (also when it is the only one left), ``specialist`` the Heroes attached. ``members`` are
    all characters on the combat space or still to be deployed, attached ones included; empty when the troop
    is gone.
    """

    def __init__(
        self,
        id: int,
        owner: int,
        card: Card,
        members: list[int],
        leader: int,
        specialists: list[int],
        activated: bool,
        blocked: bool,
        actions: int,
        held_back: bool,
        lent_by: list[int],
    ) -> None:
        self.id = id
        self.owner = owner
        self.card = card
        self.members = members
        self.leader = leader
        self.specialists = specialists
        self.activated = activated  # this round
        self.blocked = blocked  # joined by a Leader: not to be activated this round (HR-ALD-21)
        self.actions = actions  # left in this turn
        self.held_back = held_back  # HR-DEP-06
        self.lent_by = lent_by  # Leaders whose abilities a Messenger brought, this round (HR-AHE-10)

    def copy(self) -> Troop:
        return Troop(
            self.id,
            self.owner,
            self.card,
            self.members[:],
            self.leader,
            self.specialists[:],
            self.activated,
            self.blocked,
            self.actions,
            self.held_back,
            self.lent_by[:],
        )


class State(Battle[Character]):
    """Everything about a match between two procedures; ``characters`` are its figures.

    ``rosters`` are the teams as given (None: asked for at the table; never changed), ``done`` the troops that
    are finished with the present stage of the set-up, ``bag`` the pearls left by seat, ``acting`` the troops
    that take the present turn (more than one after Action group or Redeploy), ``disrupted`` the troop each
    seat must activate next (HR-ASP-10), ``near_leaders`` the Leaders a Messenger of the acting troop was near
    when the turn began (HR-SQA-01), as pairs of Messenger and Leader.
    """

    def __init__(
        self,
        options: Options,
        stage: int,
        rosters: list[Json],
        space: Space,
        characters: list[Character],
        troops: list[Troop],
        markers: list[Marker],
        layout: int,
        objective: int,
        first: int,
        player: int,
        round: int,
        bag: list[int],
        acting: list[int],
        disrupted: list[int],
        near_leaders: list[list[int]],
        done: list[int],
        outcome: Outcome | None,
    ) -> None:
        super().__init__(characters, space, markers, options.constants)
        self.options = options
        self.stage = stage
        self.rosters = rosters
        self.characters = characters
        self.troops = troops
        self.layout = layout
        self.objective = objective
        self.first = first  # the player who deploys first
        self.player = player  # who deploys now, or whose pearl was drawn
        self.round = round
        self.bag = bag
        self.acting = acting
        self.disrupted = disrupted
        self.near_leaders = near_leaders
        self.done = done
        self.outcome = outcome

    def copy(self) -> State:
        return State(
            self.options,
            self.stage,
            self.rosters,
            self.space,
            [character.copy() for character in self.characters],
            [troop.copy() for troop in self.troops],
            [marker.copy() for marker in self.markers],
            self.layout,
            self.objective,
            self.first,
            self.player,
            self.round,
            self.bag[:],
            self.acting[:],
            self.disrupted[:],
            [pair[:] for pair in self.near_leaders],
            self.done[:],
            self.outcome,
        )

    def troop_of(self, character: Character) -> Troop:
        return self.troops[character.troop]


def new_character(id: int, owner: int, card: Card, troop: int) -> Character:
    """A character that waits for its deployment, unwounded."""
    return Character(id, owner, card, troop, WAITING, NOWHERE)


def new_troop(id: int, owner: int, card: Card, members: list[int]) -> Troop:
    """A troop before deployment."""
    return Troop(id, owner, card, members, NOBODY, [], False, False, 0, False, [])


def is_bound(character: Character, other: Character) -> bool:
    """HR-ASP-06: whether Mind trick keeps it from attacking somebody in this turn."""
    for effect in character.effects.all:
        if effect.id == "mind-trick" and effect.until == THIS_TURN and effect.source == other.id:
            return True
    return False


def can_act(c: Character) -> bool:
    """HR-ACT-11, HR-GTG-05: there, standing up and not vanishing."""
    return c.where == ON_TABLE and not c.down and not c.vanishing


def is_there(character: Character) -> bool:
    """HR-WND-18: on the combat space and not about to leave it."""
    return character.where == ON_TABLE and not character.vanishing


def members_of(state: State, troop: Troop) -> list[Character]:
    """The characters of a troop, attached ones included."""
    return [state.characters[number] for number in troop.members]
