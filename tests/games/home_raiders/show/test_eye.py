"""What a figure has before its eyes: every hidden point of a target, and the table as solids."""

from __future__ import annotations

import pytest

from dicefront.games.home_raiders.rules.sight import sight
from dicefront.games.home_raiders.show.looks import look
from dicefront.skirmish.figures import ON_TABLE
from tests.games.home_raiders.show.test_looks import first_move


@pytest.mark.rule("HR-LOS-04")
@pytest.mark.rule("HR-LOS-06")
def test_hidden_points_are_the_covered_share() -> None:
    state, _ = first_move()
    eyes = [one for one in state.characters if one.where == ON_TABLE and one.owner == 0]
    targets = [one for one in state.characters if one.where == ON_TABLE and one.owner == 1]
    shares = set()
    for eye in eyes:
        for target in targets:
            found = look(state, "eye", {"piece": eye.id, "target": target.id})
            assert isinstance(found, dict)
            mask = found["mask"]
            assert isinstance(mask, dict)
            rays, points = mask["rays"], mask["points"]
            assert isinstance(rays, list)
            assert isinstance(points, int)
            hidden = sum(int(ray).bit_count() for ray in rays if isinstance(ray, int))
            assert hidden * 1_000_000 // (len(rays) * points) == pytest.approx(
                sight(state, eye, target).share, abs=1
            )
            assert found["eye"] == [eye.body.shape.x, eye.body.shape.y, eye.body.top]
            shares.add(hidden)
    assert len(shares) > 1


def test_the_table_is_told_as_solids() -> None:
    state, _ = first_move()
    found = look(state, "scene", {})
    assert isinstance(found, dict)
    prisms, figures = found["prisms"], found["figures"]
    assert isinstance(prisms, list)
    assert isinstance(figures, list)
    assert len(prisms) == len(state.space.things)
    assert all(isinstance(one, dict) and ("disc" in one) != ("ring" in one) for one in prisms)
    standing = [one.id for one in state.characters if one.where == ON_TABLE]
    assert [one["id"] for one in figures if isinstance(one, dict)] == standing
