"""Bands of SphereWars at the terminal.

An entry is a profile with how many, ``2x lookout``, and what it carries after plus signs:
``nirlem + nirlem_blunt + light_attack_rune``. Of those that belong to any faction it is named like this as
well: ``postman + legion``. ``race alliance`` is an entry, needed only where no recruit tells it. A file may
also be a table with ``race`` and ``recruits`` as the game reads it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.recruiting import band_warnings, roster_problems
from dicefront.games.spherewars.rules.roster import READY_BANDS, ReadyBand, Roster, read_roster
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.parts.terminal.armies import Armies, Problem
from dicefront.text.messages import LANGUAGES, Messages

SHAPE: Final = "a recruit such as 2x lookout or nirlem + nirlem_blunt"
ENTRY: Final = re.compile(r"(?:(\d{1,3})\s*[x×]\s*)?([a-z0-9_]+)((?:\s*\+\s*[a-z0-9_]+)*)")
RACE: Final = re.compile(r"(?:race|ras)\s+([a-z_]+)")


def read_entry(entry: str, where: str) -> dict[str, Json]:
    """A line of a roster; ``BadData`` if an entry means nothing."""
    match = ENTRY.fullmatch(entry.strip().lower())
    if match is None or match[2] not in CATALOGUE.profiles:
        raise BadData(where, SHAPE, entry)
    line: dict[str, Json] = {"combatant": match[2]}
    if match[1]:
        line["count"] = int(match[1])
    kinds: list[tuple[str, Any]] = [
        ("options", CATALOGUE.options),
        ("artefacts", CATALOGUE.artefacts),
        ("consumables", CATALOGUE.consumables),
    ]
    for word in re.findall(r"[a-z0-9_]+", match[3]):
        if word in CATALOGUE.profiles[match[2]].factions:
            line["faction"] = word
            continue
        kind = next((name for name, known in kinds if word in known), None)
        if kind is None:
            raise BadData(where, SHAPE, entry)
        listed = line.setdefault(kind, [])
        assert isinstance(listed, list)
        listed.append(word)
    return line


def written(roster: Roster) -> list[str]:
    """A band as entries."""
    found: list[str] = []
    for one in roster.recruits:
        faction = [one.faction] if one.profile.faction_choice else []
        items = [item.id for part in (one.options, one.artefacts, one.consumables) for item in part]
        text = f"{one.count}x {one.profile.id}" if one.count > 1 else one.profile.id
        found.append(" + ".join([text, *faction, *items]))
    return found


def names_of(band: ReadyBand) -> list[str]:
    """The id of a ready-made band, and what it is called in every language."""
    return [band.id, *[Messages(language).text(f"spherewars.band.{band.id}", {}) for language in LANGUAGES]]


def as_data(band: ReadyBand) -> dict[str, Json]:
    """A ready-made band with its names, its points and its entries."""
    names: list[Json] = [*names_of(band)[1:]]
    entries: list[Json] = [*written(band.roster)]
    return {"name": band.id, "names": names, "points": band.points, "minis": entries}


class Bands(Armies):
    """Ready-made bands, prices and problems."""

    key = "recruits"

    def ready_made(self) -> list[dict[str, Json]]:
        return [as_data(band) for band in READY_BANDS.values()]

    def recognises(self, given: str) -> bool:
        path = Path(given)
        text = path.read_text(encoding="utf-8", errors="replace") if path.is_file() else given
        wanted = text.strip().lower()
        if re.search(r"\brecruits\b", wanted):
            return True
        names = [name for band in READY_BANDS.values() for name in names_of(band)]
        words = re.findall(r"[a-z0-9_]+", wanted)
        return wanted in [name.lower() for name in names] or any(word in CATALOGUE.profiles for word in words)

    def looks_like_entries(self, text: str) -> bool:
        if re.search(r"[,+]|^\s*\d+\s*[x×]\s", text):
            return True
        return any(word in CATALOGUE.profiles for word in re.findall(r"[a-z0-9_]+", text.lower()))

    def from_data(self, data: object) -> list[str] | None:
        if not isinstance(data, dict) or not isinstance(data.get("recruits"), list) or "race" not in data:
            return None
        roster = read_roster(data)
        return [f"race {roster.race}", *written(roster)]

    def roster(self, name: str, entries: list[str], options: dict[str, Json]) -> Json:
        if len(entries) == 1 and entries[0].lower() in READY_BANDS:
            return entries[0].lower()
        race = next((match[1] for match in map(RACE.fullmatch, entries) if match), "")
        lines = [
            read_entry(entry, f"band[{number}]")
            for number, entry in enumerate(entries)
            if entry and not RACE.fullmatch(entry)
        ]
        if not lines:
            raise BadData("band", "the id of a band, or a list of recruits", ", ".join(entries))
        first = CATALOGUE.profiles[str(lines[0]["combatant"])]
        return {"race": race or first.race, "recruits": [*lines]}

    def problems(self, entries: list[str], options: dict[str, Json]) -> list[Problem]:
        found: list[Problem] = []
        for number, entry in enumerate(entries):
            try:
                if not RACE.fullmatch(entry):
                    read_entry(entry, str(number + 1))
            except BadData as error:
                found.append(Problem(error.reason, error.rule, error.arguments, number, True))
        if found:
            return found
        try:
            roster = self.roster("", entries, options)
        except BadData as error:
            return [Problem(error.reason, error.rule, error.arguments, -1, True)]
        listed = roster_problems(roster, int(str(options["points"])))
        return [Problem(one.reason, one.rule, one.args, -1, False) for one in listed]

    def warnings(self, entries: list[str], options: dict[str, Json]) -> list[Problem]:
        try:
            band = read_roster(self.roster("", entries, options))
        except BadData:
            return []
        return [Problem(one.reason, one.rule, one.args, -1, False) for one in band_warnings(band)]

    def cost(self, entry: str, options: dict[str, Json]) -> int | None:
        if RACE.fullmatch(entry):
            return 0
        try:
            roster = read_roster(self.roster("", [entry], options))
        except BadData:
            return None
        return roster.price()

    def budget(self, options: dict[str, Json]) -> int | None:
        return int(str(options["points"]))


ARMIES: Final = Bands()
