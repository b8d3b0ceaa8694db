"""Budgets of the user experience (requirements, section 15), measured: ``python -m tests.browser.budgets``.

The reference device is a phone whose processor is slowed four times, on a line of 1.6 Mbit/s with a round
trip of 150 ms. What is measured is written to ``docs/budgets.md``.
"""

from __future__ import annotations

import gzip
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from dicefront.parts.lab.heading import made_by
from tests.browser.crowd import crowd
from tests.browser.driver import Person, Site, Toucher, missing, start_browser
from tests.browser.matches import from_scene
from tests.server.serving import Visitor

DOCUMENT = Path("docs/budgets.md")
WATCH = """
window.seen = { largest: 0, shift: 0, events: [] };
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) seen.largest = Math.max(seen.largest, one.startTime);
}).observe({ type: "largest-contentful-paint", buffered: true });
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) seen.shift += one.value;
}).observe({ type: "layout-shift", buffered: true });
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (one.interactionId) seen.events.push(one.duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""


class Budget:
    """One measurement: what, how much, the budget, and above what the build fails."""

    def __init__(self, what: str, value: float, unit: str, budget: float, limit: float) -> None:
        self.what = what
        self.value = value
        self.unit = unit
        self.budget = budget
        self.limit = limit

    @property
    def verdict(self) -> str:
        if self.value > self.limit:
            return "**too much**"
        return "above the budget" if self.value > self.budget else "ok"

    def row(self) -> str:
        digits = 3 if self.value < 1 and self.unit != "ms" else 1 if self.value < 100 else 0
        return (
            f"| {self.what} | {self.value:.{digits}f} {self.unit} | {self.budget:g} | {self.limit:g} "
            f"| {self.verdict} |"
        )


def slowed(person: Person) -> None:
    """Make a page as slow as the reference device."""
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    line = 1.6 * 1024 * 1024 / 8
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 150, "downloadThroughput": line, "uploadThroughput": line},
    )
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})


def p95(values: list[float]) -> float:
    return statistics.quantiles(values, n=20, method="inclusive")[-1] if len(values) > 1 else max(values)


# -- in the browser -----------------------------------------------------------------------------


def first_view(browser: Any, site: Site) -> list[Budget]:
    """The home page on the reference device, and from there to the first possible move."""
    person = Toucher(browser, site)
    person.context.add_init_script(WATCH)
    slowed(person)
    person.open("/")
    person.page.wait_for_selector("[data-play=chessboard]")
    person.page.wait_for_timeout(1500)
    largest = person.page.evaluate("seen.largest") / 1000
    shift = person.page.evaluate("seen.shift")
    begun = time.monotonic()
    person.page.tap("[data-play=chessboard]")
    person.page.wait_for_selector("[data-spot], [data-testid=take-army]")
    ready = time.monotonic() - begun
    person.leave()
    return [
        Budget("largest content visible, reference device", largest, "s", 1.8, 2.5),
        Budget("layout shift of the home page", shift, "", 0.02, 0.1),
        Budget("*Play now* to the first possible move, reference device", ready, "s", 3, 5),
    ]


def first_move(browser: Any, site: Site) -> list[Budget]:
    """From the address of the home page to the first move made, by somebody who knows the way."""
    person = Person(browser, site)
    begun = time.monotonic()
    person.play_now("chessboard")
    person.wait_for_turn()
    person.decide()
    spent = time.monotonic() - begun
    person.leave()
    return [Budget("home page to the first move made", spent, "s", 10, 10)]


def reactions(browser: Any, site: Site, game: str, decisions: int) -> list[Budget]:
    """How long the page takes to answer a hand, how much memory it needs, and whether anything jumps."""
    person = Person(browser, site)
    person.context.add_init_script(WATCH)
    person.play_now(game)
    for _ in range(decisions):
        if not person.wait_for_turn():
            break
        person.decide()
    events = [float(one) for one in person.page.evaluate("seen.events")] or [16.0]
    session = person.context.new_cdp_session(person.page)
    session.send("Performance.enable")
    session.send("HeapProfiler.collectGarbage")
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    heap = metrics["JSHeapUsedSize"] / 1024 / 1024
    count = person.decisions
    person.leave()
    return [
        Budget(f"reaction to input, {game} (95 % of {len(events)})", p95(events), "ms", 100, 200),
        Budget(f"memory of the page after {count} decisions of {game}", heap, "MiB", 150, 250),
    ]


FRAMES = """async () => {
    const frames = [];
    let last = performance.now();
    for (let count = 0; count < 60; count++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = performance.now();
        frames.push(now - last);
        last = now;
    }
    return frames;
}"""


def frames(browser: Any, site: Site, slow: bool) -> list[Budget]:
    """How long a frame takes while a table with 120 figures and 40 pieces is dragged and zoomed."""
    person = Person(browser, site)
    from_scene(person, crowd())
    person.page.keyboard.press("+")
    if slow:
        person.context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    box = person.page.wait_for_selector(".camera").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    dragged = timed_frames(person, lambda step: person.page.mouse.move(x + step * 4, y + (step % 7) * 5))
    person.page.mouse.up()
    zoomed = timed_frames(person, lambda step: person.page.mouse.wheel(0, 30 if step % 20 < 10 else -30))
    elements = int(person.page.evaluate("document.querySelectorAll('#drawing *').length"))
    person.leave()
    device = "reference device" if slow else "desktop"
    budget, limit = (33, 50) if slow else (20, 33)
    table = "a table with 120 figures and 40 pieces"
    return [
        Budget(f"frame while dragging {table}, {device} (95 %)", p95(dragged), "ms", budget, limit),
        Budget(f"frame while zooming {table}, {device} (95 %)", p95(zoomed), "ms", budget, limit),
        Budget(f"elements on {table}, {device}", elements, "", 4000, 6000),
    ]


def timed_frames(person: Person, move: Callable[[int], None]) -> list[float]:
    """How long each of 60 frames takes while a hand moves 40 times."""
    person.page.evaluate(f"() => {{ window.frames_ = ({FRAMES})(); }}")
    for step in range(40):
        move(step)
    return [float(one) for one in person.page.evaluate("() => window.frames_")]


def jumps(browser: Any, site: Site) -> list[Budget]:
    """Going to any position of a replay that was just opened."""
    person = Person(browser, site)
    person.play_now("chessboard")
    for _ in range(20):
        if not person.wait_for_turn():
            break
        person.decide()
    match = person.page.url.rsplit("/", 1)[-1]
    person.open(f"/r/{match}")
    person.page.wait_for_selector("[data-testid=timeline]")
    last = int(person.page.get_attribute("[data-testid=timeline]", "max") or 0)
    spent: list[float] = []
    for step in (last, 0, last // 2, 3, last - 2, last // 3):
        begun = time.monotonic()
        person.page.fill("[data-testid=timeline]", str(step))
        person.page.wait_for_function(
            "(step) => document.querySelector('[data-testid=position]').innerText.startsWith(String(step))",
            arg=step,
        )
        person.page.evaluate("() => new Promise((resolve) => requestAnimationFrame(resolve))")
        spent.append((time.monotonic() - begun) * 1000)
    person.leave()
    return [Budget("jump to any position of a replay (95 %)", p95(spent), "ms", 200, 500)]


# -- the server ---------------------------------------------------------------------------------


def timed(action: Callable[[], Any], times: int) -> list[float]:
    spent: list[float] = []
    for _ in range(times):
        begun = time.monotonic()
        action()
        spent.append((time.monotonic() - begun) * 1000)
    return spent


def answers(site: Site, game: str, decisions: int) -> list[Budget]:
    """From an answer to the event it caused with the next options, and how large that message is."""
    visitor = Visitor(site.address)
    made = visitor.new_match(game, seats=[{"who": "me"}, {"who": "here"}])
    spent: list[float] = []
    sizes: list[float] = []
    with visitor.sit(made["match"]["id"], 0) as south, visitor.sit(made["match"]["id"], 1) as north:
        for _ in range(decisions):
            seats = [seat for seat in (south, north) if seat.question is not None]
            if not seats:
                south.wait("update")
                continue
            seat = seats[0]
            candidates = seat.question["candidates"]
            begun = time.monotonic()
            seat.answer(candidates[len(spent) % len(candidates)]["answer"])
            spent.append((time.monotonic() - begun) * 1000)
            told = seat.got[-1]
            events = max(1, len(told.get("events", [])))
            sizes.append(len(gzip.compress(repr(told.get("events")).encode())) / 1024 / events)
            for other in (south, north):
                if other is not seat:
                    entry = seat.snapshot["entry"]
                    other.until(lambda now, entry=entry: now["entry"] >= entry)
            if south.snapshot["outcome"] is not None:
                break
    visitor.close()
    return [
        Budget(f"answer to confirmed event with the next options, {game} (95 %)", p95(spent), "ms", 80, 200),
        Budget(f"bytes per event, {game}, compressed (mean)", statistics.mean(sizes), "KiB", 1, 4),
    ]


def looks(site: Site) -> list[Budget]:
    """Reach, sight, odds and armies."""
    visitor = Visitor(site.address)
    made = visitor.new_match("home_raiders", seats=[{"who": "me"}, {"who": "here"}])
    with visitor.sit(made["match"]["id"], 0) as south, visitor.sit(made["match"]["id"], 1) as north:
        for _ in range(14):
            seats = [seat for seat in (south, north) if seat.question is not None]
            if not seats:
                south.wait("update")
                continue
            seats[0].answer(seats[0].question["candidates"][0]["answer"])
            entry = seats[0].snapshot["entry"]
            for other in (south, north):
                other.until(lambda now, entry=entry: now["entry"] >= entry)
        reach = timed(lambda: south.command("look", what="reach", args={"piece": 0}), 20)
        seen = timed(lambda: south.command("look", what="seen", args={"piece": 0}), 20)
    attack = {"what": "attack", "type": "melee", "die": 12, "target_die": 10, "reroll": True, "armor": True}
    chances = timed(lambda: visitor.post("/api/odds/chessboard", {"situation": attack}), 20)
    roster = {"name": "x", "minis": ["d8 hero", "d6", "d4", "d4", "d4"]}
    judged = timed(lambda: visitor.post("/api/armies/chessboard/check", {"roster": roster}), 20)
    visitor.close()
    return [
        Budget("reach area, Home Raiders, server (95 %)", p95(reach), "ms", 100, 250),
        Budget("sight of all enemies, Home Raiders, server (95 %)", p95(seen), "ms", 50, 150),
        Budget("exact odds of an attack, server (95 %)", p95(chances), "ms", 100, 300),
        Budget("army validation, server (95 %)", p95(judged), "ms", 50, 150),
    ]


def least(measure: Callable[[], list[Budget]]) -> list[Budget]:
    """The least of three: other work on the machine can only add to a time."""
    runs = [measure() for _ in range(3)]
    return [min(same, key=lambda one: one.value) for same in zip(*runs, strict=True)]


CALL = "python -m tests.browser.budgets"
SHORT = "python -m tests.browser.budgets --short"
COUNTED = "one game of each kind, first views, frames and jumps the least of 3 runs"
HEAD = """
Sizes of scripts and styles are checked by `npm run build`.
Server and browser run on the same machine; the reference device is a phone whose processor is slowed four
times, on 1.6 Mbit/s with a round trip of 150 ms.
The table with 120 figures and 40 pieces is the one of `tests/browser/crowd.py`.

