"""Logs that were played elsewhere: judged again, and kept as a match that can be looked at."""

from __future__ import annotations

import re
import secrets
import time
from typing import Any, Final

from dicefront.kernel.ids import Json
from dicefront.kernel.log import Log, read_log
from dicefront.kernel.position import ACCEPT as ACCEPT_ENTRY
from dicefront.kernel.position import ANSWER as ANSWER_ENTRY
from dicefront.kernel.position import DECLINE as DECLINE_ENTRY
from dicefront.kernel.position import DEFAULTED, Entry, broken
from dicefront.kernel.position import OFFER as OFFER_ENTRY
from dicefront.kernel.position import RESIGN as RESIGN_ENTRY
from dicefront.server.registry import known_games, rules_of
from dicefront.server.store.acts import ACCEPT, ANSWER, BEGIN, DECLINE, DEFAULT, OFFER, RESIGN, Act
from dicefront.server.store.rows import MatchRow, MatchSettings, Person, SeatRow

ACTS: Final = {
    ANSWER_ENTRY: ANSWER,
    DEFAULTED: DEFAULT,
    RESIGN_ENTRY: RESIGN,
    OFFER_ENTRY: OFFER,
    ACCEPT_ENTRY: ACCEPT,
    DECLINE_ENTRY: DECLINE,
}
KEY: Final = re.compile(r"[0-9a-f]{64}")
LONGEST_NAME: Final = 40


def read_match_log(text: str, person: Person | None, id: str) -> tuple[MatchRow, list[Act]]:
    """A log as a match with its acts; ``BrokenLog`` names the first line that does not fit the rules."""
    log = read_log(text)
    game = log.header["game"]
    if game not in known_games():
        raise broken("log:1", "one of " + ", ".join(known_games()), game)
    rules = rules_of(str(game))
    now = time.time()
    acts: list[Act] = []
    known = 0
    table: Any = None
    for table, _, _ in log.walk():
        new = table.entries[known:]
        known = len(table.entries)
        acts.append(act_of(new, now) if acts else Act(BEGIN, entries=[one.to_json() for one in new], at=now))
    key = log.header.get("key")
    keyed = isinstance(key, str) and KEY.fullmatch(key) is not None
    row = MatchRow(
        id=id,
        game=str(game),
        rules=rules.rules,
        options=rules.complete_options(log.header.get("options")),
        settings=MatchSettings(undo="free", keyless=not keyed, start=str(log.header.get("start", ""))),
        host=None if person is None else person.id,
        host_name="" if person is None else person.name,
        dice=bytes.fromhex(str(key)) if keyed else secrets.token_bytes(32),
        state="over",
        watch_key=None,
        created=now,
        changed=now,
        entries=known,
        outcome=None if table.outcome is None else table.outcome.to_json(),
        practice=True,
    )
    row.seats = seats_of(log, rules.seats(row.options))
    return row, acts


def act_of(entries: list[Entry], now: float) -> Act:
    """The act that led to these entries; the first of them says which."""
    first = entries[0]
    kind = ACTS.get(first.kind)
    if kind is None:
        raise broken("log", "an answer or an act at the table", first.to_json())
    value = first.value if kind == ANSWER else None
    return Act(kind, first.player, value, [one.to_json() for one in entries], now)


def seats_of(log: Log, count: int) -> list[SeatRow]:
    """The seats with the names that the log gives."""
    players = log.header.get("players")
    rosters = log.header.get("rosters")
    found: list[SeatRow] = []
    for seat in range(count):
        name, level = named(players[seat]) if isinstance(players, list) and seat < len(players) else ("", "")
        roster: Json = rosters[seat] if isinstance(rosters, list) and seat < len(rosters) else None
        kind: Any = "computer" if level else "person"
        found.append(SeatRow(seat, kind, None, name, level, False, False, None, roster))
    return found


def named(player: Json) -> tuple[str, str]:
    """Name and level of a player in the header of a log; whatever else stands there is nobody's."""
    if isinstance(player, str):
        return player[:LONGEST_NAME], ""
    if not isinstance(player, dict):
        return "", ""
    name, level = player.get("name"), player.get("level")
    return (
        name[:LONGEST_NAME] if isinstance(name, str) else "",
        level[:LONGEST_NAME] if isinstance(level, str) else "",
    )
