"""Bands of SphereWars at the terminal.

An entry is a profile with how many, ``2x lookout``, and what it carries after plus signs:
``nirlem + nirlem_blunt + light_attack_rune``; names in any language do as well as ids. Of those that belong
to any faction it is named like this as well: ``postman + legion``. ``race alliance`` is an entry, needed only
where no recruit tells it. A file may also be a table with ``race`` and ``recruits`` as the game reads it.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.recruiting import band_warnings, roster_problems
from dicefront.games.spherewars.rules.roster import READY_BANDS, ReadyBand, Roster, read_roster
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.parts.terminal.armies import Armies, Problem
from dicefront.text.messages import LANGUAGES, Messages

SHAPE: Final = "a recruit such as 2x lookout or nirlem + nirlem_blunt"
COUNT: Final = re.compile(r"(\d{1,3})\s*[x×]\s*")
CARRIED: Final = ["options", "artefacts", "consumables"]
FAMILIES: Final = {"profiles": "profile", "options": "option", "artefacts": "trait", "consumables": "trait"}
"""How the texts call what the data call by other names."""
RACE: Final = re.compile(r"(?:race|ras)\s+([a-z_]+)")


@cache
def ids_by_name(kind: str) -> dict[str, list[str]]:
    """The ids of a part of the catalogue by what may be typed: themselves, and names in any language."""
    found: dict[str, list[str]] = {}
    for one in known(kind):
        names = {Messages(language).text(f"spherewars.{FAMILIES[kind]}.{one}", {}) for language in LANGUAGES}
        for name in {one, *names}:
            found.setdefault(name.lower(), []).append(one)
    return found


def known(kind: str) -> list[str]:
    """The ids of a part of the catalogue."""
    return list(getattr(CATALOGUE, kind))


def meant(word: str, kind: str, profile: str = "") -> str | None:
    """The id that a word means; equipment has the same name for many, so it is looked for with its bearer."""
    ids = ids_by_name(kind).get(" ".join(word.split()), [])
    if kind == "options" and profile:
        ids = [one for one in ids if one == word or one in CATALOGUE.profiles[profile].options]
    return ids[0] if ids else None


def read_entry(entry: str, where: str) -> dict[str, Json]:
    """A line of a roster; ``BadData`` if an entry means nothing, with what may have been meant."""
    first, *carried = [part.strip() for part in entry.lower().split("+")]
    count = COUNT.match(first)
    name = first[count.end() :] if count else first
    profile = meant(name, "profiles")
    if profile is None:
        near = get_close_matches(name, known("profiles"), 1)
        raise BadData(where, f"a recruit such as {near[0]}" if near else SHAPE, entry)
    line: dict[str, Json] = {"combatant": profile}
    if count:
        line["count"] = int(count[1])
    for word in carried:
        if word in CATALOGUE.profiles[profile].factions:
            line["faction"] = word
            continue
        kind = next((kind for kind in CARRIED if meant(word, kind, profile) is not None), None)
        if kind is None:
            near = get_close_matches(word, [one for kind in CARRIED for one in known(kind)], 1)
            raise BadData(where, f"something to carry such as {near[0]}" if near else SHAPE, entry)
        listed = line.setdefault(kind, [])
        assert isinstance(listed, list)
        listed.append(meant(word, kind, profile))
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
