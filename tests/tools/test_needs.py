"""What the system lacks is installed where we may, told where we may not, never passed over in silence."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest

from tests import parts
from tests.server.serving import PATIENCE
from tools import needs

ROOT = Path(__file__).parents[2]
RIGHT_TO_INSTALL = needs.right_to_install


class Machine:
    """A machine on which only the programs in one folder exist."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.said = folder / "apt.log"
        self.capsys = capsys
        for name in ("gcc", "initdb", "redis-server", "chromium-headless-shell", "systemd-analyze"):
            self.add(name)

    def add(self, name: str, script: str = "") -> None:
        program = self.folder / name
        program.write_text(f"#!/bin/sh\n{script}\n")
        program.chmod(0o755)

    def remove(self, name: str) -> None:
        (self.folder / name).unlink()

    def add_apt(self, installs: str) -> None:
        """An apt-get that writes down how it was called, and really installs one program."""
        copies = f'/bin/cp "{self.folder}/gcc" "{self.folder}/{installs}"'
        self.add("apt-get", f'echo "$@" >>"{self.said}"\n[ "$1" = update ] || {copies}')

    def run(self, word: str) -> tuple[int, str]:
        code = needs.main([word])
        return code, self.capsys.readouterr().out


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Machine:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(needs, "glob", lambda _: [])
    monkeypatch.setattr(needs, "right_to_install", lambda: [] if needs.programs("apt-get") else None)
    by_program = [need for need in needs.TEST if need.name not in ("venv", "headers of Python")]
    monkeypatch.setattr(needs, "TEST", by_program)
    return Machine(tmp_path, capsys)


def test_a_machine_with_everything_is_left_in_peace(machine: Machine) -> None:
    machine.add_apt(installs="nothing")
    assert machine.run("test") == (0, "")
    assert machine.run("report") == (0, "")
    assert not machine.said.exists()


def test_what_is_missing_is_installed_where_we_may(machine: Machine) -> None:
    machine.remove("chromium-headless-shell")
    machine.add_apt(installs="chromium-headless-shell")
    assert machine.run("test") == (0, "setup: installing with apt-get: chromium-headless-shell\n")
    update, install = machine.said.read_text().splitlines()
    assert update.startswith("update")
    assert install.startswith("install")
    assert install.endswith(" chromium-headless-shell")


def test_what_apt_does_not_bring_is_still_missing(machine: Machine) -> None:
    machine.remove("chromium-headless-shell")
    machine.add_apt(installs="nothing")
    assert "Chromium: no tests in the browser" in machine.run("test")[1]


def test_where_we_may_not_install_it_is_named_with_what_is_lost(machine: Machine) -> None:
    machine.remove("chromium-headless-shell")
    machine.remove("redis-server")
    code, said = machine.run("test")
    assert code == 0
    assert "Chromium: no tests in the browser (apt-get install chromium-headless-shell)" in said
    assert "Redis: no tests of several servers (apt-get install redis-server)" in said
    assert machine.run("report")[1].startswith("Left out, because this system lacks a part:\n  Chromium: ")


