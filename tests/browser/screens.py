"""Pictures of every screen at desktop and phone size: ``python -m tests.browser.screens FOLDER``."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.browser.driver import Person, Site, Toucher, missing, start_browser

PAGES = {
    "home": "/",
    "new": "/new",
    "armies": "/armies?list=Captains,d8 hero,d6 bow,d4 armor:1,d4,d4",
    "replays": "/replays",
    "rules": "/rules/chessboard#CB-MOV-06",
    "lab": "/lab",
    "settings": "/me",
}
GAMES = {"chessboard": 22, "crystals": 14, "home_raiders": 12}
"""How many decisions are made before the picture is taken."""


def take(person: Person, folder: Path, name: str) -> None:
    person.page.wait_for_timeout(900)
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


def replay(person: Person, folder: Path, kind: str) -> None:
    match = person.page.url.rsplit("/", 1)[-1]
    person.open(f"/r/{match}")
    person.page.wait_for_selector("[data-testid=timeline]")
    person.page.keyboard.press("End")
    take(person, folder, f"replay-{kind}")


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
        looks = {"desk": Person(browser, site), "phone": Toucher(browser, site, scheme="dark")}
        for kind, person in looks.items():
            for name, path in PAGES.items():
                person.open(path)
                take(person, folder, f"{name}-{kind}")
            tables(person, folder, kind)
            replay(person, folder, kind)
    finally:
        browser.close()
        running.stop()
        site.stop()


if __name__ == "__main__":
    main()
