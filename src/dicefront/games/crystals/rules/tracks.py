"""Tracks as data: the ready-made boards, and boards of one's own from a TOML file.

A file holds entries of this form, one for each board:

    [[track]]
    id = "figure-of-two"
    players = 2
    fields = 28                     # F0 to F27, clockwise
    entries = [0, 14]               # for seat 1, seat 2 and so on
    teleports = [3, 10, 17, 24]     # in the order of their jumps

Rules read no files: a track of one's own goes into a match as plain data, in the option ``track``, and so
stands in the log of the match.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from dicefront.kernel.errors import BadData
from dicefront.kernel.files import text_of
from dicefront.kernel.ids import Json

FEWEST_FIELDS: Final = 12
MOST_FIELDS: Final = 60
TELEPORT_GAP: Final = 4
"""Teleports are further apart than any range reaches, so that nobody is attacked twice in one move."""

KNOWN: Final = ["id", "players", "fields", "entries", "teleports"]


class Track:
    """One board for one number of players; its gates lie just before its entries (CR-BRD-06)."""

    def __init__(self, id: str, players: int, fields: int, entries: list[int], teleports: list[int]) -> None:
        self.id = id
        self.players = players
        self.fields = fields
        self.entries = entries
        self.teleports = teleports

    def to_json(self) -> dict[str, Json]:
        return {
            "id": self.id,
            "players": self.players,
            "fields": self.fields,
            "entries": list(self.entries),
            "teleports": list(self.teleports),
        }

    def is_fair(self) -> bool:
        """Whether turning the board from one entry to the next changes nothing (CR-BRD-10)."""
        first = self.entries[0]
        for entry in self.entries:
            turned = sorted((field + entry - first) % self.fields for field in self.teleports)
            entries = sorted((field + entry - first) % self.fields for field in self.entries)
            if turned != sorted(self.teleports) or entries != sorted(self.entries):
                return False
        return True


def read_track(data: object, where: str) -> Track:
    """A track from plain data; ``BadData`` names the field that does not fit."""
    if not isinstance(data, dict):
        raise BadData(where, "a track with " + ", ".join(KNOWN), data)
    for key in data:
        if key not in KNOWN:
            raise BadData(f"{where}.{key}", "no such field; known are " + ", ".join(KNOWN), data[key])
    for key in KNOWN:
        if key not in data:
            raise BadData(f"{where}.{key}", "a field of that name", "nothing")
    name = data["id"]
    if not isinstance(name, str) or not name:
        raise BadData(f"{where}.id", "a name", name)
    players = _number(data["players"], f"{where}.players", 2, 4)
    fields = _number(data["fields"], f"{where}.fields", FEWEST_FIELDS, MOST_FIELDS)
    entries = _fields(data["entries"], f"{where}.entries", fields)
    if len(entries) != players:
        raise BadData(f"{where}.entries", f"{players} of them, one for each player", entries)
    teleports = _fields(data["teleports"], f"{where}.teleports", fields)
    _check_teleports(teleports, fields, f"{where}.teleports")
    return Track(name, players, fields, entries, teleports)


def _check_teleports(teleports: list[int], fields: int, where: str) -> None:
    """Jumps lead clockwise from one teleport to the next (CR-TEL-01), and none lies in range of another."""
    if len(teleports) < 2:
        raise BadData(where, "two teleports or more", teleports)
    for index in range(len(teleports)):
        if index > 0 and teleports[index] < teleports[index - 1]:
            raise BadData(f"{where}[{index}]", f"a field after F{teleports[index - 1]}", teleports[index])
        gap = (teleports[(index + 1) % len(teleports)] - teleports[index]) % fields
        if gap < TELEPORT_GAP:
            raise BadData(f"{where}[{index}]", f"{TELEPORT_GAP} fields or more to the next teleport", gap)


def _number(value: object, where: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadData(where, f"a whole number from {low} to {high}", value)
    return value


def _fields(value: object, where: str, fields: int) -> list[int]:
    """A list of different fields of the loop."""
    if not isinstance(value, list):
        raise BadData(where, "a list of fields", value)
    found: list[int] = []
    for index in range(len(value)):
        field = _number(value[index], f"{where}[{index}]", 0, fields - 1)
        if field in found:
            raise BadData(f"{where}[{index}]", "a field not listed before", field)
        found.append(field)
    return found


def read_tracks(text: str, name: str) -> dict[str, Track]:
    """The tracks of a TOML text by their ids; ``BadData`` names file, entry and field."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(name, f"a file in TOML ({error})", text.strip()) from error
    for key in data:
        if key != "track":
            raise BadData(f"{name}: {key}", "entries [[track]] and nothing else", data[key])
    entries = data.get("track")
    if not isinstance(entries, list) or not entries:
        raise BadData(name, "one entry [[track]] or more", entries)
    tracks: dict[str, Track] = {}
    for index in range(len(entries)):
        entry = entries[index]
        given = entry.get("id") if isinstance(entry, dict) else None
        label = f"{name}: track {index + 1}" + (f" ({given})" if isinstance(given, str) else "")
        track = read_track(entry, label)
        if track.id in tracks:
            raise BadData(f"{label}.id", "an id not used before", track.id)
        tracks[track.id] = track
    return tracks


def load_tracks(path: str) -> dict[str, Track]:
    """The tracks of a TOML file; ``track.to_json()`` is what the option ``track`` takes."""
    return read_tracks(text_of(path), path)


_ready_made: dict[str, Track] = {}


def ready_made(players: int, side_length: int) -> Track:
    """The board of the catalogue (CR-BRD-03 to CR-BRD-05, CR-BRD-07, CR-BRD-14)."""
    if not _ready_made:
        name = "tracks.toml"
        text = (files("dicefront.games.crystals") / "data" / name).read_text(encoding="utf-8")
        _ready_made.update(read_tracks(text, name))
    return _ready_made[f"{players}p-{side_length}"]
