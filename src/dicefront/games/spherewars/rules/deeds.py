"""DEE: deeds, step list D."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.aftermath import answer, step_in_on
from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.contact import fights, touches
from dicefront.games.spherewars.rules.dice import settle, throw_dice
from dicefront.games.spherewars.rules.events.feats import DeedDeclared, DeedRolled, FeatFailed
from dicefront.games.spherewars.rules.item_windows import DEED_ROLLED, use_items
from dicefront.games.spherewars.rules.measuring import within
from dicefront.games.spherewars.rules.moments import DEED as DEED_FAMILY
from dicefront.games.spherewars.rules.moments import REFUSE_FEAT, TRAITS, asked
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.profile import NONE
from dicefront.games.spherewars.rules.pursuit import receive_blood
from dicefront.games.spherewars.rules.rerolls import roll_again
from dicefront.games.spherewars.rules.rows import AREAS, CONTACT, INCHES, AbilityRow
from dicefront.games.spherewars.rules.rows import DEED as DEED_USE
from dicefront.games.spherewars.rules.rows import SPELL as SPELL_USE
from dicefront.games.spherewars.rules.secrets import as_seen, may_hold, weigh
from dicefront.games.spherewars.rules.sight import sees, sees_to_shoot
from dicefront.games.spherewars.rules.state import (
    Combatant,
    State,
    activation_of,
    end_action,
    is_enemy,
    is_ephemeral,
    is_own,
    is_there,
    stopped,
)
from dicefront.games.spherewars.rules.subjects import DEED, FUR, PASSIVE, Feat, Occasion
from dicefront.games.spherewars.rules.windows import DEED as DEED_WINDOW
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import NUMBER, PICK_PIECE, Gesture
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question, picked
from dicefront.kernel.sign import Note, Sign
from dicefront.kernel.window import ASK, StandingChoice, Window
from dicefront.tabletop.sight import HIDDEN

FANG: Final = "fang_of_fury"
"""It may give a die that nobody knows of."""
ENEMY: Final = ["enemy", "enemy_sorcerer"]
AIMED: Final = [*ENEMY, "friend"]


# -- who may --------------------------------------------------------------------------------------------


def usable_deeds(state: State, actor: Combatant) -> list[str]:
    """SW-DEE-01 to SW-DEE-06, SW-ACT-30: what it may still try in this activation by list D."""
    if feat_refused(state, actor, DEED_USE) is not None:
        return []
    done, furious = activation_of(state).done, fury_left(state, actor) > 0
    return [
        trait.id
        for trait in actor.kit.traits
        if ((trait.family == DEED_FAMILY and furious) or TRAITS[trait.id].in_focus)
        and trait.id not in done
        and has_target(state, actor, trait.id)
    ]


def fury_left(state: State, actor: Combatant) -> int:
    """SW-DEE-03, SW-ATT-09: the dice that are left for deeds in this activation."""
    fury = value(state, actor, FUR)
    return 0 if fury == NONE else fury - activation_of(state).fury


def feat_refused(state: State, actor: Combatant, use: int) -> Refusal | None:
    """Why a combatant can do nothing of that kind now."""
    for trait in asked(actor, REFUSE_FEAT):
        refusal = trait.refuse_feat(state, actor, use)
        if refusal is not None:
            return refusal
    return None


# -- targets ----------------------------------------------------------------------------------------------


def has_target(state: State, user: Combatant, id: str) -> bool:
    """Whether there is anybody at whom it could be aimed, if it needs somebody."""
    row = CATALOGUE.abilities[id]
    return row.target not in AIMED or any(
        target_refused(state, user, row, one) is None for one in state.combatants
    )


def targets_of(state: State, user: Combatant, row: AbilityRow) -> list[Combatant]:
    """SW-DEE-08, SW-DEE-17: at whom a deed or spell may be aimed, whatever the distance."""
    return [one for one in state.combatants if target_refused(state, user, row, one) is None]


def target_refused(state: State, user: Combatant, row: AbilityRow, target: Combatant) -> Refusal | None:
    """D1, D3: why it cannot be aimed at somebody; never because of a distance (SW-DEE-09)."""
    if not is_there(target) or is_enemy(user, target) != (row.target in ENEMY):
        return not_at("spherewars.feat.wrong_side", "SW-DEE-08", user, row, target)
    if row.target == "friend" and not is_own(user, target):  # SW-MUL-12
        return not_at("spherewars.feat.other_band", "SW-MUL-12", user, row, target)
    if row.target == "enemy_sorcerer" and not target.profile.is_sorcerer():
        return not_at("spherewars.feat.no_sorcerer", "SW-DEE-08", user, row, target)
    touching = touches(state, user, target)  # SW-SCN-57, SW-SCN-58
    if row.range == CONTACT and (not touching or target is user):
        return not_at("spherewars.feat.not_touching", "SW-DEE-08", user, row, target)
    if row.use == SPELL_USE and row.sight and sees_to_shoot(state, user, target) == HIDDEN:
        return not_at("spherewars.spell.not_seen", "SW-SPE-19", user, row, target)
    if row.sight and target is not user and sees(state, user, target) == HIDDEN:
        return not_at("spherewars.feat.not_seen", "SW-DEE-17", user, row, target)
    if row.target in ENEMY and not touching and not TRAITS[row.id].into_combat and fights(state, target):
        return not_at("spherewars.feat.in_combat", "SW-DEE-17", user, row, target)
    return TRAITS[row.id].target_refused(state, user, target)


def not_at(reason: str, rule: str, user: Combatant, row: AbilityRow, target: Combatant) -> Refusal:
    """A refusal about whom it is aimed at."""
    return Refusal(reason, rule, {"combatant": user.id, "target": target.id, "trait": row.id})


# -- list D -----------------------------------------------------------------------------------------------


def perform_deed(state: State, user: Combatant, id: str) -> Steps[None]:
    """List D: a deed from its declaration to its effect."""
    row = CATALOGUE.abilities[id]
    activation_of(state).done.append(id)  # SW-DEE-05
    feat = yield from declare(state, user, row)  # D1
    yield from step_in_on(state, DEED_WINDOW, occasion_of(DEED_WINDOW.name, feat))  # D2
    if not stopped(state, user):
        yield from carry_out(state, feat)
    end_action(state)


def occasion_of(window: str, feat: Feat) -> Occasion:
    """What a window about a deed is about."""
    occasion = Occasion(window, [] if feat.target is None else [feat.target])
    occasion.actors = [feat.user]
    occasion.feat = feat
    return occasion


def carry_out(state: State, feat: Feat) -> Steps[None]:
    """D3 to D7: the terms are looked at again, then the roll and its effect."""
    user, row = feat.user, feat.row
    if feat.target is not None and target_refused(state, user, row, feat.target) is not None:  # D3
        yield FeatFailed(user.id, row.id, "terms")  # SW-DEE-15: its dice stay
        return
    activation_of(state).fury += feat.dice
    if feat.dice:
        yield from roll_deed(state, feat)  # D4, D5
    if feat.successes and not in_range(feat):  # D6
        yield FeatFailed(user.id, row.id, "range")
    elif feat.successes:
        yield from TRAITS[row.id].perform(state, user, feat)  # D7
        yield from answer(state, feat.blows)
        for blow in feat.blows:
            if blow.terror:  # SW-PUR-01: an exclusive critical that calls for a morale roll
                yield from receive_blood(state, blow)
                yield from answer(state)


def declare(state: State, user: Combatant, row: AbilityRow) -> Steps[Feat]:
    """D1: the target and the number of fury dice, without measuring."""
    target: Combatant | None = None
    if row.target in AIMED:
        found = targets_of(state, user, row)
        number = found[0].id
        if len(found) > 1:
            number = yield from ask(AimFeat(state, user, row, found))
        target = state.combatants[number]
    feat = Feat(DEED if row.use == DEED_USE else PASSIVE, user, row, target)
    if row.use == DEED_USE:  # SW-ART-09: who openly has no fury left shows where his comes from
        yield from weigh([user], lambda: [int(fury_left(state, user) > 0)])
    most = fury_left(state, user) if row.use == DEED_USE else 0
    if not most:  # SW-ACT-30: no fury dice, and nothing to roll
        feat.successes = 1
        yield DeedDeclared(user.id, row.id, NOBODY if target is None else target.id, 0)
        return feat
    sure = most == 1 and not may_hold(state, user, FANG)  # SW-ACT-20
    feat.dice = 1 if sure else (yield from ask(FuryDice(state, user, row.id, most)))  # SW-DEE-04
    yield DeedDeclared(user.id, row.id, NOBODY if target is None else target.id, feat.dice)
    yield from weigh([user], lambda: [max(feat.dice - fury_left(state, user), 0)])  # SW-ART-09
    return feat


def roll_deed(state: State, feat: Feat) -> Steps[None]:
    """D4: as many dice as declared against the difficulty; no criticals (SW-DEE-07, SW-DEE-12)."""
    user, row = feat.user, feat.row
    rolled = yield from throw_dice(feat.dice, "deed", "SW-DEE-07", user.owner)
    rolled.number = row.difficulty
    yield from roll_again(state, user, rolled, "deed")
    occasion = occasion_of(DEED_ROLLED.name, feat)
    occasion.rolls = [rolled]
    yield from use_items(state, DEED_ROLLED, occasion)  # D5
    found = yield from settle(rolled, row.difficulty, False, "deed", user.owner)
    feat.successes = found.successes
    yield DeedRolled(user.id, row.id, row.difficulty, rolled.faces[:], found.successes)


def in_range(feat: Feat) -> bool:
    """D6, SW-DEE-09: whether the target is near enough."""
    return feat.target is None or is_near(feat.user, feat.target, feat.row)


def is_near(user: Combatant, target: Combatant, row: AbilityRow) -> bool:
    """Whether somebody is within the range of what is aimed at it."""
    return row.range != INCHES or within(user.body, target.body, row.range_in * INCH)


def is_of_use(state: State, user: Combatant, row: AbilityRow) -> bool:
    """Whether a deed, spell or item might do something where its user stands, as things are now.

    With closed measuring nothing is said about distances (SW-BAS-17).
    """
    if TRAITS[row.id].heals_bearer and user.wounds >= user.profile.wounds:
        return False
    if not state.options.open_measuring:
        return True
    if row.target in AREAS:
        return len(in_area(state, Feat(PASSIVE, user, row, None))) > 0
    return row.target not in AIMED or any(is_near(user, one, row) for one in targets_of(state, user, row))


def in_area(state: State, feat: Feat) -> list[Combatant]:
    """SW-DEE-17, SW-DEE-18: everybody named by an area round the user, fixed once; the ephemeral too."""
    user, row = feat.user, feat.row
    enemies = row.target == "area_enemies"
    return [
        one
        for one in state.combatants
        if is_there(one)
        and one is not user
        and (row.target == "area_all" or is_enemy(user, one) == enemies)
        and (is_enemy(user, one) or is_own(user, one))  # SW-MUL-12
        and is_reached(state, user, one, row)
        and not (is_ephemeral(one) and not is_enemy(user, one))
    ]


def is_reached(state: State, user: Combatant, one: Combatant, row: AbilityRow) -> bool:
    """SW-SCN-57: a wall or a floor keeps two from touching each other, but is no matter for a distance."""
    if row.range == CONTACT:
        return touches(state, user, one)
    return within(user.body, one.body, row.range_in * INCH)


# -- questions ----------------------------------------------------------------------------------------------


class AimFeat(Question[int]):
    """D1, P1: at whom; with open measuring those in range are suggested first."""

    def __init__(self, state: State, user: Combatant, row: AbilityRow, legal: list[Combatant]) -> None:
        if row.use == SPELL_USE:
            super().__init__(user.owner, "spherewars.spell.target", "SW-SPE-18")
        else:
            super().__init__(user.owner, "spherewars.deed.target", "SW-DEE-08")
        self.state = state
        self.user = user
        self.row = row
        self.legal = legal

    def read(self, answer: object) -> int | Refusal:
        for one in self.state.combatants:
            if type(answer) is int and one.id == answer:
                refusal = target_refused(self.state, self.user, self.row, one)
                return answer if refusal is None else refusal
        return Refusal("kernel.not_an_option", self.rule, {"options": len(self.legal)})

    def candidates(self) -> list[int]:
        near = self.legal if self.state.options.open_measuring else []
        near = [one for one in near if is_near(self.user, one, self.row)]
        return [one.id for one in near] + [one.id for one in self.legal if one not in near]

    def gesture(self) -> Gesture:
        return Gesture(PICK_PIECE, [one.id for one in self.legal])

    def show(self, value: int) -> Sign:
        return picked(PICK_PIECE, value)

    def args(self) -> dict[str, Json]:
        return {"combatant": self.user.id, "trait": self.row.id}


SPLIT: Final = "split"  # another deed could use what is left of the fury
FURY: Final = Window(
    "spherewars.deed.dice",
    "SW-DEE-04",
    usual=StandingChoice(ASK, [[SPLIT]]),
    secret=True,
    may_call=[SPLIT],
    interrupts=False,
)
"""Who has said nothing puts all dice into a deed if no other one could use them."""


class FuryDice(Question[int]):
    """SW-DEE-04: how many of the dice that are left go into a deed, at least one."""

    def __init__(self, state: State, user: Combatant, id: str, most: int) -> None:
        super().__init__(user.owner, FURY.kind, FURY.rule, True, True)
        self.state = state
        self.user = user
        self.deed = id
        self.most = most

    def read(self, answer: object) -> int | Refusal:
        if type(answer) is int and 1 <= answer <= self.most:
            return answer
        return Refusal("spherewars.feat.dice", self.rule, {"number": self.most})

    def candidates(self) -> list[int]:
        """All of them first."""
        return list(range(self.most, 0, -1))

    def gesture(self) -> Gesture:
        return Gesture(NUMBER, low=1, high=self.most)

    def show(self, value: int) -> Sign:
        return Sign(note=Note("spherewars.show.dice", {"number": value}))

    def calls(self) -> list[str]:
        """Whether the dice can be shared between this deed and another, as far as everybody knows."""
        seen = as_seen(self.state, None)
        user = seen.combatants[self.user.id]
        others = [deed for deed in usable_deeds(seen, user) if deed != self.deed]
        return [SPLIT] if others and fury_left(seen, user) > 1 else []

    def args(self) -> dict[str, Json]:
        return {"combatant": self.user.id, "trait": self.deed}
