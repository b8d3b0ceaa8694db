"""Where a hand puts something down and the rules refuse it, the nearest legal place is found."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import Any

import pytest

from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import CONFIRM, PATH, PLACE_POINT, PLACE_SEVERAL, Gesture
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.question import Question
from dicefront.parts.show.nearest import nearest
from dicefront.parts.show.screen import MOST_CANDIDATES, Screen
from dicefront.server.show import screen_of

WALL = 10_000


class Put(Question[Any]):
    """All points must lie east of a wall, and ways must not be longer than a limit."""

    def __init__(self, gesture: Gesture, limit: float = 1e9) -> None:
        super().__init__(PlayerId(0), "toy.put", "TY-01", finite=False)
        self.asked = gesture
        self.limit = limit

    def gesture(self) -> Gesture:
        return self.asked

    def read(self, answer: Any) -> Any:
        refusal = Refusal("toy.wall", "TY-01", {})
        if self.asked.kind == CONFIRM:
            return answer
        points = [answer] if self.asked.kind == PLACE_POINT else answer
        points = [point[1] for point in points] if self.asked.kind == PLACE_SEVERAL else points
        length = sum(dist(one[:2], other[:2]) for one, other in pairwise(points))
        if self.asked.kind == PATH and length > self.limit:
            return refusal
        return refusal if any(point[0] < WALL for point in points) else answer

    def candidates(self) -> list[Any]:
        return [[WALL + 9000, 0]] if self.asked.kind == PLACE_POINT else []


def found(gesture: Gesture, form: Json, limit: float = 1e9) -> Any:
    value = nearest(Put(gesture, limit), form)
    assert value is not None
    return value


def test_a_point_goes_to_the_nearest_legal_one() -> None:
    x, y = found(Gesture(PLACE_POINT), [WALL - 700, 5000])
    assert WALL <= x < WALL + 60
    assert abs(y - 5000) < 200


def test_a_point_that_is_far_from_everything_gets_the_nearest_suggestion() -> None:
    assert nearest(Put(Gesture(PLACE_POINT)), [-900_000, 0]) == [WALL + 9000, 0]


def test_figures_that_are_put_down_together_keep_their_shape() -> None:
    gesture = Gesture(PLACE_SEVERAL, [1, 2], low=2, high=2)
    places = dict(found(gesture, [[1, [WALL - 500, 0]], [2, [WALL + 500, 100]]]))
    assert places[1][0] >= WALL
    assert [places[2][0] - places[1][0], places[2][1] - places[1][1]] == [1000, 100]


def test_a_way_that_is_too_long_is_cut_where_it_ends() -> None:
    way: list[Json] = [[WALL, 0], [WALL + 3000, 0], [WALL + 3000, 3000]]
    *begin, end = found(Gesture(PATH), way, limit=4000)
    assert begin == [[WALL, 0], [WALL + 3000, 0]]
    assert end[0] == WALL + 3000
    assert 980 <= end[1] <= 1000


def test_nothing_is_near_where_nothing_is_put_down() -> None:
    assert nearest(Put(Gesture(CONFIRM)), True) is None
    assert nearest(Put(Gesture(PLACE_POINT)), "far") is None
    assert nearest(Put(Gesture(PATH)), []) is None


class Many(Question[int]):
    """A question with more answers than are sent at once."""

    def __init__(self) -> None:
        super().__init__(PlayerId(0), "toy.many", "TY-02")

    def candidates(self) -> list[int]:
        return list(range(MOST_CANDIDATES * 2 + 50))


@pytest.mark.parametrize("first", [0, MOST_CANDIDATES, MOST_CANDIDATES * 2])
def test_candidates_are_told_page_by_page(first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "spelled", lambda *_: "")
    screen = screen_of("crystals")
    page = [one.answer for one in screen.page(None, Many(), first)]
    assert page == list(range(MOST_CANDIDATES * 2 + 50))[first : first + MOST_CANDIDATES]
    assert len(screen.prompt(None, Many()).candidates) == MOST_CANDIDATES
