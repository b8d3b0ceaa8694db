"""Exact odds of an attack, for previews and computer players.

A die shows some Critical Aces in a row, each as likely as the last, and then a Blank or an Ace. From some
number of Aces on, the chances of a pool are therefore a polynomial times a power, and the endless sums over
them are added up in closed form. Abilities that choose among rolls are taken to be used as well as possible.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from dicefront.games.home_raiders.rules.attack import attack_build, defence_build, is_precise
from dicefront.games.home_raiders.rules.cards import DEFENCE, Pool
from dicefront.games.home_raiders.rules.dice import ACE, BLANK, CRITICAL, FACES, colours_of
from dicefront.games.home_raiders.rules.moments import AFTER_DEFENCE_ROLL, AFTER_WOUND, HAS_ROLL_REPEATED
from dicefront.games.home_raiders.rules.pools import COLOURS, WHITE, Build, explain, one_set, weakest
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.strike import BURST, BY_ACTION, MELEE, Attack
from dicefront.games.home_raiders.rules.wounds import wounds_to_vanish
from dicefront.kernel.ids import Json
from dicefront.kernel.modifier import Modifier
from dicefront.kernel.plain import Plain
from dicefront.kernel.traits import Trait

NOTHING: Final = Fraction(0)
FAR: Final = 400
"""Where endless sums are cut off if the colours have different chances of a Critical Ace."""


def chance_of(faces: list[int], face: int) -> Fraction:
    """How likely a die shows a face (HR-DIC-01)."""
    return Fraction(faces.count(face), len(faces))


# -- the Aces of a pool -------------------------------------------------------------------------


class Aces:
    """How many Aces a pool of dice with these faces shows: worked out as far as it is asked for."""

    def __init__(self, pool: Pool, plain_criticals: bool, faces: list[list[int]] = FACES) -> None:
        colours = colours_of(pool)
        self.dice = len(colours)
        self.repeat = NOTHING  # the chance of a Critical Ace, if all dice have the same
        self.even = True
        self.finite = plain_criticals
        self._criticals: list[Fraction] = []
        self._ends: list[Fraction] = [Fraction(1)]  # chances of what the last faces of all dice show
        for colour in colours:
            self._add_die(faces[colour])
        self._exact: list[Fraction] = []
        self._up_to: list[Fraction] = []

    def _add_die(self, faces: list[int]) -> None:
        blank, ace, critical = chance_of(faces, BLANK), chance_of(faces, ACE), chance_of(faces, CRITICAL)
        if self.finite:  # HR-AHE-01: it ends with the first face
            ace, critical = ace + critical, NOTHING
        if self._criticals and critical != self._criticals[0]:
            self.even = False
        self._criticals.append(critical)
        self.repeat = critical
        shown = self._ends
        self._ends = [NOTHING] * (len(shown) + 1)
        for number in range(len(shown)):
            self._ends[number] += shown[number] * blank
            self._ends[number + 1] += shown[number] * ace

    def exactly(self, aces: int) -> Fraction:
        """The chance of exactly so many Aces."""
        while len(self._exact) <= aces:
            self._grow(max(aces + 1, 2 * len(self._exact), 16))
        return self._exact[aces]

    def more_than(self, aces: int) -> Fraction:
        """The chance of more Aces than that."""
        if aces < 0:
            return Fraction(1)
        self.exactly(aces)
        return 1 - self._up_to[aces]

    def _grow(self, length: int) -> None:
        """Divide by ``1 - critical * x`` for each die: each Critical Ace adds an Ace and rolls again."""
        chances = [*self._ends, *([NOTHING] * length)][:length]
        for critical in self._criticals:
            if critical:
                for number in range(1, length):
                    chances[number] += critical * chances[number - 1]
        self._exact = chances
        self._up_to = []
        so_far = NOTHING
        for chance in chances:
            so_far += chance
            self._up_to.append(so_far)


_aces: Final[dict[tuple[int, bool], Aces]] = {}


def aces_of(pool: Pool, plain_criticals: bool) -> Aces:
    """The Aces of a pool; kept, for few pools are thrown again and again."""
    key = (_key(pool, 0), plain_criticals)
    known = _aces.get(key)
    if known is None:
        known = _aces[key] = Aces(pool, plain_criticals)
    return known


# -- one roll against another -------------------------------------------------------------------


class Side:
    """A pool with what is added to its Aces."""

    def __init__(self, aces: Aces, boost: int, granted: bool) -> None:
        self.aces = aces
        self.boost = boost
        self.granted = granted

    def exceeds(self, total: int) -> Fraction:
        """The chance of a total higher than this one (HR-DIC-17, HR-DIC-19)."""
        if total <= 0:
            return Fraction(1) if self.granted else self.aces.more_than(0)
        return self.aces.more_than(max(total - self.boost, 0))


def win_odds(
    attack: Pool,
    boost: int,
    defence: Pool,
    defence_boost: int,
    granted: bool = False,
    plain_defence: bool = False,
    two_rolls: bool = False,
) -> Fraction:
    """HR-DIC-07: the chance that the attack has more Aces than the defence; a tie is no win.

    ``granted`` is the Ace of Reassuring attack, ``plain_defence`` says that Critical Aces of the defence are
    plain ones, ``two_rolls`` that the lower one of two attack rolls counts (Energy barrier).
    """
    striker = Side(aces_of(attack, False), boost, granted)
    return odds_against(striker, aces_of(defence, plain_defence), defence_boost, 2 if two_rolls else 1)


def odds_against(striker: Side, guard: Aces, boost: int, power: int) -> Fraction:
    """The chance that the lowest of ``power`` rolls is higher than the Aces of the defence with its Boost."""
    total = guard.exactly(0) * striker.exceeds(0) ** power
    if guard.finite or guard.dice == 0:
        last = guard.dice
    elif not guard.even or not striker.aces.even or guard.repeat != striker.aces.repeat:
        last = FAR
    else:
        last = max(guard.dice, striker.aces.dice + striker.boost - boost) + 1
    for aces in range(1, last + 1):
        total += guard.exactly(aces) * striker.exceeds(aces + boost) ** power
    if last in (guard.dice, FAR) or not guard.repeat or striker.aces.dice == 0:
        return total
    return total + _rest(striker, guard, last + 1, boost, power)


def _rest(striker: Side, guard: Aces, first: int, boost: int, power: int) -> Fraction:
    """The sum over all Aces of the defence from ``first`` on.

    Its terms are a polynomial times a power, so the differences of the polynomial give the sum.
    """
    ratio = guard.repeat ** (1 + power)
    values: list[Fraction] = []
    scale = Fraction(1)
    for step in range(guard.dice + power * striker.aces.dice):
        aces = first + step
        values.append(guard.exactly(aces) * striker.exceeds(aces + boost) ** power / scale)
        scale *= ratio
    total = NOTHING
    weight = 1 / (1 - ratio)
    while values:
        total += values[0] * weight
        weight *= ratio / (1 - ratio)
        values = [values[number + 1] - values[number] for number in range(len(values) - 1)]
    return total


# -- Violent attack -----------------------------------------------------------------------------


def violent_odds(striker: Side, pool: Pool, boost: int, plain_defence: bool, power: int) -> float:
    """HR-ACC-04: the chance to win if one set of the Defence roll may be rerolled, exact to twelve digits."""
    sets = [aces_of(one_set(pool, colour), plain_defence) for colour in range(len(COLOURS))]
    won = 0.0
    total = 1
    below = 1.0 - float(striker.exceeds(0)) ** power
    while below < 1 - 1e-13:
        up_to = 1.0 - float(striker.exceeds(total)) ** power
        if up_to > below:
            won += (up_to - below) * _beats_with_reroll(sets, boost, total)
        below = up_to
        total += 1
    return won


def _beats_with_reroll(sets: list[Aces], boost: int, total: int) -> float:
    """The chance that the defence is less than a total, if the best set is rerolled after it held."""
    most = total - 1 - boost  # so many Aces are still too few
    if most < 0:
        most = 0  # only Blanks are
    shown = [[float(one.exactly(aces)) for aces in range(most + 1)] for one in sets]
    up_to = [[1.0 - float(one.more_than(aces)) for aces in range(most + 1)] for one in sets]
    spare = [float(one.more_than(most)) for one in sets]
    won = 0.0
    # A set that shows more than ``most`` by itself is one case: then only rerolling that set can help.
    for w in range(most + 2):
        for r in range(most + 2):
            for b in range(most + 2):
                chance = (
                    (shown[0][w] if w <= most else spare[0])
                    * (shown[1][r] if r <= most else spare[1])
                    * (shown[2][b] if b <= most else spare[2])
                )
                if not chance:
                    continue
                if w + r + b <= most:
                    won += chance
                    continue
                best = 0.0
                for own, others, known in ((w, r + b, up_to[0]), (r, w + b, up_to[1]), (b, w + r, up_to[2])):
                    if own and others <= most:
                        best = max(best, known[most - others])
                won += chance * best
    return won


# -- quick chances ------------------------------------------------------------------------------


_chances: Final[dict[int, float]] = {}


def win_chance(attack: Pool, boost: int, defence: Pool, defence_boost: int) -> float:
    """``win_odds`` of plain pools as a number, from a table: for whoever asks often."""
    key = _key(attack, boost) << 28 | _key(defence, defence_boost)
    chance = _chances.get(key)
    if chance is None:
        chance = _chances[key] = float(win_odds(attack, boost, defence, defence_boost))
    return chance


def _key(pool: Pool, boost: int) -> int:
    """All of these are less than 128: two keys fit a machine word."""
    return pool.white | pool.red << 7 | pool.black << 14 | boost << 21


# -- the odds of an attack ----------------------------------------------------------------------


class AttackOdds(Plain):
    """How an attack can end, with both pools and their reasons.

    ``win`` is the chance to succeed, ``wound`` that the target then keeps its token, ``vanish`` that it
    leaves the game by it; nobody sends the token elsewhere.
    """

    def __init__(self, win: float, wound: float, vanish: float, attack: Build, defence: Build) -> None:
        self.win = win
        self.wound = wound
        self.vanish = vanish
        self.attack = attack
        self.defence = defence

    def to_json(self) -> dict[str, Json]:
        """The odds and the reasons for a screen."""
        return {
            "win": self.win,
            "wound": self.wound,
            "vanish": self.vanish,
            "attack": build_json(self.attack),
            "defence": build_json(self.defence),
        }


def boosts_of(build: Build) -> list[Modifier]:
    """The Boosts of a pool with their reasons."""
    printed = [Modifier("home_raiders.reason.boost", build.boost, "HR-DIC-17")] if build.boost else []
    return [*printed, *build.boosts]


def build_json(build: Build) -> dict[str, Json]:
    """A pool before and after its changes, with its Boosts."""
    boosts: list[Json] = [part.to_json() for part in boosts_of(build)]
    granted: list[Json] = [part.to_json() for part in build.granted]
    return {
        "printed": build.printed.text(),
        "changes": explain(build),
        "pool": build.pool.text(),
        "boosts": boosts,
        "granted": granted,
    }


_known: Final[dict[tuple[int, int, bool, bool, bool, bool], float]] = {}


def attack_odds(state: State, attack: Attack) -> AttackOdds:
    """The odds of an attack as things stand, its options and all abilities included."""
    target = attack.target
    build, defence = attack_build(state, attack), defence_build(state, attack, target)
    violent = attack.kind == MELEE and attack.attacker.kit.uses(AFTER_DEFENCE_ROLL) and attack.may_choose()
    barrier = target.kit.uses(HAS_ROLL_REPEATED) and attack.cause != BURST
    win = odds_of_builds(build, defence, is_precise(attack), barrier, violent)
    wound = win * (1 - recovery(target))
    vanish = wound if target.wounds + 1 >= wounds_to_vanish(target) else 0.0
    return AttackOdds(win, wound, vanish, build, defence)


def odds_of_builds(build: Build, defence: Build, precise: bool, barrier: bool, violent: bool) -> float:
    """The chance to win with two pools as they are built."""
    boost, other = build.full_boost(), defence.full_boost()
    granted = bool(build.granted)
    if not (granted or precise or barrier or violent):
        return win_chance(build.pool, boost, defence.pool, other)
    key = (_key(build.pool, boost), _key(defence.pool, other), granted, precise, barrier, violent)
    win = _known.get(key)
    if win is None:
        if violent:
            striker = Side(aces_of(build.pool, False), boost, granted)
            win = violent_odds(striker, defence.pool, other, precise, 2 if barrier else 1)
        else:
            win = float(win_odds(build.pool, boost, defence.pool, other, granted, precise, barrier))
        _known[key] = win
    return win


def recovery(target: Character) -> float:
    """Regeneration (HR-ADF-03): the chance that a token just placed is removed again."""
    if not target.kit.uses(AFTER_WOUND):
        return 0.0
    left = target.card.dice[DEFENCE].wounded
    return float(1 - chance_of(FACES[max(weakest(left), WHITE)], BLANK))


def melee_odds(
    state: State, attacker: Character, target: Character, options: list[Trait] | None = None
) -> AttackOdds:
    """The odds of a Close combat attack by an action."""
    attack = Attack(MELEE, BY_ACTION, attacker, target)
    attack.options = options or []
    return attack_odds(state, attack)
