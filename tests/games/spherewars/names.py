"""Everything in SphereWars that has a name besides what its rules say outright, as ids of messages."""

import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.missions import MISSIONS, NO_SCENERY
from dicefront.games.spherewars.rules.profile import RANKS, SLOTS
from dicefront.games.spherewars.rules.roster import READY_BANDS
from dicefront.games.spherewars.rules.scenery_file import SCENERY
from dicefront.games.spherewars.rules.subjects import ATTRIBUTES

ODDS = ("win", "tie", "lose", "critical", "none", "one", "two", "more", "success")
HOME = Path(str(files("dicefront.games.spherewars")))
COMPOSED = ("action", "band", "critical", "dice", "edge", "side_of_way", "stake", "trait")
"""Families whose ids the rules put together from words."""


def composed() -> list[str]:
    """The ids of these families whose word stands in the rules."""
    sources = "\n".join(path.read_text("utf-8") for path in (HOME / "rules").rglob("*.py"))
    words = set(re.findall(r'"([a-z_]+)"', sources))
    entries = (HOME / "texts" / "en.ftl").read_text("utf-8")
    full = re.findall(r"^spherewars-profile-(\w+)-full =", entries, re.M)
    texts = re.findall(r"^spherewars-(\w+)-(\w+)(-text|) =", entries, re.M)
    return [
        *[f"spherewars.profile.{one}.full" for one in full],
        *[
            f"spherewars.{family}.{one}{text}"
            for family, one, text in texts
            if family in COMPOSED and one in words
        ],
    ]


def names() -> list[str]:
    """Names, and what of them a text explains."""
    plain: dict[str, Iterable[str]] = {
        "option": CATALOGUE.options,
        "size": CATALOGUE.sizes,
        "rank": RANKS,
        "slot": SLOTS,
        "scenery": SCENERY.kinds,
        "density": [NO_SCENERY, *SCENERY.densities],
        "scenario": SCENERY.scenarios,
        "race": CATALOGUE.races,
        "band": READY_BANDS,
        "attribute": ATTRIBUTES,
        "odds": ODDS,
    }
    told: dict[str, Iterable[str]] = {
        "trait": CATALOGUE.trait_ids(),
        "profile": CATALOGUE.profiles,
        "weather": SCENERY.weathers,
        "mission": MISSIONS.missions,
    }
    found = [f"spherewars.{family}.{one}" for family, ids in plain.items() for one in ids]
    for family, ids in told.items():
        found += [f"spherewars.{family}.{one}{text}" for one in ids for text in ("", ".text")]
    for race in CATALOGUE.races.values():
        found += [f"spherewars.faction.{one.id}" for one in race.factions]
        found += [f"spherewars.rule.{one.id}" for one in race.rules]
        found += [f"spherewars.kin.{one}" for one in race.kins]
    return [*found, *composed(), *GAME.windows, "spherewars.unit"]
