"""The figure's eye: what covers a target is drawn as the server has computed it, with WebGL and without."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browser.driver import Person
from tests.browser.matches import from_sample

NO_WEBGL = """
{
  const real = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return kind.startsWith('webgl') ? null : real.call(this, kind, ...more);
  };
}
"""
DRAWN = "(parts) => document.querySelectorAll('[data-part]').length === parts.length"
PARTS = "() => [...document.querySelectorAll('[data-part]')].map((one) => one.dataset.part)"


def hidden_parts(mask: dict[str, Any]) -> list[str]:
    """The hidden points of a look ray by ray, as the picture names them."""
    rays, points = mask["rays"], mask["points"]
    found = []
    for ray, bits in enumerate(rays):
        runs = [point for point in range(points + 1) if (bits << 1 >> point & 1) != (bits >> point & 1)]
        for low, high in zip(runs[::2], runs[1::2], strict=True):
            edges = (1 - (ray + 1) / len(rays), 1 - ray / len(rays), low / points, high / points)
            found.append(" ".join(f"{edge:.4f}" for edge in edges))
    return found


def looks_of(person: Person) -> list[Any]:
    """The looks that the page is told from now on."""
    found: list[Any] = []

    def kept(text: Any) -> None:
        found.append(text)

    def heard(socket: Any) -> None:
        socket.on("framereceived", kept)

    person.page.on("websocket", heard)
    return found


def look_through(person: Person) -> list[tuple[str, list[str], list[str]]]:
    """Open the eye and look at some targets: the sentence, what is drawn, and what was computed."""
    told = looks_of(person)
    from_sample(person, "home_raiders", "home_raiders.shoot.target")
    page = person.page
    scripts: list[str] = []
    page.on("request", lambda request: scripts.append(request.url))
    page.keyboard.press("e")
    page.wait_for_selector("[data-testid=eye-verdict]")
    assert sum("/Eye-" in one and one.endswith(".js") for one in scripts) == 1  # loaded when it is first used
    seen = []
    for _ in range(3):
        target = page.get_attribute("[data-testid=eye]", "data-target")
        page.wait_for_selector(f"[data-testid=eye-verdict][data-target='{target}']")
        looks = [json.loads(text[text.index(":") + 1 :]) for text in told if '"looked"' in text]
        eye = [one["data"] for one in looks if one["what"] == "eye" and str(one["data"]["target"]) == target]
        computed = hidden_parts(eye[-1]["mask"])
        page.wait_for_function(DRAWN, arg=computed)  # the figures may come last
        seen.append((page.inner_text("[data-testid=eye-verdict]"), page.evaluate(PARTS), computed))
        page.click("[data-testid=eye-next]")
    page.keyboard.press("e")
    page.wait_for_selector("[data-testid=eye]", state="detached")
    return seen


@pytest.mark.check(25)
def test_what_is_hatched_is_what_was_computed(invite: Any) -> None:
    anna = invite()
    seen = look_through(anna)
    for _, drawn, computed in seen:
        assert drawn == computed
    assert any(drawn for _, drawn, _ in seen)

    plain = invite()
    plain.context.add_init_script(NO_WEBGL)
    without = look_through(plain)
    assert [(text, drawn) for text, drawn, _ in without] == [(text, drawn) for text, drawn, _ in seen]
