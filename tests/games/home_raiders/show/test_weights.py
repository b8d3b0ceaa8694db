"""How much an answer of Home Raiders weighs, and what it says is lost or given up."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.home_raiders import GAME
from dicefront.games.home_raiders.rules.shooting import Shoot
from dicefront.games.home_raiders.rules.shot import shot_in
from dicefront.games.home_raiders.scenes import hero, position
from dicefront.games.home_raiders.show import SCREEN
from dicefront.parts.show.weights import GRAVE, HEAVY, QUIET
from tests.games.home_raiders.test_abilities_shooting import marksman, victim
from tests.games.home_raiders.test_shooting import TOUCH, at

SHOWN: Any = SCREEN(GAME)


@pytest.mark.rule("HR-ASH-07")
def test_a_blast_that_strikes_own_ones_is_grave_and_names_them() -> None:
    state = position(
        hero(0, marksman("blast", shooting="W2"), (5, 15)),
        hero(1, victim(), (12, 15)),
        hero(1, victim(), (12, 15 + TOUCH + 1)),
        hero(0, victim(), (12 + TOUCH + 2, 15)),
    )
    question = Shoot(state, [state.characters[0]], [], -1, 2)

    def shown(**more: Any) -> Any:
        return SHOWN.candidate(state, question, shot_in(state, at(0, 1, **more)))

    blast, plain = shown(**{"with": ["blast"]}), shown()
    assert blast.weight == GRAVE
    assert [(note.id, note.args) for note in blast.notes if note.id.endswith("own")] == [
        ("home_raiders.show.strikes-own", {"characters": [3]})
    ]
    assert plain.weight == HEAVY


@pytest.mark.rule("HR-SQG-01")
def test_to_end_the_shots_says_who_has_not_shot() -> None:
    state = position(hero(0, marksman("blast"), (5, 15)), hero(1, victim(), (12, 15)))
    question = Shoot(state, [state.characters[0]], [], 1, 2)
    ends = SHOWN.candidate(state, question, None)
    assert (ends.weight, [(note.id, note.args) for note in ends.notes]) == (
        QUIET,
        [("home_raiders.show.do-not-shoot", {"characters": [0]})],
    )
