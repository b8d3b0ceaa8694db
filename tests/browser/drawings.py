"""The drawings of the measured table on a page of their own, without the client and without a server."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Any

from dicefront.games.home_raiders.rules.cardfile import HOUSE
from dicefront.games.home_raiders.show.figures import parts_of as parts_of_card
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.show.figures import parts_of as parts_of_profile

CHECKS = Path(__file__).with_suffix(".js")
WEB = Path(__file__).parents[2] / "web"
TOKEN = re.compile(r"--([\w-]+): (#[0-9a-f]{6});")


def script() -> str:
    """All drawings as one script, with what the tests do with them."""
    made = ["node", "scripts/drawings.js"]
    done = subprocess.run(made, cwd=WEB, capture_output=True, text=True, check=True)
    sets = [("bring", "HOME"), ("bring", "FIELD"), ("bringParts", "HOUSEHOLD"), ("bringParts", "BATTLE")]
    brought = "".join(f"Drawings.{how}(Drawings.{which});" for how, which in sets)
    return "\n".join([done.stdout, brought, CHECKS.read_text("utf-8")])


def tokens(night: bool) -> dict[str, str]:
    """The colours of the page by day or at night."""
    found: dict[str, str] = {}
    for file in ("app.css", "skirmish/look.css"):
        text = (WEB / "src" / file).read_text("utf-8")
        for selector in [":root {", ':root[data-theme="dark"] {'][: 2 if night else 1]:
            for block in text.split("\n" + selector)[1:] or text.split(selector)[1:2]:
                found |= dict(TOKEN.findall(block.split("\n}")[0]))
    return found


def looks() -> dict[str, dict[str, list[Any]]]:
    """The parts of all figures, by people and by profile."""
    found: dict[str, dict[str, list[Any]]] = {}
    for card in HOUSE.cards.values():
        found.setdefault(card.faction, {})[card.id] = parts_of_card(card)
    for profile in CATALOGUE.profiles.values():
        if not profile.members:
            found.setdefault(profile.race, {})[profile.id] = parts_of_profile(profile)
    return found
