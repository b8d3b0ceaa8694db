"""Lists of troops: what players bring to the table, built within limits that their game sets."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData, Refusal, unreadable
from dicefront.kernel.ids import Json, PlayerId, RuleId
from dicefront.kernel.question import Question


def check_lists(rosters: list[Json], problems: Callable[[Json], list[Refusal]], expected: str) -> None:
    """The lists that are given before the game; ``BadData`` says what is wrong with the first bad one."""
    for player, roster in enumerate(rosters):
        found = problems(roster) if roster is not None else []
        if found:
            raise BadData(f"rosters[{player}]", expected, found[0], found[0].rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class BuildList(Question[Json]):
    """Which troops a player brings, in secret: the id of a ready-made list, or one of his own as plain data.

    ``shape`` says in words what an answer looks like.
    """

    def __init__(self, player: PlayerId, kind: str, rule: RuleId, shape: str) -> None:
        super().__init__(player, kind, rule, finite=False, secret=True)
        self.shape = shape

    def problems(self, roster: Json) -> list[Refusal]:
        """Everything that keeps a list from being played."""
        raise NotImplementedError

    def proposals(self) -> list[Json]:
        """Sensible lists, ready-made ones among them."""
        raise NotImplementedError

    def at_random(self, draw: Draw) -> Json:
        """A list put together at random, legal or not; ``None`` if none comes about."""
        raise NotImplementedError

    def check(self, answer: object) -> Refusal | None:
        if not isinstance(answer, (str, dict)):
            return unreadable(self.shape, answer)
        found = self.problems(answer)
        return found[0] if found else None

    def candidates(self) -> list[Json]:
        return self.proposals()

    def sample(self, draw: Draw) -> Json:
        """A list put together at random; a candidate where that is not legal."""
        roster = self.at_random(draw)
        return super().sample(draw) if roster is None or self.problems(roster) else roster
