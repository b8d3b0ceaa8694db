"""GTG: going to ground and standing up."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.events.shooting import StoodUp, WentToGround
from dicefront.games.home_raiders.rules.odds import attack_odds
from dicefront.games.home_raiders.rules.state import State, Troop, members_of
from dicefront.games.home_raiders.rules.strike import Attack
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Confirm
from dicefront.kernel.sign import Chance, Sign


def somebody_stands(state: State, troop: Troop) -> bool:
    """Whether anybody of a troop is not on the ground yet (HR-GTG-07)."""
    return any(not state.characters[member].down for member in troop.members)


def somebody_is_down(state: State, troop: Troop) -> bool:
    """Whether a troop has to stand up first (HR-GTG-05, HR-GTG-08)."""
    return any(state.characters[member].down for member in troop.members)


def go_to_ground(state: State, troop: Troop, forced: bool) -> Steps[None]:
    """HR-GTG-02: all characters of the troop lie down, attached ones included."""
    if not somebody_stands(state, troop):
        return
    for member in members_of(state, troop):
        member.down = True
    yield WentToGround(troop.id, forced)


class GoToGround(Confirm):
    """HR-GTG-01: whether a troop that is shot at lies down; with the chance of being unhurt."""

    def __init__(self, state: State, troop: Troop, attack: Attack) -> None:
        super().__init__(troop.owner, "home_raiders.react.ground", "HR-GTG-01", {"troop": troop.id})
        self.state = state
        self.attack = attack

    def show(self, value: bool) -> Sign:
        sign = super().show(value)
        if self.attack.target.troop == self.args()["troop"]:
            state = self.state.copy()
            attack = self.attack.among(state.characters)
            attack.target.down = attack.target.down or value
            sign.chances = [Chance("home_raiders.show.unhurt", 1.0 - attack_odds(state, attack).wound)]
        return sign


def offer_ground(state: State, troop: Troop, attack: Attack, asked: list[int]) -> Steps[None]:
    """HR-GTG-01, HR-GTG-09: once per Ranged attack action and troop, before any die is rolled at it.

    ``asked`` are the troops that have had their moment in this action.
    """
    if troop.id in asked or not somebody_stands(state, troop):
        return
    asked.append(troop.id)
    if (yield from ask(GoToGround(state, troop, attack))):
        yield from go_to_ground(state, troop, False)


def stand_up(state: State, troop: Troop, free: bool) -> Steps[None]:
    """HR-GTG-05, HR-GTG-08: those on the ground stand up; the others do nothing."""
    for member in members_of(state, troop):
        member.down = False
    yield StoodUp(troop.id, free)
