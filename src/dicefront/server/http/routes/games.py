"""Games and health."""

from __future__ import annotations

from typing import Any

from dicefront import __version__
from dicefront.agents.levels import is_quick, levels
from dicefront.kernel.game import Game
from dicefront.server.http.endpoints import Ask, Endpoint
from dicefront.server.lengths import length_of, recent_games
from dicefront.server.problems import Failed
from dicefront.server.protocol.basis import PROTOCOL
from dicefront.server.protocol.errors import Health
from dicefront.server.protocol.games import GameInfo, GameLength, GameOption, Games, Level
from dicefront.server.registry import game_of, known_games, rules_of
from dicefront.server.show import screen_of
from dicefront.text.messages import LANGUAGES


async def list_games(ask: Ask) -> Games:
    """All games that can be played here."""
    seconds = ask.server.settings.think_seconds
    minutes = ask.server.sittings.minutes
    found = [info(rules_of(name), seconds, minutes.get(name)) for name in known_games()]
    return Games(protocol=PROTOCOL, version=__version__, languages=[*LANGUAGES], games=found)


def info(rules: Game[Any], seconds: float, minutes: int | None) -> GameInfo:
    screen = screen_of(rules.id)
    options = [
        GameOption(
            name=option.name,
            values=option.values,
            numbers=[option.low, option.high] if option.low <= option.high else None,
            default=option.default,
            rule=option.rule,
        )
        for option in rules.options
    ]
    return GameInfo(
        id=rules.id,
        rules=rules.rules,
        code=rules.code,
        options=options,
        levels=[Level(name=level, seconds=0.2 if is_quick(level) else seconds) for level in levels(rules.id)],
        seats=screen.seat_counts(),
        seat_option=screen.game.seat_option(),
        quick=screen.quick_options(),
        starts=rules.starts(),
        armies=screen.has_armies(),
        draws=screen.has_draws(),
        hides=screen.hides_in_windows(),
        minutes=minutes,
    )


async def game_length(ask: Ask) -> GameLength:
    """How long a game takes: by the latest ones played here, or by games of computers."""
    rules = game_of(ask.path("game"))
    recent = await ask.server.store.read(lambda connection: recent_games(connection, rules.id))
    found = length_of(rules, recent)
    if found is None:
        raise Failed(404, "not-measured")
    return found


async def health(ask: Ask) -> Health:
    """Whether the server is well; 503 names the parts that are not."""
    unwell = await ask.server.doctor.examine()
    if unwell:
        raise Failed(503, "unwell", {"parts": [*unwell]})
    return Health(ok=True, matches=len(ask.server.hall.matches), sockets=ask.server.gates.sockets)


ENDPOINTS = [
    Endpoint("GET", "/api/games", list_games, Games),
    Endpoint("GET", "/api/games/{game}/length", game_length, GameLength),
    Endpoint("GET", "/api/health", health, Health, errors=[503]),
]
