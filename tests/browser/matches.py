"""Matches of a wished kind for tests in the browser, made over the interface for programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dicefront.parts.scenes.scene import Scene
from tests.browser.driver import Person

HEROES = {"name": "Heroes", "minis": ["d8 hero", "d6 hero", "d4", "d4", "d4"]}
HERO_GAME = {"army_mode": "points", "points": 40}


def match_of(person: Person) -> str:
    """The id of the match a person looks at, by its address."""
    return str(person.page.url.split("#")[0].split("?")[0].rsplit("/", 1)[-1])


def open_table(person: Person, game: str = "crystals") -> str:
    """Open a table for anybody; returns its id."""
    person.open(f"/new/{game}?who=open")
    person.page.click("[data-testid=start]")
    person.page.wait_for_url("**/g/*")
    return match_of(person)


def make(person: Person, game: str, seats: list[dict[str, Any]], **wish: Any) -> dict[str, Any]:
    """A match of these seats; no window to react takes longer than it must, unless that is wished."""
    answer = person.request("POST", "/api/matches", {"game": game, "seats": seats, "window": 0.0, **wish})
    made: dict[str, Any] = answer["data"]
    assert "match" in made, made
    return made


def from_sample(person: Person, game: str, kind: str) -> None:
    """Sit down in the sample of a game, where somebody was asked this kind of question for the first time."""
    samples = person.request("GET", "/api/replays/samples")["data"]["matches"]
    sample = next(one["id"] for one in samples if one["game"] == game)
    steps = person.request("GET", f"/api/matches/{sample}/replay?seat=all")["data"]["steps"]
    at = next(number for number, step in enumerate(steps) if step["question"] == kind)
    seats = [{"who": "computer", "level": "random"} for _ in range(2)]
    seats[steps[at]["player"]] = {"who": "me"}
    wish = {"entry": steps[at - 1]["entry"], "seats": seats}
    made = person.request("POST", f"/api/matches/{sample}/branch", wish)["data"]
    sit(person, made["match"]["id"])
    person.wait_for_turn()
    assert person.state[1] == kind


def from_scene(person: Person, scene: Scene[Any], seat: int = 0, **more: Any) -> None:
    """Sit down where a scene stands, against a computer."""
    seats: list[dict[str, Any]] = [{"who": "computer", "level": "random"} for _ in range(2)]
    seats[seat] = {"who": "me"}
    wish = {"undo": "free", "seed": person.site.stage(scene.table), **more}
    sit(person, make(person, scene.game.id, seats, **wish)["match"]["id"])
    person.wait_for_turn()
    assert person.state[1] == scene.question.kind


def sit(person: Person, match: str) -> None:
    person.open(f"/g/{match}")
    person.page.wait_for_selector(".table")


def between(anna: Person, bram: Person, game: str, rosters: list[Any] | None = None, **wish: Any) -> str:
    """A match between two browsers, begun; the address of the match."""
    first, second = rosters or [None, None]
    seats = [{"who": "me", "name": "Anna", "roster": first}, {"who": "link", "roster": second}]
    made = make(anna, game, seats, **wish)
    bram.open(f"/join/{made['links'][0]['key']}")
    bram.page.fill("#name", "Bram")
    bram.page.click("[data-testid=sit]")
    bram.page.wait_for_selector(".table")
    sit(anna, made["match"]["id"])
    return str(made["match"]["id"])


def play_until(people: list[Person], happens: Callable[[Person], bool], most: int = 4000) -> Person:
    """Let everybody decide until it happens to somebody."""
    for _ in range(most):
        for person in people:
            if happens(person):
                return person
            assert not person.state[2], "expected it to happen, the match is over"
            if person.state[0]:
                person.decide()
        people[0].page.wait_for_timeout(20)
    raise AssertionError("expected it to happen, it did not")
