"""SPE, UNC: spells, step list P."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.aftermath import answer
from dicefront.games.spherewars.rules.bets import hide_gems, kept, pay, roll_bets, successes
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.contact import fights
from dicefront.games.spherewars.rules.deeds import (
    AIMED,
    AimFeat,
    feat_refused,
    has_target,
    target_refused,
    targets_of,
)
from dicefront.games.spherewars.rules.events.feats import FeatFailed
from dicefront.games.spherewars.rules.events.spells import (
    GemsShown,
    PowerUncontrolled,
    SpellDesignated,
    SpellRetargeted,
    SpellRolled,
    TargetHidden,
)
from dicefront.games.spherewars.rules.measuring import within
from dicefront.games.spherewars.rules.moments import REDIRECT, TRAITS, asked, stays_hidden
from dicefront.games.spherewars.rules.moments import SPELL as SPELL_FAMILY
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.power import Power
from dicefront.games.spherewars.rules.rows import SPELL as SPELL_USE
from dicefront.games.spherewars.rules.rows import VARIABLE_SUCCESSES
from dicefront.games.spherewars.rules.secrets import holdable
from dicefront.games.spherewars.rules.shelter import is_in_deep
from dicefront.games.spherewars.rules.sight import in_between
from dicefront.games.spherewars.rules.state import (
    ENGAGE,
    SPEED_UP,
    Combatant,
    State,
    activation_of,
    end_action,
    is_enemy,
    is_ephemeral,
    is_hero,
    is_there,
    stopped,
)
from dicefront.games.spherewars.rules.states import CONCUSSED, enter_state, has_power
from dicefront.games.spherewars.rules.subjects import SPELL, Blow, Cast
from dicefront.games.spherewars.rules.windows import GEMS, OUTCOME, SHOWN, open_window
from dicefront.games.spherewars.rules.windows import SPELL as SPELL_WINDOW
from dicefront.games.spherewars.rules.wounds import hurt
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PICK_PIECE, PLACE_POINT, Gesture
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, ask, choose
from dicefront.kernel.question import Question, picked
from dicefront.kernel.sign import Sign
from dicefront.tabletop.bases import Base
from dicefront.tabletop.point import Point, read_point

POINT: Final = "point"
ENCHANTMENT: Final = "_enchantment_papyrus"
ALL_SUCCESSES: Final = 3
"""SW-UNC-02, SW-SPE-33: the most that a spell can score."""


# -- who may cast ---------------------------------------------------------------------------------------


def usable_spells(state: State, actor: Combatant) -> list[str]:
    """SW-SPE-10 to SW-SPE-12: the spells that it may still try in this activation."""
    return castable(state, actor, cast_refused(state, actor))


def might_cast(state: State, actor: Combatant) -> bool:
    """SW-ACT-20: whether it could try a spell with gems that as far as everybody knows a hero may have."""
    if state.gems[actor.side].to_cast() or not known_spells(actor) or not may_have_papyrus(state, actor):
        return False
    return len(castable(state, actor, kept_from_casting(state, actor))) > 0


def castable(state: State, actor: Combatant, refusal: Refusal | None) -> list[str]:
    """The spells that it may still try, unless something keeps it from casting."""
    known = known_spells(actor)
    if not known or refusal is not None:
        return []
    done = activation_of(state).done
    return [
        spell
        for spell in known
        if spell not in done
        and has_target(state, actor, spell)
        and TRAITS[spell].cast_refused(state, actor) is None
    ]


def known_spells(actor: Combatant) -> list[str]:
    """The spells of a combatant: its own, and those that something lends it."""
    found = [trait.id for trait in actor.kit.traits if trait.family == SPELL_FAMILY]
    lent = [TRAITS[effect.id].lends for effect in actor.effects.all if effect.id in TRAITS]
    return found + [spell for spell in lent if spell and spell not in found]


def cast_refused(state: State, actor: Combatant) -> Refusal | None:
    """P1: why a combatant can cast nothing now."""
    refusal = kept_from_casting(state, actor)
    if refusal is None and not state.gems[actor.side].to_cast() and not has_papyrus(state, actor):
        return Refusal("spherewars.spell.pool", "SW-SPE-22", {"gems": 0})
    return refusal


def kept_from_casting(state: State, actor: Combatant) -> Refusal | None:
    """The same, but for gems."""
    args: dict[str, Json] = {"combatant": actor.id}
    if not has_power(actor):
        return Refusal("spherewars.spell.no_power", "SW-SPE-14", args)
    if activation_of(state).action in (SPEED_UP, ENGAGE):
        return Refusal("spherewars.spell.hurried", "SW-SPE-12", args)
    if is_in_deep(state, actor):
        return Refusal("spherewars.spell.too_deep", "SW-SCN-26", args)
    return feat_refused(state, actor, SPELL_USE)


def may_have_papyrus(state: State, actor: Combatant) -> bool:
    """SW-ACT-20: whether as far as everybody knows a hero of its side can."""
    papyri = [item for item in CATALOGUE.consumables if item.endswith(ENCHANTMENT)]
    return any(
        one.side == actor.side and is_there(one) and is_hero(one) and len(holdable(state, one, papyri)) > 0
        for one in state.combatants
    )


def has_papyrus(state: State, actor: Combatant) -> bool:
    """SW-CON-17: whether a hero of its side can bring gems to a spell of a side that has none."""
    return any(
        one.side == actor.side and is_there(one) and any(item.endswith(ENCHANTMENT) for item in one.hidden)
        for one in state.combatants
    )


# -- list P -----------------------------------------------------------------------------------------------


def cast_spell(state: State, caster: Combatant, id: str) -> Steps[None]:
    """List P: a spell from its designation to what it does to its caster."""
    activation_of(state).done.append(id)  # SW-SPE-11
    cast = Cast(caster, CATALOGUE.abilities[id], None)
    aimed = yield from designate(state, cast)  # P1
    if aimed:
        aimed = yield from settle_target(state, cast)  # P2 to P5
    if aimed:
        yield from contend(state, cast)
    else:
        yield FeatFailed(caster.id, id, "terms")  # SW-SPE-37
    end_action(state)


def contend(state: State, cast: Cast) -> Steps[None]:
    """P6 to P15: gems against gems, and what comes of it."""
    caster, spell = cast.user, cast.row.id
    yield from hide_gems(state, cast)  # P6
    yield from open_window(state, GEMS, [caster, *subjects_of(cast)], cast=cast)  # P7
    own, other = cast.casting, cast.dispelling
    yield GemsShown(caster.id, spell, own.gems, other.gems)  # P8
    yield from pay(state, cast)
    if own.is_false(own.gems):  # SW-SPE-38
        yield from enter_state(state, caster, CONCUSSED)
        return
    yield from open_window(state, SHOWN, subjects_of(cast), cast=cast)  # P9
    yield from roll_bets(state, cast)  # P10
    yield from read_power(state, cast)
    yield from count(cast)  # P11
    if works(cast):
        yield from open_window(state, OUTCOME, subjects_of(cast), cast=cast)  # P12
        if cast.power.is_superior():
            cast.cancelled = False  # SW-CON-26
    if cast.cancelled:  # P13
        yield FeatFailed(caster.id, spell, "cancelled")
    elif works(cast):
        yield from take_effect(state, cast)  # P14
    yield from suffer(state, cast)  # P15


# -- P1 to P5: the target -----------------------------------------------------------------------------------


def designate(state: State, cast: Cast) -> Steps[bool]:
    """P1: the target or the place, without measuring (SW-SPE-17, SW-SPE-18, SW-SPE-45)."""
    caster, row = cast.user, cast.row
    if row.target == POINT:
        cast.place = yield from ask(AimAtPlace(state, cast))
    elif row.target in AIMED:
        cast.target = yield from name_target(state, cast, targets_of(state, caster, row))
    yield SpellDesignated(caster.id, row.id, NOBODY if cast.target is None else cast.target.id)
    return row.target not in AIMED or cast.target is not None


def name_target(state: State, cast: Cast, legal: list[Combatant]) -> Steps[Combatant | None]:
    """One of some targets, or nobody."""
    if not legal:
        return None
    number = legal[0].id
    if len(legal) > 1:
        number = yield from ask(AimFeat(state, cast.user, cast.row, legal))
    return (yield from unless_hidden(state, cast, state.combatants[number], legal))


def unless_hidden(
    state: State, cast: Cast, named: Combatant, legal: list[Combatant]
) -> Steps[Combatant | None]:
    """P1, P5: who was named, or another one if that one proves to be hidden; the change is not used up."""
    if not cast.row.sight or not stays_hidden(state, named, cast.user):
        return named
    yield TargetHidden(cast.user.id, named.id)
    return (yield from name_target(state, cast, [one for one in legal if one is not named]))


def subjects_of(cast: Cast) -> list[Combatant]:
    return [] if cast.target is None else [cast.target]


def settle_target(state: State, cast: Cast) -> Steps[bool]:
    """P2 to P5: orders, a new look, a change of target, until it is settled; false if the spell is lost."""
    while True:
        target = cast.target
        before = None if target is None else target.effects
        occasion = yield from open_window(state, SPELL_WINDOW, subjects_of(cast), cast=cast)  # P2, P3
        if stopped(state, cast.user) or is_in_deep(state, cast.user):  # SW-SCN-26
            return False
        if cast.target is None or target is None:
            return True
        again = cast.target is not target  # P4: Choice Blow named another
        if not again:
            happened = bool(occasion.moved) or target.effects is not before
            again = yield from look_again(state, cast, target, happened)
        if not again:
            return not is_lost(state, cast, target)
        cast.misted = NOBODY  # SW-CON-12: it lapses with another target


def is_lost(state: State, cast: Cast, target: Combatant) -> bool:
    """SW-SPE-26, SW-SPE-27, SW-CON-12: the target can be aimed at no more, or hides in mist."""
    return cast.misted == target.id or target_refused(state, cast.user, cast.row, target) is not None


def look_again(state: State, cast: Cast, target: Combatant, happened: bool) -> Steps[bool]:
    """P4, P5: whether the spell has another target now."""
    enemy = replaced_by(state, cast, target)
    if enemy is not None:
        cast.target = enemy
        yield SpellRetargeted(cast.user.id, cast.row.id, enemy.id, False)
        return True
    return (yield from change_target(state, cast, target, happened))


def replaced_by(state: State, cast: Cast, target: Combatant) -> Combatant | None:
    """SW-SPE-24: the enemy who now stands between caster and target, if he is a legal target."""
    if not cast.row.sight or not is_there(target) or fights(state, target):
        return None
    number = in_between(state, cast.user, target)
    if number == NOBODY:
        return None
    enemy = state.combatants[number]
    return enemy if target_refused(state, cast.user, cast.row, enemy) is None else None


def change_target(state: State, cast: Cast, target: Combatant, happened: bool) -> Steps[bool]:
    """P5, SW-SPE-28, SW-SPE-29: another target, once; whoever lost his has to change it or loses the spell.

    Where nothing has happened since the designation nobody is asked. A Mist Scroll leaves no choice
    (SW-CON-12).
    """
    caster, row = cast.user, cast.row
    others = [one for one in targets_of(state, caster, row) if one is not target]
    if cast.changed or not others or not (happened or is_lost(state, cast, target)):
        return False
    offers: list[int | None] = [] if cast.misted == target.id else [None]
    offers += [one.id for one in others]
    chosen = yield from choose(
        caster.owner,
        "spherewars.spell.change",
        "SW-SPE-29",
        offers,
        {"combatant": caster.id, "trait": row.id, "target": target.id},
        hand=PICK_PIECE,
    )
    if chosen is None:
        return False
    cast.changed = True
    named = yield from unless_hidden(state, cast, state.combatants[chosen], others)
    if named is None:
        cast.misted = target.id  # nobody is left
        return False
    cast.target = named
    yield SpellRetargeted(caster.id, row.id, named.id, True)
    return True


# -- P10, P11: the outcome ------------------------------------------------------------------------------


def read_power(state: State, cast: Cast) -> Steps[None]:
    """P10: uncontrolled power decides about the spell and the gems at once (SW-UNC-09)."""
    cast.power = Power(cast.casting.rolled.faces)
    if not cast.power.is_any():
        return
    cast.cancelled = False  # SW-CON-25
    back = cast.power.returned(cast.casting.spent.total())
    back = state.gems[cast.user.side].give_back(cast.casting.spent, back)
    yield PowerUncontrolled(cast.user.id, back)


def count(cast: Cast) -> Steps[None]:
    """P11: removal, comparison, successes (SW-SPE-31 to SW-SPE-33), unless power decides (SW-UNC-08)."""
    own, other = cast.casting, cast.dispelling
    if cast.power.indestructible:
        cast.successes = ALL_SUCCESSES
    elif not cast.power.fails():
        cast.successes = successes(kept(own.rolled.faces, own.lost), kept(other.rolled.faces, other.lost))
    faces, against = own.rolled.faces[:], other.rolled.faces[:]
    yield SpellRolled(cast.user.id, cast.row.id, faces, against, cast.successes)


def works(cast: Cast) -> bool:
    """SW-SPE-34, SW-SPE-35: whether there are enough successes; with graded effects one is."""
    needed = 1 if cast.row.difficulty == VARIABLE_SUCCESSES else cast.row.difficulty
    return cast.successes >= needed


# -- P14, P15: what comes of it ---------------------------------------------------------------------------


def take_effect(state: State, cast: Cast) -> Steps[None]:
    """P14: measurement (SW-SPE-36), what redirects it, and its effect."""
    caster, row = cast.user, cast.row
    if not in_range(cast):
        yield FeatFailed(caster.id, row.id, "range")
        return
    target = cast.target
    if target is not None and row.sight:
        for trait in asked(target, REDIRECT):
            cast.target = yield from trait.redirect(state, target, caster)
    target = cast.target
    if target is not None and is_ephemeral(target) and is_enemy(caster, target):  # SW-WOU-11
        cast.blows.append(Blow(SPELL, caster, target, False))
        yield from hurt(state, cast.blows)
    else:
        yield from TRAITS[row.id].perform(state, caster, cast)
    yield from answer(state, cast.blows)


def in_range(cast: Cast) -> bool:
    """SW-SPE-36, SW-SPE-45, SW-SPE-46: from where the caster is now to the target, or to the place."""
    reach = cast.row.range_in * INCH
    if cast.place is not None:
        return within(cast.user.body, spot(cast.place), reach)
    return cast.target is None or within(cast.user.body, cast.target.body, reach)


def spot(at: Point) -> Base:
    """A place as something to measure to."""
    return Base(at.x, at.y, 0, 0, 1)


def suffer(state: State, cast: Cast) -> Steps[None]:
    """P15, SW-UNC-09: what uncontrolled power does to the caster, if he is still there (SW-ACT-24)."""
    caster, power = cast.user, cast.power
    if stopped(state, caster):
        return
    if power.kills or power.wounds:
        blow = Blow(SPELL, None, caster, False)
        blow.direct = True
        blow.deadly = power.kills  # SW-UNC-04, SW-UNC-07
        blow.wounds = 1  # SW-UNC-05
        yield from hurt(state, [blow])
    if power.unstable:  # SW-UNC-06
        yield from enter_state(state, caster, CONCUSSED, caster.id, cast.row.id)
    yield from answer(state)


# -- questions ----------------------------------------------------------------------------------------------


class AimAtPlace(Question[Point]):
    """``spell.place``: any place on the table, without measuring.

    Proposed are the places where enemies stand, with open measuring those in range, and the caster's own.
    """

    def __init__(self, state: State, cast: Cast) -> None:
        super().__init__(cast.user.owner, "spherewars.spell.place", "SW-SPE-45", False)
        self.state = state
        self.cast = cast

    def read(self, answer: object) -> Point | Refusal:
        point = read_point(answer)
        if point is None:
            return unreadable("a point [x, y]", answer)
        if not self.state.space.field.holds(point.x, point.y, 0, 0):
            return Refusal("spherewars.spell.off_table", "SW-BAS-10", {"place": [point.x, point.y]})
        return point

    def write(self, value: Point) -> Json:
        return [value.x, value.y]

    def candidates(self) -> list[Point]:
        caster = self.cast.user
        enemies = [one for one in self.state.combatants if is_there(one) and is_enemy(one, caster)]
        found = [one.body.centre() for one in enemies]
        if self.state.options.open_measuring:
            reach = self.cast.row.range_in * INCH
            found = [point for point in found if within(caster.body, spot(point), reach)]
        return [*found, caster.body.centre()]

    def sample(self, draw: Draw) -> Point:
        field = self.state.space.field
        return Point(draw.below(int(field.right) + 1), draw.below(int(field.high) + 1))

    def gesture(self) -> Gesture:
        return Gesture(PLACE_POINT)

    def show(self, value: Point) -> Sign:
        return picked(PLACE_POINT, [value.x, value.y])

    def args(self) -> dict[str, Json]:
        return {"combatant": self.cast.user.id, "trait": self.cast.row.id}
