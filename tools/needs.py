"""What Dicefront needs of the system: what is missing is installed where we may, and named where we may not.

    python tools/needs.py play      what playing needs
    python tools/needs.py test      what the tests need as well
    python tools/needs.py report    at the end of the tests: what was left out, and why

Packages are installed by root, or with sudo if it asks for no password. Nothing else is ever changed.
Where a part is missing, the tests that need it are left out; with CI=true that is a failure.
It runs before anything is installed, so it uses the standard library alone.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from glob import glob
from importlib.util import find_spec
from typing import Callable, NamedTuple  # noqa: UP035 - an older Python must read this file to be told so

OLDEST = (3, 11)
NEWEST = (3, 13)
"""The versions of Python that are tested; ``requires-python`` names the same."""


class Need(NamedTuple):
    """One part of the system."""

    name: str
    is_there: Callable[[], object]
    packages: list[str]
    """The Debian packages that bring it."""
    lost: str
    """What goes without it."""
    essential: bool = False
    """Whether nothing goes without it."""


def programs(*names: str) -> list[str]:
    """Where programs are, those that exist."""
    return [found for found in map(shutil.which, names) if found]


def can_make_environments() -> bool:
    return find_spec("venv") is not None and find_spec("ensurepip") is not None


def compilers() -> list[str]:
    return programs("gcc", "cc", "clang")


def has_headers() -> bool:
    return os.path.isfile(os.path.join(sysconfig.get_path("include"), "Python.h"))


def browsers() -> list[str]:
    return programs("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def databases() -> list[str]:
    return programs("initdb") or glob("/usr/lib/postgresql/*/bin/initdb")


def brokers() -> list[str]:
    return programs("redis-server")


def unit_checkers() -> list[str]:
    return programs("systemd-analyze")


NOT_COMPILED = "the rules are not compiled, only the pure build is tested"
NOT_SEVERAL = "no tests of several servers"
PLAY = [Need("venv", can_make_environments, ["python3-venv"], "no packages can be installed", True)]
TEST = [
    *PLAY,
    Need("a C compiler", compilers, ["gcc", "libc6-dev"], NOT_COMPILED),
    Need("headers of Python", has_headers, ["python3-dev"], NOT_COMPILED),
    Need("Chromium", browsers, ["chromium-headless-shell"], "no tests in the browser"),
    Need("PostgreSQL", databases, ["postgresql"], NOT_SEVERAL),
    Need("Redis", brokers, ["redis-server"], NOT_SEVERAL),
    Need("systemd", unit_checkers, ["systemd"], "the unit in deploy is not checked"),
]


def missing(needs: list[Need]) -> list[Need]:
    return [need for need in needs if not need.is_there()]


def right_to_install() -> list[str] | None:
    """What to write before apt-get; None if we may not install anything."""
    if not programs("apt-get"):
        return None
    if os.geteuid() == 0:
        return []
    asks = ["sudo", "-n", "true"]
    if programs("sudo") and subprocess.run(asks, capture_output=True, check=False).returncode == 0:
        return ["sudo"]
    return None


def install(packages: list[str]) -> None:
    """Install Debian packages, if we may. Whether it worked shows in what is missing afterwards."""
    right = right_to_install()
    if right is None:
        return
    print(f"setup: installing with apt-get: {' '.join(packages)}", flush=True)
    for command in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", *packages]):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        result = subprocess.run(
            [*right, "apt-get", *command],
            env=quiet,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if result.returncode != 0:
            print(result.stdout, end="")
            return


def told(needs: list[Need]) -> list[str]:
    """A line for each part that is missing."""
    return [f"  {need.name}: {need.lost} (apt-get install {' '.join(need.packages)})" for need in needs]


def main(arguments: list[str]) -> int:
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        first, last, here = (
            ".".join(map(str, version)) for version in (OLDEST, NEWEST, sys.version_info[:2])
        )
        print(f"setup: Dicefront is tested with Python {first} to {last}, and {sys.executable} is {here}.")
        print(f"setup: name another one: make PYTHON=python{last} …")
        return 1
    what = arguments[0] if arguments else "test"
    lacking = missing(PLAY if what == "play" else TEST)
    if what != "report" and lacking:
        install([package for need in lacking for package in need.packages])
        lacking = missing(lacking)
    if not lacking:
        return 0
    if what == "report":
        print("Left out, because this system lacks a part:")
    else:
        print("setup: this system lacks parts that could not be installed here:")
    print("\n".join(told(lacking)), flush=True)
    if any(need.essential for need in lacking):
        return 1
    return 1 if os.environ.get("CI") == "true" else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
