"""Answers that may be given, what each would do, and what is barred."""

from __future__ import annotations

from msgspec import field

from dicefront.parts.show.message import Json, Out
from dicefront.parts.show.weights import PLAIN, Weight
from dicefront.parts.show.words import Chance, Note


class Mark(Out):
    """Something to draw for a candidate: a piece, a space or a line of points, and in which role.

    Roles: ``goes`` (where the acting piece ends), ``passes`` (the way there), ``hits`` (attacked), ``falls``
    (may be lost), ``gains``, ``danger``, ``blocks`` (in the way), ``area`` (an outline).
    """

    role: str
    piece: int | None = None
    space: int | None = None
    points: list[list[float]] = field(default_factory=list)
    note: Note | None = None


class Candidate(Out):
    """One answer that may be given: what to send, and what it would do.

    ``piece`` acts, ``space`` or ``point`` is where it aims, ``target`` at which piece: by these the client
    groups candidates into select and aim. Of a ``group`` the piece or target that stands for it is named as
    well. ``spelled`` is the notation of the game. ``form`` is the answer as a hand gives it, where that is
    not the answer itself. ``weight`` says how much it means to give it; ``notes`` of a ``grave`` one name the
    loss, and those of a ``quiet`` one what is given up.
    """

    answer: Json
    spelled: str
    note: Note | None = None
    piece: int | None = None
    space: int | None = None
    target: int | None = None
    point: list[float] | None = None
    chances: list[Chance] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    detail: Json = None
    form: Json = None
    group: int | None = None
    weight: Weight = PLAIN


class Barred(Out):
    """A piece or space that is no candidate now, and why: for *never refuse in silence*."""

    note: Note
    piece: int | None = None
    space: int | None = None
    target: int | None = None
