"""AHE: Messenger: the abilities of a Leader are brought to another Unit, until the end of the round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules import ordering
from dicefront.games.home_raiders.rules.abilities.names import IDS, LEAD_BY_EXAMPLE, MESSENGER
from dicefront.games.home_raiders.rules.active import is_general, settle, shared_by
from dicefront.games.home_raiders.rules.cards import LEADER
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.events.playing import MessageBrought
from dicefront.games.home_raiders.rules.ordering import next_of
from dicefront.games.home_raiders.rules.state import STANDING, Character, State, Troop, members_of
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import Plain, same
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.skirmish.measuring import within

REACH: Final = 3 * INCH


def note_leaders(state: State, troop: Troop) -> None:
    """HR-SQA-01: which friendly Leaders a Messenger of the troop is near when its turn begins."""
    state.near_leaders = []
    for messenger in members_of(state, troop):
        if not messenger.kit.has[MESSENGER]:
            continue
        for leader in state.characters:
            if (
                leader.owner == messenger.owner
                and leader.card.troop == LEADER
                and leader.where == STANDING
                and within(messenger, leader, REACH)
            ):
                state.near_leaders.append([messenger.id, leader.id])


def bring_messages(state: State) -> Steps[None]:
    """HR-SQA-09, HR-AHE-10: at the end of the turn, for every Messenger of the acting troops."""
    heard = state.near_leaders
    state.near_leaders = []
    messengers: list[int] = []
    for pair in heard:
        if pair[0] not in messengers:
            messengers.append(pair[0])
    while True:
        messengers = [number for number in messengers if deliveries(state, number, heard)]
        if not messengers:
            return
        number = yield from next_of(state, messengers, ordering.MESSENGER)
        messengers.remove(number)
        messenger = state.characters[number]
        chosen = yield from ask(Deliver(messenger, deliveries(state, number, heard)))
        yield bring(state, messenger, state.characters[chosen.leader], state.troops[chosen.troop])


@mypyc_attr(acyclic=True)
class Message(Plain):
    """From which Leader a Messenger brings abilities, and to which troop."""

    def __init__(self, leader: int, troop: int) -> None:
        self.leader = leader
        self.troop = troop


class Deliver(Question[Message]):
    """HR-AHE-10: ``[leader, troop]``."""

    def __init__(self, messenger: Character, messages: list[Message]) -> None:
        super().__init__(messenger.owner, "home_raiders.end.messenger", "HR-AHE-10")
        self.messenger = messenger
        self.messages = messages

    def read(self, answer: object) -> Message | Refusal:
        for message in self.messages:
            if same(self.write(message), answer):
                return message
        return Refusal("kernel.not_an_option", self.rule, {"options": len(self.messages)})

    def write(self, value: Message) -> Json:
        return [value.leader, value.troop]

    def candidates(self) -> list[Message]:
        return self.messages

    def args(self) -> dict[str, Json]:
        return {"character": self.messenger.id}


def deliveries(state: State, number: int, heard: list[list[int]]) -> list[Message]:
    """HR-AHE-10: a Leader heard, and a troop in reach that lacks its abilities.

    ``heard`` are pairs of a Messenger and a Leader.
    """
    found: list[Message] = []
    messenger = state.characters[number]
    leaders = [pair[1] for pair in heard if pair[0] == number]
    if messenger.where != STANDING or not messenger.kit.has[MESSENGER]:
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
        if member is not messenger and member.where == STANDING and within(messenger, member, REACH):
            return True
    return False


def carried_from(leader: Character) -> list[int]:
    """HR-AHE-11: what works on a Unit; of Lead by example the Unit is healed, and its Leader acts."""
    found = shared_by(leader)
    if leader.where == STANDING and leader.kit.has[LEAD_BY_EXAMPLE]:
        found.append(LEAD_BY_EXAMPLE)
    return found


def lacks(state: State, troop: Troop, leader: Character, abilities: list[int]) -> bool:
    """Whether a troop has not all of these abilities, which it would have through a Leader."""
    for number in abilities:
        if number == LEAD_BY_EXAMPLE:
            if leader.id not in troop.lent_by:
                return True
        elif not all(member.kit.has[number] for member in members_of(state, troop)):
            return True
    return False


def bring(state: State, messenger: Character, leader: Character, troop: Troop) -> MessageBrought:
    """HR-AHE-10: the Unit has the abilities from now on."""
    troop.lent_by.append(leader.id)
    settle(state)
    carried = [IDS[number] for number in carried_from(leader)]
    return MessageBrought(messenger.id, leader.id, troop.id, carried)
