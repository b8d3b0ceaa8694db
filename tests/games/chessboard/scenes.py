"""Scenes of Chessboard Skirmish: a position, what is answered, what the dice show, and what came of it."""

from collections.abc import Sequence
from typing import Any

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.attack import Attack
from dicefront.games.chessboard.rules.events import Activated, InitiativeWon, Reinforcing, RoundFinished
from dicefront.games.chessboard.rules.lines import attacks_from
from dicefront.games.chessboard.rules.movement import Move, reach
from dicefront.games.chessboard.rules.state import ChessState, Mini
from dicefront.kernel.event import Event, Thrown
from dicefront.kernel.game import Outcome
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.tabletop.grid import NAMES, members
from tests.games.chessboard.positions import dice_left, mini_at, of_kind, table_at


class Scene:
    """A table after some answers, with all that was told and asked on the way."""

    def __init__(self, state: ChessState, dice: Sequence[int]) -> None:
        self.table = table_at(state, dice)
        self.events: list[Event] = list(self.table.told)
        self.asked: list[str] = []

    def play(self, *texts: str) -> "Scene":
        """Answer one question after the other in notation, whoever is asked."""
        for text in texts:
            assert self.table.pending, f"nobody is asked, so nobody can answer {text!r}"
            question = self.table.pending[0]
            self.asked.append(short(question))
            self.events += self.table.answer(question.player, GAME.read(self.state, question, text))
        return self

    @property
    def state(self) -> ChessState:
        return self.table.state

    @property
    def outcome(self) -> Outcome | None:
        return self.table.outcome

    @property
    def question(self) -> Question[Any]:
        """The question that waits for an answer."""
        assert self.table.pending, "nobody is asked"
        return self.table.pending[0]

    @property
    def waiting(self) -> str:
        """What is asked now, and whom: ``S turn.move``; empty when the game is over."""
        return short(self.question) if self.table.pending else ""

    @property
    def choices(self) -> list[str]:
        """The candidates of the pending question, in notation."""
        return [GAME.spell(self.state, self.question, option) for option in self.question.options()]

    def told(self, kind: type[Event]) -> list[Any]:
        return of_kind(self.events, kind)

    @property
    def throws(self) -> list[str]:
        """Every throw as ``S8 attack 5``: who threw which die for what, and how it fell."""
        return [
            f"{'SN-'[throw.player]}{throw.sides[0]} {throw.purpose.split('.')[1]} {throw.faces[0]}"
            for throw in of_kind(self.events, Thrown)
        ]

    @property
    def turns(self) -> str:
        """Whose turns there were, in order; ``|`` opens a round."""
        text = ""
        for event in self.events:
            if isinstance(event, Activated | Reinforcing | RoundFinished):
                text += "SN"[event.player]
            elif isinstance(event, InitiativeWon):
                text += "|"
        return text


def scene(state: ChessState, *texts: str, dice: Sequence[int] = ()) -> Scene:
    """Play a position with scripted answers and dice; every face must have been thrown."""
    played = Scene(state, dice).play(*texts)
    assert not dice_left(played.table), f"nobody threw {dice_left(played.table)}"
    return played


def short(question: Question[Any]) -> str:
    return f"{'SN'[question.player]} {question.kind.removeprefix('chessboard.')}"


def move_question(state: ChessState, name: str, owner: int = -1) -> Move:
    """The question where the miniature on a space goes."""
    return Move(state, mini_at(state, name, owner))


def attacks_at(state: ChessState, mini: Mini, space: int) -> list[Json]:
    """Every attack from a space, as it is written."""
    return [aim.written() for aim in attacks_from(state, mini, space)]


def attack_question(state: ChessState, name: str, owner: int = -1) -> Attack:
    """The question whom the miniature on a space attacks."""
    return Attack(state, mini_at(state, name, owner), [])


def ends(state: ChessState, name: str, owner: int = -1) -> list[str]:
    """Where the miniature on a space can end its move."""
    low, high = reach(state, mini_at(state, name, owner))
    return [NAMES[space] for space in members(low, high)]
