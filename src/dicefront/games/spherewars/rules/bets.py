"""SPE: gems against gems: what both sides may hide, what they hide, and how their dice are compared."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.attributes import attribute
from dicefront.games.spherewars.rules.dice import Rolled, throw_dice
from dicefront.games.spherewars.rules.events.spells import CoinSpent
from dicefront.games.spherewars.rules.gems import COIN
from dicefront.games.spherewars.rules.moments import SHAPE_BET, asked
from dicefront.games.spherewars.rules.rerolls import roll_again
from dicefront.games.spherewars.rules.sides import dispeller
from dicefront.games.spherewars.rules.state import Combatant, State, is_there
from dicefront.games.spherewars.rules.states import has_power
from dicefront.games.spherewars.rules.subjects import POW, Bet, Cast
from dicefront.games.spherewars.rules.weather import lost_face
from dicefront.kernel.draw import Draw
from dicefront.kernel.effects import GAME
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import NUMBER, SPLIT, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.modifier import Total
from dicefront.kernel.procedure import Steps, ask_all
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Note, Sign
from dicefront.kernel.terms import named

KEPT: Final = 3
"""SW-SPE-31: the best dice that are kept."""
CASTING: Final = "casting"
DISPELLING: Final = "dispelling"
GEMS: Final = "gems"
COINS: Final = "coins"


# -- P6: what may be hidden ---------------------------------------------------------------------------


def prepare(state: State, cast: Cast) -> None:
    """P6: what both sides may put into a spell."""
    own, other = cast.casting, cast.dispelling
    own.seat, other.seat = cast.user.owner, dispeller(state, cast.user, cast.target)
    own.pool = state.gems[own.side].to_cast()
    other.pool = state.gems[other.side].to_dispel(can_dispel(state, other.side))
    own.most = most_gems(state, cast.user)
    other.most.add("spherewars.reason.pool", other.limit(), "SW-SPE-23")
    own.lost = max(3 if cast.changed else 2, lost_face(state, cast.user))  # SW-SPE-29, SW-WEA-09
    for bet in (own, other):
        for one in state.combatants:
            if one.side == bet.side and is_there(one):
                for trait in asked(one, SHAPE_BET):
                    trait.shape_bet(state, one, bet)


def can_dispel(state: State, side: int) -> bool:
    """SW-SPE-15: whether a sorcerer of a side is able to dispel."""
    return any(one.side == side and has_power(one) for one in state.combatants)


def most_gems(state: State, caster: Combatant) -> Total:
    """SW-SPE-22: his power, and one more for each other sorcerer of his side who is able to cast."""
    most = attribute(state, caster, POW)
    for one in state.combatants:
        if one is not caster and one.side == caster.side and has_power(one):
            most.add("spherewars.reason.other_sorcerer", 1, "SW-SPE-22")
    return most


def hide_gems(state: State, cast: Cast) -> Steps[None]:
    """P6, P7: both hide gems at the same time (SW-SPE-21); who has nothing to hide is not asked."""
    prepare(state, cast)
    betting = [bet for bet in (cast.casting, cast.dispelling) if bet.casting or bet.limit() or bet.holders]
    questions: list[Question[list[int]]] = []
    for bet in betting:
        questions.append(HideGems(cast, bet))
    answers = yield from ask_all(questions)
    for bet, hidden in zip(betting, answers):
        bet.gems, bet.coins = hidden


def pay(state: State, cast: Cast) -> Steps[None]:
    """P8: gems leave the pools whatever comes of them (SW-SPE-04), and coins their holders."""
    own, other = cast.casting, cast.dispelling
    own.spent = state.gems[own.side].spend_on_casting(own.gems - own.papyri)
    able = can_dispel(state, other.side)
    state.gems[other.side].spend_on_dispelling(other.gems - other.papyri, able)
    for bet in (own, other):
        for holder in bet.holders[: bet.coins]:
            spend_coin(holder)
            yield CoinSpent(holder.id)


def coins_of(one: Combatant) -> int:
    return max(one.effects.values(COIN), default=0)


def set_coins(one: Combatant, coins: int) -> None:
    one.shake_off(COIN)
    if coins:
        one.bear(COIN, GAME, one.id, coins)


def spend_coin(one: Combatant) -> None:
    set_coins(one, coins_of(one) - 1)


# -- P10, P11: the dice -------------------------------------------------------------------------------


def roll_bets(state: State, cast: Cast) -> Steps[None]:
    """P10: both roll at once (SW-SPE-30); then dice are rolled again, those of the caster first."""
    own, other = cast.casting, cast.dispelling
    own.rolled = yield from roll_bet(own, CASTING)
    other.rolled = yield from roll_bet(other, DISPELLING)
    own.rolled.meet(other.rolled)
    yield from roll_again(state, cast.user, own.rolled, CASTING)
    for one in state.combatants:
        if other.dice() and one.side == other.side and is_there(one):
            yield from roll_again(state, one, other.rolled, DISPELLING)


def roll_bet(bet: Bet, purpose: str) -> Steps[Rolled]:
    """A die for each gem, coin and free die; none without any."""
    if not bet.dice():
        return Rolled([])
    return (yield from throw_dice(bet.dice(), purpose, "SW-SPE-30", bet.seat))


def kept(faces: list[int], lost: int) -> list[int]:
    """SW-SPE-31: the best three dice of those that are not removed, from high to low."""
    return sorted([face for face in faces if face > lost], reverse=True)[:KEPT]


def successes(casting: list[int], dispelling: list[int]) -> int:
    """SW-SPE-32, SW-SPE-33: the kept dice that are higher than their counterpart, or have none."""
    found = 0
    for place, face in enumerate(casting):
        if place >= len(dispelling) or face > dispelling[place]:
            found += 1
    return found


# -- the question -------------------------------------------------------------------------------------


class HideGems(Question[list[int]]):
    """``spell.cast``, ``spell.dispel``: gems and coins; a number alone means gems.

    Every number from 0 to the pool is legal: a false bet is a costly bluff (SW-SPE-38). Only the gems of a
    papyrus must be part of it (SW-SPE-44).
    """

    def __init__(self, cast: Cast, bet: Bet) -> None:
        kind = "spherewars.spell.cast" if bet.casting else "spherewars.spell.dispel"
        rule = "SW-SPE-22" if bet.casting else "SW-SPE-23"
        super().__init__(bet.seat, kind, rule, not bet.casting, True, not bet.casting)
        self.cast = cast
        self.bet = bet
        self.least = bet.papyri
        self.limit = bet.limit()
        self.coins = len(bet.holders)

    def read(self, answer: object) -> list[int] | Refusal:
        parts: list[object] = answer if isinstance(answer, list) else [answer, 0]
        numbers = [part for part in parts if type(part) is int]
        if len(parts) != 2 or len(numbers) != 2:
            return unreadable("a number of gems, or gems and coins", answer)
        gems, coins = numbers
        if not 0 <= gems <= self.limit:
            return Refusal("spherewars.spell.pool", self.rule, {"gems": self.limit})
        if gems < self.least:
            return Refusal("spherewars.spell.papyrus", "SW-SPE-44", {"gems": self.least})
        if not 0 <= coins <= self.coins:
            return Refusal("spherewars.spell.coins", self.rule, {"number": self.coins})
        return [gems, coins]

    def write(self, value: list[int]) -> Json:
        return list[Json](value) if value[1] else value[0]

    def candidates(self) -> list[list[int]]:
        """What counts, the least first; false bets are left to those who think of them."""
        able = [gems for gems in range(self.least, self.limit + 1) if not self.bet.is_false(gems)]
        return [[gems, coins] for coins in range(self.coins + 1) for gems in able or [self.limit]]

    def sample(self, draw: Draw) -> list[int]:
        gems = self.least + draw.below(self.limit - self.least + 1)
        return [gems, draw.below(self.coins + 1)]

    def gesture(self) -> Gesture:
        if not self.coins:
            return Gesture(NUMBER, low=self.least, high=self.limit)
        return Gesture(SPLIT, [GEMS, COINS], high=self.limit + self.coins, of=[named("stake")])

    def from_hand(self, form: Json) -> Json:
        """Gems and coins as the hand shared them out."""
        if not isinstance(form, list):
            return form
        found: list[Json] = [0, 0]
        for part in form:
            if not isinstance(part, list) or len(part) != 2 or part[0] not in (GEMS, COINS):
                return form
            found[0 if part[0] == GEMS else 1] = part[1]
        return found if found[1] else found[0]

    def in_hand(self, value: list[int]) -> Json:
        return [[GEMS, value[0]], [COINS, value[1]]] if self.coins else value[0]

    def show(self, value: list[int]) -> Sign:
        gems, coins = value
        args: dict[str, Json] = {"gems": gems}
        said = "spherewars.show.gems"
        if coins:
            args["number"] = coins
            said = "spherewars.show.gems_and_coins"
        return Sign(note=Note("spherewars.show.false_bet" if self.bet.is_false(gems) else said, args))

    def args(self) -> dict[str, Json]:
        most = min(self.limit, self.bet.most.amount + self.least) if self.bet.casting else self.limit
        return {
            "combatant": self.cast.user.id,
            "trait": self.cast.row.id,
            "gems": self.limit,
            "most": most,
        }
