"""Which build runs: compiled, pure, or pure because the compiled one is stale.

The tests lay out a small package with empty files for the compiled modules.
Python prefers those and fails on them, so an import that succeeds has read the source.
"""

import json
import os
import runpy
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from dicefront import _build

SUFFIX = EXTENSION_SUFFIXES[0]
COMPILED_AT = 1_000_000_000
ROOT = Path(__file__).resolve().parent.parent


class Checkout:
    """A checkout with one compiled module, `dicefront.kernel.toy`."""

    def __init__(self, root: Path) -> None:
        self.src = root / "src"
        self.kernel = self.src / "dicefront" / "kernel"
        self.project = root / "pyproject.toml"
        self.library = self.src / f"dicefront__mypyc{SUFFIX}"
        self.kernel.mkdir(parents=True)
        package = Path(_build.__file__).parent
        for name in ("__init__.py", "_build.py"):
            shutil.copy(package / name, self.kernel.parent / name)
        self.write(self.project, self.library, self.kernel / "__init__.py", self.kernel / f"toy{SUFFIX}")
        self.write(self.kernel / "toy.py", text="FACES = 6\n")

    def write(self, *paths: Path, text: str = "", at: int = COMPILED_AT) -> None:
        for path in paths:
            path.write_text(text)
            os.utime(path, (at, at))

    def run(self, code: str, *, pure: bool = False) -> subprocess.CompletedProcess[str]:
        environment = {key: value for key, value in os.environ.items() if key != "DICEFRONT_PURE"}
        environment["PYTHONPATH"] = str(self.src)
        if pure:
            environment["DICEFRONT_PURE"] = "1"
        return subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
        )

    def build(self, *, pure: bool = False) -> str:
        """The build as the process sees it, and the faces if the source could be imported."""
        code = """
from dicefront import _build
print(_build.build_kind(), _build.build().reason, _build.build().culprit, end=" ")
try:
    from dicefront.kernel.toy import FACES
    print(FACES)
except ImportError as error:
    print(type(error).__name__)
"""
        result = self.run(code, pure=pure)
        assert result.returncode == 0, result.stderr
        return result.stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_compiled_modules_run_if_no_source_is_newer(checkout: Checkout) -> None:
    assert checkout.build() == "compiled up_to_date None ImportError"


def test_the_environment_can_ask_for_the_sources(checkout: Checkout) -> None:
    assert checkout.build(pure=True) == "pure asked_for None 6"


def test_one_newer_source_makes_the_whole_build_stale(checkout: Checkout) -> None:
    checkout.write(checkout.kernel / "other.py", at=COMPILED_AT + 1)
    assert checkout.build() == f"stale source_newer {Path('kernel/other.py')} 6"


@pytest.mark.parametrize(
    "package", ["tabletop", "skirmish", "parts/opponent", "games/dice/rules", "games/dice/opponent", "agents"]
)
def test_every_compiled_package_is_compared(checkout: Checkout, package: str) -> None:
    folder = checkout.kernel.parent / package
    folder.mkdir(parents=True)
    checkout.write(folder / "other.py", at=COMPILED_AT + 1)
    assert checkout.build() == f"stale source_newer {Path(package) / 'other.py'} 6"


@pytest.mark.parametrize(
    "package", ["parts/show", "games/dice/terminal", "games/dice/show", "games/dice/lab"]
)
def test_what_is_never_compiled_may_be_newer(checkout: Checkout, package: str) -> None:
    folder = checkout.kernel.parent / package
    folder.mkdir(parents=True)
    checkout.write(folder / "other.py", at=COMPILED_AT + 1)
    assert checkout.build() == "compiled up_to_date None ImportError"


def test_a_compiled_module_without_a_source_makes_the_build_stale(checkout: Checkout) -> None:
    checkout.write(checkout.kernel / f"gone{SUFFIX}")
    assert checkout.build() == f"stale source_missing {Path('kernel') / f'gone{SUFFIX}'} 6"


