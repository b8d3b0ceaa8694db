"""Typed forms: every gesture as a line of text, written and read in one place for all games.

A figure, a group, a space or a thing is written by its label and a place by its coordinates; what those look
like is up to the game (``Names.short_name`` and ``called``, ``spot`` and ``spot_called``). Semicolons stand
between parts, and ``-`` for nothing:

    yes                          confirm
    A1 / C / e4                  pick a figure, a group, a space
    A1 A3                        pick several, or put in order; all of them: all
    d1 A2; d2 A2                 the same, where each item is a pair
    12.5,8                       place a point; 12.5,8,3 with a height, 12.5,8 90° with a turn
    A1 12,8; A2 13,8             place several figures
    > 12,8 > 13,9                a path; on a board e4 is any way there
    A1 > 12,8 > 13,9; A2 -       moves in order; a deed follows: A1 > 12,8 shoot, A1 push #3 1,0,
                                 A1 > 12,8 join C, A1 > 12,8 carry B1 13,8 B2 14,8
    3                            a number
    C 2; D 1                     split
    A* C; B+ hold                assign
"""

from __future__ import annotations

import re
from typing import Any, Final

from dicefront.kernel.errors import UnreadableAnswer, unreadable
from dicefront.kernel.gesture import (
    ASSIGN,
    CONFIRM,
    LIST,
    MOVES,
    NUMBER,
    ORDER,
    PATH,
    PICK_GROUP,
    PICK_ONE,
    PICK_PIECE,
    PICK_SEVERAL,
    PICK_SPACE,
    PLACE_POINT,
    SPLIT,
    WITH_GROUP,
    WITH_PLACES,
    WITH_SHIFT,
    Deed,
    Gesture,
)
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.kernel.terms import GROUP, PIECE, SPACE, THING

NOTHING: Final = "-"
STEP: Final = ">"
ALL: Final = ("all", "alle", "allen", "everybody", "iedereen")
YES: Final = ("y", "yes", "j", "ja")
NO: Final = ("n", "no", "nee", NOTHING)
DEGREES: Final = "°"
PICKED: Final = {PICK_PIECE: PIECE, PICK_GROUP: GROUP, PICK_SPACE: SPACE}
"""What a gesture picks that picks one."""


def has_form(gesture: Gesture) -> bool:
    """Whether a gesture has a typed form; a choice of a list and an army have the notation of the game."""
    return gesture.kind not in (PICK_ONE, LIST)


class Names:
    """What things are called where somebody types."""

    def say(self, id: str, /, **args: object) -> str:
        """A message of the language of the table."""
        raise NotImplementedError

    def short_name(self, term: str, number: int, state: Any) -> str:
        """The shortest name of a figure, a group, a space or a thing, without blanks."""
        return str(number)

    def called(self, term: str, word: str, state: Any) -> int | None:
        """The figure, group, space or thing that a label means; ``None`` if it means none."""
        return int(word) if word.isdecimal() and len(word) < 7 else None

    def own_word(self, name: str) -> str:
        """What a word of an answer, such as a deed, is in the language of the table, without blanks."""
        return name

    def spot(self, point: list[int]) -> str:
        """A place on the table as it is typed, exactly and without blanks."""
        return ",".join(str(part) for part in point)

    def spot_called(self, word: str) -> list[int] | None:
        """The place that a text means; ``None`` if it means none."""
        parts = word.split(",")
        if not 2 <= len(parts) <= 3 or not all(re.fullmatch(r"-?\d{1,9}", part) for part in parts):
            return None
        return [int(part) for part in parts]

    def spot_example(self) -> str:
        """Any place as it is typed."""
        return "12,8"


