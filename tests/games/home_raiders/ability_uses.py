"""Which abilities a step of play has used, seen from outside: by what was asked, answered and told.

A use is what somebody at the table would notice: a die of another colour, an event, an answer that the rules
allow for that ability alone, or something that did not happen because of it.
"""

from itertools import pairwise

from dicefront.games.home_raiders.rules.abilities.all import ALL_ABILITIES
from dicefront.games.home_raiders.rules.active import is_general, shared_by
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.dice import CRITICAL
from dicefront.games.home_raiders.rules.events import fighting, moving, playing, setup, shooting, spirit
from dicefront.games.home_raiders.rules.moments import USE_SPIRIT, asked
from dicefront.games.home_raiders.rules.movement import GiveOrders
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.shooting import Shoot
from dicefront.games.home_raiders.rules.sight import sees
from dicefront.games.home_raiders.rules.spirit import SpiritUse, target_problem
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.rules.units import bodies_of, in_formation
from dicefront.kernel.event import Event
from dicefront.kernel.question import Question
from dicefront.skirmish.contact import touches, touches_an_enemy
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.formation import are_linked
from dicefront.skirmish.measuring import distance
from dicefront.tabletop.sight import HIDDEN
from tests.games.home_raiders import names
from tests.games.home_raiders.names import IDS, has

BY_EVENT: dict[type[Event], int] = {
    moving.Pushed: names.PUSH,
    moving.Flew: names.FLIGHT,
    moving.Carried: names.TRANSPORT,
    moving.Relocated: names.RELOCATE,
    moving.Teleported: names.EAGER_TELEPORT,
    fighting.SetRerolled: names.VIOLENT_ATTACK,
    fighting.TakenOver: names.BODYGUARD,
    fighting.RollForced: names.ENERGY_BARRIER,
    fighting.Swapped: names.FLICKER,
    fighting.Burst: names.SHRAPNEL,
    fighting.SangLast: names.SWAN_SONG,
    shooting.ShotSplit: names.DOUBLE_SHOT,
    shooting.BlastStruck: names.BLAST,
    shooting.ShotDeflected: names.DEFLECT,
    spirit.BrainFrozen: names.BRAINFREEZE,
    spirit.Charmed: names.CHARM,
    spirit.Stunned: names.STUN,
    playing.GrappleTried: names.GRAPPLE,
    playing.UnitDivided: names.ACTION_GROUP,
    playing.LeaderLeft: names.REDEPLOY,
    playing.LeaderJoined: names.REDEPLOY,
    playing.LeaderReplaced: names.REPLACEMENT,
    playing.MessageBrought: names.MESSENGER,
    playing.FervourDeclared: names.FERVOUR,
    setup.Reckoned: names.RECKON,
    setup.EnemySworn: names.SWORN_ENEMY,
}
"""What is told of one ability alone."""

REASONS = {one.reason: one.number for one in ALL_ABILITIES}


def uses(
    before: State, question: "Question[object]", answer: object, told: list[Event], after: State
) -> set[int]:
    """The abilities that were used between two decisions."""
    found = by_answer(before, question, answer) | by_state(after, question)
    for event in told:
        if type(event) in BY_EVENT:
            found.add(BY_EVENT[type(event)])
        found |= by_dice(before, event) | by_word(before, event) | by_way(before, event)
        found |= by_what_did_not_happen(before, event, after)
    return found


def by_dice(before: State, event: Event) -> set[int]:
    """Abilities that shaped a pool or its total."""
    if not isinstance(event, fighting.PoolRolled):
        return set()
    build: Build = event.build
    parts = [*build.only, *build.upgrades, *build.downgrades, *build.boosts]
    if event.rolled.aces == 0:
        parts += build.granted
    found = {REASONS[part.reason] for part in parts if part.reason in REASONS}
    if event.rolled.plain_criticals and [CRITICAL] in event.rolled.chains:
        found.add(names.PRECISE_ATTACK)
    shooter, target = before.characters[event.character], before.characters[event.against]
    if event.type == "ranged" and build.discards and has(target.kit, names.DODGE):
        if distance(shooter, target) <= shooter.card.range:
            found.add(names.DODGE)
    return found


def by_word(before: State, event: Event) -> set[int]:
    """Abilities that an event names, or that follow from who it is about."""
    if isinstance(event, fighting.DieRolled | fighting.TokenSentOn | spirit.Challenged | spirit.Marked):
        return {IDS.index(event.ability)}
    if isinstance(event, shooting.StoodUp) and event.free:
        return {names.FAST_RECOVERY}
    if isinstance(event, setup.HeldBack):
        card = before.troops[event.troop].card
        return {number for number in (names.SCOUTS, names.EXPLORER) if has(card, number)}
    if isinstance(event, setup.Attached):
        return {names.SPECIALIST} if has(before.characters[event.character].card, names.SPECIALIST) else set()
    if not isinstance(event, fighting.Attacked):
        return set()
    found = {IDS.index(option) for option in event.abilities}
    attacker, target = before.characters[event.attacker], before.characters[event.target]
    if event.cause == "roundhouse":
        found.add(names.ROUNDHOUSE_ATTACK)
    if event.cause == "action" and event.type == "melee" and not touches(before, attacker, target):
        found.add(names.REACH)
    if event.cause == "action" and event.type == "ranged" and touches_an_enemy(before, attacker):
        found.add(names.POINT_BLANK if "point-blank" in event.abilities else names.MULTITASK)
    return found


