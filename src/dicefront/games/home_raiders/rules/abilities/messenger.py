"""AHE: Messenger: the abilities of a Leader are brought to another Unit, until the end of the round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.abilities.hero import HeroAbility
from dicefront.games.home_raiders.rules.abilities.leader import LeadByExample
from dicefront.games.home_raiders.rules.active import is_general, settle, shared_by
from dicefront.games.home_raiders.rules.cards import LEADER
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.events.playing import MessageBrought
from dicefront.games.home_raiders.rules.moments import OPTION
from dicefront.games.home_raiders.rules.state import Character, State, Troop, members_of
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import Written
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Choose
from dicefront.kernel.sign import Note, Sign
from dicefront.kernel.traits import Trait
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.measuring import within

REACH: Final = 3 * INCH


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
                and within(me, leader, REACH)
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
    for member in members_of(state, troop):
        if member is not messenger and member.where == ON_TABLE and within(messenger, member, REACH):
            return True
    return False


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
