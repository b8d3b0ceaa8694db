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
from itertools import count
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


HELD = "(one) => !one.isConnected || !one.matches('.holding, [data-testid=look]')"
"""A button that is held down has done what it does: it is gone, or no longer shows that it is held."""

ANSWERS = (
    "[data-testid=look], [data-testid=take-army], [data-testid=more], [data-spot], "
    ".prompt .buttons .main:not([disabled]), .prompt .buttons button[data-answer]"
)
"""Whatever a question is answered with; some of it may come after the question."""

READY = "(answers) => window.unanswered.size === 0 && document.querySelector(answers) !== null"
"""All is there to choose from: options that come page by page, too."""

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


def begin(course):
    wanted = staged / course.dice.key.hex()
    if not wanted.exists():
        return usual(course)
    position = read_position(course.game, json.loads(wanted.read_text(encoding="utf-8")))
    course.table = Table(course.game, position, course.dice, True, False)
    course.dice.recorded = []  # the throws of the position are its own
    return course.table.told


Course._begin = begin

many = 1_000_000
patient = settings.Limits(
    job_seconds=60.0, request_seconds=120.0, work=1e6, work_reserve=1e6,
    guests_reserve=many, requests_per_address_reserve=many, commands_per_address_reserve=many,
)
settings.Settings = partial(settings.Settings, limits=patient)
main()
"""
"""A server as `dicefront serve` starts it, that gives up on no work because the machine is busy.

All tests share one address, so what an address may do is no limit; what one visitor may do is as usual.
A match whose dice belong to a staged position begins there (``Site.stage``).
"""


class Site:
    """A server of its own, with an empty folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None
        self.address = ""
        self.staged = folder / "staged"

    def stage(self, table: Table[Any]) -> int:
        """The seed of matches that begin where this table stands; no other match has it."""
        position = json.dumps(table.position().to_json(table.game)).encode()
        seed = blake2b(position, digest_size=6).digest()
        dice = blake2b(seed.rjust(8, b"\0"), digest_size=32, person=b"dicefront-seed")
        self.staged.mkdir(exist_ok=True)
        (self.staged / dice.hexdigest()).write_bytes(position)
        return int.from_bytes(seed, "big")

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
  window.unanswered = new Set();
  const isOfLine = (text) => /^[0-9]+:/.test(text);
  const idOf = (text) => isOfLine(text) ? JSON.parse(text.slice(text.indexOf(":") + 1)).id : undefined;
  window.WebSocket = class extends Real {
    constructor(address) {
      super(window.cut ? "ws://127.0.0.1:9/" : address);
      window.sockets.push(this);
      this.addEventListener("message", ({ data }) => window.unanswered.delete(idOf(data)));
    }
    send(text) {
      const id = idOf(text);
      if (id) window.unanswered.add(id);
      super.send(text);
    }
  };
}
"""
"""Cuts the connection from within: sockets are closed, and new ones go nowhere while ``cut`` is set.

What the page asks the server is noted until it is answered.
"""

FIXED = """
{
  const real = window.fetch;
  window.fetch = (address, more) => {
    if (address !== "/api/matches" || more?.method !== "POST") return real(address, more);
    return real(address, {...more, body: JSON.stringify({seed: %d, ...JSON.parse(more.body)})});
  };
}
"""
"""Fixes the dice of matches that the page sets up, so that a test that failed fails again."""


SLOW = float(os.environ.get("DICEFRONT_SLOW", "0"))
"""With ``DICEFRONT_SLOW=4`` every page has a processor that is four times as slow, and gets everything late.

A test that fails then, and not otherwise, reads what the page has not brought yet.
"""
LATE_MS = 250
LATE = """
{
  const Real = WebSocket;
  const late = (hear) => hear && ((event) => setTimeout(() => hear(event), %d));
  window.WebSocket = class extends Real {
    get onopen() { return super.onopen; }
    set onopen(hear) { super.onopen = late(hear); }
    get onmessage() { return super.onmessage; }
    set onmessage(hear) { super.onmessage = late(hear); }
    get onclose() { return super.onclose; }
    set onclose(hear) { super.onclose = late(hear); }
    addEventListener(kind, hear, more) { super.addEventListener(kind, late(hear), more); }
  };
}
"""
"""What is told on the connection of a page comes late, in order."""


def slow_down(page: Any) -> None:
    """Let a page come by its files and by what it works out as slowly as is wished."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    speed = {"offline": False, "latency": LATE_MS, "downloadThroughput": -1, "uploadThroughput": -1}
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", speed)


STATE = """() => {
  const { number = "", asked = "", over } = document.querySelector(".table")?.dataset ?? {};
  return [number, asked, over === "true"];
}"""

TURN = """() => {
  const sees = (selector) => document.querySelector(selector) !== null;
  const asked = sees(".table[data-number]:not([data-number=''])") || sees("[data-testid=look]");
  return [asked, sees(".table[data-over=true]"), sees(".roll")];
}"""

BEST = """([selector, turn]) => {
  const told = (one) => (one.getAttribute("aria-label") ?? "").matchAll(/(\\d+)\\s?%/g);
  const chance = (one) => Math.max(0, ...[...told(one)].map((found) => Number(found[1])));
  const spots = [...document.querySelectorAll(selector)];
  const most = Math.max(...spots.map(chance));
  const best = spots.filter((one) => chance(one) === most);
  return best[turn % best.length] ?? null;
}"""