class Form:
    """The typed form of one question at a moment of a game."""

    def __init__(self, words: Names, question: Question[Any], state: Any) -> None:
        self.words = words
        self.question = question
        self.state = state
        self.gesture = question.gesture()

    def typed(self, value: Any) -> str:
        """A legal answer as it is typed."""
        return self.write(self.question.in_hand(value))

    def answer(self, text: str) -> Json:
        """The answer that a line means."""
        return self.question.from_hand(self.read(text))

    # -- writing --------------------------------------------------------------------------------

    def write(self, form: Json) -> str:
        """A form as a line of text."""
        kind = self.gesture.kind
        if kind == CONFIRM:
            return self.words.say("play.yes" if form else "play.no")
        if form is None or form == []:
            return STEP if kind == PATH and form == [] else NOTHING
        if kind in PICKED and type(form) is int:
            return self.words.short_name(PICKED[kind], form, self.state)
        if kind == PLACE_POINT:
            return self._point_text(form)
        if not isinstance(form, list):
            return str(form) if kind == NUMBER else self._name(0, form)
        if kind == PATH:
            return " ".join(f"{STEP} {self._place_text(at)}" for at in form)
        if kind == MOVES:
            return "; ".join(self._move_text(move) for move in form if isinstance(move, list))
        if kind in (PICK_SEVERAL, ORDER):
            apart = "; " if isinstance(form[0], list) else " "
            return apart.join(self._item_text(item) for item in form)
        return "; ".join(self._pair_text(pair) for pair in form if isinstance(pair, list))

    def _term(self, place: int) -> str:
        """What a part of an item is."""
        of = self.gesture.of
        usual = SPACE if self.gesture.kind == PATH else PIECE
        return of[place] if place < len(of) else of[0] if of else usual

    def _name(self, place: int, value: Json) -> str:
        """One part of an item: a label, or a word that stands for itself."""
        return (
            self.words.short_name(self._term(place), value, self.state)
            if type(value) is int
            else self.words.own_word(str(value))
        )

    def _item_text(self, item: Json) -> str:
        if isinstance(item, list):
            return " ".join(self._name(place, part) for place, part in enumerate(item))
        return self._name(0, item)

    def _pair_text(self, pair: list[Json]) -> str:
        item, other = pair
        kind = self.gesture.kind
        if kind == ASSIGN:
            return f"{self._name(0, item)} {self._name(1, other)}"
        return f"{self._name(0, item)} {other if kind == SPLIT else self._place_text(other)}"

    def _place_text(self, place: Json) -> str:
        """A space of a board, or a place on the table."""
        if type(place) is int:
            return self.words.short_name(SPACE, place, self.state)
        return self.words.spot(numbers(place))

    def _point_text(self, point: Json) -> str:
        found = numbers(point)
        if self.gesture.turn and len(found) == 4:
            place = found[:3] if found[2] else found[:2]
            return f"{self.words.spot(place)} {found[3]}{DEGREES}"
        return self.words.spot(found)

    def _move_text(self, move: list[Json]) -> str:
        figure, way, *rest = move
        parts = [self._name(0, figure)]
        for point in way if isinstance(way, list) else []:
            parts += [STEP, self.words.spot(numbers(point))]
        if rest:
            parts.append(self.words.own_word(str(rest[0])))
        elif not way:
            parts.append(NOTHING)
        takes = next((one.takes for one in self.gesture.deeds if rest and one.name == rest[0]), "")
        if takes == WITH_GROUP and type(rest[1]) is int:
            parts.append(self.words.short_name(GROUP, rest[1], self.state))
        elif takes == WITH_SHIFT and type(rest[1]) is int:
            parts += [self.words.short_name(THING, rest[1], self.state), self.words.spot(numbers(rest[2]))]
        elif takes == WITH_PLACES and isinstance(rest[1], list):
            for put in rest[1]:
                who, *place = numbers(put)
                parts += [self.words.short_name(PIECE, who, self.state), self.words.spot(place)]
        return " ".join(parts)

    # -- reading --------------------------------------------------------------------------------

    def read(self, text: str) -> Json:
        """The form that a line means; ``UnreadableAnswer`` says what is wrong, where, and what is right."""
        line = " ".join(text.split())
        kind = self.gesture.kind
        if kind == CONFIRM:
            if line.lower() not in (*YES, *NO):
                raise self._wrong("yes-or-no", line)
            return line.lower() in YES
        if kind == NUMBER:
            return self._number(line, line)
        if line == NOTHING:
            return None if kind in PICKED or kind == PLACE_POINT else []
        if kind in PICKED:
            return self._called(PICKED[kind], line, line)
        if kind == PLACE_POINT:
            return self._point(line)
        if kind == PATH:
            return self._path(line)
        if kind in (PICK_SEVERAL, ORDER):
            return self._items(line)
        parts = parts_of(line)
        if not parts:
            raise self._wrong("item", line, example=self._example())
        return [self._move(part) if kind == MOVES else self._pair(part) for part in parts]

    def _items(self, line: str) -> Json:
        items = self.gesture.items
        if line.lower() in ALL:
            return list(items)
        if items and isinstance(items[0], list):
            found = [self._several_parts(part) for part in parts_of(line)]
        else:
            words = line.replace(",", " ").replace(";", " ").split()
            found = [self._part(0, word, line, items) for word in words]
        if not found:
            raise self._wrong("item", line, example=self._example())
        return found

    def _several_parts(self, part: str) -> Json:
        """An item of several parts."""
        items = [item for item in self.gesture.items if isinstance(item, list)]
        size = len(items[0])
        words = part.replace(",", " ").split()
        if len(words) != size:
            raise self._wrong("item", part, example=self._item_text(items[0]))
        return [
            self._part(place, word, part, [item[place] for item in items]) for place, word in enumerate(words)
        ]

    def _part(self, place: int, word: str, part: str, known: list[Json]) -> Json:
        """One part of an item: a label, or a word that stands for itself."""
        for one in known:
            if isinstance(one, str) and word.lower() in (one.lower(), self.words.own_word(one)):
                return one
        return self._called(self._term(place), word, part)

    def _pair(self, part: str) -> Json:
        kind = self.gesture.kind
        words = part.split()
        if len(words) != 2:
            raise self._wrong("item", part, example=self._example())
        item = self._part(0, words[0], part, self.gesture.items)
        if kind == SPLIT:
            return [item, self._number(words[1], part)]
        if kind == ASSIGN:
            return [item, self._part(1, words[1], part, self.gesture.places)]
        return [item, self._place(words[1], part)]

    def _place(self, word: str, part: str) -> Json:
        """A space of a board, or a place on the table."""
        if self.gesture.kind == PATH and self.gesture.of != [SPACE]:
            return self._spot(word, part)
        if self.gesture.kind == PATH or self.gesture.places:
            return self._called(SPACE, word, part)
        return self._spot(word, part)

    def _point(self, line: str) -> Json:
        word, _, turn = line.partition(" ")
        point = numbers(self._spot(word, line))
        if not turn:
            return list[Json](point)
        degrees = turn.strip().removesuffix(DEGREES)
        if not self.gesture.turn or not degrees.removeprefix("-").isdecimal():
            raise self._wrong("point", line, example=self._example())
        return [*point, *([0] if len(point) == 2 else []), int(degrees)]

    def _path(self, line: str) -> Json:
        words = line.replace(STEP, " ").split()
        if self.gesture.of == [SPACE] and STEP not in line and len(words) == 1:
            return self._place(words[0], line)
        return [self._place(word, line) for word in words]

    def _move(self, part: str) -> Json:
        """A figure, its way, and what else it does."""
        words = part.replace(STEP, f" {STEP} ").split()
        figure = self._called(PIECE, words[0], part)
        way: list[Json] = []
        rest = words[1:]
        if rest == [NOTHING]:
            return [figure, way]
        if not rest:
            raise self._wrong("way", part)
        while rest and rest[0] == STEP:
            if len(rest) == 1:
                raise self._wrong("point", part, example=self.words.spot_example())
            way.append(self._spot(rest[1], part))
            rest = rest[2:]
        return [figure, way, *self._deed(figure, rest, part)] if rest else [figure, way]

    def _deed(self, figure: Json, rest: list[str], part: str) -> list[Json]:
        name, *words = rest
        own = [deed for deed in self.gesture.deeds if deed.figure == figure]
        word = name.lower()
        deed = next((one for one in own if word in (one.name, self.words.own_word(one.name))), None)
        if deed is None:
            known = ", ".join(self.words.own_word(one.name) for one in own)
            raise self._wrong("deed" if known else "way", name, part, example=known)
        return [deed.name, *self._taken(deed, words, part)]

    def _taken(self, deed: Deed, words: list[str], part: str) -> list[Json]:
        """What a deed takes."""
        if deed.takes == WITH_GROUP and len(words) == 1:
            return [self._called(GROUP, words[0], part)]
        if deed.takes == WITH_SHIFT and len(words) == 2:
            return [self._called(THING, words[0], part), self._spot(words[1], part)]
        if deed.takes == WITH_PLACES and words and len(words) % 2 == 0:
            pairs = zip(words[::2], words[1::2], strict=True)
            return [[[self._called(PIECE, who, part), *numbers(self._spot(at, part))] for who, at in pairs]]
        if words or deed.takes in (WITH_GROUP, WITH_SHIFT, WITH_PLACES):
            raise self._wrong(f"takes-{deed.takes}", part, example=self.words.own_word(deed.name))
        return []

    def _called(self, term: str, word: str, part: str) -> int:
        found = self.words.called(term, word, self.state)
        if found is None:
            raise self._wrong(f"a-{term}", word, part, example=self._label_example(term))
        return found

    def _spot(self, word: str, part: str) -> Json:
        found = self.words.spot_called(word)
        if found is None:
            raise self._wrong("a-point", word, part, example=self.words.spot_example())
        return list[Json](found)

    def _number(self, word: str, part: str) -> int:
        digits = word.removeprefix("-")
        if not digits.isdecimal() or len(digits) > 9:
            raise self._wrong("a-number", word, part)
        return int(word)

    # -- words ----------------------------------------------------------------------------------

    def _wrong(self, wanted: str, got: str, part: str = "", example: str = "") -> UnreadableAnswer:
        """What is wrong, where, and what would be right."""
        gesture = self.gesture
        args = {"example": example, "low": gesture.low, "high": gesture.high}
        text = self.words.say(f"play.wanted-{wanted}", **args)
        if part and part != got:
            text = self.words.say("play.wanted-in", wanted=text, part=part)
        return UnreadableAnswer(unreadable(text, got))

    def _label_example(self, term: str) -> str:
        """A label of something that can be named here."""
        gesture = self.gesture
        for place, values in enumerate((gesture.items, gesture.places)):
            for value in values:
                parts = value if isinstance(value, list) else [value]
                for at, one in enumerate(parts):
                    if type(one) is int and self._term(place + at) == term:
                        return self.words.short_name(term, one, self.state)
        number = next((one for deed in gesture.deeds for one in deed.items), 0)
        return self.words.short_name(term, number, self.state)

    def _example(self) -> str:
        return self.write(self.question.in_hand(self.question.default()))

    def help(self) -> str:
        """How an answer is typed, in one line with an example."""
        kind = self.gesture.kind
        if kind == CONFIRM:
            return self.words.say("play.hint-confirm")
        args = {"example": self._example(), "low": self.gesture.low, "high": self.gesture.high}
        text = self.words.say(f"play.form-{kind.replace('_', '-')}", **args)
        names = list(dict.fromkeys(self.words.own_word(deed.name) for deed in self.gesture.deeds))
        if names:
            text += " " + self.words.say("play.form-deeds", deeds=", ".join(names))
        return text


def parts_of(line: str) -> list[str]:
    """What stands between semicolons."""
    return [part.strip() for part in line.split(";") if part.strip()]


def numbers(value: Json) -> list[int]:
    """The whole numbers in a list."""
    return [one for one in value if type(one) is int] if isinstance(value, list) else []
