"""ACT-18: effects that fall on the same moment, one after the other."""

from __future__ import annotations

from collections.abc import Callable

from dicefront.games.spherewars.rules.leadership import seats_of_side
from dicefront.games.spherewars.rules.moments import Trait, asked
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PICK_ONE, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import same
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Note, Sign
from dicefront.kernel.traits import Moment


class Due:
    """A trait of somebody that has its turn."""

    def __init__(self, bearer: Combatant, trait: Trait) -> None:
        self.bearer = bearer
        self.trait = trait


def in_turn(
    state: State,
    moment: Moment,
    bearers: list[Combatant],
    happen: Callable[[Combatant, Trait], Steps[None]],
    goes_on: Callable[[], bool],
    applies: Callable[[Combatant, Trait], bool] | None = None,
) -> Steps[None]:
    """SW-ACT-18: compulsory effects, then optional ones, each time those of the active side first.

    Each player orders his own; those that do not apply are left out, and what happens may change that.
    Nothing follows once it does not go on.
    """
    every = [Due(one, trait) for one in bearers for trait in asked(one, moment)]
    for optional in (False, True):
        for seat in seats_of_side(state, state.side) + seats_of_side(state, 1 - state.side):
            left = [due for due in every if due.trait.optional is optional and due.bearer.owner == seat]
            while left and goes_on():
                if applies is not None:
                    left = [due for due in left if applies(due.bearer, due.trait)]
                    if not left:
                        break
                due = left.pop(0 if len(left) == 1 else (yield from ask(NextEffect(state, seat, left))))
                yield from happen(due.bearer, due.trait)


class NextEffect(Question[int]):
    """``turn.order``: which of his effects of one moment comes next, by its place among them."""

    def __init__(self, state: State, player: int, left: list[Due]) -> None:
        reaction = player not in seats_of_side(state, state.side)
        super().__init__(player, "spherewars.turn.order", "SW-ACT-18", reaction=reaction)
        self.left = left[:]

    def read(self, answer: object) -> int | Refusal:
        for place in range(len(self.left)):
            if same(self.write(place), answer):
                return place
        return Refusal("kernel.not_an_option", self.rule, {"options": len(self.left)})

    def write(self, value: int) -> Json:
        due = self.left[value]
        return [due.bearer.id, due.trait.id]

    def candidates(self) -> list[int]:
        return list(range(len(self.left)))

    def gesture(self) -> Gesture:
        return Gesture(PICK_ONE)

    def show(self, value: int) -> Sign:
        due = self.left[value]
        args: dict[str, Json] = {"combatant": due.bearer.id, "trait": due.trait.id}
        return Sign(piece=due.bearer.id, note=Note("spherewars.show.effect", args))

    def args(self) -> dict[str, Json]:
        return {"combatant": self.left[0].bearer.id}
