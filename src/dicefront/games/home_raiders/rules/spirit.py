"""SPI, SQS: Spirit actions and challenges."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.cards import SPIRIT
from dicefront.games.home_raiders.rules.events.spirit import Challenged
from dicefront.games.home_raiders.rules.moments import (
    ABILITIES,
    RESISTS_SPIRIT,
    SHAPE_CHALLENGE,
    USE_SPIRIT,
    Ability,
    asked,
)
from dicefront.games.home_raiders.rules.own_dice import feel_effects, throw, trait_build
from dicefront.games.home_raiders.rules.pools import Build, finish
from dicefront.games.home_raiders.rules.sight import is_hidden
from dicefront.games.home_raiders.rules.state import Character, State, is_there
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import Written
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Choose
from dicefront.kernel.sign import HITS, Mark, Note, Sign
from dicefront.skirmish.figures import ON_TABLE


def target_problem(actor: Character, ability: Ability, target: Character) -> Refusal | None:
    """Why an ability cannot be used on somebody, sight left aside (HR-SPI-02, HR-SQS-01)."""
    who: dict[str, Json] = {"character": actor.id, "target": target.id, "ability": ability.id}
    if target.owner == actor.owner:
        return Refusal("home_raiders.spirit.friend", "HR-SPI-02", who)
    if not is_there(target):
        return Refusal("home_raiders.spirit.gone", "HR-WND-18", who)
    if target.kit.uses(RESISTS_SPIRIT):
        return Refusal("home_raiders.spirit.strong-will", "HR-ASP-09", who)
    return ability.target_problem(actor, target)


def has_spirit_action(state: State, actor: Character) -> bool:
    """HR-SPI-12: whether a character has an ability to use, and somebody to use it on."""
    abilities = asked(actor, USE_SPIRIT)
    if not abilities:
        return False
    for target in state.characters:
        if target.owner == actor.owner or target.where != ON_TABLE:
            continue
        for ability in abilities:
            if target_problem(actor, ability, target) is None:
                if not is_hidden(state, actor, target):
                    return True
                break
    return False


@mypyc_attr(acyclic=True)
class Use(Written):
    """Who uses which Spirit ability, by its id, on whom."""

    def __init__(self, actor: int, ability: str, target: int) -> None:
        self.actor = actor
        self.ability = ability
        self.target = target


def spirit_uses(state: State, actor: Character) -> list[Use]:
    """HR-SPI-04: every ability with every target in sight."""
    found: list[Use] = []
    abilities = asked(actor, USE_SPIRIT)
    if not abilities:
        return found
    for target in state.characters:
        if target.owner == actor.owner or target.where != ON_TABLE:
            continue
        usable = [ability for ability in abilities if target_problem(actor, ability, target) is None]
        if usable and not is_hidden(state, actor, target):  # HR-SPI-02, HR-SPI-03
            for ability in usable:
                found.append(Use(actor.id, ability.id, target.id))
    return found


class SpiritUse(Choose[Use | None]):
    """HR-SQS-01: ``[character, ability, target]``, or ``null`` when the others use nothing."""

    def __init__(self, state: State, player: int, actors: list[Character], may_stop: bool) -> None:
        uses: list[Use | None] = [use for actor in actors for use in spirit_uses(state, actor)]
        if may_stop:
            uses.append(None)
        args: dict[str, Json] = {"characters": [actor.id for actor in actors]}
        super().__init__(player, "home_raiders.spirit.use", "HR-SPI-01", uses, args)
        self.state = state
        self.actors = actors

    def why_not(self, answer: object) -> Refusal | None:
        if answer is None:
            return Refusal("home_raiders.spirit.nothing-used", "HR-SPI-01", {})
        if not isinstance(answer, list) or [type(part) for part in answer] != [int, str, int]:
            return unreadable("[character, ability, target] or null", answer)
        number, name, target = answer
        state = self.state
        if not 0 <= target < len(state.characters) or name not in ABILITIES:
            return unreadable("the id of an ability and the number of a character", [name, target])
        who: dict[str, Json] = {"character": number, "target": target, "ability": name}
        for actor in self.actors:
            if actor.id == number:
                if ABILITIES[name] not in asked(actor, USE_SPIRIT):
                    return Refusal("home_raiders.spirit.no-such-ability", "HR-SPI-01", who)
                problem = target_problem(actor, ABILITIES[name], state.characters[target])
                return Refusal("home_raiders.spirit.hidden", "HR-SPI-02", who) if problem is None else problem
        return Refusal("home_raiders.spirit.not-acting", "HR-SPI-10", who)

    def show(self, value: Use | None) -> Sign:
        if value is None:
            return Sign(note=Note("home_raiders.show.nobody-else", None, "HR-SPI-10"))
        args: dict[str, Json] = {"character": value.actor, "ability": value.ability, "target": value.target}
        note = Note("home_raiders.show.spirit", args, "HR-SPI-01")
        return Sign(value.actor, value.target, marks=[Mark(HITS, value.target)], note=note)


def spirit_action(state: State, actors: list[Character]) -> Steps[None]:
    """SQS, HR-SPI-10: each of them uses one ability on one target, one after the other."""
    waiting = actors[:]
    troop = actors[0].troop
    used = False
    while True:
        # HR-ALD-12: whoever leads another Unit meanwhile acts no more.
        waiting = [actor for actor in waiting if actor.troop == troop and is_able(actor)]
        waiting = [actor for actor in waiting if has_spirit_action(state, actor)]
        if not waiting:
            return
        use = yield from ask(SpiritUse(state, waiting[0].owner, waiting, used))
        if use is None:
            return
        actor = state.characters[use.actor]
        waiting.remove(actor)
        used = True
        yield from ABILITIES[use.ability].use_spirit(state, actor, state.characters[use.target])


def is_able(actor: Character) -> bool:
    """HR-ACT-11, HR-GTG-05: still there, and not forced to the ground meanwhile."""
    return is_there(actor) and not actor.down


def spirit_build(state: State, roller: Character) -> Build:
    """The Spirit pool of a character (HR-DIC-21), distracted or not."""
    build = trait_build(state, roller, SPIRIT)
    feel_effects(build, roller)
    return build


def challenge_build(state: State, actor: Character, target: Character) -> Build:
    """HR-SQS-03: the pool of the challenger."""
    build = spirit_build(state, actor)
    for ability in asked(target, SHAPE_CHALLENGE):
        ability.shape_challenge(build)
    finish(build)
    return build


def answer_build(state: State, target: Character) -> Build:
    """HR-SQS-03, HR-CRD-05: the pool of the one who is challenged."""
    build = spirit_build(state, target)
    finish(build)
    return build


def challenge(state: State, actor: Character, ability: str, target: Character) -> Steps[bool]:
    """HR-SPI-05, HR-SPI-06, HR-SPI-11: the actor rolls first, and needs more Aces than the target."""
    build = challenge_build(state, actor, target)
    total = yield from roll_spirit(actor, target, build, "home_raiders.challenge", "HR-SPI-05")
    answering = answer_build(state, target)
    answer = yield from roll_spirit(target, actor, answering, "home_raiders.challenge-answer", "HR-SPI-05")
    success = total > answer
    yield Challenged(actor.id, ability, target.id, total, answer, success)
    return success


def roll_spirit(roller: Character, against: Character, build: Build, purpose: str, rule: str) -> Steps[int]:
    """Roll a Spirit pool; its total with the Boost (HR-SPI-11)."""
    rolled = yield from throw(roller, against, "spirit", build, purpose, rule)
    return build.total(rolled.aces)
