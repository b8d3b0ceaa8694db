"""Compile the rules packages in place, unless what is there is already compiled from these very sources.

    python tools/compile.py [--required] [--quick]

Without a C compiler the package runs pure, and that is no failure unless --required is given.
With --quick the compiler optimises less and is done sooner; a better build that is there is kept.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
BUILT = ROOT / "build" / "compiled"
STAMP = ROOT / "build" / "compiled.stamp"
SUFFIX = EXTENSION_SUFFIXES[0]


def main(arguments: list[str]) -> int:
    recipe = load_recipe()
    library = SRC / (recipe.LIBRARY + "__mypyc" + SUFFIX)
    level: str = recipe.QUICK if "--quick" in arguments else recipe.FULL
    sources: list[Path] = recipe.compiled_sources(level)
    if not sources:
        print("compile: there is nothing to compile yet")
        return 0
    reason = recipe.why_pure()
    if reason is not None:
        print(f"compile: running pure, because {reason}")
        return 1 if "--required" in arguments else 0

    # A source that is saved from now on is newer than what is compiled, even while the compiler runs.
    now = time.time_ns()
    wanted = [(SRC / source).with_suffix(SUFFIX) for source in sources]
    digest = digest_of(sources)
    stamp = STAMP.read_text() if STAMP.is_file() else ""
    better = f"{digest_of(recipe.compiled_sources(recipe.FULL))} {recipe.FULL}\n"
    enough = [f"{digest} {level}\n", better]
    if stamp in enough and all(file.is_file() for file in [*wanted, library]):
        set_time([*wanted, library], now)  # the sources may have been touched without a change
        print(f"compile: {len(sources)} modules are up to date")
        return 0

    started = time.monotonic()
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", str(BUILT / level), "--parallel", "2"]
    result = subprocess.run(
        command,
        check=False,
        cwd=ROOT,
        env=os.environ | {"DICEFRONT_OPTIMISE": level},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if result.returncode != 0:
        print(result.stdout, end="")
        print("compile: failed")
        return 1

    # The library goes first and comes last: without it the package runs pure, so no half is ever used.
    library.unlink(missing_ok=True)
    for file in (SRC / "dicefront").rglob("*" + SUFFIX):
        file.unlink()
    for file in [*wanted, library]:
        shutil.copyfile(BUILT / level / file.relative_to(SRC), file)
        set_time([file], now)
    STAMP.write_text(f"{digest} {level}\n")
    print(f"compile: compiled {len(sources)} modules in {time.monotonic() - started:.0f} s")
    return 0


def load_recipe() -> ModuleType:
    """The module setup.py, which says what is compiled and how."""
    spec = importlib.util.spec_from_file_location("setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def digest_of(sources: list[Path]) -> str:
    """A digest of everything that the compiled modules depend on."""
    digest = hashlib.sha256(f"{version('mypy')} {platform.python_version()} {SUFFIX}\n".encode())
    for file in [ROOT / "setup.py", *(SRC / source for source in sources)]:
        content = file.read_bytes()
        digest.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def set_time(files: list[Path], moment: int) -> None:
    for file in files:
        os.utime(file, ns=(moment, moment))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
