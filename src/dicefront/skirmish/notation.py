"""Answers as text, the same in every language: short words where there are some, else plain data.

A path is written in millimetres: ``3>317.5,101.6;320,110`` takes figure 3 over two points.
"""

from __future__ import annotations

import json
from typing import Any

from dicefront.kernel.errors import UnreadableAnswer, unreadable
from dicefront.kernel.question import Confirm, Question

NOTHING = "-"
YES = ["y", "yes", "j", "ja", "true"]
NO = ["n", "no", "nee", "false", NOTHING]


def spell(answer: object) -> str:
    """An answer in words that ``read`` understands."""
    if answer is None:
        return NOTHING
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    if isinstance(answer, str) and answer.isidentifier():
        return answer
    if are_moves(answer):
        return " ".join(spell_move(move) for move in answer)  # type: ignore[attr-defined]
    return json.dumps(answer, separators=(",", ":"), ensure_ascii=False)


def are_moves(answer: object) -> bool:
    """Whether an answer is a list of ``[id, points]``, and nothing else."""
    return (
        isinstance(answer, list)
        and bool(answer)
        and all(
            isinstance(move, list)
            and len(move) == 2
            and type(move[0]) is int
            and isinstance(move[1], list)
            and bool(move[1])
            and all(is_point(point) for point in move[1])
            for move in answer
        )
    )


def is_point(point: object) -> bool:
    return isinstance(point, list) and len(point) in (2, 3) and all(type(number) is int for number in point)


def spell_move(move: list[Any]) -> str:
    points = (",".join(millimetres(number) for number in point) for point in move[1])
    return f"{move[0]}>{';'.join(points)}"


def millimetres(length: int) -> str:
    """Hundredths of a millimetre as millimetres, exactly."""
    sign = "-" if length < 0 else ""
    whole, rest = divmod(abs(length), 100)
    return f"{sign}{whole}" + (f".{rest:02d}".rstrip("0") if rest else "")


def read(question: Question[Any], text: str) -> object:
    """The answer that a text means; ``UnreadableAnswer`` if it means none."""
    words = text.strip()
    lower = words.lower()
    if isinstance(question, Confirm):
        if lower in YES or lower in NO:
            return lower in YES
        raise UnreadableAnswer(unreadable("yes or no", text))
    if lower in ("", NOTHING):
        return None
    if words.isidentifier() and lower not in ("true", "false", "null"):
        return words
    if ">" in words:
        return [read_move(part, text) for part in words.split()]
    try:
        return json.loads(words)
    except (ValueError, RecursionError):
        raise UnreadableAnswer(unreadable("plain data, or a path such as 3>317.5,101.6", text)) from None


def read_move(part: str, text: str) -> object:
    number, _, points = part.partition(">")
    if not number.isdecimal():
        raise UnreadableAnswer(unreadable("a path such as 3>317.5,101.6", text))
    return [int(number), [read_place(point, text) for point in points.split(";")]]


def read_place(point: str, text: str) -> object:
    numbers = [read_millimetres(word) for word in point.split(",")]
    if len(numbers) not in (2, 3) or None in numbers:
        raise UnreadableAnswer(unreadable("points such as 317.5,101.6", text))
    return numbers


def read_millimetres(word: str) -> int | None:
    whole, _, rest = word.strip().removeprefix("-").partition(".")
    if not whole.isdecimal() or len(whole) > 6 or len(rest) > 2 or (rest and not rest.isdecimal()):
        return None
    length = int(whole) * 100 + int((rest + "00")[:2])
    return -length if word.strip().startswith("-") else length
