"""Profiles for tests: those of the worked examples, with what the examples need of them."""

from __future__ import annotations

from dicefront.games.spherewars.rules.profile import (
    BRAVE,
    COMMON_MORALE,
    COWARD,
    EPHEMERAL,
    FRIGHTENING,
    LARGE,
    LEADER,
    MESSENGER,
    RESPECTABLE,
    SUPERIOR,
    TERRIFYING,
    UNBREAKABLE,
    Arms,
    Profile,
)

INCH_BASE = 1250
"""A base of an inch: contact is a distance of one inch between the centres."""


def made(id: str, **given: object) -> Profile:
    """A profile on a base of an inch, with DEX 2, STR 2, CON 2 and 5 wounds unless said otherwise."""
    values: dict[str, object] = {"radius": INCH_BASE, **given}
    return Profile(id, **values)  # type: ignore[arg-type]  # a test may name any value


PLAIN = made("plain")
HERO = made("hero", rank=LEADER, dex=4, com=3, str=3, con_mundane=4)
NEAR_HEART = made(
    "near_heart", dex=2, str=3, con_mundane=5, con_arcane=3, mov=3, weapons=(Arms("conventional"),)
)
POSTULANT = made("postulant", con_mundane=3, universal=("insignificant",))
SORREP = made("sorrep", dex=2, str=2, con_mundane=3, wounds=4, firm=True, universal=("unimportant",))
RIDER = made("miz_rider", dex=3, str=3, con_mundane=4, mov=6, fear=FRIGHTENING, universal=("tireless",))
TIR_ABE = made("tir_abe", rank=LEADER, dex=4, str=3, con_mundane=5, com=3, fear=RESPECTABLE)
STEVEDORE = made("stevedore", dex=2, str=3, con_mundane=4, mov=3, fear=FRIGHTENING, weapons=(Arms("blunt"),))
NEK_ORG = made("nek_org", rank=LEADER, dex=4, str=3, con_mundane=5, com=3, fear=FRIGHTENING)
GOAT_MAN = made("goat_man", dex=3, str=3, con_mundane=4)
LEVIATHAN = made(
    "leviathan", rank=SUPERIOR, dex=3, str=5, con_mundane=7, wounds=8, fear=TERRIFYING, height=LARGE
)
POSTMAN = made("postman", rank=MESSENGER, morale=BRAVE)
COWARDLY = made("cowardly", rank=MESSENGER, morale=COWARD)
FEARLESS = made("fearless", morale=UNBREAKABLE)
COMMON = made("common", morale=COMMON_MORALE)
ASH = made("ash", wounds_level=EPHEMERAL, wounds=0)
