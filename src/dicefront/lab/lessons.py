"""Games from which a network learns: played by computers against themselves, after openings at random.

A position is taken at the beginning of every turn, once nothing is played at random any more, with what each
side sees and with the share of victory that it got in the end. All of it is plain numbers.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from dicefront.agents.levels import knowledge
from dicefront.agents.search import Search
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Game, game
from dicefront.kernel.ids import Json
from dicefront.kernel.seat import Agent, Seat
from dicefront.kernel.table import Table
from dicefront.parts.lab.engine import Player
from dicefront.parts.opponent.evaluation import Evaluation
from dicefront.parts.opponent.judge import Learned
from dicefront.parts.opponent.networkfile import read_network

WILD_SETUPS: Final = 2
"""In one of so many games the set-up, too, is at random."""
UNUSUAL: Final = 2
"""One of so many games has options other than the usual ones."""
LONGEST_OPENING: Final = 24
"""At most so many turns at random come before the positions that are kept."""
LITTLE: Final = 1e-9
DECISIONS_AT_MOST: Final = 3_000
"""Options may let a game go on for ever: then nothing is learned from it."""


@dataclass(frozen=True)
class Lesson:
    """Some games, and who plays them: a level, or a network (the text of its file) with so many answers."""

    game: str
    seed: int
    games: int
    level: str = "greedy"
    network: str = ""
    nodes: int = 0


@dataclass(frozen=True)
class Positions:
    """Positions of some games, one after the other.

    For each ``sides`` has how many there are; then for every side its features, the share that it got, and
    the share that the hand-written knowledge gave it. ``counts`` are the positions of each game.
    """

    counts: bytes
    sides: bytes
    features: bytes
    shares: bytes
    judged: bytes


class Notebook:
    """What is written down of games while they are played."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.counts = array("i")
        self.sides = array("i")
        self.features = array("i")
        self.shares = array("f")
        self.judged = array("f")
        self.waiting: list[list[int]] = []
        """The seats, by number, whose sides were written down in the game that goes on."""

    def write(self, table: Table[Any]) -> None:
        """Write down the position of a table."""
        state = table.state
        seen = self.evaluation.viewpoints(state)
        seats = [self._seat_of(state, place, table.seats) for place, side in enumerate(seen) if side]
        if len(seats) < 2:
            return
        self.sides.append(len(seats))
        for side in seen:
            self.features.extend(side)
        judged = [self.evaluation.share(state, seat) for seat in seats]
        self.judged.extend(share / max(sum(judged), LITTLE) for share in judged)
        self.waiting.append(seats)

    def close(self, table: Table[Any]) -> None:
        """A game is over: now it is known what every position was worth."""
        outcome = table.outcome
        assert outcome is not None
        shares = outcome.shares(table.game.sides(table.state))
        self.counts.append(len(self.waiting))
        for seats in self.waiting:
            self.shares.extend(shares[seat] for seat in seats)
        self.waiting = []

    def drop(self) -> None:
        """Forget the game that goes on."""
        written = sum(len(seats) for seats in self.waiting)
        del self.sides[len(self.sides) - len(self.waiting) :]
        del self.judged[len(self.judged) - written :]
        del self.features[len(self.features) - written * len(self.evaluation.features) :]
        self.waiting = []

    def positions(self) -> Positions:
        columns = (self.counts, self.sides, self.features, self.shares, self.judged)
        return Positions(*(column.tobytes() for column in columns))

    def _seat_of(self, state: Any, place: int, seats: int) -> int:
        return next(seat for seat in range(seats) if self.evaluation.side(state, seat) == place)


def study(player: Player, lesson: Lesson) -> Positions:
    """Play the games of a lesson."""
    rules = _game(lesson.game)
    evaluation: Evaluation = knowledge(lesson.game).EVALUATION
    notebook = Notebook(evaluation)
    for number in range(lesson.games):
        play_one(rules, player, lesson, child_seed(lesson.seed, number), notebook)
    return notebook.positions()


def play_one(rules: Game[Any], player: Player, lesson: Lesson, seed: int, notebook: Notebook) -> None:
    """Play a game: an opening at random, then as well as those play who learn."""
    draw = Draw(seed)
    table = rules.table(drawn_options(rules, draw), seed=child_seed(seed, 1))
    agents = [student(player, lesson, child_seed(seed, 2 + seat)) for seat in range(table.seats)]
    seats = [Seat(table, seat) for seat in range(table.seats)]
    evaluation = notebook.evaluation
    wild = draw.below(WILD_SETUPS) == 0
    opening = draw.below(LONGEST_OPENING + 1)
    turn = evaluation.turn(table.state)
    turns = 0
    for _ in range(DECISIONS_AT_MOST):
        if not table.pending:
            notebook.close(table)
            return
        question = table.pending[0]
        weighed = evaluation.weighs(question)
        now = evaluation.turn(table.state)
        if now != turn and weighed:
            turn = now
            turns += 1
            if turns > opening:
                notebook.write(table)
        at_random = turns <= opening if turns else wild
        if at_random and draw.below(2):
            options = question.options()
            table.take(question.player, options[draw.below(len(options))])
        else:
            table.answer(question.player, agents[question.player].answer(seats[question.player]))
    notebook.drop()


def student(player: Player, lesson: Lesson, seed: int) -> Agent:
    """Who plays in a lesson."""
    if not lesson.network:
        return player(lesson.game, lesson.level, seed)
    judge = _judge(lesson.game, lesson.network)
    return Search(judge.evaluation, seed, None, lesson.nodes, judge)


def drawn_options(rules: Game[Any], draw: Draw) -> dict[str, Json]:
    """The usual options or others that fit together, with any number of seats."""
    places = rules.seat_option()
    unusual = draw.below(UNUSUAL) == 0
    for _ in range(100):
        chosen: dict[str, Json] = {}
        for option in rules.options:
            if option.values and (option.name == places or (unusual and draw.below(3) == 0)):
                chosen[option.name] = option.values[draw.below(len(option.values))]
        try:
            return rules.complete_options(chosen)
        except BadData:
            continue
    return rules.complete_options(None)


@cache
def _game(id: str) -> Game[Any]:
    return game(id)


@cache
def _judge(game_id: str, text: str) -> Learned:
    evaluation: Evaluation = knowledge(game_id).EVALUATION
    return Learned(evaluation, read_network(text, "the network that learns", evaluation.features))
