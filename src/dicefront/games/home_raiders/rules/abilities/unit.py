"""AUN: Action group and Iron spirits; the other Unit abilities stand beside what they change."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.abilities.base import reason_of
from dicefront.games.home_raiders.rules.abilities.names import ACTION_GROUP, IRON_SPIRITS
from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.cards import UNIT
from dicefront.games.home_raiders.rules.events.playing import UnitDivided
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.state import Character, State, Troop, members_of, new_troop
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps

# -- Action group ---------------------------------------------------------------------------------


def own_members(state: State, troop: Troop) -> list[int]:
    """The characters of the Unit card itself, without those attached."""
    return [member.id for member in members_of(state, troop) if member.card.troop == UNIT]


def can_divide(state: State, troop: Troop) -> bool:
    """HR-AUN-01: a Unit with Action group of which two characters are left."""
    if len(own_members(state, troop)) < 2:
        return False
    return any(member.kit.has[ACTION_GROUP] for member in members_of(state, troop))


def divide(state: State, troop: Troop, leaving: list[int]) -> Steps[None]:
    """HR-AUN-01 to HR-AUN-03: some members become a Unit of their own, activated, with the actions left."""
    part = new_troop(len(state.troops), troop.owner, troop.card, [])
    part.members = [member for member in troop.members if member in leaving]
    part.specialists = [member for member in troop.specialists if member in leaving]
    troop.members = [member for member in troop.members if member not in leaving]
    troop.specialists = [member for member in troop.specialists if member not in leaving]
    if troop.leader in leaving:
        part.leader = troop.leader
        troop.leader = NOBODY
    for member in part.members:
        state.characters[member].troop = part.id
    part.activated = troop.activated
    part.actions = troop.actions
    part.lent_by = troop.lent_by[:]
    state.troops.append(part)
    if troop.id in state.acting:
        state.acting.append(part.id)
    settle(state)
    yield UnitDivided(troop.id, part.id, part.members[:])


# -- Iron spirits ---------------------------------------------------------------------------------


def resist_challenge(build: Build, target: Character) -> None:
    """HR-AUN-19: whoever challenges a member downgrades its strongest set of Spirit dice."""
    if target.kit.has[IRON_SPIRITS]:
        build.downgrade(reason_of(IRON_SPIRITS), "HR-AUN-19")
