"""AMV: Eager teleport."""

from __future__ import annotations

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.abilities.movement import MovementAbility
from dicefront.games.home_raiders.rules.events.moving import Teleported
from dicefront.games.home_raiders.rules.faults import place_problem
from dicefront.games.home_raiders.rules.moments import ACTION
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.kernel.effects import GAME
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.skirmish.beside import Appearance
from dicefront.skirmish.figures import ON_TABLE, Figure, place
from dicefront.skirmish.missions import release
from dicefront.skirmish.sheet import Sheet


class EagerTeleport(MovementAbility):
    """Once per game it leaves its place and reappears beside anybody; no move, and nobody vanishes."""

    id = "eager-teleport"
    rules = "HR-AMV-16 to HR-AMV-18"
    weight = 0.5
    use = ACTION
    hurts = True
    deed = "teleport"
    order = 1

    def deed_targets(self, state: State, me: Character) -> list[int]:
        if me.effects.has(self.id) or not Teleport(state, me).finds_a_place():
            return []
        return [NOBODY]

    def do_deed(self, state: State, me: Character, on: int) -> Steps[None]:
        to = yield from ask(Teleport(state, me))
        me.bear(self.id, GAME)
        me.hurts += 1
        place(me, to.x, to.y, to.z)
        release(state)
        yield Teleported(me.id, to.beside, to.x, to.y, to.z)


class Teleport(Appearance):
    """HR-AMV-16: where to reappear; formation is not asked for (HR-AMV-18)."""

    def __init__(self, state: State, c: Character) -> None:
        super().__init__(c.owner, "home_raiders.generic.teleport", "HR-AMV-16", state, c)

    def problem_of(self, sheet: Sheet, beside: Figure, x: i64, y: i64, z: i64) -> Refusal | None:
        who: dict[str, Json] = {"character": self.c.id, "other": beside.id}
        if beside is self.c or beside.where != ON_TABLE:
            return Refusal("home_raiders.teleport.nobody-there", self.rule, who)
        refusal = place_problem(sheet, self.c, x, y, z)
        if refusal is not None:
            return refusal
        if not self.would_touch(beside, x, y, z):
            return Refusal("home_raiders.teleport.no-contact", self.rule, who)
        return None

    def args(self) -> dict[str, Json]:
        return {"character": self.c.id}
