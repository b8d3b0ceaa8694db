"""ACC: Close combat abilities.

Grapple's action and the questions of a declaration (Sucker punch, Rampage, Reach) stand where actions are
declared; here is what each ability does to an attack.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.base import Trait
from dicefront.games.home_raiders.rules.abilities.names import (
    GHOST,
    KNOCK_BACK,
    REACH,
    ROUNDHOUSE_ATTACK,
    VIOLENT_ATTACK,
)
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.dice import Rolled, reroll_set
from dicefront.games.home_raiders.rules.events.fighting import SetRerolled
from dicefront.games.home_raiders.rules.pools import BLACK, COLOURS, WHITE, Build
from dicefront.games.home_raiders.rules.sight import is_hidden
from dicefront.games.home_raiders.rules.state import STANDING, Character, State
from dicefront.games.home_raiders.rules.strike import BREAK_AWAY, BURST, MELEE, Attack, Stand
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, choose
from dicefront.skirmish.measuring import within

ARM: Final = 2 * INCH
"""How far Reach reaches (HR-ACC-17)."""


class Charge(Trait):
    """HR-AMV-09, HR-AMV-10: the first Close combat attack after a move into contact is upgraded."""

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.kind == MELEE and attack.attacker.charging:
            build.upgrade(self.reason, "HR-AMV-09")


class ExploitWeakness(Trait):
    """HR-ACC-01: the target downgrades its strongest set of Defence dice."""

    def shape_their_defence(self, state: State, attack: Attack, build: Build, defender: Character) -> None:
        if attack.kind == MELEE:
            build.downgrade(self.reason, "HR-ACC-01")


class ReassuringAttack(Trait):
    """HR-ACC-06: at least one Ace in Close combat attacks; it brings no Boost (HR-DIC-19)."""

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.kind == MELEE:
            build.grant_ace(self.reason, "HR-ACC-06")


class SuckerPunch(Trait):
    """HR-ACC-11: rolled with the strongest set only."""

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.sucker_punch:
            build.roll_only_strongest(self.reason, "HR-ACC-11")


class Entangle(Trait):
    """HR-ACC-19, HR-ACC-20: an upgrade against whoever breaks away; against Ghost the strongest set only."""

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.cause != BREAK_AWAY:
            return
        if attack.named.kit.has[GHOST]:
            build.roll_only_strongest(self.reason, "HR-ACC-20")
        else:
            build.upgrade(self.reason, "HR-ACC-19")


def reaches(state: State, attacker: Character, target: Character) -> bool:
    """Reach (HR-ACC-17, HR-LOS-10): up to 2 inches away, and not completely obscured."""
    return (
        attacker.kit.has[REACH] and within(attacker, target, ARM) and not is_hidden(state, attacker, target)
    )


def violent_attack(attack: Attack, stand: Stand, purpose: str) -> Steps[None]:
    """HR-ACC-04, HR-ACC-05: the attacker's player may have one set of the Defence roll rerolled, once."""
    rolled = stand.rolled
    if attack.kind != MELEE or not attack.may_choose() or not attack.attacker.kit.has[VIOLENT_ATTACK]:
        return
    if attack.cause == BURST:  # HR-ADF-10: nobody's abilities are behind it
        return
    if rolled is None or not rolled.colours:
        return
    choices: list[str | None] = [None]
    for colour in range(WHITE, BLACK + 1):
        if rolled.has_set(colour):
            choices.append(COLOURS[colour])
    args = _violence(attack, stand, rolled)
    player = attack.attacker.owner
    answer = yield from choose(player, "home_raiders.melee.violent", "HR-ACC-04", choices, args)
    if answer is not None:
        yield SetRerolled(attack.attacker.id, stand.defender.id, answer)
        owner = stand.defender.owner
        stand.rolled = yield from reroll_set(rolled, COLOURS.index(answer), purpose, "HR-ACC-04", owner)


def _violence(attack: Attack, stand: Stand, rolled: Rolled) -> dict[str, Json]:
    """What the attacker's player looks at: both totals and the dice of the defence."""
    colours: list[Json] = [COLOURS[colour] for colour in rolled.colours]
    return {
        "attacker": attack.attacker.id,
        "defender": stand.defender.id,
        "attack": stand.against,
        "defence": stand.build.total(rolled.aces),
        "colours": colours,
        "dice": rolled.signs(),
    }


def sucker_punch(state: State, attack: Attack) -> Steps[None]:
    """HR-ACC-11: the whole Unit of the character that was wounded goes to ground, also if it vanished."""
    from dicefront.games.home_raiders.rules.ground import go_to_ground

    if attack.sucker_punch and attack.wounded:
        yield from go_to_ground(state, state.troop_of(attack.target), True)


def knock_back(state: State, attack: Attack) -> Steps[None]:
    """HR-ACC-07 to HR-ACC-10: the target may be moved as many inches as the totals differ."""
    from dicefront.games.home_raiders.rules.forced import move_by_force

    attacker, target = attack.attacker, attack.target
    if not attacker.kit.has[KNOCK_BACK] or not attack.may_choose():
        return
    if target.where != STANDING or target.vanishing:
        return
    most = (attack.aces - attack.defence) * INCH
    kind = "home_raiders.melee.knock-back"
    yield from move_by_force(state, attacker.owner, target, most, kind, "HR-ACC-07", attacker)


def roundhouse_attack(state: State, attack: Attack) -> Steps[None]:
    """HR-ACC-02, HR-ACC-03: a wound gives a free attack on another enemy not attacked this turn."""
    from dicefront.games.home_raiders.rules.close_combat import offer_roundhouse

    if attack.attacker.kit.has[ROUNDHOUSE_ATTACK] and attack.may_choose() and attack.wounded:
        yield from offer_roundhouse(state, attack)
