"""Matches that were stored under older rules, brought to the present ones (``Game.migrate``)."""

from __future__ import annotations

from typing import Any

import msgspec

from dicefront.kernel.ids import Json
from dicefront.server.registry import rules_of
from dicefront.server.store.acts import ANSWER, BACK, Act
from dicefront.server.store.rows import MatchRow


def bring_up_to_date(row: MatchRow, acts: list[Act]) -> bool:
    """Rewrite acts and origin as the present rules would have them; whether there was anything to do.

    ``row.rules`` stays what it was: it is part of the key of the dice. What the acts are written in is
    ``row.settings.written``.
    """
    rules = rules_of(row.game)
    written = row.settings.written or row.rules
    if written == rules.rules:
        return False

    def migrate(entries: list[Json]) -> list[Json]:
        return rules.migrate(written, row.options, list(entries))

    old: list[Json] = []
    origin = row.settings.origin
    if origin is not None:
        old = list(origin.entries)
        origin = msgspec.structs.replace(origin, entries=migrate(old))
        origin.entry = len(origin.entries)
    known = 0 if origin is None else origin.entry
    for act in acts:
        if act.kind == BACK:
            old = old[: act.value["entry"]]
            known = len(migrate(old))
            act.value = {**act.value, "entry": known}
            continue
        old.extend(act.entries)
        history = migrate(old)  # of what was before, it makes the same as it did before
        act.entries, known = history[known:], len(history)
        if act.kind == ANSWER:
            act.value = answer_in(act)
    row.settings = msgspec.structs.replace(row.settings, origin=origin, written=rules.rules)
    return True


def answer_in(act: Act) -> Any:
    """What was answered, as the first entry of that answer says now."""
    for kind, player, value in act.entries:
        if kind == "answer" and player == act.player:
            return value
    return act.value
