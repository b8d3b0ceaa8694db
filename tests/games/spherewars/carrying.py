"""A hero with consumables, and somebody who takes them in a window."""

from __future__ import annotations

from typing import Any

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.item_windows import ItemWindow, use_items
from dicefront.games.spherewars.rules.profile import LEADER, Profile
from dicefront.games.spherewars.rules.state import State
from dicefront.games.spherewars.rules.subjects import Occasion, Use
from dicefront.games.spherewars.rules.windows import DEXTERITY, WindowKind, open_window
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.event import Event
from dicefront.kernel.question import Question
from dicefront.kernel.testing import Played
from tests.games.spherewars.profiles import PLAIN, made

CENTRE = (20.0, 20.0)
NORTH = (20.0, 21.0)
BOW = CATALOGUE.ranged["light_mechanical"]


def hero(race: str = "alliance", **more: Any) -> Profile:
    """A leader who may carry three consumables."""
    given = {"rank": LEADER, "race": race, "consumables_max": 3, "dex": 3, "com": 3, "str": 3}
    return made("hero", **{**given, "con_mundane": 3, "con_arcane": 3, **more})


def scene(*items: str, enemy: Profile = PLAIN, **more: Any) -> State:
    """The bearer of consumables, number 0, touches an enemy, number 1."""
    profile = more.pop("profile", hero())
    given = {key: more.pop(key) for key in ("wounds", "flight") if key in more}
    return position(one(0, profile, CENTRE, items=items, **given), one(1, enemy, NORTH), **more)


def used(item: str, **more: Any) -> dict[str, Any]:
    return {"item": item, "bearer": 0, **more}


def taken(
    state: State, item: str, kind: WindowKind = DEXTERITY, subjects: tuple[int, ...] = (0, 1)
) -> Played[Any]:
    """Number 0 takes an item in a window, and nothing else."""
    concerned = [state.combatants[number] for number in subjects]
    return drunk(open_window(state, kind, concerned), item)


def drunk(steps: Any, item: str) -> Played[Any]:
    """The first who is asked takes an item, and nobody anything else."""
    played: Played[Any] = Played()
    answer: Any = None
    while True:
        try:
            step = steps.send(answer)
        except StopIteration:
            return played
        answer = None
        if isinstance(step, Question):
            answer = step.read(None if played.questions else used(item))
            assert isinstance(answer, Use) == (not played.questions)
            played.questions.append(step)
        elif isinstance(step, Event):
            played.events.append(step)


def offered(state: State, kind: WindowKind | ItemWindow, subjects: tuple[int, ...] = (0, 1)) -> list[str]:
    """What number 0 may take in a window; empty if nobody is asked."""
    concerned = [state.combatants[number] for number in subjects]
    if isinstance(kind, ItemWindow):
        steps: Any = use_items(state, kind, Occasion(kind.name, concerned))
    else:
        steps = open_window(state, kind, concerned)
    for step in steps:
        return [option.item for option in step.options() if isinstance(option, Use)]
    return []
