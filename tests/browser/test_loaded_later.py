"""What is loaded behind the table: a press before it is there is not lost."""

from __future__ import annotations

from typing import Any

from tests.browser.driver import Person
from tests.browser.matches import from_sample

NOTHING_KEPT = "navigator.serviceWorker.register = () => new Promise(() => {});"
"""The browser keeps no file for later: all come from the site, so that they can be held."""


class Held:
    """A part of the client that does not come before it is let go."""

    def __init__(self, person: Person, part: str) -> None:
        self.waiting: list[Any] = []
        person.context.add_init_script(NOTHING_KEPT)
        person.page.route(f"**/assets/{part}-*.js", self.hold)

    def hold(self, route: Any) -> None:
        self.waiting.append(route)

    def let_go(self, person: Person) -> None:
        assert person.until(lambda: self.waiting)
        for one in self.waiting:
            one.continue_()
        self.waiting.clear()


def test_the_menu_that_was_pressed_opens_when_its_list_is_there(invite: Any) -> None:
    anna = invite()
    held = Held(anna, "MenuList")
    anna.first_fight("chessboard")
    assert anna.wait_for_turn()
    anna.press("[aria-label='Table menu']")
    assert anna.page.get_attribute("[aria-label='Table menu']", "aria-expanded") == "true"
    assert not anna.sees(".menu .card")
    held.let_go(anna)
    anna.press(".menu .card button:has-text('Give up')")
    anna.page.wait_for_selector(".menu button:has-text('Really give up')")


def test_a_figure_that_was_pressed_shows_its_reach_when_what_draws_it_is_there(invite: Any) -> None:
    anna = invite()
    held = Held(anna, "handwork")
    from_sample(anna, "home_raiders", "home_raiders.turn.activate")
    anna.choose(anna.best_spot())
    anna.page.wait_for_selector(".table[data-looking=false]")
    assert not anna.sees("[data-band]")
    held.let_go(anna)
    anna.page.wait_for_selector("[data-band]")
