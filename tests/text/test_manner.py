"""How we speak: shortly (Z-5), with one Dutch word for each term (I-4), and never by sound alone (Z-9)."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from dicefront.kernel.game import game_ids
from dicefront.text.messages import LANGUAGES, entry_name
from tests.text.emitted import FILES, SOURCES, emitted, path_in

SPEAKERS = ["kernel", *game_ids()]
MOST_WORDS = 18
TERMS = {
    r"units?": r"eenhe",
    r"pearls?": r"parel",
    r"lines? of sight": r"zichtlijn",
    r"cover": r"dekking",
    r"activations?": r"activer",
    r"reactions?": r"reacti",
    r"bids?": r"bod",
    r"wounds?": r"wond",
}
CLIENT = SOURCES.parents[1] / "web" / "src"
SEEN_INSTEAD = {
    "lib/attention.ts": ("chime", "document.title = mine"),  # the title and the icon of the page
    "table/Clock.svelte": ("chime", "data-urgency={level}"),  # the clock itself, with a sign and a word
    "table/Tray.svelte": ("clatter", 'class="die'),  # the dice that fall
}
"""What plays which sound, and what of the same file shows what it tells."""


def sentences(pattern: ftl.Pattern | None) -> list[str]:
    """All that a message can come to, with a word in place of each argument."""
    found = [""]
    for element in pattern.elements if pattern else []:
        if isinstance(element, ftl.TextElement):
            parts = [element.value]
        elif isinstance(element.expression, ftl.SelectExpression):
            parts = [text for one in element.expression.variants for text in sentences(one.value)]
        else:
            parts = ["x"]
        found = [before + part for before in found for part in parts]
    return found


@cache
def messages(language: str, file: str) -> dict[str, list[str]]:
    body = parse(path_in(language, file).read_text(encoding="utf-8")).body
    return {one.id.name: sentences(one.value) for one in body if isinstance(one, ftl.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SPEAKERS)
def test_what_happens_is_told_in_one_short_sentence(name: str, language: str) -> None:
    """The log is what a screen reader speaks; more is said to whoever asks why."""
    folder = SOURCES / ("kernel" if name == "kernel" else f"games/{name}/rules")
    said = messages(language, f"{name}.ftl")
    told = {kind: said.get(entry_name(kind), []) for kind in emitted(name, folder).events}
    assert any(told.values())
    long = [text for texts in told.values() for text in texts if len(text.split()) > MOST_WORDS]
    assert long == []


@pytest.mark.parametrize("term", TERMS)
def test_a_term_has_one_dutch_word(term: str) -> None:
    others = []
    for file in FILES:
        dutch = messages("nl", file)
        for name, texts in messages("en", file).items():
            isnt_said = name.endswith("-examples")  # commands
            if isnt_said or not re.search(rf"\b({term})\b", " ".join(texts), re.IGNORECASE):
                continue
            if not re.search(TERMS[term], " ".join(dutch[name]), re.IGNORECASE):
                others.append(name)
    assert others == []


def test_every_sound_has_something_to_see() -> None:
    playing = {}
    for path in sorted(CLIENT.rglob("*")):
        source = path.read_text(encoding="utf-8") if path.suffix in (".ts", ".svelte") else ""
        if re.search(r"\b(chime|clatter|new AudioContext|new Audio)\(", source) and path.name != "sound.ts":
            playing[path.relative_to(CLIENT).as_posix()] = source
    assert set(playing) == set(SEEN_INSTEAD)
    for name, (sound, seen) in SEEN_INSTEAD.items():
        assert f"{sound}()" in playing[name], name
        assert seen in playing[name], name
    exported = re.findall(r"export function (\w+)", (CLIENT / "lib" / "sound.ts").read_text(encoding="utf-8"))
    assert set(exported) == {sound for sound, _ in SEEN_INSTEAD.values()}