def test_a_compiled_module_without_a_source_cannot_be_imported(checkout: Checkout) -> None:
    checkout.write(checkout.kernel / f"gone{SUFFIX}")
    result = checkout.run("import dicefront.kernel.gone")
    assert "ModuleNotFoundError: No module named 'dicefront.kernel.gone'" in result.stderr


def test_half_a_build_runs_from_the_sources(checkout: Checkout) -> None:
    """The shared library is written last."""
    checkout.library.unlink()
    assert checkout.build() == "pure not_compiled None 6"


def test_an_installed_package_is_never_stale(checkout: Checkout) -> None:
    checkout.project.unlink()
    checkout.write(checkout.kernel / "other.py", at=COMPILED_AT + 1)
    assert checkout.build() == "compiled up_to_date None ImportError"


def test_compiled_modules_are_listed_by_name(checkout: Checkout) -> None:
    result = checkout.run("from dicefront import _build; print(_build.compiled_modules())")
    assert result.stdout.strip() == "['dicefront.kernel.toy']"


def test_importing_the_package_does_not_import_the_kernel(checkout: Checkout) -> None:
    result = checkout.run("import sys, dicefront; print('dicefront.kernel' in sys.modules)")
    assert result.stdout.strip() == "False"


def test_an_unknown_name_is_an_attribute_error(checkout: Checkout) -> None:
    result = checkout.run("import dicefront; dicefront.dice")
    assert "AttributeError: module 'dicefront' has no attribute 'dice'" in result.stderr


def test_all_modules_are_compiled_but_those_that_are_named() -> None:
    recipe = runpy.run_path(str(ROOT / "setup.py"))
    compiled = {file.as_posix() for file in recipe["compiled_sources"]()}
    assert "dicefront/games/chessboard/rules/flow.py" in compiled
    assert "dicefront/games/chessboard/opponent/turns.py" in compiled
    assert "dicefront/parts/opponent/evaluation.py" in compiled
    assert "dicefront/parts/observer/episode.py" in compiled
    assert "dicefront/games/crystals/observer/tables.py" in compiled
    assert "dicefront/agents/greedy.py" in compiled
    assert "dicefront/games/chessboard/rules/notation.py" not in compiled
    assert "dicefront/games/chessboard/__init__.py" not in compiled


def test_this_process_says_which_build_it_runs() -> None:
    build = _build.build()
    assert build.kind == _build.build_kind()
    assert str(build).startswith("compiled" if build.kind == "compiled" else "pure")


def dry_run(folder: Path, *targets: str) -> str:
    """What ``make`` would do in a bare checkout on a machine where only the programs in ``folder`` exist."""
    for program in ("make", "sh", "find", "uname"):
        found = shutil.which(program)
        if found is not None:
            (folder / program).symlink_to(found)
    done = subprocess.run(
        ["make", "--dry-run", "--always-make", *targets],
        cwd=ROOT,
        env={"PATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def install_node(folder: Path, version: str) -> None:
    """A program that answers as the node of that version answers the question of the Makefile."""
    for name, answer in (("node", int(version) < 20), ("npm", False)):
        program = folder / name
        program.write_text(f"#!/bin/sh\nexit {int(answer)}\n")
        program.chmod(0o755)


def test_the_client_is_built_with_the_node_of_the_machine(tmp_path: Path) -> None:
    install_node(tmp_path, "22")
    plan = dry_run(tmp_path, "web")
    assert "npm --prefix web ci" in plan
    assert "requirements/node.txt" not in plan


@pytest.mark.parametrize("version", ["", "18"])
def test_without_a_fitting_node_one_is_installed_for_the_client(tmp_path: Path, version: str) -> None:
    if version:
        install_node(tmp_path, version)
    plan = dry_run(tmp_path, "web")
    node = plan.index("--require-hashes --only-binary :all: --target build/node --upgrade")
    assert node < plan.index("npm-cli.js --prefix web ci") < plan.index("npm-cli.js --prefix web run")


def test_what_the_client_is_built_with_is_pinned_by_checksums_and_without_addresses() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    others = {name: entry for name, entry in packages.items() if name}
    assert len(others) > 40
    assert [name for name, entry in others.items() if "integrity" not in entry] == []
    assert [name for name, entry in others.items() if "resolved" in entry] == []
