"""People at the table: hands on a mouse, a keyboard or a touch screen, in a real browser.

They know no rules: they choose among what the page offers.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from dicefront.kernel.table import Table

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "dicefront" / "server" / "static"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LUCK = int(os.environ.get("DICEFRONT_LUCK", "1"))
"""The seed of the matches that are made in tests: with another one every match takes another course."""

LONG = 90_000
"""Milliseconds after which something that should appear counts as missing, however busy the machine is."""


def chromium() -> str:
    """Where the system's Chromium is, rather one that draws no windows of its own; empty if there is none."""
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    return ""


def missing() -> list[str]:
    """What these tests need and do not find."""
    found = []
    if find_spec("playwright") is None:
        found.append("the Python package playwright")
    if not (STATIC / "index.html").is_file():
        found.append("the built client (npm ci && npm run build in web)")
    return found


COMMIT = "[data-testid=commit]:not([disabled], [aria-disabled=true])"


SERVE = """
import json
import os
from functools import partial
from pathlib import Path

import dicefront.server.app
from dicefront.cli.main import main
from dicefront.kernel.position import read_position
from dicefront.kernel.table import Table
from dicefront.server import settings
from dicefront.server.course.course import Course

staged = Path(os.environ["DICEFRONT_STAGED"])
usual = Course._begin
stages = {}


def begin(course):
    if staged.exists():
        stages[course.dice.key] = staged.read_text(encoding="utf-8")
        staged.unlink()
    if course.dice.key not in stages:
        return usual(course)
    position = read_position(course.game, json.loads(stages[course.dice.key]))
    course.table = Table(course.game, position, course.dice, True, False)
    course.dice.recorded = []  # the throws of the position are its own
    return course.table.told


Course._begin = begin

patient = settings.Limits(job_seconds=60.0, request_seconds=120.0, work=1e6, work_reserve=1e6)
settings.Settings = partial(settings.Settings, limits=patient)
main()
"""
"""A server as `dicefront serve` starts it, that gives up on no work because the machine is busy.

A match that is made while a position is staged begins there (``Site.stage``).
"""


class Site:
    """A server of its own, with an empty folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None
        self.address = ""
        self.staged = folder / "staged.json"

    def stage(self, table: Table[Any]) -> int:
        """The next match begins where this table stands; it must have this seed, which no other match has."""
        position = json.dumps(table.position().to_json(table.game))
        self.staged.write_text(position, encoding="utf-8")
        return int.from_bytes(blake2b(position.encode(), digest_size=6).digest(), "big")

    def start(self) -> None:
        """Start the server on a free port and read its address."""
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "DICEFRONT_LANG": "en"}
        environment["DICEFRONT_STAGED"] = str(self.staged)
        port = self.address.rsplit(":", 1)[-1] or "0"
        arguments = ["serve", "--no-open", "--port", port, "--data", str(self.folder)]
        said = self.folder / "server.log"
        with said.open("w", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE, *arguments], stdout=log, stderr=log, env=environment
            )
        until = time.monotonic() + LONG / 1000
        while time.monotonic() < until and self.process.poll() is None:
            found = re.search(r"http://[\d.]+:\d+", said.read_text(encoding="utf-8"))
            if found:
                self.address = found[0]
                return
            time.sleep(0.1)
        raise AssertionError(f"expected the address of the server, got {said.read_text(encoding='utf-8')!r}")

    def kill(self) -> None:
        """Stop the server without a warning."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=LONG / 1000)


SETTINGS = """
try {
  const key = "dicefront.settings";
  if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(%s));
} catch { /* a page without storage */ }
"""
CUTTER = """
{
  const Real = WebSocket;
  window.sockets = [];
  window.cut = false;
  window.WebSocket = class extends Real {
    constructor(address) {
      super(window.cut ? "ws://127.0.0.1:9/" : address);
      window.sockets.push(this);
    }
  };
}
"""
"""Cuts the connection from within: sockets are closed, and new ones go nowhere while ``cut`` is set."""

FIXED = """
{
  const real = window.fetch;
  window.fetch = (address, more) => {
    if (address !== "/api/matches" || more?.method !== "POST") return real(address, more);
    return real(address, {...more, body: JSON.stringify({seed: %d, ...JSON.parse(more.body)})});
  };
}
"""
"""Fixes the dice of new matches, so that a test that failed fails again."""


QUICK = """async game => {
  const headers = { 'X-Dicefront': '1', 'Content-Type': 'application/json' };
  const language = document.documentElement.lang === 'nl' ? 'nl' : 'en';
  const body = JSON.stringify({ game, window: 0.3, language });
  const answer = await fetch('/api/matches', { method: 'POST', headers, body });
  return (await answer.json()).match.id;
}"""


