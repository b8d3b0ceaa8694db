"""Home Raiders in a browser: beginning a game, and playing on to a question."""

from __future__ import annotations

from typing import Any

from tests.browser.driver import Person

FIGHT = ("Close combat attack", "Ranged attack")


def start(person: Person, who: str = "computer") -> None:
    """A small game from the page for new games."""
    person.open("/new/home_raiders")
    person.page.check(f"input[name=who][value={who}]")
    person.page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    person.page.select_option("label:has(> span:text-is('Stars')) select", "4")
    person.page.select_option("label:has(> span:text-is('Table')) select", "bedside-table")
    person.page.click("[data-testid=start]")


def decide(person: Person) -> None:
    """One decision; whoever can fight does."""
    if person.state[1] == "home_raiders.turn.action":
        for words in FIGHT:
            button = f".prompt .buttons button:has-text('{words}')"
            if person.sees(button):
                before = person.state
                person.press(button)
                person.wait_for_answer(before)
                return
    person.decide()


def until(person: Person, *kinds: str, most: int = 250) -> None:
    """Play on until one of these questions is asked."""
    for _ in range(most):
        assert person.wait_for_turn(), f"expected one of {kinds}, but the match is over"
        if person.state[1] in kinds:
            return
        decide(person)
    raise AssertionError(f"expected one of {kinds} within {most} decisions")


def figures(person: Person, owner: str | None = None) -> list[Any]:
    found = person.page.query_selector_all("[data-figure]")
    return [one for one in found if owner is None or one.get_attribute("data-owner") == owner]


def middle(person: Person, figure: Any) -> tuple[float, float]:
    """Where a figure stands on the screen."""
    return person.middle(figure.query_selector(".hit"))
