"""What hands do on a page: they press, point and drag, by mouse, by touch and by keys."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.browser.asking import answered, settled
from tests.browser.driver import Person, Toucher, Typist

HANDS: dict[str, type[Person]] = {"mouse": Person, "touch": Toucher, "keys": Typist}


def press(person: Person, selector: str) -> None:
    """Press a button, by whatever this person has."""
    if isinstance(person, Typist):
        person.page.focus(selector)
        assert person.page.eval_on_selector(selector, "one => document.activeElement === one")
        person.page.keyboard.press("Enter")
    else:
        person.press(selector)


def item(number: Any) -> str:
    return f"[data-item='{json.dumps(number, separators=(',', ':'))}']"


def send(person: Person) -> Any:
    """Commit what is in the hand; what was sent."""
    assert settled(person)
    if isinstance(person, Typist):
        person.page.evaluate("document.activeElement?.blur()")
        person.page.keyboard.press("Enter")
    else:
        person.press("[data-testid=commit]")
    return answered(person)


def figures(person: Person) -> list[int]:
    """The own figures on the table."""
    seat = person.page.get_attribute(".table", "data-seat")
    found: list[int] = person.page.eval_on_selector_all(
        f"[data-figure][data-owner='{seat}']", "all => all.map((one) => Number(one.dataset.figure))"
    )
    return found


def at(person: Person, across: float, down: float) -> tuple[float, float]:
    """A point of the screen over the table, in shares of its width and depth."""
    box = person.box("[data-testid=ground]")
    return box["x"] + box["width"] * across, box["y"] + box["height"] * down


def point(person: Person, across: float, down: float) -> None:
    """Point at the table; with the keys something is moved there by steps."""
    if isinstance(person, Toucher):
        person.tap_at(*at(person, across, down))
    elif not isinstance(person, Typist):
        person.page.mouse.click(*at(person, across, down))
    else:
        person.page.evaluate("document.activeElement?.blur()")
        for key in ("ArrowRight", "ArrowUp", "Shift+ArrowRight"):
            person.page.keyboard.press(key)


def drag(person: Person, selector: str, dx: float, dy: float) -> None:
    """Drag something by so many pixels, or by steps."""
    if isinstance(person, Typist):
        person.page.evaluate("document.activeElement?.blur()")
        person.page.keyboard.press("ArrowDown")
        return
    x, y = person.middle(selector)
    stroke(person, [(x, y), (x + dx / 2, y + dy / 2), (x + dx, y + dy)])


def stroke(
    person: Person, line: list[tuple[float, float]], meanwhile: Callable[[], None] | None = None
) -> None:
    """Press on the first point of the screen, go along the others, look what there is, and let go."""
    look = meanwhile or (lambda: None)
    if isinstance(person, Toucher):
        finger = person.context.new_cdp_session(person.page)
        kinds = ["touchStart", *["touchMove"] * (len(line) - 1)]
        for kind, (x, y) in zip(kinds, line, strict=True):
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        look()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        finger.detach()
        return
    person.page.mouse.move(*line[0])
    person.page.mouse.down()
    for point in line[1:]:
        person.page.mouse.move(*point)
    look()
    person.page.mouse.up()
