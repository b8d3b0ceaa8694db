"""AHE: the Hero abilities."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.abilities.leader import LeadByExample
from dicefront.games.home_raiders.rules.active import is_general, settle, shared_by
from dicefront.games.home_raiders.rules.cards import LEADER
from dicefront.games.home_raiders.rules.close_combat import (
    blows_in,
    blows_problem,
    has_dice,
    make_attack,
    melee_targets,
    ways_to_strike,
)
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.events.fighting import SangLast, TokenSentOn
from dicefront.games.home_raiders.rules.events.playing import FervourDeclared, MessageBrought
from dicefront.games.home_raiders.rules.moments import HERO, OPTION, SETUP, TAKES_TWO_ACTIONS, Ability
from dicefront.games.home_raiders.rules.picking import allowed, pick
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.shooting import shoot, shots_of
from dicefront.games.home_raiders.rules.shot import Shot, shot_in, shot_problem
from dicefront.games.home_raiders.rules.signs import nothing, sign_of_blows, sign_of_shot
from dicefront.games.home_raiders.rules.state import Character, State, Troop, is_there, members_of
from dicefront.games.home_raiders.rules.strike import MELEE, SWAN_SONG, Attack, Blow, Token
from dicefront.games.home_raiders.rules.targets import friend_problem
from dicefront.kernel.effects import TURN
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.plain import Written, as_json
from dicefront.kernel.procedure import Steps, ask, confirm
from dicefront.kernel.question import Choose, Question
from dicefront.kernel.sign import Note, Sign
from dicefront.kernel.traits import Trait
from dicefront.skirmish.contact import touches
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.measuring import within


class HeroAbility(Ability):
    """Base of the Hero abilities."""

    family: ClassVar[str] = HERO


class PreciseAttack(HeroAbility):
    """Critical Aces of the defence count as plain Aces."""

    id = "precise-attack"
    rules = "HR-AHE-01"
    weight = 2.0
    dulls_criticals = True


class Explorer(HeroAbility):
    """It may be deployed late."""

    id = "explorer"
    rules = "HR-AHE-05"
    weight = 2.0
    use = SETUP
    may_be_held_back = True


class SelfishFighter(HeroAbility):
    """A token of any source may go to a friend in base contact, without a roll."""

    id = "selfish-fighter"
    rules = "HR-AHE-06 to HR-AHE-07"
    weight = 1.0
    use = OPTION
    order = 1

    def may_send_on(self, state: State, token: Token) -> bool:
        return bool(allowed(state, lambda one: taking_problem(state, token.receiver, one)))

    def send_on(self, state: State, token: Token) -> Steps[None]:
        me = token.receiver
        args: dict[str, Json] = {"character": me.id, "cause": token.reason}
        kind = "home_raiders.wound.selfish"
        friend = yield from pick(
            state, me.owner, kind, "HR-AHE-06", args, lambda one: taking_problem(state, me, one)
        )
        if friend is not None:
            token.send_to(friend)
            yield TokenSentOn(me.id, friend.id, self.id)


def taking_problem(state: State, character: Character, friend: Character) -> Refusal | None:
    """HR-AHE-06: why somebody cannot take the token of a Selfish fighter."""
    problem = friend_problem(character, friend, "HR-AHE-06")
    if problem is None and not touches(state, character, friend):
        who: dict[str, Json] = {"character": character.id, "other": friend.id}
        return Refusal("home_raiders.choice.no-contact", "HR-AHE-06", who)
    return problem


class PrudentStrategist(HeroAbility):
    """One upgrade for friends within 3 inches, not for itself; a second strategist adds nothing."""

    id = "prudent-strategist"
    rules = "HR-AHE-08 to HR-AHE-09"
    weight = 3.0

    def shape_friends_defence(self, me: Character, build: Build, defender: Character) -> None:
        if within(me, defender, 3 * INCH):
            build.upgrade_once(self.reason, "HR-AHE-08")


class SwornEnemy(HeroAbility):
    """An upgrade against the enemy named before the game, also if a Bodyguard takes the attack over."""

    id = "sworn-enemy"
    rules = "HR-AHE-13 to HR-AHE-14"
    weight = 2.0
    use = SETUP
    swears = True

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.named.id == attack.attacker.sworn:
            build.upgrade(self.reason, "HR-AHE-14")


class Champion(HeroAbility):
    """It vanishes with its third token."""

    id = "champion"
    rules = "HR-AHE-15"
    weight = 8.0
    extra_wounds = 1


class Specialist(HeroAbility):
    """A Hero that may be deployed inside a Unit."""

    id = "specialist"
    rules = "HR-AHE-18 to HR-AHE-20"
    weight = 0.5
    use = SETUP
    joins_units = True


# -- Fervour: a third action, which Hurts -------------------------------------------------------


class Fervour(HeroAbility):
    """Once per turn a third action."""

    id = "fervour"
    rules = "HR-AHE-16 to HR-AHE-17, HR-AHE-21"
    weight = 3.0
    use = OPTION
    hurts = True

    def before_action(self, state: State, me: Character, troop: Troop) -> Steps[None]:
        """HR-AHE-17: before the second action, where an ability needs two actions in a row (HR-AMV-11).

        At any other moment nothing is gained by declaring it before the two actions are used up.
        """
        if troop.actions == 1 and len(troop.members) == 1 and me.kit.uses(TAKES_TWO_ACTIONS):
            yield from offer(state, troop, me)

    def after_actions(self, state: State, me: Character, troop: Troop) -> Steps[None]:
        return offer(state, troop, me)


def offer(state: State, troop: Troop, character: Character) -> Steps[None]:
    """HR-AHE-17, HR-AHE-21: it may act once more, inside a Unit alone."""
    if character.effects.has("fervour") or not is_there(character):
        return
    if not (
        yield from confirm(
            character.owner, "home_raiders.turn.fervour", "HR-AHE-17", {"character": character.id}
        )
    ):
        return
    character.bear("fervour", TURN)
    character.hurts += 1  # HR-WND-11
    for other in members_of(state, troop):
        if other is not character:  # HR-AHE-21: inside a Unit it acts alone
            other.sitting_out += 1
    troop.actions += 1
    yield FervourDeclared(character.id)


# -- Messenger: the abilities of a Leader are brought to another Unit ---------------------------


MESSAGE_REACH: Final = 3 * INCH


class Messenger(HeroAbility):
    """The abilities of a Leader it was near when its turn began go to a Unit it is near at the end."""

    id = "messenger"
    rules = "HR-AHE-10 to HR-AHE-12"
    weight = 2.0
    use = OPTION

    def note_start(self, state: State, me: Character) -> None:
        for leader in state.characters:
            if (
                leader.owner == me.owner
                and leader.card.troop == LEADER
                and leader.where == ON_TABLE
                and within(me, leader, MESSAGE_REACH)
            ):
                state.near_leaders.append([me.id, leader.id])

    def may_end_turn(self, state: State, me: Character) -> bool:
        return bool(deliveries(state, me))

    def end_turn(self, state: State, me: Character) -> Steps[None]:
        args: dict[str, Json] = {"character": me.id}
        kind, messages = "home_raiders.end.messenger", deliveries(state, me)
        chosen = yield from ask(Deliver(me.owner, kind, "HR-AHE-10", messages, args))
        yield bring(state, me, state.characters[chosen.leader], state.troops[chosen.troop])


@mypyc_attr(acyclic=True)
class Message(Written):
    """From which Leader a Messenger brings abilities, and to which troop."""

    def __init__(self, leader: int, troop: int) -> None:
        self.leader = leader
        self.troop = troop


class Deliver(Choose[Message]):
    """HR-AHE-10: ``[leader, troop]``."""

    def show(self, value: Message) -> Sign:
        args: dict[str, Json] = {"leader": value.leader, "troop": value.troop}
        return Sign(value.leader, group=value.troop, note=Note("home_raiders.show.message", args, self.rule))


def deliveries(state: State, messenger: Character) -> list[Message]:
    """HR-AHE-10: a Leader heard, and a troop in reach that lacks its abilities."""
    found: list[Message] = []
    leaders = [pair[1] for pair in state.near_leaders if pair[0] == messenger.id]
    if messenger.where != ON_TABLE:
        return found
    for heard_from in leaders:
        leader = state.characters[heard_from]
        if is_general(leader):  # HR-AHE-12
            continue
        carried = carried_from(leader)
        for troop in state.troops:
            if (
                troop.owner == messenger.owner
                and leader.troop != troop.id
                and is_near(state, messenger, troop)
                and lacks(state, troop, leader, carried)
            ):
                found.append(Message(heard_from, troop.id))
    return found


def is_near(state: State, messenger: Character, troop: Troop) -> bool:
    """Whether the nearest member of a troop is in reach; the Messenger itself does not count."""
    return any(
        member is not messenger and member.where == ON_TABLE and within(messenger, member, MESSAGE_REACH)
        for member in members_of(state, troop)
    )


def carried_from(leader: Character) -> list[Trait]:
    """HR-AHE-11: what works on a Unit; of Lead by example the Unit is healed, and its Leader acts."""
    found = shared_by(leader)
    if leader.where == ON_TABLE:
        found += [ability for ability in leader.kit.traits if isinstance(ability, LeadByExample)]
    return found


def lacks(state: State, troop: Troop, leader: Character, abilities: list[Trait]) -> bool:
    """Whether a troop has not all of these abilities, which it would have through a Leader."""
    for ability in abilities:
        if isinstance(ability, LeadByExample):
            if leader.id not in troop.lent_by:
                return True
        elif not all(member.kit.holds(ability) for member in members_of(state, troop)):
            return True
    return False


def bring(state: State, messenger: Character, leader: Character, troop: Troop) -> MessageBrought:
    """HR-AHE-10: the Unit has the abilities from now on."""
    troop.lent_by.append(leader.id)
    settle(state)
    carried = [ability.id for ability in carried_from(leader)]
    return MessageBrought(messenger.id, leader.id, troop.id, carried)


# -- Swan song: the last attack of a character that vanishes ------------------------------------


class SwanSong(HeroAbility):
    """One last attack when it vanishes."""

    id = "swan-song"
    rules = "HR-AHE-02 to HR-AHE-04"
    weight = 2.0
    use = OPTION

    def may_attack_last(self, state: State, me: Character) -> bool:
        return len(LastAttack(state, me).options()) > 1

    def attack_last(self, state: State, me: Character) -> Steps[None]:
        question = LastAttack(state, me)
        if len(question.options()) == 1:
            return
        last = yield from ask(question)
        if last is None:
            return
        yield SangLast(me.id)
        if isinstance(last, Shot):
            yield from shoot(state, last, SWAN_SONG, [])
            return
        attack = Attack(MELEE, SWAN_SONG, me, state.characters[last.target])
        attack.options = last.options[:]
        yield from make_attack(state, attack)


class LastAttack(Question[Blow | Shot | None]):
    """HR-AHE-02, HR-AHE-03: null, ``["melee", target]`` as for a blow, or a shot (``shot.FORM``)."""

    def __init__(self, state: State, character: Character) -> None:
        super().__init__(character.owner, "home_raiders.vanish.swan-song", "HR-AHE-02")
        self.state = state
        self.character = character

    def read(self, answer: object) -> Blow | Shot | Refusal | None:
        if answer is None:
            return None
        return self._blow(answer) if isinstance(answer, list) else self._shot(answer)

    def _blow(self, answer: list[object]) -> Blow | Refusal:
        if not answer or answer[0] != "melee":
            return unreadable('["melee", target], or a shot', answer)
        blows = blows_in(answer[1:], len(self.state.characters))
        if isinstance(blows, Refusal):
            return blows
        if len(blows) == 2:
            return unreadable('["melee", target], or a shot', answer)
        if not has_dice(self.state, self.character):
            return Refusal("home_raiders.melee.no-dice", "HR-CRD-04", {"character": self.character.id})
        problem = blows_problem(self.state, self.character, blows)
        return blows[0] if problem is None else problem

    def _shot(self, answer: object) -> Shot | Refusal:
        shot = shot_in(self.state, answer)
        if isinstance(shot, Refusal):
            return shot
        if shot.shooter != self.character.id:
            return Refusal("home_raiders.sht.not_waiting", "HR-AHE-02", {"shooter": shot.shooter})
        problem = shot_problem(self.state, shot, SWAN_SONG, 0)
        return shot if problem is None else problem

    def write(self, value: Blow | Shot | None) -> Json:
        return ["melee", *value.to_json()] if isinstance(value, Blow) else as_json(value)

    def candidates(self) -> list[Blow | Shot | None]:
        found: list[Blow | Shot | None] = [None]
        if has_dice(self.state, self.character):
            found.extend(ways_to_strike(self.character, melee_targets(self.state, self.character)))
        found.extend(shots_of(self.state, self.character, NOBODY, SWAN_SONG, 0))
        return found

    def show(self, value: Blow | Shot | None) -> Sign:
        if value is None:
            return nothing()
        if isinstance(value, Shot):
            return sign_of_shot(self.state, value, SWAN_SONG)
        return sign_of_blows(self.state, self.character.id, [value])

    def args(self) -> dict[str, Json]:
        return {"character": self.character.id}
