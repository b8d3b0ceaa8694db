"""Why this? What a computer would play in a seat, and what a decision cost: lines with their chances.

All of it is worked out from a seat, so nothing hidden is used: by looking ahead or by rehearsals, as the
strongest level thinks, or exactly where the rest of the match can be tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from dicefront.agents.levels import judge_of, knowledge
from dicefront.agents.search import Search
from dicefront.agents.trials import Trial
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.log import Log
from dicefront.kernel.position import ANSWER
from dicefront.kernel.question import Question
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.parts.opponent.asking import asked
from dicefront.parts.opponent.evaluation import WON, Evaluation, Line

BEST: Final = 2
"""So many lines are told."""
SMALL: Final = 0.005
"""A decision that costs less than this share of victory is as good as the best."""
DOUBTFUL: Final = 0.02
"""A decision that was judged by looking ahead is blamed only if it costs so much: judges err."""
ENOUGH: Final = 16
CERTAINTY: Final = 2.0
"""A decision is blamed only after so many rehearsals, and if it did worse by so many standard errors."""


class Advice:
    """A line with its chance.

    ``answer`` is its first answer as it is written, ``spelled`` all of them in the notation of the game,
    ``share`` the share of victory that it brought on the average, in so many rehearsals, or at so many
    positions that were looked at. Without any it is exact.
    """

    def __init__(self, answer: Json, spelled: list[str], share: float, times: int) -> None:
        self.answer = answer
        self.spelled = spelled
        self.share = share
        self.times = times

    def to_json(self) -> dict[str, Json]:
        spelled: list[Json] = [*self.spelled]
        return {"answer": self.answer, "spelled": spelled, "share": self.share, "times": self.times}


class Judgement:
    """A decision beside the best one: what was played, what would have been best, and the share it cost."""

    def __init__(self, player: PlayerId, played: Advice, best: Advice, lost: float) -> None:
        self.player = player
        self.played = played
        self.best = best
        self.lost = lost

    def to_json(self) -> dict[str, Json]:
        return {
            "player": self.player,
            "played": self.played.to_json(),
            "best": self.best.to_json(),
            "lost": self.lost,
        }


def advise(
    game_id: str, seat: Seat[Any], seed: int, seconds: float | None = None, nodes: int | None = None
) -> list[Advice]:
    """The two best lines, the one to play first; empty if nobody knows the game."""
    known = knowledge(game_id)
    if known is None:
        return []
    evaluation: Evaluation = known.EVALUATION
    search = Search(evaluation, seed, seconds, nodes, judge_of(game_id))
    table = seat.imagine(Draw(seed))
    question = asked(table, seat.player)
    solved = evaluation.solved(table, question)
    if solved is not None:
        return [scored(table, question, line, 0) for line in solved[:BEST]]
    choice = evaluation.choice(table, question)
    if choice is not None:
        ahead = search.foresight(table)
        weighed = ahead.weighed(choice, BEST)
        return [scored(table, question, line, ahead.seen) for line in weighed[:BEST]]
    lines = search.lines(table, question)
    trials = search.considered(seat, lines, child_seed(seed, 1), lines[0])
    return [told(table, question, trial) for trial in trials[:BEST]]


def judge(
    game_id: str,
    seat: Seat[Any],
    answer: object,
    seed: int,
    seconds: float | None = None,
    nodes: int | None = None,
) -> Judgement | None:
    """What an answer cost that was given in this seat; ``None`` where there was nothing to weigh."""
    known = knowledge(game_id)
    if known is None:
        return None
    evaluation: Evaluation = known.EVALUATION
    table = seat.imagine(Draw(seed))
    question = asked(table, seat.player)
    meant = question.read(answer)
    if isinstance(meant, Refusal):
        return None
    solved = evaluation.solved(table, question)
    if solved is not None:
        return beside_the_best(table, question, meant, solved, 0)
    search = Search(evaluation, seed, seconds, nodes, judge_of(game_id))
    choice = evaluation.choice(table, question)
    if choice is not None:
        own = line_of(question, meant, choice.lines)
        if own is None:
            own = Line(0, [question.kind], [meant])
            choice.lines.append(own)
        ahead = search.foresight(table)
        weighed = ahead.weighed(choice, 1, own)
        return beside_the_best(table, question, meant, weighed, ahead.seen)
    lines = search.lines(table, question)
    played = line_of(question, meant, lines)
    if played is None:
        played = Line(lines[len(lines) - 1].score, [question.kind], [meant])
        lines.append(played)
    if len(lines) == 1:
        return None
    trials = search.considered(seat, lines, child_seed(seed, 1), played)
    tried = trials[0]
    for trial in trials:
        if trial.line is played:
            tried = trial
    best = trials[0]
    lost = best.lead(tried) if best is not tried else 0.0
    if len(tried.values) < ENOUGH or lost < CERTAINTY * best.doubt(tried):
        lost = 0.0  # it may be no more than luck
    return Judgement(seat.player, told(table, question, tried), told(table, question, best), lost)


def beside_the_best(
    table: Table[Any], question: Question[Any], meant: object, lines: list[Line], times: int
) -> Judgement | None:
    """The same where every line has its share: an answer is as good as its best line.

    The shares are exact, or come from looking at so many positions.
    """
    played = line_of(question, meant, lines)
    if played is None or len(lines) == 1:
        return None
    own, best = scored(table, question, played, times), scored(table, question, lines[0], times)
    lost = best.share - own.share
    return Judgement(question.player, own, best, lost if lost >= (DOUBTFUL if times else SMALL) else 0.0)


def line_of(question: Question[Any], meant: object, lines: list[Line]) -> Line | None:
    """The first line that begins with an answer."""
    written = question.write(meant)
    for line in lines:
        if question.write(line.answers[0]) == written:
            return line
    return None


def judgements(
    log: Log, seed: int, seconds: float | None = None, nodes: int | None = None
) -> Iterator[tuple[int, Judgement]]:
    """Every decision of a log in which there was something to weigh, with the number of its entry."""
    for table, index, _ in log.walk():
        if index >= len(log.entries) or log.entries[index].kind != ANSWER:
            continue
        entry = log.entries[index]
        if table.question(entry.player) is None:
            continue
        seat = Seat(table, entry.player)
        found = judge(table.game.id, seat, entry.value, child_seed(seed, index), seconds, nodes)
        if found is not None:
            yield index, found


def told(table: Table[Any], question: Question[Any], trial: Trial) -> Advice:
    """A line that was tried, as it is told."""
    answer = question.write(trial.line.answers[0])
    return Advice(answer, spelled(table, trial.line, question.player), trial.mean, len(trial.values))


def scored(table: Table[Any], question: Question[Any], line: Line, times: int) -> Advice:
    """A line whose score is its share, as it is told."""
    answer = question.write(line.answers[0])
    return Advice(answer, spelled(table, line, question.player), float(line.score) / float(WON), times)


def spelled(table: Table[Any], line: Line, player: PlayerId) -> list[str]:
    """The answers of a line in the notation of the game, as far as they are asked for without dice."""
    twin = table.clone(FastDice(0))
    found: list[str] = []
    for place, kind in enumerate(line.kinds):
        question = twin.question(player)
        if question is None or question.kind != kind:
            break
        meant: object = line.answers[0] if place == 0 else question.read(line.answers[place])
        if isinstance(meant, Refusal):
            break
        found.append(twin.game.spell(twin.state, question, meant))
        twin.take(player, meant)
    return found
