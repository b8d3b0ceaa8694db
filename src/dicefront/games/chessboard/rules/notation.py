"""Answers as players write them: ``b1``, ``b1-d4``, ``xc5``, ``bow c5``; the same in every language."""

from __future__ import annotations

from typing import Any

from dicefront.games.chessboard.rules.army import ready_armies, ready_army
from dicefront.games.chessboard.rules.attack import Attack
from dicefront.games.chessboard.rules.lines import GUN, MELEE, TYPES, Aim
from dicefront.games.chessboard.rules.movement import Move, Way
from dicefront.games.chessboard.rules.setup import Placing
from dicefront.games.chessboard.rules.state import ChessState
from dicefront.kernel.errors import BadData, UnreadableAnswer, unreadable
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Confirm, Question
from dicefront.tabletop.grid import NAMES, space_named

NOTHING = "-"
YES = ["y", "yes", "j", "ja", "true"]
NO = ["n", "no", "nee", "false", NOTHING]


def spell(state: ChessState, question: Question[Any], answer: object) -> str:
    """An answer in words that ``read`` understands."""
    kind = question.kind
    if answer is None:
        return NOTHING
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    if kind == "chessboard.turn.activate" and isinstance(answer, int):
        return NAMES[state.minis[answer].space]
    if isinstance(question, Move) and isinstance(answer, Way):
        path = [answer.end] if answer.path is None else answer.path
        return "-".join(NAMES[space] for space in [question.mini.space, *path])
    if isinstance(answer, Aim):
        space = NAMES[state.minis[answer.target].space]
        return f"x{space}" if answer.type == MELEE else f"{answer.type} {space}"
    if isinstance(answer, int):
        return NAMES[answer]
    if isinstance(answer, dict):
        return spell_army(state, answer)
    placings = answer if isinstance(answer, list) else [answer]
    return " ".join(f"{one.mini}@{NAMES[one.space]}" for one in placings if isinstance(one, Placing))


def spell_army(state: ChessState, roster: dict[str, Json]) -> str:
    """The name of a ready-made army; any other army, whatever it is called, as its miniatures."""
    minis = roster.get("minis")
    written = [str(mini) for mini in minis] if isinstance(minis, list) else []
    for ready in ready_armies(state.options):
        if isinstance(ready, dict) and ready["name"] == roster.get("name") and ready["minis"] == written:
            return str(ready["name"])
    return ", ".join(mini.replace(",", " ") for mini in written)


def read(state: ChessState, question: Question[Any], text: str) -> object:
    """The answer a text means; ``UnreadableAnswer`` says what would be understood."""
    words = text.strip().lower()
    kind = question.kind
    if isinstance(question, Confirm):
        if words in YES or words in NO:
            return words in YES
        raise not_understood("yes or no", text)
    if kind == "chessboard.army.build":
        return read_army(state, text)
    if words in ("", NOTHING):
        if isinstance(question, Move):
            return question.mini.space
        return None
    if kind == "chessboard.turn.activate":
        return read_activation(state, question, words)
    if isinstance(question, Move):
        return read_move(question, words)
    if isinstance(question, Attack):
        return read_attack(state, question, words)
    if kind in ("chessboard.setup.deploy", "chessboard.turn.reserve"):
        return read_deployment(question, words)
    return read_space(words)


def not_understood(expected: str, text: str) -> UnreadableAnswer:
    return UnreadableAnswer(unreadable(expected, text))


def read_space(word: str) -> int:
    space = space_named(word)
    if space < 0:
        raise not_understood("a space such as d4", word)
    return space


def read_activation(state: ChessState, question: Question[Any], words: str) -> int:
    """The space of the miniature; what it does then (``b1-d4``) may stand behind it, and is asked again."""
    spaces = [read_space(word) for word in words.replace("x", "-").split("-")]
    for mini in state.minis:
        if mini.space == spaces[0] and mini.owner == question.player:
            return mini.id
    raise not_understood("the space of an own miniature", words)


def read_move(question: Move, words: str) -> Json:
    """``d4``, ``b1-d4``, or a path ``b1-c2-d3-d4``."""
    if words.startswith("-") or words.endswith("-"):
        raise not_understood("a space such as d4, or a path such as b1-c2-d3", words)
    spaces = [read_space(word) for word in words.replace("-", " ").split()]
    if len(spaces) > 1 and spaces[0] == question.mini.space:
        spaces = spaces[1:]
    if len(spaces) == 1:
        return spaces[0]
    path: list[Json] = []
    path.extend(spaces)
    return path


def read_attack(state: ChessState, question: Attack, words: str) -> Json:
    """``xc5`` or ``melee c5``, ``bow c5``, ``gun c5``; without a word the strongest type that reaches."""
    parts = words.replace("x", " ").split()
    if len(parts) > 1 and parts[0] == NAMES[question.mini.space]:
        parts.pop(0)  # b1xc5
    wanted = parts.pop(0) if len(parts) == 2 and parts[0] in TYPES else ""
    if len(parts) != 1:
        raise not_understood("xc5, bow c5 or gun c5", words)
    space = read_space(parts[0])
    for type_ in [wanted] if wanted else [MELEE, GUN, "bow"]:
        for aim in question.targets:
            if aim.type == type_ and state.minis[aim.target].space == space:
                return aim.written()
    for mini in state.minis:
        if mini.space == space and mini.owner != question.player:
            return [wanted or MELEE, mini.id]
    raise not_understood("the space of an enemy", words)


def read_deployment(question: Question[Any], words: str) -> Json:
    """``3@d1``, several of them with hidden deployment, or the number of a miniature and a space."""
    pairs: list[Json] = []
    for word in words.replace(" @ ", "@").split():
        parts = word.split("@")
        if len(parts) != 2 or not parts[0].isdecimal() or len(parts[0]) > 2:
            raise not_understood("miniature@space, such as 3@d1", word)
        pairs.append([int(parts[0]), read_space(parts[1])])
    return pairs[0] if question.finite and len(pairs) == 1 else pairs


def read_army(state: ChessState, text: str) -> Json:
    """The name of a ready-made army, or miniatures with commas between them."""
    try:
        return ready_army(text.strip(), state.options)
    except BadData:
        minis: list[Json] = [part.strip() for part in text.split(",") if part.strip()]
        return {"name": "", "minis": minis}
