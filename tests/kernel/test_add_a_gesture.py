"""The page about adding a gesture, followed word for word in a copy of the sources."""

from __future__ import annotations

import ast
import re
import shutil
import sys
from functools import cache
from pathlib import Path

import pytest

from dicefront.kernel.gesture import GESTURES
from tests import pages
from tests.pages import ROOT
from tests.parts import leave_out

PAGE = pages.page("add-a-gesture")
NEW = "swap"
BROWSER = ("test_gestures.py", "test_gestures_on_a_board.py", "test_hands_on_the_table.py")
COMPILE = """
import { readFileSync } from "node:fs";
import { compile } from "svelte/compiler";
console.log(compile(readFileSync("src/table/Hand.svelte", "utf8"), { generate: "client" }).js.code);
"""


def changed(text: str, hunk: str) -> str:
    """A text with one change of the page, whose other lines must stand there once."""
    lines = hunk.splitlines()
    before = "".join(f"{line[1:]}\n" for line in lines if line[:1] in (" ", "-"))
    after = "".join(f"{line[1:]}\n" for line in lines if line[:1] in (" ", "+"))
    assert f"\n{text}".count(f"\n{before}") == 1, f"these lines once:\n{before}"
    return f"\n{text}".replace(f"\n{before}", f"\n{after}")[1:]


