"""The files in ``deploy``: checked by tools made for them, and against the program they start."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import msgspec
import pytest

from dicefront.cli.serve import PORT
from dicefront.cli.serve import command as serve
from tests.parts import leave_out

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
EXPOSURE = 20
"""Systemd counts how exposed a unit is, from 0 to 100; below this it is called OK or better."""


def run(program: str, *words: object) -> str:
    """Run a checker; fails with what it says if it is not content."""
    beside = Path(sys.executable).parent / program
    found = str(beside) if beside.is_file() else shutil.which(program)
    if found is None:
        leave_out(program)
    done = subprocess.run([found, *map(str, words)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def options_of(words: list[str]) -> dict[str, Any]:
    """What ``dicefront serve`` understands; it fails if an option is unknown."""
    assert words[0] == "serve"
    with click.Context(serve) as context:
        serve.parse_args(context, words[1:])
        return dict(context.params)


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit with a program that exists here: systemd looks for it."""
    text = (DEPLOY / "dicefront.service").read_text()
    file = tmp_path / "dicefront.service"
    file.write_text(text.replace("/opt/dicefront/bin/dicefront", sys.executable))
    return file


def test_the_unit_is_one_that_systemd_takes(unit: Path) -> None:
    assert run("systemd-analyze", "verify", "--man=no", unit).strip() == ""


def test_the_unit_is_locked_up(unit: Path) -> None:
    run("systemd-analyze", "security", "--offline=true", "--no-pager", f"--threshold={EXPOSURE}", unit)


def test_the_unit_starts_the_server_with_its_own_folder_behind_a_proxy() -> None:
    text = (DEPLOY / "dicefront.service").read_text()
    found = re.search(r"^ExecStart=\S+/dicefront (.*)$", text, re.MULTILINE)
    assert found is not None
    options = options_of(shlex.split(found[1]))
    assert (options["port"], str(options["data"]), options["behind_proxy"]) == (PORT, "%S/dicefront", True)
    assert options["opens"] is False


def test_the_containerfile_has_no_faults() -> None:
    run("hadolint", "--failure-threshold", "info", DEPLOY / "Containerfile")


def test_the_image_starts_the_server_and_asks_for_its_health() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    command = re.search(r"^CMD (\[.*\])$", text, re.MULTILINE)
    assert command is not None
    options = options_of(msgspec.yaml.decode(command[1]))
    assert (options["host"], options["port"], options["opens"]) == ("0.0.0.0", PORT, False)
    assert f"127.0.0.1:{PORT}/api/health" in text
    copied = re.findall(r"^COPY (?!--)(.+) \S+$", text, re.MULTILINE)
    assert all((ROOT / name).exists() for line in copied for name in line.split())


def test_compose_fits_its_schema() -> None:
    run("check-jsonschema", "--builtin-schema", "vendor.compose-spec", DEPLOY / "compose.yaml")


def test_compose_starts_the_server_with_its_database_and_no_secret_stands_in_it() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    services = msgspec.yaml.decode(text)["services"]
    server = services["server"]
    options = options_of(server["command"])
    assert (options["host"], options["port"], options["behind_proxy"]) == ("0.0.0.0", PORT, True)
    known = {option.envvar for option in serve.params if isinstance(option, click.Option)}
    assert set(server["environment"]) <= known
    assert set(server["depends_on"]) == {"database", "redis"}
    assert all("healthcheck" in services[name] for name in server["depends_on"])
    assert all(port.startswith("127.0.0.1:") for port in server["ports"])
    assert re.findall(r"(?i)password\w*: (?!\$\{)\S+", text) == []
