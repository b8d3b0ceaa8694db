"""What players of Home Raiders type: a choice as it is written, or a team, a troop, a place, a move."""

from __future__ import annotations

import re
from typing import Any, Final

from dicefront.games.home_raiders.rules.attachments import Attach, Attachments
from dicefront.games.home_raiders.rules.declaring import AFTER, BEFORE, TYPES, TakeAction
from dicefront.games.home_raiders.rules.deployment import DeployTroop
from dicefront.games.home_raiders.rules.forced import ForcedMove
from dicefront.games.home_raiders.rules.formations import site_of
from dicefront.games.home_raiders.rules.movement import GiveOrders
from dicefront.games.home_raiders.rules.options import Options
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.rules.team import BuildTeam, ready_teams
from dicefront.games.home_raiders.terminal.armies import team_of_entries
from dicefront.games.home_raiders.terminal.asking import Asking
from dicefront.games.home_raiders.terminal.names import (
    DIRECTIONS,
    character_called,
    point_typed,
    troop_called,
)
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData, UnreadableAnswer, unreadable
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Confirm, Question
from dicefront.parts.terminal.wording import Wording
from dicefront.skirmish.sites import ANYWHERE, close_formation
from dicefront.tabletop.point import Point
from dicefront.text.messages import LANGUAGES, Messages

PATH: Final = re.compile(r"\d+>")
RANDOM: Final = ("random", "willekeurig")
FIRST: Final = ("first", "before", "eerst")