STILL = """([one, call]) => {
  const found = typeof one === "string" ? document.querySelector(one) : one;
  if (found && !found.isConnected) throw new Error("it is gone");
  const { x, y, width, height } = found?.getBoundingClientRect() ?? {};
  const seen = [call, x, y, width, height].join();
  const rests = found !== null && window.lay === seen;
  window.lay = seen;
  return rests && { x, y, width, height };
}"""
"""Where something lies, once it does so in two frames one after the other."""
CALLS = count()


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
        offline: bool = False,
    ) -> None:
        size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
        extra: dict[str, Any] = {"has_touch": True, "is_mobile": True} if phone else {}
        extra["service_workers"] = "allow" if offline else "block"  # it loads all of the client
        self.context = browser.new_context(viewport=size, locale=language, color_scheme=scheme, **extra)
        shown = json.dumps({"motion": motion, "hints": hints, "follow": follow})
        self.context.add_init_script(SETTINGS % shown)
        if SLOW:
            self.context.add_init_script(LATE % LATE_MS)
        self.context.add_init_script(CUTTER)
        self.luck = luck
        self.language = language[:2]
        if luck is not None:
            self.context.add_init_script(FIXED % luck)
        self.context.set_default_timeout(LONG)
        self.page = self.context.new_page()
        if SLOW:
            slow_down(self.page)
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

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """A request in the name of this person; matches get fixed dice, as those do that the page sets up."""
        if (method, path) == ("POST", "/api/matches") and self.luck is not None:
            body = {"seed": self.luck, **body}
        if self.page.url.startswith(self.site.address):  # a page that is loaded becomes a guest by itself
            assert self.until(self.context.cookies)
        answer = self.context.request.fetch(
            self.site.address + path, method=method, headers={"X-Dicefront": "1"}, data=body, timeout=LONG
        )
        return {"status": answer.status, "data": None if answer.status == 204 else answer.json()}

    def sees(self, selector: str) -> bool:
        return bool(self.page.query_selector(selector))

    def text(self, selector: str) -> str:
        return str(self.page.inner_text(selector))

    def box(self, one: Any) -> dict[str, float]:
        """Where something lies on the screen, once it lies still: an element, or what a selector finds."""
        found: dict[str, float] = self.page.wait_for_function(STILL, arg=[one, next(CALLS)]).json_value()
        return found

    def middle(self, one: Any) -> tuple[float, float]:
        """The middle of something on the screen, once it lies still."""
        box = self.box(one)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def until(self, holds: Callable[[], object]) -> bool:
        """Wait until something holds that no selector can say; false if it never does."""
        end = time.monotonic() + LONG / 1000
        while time.monotonic() < end:
            if holds():
                return True
            self.page.wait_for_timeout(40)
        return False

    def until_told(self) -> None:
        """Wait until all files of the page are there, and the server has answered all that it was asked."""
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_function("() => window.unanswered.size === 0")
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")

    # -- a match --------------------------------------------------------------------------------

    def play_now(self, game: str) -> None:
        """A smallest match against the easiest computer, from its set-up on."""
        wish = {"game": game, "window": 0.0, "language": self.language}
        made = self.request("POST", "/api/matches", wish)["data"]
        assert "match" in made, made
        self.open(f"/g/{made['match']['id']}")
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
        number, kind, over = self.page.evaluate(STATE)
        return number, kind, over

    def wait_for_turn(self, seconds: float = LONG / 1000) -> bool:
        """Wait until something is asked; false if the match is over."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            number, over, roll = self.page.evaluate(TURN)
            if over:
                return False
            if number:
                return True
            if roll:
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

    def best_spot(self, selector: str = "[data-spot]") -> Any:
        """The spot with the best chance that is written on it; of equal ones another one every time."""
        return self.page.evaluate_handle(BEST, [selector, self.decisions * 7]).as_element()

    def decide(self) -> None:
        """One decision, by the hands of this person."""
        before = self.state
        assert self.until(lambda: self.page.evaluate(READY, ANSWERS) or self.state != before)
        if self.sees("[data-testid=look]"):
            self.hold("[data-testid=look]")
            self.page.wait_for_selector("[data-testid=look]", state="detached")
            return
        spot = self.best_spot()
        if self.sees("[data-testid=take-army]"):
            self.press("[data-testid=take-army]")
        elif spot is not None:
            self.choose(spot)
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
        self.page.mouse.click(*self.middle(spot.query_selector("[data-hit]")))

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
        """Hold a button down until that is noticed."""
        button = self.page.wait_for_selector(selector)
        self.page.mouse.move(*self.middle(button))
        self.page.mouse.down()
        self.page.wait_for_function(HELD, arg=button)
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
        wanted = self.page.wait_for_selector(selector, state="attached")
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
LONG_PRESS = 5_000
"""Milliseconds within which the click of a tap comes that may have been a long press."""
LOST = 15_000
"""Milliseconds after which the click of a quick tap does not come any more: what was tapped has moved."""
HEARS_CLICK = """() => {
    window.tapped = { click: false, slow: false };
    const once = { capture: true, once: true };
    let began = 0;
    addEventListener("touchstart", (event) => (began = event.timeStamp), once);
    addEventListener("touchend", (event) => (tapped.slow = event.timeStamp - began > 300), once);
    addEventListener("click", () => (tapped.click = true), once);
}"""
CLICKED = "() => window.tapped?.click !== false"


class Toucher(Person):
    """Somebody with a phone."""

    def __init__(self, browser: Any, site: Site, **more: Any) -> None:
        super().__init__(browser, site, phone=True, **more)

    def choose(self, spot: Any) -> None:
        name = spot.get_attribute("data-spot") or spot.get_attribute("data-lead")
        self.tap_at(*self.middle(spot.query_selector("[data-hit]")))
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
                self.page.wait_for_function(f"() => ({CLICKED})() || window.tapped.slow", timeout=LOST)
                self.page.wait_for_function(CLICKED, timeout=LONG_PRESS)
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
