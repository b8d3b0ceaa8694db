"""What several tests do with a page: come to a screen, see whether it fits, wait for something to change."""

from __future__ import annotations

from tests.browser.driver import Person


def visit(person: Person, path: str) -> None:
    """Open a screen and wait until it is all there."""
    person.open(path)
    person.page.wait_for_selector("h1")
    person.page.wait_for_load_state("networkidle")


def fits(person: Person) -> bool:
    """Whether nothing has to be pushed sideways to be read."""
    return bool(person.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"))


def wait_for_change(person: Person, selector: str, before: str) -> None:
    """Wait until the text of something is another one."""
    person.page.wait_for_function(
        "([selector, before]) => document.querySelector(selector).innerText !== before",
        arg=[selector, before],
    )


def open_replay(person: Person, match: str) -> None:
    """Open the replay of a match and wait for its timeline."""
    person.open(f"/r/{match}")
    person.page.wait_for_selector("[data-testid=timeline]")


def keep_offline(person: Person) -> None:
    """Wait until the page is kept for reading without a network."""
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
