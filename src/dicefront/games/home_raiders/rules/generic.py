"""GNA, SQN: Generic actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.moments import DIVIDE as DIVIDE_UNIT
from dicefront.games.home_raiders.rules.moments import DO_DEED, asked, asked_in
from dicefront.games.home_raiders.rules.objectives import take_marker
from dicefront.games.home_raiders.rules.spirit import is_able
from dicefront.games.home_raiders.rules.state import Character, State, Troop
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.plain import Written, same
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Choose
from dicefront.kernel.sign import Note, Sign
from dicefront.skirmish.missions import markers_to_take

DIVIDE: Final = "divide"
MARKER: Final = "marker"


# -- what is open to whom -------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Deed(Written):
    """A Generic action of one character: what it does, and on whom or what.

    Eager teleport is done on ``NOBODY``; its place is asked for afterwards. When a whole Unit divides, the
    actor is ``NOBODY`` as well.
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


class GenericUse(Choose[Deed | None]):
    """HR-SQN-01: who does what next, as ``Deed`` writes it; ``["divide"]`` for the whole Unit.

    ``null`` when the others do nothing (HR-GNA-05).
    """

    def __init__(
        self, state: State, player: int, actors: list[Character], dividing: bool, may_stop: bool
    ) -> None:
        deeds: list[Deed | None] = [deed for actor in actors for deed in generic_uses(state, actor)]
        if dividing:
            deeds.append(Deed(NOBODY, DIVIDE, NOBODY))
        if may_stop:
            deeds.append(None)
        args: dict[str, Json] = {"characters": [actor.id for actor in actors]}
        super().__init__(player, "home_raiders.generic.use", "HR-GNA-02", deeds, args)

    def why_not(self, answer: object) -> Refusal | None:
        if answer is None:
            return Refusal("home_raiders.generic.nothing-done", "HR-GNA-02", {})
        if same(answer, [DIVIDE]):
            return Refusal("home_raiders.generic.no-division", "HR-AUN-01", {})
        if isinstance(answer, list) and len(answer) >= 2:
            if type(answer[0]) is int and isinstance(answer[1], str):
                return Refusal("home_raiders.generic.not-open", "HR-GNA-02", {"character": answer[0]})
        return unreadable("[character, what, on what], or null", answer)

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


def can_divide(state: State, troop: Troop) -> bool:
    """HR-AUN-01: whether anybody has an ability that divides the Unit now."""
    return any(ability.may_divide(state, troop) for ability in asked_in(state, troop, DIVIDE_UNIT))
