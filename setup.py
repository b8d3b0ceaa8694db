"""Builds the rules packages with mypyc, or leaves them as they are.

The metadata stand in pyproject.toml; this file adds the compiled modules.
The package is built pure when DICEFRONT_PURE is set, or when something that compiling needs is missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parent
SOURCES = Path("src")
LIBRARY = "dicefront"  # mypyc adds __mypyc: one library for all modules, next to the package
COMPILED_PACKAGES = (
    "dicefront/kernel",
    "dicefront/tabletop",
    "dicefront/skirmish",
    "dicefront/parts/observer",
    "dicefront/parts/opponent",
    "dicefront/games/*/rules",
    "dicefront/games/*/observer",
    "dicefront/games/*/opponent",
    "dicefront/agents",
)

# Left interpreted, with the reason. So is every __init__.py: it only names what others may import.
# Compiling takes time that players wait for; modules of these names run once a match or are for people.
COLD = {
    "army.py": "before the game",
    "bands.py": "before the game",
    "campaign.py": "between games",
    "cardfile.py": "data files",
    "catalogue.py": "data files",
    "codec.py": "files",
    "datafiles.py": "data files",
    "diagram.py": "words",
    "invariants.py": "for tests",
    "labels.py": "for screens",
    "log.py": "files",
    "notation.py": "words",
    "optionsfile.py": "data files",
    "prospects.py": "for screens",
    "recruiting.py": "before the game",
    "roster.py": "before the game",
    "signs.py": "for screens",
    "teamfile.py": "data files",
    "testing.py": "helpers for tests, where pytest rewrites the assertions",
    "tracks.py": "data files",
    "view.py": "for screens",
}

OPTIMISED = "2"
"""The level of optimisation. The third takes half as long again and gains nothing that can be measured."""

# These need no compiled modules; a build of the package calls some of them first.
METADATA_COMMANDS = frozenset({"clean", "dist_info", "egg_info", "sdist"})


def compiled_sources() -> list[Path]:
    """The files that mypyc compiles, below src/, sorted."""
    return sorted(
        file.relative_to(ROOT / SOURCES)
        for package in COMPILED_PACKAGES
        for folder in (ROOT / SOURCES).glob(package)
        for file in folder.rglob("*.py")
        if file.name != "__init__.py" and file.name not in COLD
    )


def why_pure() -> str | None:
    """What keeps the package from being compiled, or None if nothing does."""
    if os.environ.get("DICEFRONT_PURE", "0") not in ("", "0"):
        return "DICEFRONT_PURE is set"
    if find_spec("mypyc") is None:
        return "mypy is not installed"
    program = compiler()[0]
    if shutil.which(program) is None:
        return f"there is no C compiler ({program!r} was not found)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "the headers of Python are not installed (Debian: apt-get install python3-dev)"
    return None


def tune(extension: Extension) -> None:
    """How the C is compiled: soon done, and with the same results on every processor."""
    extension.depends.append("setup.py")
    if extension.name != LIBRARY + "__mypyc":
        extension.extra_compile_args = ["-O0", "-g0", "-w"]  # a module only points into the library
        return
    # Nothing but Python calls into the library, so the compiler may inline what is in it.
    # Looking for warnings in generated code takes longer than compiling it, even if they are not shown.
    # Without contraction a product and a sum are rounded one after the other on ARM too.
    extension.extra_compile_args = [
        f"-O{OPTIMISED}",
        "-g0",
        "-w",
        "-Wno-all",
        "-fvisibility=hidden",
        "-ffp-contract=off",
    ]
    if is_gcc():
        # The library is one large C file; optimising it while linking makes use of all cores.
        extension.extra_compile_args.append("-flto")
        extension.extra_link_args = [f"-O{OPTIMISED}", "-flto=auto", "-w"]


def is_gcc() -> bool:
    """Whether the C compiler is GCC, of a version that finds out how many cores there are."""
    test = "#if __GNUC__ < 10 || defined(__clang__)\n#error\n#endif\n"
    command = [*compiler(), "-E", "-x", "c", "-"]
    return subprocess.run(command, input=test, capture_output=True, text=True, check=False).returncode == 0


def compiler() -> list[str]:
    """The C compiler and its options, as Python was built or as the environment says."""
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()


def main() -> None:
    from setuptools import setup

    reason = why_pure()
    extensions = []
    if METADATA_COMMANDS.isdisjoint(sys.argv):
        if reason is None:
            from mypyc.build import mypycify

            extensions = mypycify(
                [str(SOURCES / file) for file in compiled_sources()],
                opt_level=OPTIMISED,
                debug_level="0",
                group_name=LIBRARY,
                target_dir="build/mypyc",
            )
            if os.name == "posix":
                for extension in extensions:
                    tune(extension)
        else:
            print(f"dicefront: building without compiled modules, because {reason}", file=sys.stderr)
    setup(ext_modules=extensions)


if __name__ == "__main__":
    os.chdir(ROOT)
    main()
