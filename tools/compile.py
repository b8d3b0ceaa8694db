"""Compile the rules packages in place, unless what is there is already compiled from these very sources.

    python tools/compile.py [--required] [--behind]

Without a C compiler the package runs pure, and that is no failure unless --required is given.
With --behind it goes on in the background, at low priority, and what it says goes to build/compile.log.
"""

from __future__ import annotations

import fcntl
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
LOCK = ROOT / "build" / "compile.lock"
LOG = ROOT / "build" / "compile.log"
SUFFIX = EXTENSION_SUFFIXES[0]


def main(arguments: list[str]) -> int:
    recipe = load_recipe()
    reason = recipe.why_pure()
    if reason is not None:
        print(f"compile: running pure, because {reason}")
        return 1 if "--required" in arguments else 0
    if "--behind" in arguments:
        return compile_behind(recipe)
    STAMP.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # somebody may be compiling behind a game already
        return compile_now(recipe)


def compile_behind(recipe: ModuleType) -> int:
    """Compile in a process of its own that outlives this one, unless there is nothing to do."""
    if is_compiled(recipe):
        print("compile: the rules are compiled")
        return 0
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        subprocess.Popen(
            ["nice", "-n", "10", sys.executable, str(Path(__file__).resolve())],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    print("compile: the rules are being compiled in the background (build/compile.log);")
    print("compile: this game starts without it, the next one is several times as fast")
    return 0


def is_compiled(recipe: ModuleType) -> bool:
    """Whether what is there was compiled from these very sources."""
    sources: list[Path] = recipe.compiled_sources()
    stamp = STAMP.read_text() if STAMP.is_file() else ""
    return stamp == digest_of(sources) and all(file.is_file() for file in compiled_files(recipe))


def compiled_files(recipe: ModuleType) -> list[Path]:
    """The files that compiling makes; the library that all others point into comes last."""
    modules = [(SRC / source).with_suffix(SUFFIX) for source in recipe.compiled_sources()]
    return [*modules, SRC / (recipe.LIBRARY + "__mypyc" + SUFFIX)]


def compile_now(recipe: ModuleType) -> int:
    # A source that is saved from now on is newer than what is compiled, even while the compiler runs.
    now = time.time_ns()
    wanted = compiled_files(recipe)
    library = wanted[-1]
    if is_compiled(recipe):
        set_time(wanted, now)  # the sources may have been touched without a change
        print(f"compile: {len(wanted) - 1} modules are up to date")
        return 0

    digest = digest_of(recipe.compiled_sources())
    started = time.monotonic()
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", str(BUILT), "--parallel", "2"]
    print(f"compile: compiling {len(wanted) - 1} modules, which takes a minute or two", flush=True)
    result = subprocess.run(
        command, check=False, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if result.returncode != 0:
        print(result.stdout, end="")
        print("compile: failed")
        return 1

    # The library goes first and comes last: without it the package runs pure, so no half is ever used.
    library.unlink(missing_ok=True)
    for file in (SRC / "dicefront").rglob("*" + SUFFIX):
        file.unlink()
    for file in wanted:
        # A copy is moved into place: a process that has the old one open keeps it.
        fresh = file.with_name(file.name + ".new")
        shutil.copyfile(BUILT / file.relative_to(SRC), fresh)
        set_time([fresh], now)
        fresh.rename(file)
    STAMP.write_text(digest)
    print(f"compile: compiled {len(wanted) - 1} modules in {time.monotonic() - started:.0f} s")
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
