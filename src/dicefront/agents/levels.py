"""Named opponents: what a player, a series or a server asks for by a word.

The six levels that people choose from stand in ``levels.toml``. Beside them there are words for studies,
which older logs and matches name too: ``random`` plays anything legal, ``greedy`` what looks best at once,
and ``search`` thinks ahead. Where a game ships a network, ``learned`` and ``handmade`` think ahead with it
and without; the strongest level and ``search`` do what the file of the network says. A game says in its part
``opponent`` what its computer players know, as ``EVALUATION``; a game without that part is played at random.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from dicefront.agents.greedy import Greedy
from dicefront.agents.noticing import HUNDRED, Noticing
from dicefront.agents.search import Search
from dicefront.agents.uniform import Uniform
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import game, game_ids
from dicefront.kernel.seat import Agent
from dicefront.parts.opponent.evaluation import Evaluation
from dicefront.parts.opponent.judge import Judge, Learned
from dicefront.parts.opponent.network import Network
from dicefront.parts.opponent.networkfile import network_of

FILE: Final = "levels.toml"
RANDOM: Final = "random"
GREEDY: Final = "greedy"
SEARCH: Final = "search"
LEARNED: Final = "learned"
HANDMADE: Final = "handmade"
FOR_STUDIES: Final = [RANDOM, GREEDY, SEARCH, LEARNED, HANDMADE]
FIELDS: Final = {"overlooks", "misjudges", "thinks"}
MOST: Final = 10_000


class Level:
    """How an opponent plays: how often it overlooks something, how much it misjudges and rehearses."""

    def __init__(self, id: str, overlooks: int, misjudges: int, thinks: int) -> None:
        self.id = id
        self.overlooks = overlooks
        self.misjudges = misjudges
        self.thinks = thinks


def read_levels(text: str, where: str) -> list[Level]:
    """Levels from the text of a file; ``BadData`` names file, entry and field if it is wrong."""
    try:
        data: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(where, "TOML", str(error)) from error
    found: list[Level] = []
    for name, entry in data.items():
        place = f"{where} {name}"
        if name in FOR_STUDIES:
            raise BadData(place, "another word: this one is for studies", name)
        if not isinstance(entry, dict) or set(entry) != FIELDS:
            raise BadData(place, "overlooks, misjudges and thinks", entry)
        overlooks = number_in(entry, "overlooks", place, HUNDRED)
        misjudges = number_in(entry, "misjudges", place, MOST)
        found.append(Level(name, overlooks, misjudges, number_in(entry, "thinks", place, MOST)))
    return found


def number_in(entry: dict[str, Any], name: str, place: str, most: int) -> int:
    """A field that must be a whole number up to another one."""
    value: object = entry[name]
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadData(f"{place}.{name}", f"a whole number from 0 to {most}", value)
    return value


@cache
def all_levels() -> list[Level]:
    """The levels that all games have, weakest first."""
    return read_levels((files("dicefront.agents") / FILE).read_text("utf-8"), f"agents/{FILE}")


@cache
def levels_of(game_id: str) -> list[Level]:
    """The levels as they play a game: its ``data/levels.toml`` may say otherwise for some of them."""
    home = game(game_id).home
    path = files(home) / "data" / FILE
    if not path.is_file():
        return all_levels()
    where = f"{home}/data/{FILE}"
    own = {level.id: level for level in read_levels(path.read_text("utf-8"), where)}
    known = [level.id for level in all_levels()]
    for name in own:
        if name not in known:
            raise BadData(f"{where} {name}", "one of " + ", ".join(known), name)
    return [own.get(level.id, level) for level in all_levels()]


@cache
def network(game_id: str) -> Network | None:
    """What a game has learned; ``None`` if it ships no network."""
    known = knowledge(game_id)
    return None if known is None else network_of(game(game_id).home, known.EVALUATION.features)


def judge_of(game_id: str, level: str = SEARCH) -> Judge:
    """Who judges the rehearsals of a level that thinks ahead."""
    evaluation: Evaluation = knowledge(game_id).EVALUATION
    learned = network(game_id)
    if learned is None or level == HANDMADE or (level != LEARNED and not learned.strongest):
        return Judge(evaluation)
    return Learned(evaluation, learned)


@cache
def knowledge(game_id: str) -> Any:
    """The part of a game for its computer players; ``None`` if it has none."""
    return game(game_id).part("opponent") if game_id in game_ids() else None


def levels(game_id: str) -> list[str]:
    """The opponents that people choose from, weakest first."""
    return [RANDOM] if knowledge(game_id) is None else [level.id for level in all_levels()]


def known_levels(game_id: str) -> list[str]:
    """Every word for an opponent of a game: its levels, and those for studies."""
    if knowledge(game_id) is None:
        return [RANDOM]
    if network(game_id) is None:
        return [*levels(game_id), RANDOM, GREEDY, SEARCH]
    return [*levels(game_id), *FOR_STUDIES]


def usual_level(game_id: str) -> str:
    """The opponent that answers at once and well: it plays on for those who leave, and suggests."""
    return GREEDY if GREEDY in known_levels(game_id) else RANDOM


def is_quick(level: str) -> bool:
    """Whether an opponent answers within a fraction of a second."""
    return level not in (SEARCH, LEARNED, HANDMADE) and all(
        one.thinks == 0 for one in all_levels() if one.id == level
    )


def agent(
    game_id: str, level: str, seed: int, seconds: float | None = None, nodes: int | None = None
) -> Agent:
    """A new opponent.

    The same seed plays the same. One that thinks ahead gives so many answers in its rehearsals as its game
    says, or as ``nodes`` says. ``seconds`` ends a decision earlier if need be: then it depends on the clock.
    """
    if level not in known_levels(game_id):
        raise BadData("level", "one of " + ", ".join(known_levels(game_id)), level)
    if level == RANDOM:
        return Uniform(seed)
    known = knowledge(game_id)
    evaluation: Evaluation = known.EVALUATION
    if level == GREEDY:
        return Greedy(evaluation, seed)
    thinks = HUNDRED
    for one in levels_of(game_id):
        if one.id == level:
            if one.thinks == 0 and one.overlooks == 0 and one.misjudges == 0:
                return Greedy(evaluation, seed)
            if one.thinks == 0:
                return Noticing(evaluation, seed, one.overlooks, one.misjudges)
            thinks = one.thinks
    budget = evaluation.nodes * thinks // HUNDRED if nodes is None else nodes
    return Search(evaluation, seed, seconds, budget, judge_of(game_id, level))
