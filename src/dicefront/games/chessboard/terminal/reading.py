"""What players of Chessboard Skirmish type: armies, deployments, and whole turns in one line."""

from __future__ import annotations

import re
import secrets
from typing import Any

from dicefront.games.chessboard.rules.army import mixed_army, ready_army, short_form
from dicefront.games.chessboard.rules.lines import MELEE, TYPES, attack_problem
from dicefront.games.chessboard.rules.movement import Move
from dicefront.games.chessboard.rules.options import Options
from dicefront.games.chessboard.rules.state import ChessState, Mini, reserves
from dicefront.games.chessboard.terminal.labels import Labels
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData, UnreadableAnswer, unreadable
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Confirm, Question
from dicefront.parts.terminal.wording import Step, Wording
from dicefront.tabletop.grid import space_named

_SPACE = r"[a-h][1-8]"
_LINE = re.compile(
    rf"(?P<way>{_SPACE}(?:\s*-\s*{_SPACE})*)?\s*"
    rf"(?:(?P<type>x|melee|bow|gun)\s*(?P<target>{_SPACE}))?\s*(?P<stop>-)?"
)
_SPACES = re.compile(_SPACE)
IN_NOTATION = {"boog": "bow", "geweer": "gun"}
"""Dutch words that players may use in the notation."""
ACTIVATE = "chessboard.turn.activate"
MOVE = "chessboard.turn.move"
ATTACK = "chessboard.turn.attack"
BUILD = "chessboard.army.build"
DEPLOY = "chessboard.setup.deploy"
RESERVE = "chessboard.turn.reserve"


class Reader:
    """Turns typed lines into answers."""

    def __init__(self, words: Labels) -> None:
        self.words = words

    def read(self, question: Question[Any], state: ChessState, text: str) -> object:
        words = " ".join(IN_NOTATION.get(word, word) for word in text.lower().split())
        if question.kind == BUILD:
            return self.read_army(text, state.options)
        if question.kind in (DEPLOY, RESERVE) and "@" not in words:
            return self._read_deployment(question, state, words)
        if isinstance(question, Confirm):
            return Wording.shorthand(self.words, question, state, words)
        return self.words.game.read(state, question, words)

    def read_army(self, text: str, options: Options) -> Json:
        """A ready-made army by its name, ``random``, or miniatures with commas between them."""
        if text.strip().lower() in ("random", "willekeurig", "toeval"):
            return mixed_army(options, Draw(secrets.randbits(60)))
        try:
            return ready_army(text.strip(), options)
        except BadData:
            parts = [part for part in (self._in_english(part) for part in text.split(",")) if part]
            return {"name": "", "minis": list(parts)}

    def _in_english(self, part: str) -> str:
        dutch = {**IN_NOTATION, "held": "hero", "pantser": "armor"}
        words = part.lower().replace("pantser:", "armor:").split()
        return " ".join(dutch.get(word, word) for word in words)

    def _read_deployment(self, question: Question[Any], state: ChessState, words: str) -> Json:
        """``d8 c1``; hidden deployment takes several with commas, or the spaces in the order of the army."""
        waiting = reserves(state, question.player)
        parts = [part.split() for part in words.split(",") if part.strip()]
        if not question.finite and len(parts) == 1 and all(space_named(word) >= 0 for word in parts[0]):
            spaces = [space_named(word) for word in parts[0]]
            return [[mini.id, space] for mini, space in zip(waiting, spaces, strict=False)]
        pairs: list[Json] = []
        for part in parts:
            wanted, space = " ".join(part[:-1]), space_named(part[-1])
            if space < 0:
                raise UnreadableAnswer(unreadable(self.words.say("chessboard.play.a-space"), part[-1]))
            mini = self._waiting(waiting, self._in_english(wanted))
            if mini is None:
                raise UnreadableAnswer(
                    unreadable(self.words.say("chessboard.play.a-deployment"), " ".join(part))
                )
            waiting = [one for one in waiting if one is not mini]
            pairs.append([mini.id, space])
        return pairs[0] if question.finite and pairs else pairs

    def _waiting(self, waiting: list[Mini], wanted: str) -> Mini | None:
        """The miniature in reserve that is meant: as it is written, or else by its die alone."""
        for mini in waiting:
            if short_form(mini.profile) == wanted or (not wanted and len(waiting) == 1):
                return mini
        return next((mini for mini in waiting if f"d{mini.die}" == wanted), None)

    def plan(self, question: Question[Any], text: str) -> list[Step]:
        """``b1-c4xc5`` activates, moves and attacks; ``xc5`` at the move step stays and attacks."""
        words = " ".join(IN_NOTATION.get(word, word) for word in text.lower().split())
        found = _LINE.fullmatch(words)
        if question.kind not in (ACTIVATE, MOVE) or found is None or words in ("", "-"):
            return [Step(question.kind, text)]
        way = [part.strip() for part in found["way"].split("-")] if found["way"] else []
        steps: list[Step] = []
        if question.kind == ACTIVATE:
            if not way:
                return [Step(question.kind, text)]
            steps.append(Step(ACTIVATE, way[0]))
            way = way[1:]
            if not way and not found["target"] and not found["stop"]:
                return steps
        steps.append(Step(MOVE, "-".join(way) or "-"))
        if found["target"]:
            weapon = "" if found["type"] == "x" else found["type"]
            steps.append(Step(ATTACK, f"{weapon} {found['target']}" if weapon else f"x{found['target']}"))
        elif found["stop"]:
            steps.append(Step(ATTACK, "-"))
        return steps

    def cannot_follow(self, question: Question[Any], steps: list[Step], step: Step, state: ChessState) -> str:
        """No attack was asked for, since there is none: say what is in the way of this one."""
        way = [space_named(name) for one in steps if one is not step for name in _SPACES.findall(one.text)]
        names = _SPACES.findall(step.text)
        mini = question.mini if isinstance(question, Move) else None
        if way and question.kind == ACTIVATE:
            mini = next(
                (one for one in state.minis if one.space == way[0] and one.owner == question.player), None
            )
        if step.kind != ATTACK or mini is None or not names:
            return Wording.cannot_follow(self.words, question, steps, step, state)
        space = space_named(names[-1])
        target = next((one for one in state.minis if one.space == space and one.owner != mini.owner), None)
        if target is None:
            return self.words.say("chessboard.play.cannot-attack", space=names[-1])
        type_ = next((one for one in TYPES if step.text.startswith(one)), MELEE)
        start = way[-1] if way else mini.space
        problem = attack_problem(state, mini, start, type_, target)
        if problem is None:
            return Wording.cannot_follow(self.words, question, steps, step, state)
        self.words.places[mini.id] = start
        text = self.words.refusal(problem, None, state)
        self.words.watch(state)
        return text
