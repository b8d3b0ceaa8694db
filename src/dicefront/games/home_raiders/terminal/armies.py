"""Teams of Home Raiders.

An entry is a card with its copies, ``2x gr-ragmen``, perhaps with a name for it and the Unit that a Leader
joins, ``gr-foreman-clank as clank -> rags``; ``portal tin`` and ``faction gremlins`` are also entries. A
file may also be a table with ``faction``, ``portal`` and ``troops`` as the game reads it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from dicefront.games.home_raiders.rules.cardfile import HOUSE
from dicefront.games.home_raiders.rules.cards import Entry, ReadyTeam
from dicefront.games.home_raiders.rules.options import Options
from dicefront.games.home_raiders.rules.optionsfile import options_of
from dicefront.games.home_raiders.rules.team import team_breaches, team_problems
from dicefront.games.home_raiders.rules.teamfile import HOUSE_TEAMS
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import short
from dicefront.parts.terminal.armies import Armies, Problem

SHAPE: Final = "a card such as gr-ragmen or 2x gr-ragmen, portal tin, or faction gremlins"
TEAM_KEYS: Final = ["name", "faction", "portal", "troops"]
TROOP_KEYS: Final = ["ref", "card", "copies", "joins"]
PORTAL_WORDS: Final = ("portal", "poort")
FACTION_WORDS: Final = ("faction", "factie")
_ENTRY = re.compile(
    r"(?:(\d+)\s*[x×]\s*)?([a-z0-9-]+)(?:\s*[x×*]\s*(\d+))?"
    r"(?:\s+as\s+([a-z0-9-]+))?(?:\s*(?:->|→|joins)\s*([a-z0-9-]+))?"
)


class ReadEntry:
    """An entry as it is understood: a troop, or what the Portal or the faction is."""

    def __init__(self, key: str, value: str, copies: int, ref: str, joins: str) -> None:
        self.key = key
        self.value = value
        self.copies = copies
        self.ref = ref
        self.joins = joins


def read_entry(entry: str, where: str, cards: list[str]) -> ReadEntry:
    """``BadData`` if an entry means nothing, or names a card that is none of ``cards``."""
    words = entry.strip().lower().split()
    if len(words) == 2 and words[0] in PORTAL_WORDS:
        return ReadEntry("portal", words[1], 1, "", "")
    if len(words) == 2 and words[0] in FACTION_WORDS:
        return ReadEntry("faction", words[1], 1, "", "")
    match = _ENTRY.fullmatch(" ".join(words))
    if match is None or match[2] not in cards:
        raise BadData(where, SHAPE, entry)
    copies = int((match[1] or match[3] or "1")[:4])
    return ReadEntry("card", match[2], copies, match[4] or "", match[5] or "")


def team_of_entries(entries: list[str], options: Options) -> Json:
    """The roster that entries mean; without a word about it the faction is that of the first card."""
    troops: list[Json] = []
    refs: list[str] = []
    more: dict[str, Json] = {}
    faction = ""
    for number, entry in enumerate(entries):
        one = read_entry(entry, f"team[{number}]", list(options.cards.cards))
        if one.key != "card":
            more[one.key] = one.value
            continue
        ref = one.ref or (one.value if one.value not in refs else f"{one.value}-{number + 1}")
        refs.append(ref)
        line: dict[str, Json] = {"ref": ref, "card": one.value, "copies": one.copies}
        if one.joins:
            line["joins"] = one.joins
        faction = faction or options.cards.cards[one.value].faction
        troops.append(line)
    if not troops:
        raise BadData("team", "the id of a team, or a list of cards", ", ".join(entries))
    return {"faction": faction, "troops": troops, **more}


def written(entries: list[Entry]) -> list[str]:
    """A ready-made team as entries; a card that is there once goes by its own name."""
    cards = [entry.card.id for entry in entries]
    refs = {entry.ref: entry.card.id if cards.count(entry.card.id) == 1 else entry.ref for entry in entries}
    return [
        _written(entry.card.id, entry.copies, refs[entry.ref], refs[entry.joins] if entry.joins else "")
        for entry in entries
    ]


def _written(card: str, copies: int, ref: str, joins: str) -> str:
    text = f"{copies}x {card}" if copies > 1 else card
    if ref and ref != card:
        text += f" as {ref}"
    return text + (f" -> {joins}" if joins else "")


def as_data(team: ReadyTeam) -> dict[str, Json]:
    """A ready-made team with its names, its Stars and its entries."""
    entries: list[Json] = [*written(team.entries)]
    if team.portal:
        entries.append(f"portal {team.portal}")
    names: list[Json] = [team.name_en, team.name_nl]
    return {"name": team.id, "names": names, "points": team.stars(), "minis": entries}


class Teams(Armies):
    """Ready-made teams, costs, problems and sheets."""

    key = "troops"
    unit = "stars"

    def ready_made(self) -> list[dict[str, Json]]:
        return [as_data(team) for team in HOUSE_TEAMS.values()]

    def ready_for(self, options: dict[str, Json]) -> list[dict[str, Json]]:
        return [as_data(team) for team in options_of(options).teams.values()]

    def recognises(self, given: str) -> bool:
        wanted = given.strip().lower()
        path = Path(given)
        if path.is_file():
            text = path.read_text(encoding="utf-8", errors="replace").lower()
            return re.search(r"\btroops\b", text) is not None or any(card in text for card in HOUSE.cards)
        names = [name for team in HOUSE_TEAMS.values() for name in (team.id, team.name_en, team.name_nl)]
        return wanted in [name.lower() for name in names] or any(card in wanted for card in HOUSE.cards)

    def looks_like_entries(self, text: str) -> bool:
        return any(card in text.lower() for card in HOUSE.cards) or "," in text

    def from_data(self, data: object) -> list[str] | None:
        """The entries of a team as the game reads it: ``{"faction": ..., "troops": [{"card": ...}]}``."""
        if not isinstance(data, dict) or not isinstance(data.get("troops"), list):
            return None
        unknown = [name for name in data if name not in TEAM_KEYS]
        if unknown:
            raise BadData(
                f"team.{unknown[0]}", "no such entry; known are " + ", ".join(TEAM_KEYS), data[unknown[0]]
            )
        entries = [f"{key} {data[key]}" for key in ("faction", "portal") if key in data]
        for number, troop in enumerate(data["troops"]):
            where = f"team.troops[{number}]"
            if isinstance(troop, str):
                entries.append(troop)
                continue
            if not isinstance(troop, dict) or not isinstance(troop.get("card"), str):
                raise BadData(where, "a card, or an object with card, copies, ref and joins", short(troop))
            for name in troop:
                if name not in TROOP_KEYS:
                    raise BadData(f"{where}.{name}", "one of " + ", ".join(TROOP_KEYS), troop[name])
            copies = troop.get("copies", 1)
            if type(copies) is not int or copies < 1:
                raise BadData(f"{where}.copies", "a whole number from 1", copies)
            names = [str(troop.get(name, "")) for name in ("ref", "joins")]
            entries.append(_written(troop["card"], copies, names[0], names[1]))
        return entries

    def roster(self, name: str, entries: list[str], options: dict[str, Json]) -> Json:
        return team_of_entries(entries, options_of(options))

    def problems(self, entries: list[str], options: dict[str, Json]) -> list[Problem]:
        full = options_of(options)
        found: list[Problem] = []
        for index, entry in enumerate(entries):
            try:
                read_entry(entry, str(index + 1), list(full.cards.cards))
            except BadData as error:
                found.append(Problem(error.reason, error.rule, error.arguments, index, True))
        if found:
            return found
        try:
            roster = team_of_entries(entries, full)
        except BadData as error:
            return [Problem(error.reason, error.rule, error.arguments, -1, True)]
        return [
            Problem(problem.reason, problem.rule, problem.args, -1, False, agreed)
            for agreed, judge in ((False, team_problems), (True, team_breaches))
            for problem in judge(roster, full)
        ]

    def cost(self, entry: str, options: dict[str, Json]) -> int | None:
        cards = options_of(options).cards.cards
        try:
            one = read_entry(entry, "", list(cards))
        except BadData:
            return None
        return cards[one.value].cost * one.copies if one.key == "card" else 0

    def budget(self, options: dict[str, Json]) -> int | None:
        stars = options["stars"]
        return stars if type(stars) is int else None


ARMIES: Final = Teams()
