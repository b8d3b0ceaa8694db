"""SKL: the Skill step, whose only task is the marker of Retrieve."""

from __future__ import annotations

from dicefront.games.chessboard.rules.duel import skill_odds
from dicefront.games.chessboard.rules.events import PickUpFailed
from dicefront.games.chessboard.rules.heroes import offer_reroll, throw
from dicefront.games.chessboard.rules.scenarios import drop, take_up
from dicefront.games.chessboard.rules.state import ChessState, Mini
from dicefront.kernel.ids import Json
from dicefront.kernel.modifier import Modifier, Total
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Confirm
from dicefront.kernel.sign import Chance, Note, Sign


class PickUp(Confirm):
    """CB-DEC-11: whether a miniature picks the marker up; ``skill`` says that this takes a Skill roll."""

    def __init__(self, mini: Mini, skill: bool) -> None:
        super().__init__(mini.owner, "chessboard.turn.pick-up", "CB-DEC-11")
        self.mini = mini
        self.skill = skill

    def args(self) -> dict[str, Json]:
        return {"mini": self.mini.id}

    def show(self, value: bool) -> Sign:
        sign = Sign(note=Note(f"chessboard.show.turn.pick-up.{'yes' if value else 'no'}"))
        if value and self.skill:
            success = skill_odds(self.mini.die, self.mini.reroll)
            sign.chances = [Chance("chessboard.odds.success", success)]
        return sign


def can_pick_up(state: ChessState, mini: Mini, dropped: bool) -> bool:
    """CB-RET-03, CB-RET-09, CB-RET-14: on the marker's space, and not after dropping it in this turn."""
    return state.options.scenario == "retrieve" and state.marker == mini.space and not dropped


def offer_free_pick_up(state: ChessState, mini: Mini, dropped: bool) -> Steps[None]:
    """CB-SEQ-12, CB-RET-05: without a roll, at any moment after the move step."""
    if state.options.pickup == "free" and can_pick_up(state, mini, dropped):
        if (yield from ask(PickUp(mini, False))):
            yield from take_up(state, mini)


def skill_step(state: ChessState, mini: Mini, dropped: bool, attacked: bool) -> Steps[None]:
    """CB-SEQ-14: one Skill roll to pick the marker up; after an attack a carrier may still drop it."""
    if state.options.pickup == "skill" and can_pick_up(state, mini, dropped):
        yield from try_pick_up(state, mini)
    elif attacked and state.carrier == mini.id and not dropped:
        yield from drop(state, mini, [mini.space])


def try_pick_up(state: ChessState, mini: Mini) -> Steps[None]:
    """CB-RET-04, CB-SKL-01, CB-SKL-03: one Skill roll, with a possible Hero re-roll."""
    if not (yield from ask(PickUp(mini, True))):
        return
    needed = skill_target(mini).amount
    face = yield from throw(mini, "skill")
    face = yield from offer_reroll(mini, "skill", face, needed)
    if face >= needed:
        yield from take_up(state, mini)
    else:
        yield PickUpFailed(mini.id, face, needed)


def skill_target(mini: Mini) -> Total:
    """CB-DIE-10: half the die value or more."""
    die = mini.profile.die
    return Total(
        [
            Modifier("chessboard.number.die_value", die, "CB-DIE-01"),
            Modifier("chessboard.number.halved", die // 2 - die, "CB-DIE-10"),
        ]
    )
