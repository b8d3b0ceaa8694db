"""What the system lacks is installed where we may, told where we may not, never passed over in silence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import parts
from tools import needs

ROOT = Path(__file__).parents[2]


class Machine:
    """A machine on which only the programs in one folder exist."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.said = folder / "apt.log"
        self.capsys = capsys
        for name in ("gcc", "initdb", "redis-server", "chromium", "systemd-analyze"):
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
    machine.remove("chromium")
    machine.add_apt(installs="chromium")
    assert machine.run("test") == (0, "setup: installing with apt-get: chromium\n")
    update, install = machine.said.read_text().splitlines()
    assert update.startswith("update")
    assert install.startswith("install")
    assert install.endswith(" chromium")


def test_what_apt_does_not_bring_is_still_missing(machine: Machine) -> None:
    machine.remove("chromium")
    machine.add_apt(installs="nothing")
    assert "Chromium: no tests in the browser" in machine.run("test")[1]


def test_where_we_may_not_install_it_is_named_with_what_is_lost(machine: Machine) -> None:
    machine.remove("chromium")
    machine.remove("redis-server")
    code, said = machine.run("test")
    assert code == 0
    assert "Chromium: no tests in the browser (apt-get install chromium)" in said
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


def test_an_old_python_is_told_which_one_is_needed(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needs, "OLDEST", (9, 0))
    code, said = machine.run("play")
    assert code == 1
    assert "Dicefront needs Python 9.0 or newer" in said


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
    environment = {
        name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL")
    }
    done = subprocess.run(
        ["make", "test", f"NEEDS={needs_program}"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.splitlines() == ["needs test", "the tests ran", "needs report"]
    assert done.returncode == status


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
