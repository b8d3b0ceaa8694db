"""Words: every event, question, refusal and option can be said in every language."""

import re
from pathlib import Path

import pytest

from dicefront.games import crystals
from dicefront.games.crystals.rules.events import EVENTS
from dicefront.games.crystals.rules.options import OPTIONS
from dicefront.games.crystals.rules.roles import ROLES
from dicefront.kernel.plain import attributes
from dicefront.text.messages import LANGUAGES, Messages, path_of
from tests.text.emitted import is_of_a_part

SOURCES = Path(crystals.__file__).parent / "rules"

ARGUMENTS: dict[str, set[str]] = {
    **{event.kind: set(attributes(event)) for event in EVENTS},
    "crystals.turn.move": {"face"},
    "crystals.turn.experience": {"points"},
    "crystals.move.in_base": {"character", "role"},
    "crystals.move.own_character": {"character", "role", "field"},
    "crystals.spawn.not_in_base": {"character", "role"},
    "crystals.experience.full": {"character", "role"},
    **{f"crystals.ability.{role}": {"level"} for role in ROLES},
    "crystals.role": {"role"},
}

WORDS = ["crystals.title", "crystals.about", "crystals.role"]


def ids_in_the_sources() -> set[str]:
    """Every id that the rules can emit, but those for a screen: it stands between quotes."""
    found = set()
    for path in SOURCES.glob("*.py"):
        found |= set(re.findall(r'"(crystals\.[a-z_.-]+)"', path.read_text(encoding="utf-8")))
    return {id_ for id_ in found if not id_.startswith("crystals.show.")}


def expected() -> set[str]:
    ids = ids_in_the_sources() | set(WORDS)
    for option in OPTIONS:
        ids |= {f"crystals.option.{option.name}", f"crystals.option.{option.name}-about"}
        ids |= {f"crystals.value.{value}" for value in option.values if isinstance(value, str)}
    ids |= {f"crystals.role.{role}" for role in ROLES}
    ids |= {f"crystals.ability.{role}" for role in ROLES if role != "attacker"}
    ids |= {f"crystals.place.{place}" for place in ("base", "start")}
    ids |= {f"crystals.seat.{seat}" for seat in range(4)}
    return ids


def entries(language: str) -> dict[str, str]:
    """The messages of the rules: their source text by name."""
    text = path_of(language, "crystals").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    name = ""
    for line in text.splitlines():
        begins = re.match(r"([a-z][\w-]*) = ", line)
        if begins:
            name = begins[1]
            found[name] = ""
        if name and not line.startswith("#"):
            found[name] += line + "\n"
    return {name: text for name, text in found.items() if not is_of_a_part(name)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_words_and_no_words_are_left_over(language: str) -> None:
    assert set(entries(language)) == {word.replace(".", "-") for word in expected()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_use_only_arguments_that_exist(language: str) -> None:
    known = {word.replace(".", "-"): names for word, names in ARGUMENTS.items()}
    for name, text in entries(language).items():
        used = set(re.findall(r"\$(\w+)", text))
        if "{ crystals-role }" in text:
            used.add("role")
        assert used <= known.get(name, set()), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    messages = Messages(language)
    for name, text in entries(language).items():
        args: dict[str, object] = dict.fromkeys(re.findall(r"\$(\w+)", text), 2)
        word = name.replace("-", ".", 1)
        said = messages.text(word, {**args, "role": "scout", "attacker": "rider"})
        assert "{" not in said
        assert "crystals-" not in said
        assert not said.endswith("!")


def test_start_is_said_for_no_field() -> None:
    args = {"player": "Ann", "role": "tower", "face": 3, "origin": -1, "field": 2}
    assert Messages("en").text("crystals.moved", args) == "Ann moves the Tower from Start to F2 with 3."
    assert Messages("nl").text("crystals.moved", args) == "Ann gaat met de Toren van Start naar F2 met 3."