def by_way(before: State, event: Event) -> set[int]:
    """Abilities of a mover that made its way another one, or cheaper."""
    found: set[int] = set()
    if not isinstance(event, moving.Moved):
        return found
    mover = before.characters[event.character]
    step = before.options.constants.step
    heights = [point[2] for point in event.path]
    rises = [high - low for low, high in pairwise(heights) if abs(high - low) > step]
    if rises and has(mover.kit, names.CLIMB):
        found.add(names.CLIMB)
    if any(abs(rise) <= INCH for rise in rises) and has(mover.kit, names.HIKERS):
        found.add(names.HIKERS)
    if any(rise < 0 for rise in rises) and has(mover.kit, names.FEATHER_FALL):
        found.add(names.FEATHER_FALL)
    if touches_an_enemy(before, mover):
        found |= {number for number in (names.GHOST, names.WARDANCERS) if has(mover.kit, number)}
    return found


def by_answer(before: State, question: "Question[object]", answer: object) -> set[int]:
    """Abilities without which an answer would not have been allowed, or a question not asked."""
    kind = question.kind.removeprefix("home_raiders.")
    if kind == "react.defensive-stance" and answer:
        return {names.DEFENSIVE_STANCE}
    if kind == "melee.knock-back" and answer is not None:
        return {names.KNOCK_BACK}
    if kind == "melee.target" and isinstance(answer, list):
        return {names.RAMPAGE} if sum(type(word) is int for word in answer) == 3 else set()
    if kind == "generic.use" and isinstance(answer, list) and "heal" in answer:
        return {names.LEAD_BY_EXAMPLE}
    if isinstance(question, GiveOrders) and isinstance(answer, list):
        return {names.RUNNING_SHOT} if any("shoot" in move for move in answer) else set()
    if isinstance(question, Shoot) and isinstance(answer, dict):
        return {names.DIVIDED_AIM} if question.troop not in (-1, answer["at"]) else set()
    if isinstance(question, SpiritUse):
        return {names.STRONG_WILL} if somebody_is_spared(before, question) else set()
    return set()


def somebody_is_spared(state: State, question: SpiritUse) -> bool:
    """Whether a will is too strong for somebody who would be seen by whoever acts."""
    for actor in question.actors:
        for target in state.characters:
            if target.owner == actor.owner or target.where != ON_TABLE:
                continue
            refusals = [target_problem(actor, ability, target) for ability in asked(actor, USE_SPIRIT)]
            if any(one is not None and one.rule == "HR-ASP-09" for one in refusals):
                if sees(state, actor, target) != HIDDEN:
                    return True
    return False


def by_what_did_not_happen(before: State, event: Event, after: State) -> set[int]:
    """Somebody stands where it would have been moved, hurt or removed."""
    if isinstance(event, fighting.Wounded) and event.wounds == 2:
        return {names.CHAMPION} if after.characters[event.character].where == ON_TABLE else set()
    if isinstance(event, moving.Fell):
        feather = has(before.characters[event.character].kit, names.FEATHER_FALL)
        return {names.FEATHER_FALL} if feather and event.drop > before.options.constants.fall_limit else set()
    firm = False
    if isinstance(event, fighting.AttackSucceeded):
        mover = has(before.characters[event.attacker].kit, names.KNOCK_BACK)
        firm = mover and has(before.characters[event.target].kit, names.FIRM_STANCE)
    elif isinstance(event, spirit.Challenged) and event.ability == IDS[names.SUBTLE_MANIPULATION]:
        firm = event.success and has(before.characters[event.target].kit, names.FIRM_STANCE)
    return {names.FIRM_STANCE} if firm else set()


def by_state(after: State, question: "Question[object]") -> set[int]:
    """Open formation: a Unit stands further apart than others may. General: others have an ability, too."""
    found: set[int] = set()
    if isinstance(question, GiveOrders):
        troop = after.troops[question.terms.troop.id]
        near = after.options.constants.formation
        if in_formation(after, troop) and not are_linked(bodies_of(after, troop), near, after.options.chain):
            found.add(names.OPEN_FORMATION)
    for general in after.characters:
        if is_general(general):
            spread = shared_by(general)
            for other in after.characters:
                if other.owner == general.owner and other.troop != general.troop and other.where == ON_TABLE:
                    if any(other.kit.holds(ability) for ability in spread):
                        found.add(names.GENERAL)
    return found
