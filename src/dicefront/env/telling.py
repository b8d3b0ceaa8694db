"""What a seat sees as plain data: for programs that read entities rather than arrays."""

from __future__ import annotations

from typing import Any

from dicefront.kernel.ids import Json
from dicefront.kernel.plain import as_json, attributes
from dicefront.kernel.sign import Sign
from dicefront.parts.observer.episode import Episode


def entities(episode: Episode, seat: int) -> dict[str, Json]:
    """The view of a seat, and what it is asked if it decides now.

    A candidate holds its slot, its answer as ``Table.answer`` takes it, and its sign with chances and notes.
    """
    table = episode.table
    told: dict[str, Json] = {"seat": seat, "view": table.game.view(table.state, seat)}
    if episode.over or episode.asked() != seat:
        return {**told, "question": None, "candidates": []}
    question = episode.question()
    asked: dict[str, Json] = {
        "kind": question.kind,
        "rule": question.rule,
        "args": question.args(),
        "reaction": question.reaction,
        "finite": question.finite,
        "answers": len(question.options()),
        "page": episode.page,
    }
    candidates: list[Json] = []
    for slot in range(episode.last() - episode.first()):
        value = episode.candidate(slot)
        candidates.append(
            {"slot": slot, "answer": question.write(value), "sign": sign_as_json(question.show(value))}
        )
    return {**told, "question": asked, "candidates": candidates}


def sign_as_json(sign: Sign) -> dict[str, Json]:
    """A sign with what it says, and nothing about what it does not say."""
    return {name: _plain(value) for name, value in _said(sign).items()}


def _said(value: Any) -> dict[str, Any]:
    found = {name: getattr(value, name) for name in attributes(type(value))}
    return {name: part for name, part in found.items() if part not in (None, [], {}, "")}


def _plain(value: Any) -> Json:
    if isinstance(value, list):
        return [_plain(part) for part in value]
    if isinstance(value, dict):
        return {name: _plain(part) for name, part in value.items()}
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if hasattr(value, "numerator"):
        return float(value)
    if type(value).__module__.startswith("dicefront."):
        return {name: _plain(part) for name, part in _said(value).items()}
    return as_json(value)
