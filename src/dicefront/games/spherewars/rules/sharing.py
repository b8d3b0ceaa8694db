"""WOU-17: effects that strike several combatants: successes that are shared, and the order of the blows."""

from __future__ import annotations

from dicefront.games.spherewars.rules.deeds import in_area, targets_of
from dicefront.games.spherewars.rules.profile import COLOSSAL
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.games.spherewars.rules.subjects import Feat
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PICK_PIECE, SPLIT, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask, choose
from dicefront.kernel.question import Question
from dicefront.kernel.sign import HITS, Mark, Note, Sign
from dicefront.kernel.terms import PIECE


def share_among(
    state: State, feat: Feat, count: int, each: int, tallest: int = COLOSSAL
) -> Steps[list[Combatant]]:
    """Whom so many blows strike, in the order in which they fall; ``each`` is the most for one of them."""
    struck = targets_of(state, feat.user, feat.row) if feat.target is not None else in_area(state, feat)
    struck = [one for one in struck if one.profile.height <= tallest]
    if not struck:
        return []
    if len(struck) == 1:
        return struck * min(count, each)
    shared = yield from ask(Share(feat, struck, count, each))
    return [state.combatants[number] for number in shared]


def next_struck(state: State, me: Combatant, trait: str, left: list[Combatant]) -> Steps[Combatant]:
    """``effect.order``: whom an effect strikes next, as its owner likes; who is taken out of ``left``."""
    chosen = left[0].id
    if len(left) > 1:
        args: dict[str, Json] = {"combatant": me.id, "trait": trait}
        kind, numbers = "spherewars.effect.order", [one.id for one in left]
        reacts = me.side != state.side
        chosen = yield from choose(
            me.owner, kind, "SW-WOU-17", numbers, args, reaction=reacts, hand=PICK_PIECE
        )
    left.remove(state.combatants[chosen])
    return state.combatants[chosen]


class Share(Question[list[int]]):
    """``effect.share``: so many blows over some enemies, as a list of whom each strikes."""

    def __init__(self, feat: Feat, struck: list[Combatant], count: int, each: int) -> None:
        most = min(count, each * len(struck))
        listed = most == 1 or (len(struck) == 2 and each == 1)  # then the candidates are all that there is
        super().__init__(feat.user.owner, "spherewars.effect.share", "SW-WOU-17", listed)
        self.feat = feat
        self.struck = [one.id for one in struck]
        self.count = most
        self.each = each

    def read(self, answer: object) -> list[int] | Refusal:
        if not isinstance(answer, list) or len(answer) != self.count:
            return unreadable(f"{self.count} combatants", answer)
        found: list[int] = []
        for part in answer:
            if type(part) is not int or part not in self.struck:
                return unreadable("combatants that it can strike", part)
            if found.count(part) >= self.each:
                return Refusal(
                    "spherewars.feat.too_much", self.rule, {"combatant": part, "number": self.each}
                )
            found.append(part)
        return together(found)

    def candidates(self) -> list[list[int]]:
        """As evenly as can be, and as much as can be on each of them."""
        even = [self.struck[place % len(self.struck)] for place in range(self.count)]
        found = [together(even)]
        for first in self.struck:
            rest = [one for one in self.struck if one != first]
            heaped = ([first] * self.each + [one for one in rest for _ in range(self.each)])[: self.count]
            if heaped not in found:
                found.append(heaped)
        return found

    def sample(self, draw: Draw) -> list[int]:
        pool = [one for one in self.struck for _ in range(min(self.each, self.count))]
        found: list[int] = []
        while len(found) < self.count:
            found.append(pool.pop(draw.below(len(pool))))
        return together(found)

    def gesture(self) -> Gesture:
        return Gesture(SPLIT, list[Json](self.struck), high=self.count, of=[PIECE])

    def from_hand(self, form: Json) -> Json:
        """The blows one after the other, in the order in which the hand shared them."""
        if not isinstance(form, list):
            return form
        found: list[Json] = []
        for part in form:
            if not isinstance(part, list) or len(part) != 2 or type(part[1]) is not int:
                return form
            found += [part[0]] * max(part[1], 0)
        return found

    def in_hand(self, value: list[int]) -> Json:
        found: list[Json] = []
        for one in dict.fromkeys(value):
            found.append([one, value.count(one)])
        return found

    def show(self, value: list[int]) -> Sign:
        return Sign(
            piece=self.feat.user.id,
            marks=[Mark(HITS, one) for one in dict.fromkeys(value)],
            note=Note("spherewars.show.share", {"combatants": list[Json](value)}),
        )

    def args(self) -> dict[str, Json]:
        return {"combatant": self.feat.user.id, "trait": self.feat.row.id, "number": self.count}


def together(blows: list[int]) -> list[int]:
    """SW-WOU-17: the targets one after the other, each with all its blows."""
    return [one for one in dict.fromkeys(blows) for _ in range(blows.count(one))]
