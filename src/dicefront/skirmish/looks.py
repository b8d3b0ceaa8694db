"""What figures look like: names of drawn parts, from a file of the game and from facts of a profile.

A figure is six parts: build, skin, head, arm, off (the left hand) and back. A profile's own line comes
first, then its facts, then its kin; so a new profile has a figure without any line. The client draws them.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.skirmish.datafiles import read_toml
from dicefront.skirmish.fields import Fields

SLOTS: Final = ["build", "skin", "head", "arm", "off", "back"]


def known_parts() -> dict[str, list[str]]:
    """The parts that the client draws, by their place; what is held may be held in either hand."""
    name = "parts.toml"
    read = Fields(read_toml(files("dicefront.skirmish").joinpath(name).read_text("utf-8"), name), name)
    found = {slot: read.words(slot) for slot in SLOTS}
    read.end()
    found["off"] += [part for part in found["arm"] if part != "none"]
    return found


KNOWN: Final = known_parts()
USUAL: Final = {
    "build": "slim",
    "skin": "cloth",
    "head": "bare",
    "arm": "none",
    "off": "none",
    "back": "none",
}

SIZES: Final = ["small", "common", "large", "huge"]
WIDE: Final = 1500
"""From this radius on, in hundredths of a millimetre, a figure of common height is stout."""

SKIN_OF: Final = {"plates": "plates", "orichalcum": "plates", "chainmail": "chain", "leather": "leather"}
OFF_OF: Final = {"shield": "round", "shield_of_the_legion": "tall", "sacred_shield": "kite"}
ARM_OF: Final = {
    "light": "dagger",
    "conventional": "sword",
    "blunt": "mace",
    "long": "spear",
    "long_mounted": "lance",
    "tension": "bow",
    "light_tension": "blowpipe",
    "mechanical": "crossbow",
    "powder": "gun",
    "light_powder": "pistol",
    "projectile": "harpoon",
}


class Facts:
    """What can be seen of a profile; ``armour``, ``weapon`` and ``shield`` are words of data files."""

    def __init__(
        self,
        kin: str,
        size: str = "common",
        radius: int = 0,
        mounted: bool = False,
        magic: bool = False,
        several: bool = False,
        flies: bool = False,
        single: bool = False,
        armour: str = "",
        weapon: str = "",
        pair: bool = False,
        shield: str = "",
    ) -> None:
        self.kin = kin
        self.size = size
        self.radius = radius
        self.mounted = mounted
        self.magic = magic
        self.several = several
        self.flies = flies
        self.single = single
        self.armour = armour
        self.weapon = weapon
        self.pair = pair
        self.shield = shield


class Line:
    """Some parts of a figure; a line of a kin may hold for one size or one armour only."""

    def __init__(self, read: Fields) -> None:
        self.id = read.text("id")
        self.size = read.one_of("size", SIZES) if read.has("size") else ""
        self.armour = read.text("armour", "")
        self.parts: dict[str, str] = {}
        for slot in SLOTS:
            if read.has(slot):
                self.parts[slot] = read.one_of(slot, KNOWN[slot])
        read.end()

    def holds(self, facts: Facts) -> bool:
        return self.size in ("", facts.size) and self.armour in ("", facts.armour)


class Looks:
    """The lines of a game: per kin, where later ones count more, and per profile."""

    def __init__(self, data: dict[str, Json], name: str) -> None:
        read = Fields(data, name)
        self.kins = [Line(fields) for fields in read.rows("kin")]
        self.own: dict[str, dict[str, str]] = {}
        for fields in read.rows("profile"):
            line = Line(fields)
            if line.id in self.own:
                raise BadData(f"{fields.where}.id", "an id not used before", line.id)
            self.own[line.id] = line.parts
        read.end()

    def parts_of(self, profile: str, facts: Facts) -> list[str]:
        """The six parts of a profile."""
        found = dict(USUAL)
        for line in self.kins:
            if line.id == facts.kin and line.holds(facts):
                found.update(line.parts)
        found.update(seen(facts))
        found.update(self.own.get(profile, {}))
        return [found[slot] for slot in SLOTS]


def load_looks(home: str) -> Looks:
    """The file of a game, whose home is a package."""
    name = "show/looks.toml"
    return Looks(read_toml(files(home).joinpath(name).read_text("utf-8"), name), name)


def seen(facts: Facts) -> dict[str, str]:
    """The parts that facts of a profile tell."""
    found: dict[str, str] = {}
    if facts.several:
        found["build"] = "pack"
    elif facts.mounted:
        found["build"] = "horse"
    elif facts.magic:
        found["build"] = "robe"
        found["arm"] = "staff"
    elif facts.size != "common":
        found["build"] = {"small": "small", "large": "giant", "huge": "hulk"}[facts.size]
    elif facts.radius >= WIDE:
        found["build"] = "stout"
    if facts.armour in SKIN_OF:
        found["skin"] = SKIN_OF[facts.armour]
    if facts.weapon in ARM_OF and "arm" not in found:
        found["arm"] = ARM_OF[facts.weapon]
        if facts.pair:
            found["off"] = found["arm"]
    if facts.shield in OFF_OF:
        found["off"] = OFF_OF[facts.shield]
    if facts.flies:
        found["back"] = "feather"
    elif facts.single:
        found["back"] = "banner"
    return found
