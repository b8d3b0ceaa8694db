"""Experience (EXP): points go to characters one by one, as their player wants."""

from __future__ import annotations

from typing import Final

from dicefront.games.crystals.rules.ending import check_levels
from dicefront.games.crystals.rules.events import Gained, PointsLost
from dicefront.games.crystals.rules.labels import abilities, named
from dicefront.games.crystals.rules.roles import FULL_EXPERIENCE, LEVELS, ROLES, TEAM
from dicefront.games.crystals.rules.state import State
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PICK_PIECE, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Note, Sign

EXPERIENCE: Final = "crystals.turn.experience"


class ExperienceQuestion(Question[int]):
    """Which character receives the next point (CR-DEC-05). The answer is the number of a character."""

    def __init__(self, player: int, state: State, points: int, learners: list[int]) -> None:
        super().__init__(player, EXPERIENCE, "CR-DEC-05", reaction=player != state.player)
        self.state = state
        self.points = points
        self.learners = learners
        self._options = learners

    def check(self, answer: object) -> Refusal | None:
        if type(answer) is not int:
            return unreadable("the number of a character", answer)
        if answer in self.learners:
            return None
        if not TEAM * self.player <= answer < TEAM * self.player + TEAM:
            return Refusal("crystals.experience.not_yours", "CR-EXP-05", {"character": answer})
        role = ROLES[self.state.characters[answer].role]
        return Refusal("crystals.experience.full", "CR-EXP-06", {"character": answer, "role": role})

    def candidates(self) -> list[int]:
        return self.learners

    def gesture(self) -> Gesture:
        return Gesture(PICK_PIECE)

    def show(self, value: int) -> Sign:
        """Whether the point brings a new level, and what the character can do then."""
        character = self.state.characters[value]
        before, after = character.level(), LEVELS[character.experience + 1]
        args: dict[str, Json] = {
            "role": ROLES[character.role],
            "experience": character.experience + 1,
            "before": before,
            "level": after,
        }
        changed = "crystals.show.new-level" if after > before else "crystals.show.same-level"
        sign = named(self.state, value)
        sign.notes = [Note(changed, args, "CR-EXP-02"), *abilities(character.role, after)]
        return sign

    def args(self) -> dict[str, Json]:
        return {"points": self.points}


def somebody_earned(state: State) -> bool:
    return any(points > 0 for points in state.earned)


def assign_experience(state: State, player: int) -> Steps[None]:
    """The player on turn assigns first, then the others clockwise; the first to win wins (CR-RES-08)."""
    seats = state.options.seats
    for turn in range(seats):
        seat = (player + turn) % seats
        if state.earned[seat] > 0:
            yield from assign_points(state, seat)
            check_levels(state, seat)
            if state.outcome is not None:
                return


def assign_points(state: State, player: int) -> Steps[None]:
    """All points of one player, at once and one by one (CR-EXP-05, CR-EXP-07)."""
    while state.earned[player] > 0:
        learners = below_the_maximum(state, player)
        if not learners:  # CR-EXP-09
            yield PointsLost(player, state.earned[player])
            state.earned[player] = 0
            return
        number = learners[0]
        if len(learners) > 1:
            number = yield from ask(ExperienceQuestion(player, state, state.earned[player], learners))
            if state.gone[player]:
                return
        state.earned[player] -= 1
        character = state.characters[number]
        character.experience += 1
        yield Gained(player, number, ROLES[character.role], character.experience, character.level())


def below_the_maximum(state: State, player: int) -> list[int]:
    """The characters that can receive a point, wherever they are (CR-EXP-06)."""
    first = TEAM * player
    return [n for n in range(first, first + TEAM) if state.characters[n].experience < FULL_EXPERIENCE]