class Copied:
    """The sources, the tests and the client at a place, with the changes of the page."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.environment = pages.copy_of_sources(place)
        left = shutil.ignore_patterns(
            "*.so", "__pycache__", "static", "node_modules", "games", "playthroughs"
        )
        for folder in ("tests", "web"):
            shutil.copytree(ROOT / folder, place / folder, ignore=left)
        shutil.copytree(ROOT / "web" / "src" / "games", place / "web" / "src" / "games")
        shutil.copy(ROOT / "pyproject.toml", place)
        (place / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        for path, block in re.findall(r"^```diff (\S+)\n(.*?)^```", PAGE, re.M | re.S):
            file = place / path
            text = file.read_text("utf-8")
            for hunk in block.split("@@\n"):
                text = changed(text, hunk)
            file.write_text(text, "utf-8")

    def run(self, *command: str, folder: str = "") -> str:
        return pages.run(self.place / folder, *command, **self.environment)

    def pytest(self, *args: str) -> str:
        return self.run(sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *args)


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Copied:
    return Copied(tmp_path_factory.mktemp("gesture"))


def with_node() -> str:
    """Where Node is; without it the tests of the client are left out."""
    found = shutil.which("node")
    if found is None or not (ROOT / "web" / "node_modules" / "svelte").is_dir():
        leave_out("Node and the packages of the client")
    return str(found)


def test_the_kernel_and_the_terminal_know_the_new_gesture(copied: Copied) -> None:
    told = copied.pytest("tests/kernel/test_gesture.py", "tests/cli/test_forms.py", "-k", "gesture or form")
    assert "passed" in told
    known = "from dicefront.kernel.gesture import GESTURES; print(GESTURES[-1])"
    assert copied.run(sys.executable, "-c", known) == f"{NEW}\n"


def test_the_client_makes_every_form_of_the_new_gesture(copied: Copied) -> None:
    node = with_node()
    written = (
        "import json; from tests.kernel.test_gesture import CASES\n"
        "rows = [{'kind': '-', 'gesture': one.to_json(), 'forms': good} for one, good, _ in CASES]\n"
        "print(json.dumps(rows))"
    )
    (copied.place / "hands.json").write_text(copied.run(sys.executable, "-c", written), "utf-8")
    assert f"with {len(GESTURES) + 1} gestures" in copied.run(
        node, "web/scripts/hands.js", str(copied.place / "hands.json")
    )


def test_a_gesture_that_nothing_makes_is_noticed(copied: Copied) -> None:
    node = with_node()
    gesture = '{"kind": "juggle", "items": [], "low": 0, "high": 0, "deeds": [], "of": []}'
    file = copied.place / "juggle.json"
    file.write_text(f'[{{"kind": "kernel", "gesture": {gesture}, "forms": [[]]}}]', "utf-8")
    with pytest.raises(AssertionError, match="no steps make juggle"):
        copied.run(node, "web/scripts/hands.js", str(file))


def test_the_dock_draws_the_new_gesture(copied: Copied) -> None:
    node = with_node()
    (copied.place / "web" / "compile.mjs").write_text(COMPILE, "utf-8")
    assert f'"hand-{NEW}"' in copied.run(node, "compile.mjs", folder="web")


@pytest.mark.long
def test_the_new_gesture_is_made_by_mouse_touch_and_keys(copied: Copied) -> None:
    with_node()
    copied.run("npm", "run", "--silent", "build", folder="web")
    told = copied.pytest("tests/browser/test_gestures.py", "-k", "two_change_places")
    assert "3 passed" in told


# -- the page and the gestures that there are ---------------------------------------------------------


def named() -> list[str]:
    """What the sentences of the page name between backticks."""
    prose = re.sub(r"^```.*?^```", "", PAGE, flags=re.M | re.S)
    return re.findall(r"`([^`]+)`", prose)


def test_every_path_and_every_name_on_the_page_exists() -> None:
    paths = [one for one in named() if "/" in one]
    assert len(paths) > 10
    assert [one for one in paths if not (ROOT / one).exists()] == []
    told = "".join((ROOT / one).read_text("utf-8") for one in paths if (ROOT / one).is_file())
    told += (ROOT / "src" / "dicefront" / "kernel" / "question.py").read_text("utf-8")
    names = [one for one in named() if re.fullmatch(r"[A-Za-z_.]+", one) and one not in (NEW, *paths)]
    modules = {path.name for path in (ROOT / "web" / "src" / "skirmish").iterdir()}
    missing = [
        one
        for one in names
        if one not in modules and not all(re.search(rf"\b{part}\b", told) for part in one.split("."))
    ]
    assert missing == []


@cache
def in_client(path: str, name: str) -> list[str]:
    """The words of a list, or the names of an object, that a script of the client declares."""
    text = (ROOT / "web" / path).read_text("utf-8")
    listed = re.search(rf"^const {name} = \[(.*?)\]", text, re.M | re.S)
    if listed:
        return re.findall(r'"(\w+)"', listed[1])
    block = re.search(rf"^const {name} = {{(.*?)^}};", text, re.M | re.S)
    assert block, name
    return re.findall(r"^  (\w+)[:(]", block[1], re.M)


def test_every_gesture_takes_one_press_or_is_made_step_by_step() -> None:
    kept = in_client("src/table/hand.ts", "KEPT")
    at_once = in_client("scripts/hands.js", "AT_ONCE")
    assert sorted([*kept, *at_once]) == sorted(GESTURES)
    assert sorted(in_client("scripts/hands.js", "MAKE")) == sorted(kept)


def asked_in_browser() -> set[str]:
    """The gestures that some test makes with every hand: one without a hand that it leaves out."""
    found: set[str] = set()
    for name in BROWSER:
        tree = ast.parse((ROOT / "tests" / "browser" / name).read_text("utf-8"))
        for test in tree.body:
            if not isinstance(test, ast.FunctionDef) or not test.name.startswith("test_"):
                continue
            if any(isinstance(node, ast.Return) for node in ast.walk(test)):
                continue
            calls = [node for node in ast.walk(test) if isinstance(node, ast.Call)]
            words = [word for call in calls if ast.unparse(call.func) == "ask" for word in call.keywords]
            found |= {ast.literal_eval(word.value) for word in words if word.arg == "kind"}
    return found


def test_every_gesture_is_made_in_the_browser_by_mouse_touch_and_keys() -> None:
    assert set(GESTURES) - asked_in_browser() == set()
