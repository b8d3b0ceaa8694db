"""DIC: dice pools: sets and their order, what changes a pool, and the order of the changes (HR-DIC-21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dicefront.games.home_raiders.rules.cards import Pool
from dicefront.kernel.ids import Json
from dicefront.kernel.modifier import Modifier

# Colours from weak to strong (HR-DIC-08).
WHITE: Final = 0
RED: Final = 1
BLACK: Final = 2
NO_SET: Final = -1
COLOURS: Final = ["white", "red", "black"]

NO_DICE: Final = Pool(0, 0, 0)


def sets_of(pool: Pool) -> int:
    """HR-DIC-03: how many sets a pool has."""
    return (1 if pool.white else 0) + (1 if pool.red else 0) + (1 if pool.black else 0)


def same_pool(one: Pool, other: Pool) -> bool:
    return one.white == other.white and one.red == other.red and one.black == other.black


def weakest(pool: Pool) -> int:
    """HR-DIC-08: the colour of the weakest set, or ``NO_SET``."""
    if pool.white:
        return WHITE
    if pool.red:
        return RED
    return BLACK if pool.black else NO_SET


def strongest(pool: Pool) -> int:
    """HR-DIC-08: the colour of the strongest set, or ``NO_SET``."""
    if pool.black:
        return BLACK
    if pool.red:
        return RED
    return WHITE if pool.white else NO_SET


def one_set(pool: Pool, colour: int) -> Pool:
    """The dice of one colour alone."""
    if colour == WHITE:
        return Pool(pool.white, 0, 0)
    return Pool(0, pool.red, 0) if colour == RED else Pool(0, 0, pool.black)


def upgraded(pool: Pool) -> Pool:
    """HR-DIC-09 to HR-DIC-11: the weakest set becomes one step stronger, black ones stay black."""
    if pool.white:
        return Pool(0, pool.red + pool.white, pool.black)
    return Pool(0, 0, pool.black + pool.red) if pool.red else pool


def downgraded(pool: Pool) -> Pool:
    """HR-DIC-10, HR-DIC-12, HR-DIC-13: the strongest set becomes one step weaker, white ones stay white."""
    if pool.black:
        return Pool(pool.white, pool.red + pool.black, 0)
    return Pool(pool.white + pool.red, 0, 0) if pool.red else pool


def paired(pool: Pool) -> Pool:
    """HR-DIC-22: an upgrade and a downgrade together turn white and black dice red, if there are both."""
    if pool.white and pool.black:
        return Pool(0, pool.white + pool.red + pool.black, 0)
    return pool


def without_strongest(pool: Pool) -> Pool:
    """HR-DIC-14: the strongest set is not used."""
    if pool.black:
        return Pool(pool.white, pool.red, 0)
    return Pool(pool.white, 0, 0) if pool.red else NO_DICE


def only_strongest(pool: Pool) -> Pool:
    """HR-DIC-15."""
    return one_set(pool, strongest(pool))


def only_weakest(pool: Pool) -> Pool:
    """HR-DIC-15."""
    return one_set(pool, weakest(pool))


class Build:
    """A dice pool being built, with the reason of every change (HR-DIC-21, HR-DIC-22).

    ``printed`` is the pool of the card, ``start`` what wound marks leave of it. Changes are collected in any
    order and carried out together by ``finish``, which sets ``pool``.
    """

    def __init__(self, start: Pool, boost: int) -> None:
        self.printed = start
        self.start = start
        self.boost = boost
        self.discards: list[Modifier] = []
        self.only: list[Modifier] = []
        self.weakest_only = False
        self.upgrades: list[Modifier] = []
        self.downgrades: list[Modifier] = []
        self.boosts: list[Modifier] = []
        self.granted: list[Modifier] = []
        self.pool = start

    def discard_strongest(self, reason: str, rule: str) -> None:
        """HR-DIC-14: the strongest set is taken out."""
        self.discards.append(Modifier(reason, -1, rule))

    def roll_only_strongest(self, reason: str, rule: str) -> None:
        """HR-DIC-15."""
        self.only.append(Modifier(reason, 0, rule))

    def roll_only_weakest(self, reason: str, rule: str) -> None:
        """HR-DIC-15."""
        self.weakest_only = True
        self.only.append(Modifier(reason, 0, rule))

    def upgrade(self, reason: str, rule: str) -> None:
        """The weakest set becomes one step stronger."""
        self.upgrades.append(Modifier(reason, 1, rule))

    def upgrade_once(self, reason: str, rule: str) -> None:
        """An upgrade for which several have the same reason."""
        if all(part.reason != reason for part in self.upgrades):
            self.upgrade(reason, rule)

    def downgrade(self, reason: str, rule: str) -> None:
        """The strongest set becomes one step weaker."""
        self.downgrades.append(Modifier(reason, -1, rule))

    def add_boost(self, reason: str, amount: int, rule: str) -> None:
        """HR-DIC-18: the same ability counts once per roll."""
        for part in self.boosts:
            if part.reason == reason:
                return
        self.boosts.append(Modifier(reason, amount, rule))

    def grant_ace(self, reason: str, rule: str) -> None:
        """HR-DIC-19: one Ace where the dice show none; it brings no Boost."""
        self.granted.append(Modifier(reason, 1, rule))

    def full_boost(self) -> int:
        """HR-DIC-18: the Boost of the card and all others together."""
        total = self.boost
        for part in self.boosts:
            total += part.amount
        return total

    def total(self, aces: int) -> int:
        """HR-DIC-16, HR-DIC-17, HR-DIC-19: the result of a roll that shows so many Aces."""
        if aces > 0:
            return aces + self.full_boost()
        return 1 if self.granted else 0


def finish(build: Build) -> Pool:
    """HR-DIC-21: range, then one set only, then colours; the result stays in ``build.pool``."""
    pool = build.start
    for _ in build.discards:
        pool = without_strongest(pool)
    if build.only:
        pool = only_weakest(pool) if build.weakest_only else only_strongest(pool)
    ups = len(build.upgrades)
    downs = len(build.downgrades)
    if ups and downs:  # HR-DIC-22: one pair does all that pairs can do
        pool = paired(pool)
    for _ in range(ups - downs):
        pool = upgraded(pool)
    for _ in range(downs - ups):
        pool = downgraded(pool)
    build.pool = pool
    return pool


def explain(build: Build) -> list[Json]:
    """Every change in the order in which it is carried out: how, why, by which paragraph, before and after.

    A pair of an upgrade and a downgrade is one change with two reasons.
    """
    pool = build.start
    told: list[Json] = []
    if not same_pool(build.printed, build.start):
        wounded = Modifier("home_raiders.reason.wounded", 0, "HR-WND-06")
        told.append(_change("wound-marks", [wounded], build.printed, build.start))
    for how, change, parts in _changes(build):
        after = change(pool)
        told.append(_change(how, parts, pool, after))
        pool = after
    return told


def _changes(build: Build) -> list[tuple[str, Callable[[Pool], Pool], list[Modifier]]]:
    ups, downs = build.upgrades, build.downgrades
    pairs = min(len(ups), len(downs))
    only, one_only = "only-strongest", only_strongest
    if build.weakest_only:
        only, one_only = "only-weakest", only_weakest
    return [
        *[("discard-strongest", without_strongest, [part]) for part in build.discards],
        *[(only, one_only, [part]) for part in build.only],
        *[("pair", paired, [ups[number], downs[number]]) for number in range(pairs)],
        *[("upgrade", upgraded, [part]) for part in ups[pairs:]],
        *[("downgrade", downgraded, [part]) for part in downs[pairs:]],
    ]


def _change(how: str, parts: list[Modifier], before: Pool, after: Pool) -> Json:
    reasons: list[Json] = [part.reason for part in parts]
    rules: list[Json] = [part.rule for part in parts]
    return {"change": how, "reasons": reasons, "rules": rules, "from": before.text(), "to": after.text()}


def explain_total(build: Build, aces: int) -> list[Json]:
    """The parts of a total: the Aces of the dice, the Boosts, or the Ace that is granted."""
    parts = [Modifier("home_raiders.reason.aces", aces, "HR-DIC-04")]
    if aces > 0:
        if build.boost:
            parts.append(Modifier("home_raiders.reason.boost", build.boost, "HR-DIC-17"))
        parts.extend(build.boosts)
    else:
        parts.extend(build.granted[:1])
    return [part.to_json() for part in parts]
