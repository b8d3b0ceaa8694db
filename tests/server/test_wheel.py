"""The wheel is all that a server needs: no node, no compiler, no source beside it, no network."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement

from tests.server.serving import PATIENCE, Visitor
from tests.server.test_serve import read_document

ROOT = Path(__file__).parents[2]
SOURCES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "src")
BUILD = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"
TOOLS = ("node", "npm", "gcc", "cc", "clang", "make", "git", "python", "python3")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel without compiled modules: compiling takes a minute, and changes nothing of what is tested."""
    if not (ROOT / "src/dicefront/server/static/index.html").is_file():
        pytest.fail("expected the client in src/dicefront/server/static, got none: run `make web` first")
    folder = tmp_path_factory.mktemp("wheel")
    copy = folder / "copy"
    copy.mkdir()
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=unwanted)
        else:
            shutil.copy(source, copy / name)
    command = [sys.executable, "-c", BUILD, str(folder)]
    done = subprocess.run(
        command,
        cwd=copy,
        env={**os.environ, "DICEFRONT_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return next(folder.glob("*.whl"))


def needed(found: Distribution, known: dict[str, Distribution]) -> dict[str, Distribution]:
    """What a distribution asks for, and what those ask for in turn."""
    for line in found.requires or []:
        requirement = Requirement(line)
        name = requirement.name
        if name not in known and (requirement.marker is None or requirement.marker.evaluate({"extra": ""})):
            known[name] = distribution(name)
            needed(known[name], known)
    return known


def link_dependencies(wheel: Path, folder: Path) -> None:
    """A folder with what the wheel asks for and nothing else, from the packages that are installed here."""
    with zipfile.ZipFile(wheel) as opened:
        name = next(one for one in opened.namelist() if one.endswith(".dist-info/METADATA"))
        opened.extract(name, folder.parent)
    own = Distribution.at((folder.parent / name).parent)
    folder.mkdir()
    for found in needed(own, {}).values():
        for file in found.files or []:
            top = file.parts[0]
            place = Path(str(found.locate_file(top)))
            if top not in ("..", "__pycache__") and place.exists() and not (folder / top).exists():
                (folder / top).symlink_to(place)


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment with the wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("bare")
    place = folder / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place)], check=True)
    python = str(place / "bin" / "python")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", python]
    subprocess.run([*pip, "install", "--no-index", "--no-deps", "--no-compile", str(wheel)], check=True)
    link_dependencies(wheel, folder / "dependencies")
    (packages,) = place.glob("lib/python*/site-packages")
    (packages / "dependencies.pth").write_text(f"{folder / 'dependencies'}\n")
    return place


def test_the_wheel_holds_the_client_the_texts_and_the_migrations_and_nothing_foreign(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "dicefront/server/static/index.html" in names
    assert any(name.startswith("dicefront/server/static/assets/") for name in names)
    assert "dicefront/text/locales/nl/cli.ftl" in names
    assert "dicefront/games/crystals/texts/nl.ftl" in names
    assert "dicefront/games/crystals/show/sample.jsonl" in names
    assert any(name.startswith("dicefront/server/store/migrations/versions/v0001") for name in names)
    tops = {name.split("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"dicefront"}


def test_nothing_comes_from_the_sources(bare: Path, tmp_path: Path) -> None:
    """What the wheel does not name as a dependency is not there either."""
    look = "import dicefront, importlib.util as u; print(dicefront.__file__, u.find_spec('httpx'))"
    command = [str(bare / "bin" / "python"), "-c", look]
    done = subprocess.run(command, cwd=tmp_path, env={"PATH": ""}, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [
        str(next(bare.glob("lib/*/site-packages")) / "dicefront/__init__.py"),
        "None",
    ]


def test_a_server_from_the_wheel_shows_its_page_and_plays(bare: Path, tmp_path: Path) -> None:
    nothing = tmp_path / "nothing"
    nothing.mkdir()
    environment = {
        "PATH": str(nothing),
        "HOME": str(tmp_path),
        "DICEFRONT_LANG": "en",
        "PYTHONNOUSERSITE": "1",
    }
    assert [tool for tool in TOOLS if shutil.which(tool, path=environment["PATH"])] == []
    data = tmp_path / "data"
    command = [
        str(bare / "bin" / "dicefront"),
        "serve",
        "--no-open",
        "--port",
        "0",
        "--json",
        "--data",
        str(data),
    ]
    process = subprocess.Popen(
        command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        address = json.loads(read_document(process))["address"].rstrip("/")
        page = httpx.get(address, timeout=PATIENCE)
        assert page.status_code == 200
        asset = re.search(r'"(/assets/[^"]+\.js)"', page.text)
        assert asset is not None, page.text[:500]
        script = httpx.get(address + asset[1], timeout=PATIENCE)
        assert script.status_code == 200
        assert "javascript" in script.headers["content-type"]
        visitor = Visitor(address)
        assert visitor.get("/api/health")["ok"]
        match = visitor.new_match("chessboard")["match"]["id"]  # the other side is a computer
        with visitor.sit(match, 0) as south:
            for _ in range(3):
                asked = south.until_asked()
                assert south.answer(asked["candidates"][0]["answer"])["type"] == "done"
        visitor.close()
    finally:
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in said
    assert process.returncode in (0, 130)
