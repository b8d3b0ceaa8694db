"""RND, SQR: rounds and the pearl bag."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.activation import begin_turn
from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.ending import check_end_of_turn, judge
from dicefront.games.home_raiders.rules.events.playing import (
    Activated,
    DisruptLost,
    PearlDrawn,
    RoundBegun,
    RoundEnded,
    TurnPassed,
    TurnSkipped,
)
from dicefront.games.home_raiders.rules.state import DRAW, ROUND_END, ROUND_START, State, Troop
from dicefront.kernel.effects import ROUND, TURN
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PICK_GROUP, Gesture
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, ask, roll_die
from dicefront.kernel.question import Question, picked
from dicefront.kernel.sign import Note, Sign
from dicefront.kernel.terms import GROUP


def begin_round(state: State) -> Steps[None]:
    """HR-SQR-01, HR-SQR-02: nobody has been activated, and the bag is filled."""
    state.round += 1
    for troop in state.troops:
        troop.activated = False
        troop.blocked = False  # HR-ALD-21
    for character in state.characters:
        character.acted = False
        character.sitting_out = 0
        character.effects = character.effects.after(TURN)  # a free move before the first round is in no turn
    state.bag = fresh_pearls(state)
    state.stage = DRAW
    yield RoundBegun(state.round, state.bag[:])


def fresh_pearls(state: State) -> list[int]:
    """HR-RND-01, HR-RND-02: one pearl per Unit and per Hero on the combat space, for each seat."""
    pearls = [0, 0]
    for troop in state.troops:
        if troop.members:
            pearls[troop.owner] += 1
    return pearls


PEARL: Final = "pearl"
"""The kind of the draw, followed by how many pearls of the first player and of both are in the bag."""


def draw_pearl(state: State) -> Steps[None]:
    """HR-SQR-03 to HR-SQR-06: whose pearl comes out, and which troop takes the turn."""
    left = state.bag[0] + state.bag[1]
    if left == 0:  # HR-RND-05
        state.stage = ROUND_END
        return
    kind = f"{PEARL} {state.bag[0]} {left}"
    pearl = yield from roll_die(left, "home_raiders.pearl", "HR-RND-03", NOBODY, kind)  # HR-RND-11
    player = 0 if pearl <= state.bag[0] else 1
    state.bag[player] -= 1
    state.player = player
    yield PearlDrawn(player, state.bag[:])
    named = state.disrupted[player]
    state.disrupted[player] = NOBODY  # HR-ASP-11: this turn, or none
    ready = ready_troops(state, player)
    if named != NOBODY and named not in ready:
        yield DisruptLost(player, named)  # HR-ASP-11, HR-ASP-20
    if not ready:  # HR-RND-08
        yield TurnSkipped(player)
        yield from check_end_of_turn(state, True)
        return
    if named in ready:  # HR-ASP-10
        chosen: int | None = named
    else:
        chosen = yield from ask(Activate(state, ready))
    if chosen is None:
        yield TurnPassed(player)
        yield from check_end_of_turn(state, True)
        return
    troop = state.troops[chosen]
    troop.activated = True  # HR-ASH-22 looks at this
    yield Activated(player, chosen, chosen == named)
    yield from begin_turn(state, troop)


def can_be_activated(troop: Troop) -> bool:
    """HR-RND-04, HR-ALD-21: on the combat space, and not activated in this round."""
    return bool(troop.members) and not troop.activated and not troop.blocked


def ready_troops(state: State, player: int) -> list[int]:
    """The troops a player can activate now."""
    return [troop.id for troop in state.troops if troop.owner == player and can_be_activated(troop)]


class Activate(Question[int | None]):
    """HR-RND-04: one of the troops that can be activated; ``null`` passes, where HR-RND-07 allows it."""

    def __init__(self, state: State, ready: list[int]) -> None:
        super().__init__(state.player, "home_raiders.turn.activate", "HR-RND-04")
        self.state = state
        self.ready = ready
        pearls = state.bag[state.player] + 1  # the drawn one counts
        self.may_pass = state.options.advanced and pearls > len(ready)

    def read(self, answer: object) -> int | Refusal | None:
        if answer is None:
            if self.may_pass:
                return None
            args: dict[str, Json] = {"pearls": self.state.bag[self.player] + 1, "ready": len(self.ready)}
            return Refusal("home_raiders.round.no-pass", "HR-RND-07", args)
        troops = self.state.troops
        if type(answer) is not int or not 0 <= answer < len(troops):
            return unreadable("the number of a troop, or null to pass", answer)
        number: int = answer
        if number in self.ready:
            return number
        troop = troops[number]
        who: dict[str, Json] = {"troop": number}
        if troop.owner != self.player:
            return Refusal("home_raiders.round.not-yours", "HR-RND-04", who)
        if not troop.members:
            return Refusal("home_raiders.round.gone", "HR-RND-04", who)
        if troop.blocked:
            return Refusal("home_raiders.round.joined-by-a-leader", "HR-ALD-21", who)
        return Refusal("home_raiders.round.activated-already", "HR-RND-04", who)

    def gesture(self) -> Gesture:
        return Gesture(PICK_GROUP, list[Json](self.ready), optional=self.may_pass, of=[GROUP])

    def candidates(self) -> list[int | None]:
        found: list[int | None] = list(self.ready)
        if self.may_pass:
            found.append(None)
        return found

    def show(self, value: int | None) -> Sign:
        if value is None:
            return Sign(note=Note("home_raiders.show.pass", None, "HR-RND-07"))
        return picked(PICK_GROUP, value)

    def args(self) -> dict[str, Json]:
        return {"pass": self.may_pass}


def end_round(state: State) -> Steps[None]:
    """HR-SQR-09, HR-SQR-10, HR-RND-09: what lasts this round ends; the sixth one is the last (HR-GEN-02)."""
    for character in state.characters:
        character.effects = character.effects.after(ROUND)
    for troop in state.troops:
        troop.lent_by = []
    settle(state)
    yield RoundEnded(state.round)
    if state.round >= state.options.constants.rounds:  # HR-VIC-01
        yield judge(state)
    else:
        state.stage = ROUND_START
