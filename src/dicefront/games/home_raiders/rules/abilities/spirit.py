"""ASP: the Spirit abilities: on whom each can be used, and what it does when it succeeds."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.home_raiders.rules.active import own_abilities, settle, unit_abilities
from dicefront.games.home_raiders.rules.cards import LEADER
from dicefront.games.home_raiders.rules.close_combat import free_close_attack, has_dice
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.events.spirit import (
    BrainFrozen,
    Charmed,
    Marked,
    SpiritWasted,
    Stunned,
)
from dicefront.games.home_raiders.rules.forced import move_by_force
from dicefront.games.home_raiders.rules.moments import ABILITIES, ACTION, ALWAYS, SPIRIT, Ability, at_once
from dicefront.games.home_raiders.rules.pools import Build, finish
from dicefront.games.home_raiders.rules.spirit import challenge, roll_spirit, spirit_build
from dicefront.games.home_raiders.rules.state import NEXT_TURN, Character, State
from dicefront.games.home_raiders.rules.strike import CHARMED, Token
from dicefront.games.home_raiders.rules.wounds import deal, heal
from dicefront.kernel.effects import ROLL, ROUND
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PICK_PIECE
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, choose
from dicefront.skirmish.battle import figure_named
from dicefront.skirmish.contact import touching_enemies, touching_friends


class SpiritAbility(Ability):
    """Base of those that call for a Spirit action: all but Strong will."""

    family: ClassVar[str] = SPIRIT
    use: ClassVar[str] = ACTION

    def use_spirit(self, state: State, me: Character, target: Character) -> Steps[None]:
        if (yield from challenge(state, me, self.id, target)):
            yield from self.take_effect(state, me, target)

    def take_effect(self, state: State, me: Character, target: Character) -> Steps[None]:
        """HR-SQS-05: what a won challenge brings."""
        return at_once(None)

    def refusal(self, me: Character, target: Character, reason: str, rule: str) -> Refusal:
        """Why it cannot be used on somebody."""
        who: dict[str, Json] = {"character": me.id, "target": target.id, "ability": self.id}
        return Refusal(reason, rule, who)


class SubtleManipulation(SpiritAbility):
    """A straight move, as the acting player likes."""

    id = "subtle-manipulation"
    rules = "HR-ASP-01 to HR-ASP-02"
    weight = 1.5

    def take_effect(self, state: State, me: Character, target: Character) -> Steps[None]:
        kind = "home_raiders.spirit.manipulate"
        yield from move_by_force(state, me.owner, target, 3 * INCH, kind, "HR-ASP-01", None)


class Distract(SpiritAbility):
    """The next roll of the target is downgraded."""

    id = "distract"
    rules = "HR-ASP-03 to HR-ASP-04"
    weight = 0.5

    def shape_bearers_roll(self, build: Build) -> None:
        build.downgrade(self.reason, "HR-ASP-03")

    def take_effect(self, state: State, me: Character, target: Character) -> Steps[None]:
        target.bear(self.id, ROLL, me.id)
        yield Marked(me.id, self.id, target.id)


class MindTrick(SpiritAbility):
    """In its next turn the target cannot attack whoever tricked it."""

    id = "mind-trick"
    rules = "HR-ASP-05 to HR-ASP-06"
    weight = 0.5

    def take_effect(self, state: State, me: Character, target: Character) -> Steps[None]:
        target.bear(self.id, NEXT_TURN, me.id)
        yield Marked(me.id, self.id, target.id)


class Transfer(SpiritAbility):
    """A token goes to the target: healed first, wherever that token ends."""

    id = "transfer"
    rules = "HR-ASP-07 to HR-ASP-08"
    weight = 1.5

    def target_problem(self, me: Character, target: Character) -> Refusal | None:
        if me.wounds == 0:
            return self.refusal(me, target, "home_raiders.spirit.not-wounded", "HR-ASP-07")
        if target.wounds > 0:
            return self.refusal(me, target, "home_raiders.spirit.target-wounded", "HR-ASP-07")
        return None

    def take_effect(self, state: State, me: Character, target: Character) -> Steps[None]:
        yield from heal(me)
        yield from deal(state, [Token(target, "transfer")])


class StrongWill(Ability):
    """No Spirit ability works on it: what protects prevails (HR-GEN-04)."""

    id = "strong-will"
    family: ClassVar[str] = SPIRIT
    rules = "HR-ASP-09"
    weight = 0.5
    use = ALWAYS
    resists_spirit = True


class Disrupt(SpiritAbility):
    """The troop of the target is activated next; a later one replaces an earlier one."""

    id = "disrupt"
    rules = "HR-ASP-10 to HR-ASP-11, HR-ASP-20"
    weight = 1.0

    def take_effect(self, state: State, me: Character, target: Character) -> Steps[None]:
        state.disrupted[target.owner] = target.troop
        yield Marked(me.id, self.id, target.id)


class Charm(SpiritAbility):
    """A free attack of the target on somebody it touches, friend or enemy."""

    id = "charm"
    rules = "HR-ASP-12 to HR-ASP-13"
    weight = 1.5

    def take_effect(self, state: State, me: Character, target: Character) -> Steps[None]:
        touched = [*touching_friends(state, target), *touching_enemies(state, target)]
        victims = sorted(other.id for other in touched if not other.vanishing)
        if not victims or not has_dice(state, target):
            yield SpiritWasted(me.id, self.id, target.id)
            return
        args: dict[str, Json] = {"character": me.id, "target": target.id}
        kind = "home_raiders.spirit.charm"

        def barred(answer: object) -> Refusal | None:
            other = figure_named(state, answer)
            if other is None:
                return None
            who: dict[str, Json] = {"character": target.id, "other": other.id}
            return Refusal("home_raiders.choice.no-contact", "HR-ASP-12", who)

        victim = yield from choose(me.owner, kind, "HR-ASP-12", victims, args, barred, hand=PICK_PIECE)
        yield Charmed(me.id, target.id, victim)
        yield from free_close_attack(state, target, state.characters[victim], CHARMED)


class Confuse(SpiritAbility):
    """A Leader has no Leader abilities until the end of the round."""

    id = "confuse"
    rules = "HR-ASP-14"
    weight = 1.0

    def target_problem(self, me: Character, target: Character) -> Refusal | None:
        if target.card.troop != LEADER:
            return self.refusal(me, target, "home_raiders.spirit.no-leader", "HR-ASP-14")
        return None

    def take_effect(self, state: State, me: Character, target: Character) -> Steps[None]:
        target.bear(self.id, ROUND, me.id)
        settle(state)
        yield Marked(me.id, self.id, target.id)


class Stun(SpiritAbility):
    """The target loses one ability until the end of the round."""

    id = "stun"
    rules = "HR-ASP-15 to HR-ASP-17"
    weight = 1.0

    def take_effect(self, state: State, me: Character, target: Character) -> Steps[None]:
        held = own_abilities(target, unit_abilities(state, state.troop_of(target)))
        held.sort(key=lambda ability: ability.number)
        losses = [ability.id for ability in held]
        if not losses:
            yield SpiritWasted(me.id, self.id, target.id)
            return
        args: dict[str, Json] = {"character": me.id, "target": target.id}
        kind = "home_raiders.spirit.stun"

        def barred(answer: object) -> Refusal | None:
            if not isinstance(answer, str) or answer not in ABILITIES:
                return None
            who: dict[str, Json] = {"character": target.id, "ability": answer}
            return Refusal("home_raiders.spirit.no-such-ability", "HR-ASP-15", who)

        lost = yield from choose(me.owner, kind, "HR-ASP-15", losses, args, barred, names="ability")
        target.bear(self.id, ROUND, me.id, held[losses.index(lost)].number)
        settle(state)
        yield Stunned(me.id, target.id, lost)


class Brainfreeze(SpiritAbility):
    """No challenge: without an Ace the target is wounded."""

    id = "brainfreeze"
    rules = "HR-ASP-18 to HR-ASP-19"
    weight = 1.5
    hurts = True

    def target_problem(self, me: Character, target: Character) -> Refusal | None:
        if target.wounds > 0:
            return self.refusal(me, target, "home_raiders.spirit.target-wounded", "HR-ASP-18")
        return None

    def use_spirit(self, state: State, me: Character, target: Character) -> Steps[None]:
        me.hurts += 1  # HR-SQS-02
        build = frozen_build(state, target)
        total = yield from roll_spirit(target, me, build, "home_raiders.brainfreeze", "HR-ASP-18")
        yield BrainFrozen(me.id, target.id, total > 0)
        if total == 0:
            yield from deal(state, [Token(target, "brainfreeze")])


def frozen_build(state: State, target: Character) -> Build:
    """HR-ASP-18: only the weakest set of Spirit dice."""
    build = spirit_build(state, target)
    build.roll_only_weakest("home_raiders.ability.brainfreeze", "HR-ASP-18")
    finish(build)
    return build