class Reader:
    """Turns typed lines into answers."""

    def __init__(self, words: Asking) -> None:
        self.words = words

    def read(self, question: Question[Any], state: State, text: str) -> object:
        word = " ".join(text.strip().lower().split())
        if isinstance(question, Confirm):
            return Wording.shorthand(self.words, question, state, text)
        for choice in self.words.choices(question, state):
            if choice.written.lower() == word:
                return choice.answer
        if is_notation(word):
            return self.words.game.read(state, question, text)
        answer = self._typed(question, state, word)
        if answer is not None:
            return answer
        for choice in self.words.choices(question, state):
            if self._same_meaning(choice.written, word):
                return choice.answer
        raise UnreadableAnswer(unreadable(self.words.hint(question, state), text))

    def _same_meaning(self, written: str, word: str) -> bool:
        """Whether a text is a choice in other words: without separators, or in the other language."""
        plain = re.sub(r"[\s;,]+", " ", written.lower()).strip()
        if plain == re.sub(r"[\s;,]+", " ", word).strip():
            return True
        return any(self._translated(written.lower(), language) == word for language in LANGUAGES)

    def _translated(self, written: str, language: str) -> str:
        own, other = self.words.messages, Messages(language)
        for group in ("side", "call", "short"):
            for key in [*DIRECTIONS, "ace", "blank"]:
                name = f"home_raiders.play.{group}-{key}"
                if own.has(name) and own.text(name).lower() == written:
                    return other.text(name).lower()
        return written

    def _typed(self, question: Question[Any], state: State, word: str) -> object:
        """An answer that is no proposal; ``None`` if the text means none."""
        if isinstance(question, GiveOrders):
            return self.words.moves.read(question, state, word)
        if isinstance(question, TakeAction):
            return self._action(question, state, word)
        if isinstance(question, DeployTroop):
            return self._deployment(question, state, word)
        if isinstance(question, ForcedMove):
            point = self.words.moves.read_point(question.c.body, word)
            return None if point is None else point[:2]
        if isinstance(question, Attach):
            return self._attachment(question, state, word)
        if isinstance(question, BuildTeam):
            try:
                return self.read_team(word, question.game_options)
            except BadData:
                return None
        return None

    # -- actions --------------------------------------------------------------------------------

    def _word_of(self, text: str) -> str:
        """The action that a word means, in any language; empty if it means none."""
        for language in LANGUAGES:
            messages = Messages(language)
            for action in (*TYPES, "stand", "hold", "end"):
                if text in (action, messages.text(f"home_raiders.play.word-{action}").lower()):
                    return action
        return ""

    def _action(self, question: TakeAction, state: State, word: str) -> dict[str, Json] | None:
        """``move``, ``A move``, ``move; A* shoot first``, ``fight; A2 marker``."""
        parts = [part.strip() for part in word.split(";")]
        first = parts[0].split()
        troop = question.troops[0]
        if len(first) > 1 and not self._word_of(parts[0]):
            called = troop_called(self.words.labels, state, first[0])
            if called is not None and self._word_of(" ".join(first[1:])):
                troop, parts[0] = called, " ".join(first[1:])
        action = self._word_of(parts[0])
        rest = parts[1:] if action else parts
        answer: dict[str, Json] = {"troop": troop.id, "action": action or "hold"}
        apart: list[Json] = []
        for part in rest:
            label, *how = part.split() or [""]
            who = character_called(self.words.labels, state, label)
            if who is None or not how:
                return None
            if how[0] in ("marker", "fiche"):
                answer["marker"] = who.id
                continue
            doing = self._word_of(how[0])
            if not doing:
                return None
            before = len(how) < 2 or how[1] in FIRST
            apart.append([who.id, doing, BEFORE if before else AFTER])
        if apart:
            answer["apart"] = apart
        return answer if action or apart else None

    # -- places ---------------------------------------------------------------------------------

    def _deployment(self, question: DeployTroop, state: State, word: str) -> object:
        """``A 12,8``: a troop in close formation round a point."""
        called, _, rest = word.partition(" ")
        troop = troop_called(self.words.labels, state, called)
        point = point_typed(rest)
        if troop is None and len(question.waiting) == 1:
            troop, point = question.waiting[0], point_typed(word)
        if troop is not None and point is not None:
            site = site_of(state, troop, question.held_back, True)
            found = close_formation(site, Point(point[0], point[1]), ANYWHERE, len(point) > 2)
            if found is not None:
                return question.write(found)
        if troop is not None and not rest:
            return next(
                (c.answer for c in self.words.choices(question, state) if _first(c.written) == called), None
            )
        return None

    def _attachment(self, question: Attach, state: State, word: str) -> dict[str, Json] | None:
        """``shefin A; hold C``: who joins which troop, and who is held back."""
        leaders: list[list[int]] = []
        specialists: list[list[int]] = []
        held: list[int] = []
        for part in word.split(";"):
            name, _, letter = part.strip().rpartition(" ")
            troop = troop_called(self.words.labels, state, letter)
            if troop is None:
                return None
            if self._word_of(name) == "hold":
                held.append(troop.id)
                continue
            wishes = question.wishes
            called = [c for c in [*wishes.leaders, *wishes.specialists] if _is_named(state, c, name)]
            if len(called) != 1:
                return None
            (leaders if called[0] in wishes.leaders else specialists).append([called[0], troop.id])
        return Attachments(sorted(leaders), sorted(specialists), sorted(held)).to_json()

    # -- teams ----------------------------------------------------------------------------------

    def read_team(self, text: str, options: Options) -> Json:
        """A team by its id or name, ``random``, or a list: ``2x gr-ragmen, gr-foreman-clank, portal tin``."""
        word = text.strip().lower()
        if word in RANDOM:
            teams = ready_teams(options)
            return teams[Draw(sum(word.encode()) + len(teams)).below(len(teams))]
        for team in options.teams.values():
            if word in (team.id, team.name_en.lower(), team.name_nl.lower()):
                return team.id
        return team_of_entries([part.strip() for part in word.split(",") if part.strip()], options)


def is_notation(word: str) -> bool:
    """Whether a text is in the notation of logs, which can say every legal answer: plain data, or paths."""
    return word.isdecimal() or word[:1] in ("[", "{", '"') or bool(PATH.match(word))


def _is_named(state: State, number: int, name: str) -> bool:
    card = state.characters[number].card
    return bool(name) and any(name in one.lower() for one in (card.name_en, card.name_nl, card.id))


def _first(written: str) -> str:
    return written.split()[0].lower()
