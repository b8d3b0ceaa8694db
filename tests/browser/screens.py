"""Pictures of every screen at desktop and phone size: ``python -m tests.browser.screens FOLDER``."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.browser.driver import Person, Site, Toucher, missing, start_browser
from tests.browser.matches import from_sample, open_table
from tests.browser.test_tables import given_up
from tests.browser.visits import open_replay

PAGES = {
    "home": "/",
    "new": "/new",
    "armies": "/armies?list=Captains,d8 hero,d6 bow,d4 armor:1,d4,d4",
    "replays": "/replays",
    "rules": "/rules/chessboard#CB-MOV-06",
    "rules-status": "/rules/chessboard/status",
    "lab": "/lab",
    "lab-matchups": "/lab?part=matchups&game=crystals",
    "lab-units": "/lab?part=units&game=home_raiders",
    "lab-dice": "/lab?part=dice",
    "settings": "/me",
}
GAMES = {"chessboard": 22, "crystals": 14, "home_raiders": 12}
"""How many decisions are made before the picture is taken."""
SHOT = "spherewars.shot.declare"
"""SphereWars is shown in its sample, where somebody shoots for the first time."""

STEP = 560
"""The replay is shown where bands fight."""


def take(person: Person, folder: Path, name: str) -> None:
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(1200)
    person.page.screenshot(path=str(folder / f"{name}.png"))


def tables(person: Person, folder: Path, kind: str) -> None:
    for game, decisions in GAMES.items():
        person.play_now(game)
        for _ in range(decisions):
            if not person.wait_for_turn():
                break
            person.decide()
        person.wait_for_turn()
        take(person, folder, f"table-{game}-{kind}")
    from_sample(person, "spherewars", SHOT)
    take(person, folder, f"table-spherewars-{kind}")


def replay(person: Person, folder: Path, kind: str) -> None:
    samples = person.request("GET", "/api/replays/samples")["data"]["matches"]
    sample = next(one["id"] for one in samples if one["game"] == "spherewars")
    open_replay(person, f"{sample}#{STEP}")
    person.page.wait_for_selector("[data-testid=ground]")
    person.page.wait_for_selector("[data-piece-name]", state="attached")
    person.page.wait_for_timeout(1200)  # it goes on fetching positions for a minute
    person.page.screenshot(path=str(folder / f"replay-{kind}.png"))


def company(browser: Any, site: Site) -> list[Person]:
    """Others who play at an open table, and one who waits at another."""
    anna, bram, cleo = (Person(browser, site) for _ in range(3))
    match = open_table(anna, "crystals")
    bram.open("/")
    bram.page.click(f"[data-table='{match}'] button")
    bram.page.wait_for_selector(".table")
    for person in (anna, bram, anna, bram):
        if person.state[0]:
            person.decide()
        person.page.wait_for_timeout(200)
    open_table(cleo, "home_raiders")
    return [anna, bram, cleo]


def experiment(person: Person) -> None:
    """Something for the list of experiments."""
    person.open("/lab?part=matchups&game=crystals")
    person.page.select_option("[data-level='1']", "child")
    person.page.click("[data-testid=experiment]")
    person.page.wait_for_selector("[data-experiment=done]")


def main() -> None:
    lacking = missing()
    if lacking:
        sys.exit("screens: missing " + ", ".join(lacking))
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/screens")
    folder.mkdir(parents=True, exist_ok=True)
    site = Site(Path(tempfile.mkdtemp()))
    site.start()
    browser, running = start_browser()
    try:
        company(browser, site)
        looks = {"desk": Person(browser, site), "phone": Toucher(browser, site, scheme="dark")}
        for kind, person in looks.items():
            tables(person, folder, kind)
            replay(person, folder, kind)
            given_up(person, 14)
            experiment(person)
            for name, path in PAGES.items():
                person.open(path)
                take(person, folder, f"{name}-{kind}")
    finally:
        browser.close()
        running.stop()
        site.stop()


if __name__ == "__main__":
    main()
