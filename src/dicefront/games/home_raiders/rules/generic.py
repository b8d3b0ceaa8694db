"""GNA, SQN: Generic actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.cards import CLOSE_COMBAT, UNIT
from dicefront.games.home_raiders.rules.dice import Rolled, roll_aces
from dicefront.games.home_raiders.rules.events.fighting import PoolRolled
from dicefront.games.home_raiders.rules.events.playing import GrappleTried, UnitDivided
from dicefront.games.home_raiders.rules.moments import DIVIDE as DIVIDE_UNIT
from dicefront.games.home_raiders.rules.moments import DO_DEED, asked, asked_in
from dicefront.games.home_raiders.rules.objectives import markers_to_take, take_marker
from dicefront.games.home_raiders.rules.own_dice import come_to_senses, dice_of, feel_distracted
from dicefront.games.home_raiders.rules.pools import Build, finish
from dicefront.games.home_raiders.rules.spirit import is_able
from dicefront.games.home_raiders.rules.state import Character, State, Troop, members_of, new_troop
from dicefront.kernel.draw import Draw, some_of
from dicefront.kernel.effects import ROUND
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PICK_SEVERAL, Gesture
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.plain import Plain, same
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question, picked_pieces
from dicefront.kernel.sign import Note, Sign
from dicefront.kernel.terms import PIECE
from dicefront.skirmish.contact import touching_enemies

DIVIDE: Final = "divide"
MARKER: Final = "marker"

EVERY_DIVISION: Final = 7
"""Up to so many members all ways to divide a Unit are listed."""


# -- what is open to whom -------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Deed(Plain):
    """A Generic action of one character: what it does, and on whom or what.

    Eager teleport is done on ``NOBODY``; its place is asked for afterwards. The whole Unit divides: the actor
    is ``NOBODY``, too.
    """

    def __init__(self, actor: int, what: str, on: int) -> None:
        self.actor = actor
        self.what = what
        self.on = on

    def to_json(self) -> list[Json]:
        """``[character, what, on whom or what]``, ``[character, "teleport"]`` or ``["divide"]``."""
        if self.actor == NOBODY:
            return [self.what]
        return [self.actor, self.what] if self.on == NOBODY else [self.actor, self.what, self.on]


def generic_uses(state: State, actor: Character) -> list[Deed]:
    """HR-GNA-02: the Generic actions open to one character."""
    found: list[Deed] = []
    for number in markers_to_take(state, actor):
        found.append(Deed(actor.id, MARKER, number))
    for ability in asked(actor, DO_DEED):
        for on in ability.deed_targets(state, actor):
            found.append(Deed(actor.id, ability.deed, on))
    return found


def has_generic_action(state: State, actor: Character) -> bool:
    return bool(generic_uses(state, actor))


class GenericUse(Question[Deed | None]):
    """HR-SQN-01: who does what next, as ``Deed`` writes it; ``["divide"]`` for the whole Unit.

    ``null`` when the others do nothing (HR-GNA-05).
    """

    def __init__(
        self, state: State, player: int, actors: list[Character], dividing: bool, may_stop: bool
    ) -> None:
        super().__init__(player, "home_raiders.generic.use", "HR-GNA-02")
        self.state = state
        self.actors = actors
        self.dividing = dividing
        self.may_stop = may_stop

    def read(self, answer: object) -> Deed | Refusal | None:
        for option in self.options():
            if same(self.write(option), answer):
                return option
        if answer is None:
            return Refusal("home_raiders.generic.nothing-done", "HR-GNA-02", {})
        if not isinstance(answer, list) or not answer:
            return unreadable("[character, what, on what], or null", answer)
        if same(answer, [DIVIDE]):
            return Refusal("home_raiders.generic.no-division", "HR-AUN-01", {})
        if type(answer[0]) is not int or len(answer) < 2 or not isinstance(answer[1], str):
            return unreadable("[character, what, on what], or null", answer)
        return Refusal("home_raiders.generic.not-open", "HR-GNA-02", {"character": answer[0]})

    def write(self, value: Deed | None) -> Json:
        return None if value is None else value.to_json()

    def candidates(self) -> list[Deed | None]:
        found: list[Deed | None] = []
        for actor in self.actors:
            found.extend(generic_uses(self.state, actor))
        if self.dividing:
            found.append(Deed(NOBODY, DIVIDE, NOBODY))
        if self.may_stop:
            found.append(None)
        return found

    def show(self, value: Deed | None) -> Sign:
        if value is None:
            return Sign(note=Note("kernel.show.none"))
        if value.actor == NOBODY:
            return Sign(note=Note("home_raiders.show.divide", None, "HR-AUN-01"))
        args: dict[str, Json] = {"character": value.actor}
        sign = Sign(piece=value.actor)
        if value.what == MARKER:
            args["marker"] = value.on
        elif value.on != NOBODY:
            sign.target = value.on
            args["target"] = value.on
        sign.note = Note(f"home_raiders.show.do-{value.what}", args, "HR-GNA-02")
        return sign

    def args(self) -> dict[str, Json]:
        actors: list[Json] = [actor.id for actor in self.actors]
        return {"characters": actors}


# -- carrying it out ------------------------------------------------------------------------------


def generic_action(state: State, troop: Troop, actors: list[Character]) -> Steps[None]:
    """SQN: each character carries out one Generic action open to it, or none (HR-GNA-05).

    Action group is done by the whole Unit together, so only while nobody acts apart.
    """
    waiting = actors[:]
    used = False
    while True:
        waiting = [actor for actor in waiting if is_able(actor) and has_generic_action(state, actor)]
        dividing = not used and len(actors) == len(troop.members) and can_divide(state, troop)
        if not waiting and not dividing:
            return
        deed = yield from ask(GenericUse(state, troop.owner, waiting, dividing, used))
        if deed is None:
            return
        if deed.actor == NOBODY:
            for ability in asked_in(state, troop, DIVIDE_UNIT):
                yield from ability.divide(state, troop)
            return
        used = True
        actor = state.characters[deed.actor]
        waiting.remove(actor)
        yield from use(state, actor, deed)


def use(state: State, actor: Character, deed: Deed) -> Steps[None]:
    """HR-SQN-02: one Generic action of one character."""
    if deed.what == MARKER:
        yield from take_marker(state, actor, deed.on)
    for ability in asked(actor, DO_DEED):
        if ability.deed == deed.what:
            yield from ability.do_deed(state, actor, deed.on)


# -- Grapple --------------------------------------------------------------------------------------


def grapple_build(state: State, actor: Character) -> Build:
    """HR-ACC-15: only the weakest set of Close combat dice."""
    build = Build(dice_of(state, actor, CLOSE_COMBAT), 0)
    build.printed = actor.card.dice[CLOSE_COMBAT].healthy
    build.roll_only_weakest("home_raiders.ability.grapple", "HR-ACC-15")
    feel_distracted(build, actor)
    finish(build)
    return build


def grapple_targets(state: State, actor: Character) -> list[int]:
    """HR-ACC-15, HR-ACC-18: the enemies in base contact; Reach does not help."""
    if grapple_build(state, actor).pool.size() == 0:
        return []
    return [enemy.id for enemy in touching_enemies(state, actor) if not enemy.vanishing]


def grapple(state: State, actor: Character, target: Character) -> Steps[None]:
    """HR-ACC-15: with at least one Ace the enemy is grappled."""
    build = grapple_build(state, actor)
    come_to_senses(actor)
    rolled: Rolled = yield from roll_aces(build.pool, "home_raiders.grapple", "HR-ACC-15", actor.owner)
    yield PoolRolled(actor.id, target.id, "grapple", build, rolled, rolled.aces)
    if rolled.aces > 0:
        target.bear("grapple", ROUND, actor.id)
    yield GrappleTried(actor.id, target.id, rolled.aces > 0)


# -- Action group ---------------------------------------------------------------------------------


def own_members(state: State, troop: Troop) -> list[int]:
    """The characters of the Unit card itself, without those attached."""
    return [member.id for member in members_of(state, troop) if member.card.troop == UNIT]


def can_divide(state: State, troop: Troop) -> bool:
    """HR-AUN-01: whether anybody has an ability that divides the Unit now."""
    return any(ability.may_divide(state, troop) for ability in asked_in(state, troop, DIVIDE_UNIT))


class Division(Question[list[int]]):
    """HR-AUN-01, HR-AUN-03: the members that become a Unit of their own, attached ones included.

    Which half keeps the number of the Unit makes no difference, so in every candidate the first member stays.
    """

    def __init__(self, state: State, troop: Troop) -> None:
        finite = len(troop.members) <= EVERY_DIVISION
        super().__init__(troop.owner, "home_raiders.generic.split", "HR-AUN-01", finite)
        self.state = state
        self.members = sorted(troop.members)
        self.own = sorted(own_members(state, troop))
        self.troop = troop.id

    def read(self, answer: object) -> list[int] | Refusal:
        if not isinstance(answer, list):
            return unreadable("a list of characters", answer)
        found: list[int] = []
        for number in range(len(answer)):
            member = answer[number]
            if type(member) is not int:
                return unreadable("a list of characters", answer)
            if member not in self.members or answer.index(member) != number:
                return Refusal("home_raiders.generic.not-a-member", "HR-AUN-01", {"character": member})
            found.append(member)
        leaving = [member for member in self.own if member in found]
        if not leaving or len(leaving) == len(self.own):
            return Refusal("home_raiders.generic.half-is-empty", "HR-AUN-01", {"troop": self.troop})
        return found

    def gesture(self) -> Gesture:
        return Gesture(PICK_SEVERAL, list[Json](self.members), 1, len(self.members) - 1, of=[PIECE])

    def sample(self, draw: Draw) -> list[int]:
        """Some of the Unit, but not all, and any of those attached."""
        leaving = some_of(self.own, 1, draw)[: len(self.own) - 1]
        attached = [member for member in self.members if member not in self.own]
        return [*leaving, *some_of(attached, 0, draw)]

    def candidates(self) -> list[list[int]]:
        others = [member for member in self.members if member != self.own[0]]
        if not self.finite:
            return self.sensible(others)
        found: list[list[int]] = []
        for mask in range(1, 2 ** len(others)):
            leaving = [others[place] for place in range(len(others)) if mask // 2**place % 2]
            if any(member in self.own for member in leaving):
                found.append(leaving)
        return found

    def sensible(self, others: list[int]) -> list[list[int]]:
        """Of a large Unit: every member alone, and the last so many, with or without those attached."""
        attached = [member for member in others if member not in self.own]
        found: list[list[int]] = []
        for first in range(1, len(self.own)):
            tail = self.own[first:]
            found.append(tail)
            if attached:
                found.append([*tail, *attached])
            if first < len(self.own) - 1:
                found.append([self.own[first]])
        return found

    def show(self, value: list[int]) -> Sign:
        return picked_pieces(value)

    def args(self) -> dict[str, Json]:
        return {"troop": self.troop}


def divide_unit(state: State, troop: Troop) -> Steps[None]:
    """HR-AUN-01 to HR-AUN-03: the Unit divides into two."""
    leaving = yield from ask(Division(state, troop))
    yield from divide(state, troop, leaving)


def divide(state: State, troop: Troop, leaving: list[int]) -> Steps[None]:
    """HR-AUN-01 to HR-AUN-03: some members become a Unit of their own, activated, with the actions left."""
    part = new_troop(len(state.troops), troop.owner, troop.card, [])
    part.members = [member for member in troop.members if member in leaving]
    part.specialists = [member for member in troop.specialists if member in leaving]
    troop.members = [member for member in troop.members if member not in leaving]
    troop.specialists = [member for member in troop.specialists if member not in leaving]
    if troop.leader in leaving:
        part.leader = troop.leader
        troop.leader = NOBODY
    for member in part.members:
        state.characters[member].troop = part.id
    part.activated = troop.activated
    part.actions = troop.actions
    part.lent_by = troop.lent_by[:]
    state.troops.append(part)
    if troop.id in state.acting:
        state.acting.append(part.id)
    settle(state)
    yield UnitDivided(troop.id, part.id, part.members[:])
