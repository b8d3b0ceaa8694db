"""What is told about deeds, spells, shots and bids of gems."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.bets import HideGems
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.rows import DEED, INCHES, SPELL
from dicefront.games.spherewars.rules.shooting import Aim, DeclareShot
from dicefront.games.spherewars.rules.spell_chances import risk, spell
from dicefront.kernel.ids import Json
from dicefront.parts.show.words import Note

MOST_SUCCESSES: Final = 3
MOST_SHOWN: Final = 6
"""So many different bids of the other side are told."""


def shot_note(question: DeclareShot, aims: list[Aim]) -> Note:
    """SW-SHO-31: which weapons are shot at whom."""
    weapons: list[Json] = [question.weapons[one.weapon].id for one in aims]
    enemies: list[Json] = list(dict.fromkeys(one.target for one in aims))
    args: dict[str, Json] = {"combatant": question.shooter.id, "weapon": weapons, "enemies": enemies}
    return Note(id="spherewars.show.shoot_with", args=args)


def feat_notes(answer: str) -> list[Note]:
    """What a deed or a spell needs, and how far it goes."""
    row = CATALOGUE.abilities.get(answer)
    if row is None or row.use not in (DEED, SPELL):
        return []
    found: list[Note] = []
    needs = "spherewars.show.deed_needs" if row.use == DEED else "spherewars.show.spell_needs"
    if row.difficulty > 0:  # of some spells every success counts
        found.append(Note(id=needs, args={"number": row.difficulty}))
    if row.range == INCHES:
        found.append(Note(id="spherewars.show.up_to", args={"length": row.range_in * INCH}))
    return found


# -- bids ---------------------------------------------------------------------------------------


def successes_by_bid(question: HideGems, answer: list[int]) -> list[tuple[int, list[float]]]:
    """SW-SPE-30: the chances of 0 to 3 successes of the caster, for every bid of the other side."""
    cast, bet = question.cast, question.bet
    if bet.is_false(answer[0]):
        return []
    other = cast.dispelling if bet.casting else cast.casting
    own = sum(answer) + bet.free
    found: list[tuple[int, list[float]]] = []
    for gems in range(0 if bet.casting else 1, min(other.pool, MOST_SHOWN) + 1):
        against = gems + other.free
        pair = (own, against) if bet.casting else (against, own)
        found.append((gems, spell(*pair, cast.casting.lost + 1)))
    return found


def bid_notes(question: HideGems, answer: list[int]) -> list[Note]:
    """How likely the spell works or is dispelled against every bid, and what the own dice may do."""
    needed = question.cast.row.difficulty
    if question.bet.is_false(answer[0]):
        return [Note(id="spherewars.show.would_be_concussed", args={}, rule="SW-SPE-38")]
    found: list[Note] = []
    if 1 <= needed <= MOST_SUCCESSES:
        for gems, chances in successes_by_bid(question, answer):
            works = sum(chances[needed:])
            share = works if question.bet.casting else 1.0 - works
            found.append(Note(id="spherewars.show.bid", args={"number": round(100 * share), "against": gems}))
    return found + risk_notes(question, answer)


def risk_notes(question: HideGems, answer: list[int]) -> list[Note]:
    """SW-UNC-01: what the dice of the caster may do to it; those of the other side never do anything."""
    dice = sum(answer) + question.bet.free
    if not question.bet.casting or dice < 2:
        return []
    found = risk(dice)
    told = (
        ("spherewars.show.power_dies", found.die, "SW-UNC-04"),
        ("spherewars.show.power_is_wounded", found.wound, "SW-UNC-05"),
        ("spherewars.show.power_is_concussed", found.concuss, "SW-UNC-06"),
    )
    return [
        Note(
            id=name,
            args={"combatant": question.cast.user.id, "number": shown_share(chance)},
            rule=rule,
        )
        for name, chance, rule in told
        if chance > 0
    ]


def shown_share(chance: float) -> int:
    """In percent; what can happen at all is told as one at least."""
    return max(1, round(100 * chance))


def bid_detail(question: HideGems, answer: list[int]) -> Json:
    """What a slip shows: gems and the limit, and successes for every bid of the other side."""
    bet = question.bet
    rows: list[Json] = [
        {"against": gems, "chances": [round(one, 4) for one in chances]}
        for gems, chances in successes_by_bid(question, answer)
    ]
    most = min(question.limit, bet.most.amount + question.least) if bet.casting else question.limit
    return {
        "bid": answer[0],
        "pool": question.limit,
        "most": most,
        "casting": bet.casting,
        "needed": question.cast.row.difficulty,
        "rows": rows,
    }