@pytest.mark.parametrize("word", ["test", "report"])
def test_a_build_server_leaves_nothing_out(
    machine: Machine, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.remove("redis-server")
    assert machine.run(word)[0] == 0
    monkeypatch.setenv("CI", "true")
    assert machine.run(word)[0] == 1


def test_playing_needs_an_environment_and_nothing_else(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [need.name for need in needs.PLAY] == ["venv"]
    monkeypatch.setattr(needs, "PLAY", [needs.PLAY[0]._replace(is_there=lambda: False)])
    code, said = machine.run("play")
    assert code == 1
    assert "venv: no packages can be installed (apt-get install python3-venv)" in said


@pytest.mark.parametrize("version", [(3, 10), (3, 14)])
def test_a_python_that_is_not_tested_is_told_which_ones_are(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, version: tuple[int, int]
) -> None:
    monkeypatch.setattr(sys, "version_info", (*version, 0))
    code, said = machine.run("play")
    assert code == 1
    assert "Dicefront is tested with Python 3.11 to 3.13, and " in said
    assert f" is {version[0]}.{version[1]}.\n" in said
    assert "make PYTHON=python3.13 …" in said


@pytest.mark.parametrize("version", [(3, 11), (3, 13)])
def test_the_pythons_that_are_tested_are_let_through(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, version: tuple[int, int]
) -> None:
    monkeypatch.setattr(sys, "version_info", (*version, 0))
    assert machine.run("test") == (0, "")


def test_the_package_and_the_readme_name_the_same_pythons_and_programs() -> None:
    first, last = (f"{major}.{minor}" for major, minor in (needs.OLDEST, needs.NEWEST))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["requires-python"] == f">={first},<3.{needs.NEWEST[1] + 1}"
    readme = (ROOT / "README.md").read_text("utf-8")
    assert f"Python {first}, 3.12 or {last}" in readme
    line = next(line for line in readme.splitlines() if line.startswith("The tests also need"))
    for named in ("Chromium", "PostgreSQL", "Redis", "systemd-analyze"):
        assert named in line


def lone_chromium(machine: Machine, monkeypatch: pytest.MonkeyPatch, user: int) -> None:
    """Chromium is missing, apt-get would bring it, and who may call that is found out for real."""
    monkeypatch.setattr(needs, "right_to_install", RIGHT_TO_INSTALL)
    monkeypatch.setattr(os, "geteuid", lambda: user)
    machine.remove("chromium-headless-shell")
    machine.add_apt(installs="chromium-headless-shell")


def test_root_installs_without_sudo(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    lone_chromium(machine, monkeypatch, user=0)
    machine.add("sudo", f'echo "sudo $@" >>"{machine.said}"; exit 1')
    assert machine.run("test") == (0, "setup: installing with apt-get: chromium-headless-shell\n")
    assert [line.split()[0] for line in machine.said.read_text().splitlines()] == ["update", "install"]


def test_sudo_that_asks_for_no_password_is_used(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    lone_chromium(machine, monkeypatch, user=1000)
    as_root = f'echo "sudo $@" >>"{machine.said}"\n[ "$1" = -n ] && exit 0\nexec "$@"'
    machine.add("sudo", as_root)
    assert machine.run("test") == (0, "setup: installing with apt-get: chromium-headless-shell\n")
    asked, *calls = machine.said.read_text().splitlines()
    assert asked == "sudo -n true"
    assert [line.split()[:3] for line in calls if line.startswith("sudo")] == [
        ["sudo", "apt-get", "update"],
        ["sudo", "apt-get", "install"],
    ]


@pytest.mark.parametrize("has_sudo", [True, False])
def test_without_the_right_nothing_is_installed_and_nobody_is_asked(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, has_sudo: bool
) -> None:
    lone_chromium(machine, monkeypatch, user=1000)
    if has_sudo:
        machine.add("sudo", "exit 1  # it would ask for a password")
    code, said = machine.run("test")
    assert code == 0
    assert "Chromium: no tests in the browser" in said
    assert not machine.said.exists()


def test_a_test_without_its_part_is_left_out_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception) as found:
        parts.leave_out("Chromium")
    lines = parts.summary([str(found.value), str(found.value), "another reason"])
    assert lines == ["2 tests were left out, because this system lacks Chromium"]


def test_on_a_build_server_a_test_without_its_part_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="lacks Chromium"):
        parts.leave_out("Chromium")


@pytest.mark.parametrize(("tests", "lacks", "status"), [(0, 0, 0), (3, 0, 2), (0, 1, 2), (3, 1, 2)])
def test_what_was_left_out_is_listed_after_the_tests_whether_they_passed_or_not(
    tmp_path: Path, tests: int, lacks: int, status: int
) -> None:
    """A build server lacks nothing: there the list alone is a failure."""
    recipe = f"\nall-tests:\n\t@echo the tests ran; exit {tests}\n"
    (tmp_path / "Makefile").write_text((ROOT / "Makefile").read_text() + recipe)
    needs_program = tmp_path / "needs"
    needs_program.write_text(f"#!/bin/sh\necho needs $1\n[ $1 = test ] || exit {lacks}\n")
    needs_program.chmod(0o755)
    done = made(tmp_path, "test", f"NEEDS={needs_program}")
    assert done.stdout.splitlines() == ["needs test", "the tests ran", "needs report"]
    assert done.returncode == status


def made(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What ``make`` does in a folder."""
    environment = {
        name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL")
    }
    return subprocess.run(
        ["make", *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_play_starts_the_server_while_the_rules_are_compiled_behind_it(tmp_path: Path) -> None:
    """Packages and client first, then the compiler in the background, and at once the server."""
    (tmp_path / "Makefile").write_text((ROOT / "Makefile").read_text())
    for name in ("python", "dicefront"):
        program = tmp_path / name
        program.write_text(f'#!/bin/sh\necho {name} "$@"\n')
        program.chmod(0o755)
    done = made(tmp_path, "play", "NEEDS=echo needs", "MAKE=echo make", f"BIN={tmp_path}")
    assert done.stdout.splitlines() == [
        "needs play",
        "make --no-print-directory -j2 .venv/installed.stamp web",
        "python tools/compile.py --behind",
        "dicefront serve",
    ]


BEHIND = """
import sys
from pathlib import Path
from tools import compile as compiling

compiling.LOG = Path(sys.argv[1])
compiling.is_compiled = lambda recipe: False
sys.exit(compiling.compile_behind(compiling.load_recipe()))
"""


def test_compiling_behind_returns_before_it_is_done(tmp_path: Path) -> None:
    """The compiler is a process of its own; here it goes on when it is let go."""
    go_on, log = tmp_path / "go-on", tmp_path / "compile.log"
    os.mkfifo(go_on)
    compiler = tmp_path / "nice"
    compiler.write_text(f'#!/bin/sh\nread line <"{go_on}"\nprintf "%s " "$line" "$@"\n')
    compiler.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run([sys.executable, "-c", BEHIND, str(log)], cwd=ROOT, env=environment, check=False)
    assert done.returncode == 0  # though nothing has let the compiler go on
    assert log.read_text() == ""
    go_on.write_text("compiling\n")  # waits until somebody reads it
    end = time.monotonic() + PATIENCE
    while not log.read_text().endswith("compile.py ") and time.monotonic() < end:
        time.sleep(0.01)
    assert log.read_text().startswith("compiling -n 10 ")


def test_a_step_of_the_setup_tells_its_title_and_hides_what_it_prints() -> None:
    done = step("echo", "chatter")
    assert (done.returncode, done.stdout) == (0, "setup: a step\n")


def test_a_step_that_fails_shows_what_it_printed() -> None:
    done = step("sh", "-c", "echo what went wrong; exit 3")
    assert done.returncode == 3
    assert done.stdout == "setup: a step\nwhat went wrong\nsetup: a step: failed with exit code 3\n"


def step(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "tools" / "progress.py"), "a step", *command],
        env=dict(os.environ),
        capture_output=True,
        text=True,
        check=False,
    )
