"""Chessboard Skirmish on a screen: what is asked with which widget, and why something cannot be done."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from dicefront.games.chessboard.rules.army import BuildArmy, ready_armies
from dicefront.games.chessboard.rules.attack import Attack
from dicefront.games.chessboard.rules.ending import count, points, tally_winner
from dicefront.games.chessboard.rules.flow import Activate
from dicefront.games.chessboard.rules.lines import attacks_from
from dicefront.games.chessboard.rules.movement import (
    Move,
    move_allowance,
    unreachable,
)
from dicefront.games.chessboard.rules.options import Options
from dicefront.games.chessboard.rules.setup import DeployAll
from dicefront.games.chessboard.rules.state import (
    DEFEATED,
    PLAYERS,
    ChessState,
    Mini,
)
from dicefront.games.chessboard.show import armies
from dicefront.games.chessboard.show import looks as board_looks
from dicefront.games.chessboard.show.attacks import barred_targets
from dicefront.games.chessboard.show.looks import has_clear_line
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.question import Confirm, Question
from dicefront.kernel.window import Window
from dicefront.parts.show.armies import ArmyBook, ReadyRoster
from dicefront.parts.show.candidates import Barred, Candidate, Mark
from dicefront.parts.show.screen import Facts, Prompt, Screen, note_of
from dicefront.parts.show.summary import Points
from dicefront.parts.show.verdict import ArmyVerdict
from dicefront.parts.show.weights import GRAVE, QUIET, Weight
from dicefront.parts.show.words import Chance, Note
from dicefront.tabletop.grid import NAMES, SPACES, members


class ChessboardScreen(Screen):
    """The screen of Chessboard Skirmish. Pieces are the numbers of miniatures, spaces are 0 to 63."""

    looks = ("reach", "unreachable", "attacks", "threats", "line")
    quick_looks = frozenset(looks)

    def quick_options(self) -> dict[str, Json]:
        return {"preset": "first_game"}

    def accepts_draw(self, state: ChessState, player: PlayerId) -> bool:
        """A computer that is not ahead takes the half."""
        return state.round > 0 and tally_winner(state) != player

    def rounds(self, state: ChessState) -> int:
        return state.round

    def points(self, state: ChessState) -> list[Points]:
        """The two measures of the tally (CB-END-07), and the miniatures that were defeated."""
        gone = [
            len([mini for mini in state.minis if mini.owner != seat and mini.space == DEFEATED])
            for seat in PLAYERS
        ]
        return [
            Points(
                id="chessboard.show.minis-left",
                values=[count(state, seat) for seat in PLAYERS],
                rule="CB-END-07",
            ),
            Points(
                id="chessboard.show.points-left",
                values=[points(state, seat) for seat in PLAYERS],
                rule="CB-END-09",
            ),
            Points(id="chessboard.show.minis-defeated", values=gone, rule="CB-LST-01"),
        ]

    def facts(self, state: ChessState, question: Question[Any]) -> Facts:
        """A re-roll is offered to a Hero: attacked, unless the throw is its own attack.

        What is left are the Heroes of the player that still have their re-roll.
        """
        args = question.args()
        piece, foe = args.get("mini"), args.get("foe")
        found = super().facts(state, question)
        if type(piece) is not int:
            return found
        found.piece = piece
        mini = state.minis[piece]
        here = [one for one in state.minis if one.owner == mini.owner and one.space >= 0]
        if "attacked" in found.calls and mini.profile.hero:
            found.calls.append("leader")
        if "attacked" in found.calls and len(here) == 1:
            found.calls.append("ending")
        found.left = sum(1 for one in here if one.reroll)
        if type(foe) is int and foe >= 0 and mini.space >= 0 and state.minis[foe].space >= 0:
            there = state.minis[foe].space
            found.distance = steps_between(mini.space, there)
            found.sees = found.distance <= 1 or has_clear_line(state, mini.space, there)
        return found

    def may_call(self, window: Window) -> list[str]:
        return ["leader", "ending"] if "attacked" in window.calls else []

    # -- questions ------------------------------------------------------------------------------

    def prompt(self, state: ChessState, question: Question[Any]) -> Prompt:
        if isinstance(question, BuildArmy):
            return self._armies(state, question)
        if isinstance(question, DeployAll):
            return self._placements(state, question)
        prompt = Prompt(self.page(state, question, 0))
        if isinstance(question, Activate):
            prompt.barred = barred_minis(state, question)
        elif isinstance(question, Move):
            prompt.piece = question.mini.id
            prompt.barred = barred_spaces(state, question)
        elif isinstance(question, Attack):
            prompt.piece = question.mini.id
            prompt.barred = barred_targets(state, question.mini, question.mini.space)
        elif isinstance(question, Confirm):
            mini = question.args().get("mini")
            prompt.piece = mini if type(mini) is int else None
        return prompt

    def described(self, state: ChessState, question: Question[Any], answer: Any) -> Candidate:
        """A whole deployment is called by who stands where (CB-DEP-03)."""
        found = super().described(state, question, answer)
        if isinstance(question, DeployAll):
            pieces: list[Json] = [one.mini for one in answer]
            spaces: list[Json] = [one.space for one in answer]
            args: dict[str, Json] = {"pieces": pieces, "spaces": spaces}
            found.note = Note(id="chessboard.show.deployed", args=args, rule="CB-DEP-03")
        return found

    def weigh(self, state: ChessState, question: Question[Any], answer: Any, found: Candidate) -> Weight:
        """To finish the round with miniatures left is grave; its note says how many (CB-TRN-06)."""
        if isinstance(question, Activate) and answer is None:
            return GRAVE
        if isinstance(question, Move) and answer.end == question.mini.space:
            return QUIET
        return super().weigh(state, question, answer, found)

    def _armies(self, state: ChessState, question: BuildArmy) -> Prompt:
        prompt = Prompt([self.candidate(state, question, one) for one in ready_armies(state.options)])
        prompt.args = {"options": dict(state.options.chosen)}
        return prompt

    def _placements(self, state: ChessState, question: DeployAll) -> Prompt:
        prompt = Prompt([self.candidate(state, question, one) for one in question.options()])
        gesture = question.gesture()
        prompt.args = {"pieces": gesture.items, "spaces": gesture.places}
        return prompt

    def marks_of(self, state: ChessState, refusal: Refusal) -> list[Mark]:
        """The space in the way, the piece that is meant, and the line to it."""
        found: list[Mark] = []
        for name, role in (("space", "blocks"),):
            space = refusal.args.get(name)
            if type(space) is int and 0 <= space < SPACES:
                found.append(Mark(role=role, space=space))
        for name in ("target", "mini"):
            piece = refusal.args.get(name)
            if type(piece) is int and 0 <= piece < len(state.minis) and "army." not in refusal.reason:
                found.append(Mark(role="hits" if name == "target" else "acts", piece=piece))
        return found

    # -- looks ----------------------------------------------------------------------------------

    def look(self, state: ChessState, player: PlayerId | None, what: str, args: dict[str, Json]) -> Json:
        if what == "reach":
            return self._reach(state, board_looks.piece_of(state, args))
        return board_looks.look(state, what, args)

    def _reach(self, state: ChessState, mini: Mini) -> Json:
        """What a miniature could do once it is activated: candidates, each with the moves that lead to it."""
        go = Move(state, mini)
        named = NAMES[mini.space]
        ways = [self.candidate(state, go, answer) for answer in go.options()]
        options: list[Json] = [{"moves": [named, way.spelled], "candidate": to_builtins(way)} for way in ways]
        if state.options.scenario != "retrieve":  # there the marker may be asked about before the attack
            stay = [self.spelled(state, go, go.default())] if len(ways) > 1 else []  # one way is no question
            for strike in self._strikes(state, mini):
                options.append({"moves": [named, *stay, strike.spelled], "candidate": to_builtins(strike)})
        return {"kind": go.kind, "options": options, "move": move_allowance(mini).to_json()}

    def _strikes(self, state: ChessState, mini: Mini) -> list[Candidate]:
        """Attacks from where a miniature stands, each by a name of its own."""
        targets = attacks_from(state, mini, mini.space)
        question = Attack(state, mini, targets)
        found = [self.candidate(state, question, aim) for aim in targets]
        spelled = [one.spelled for one in found]
        return [one for one in found if spelled.count(one.spelled) == 1]

    # -- armies ---------------------------------------------------------------------------------

    def army_book(self, options: dict[str, Json]) -> ArmyBook:
        return armies.army_book(self.game.id, Options(options))

    def army_verdict(self, roster: Json, options: dict[str, Json]) -> ArmyVerdict:
        return armies.army_verdict(roster, Options(options))

    def random_army(self, options: dict[str, Json], seed: int) -> ReadyRoster:
        return armies.any_army(Options(options), seed)

    def odds(self, situation: dict[str, Json]) -> list[Chance]:
        return board_looks.odds_of(situation)


# -- candidates ---------------------------------------------------------------------------------


def steps_between(one: int, other: int) -> int:
    """How many spaces lie from one space to another, straight or across."""
    return max(abs(one % 8 - other % 8), abs(one // 8 - other // 8))


def barred_minis(state: ChessState, question: Activate) -> list[Barred]:
    """Own miniatures that cannot be activated now."""
    found: list[Barred] = []
    for mini in state.minis:
        if mini.owner == question.player and not mini.ready and mini.space >= 0:
            refusal = question.check(mini.id)
            if refusal is not None:
                found.append(Barred(note=note_of(refusal), piece=mini.id, space=mini.space))
    return found


def barred_spaces(state: ChessState, question: Move) -> list[Barred]:
    """Spaces within the length of the move that it cannot end on."""
    mini = question.mini
    open_spaces = members(*question.reach())
    found: list[Barred] = []
    for space in range(SPACES):
        near = steps_between(mini.space, space) <= mini.move
        if near and space not in open_spaces:
            found.append(Barred(note=note_of(unreachable(state, mini, space)), space=space))
    return found
