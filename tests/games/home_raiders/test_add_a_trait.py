"""The page about adding a trait, followed word for word in a copy of the sources."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "add-a-trait.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.M | re.S)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The sources with the ability and the texts of the page."""
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static")
    )
    home = tmp_path / "src" / "dicefront" / "games" / "home_raiders"
    (home / "rules" / "abilities" / "duck.py").write_text(blocks("python")[0], "utf-8")
    for language, text in zip(("en", "nl"), blocks("ftl"), strict=True):
        with (home / "texts" / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write(text)
    (tmp_path / "test_duck.py").write_text(blocks("python")[1], "utf-8")
    return tmp_path


def run(place: Path, *command: str) -> str:
    path = {"PYTHONPATH": str(place / "src"), "DICEFRONT_PURE": "1"}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=place,
        env=os.environ | path,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_four_places_make_an_ability(copied: Path) -> None:
    assert "2 passed" in run(copied, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_duck.py")
    tried = (
        "from dicefront.games.home_raiders.rules.abilities.all import ALL_ABILITIES, ability\n"
        "from dicefront.text.messages import Messages\n"
        "duck = ability('duck')\n"
        "print([one.id for one in ALL_ABILITIES][duck.number - 1], duck.family)\n"
        "print(Messages('en').text(duck.reason), Messages('nl').text(duck.reason))\n"
    )
    assert run(copied, "-c", tried).split() == ["mirror-image", "defence", "Duck", "Duiken"]
