"""Games for OpenSpiel: ``pyspiel.load_game("dicefront_<game>")`` after ``register_games()``.

Every die is a chance node of its own, so algorithms can search and sample as they like. A decision is a slot
of the environments. The one who is asked is the current player; sealed questions come one after the other,
and a later player is told nothing of what was answered.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from dicefront.env.forms import FLOATS, Form
from dicefront.env.setting import Setting
from dicefront.kernel.dice import Dice, Roll
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import game_ids
from dicefront.kernel.table import Table
from dicefront.parts.observer.episode import rewards_of

PREFIX = "dicefront_"
LIMIT = 2_000
"""Decisions of a match, unless a parameter says otherwise; dice are not counted."""
LARGEST_DIE = 10_000
THROWS_TO_A_DECISION = 50
"""How many dice fall for a decision at most, on the average of a whole match."""
BETWEEN = -1
"""Instead of a slot: the next procedure begins, and no player is asked."""


class GivenDice(Dice):
    """Dice that show what they are told; a throw that needs more stops the table, which then goes back.

    ``needed`` says how many sides the die has that was thrown and has no face yet.
    """

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.used = 0
        self.needed = 0

    def throw(self, index: int, roll: Roll) -> list[int]:
        thrown = self.faces[self.used : self.used + len(roll.sides)]
        if len(thrown) < len(roll.sides):
            self.needed = roll.sides[len(thrown)]
            raise BadData("dice", f"a face of a d{self.needed} for {roll.purpose}", thrown, roll.rule)
        self.used += len(thrown)
        return thrown


class Match:
    """A match that stops wherever a die falls.

    What is being done (a slot, or the start of a procedure) is tried with the faces known so far; if they do
    not suffice, the table goes back and the next face is a chance node.
    """

    def __init__(
        self, setting: Setting, table: Table[Any] | None = None, dice: GivenDice | None = None
    ) -> None:
        self.setting = setting
        self.dice = GivenDice() if dice is None else dice
        if table is None:
            table = setting.game.table(dict(setting.options), setting.rosters, dice=self.dice, stepwise=True)
        self.table = table
        self.page = 0
        self.decisions = 0
        self.sides = 0
        self.doing = BETWEEN
        self.course: list[int] = []
        """Every slot and every face so far, from which the match can be played again."""

    def begin(self) -> Match:
        self._go_on()
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        """A match of its own at the same moment: compiled tables cannot be copied otherwise."""
        dice = GivenDice()
        twin = Match(self.setting, self.table.clone(dice), dice)
        dice.faces = self.dice.faces[:]
        twin.page, twin.decisions = self.page, self.decisions
        twin.sides, twin.doing = self.sides, self.doing
        twin.course = self.course[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """For OpenSpiel's states as text: how to play it again."""
        return replayed, (self.setting, self.course)

    @property
    def over(self) -> bool:
        return not self.sides and (self.table.is_over or self.decisions >= self.setting.limit)

    def player(self) -> int:
        return int(self.table.pending[0].player)

    def legal(self) -> list[int]:
        """The slots that the player may choose."""
        count, slots = len(self.table.pending[0].options()), self.setting.slots
        if count <= slots:
            return list(range(count))
        shown = min(slots - 1, count - self.page * (slots - 1))
        return [*range(shown), slots - 1]

    def choose(self, slot: int) -> None:
        """The player chooses a slot."""
        question, slots = self.table.pending[0], self.setting.slots
        if slot not in self.legal():
            raise BadData("action", f"one of the slots {self.legal()}", slot, question.rule)
        self.course.append(slot)
        count = len(question.options())
        if count > slots and slot == slots - 1:
            self.page = (self.page + 1) % -(-count // (slots - 1))
            self.decisions += 1
            return
        self.doing = self.page * (slots - 1) + slot if count > slots else slot
        self._start_throwing()
        self._go_on()

    def fall(self, face: int) -> None:
        """The die that is thrown shows a face."""
        self.course.append(face)
        self.dice.faces.append(face)
        self._go_on()

    def _start_throwing(self) -> None:
        self.dice.faces = []

    def _go_on(self) -> None:
        """Do what is being done, as far as the dice are known; then begin procedures up to a question."""
        self.sides = self.dice.needed = 0
        try:
            if self.doing != BETWEEN:
                if self.table.resting:  # it went back to before the question, which no die preceded
                    self.table.step()
                self.dice.used = 0
                question = self.table.pending[0]
                self.table.take(question.player, question.options()[self.doing])
                self.page = 0
                self.decisions += 1
                self.doing = BETWEEN
                self._start_throwing()
            while self.table.resting:
                self.dice.used = 0
                self.table.step()
                self._start_throwing()
        except BadData as stopped:
            if not self.dice.needed:
                raise
            if self.dice.needed > LARGEST_DIE:
                raise BadData("die", f"at most {LARGEST_DIE} sides", self.dice.needed) from stopped
            self.sides = self.dice.needed

    def returns(self) -> list[float]:
        outcome = self.table.outcome
        if outcome is None:
            return [0.0] * self.setting.seats
        return rewards_of(outcome, self.setting.game.sides(self.table.state))


def replayed(setting: Setting, course: list[int]) -> Match:
    """A match that has come so far."""
    match = Match(setting).begin()
    for number in course:
        if match.sides:
            match.fall(number)
        else:
            match.choose(number)
    return match


class SpielState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A moment of a match."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.match = Match(game.setting).begin()

    def current_player(self) -> int:
        if self.match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.match.sides:
            return int(pyspiel.PlayerId.CHANCE)
        return self.match.player()

    def _legal_actions(self, player: int) -> list[int]:
        match = self.match
        return [] if match.over or match.sides or player != match.player() else match.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.match.sides
        return [(face, 1 / sides) for face in range(sides)]

    def _apply_action(self, action: int) -> None:
        if self.match.sides:
            self.match.fall(action + 1)
        else:
            self.match.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"die {action + 1}"
        match = self.match
        question, slots = match.table.pending[0], match.setting.slots
        options = question.options()
        if len(options) > slots and action == slots - 1:
            return "next page"
        index = match.page * (slots - 1) + action if len(options) > slots else action
        return f"{action}: {json.dumps(question.write(options[index]))}"

    def is_terminal(self) -> bool:
        return self.match.over

    def returns(self) -> list[float]:
        return self.match.returns() if self.match.over else [0.0] * self.match.setting.seats

    def __str__(self) -> str:
        match = self.match
        asked = f"die with {match.sides} sides" if match.sides else ", ".join(map(repr, match.table.pending))
        return f"{match.setting.game.diagram(match.table.state)}\n{asked} ({match.decisions} decisions)"


class SpielObserver:
    """What a player sees, as a tensor and as text."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.tensor = np.zeros(len(form.float_names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Take in what a player sees of a state."""
        self.tensor[:] = self.form.of(self.form.raw(words_of(state.match, player)))

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text: the numbers that are not 0, by their names."""
        raw = self.form.raw(words_of(state.match, player))
        numbers = Form(self.form.schema, "numbers")
        shown = zip(numbers.names, numbers.of(raw).tolist(), strict=True)
        return " ".join(f"{name}={number}" for name, number in shown if number)


def words_of(match: Match, player: int) -> list[int]:
    """The observation of a player; whoever waits for a die or for somebody else sees no question."""
    setting = match.setting
    episode = setting.watching(match.table, match.page, match.decisions)
    words: list[int] = []
    episode.write(player, words)
    if match.sides or match.over:
        first = setting.observer.schema.question.first
        words[first:] = [0] * (len(words) - first)
    return words


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game of ours for OpenSpiel."""

    game_id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        options = json.loads(given.get("options") or "{}")
        if not isinstance(options, dict):
            raise BadData("options", "an object in JSON", given["options"])
        self.setting = Setting(
            self.game_id,
            given.get("seats") or None,
            options,
            slots=given.get("slots") or None,
            limit=given.get("limit") or LIMIT,
        )
        self.form = Form(self.setting.observer.schema, FLOATS)
        seats = self.setting.seats
        super().__init__(
            game_type(self.game_id, seats),
            pyspiel.GameInfo(
                num_distinct_actions=self.setting.slots,
                max_chance_outcomes=LARGEST_DIE,
                num_players=seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=self.setting.limit,
            ),
            given,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return THROWS_TO_A_DECISION * self.setting.limit

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.form)


def game_type(game_id: str, seats: int = 2) -> Any:
    """What OpenSpiel wants to know about a game."""
    return pyspiel.GameType(
        short_name=PREFIX + game_id,
        long_name=f"Dicefront: {game_id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if seats == 2 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"seats": 0, "slots": 0, "limit": LIMIT, "options": ""},
    )


def register_games() -> list[str]:
    """Tell OpenSpiel about every game that is installed; returns the names it knows them by."""
    known = set(pyspiel.registered_names())
    names: list[str] = []
    for game_id in game_ids():
        name = PREFIX + game_id
        if name not in known:
            kind = type(f"Spiel_{game_id}", (SpielGame,), {"game_id": game_id})
            pyspiel.register_game(game_type(game_id), kind)
        names.append(name)
    return names
