"""Builds the rules packages with mypyc, or leaves them as they are.

The metadata stand in pyproject.toml; this file adds the compiled modules.
The package is built pure when DICEFRONT_PURE is set, or when something that compiling needs is missing.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SOURCES = Path("src")
LIBRARY = "dicefront"  # mypyc adds __mypyc: one library for all modules, next to the package
COMPILED_PACKAGES = ("dicefront/kernel", "dicefront/tabletop", "dicefront/games")

# Left interpreted, with the reason. So is every __init__.py: it only names what others may import.
INTERPRETED = {
    "dicefront/kernel/testing.py": "helpers for tests, where pytest rewrites the assertions",
    # Compiling takes time that players wait for, and these run once a match or for people's eyes.
    "dicefront/kernel/codec.py": "files",
    "dicefront/kernel/log.py": "files",
    "dicefront/games/chessboard/army.py": "before the game",
    "dicefront/games/chessboard/catalogue.py": "data files",
    "dicefront/games/chessboard/diagram.py": "words",
    "dicefront/games/chessboard/notation.py": "words",
    "dicefront/games/chessboard/view.py": "for screens",
    "dicefront/games/crystals/diagram.py": "words",
    "dicefront/games/crystals/invariants.py": "for tests",
    "dicefront/games/crystals/notation.py": "words",
    "dicefront/games/crystals/tracks.py": "data files",
    "dicefront/games/crystals/view.py": "for screens",
}

QUICK, FULL = "1", "2"
"""Levels of optimisation: for playing at once, and for everything else.

The third level takes half as long again as the second and gains nothing that can be measured."""

# Not needed to play: no game measures yet.
MEASURED = "dicefront/tabletop/"
BOARDS = "dicefront/tabletop/grid.py"

# These need no compiled modules; a build of the package calls some of them first.
METADATA_COMMANDS = frozenset({"clean", "dist_info", "egg_info", "sdist"})


def compiled_sources(level: str = FULL) -> list[Path]:
    """The files that mypyc compiles, below src/, sorted."""
    return sorted(
        file.relative_to(ROOT / SOURCES)
        for package in COMPILED_PACKAGES
        for file in (ROOT / SOURCES / package).rglob("*.py")
        if file.name != "__init__.py" and is_compiled(file.relative_to(ROOT / SOURCES).as_posix(), level)
    )


def is_compiled(name: str, level: str) -> bool:
    """Whether a source of the rules packages is compiled at this level."""
    if level == QUICK and name.startswith(MEASURED) and name != BOARDS:
        return False
    return name not in INTERPRETED


def why_pure() -> str | None:
    """What keeps the package from being compiled, or None if nothing does."""
    if os.environ.get("DICEFRONT_PURE", "0") not in ("", "0"):
        return "DICEFRONT_PURE is set"
    if find_spec("mypyc") is None:
        return "mypy is not installed"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler!r} was not found)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "the headers of Python are not installed (Python.h was not found)"
    return None


def main() -> None:
    from setuptools import setup

    reason = why_pure()
    extensions = []
    if METADATA_COMMANDS.isdisjoint(sys.argv):
        if reason is None:
            from mypyc.build import mypycify

            level = os.environ.get("DICEFRONT_OPTIMISE", FULL)
            extensions = mypycify(
                [str(SOURCES / file) for file in compiled_sources(level)],
                opt_level=level,
                debug_level="0",
                group_name=LIBRARY,
                target_dir="build/mypyc",
            )
            if os.name == "posix":
                for extension in extensions:
                    # Nothing but Python calls into the library, so the compiler may inline what is in it.
                    extension.extra_compile_args.append("-fvisibility=hidden")
        else:
            print(f"dicefront: building without compiled modules, because {reason}", file=sys.stderr)
    setup(ext_modules=extensions)


if __name__ == "__main__":
    os.chdir(ROOT)
    main()