def still_box(page: Any, spot: Any) -> Any:
    """Where a spot is, once the table around it lies still."""
    box = None
    for _ in range(40):
        before, box = box, spot.query_selector("[data-hit]").bounding_box()
        if box == before:
            break
        page.wait_for_timeout(40)
    return box


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Any,
        site: Site,
        *,
        language: str = "en-GB",
        scheme: str = "light",
        phone: bool = False,
        motion: str = "off",
        hints: bool = False,
        follow: bool = False,
        luck: int | None = LUCK,
    ) -> None:
        size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
        extra: dict[str, Any] = {"has_touch": True, "is_mobile": True} if phone else {}
        self.context = browser.new_context(viewport=size, locale=language, color_scheme=scheme, **extra)
        shown = json.dumps({"motion": motion, "hints": hints, "follow": follow})
        self.context.add_init_script(SETTINGS % shown)
        self.context.add_init_script(CUTTER)
        if luck is not None:
            self.context.add_init_script(FIXED % luck)
        self.context.set_default_timeout(LONG)
        self.page = self.context.new_page()
        self.site = site
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._heard)
        self.decisions = 0

    def _heard(self, message: Any) -> None:
        expected = ("WebSocket connection", "Failed to load resource", "ws://127.0.0.1:9/")
        if message.type == "error" and not any(words in message.text for words in expected):
            self.errors.append(message.text)

    def open(self, path: str) -> None:
        self.page.goto(self.site.address + path)

    def leave(self) -> None:
        self.context.close()

    def sees(self, selector: str) -> bool:
        return bool(self.page.query_selector(selector))

    def text(self, selector: str) -> str:
        return str(self.page.inner_text(selector))

    def until(self, holds: Callable[[], object]) -> bool:
        """Wait until something holds that no selector can say; false if it never does."""
        end = time.monotonic() + LONG / 1000
        while time.monotonic() < end:
            if holds():
                return True
            self.page.wait_for_timeout(40)
        return False

    # -- a match --------------------------------------------------------------------------------

    def play_now(self, game: str) -> None:
        """A smallest match against the easiest computer, from its set-up on."""
        self.open("/")
        self.page.wait_for_selector(f"[data-play={game}]")
        made = self.page.evaluate(QUICK, game)
        self.open(f"/g/{made}")
        self.page.wait_for_selector(".table")

    def first_fight(self, game: str) -> None:
        """*Play now*, pressed: a ready position."""
        self.open("/")
        self.page.wait_for_selector(f"[data-play={game}]")
        self.press(f"[data-play={game}]")
        self.page.wait_for_selector(".table")

    @property
    def state(self) -> tuple[str, str, bool]:
        """Number and kind of what is asked, and whether the match is over."""
        table = self.page.query_selector(".table")
        if table is None:
            return "", "", False
        get = table.get_attribute
        return get("data-number") or "", get("data-asked") or "", get("data-over") == "true"

    def wait_for_turn(self, seconds: float = LONG / 1000) -> bool:
        """Wait until something is asked; false if the match is over."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            number, _, over = self.state
            if over:
                return False
            if number or self.sees("[data-testid=look]"):
                return True
            roll = self.page.query_selector(".roll")
            if roll is not None:
                self.page.keyboard.press("Space")
            self.page.wait_for_timeout(40)
        raise AssertionError(f"expected a question within {seconds} s, got none: {self.text('.prompt')}")

    def wait_for_answer(self, before: tuple[str, str, bool], seconds: float = LONG / 1000) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.state != before:
                self.decisions += 1
                return
            self.page.wait_for_timeout(30)
        raise AssertionError(
            f"expected the answer to {before} to be taken, it was not: {self.text('.prompt')}"
        )

    def spots(self, selector: str) -> list[tuple[int, Any]]:
        """What can be chosen on the table, with the best chance that is written on it."""
        found = []
        for spot in self.page.query_selector_all(selector):
            chances = [int(one) for one in re.findall(r"(\d+)\s?%", spot.get_attribute("aria-label") or "")]
            found.append((max(chances, default=0), spot))
        return found

    def best_spot(self, selector: str = "[data-spot]") -> Any:
        """The spot with the best chance; of equal ones another one every time."""
        spots = self.spots(selector)
        most = max(chance for chance, _ in spots)
        best = [spot for chance, spot in spots if chance == most]
        return best[(self.decisions * 7) % len(best)]

    def decide(self) -> None:
        """One decision, by the hands of this person."""
        before = self.state
        if self.sees("[data-testid=look]"):
            self.hold("[data-testid=look]")
            self.page.wait_for_selector("[data-testid=look]", state="detached")
            return
        if self.sees("[data-testid=take-army]"):
            self.press("[data-testid=take-army]")
        elif self.sees("[data-spot]"):
            self.choose(self.best_spot())
            self._commit(before)
        else:
            main, answer = ".prompt .buttons .main:not([disabled])", ".prompt .buttons button[data-answer]"
            if self.sees(main) or self.sees(answer):
                self.give(main if self.sees(main) else answer)
            else:
                self.suggested()
        self.wait_for_answer(before)

    def suggested(self) -> None:
        """The first of the answers for which there is no room beside the question."""
        self.press("[data-testid=more]")
        self.press(".prompt .list button[data-answer] >> nth=0")

    def _commit(self, before: tuple[str, str, bool]) -> None:
        """Commit what was aimed at, if choosing was not enough; every other time with what could follow."""
        further = self.decisions % 2 == 0
        until = time.monotonic() + LONG / 1000
        while time.monotonic() < until:
            if self.state != before:
                return
            if self.sees(".table[data-looking=true]"):
                self.page.wait_for_timeout(10)
                continue
            if further and self.sees("[data-onward]"):
                further = False
                self.choose(self.best_spot("[data-onward]"))
                continue
            for button in (COMMIT, ".prompt .buttons .main:not([disabled])"):
                if self.sees(button):
                    self.give(button)
                    return
            self.page.wait_for_timeout(30)

    def play(self, most: int = 600) -> int:
        """Decide until the match is over; how many decisions it took."""
        for _ in range(most):
            if not self.wait_for_turn():
                return self.decisions
            self.decide()
        raise AssertionError(f"expected an end within {most} decisions, got none")

    # -- hands ----------------------------------------------------------------------------------

    def choose(self, spot: Any) -> None:
        """Choose a spot on the table."""
        box = still_box(self.page, spot)
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def press(self, selector: str) -> None:
        """Press a button."""
        self.page.click(selector)

    def give(self, selector: str) -> None:
        """Press a button, or hold it where the answer is grave."""
        if "grave" in (self.page.get_attribute(selector, "class") or ""):
            self.hold(selector)
        else:
            self.press(selector)

    def hold(self, selector: str) -> None:
        """Hold a button down."""
        box = self.page.wait_for_selector(selector).bounding_box()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        self.page.wait_for_timeout(700)
        self.page.mouse.up()


class Typist(Person):
    """Somebody who uses the keyboard alone."""

    def choose(self, spot: Any) -> None:
        wanted = spot.get_attribute("data-spot")
        for _ in range(400):  # a long log has many lines to pass
            self.page.keyboard.press("Tab" if self.decisions % 2 else "n")
            if self.focused() == wanted:
                self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"expected the keyboard to reach {wanted}, got {self.focused()}")

    def suggested(self) -> None:
        self.page.keyboard.press("1")

    def give(self, selector: str) -> None:
        """A grave answer is given twice by keys."""
        is_grave = "grave" in (self.page.get_attribute(selector, "class") or "")
        self.press(selector)
        if is_grave:
            self.page.wait_for_selector(".prompt .detail.grave")
            self.press(COMMIT)

    def focused(self) -> str:
        return str(self.page.evaluate("document.activeElement?.dataset?.spot ?? ''"))

    def press(self, selector: str) -> None:
        if selector == COMMIT:
            self.page.keyboard.press("Enter")
            return
        buttons = self.page.query_selector_all(".prompt .buttons button")
        wanted = self.page.query_selector(selector)
        for index, button in enumerate(buttons):
            if button.evaluate("(one, other) => one === other", wanted):
                marked = button.evaluate("one => one.querySelector('kbd')?.textContent ?? ''")
                self.page.keyboard.press(marked if marked.isdigit() else str(index + 1))
                return
        for _ in range(200):
            self.page.keyboard.press("Tab")
            if wanted.evaluate("one => one === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"expected the keyboard to reach {selector}")


TAPS = 5
LONG_PRESS = 2000  # ms, far more than a click takes after its tap
HEARS_CLICK = """() => {
    window.heardClick = false;
    addEventListener("click", () => (window.heardClick = true), { capture: true, once: true });
}"""


class Toucher(Person):
    """Somebody with a phone."""

    def __init__(self, browser: Any, site: Site, **more: Any) -> None:
        super().__init__(browser, site, phone=True, **more)

    def choose(self, spot: Any) -> None:
        name = spot.get_attribute("data-spot") or spot.get_attribute("data-lead")
        box = still_box(self.page, spot)
        self.tap_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if self.sees("[data-testid=lens]"):  # several lie under the finger
            self.press(f"[data-lens='{name}']")

    def press(self, selector: str) -> None:
        self.until_click(lambda: self.page.tap(selector))

    def tap_at(self, x: float, y: float) -> None:
        self.until_click(lambda: self.page.touchscreen.tap(x, y))

    def until_click(self, tap: Callable[[], None]) -> None:
        """Tap until it is a click: on a busy machine a tap may take so long that it is a long press."""
        for _ in range(TAPS):
            self.page.evaluate(HEARS_CLICK)
            tap()
            try:
                self.page.wait_for_function("() => window.heardClick !== false", timeout=LONG_PRESS)
            except import_module("playwright.sync_api").TimeoutError:
                continue
            return
        raise AssertionError(f"no click came of {TAPS} taps")


def start_browser() -> tuple[Any, Any]:
    """A headless Chromium, and what must be stopped afterwards."""
    running = import_module("playwright.sync_api").sync_playwright().start()
    return running.chromium.launch(executable_path=chromium(), args=FLAGS, timeout=LONG), running


def serious_issues(page: Any) -> list[str]:
    """What axe-core finds on a page, if it is serious."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [
        f"{one['id']}: {node['html'][:160]} {node['any'][0]['message'][:160] if node['any'] else ''}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:4]
    ]