| what | measured | budget | fails above | |
| --- | --- | --- | --- | --- |
"""


def all_of_them(site: Site) -> list[Budget]:
    """Everything, at a site that is stopped afterwards."""
    browser, running = start_browser()
    found: list[Budget] = []
    try:
        found += least(lambda: first_view(browser, site))
        found += first_move(browser, site)
        for game, decisions in (("chessboard", 60), ("crystals", 60), ("home_raiders", 25)):
            found += reactions(browser, site, game, decisions)
            found += answers(site, game, decisions)
        found += least(lambda: frames(browser, site, False)) + least(lambda: frames(browser, site, True))
        found += least(lambda: jumps(browser, site))
        found += looks(site)
    finally:
        browser.close()
        running.stop()
        site.stop()
    return found


def main() -> None:
    short = "--short" in sys.argv
    lacking = [] if short else missing()
    if lacking:
        sys.exit("budgets: missing " + ", ".join(lacking))
    site = Site(Path(tempfile.mkdtemp()))
    site.start()
    if short:  # what needs no browser
        found = answers(site, "crystals", 5)
        site.stop()
    else:
        found = all_of_them(site)
    text = "# Budgets, measured\n\n" + made_by(CALL, SHORT, COUNTED, timed=True) + "\n" + HEAD
    text += "\n".join(one.row() for one in found) + "\n"
    if not short:
        DOCUMENT.write_text(text, encoding="utf-8")
    print(text, end="")
    sys.exit(not short and any(one.value > one.limit for one in found))


if __name__ == "__main__":
    main()
