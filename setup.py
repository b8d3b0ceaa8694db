"""Builds the rules packages with mypyc, or leaves them as they are.

The metadata stand in pyproject.toml; this file adds the compiled modules.
The package is built pure when DICEFRONT_PURE is set, or when something that compiling needs is missing.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
    "any_orders.py": "samples",
    "anywhere.py": "samples",
    "army.py": "before the game",
    "bands.py": "before the game",
    "campaign.py": "between games",
    "cardfile.py": "data files",
    "catalogue.py": "data files",
    "codec.py": "files",
    "datafiles.py": "data files",
    "diagram.py": "words",
    "files.py": "files",
    "invariants.py": "for tests",
    "labels.py": "for screens",
    "log.py": "files",
    "networkfile.py": "data files",
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

C_FILES = Path("build/mypyc")
PART = 12_000_000
"""The library is compiled in parts of about so many characters of C, on all cores."""

# The second level of GCC takes twice as long as the first. Of what it adds, this is cheap and pays in what
# mypyc writes: many small functions, many calls, many branches that are never taken.
OPTIMISED = (
    "-O1",
    "-falign-functions",
    "-falign-jumps",
    "-falign-labels",
    "-falign-loops",
    "-fcaller-saves",
    "-fcrossjumping",
    "-fexpensive-optimizations",
    "-findirect-inlining",
    "-finline-small-functions",
    "-fipa-cp",
    "-fipa-icf",
    "-fipa-ra",
    "-fipa-sra",
    "-foptimize-sibling-calls",
    "-fpartial-inlining",
    "-fpeephole2",
    "-freorder-blocks-algorithm=stc",
    "-freorder-blocks-and-partition",
    "-freorder-functions",
    "-fschedule-insns2",
    "-fstrict-aliasing",
    # There are few loops over plain numbers, and hardly a pointer to anything but an object of Python.
    "-fno-if-conversion",
    "-fno-if-conversion2",
    "-fno-ivopts",
    "-fno-move-loop-invariants",
    "-fno-tree-loop-optimize",
    "-fno-tree-pta",
    "-fno-tree-slsr",
)

# What compiled code calls most often: mypyc keeps it in its runtime, where nothing is inlined and every call
# has all floats put aside. The usual case is decided here; whatever else there is goes the usual way.
QUICK = r"""
static inline double Quick_FromTagged(CPyTagged x) {
    return likely(CPyTagged_CheckShort(x)) ? (double)CPyTagged_ShortAsSsize_t(x) : CPyFloat_FromTagged(x);
}
static inline double Quick_Sqrt(double x) {
    return likely(x >= 0.0) ? sqrt(x) : CPyFloat_Sqrt(x);
}
static inline CPyTagged Quick_FromFloat(double x) {
    return likely(x > -1e15 && x < 1e15) ? (CPyTagged)((Py_ssize_t)x * 2) : CPyTagged_FromFloat(x);
}
static inline CPyTagged Quick_Floor(double x) {
    if (unlikely(!(x > -1e15 && x < 1e15))) return CPyFloat_Floor(x);
    Py_ssize_t whole = (Py_ssize_t)x;
    return (CPyTagged)((whole - ((double)whole > x)) * 2);
}
static inline int Quick_IsIn(PyObject *list, CPyTagged index) {
    return CPyTagged_CheckShort(index)
        && (size_t)CPyTagged_ShortAsSsize_t(index) < (size_t)PyList_GET_SIZE(list);
}
static inline PyObject *Quick_GetItemBorrow(PyObject *list, CPyTagged index) {
    if (unlikely(!Quick_IsIn(list, index))) return CPyList_GetItemBorrow(list, index);
    return PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index));
}
static inline PyObject *Quick_GetItem(PyObject *list, CPyTagged index) {
    if (unlikely(!Quick_IsIn(list, index))) return CPyList_GetItem(list, index);
    return Py_NewRef(PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index)));
}
static inline PyObject *Quick_GetItemInt64(PyObject *list, int64_t index) {
    if (unlikely((size_t)index >= (size_t)PyList_GET_SIZE(list))) return CPyList_GetItemInt64(list, index);
    return Py_NewRef(PyList_GET_ITEM(list, index));
}
static inline int Quick_TypeCheck(PyObject *object, PyTypeObject *type) {
    PyTypeObject *own = Py_TYPE(object);
    return own == type || own->tp_base == type || PyType_IsSubtype(own, type);
}
#define CPyFloat_FromTagged Quick_FromTagged
#define CPyFloat_Sqrt Quick_Sqrt
#define CPyFloat_Floor Quick_Floor
#define CPyTagged_FromFloat Quick_FromFloat
#define CPyList_GetItem Quick_GetItem
#define CPyList_GetItemShort Quick_GetItem
#define CPyList_GetItemBorrow Quick_GetItemBorrow
#define CPyList_GetItemShortBorrow Quick_GetItemBorrow
#define CPyList_GetItemInt64 Quick_GetItemInt64
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) Quick_TypeCheck((PyObject *)(object), type)
"""

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
        *(OPTIMISED if is_gcc() else ["-O2"]),
        "-g0",
        "-w",
        "-Wno-all",
        "-fvisibility=hidden",
        "-ffp-contract=off",
    ]


def divide(library: Extension) -> None:
    """Put the C files, one for each module, together to a few parts: what calls each other is inlined.

    What other parts define is known to be in the library, so it is reached directly.
    The body of a module runs once, so it is not optimised: that would take a tenth of the time.
    """
    *modules, runtime = library.sources
    modules.sort(key=lambda file: "___games___" in file)  # what all games call, then one game after the other
    header = (C_FILES / f"__native_internal_{LIBRARY}.h").read_text()
    bodies = re.findall(r"^extern (char CPyDef_\w+_____top_level__\(void\));", header, re.MULTILINE)
    head = [
        "#include <Python.h>",
        "#include <CPy.h>",
        "#ifdef __GNUC__",
        "#pragma GCC visibility push(hidden)",
        "#endif",
        f'#include "__native_{LIBRARY}.h"',
        f'#include "__native_internal_{LIBRARY}.h"',
        "#ifdef __GNUC__",
        "#pragma GCC visibility pop",
        *(f'{body} __attribute__((cold, optimize("O0")));' for body in bodies),
        "#endif",
    ]

    parts: list[list[str]] = []
    size = PART
    for file in [runtime, *modules]:
        if size >= PART:
            parts.append([])
            size = 0
        parts[-1].append(file)
        size += Path(file).stat().st_size
    library.depends.extend(library.sources)
    library.sources = []
    for number, files in enumerate(parts):
        part = C_FILES / f"part_{number}.c"
        own = [f'#include "{Path(file).name}"' for file in files]
        own.insert(1 if number == 0 else 0, QUICK)  # behind the runtime, which defines what is replaced
        part.write_text("\n".join([*head, *own, ""]))
        library.sources.append(str(part))


def compile_parts(command: Any) -> None:
    """Let the compiler of a command work at several files at once."""
    compile_files = command.compiler.compile

    def compile_at_once(sources: list[str], **settings: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            compiled = pool.map(lambda source: compile_files([source], **settings), sources)
            return [file for files in compiled for file in files]

    command.compiler.compile = compile_at_once


def is_gcc() -> bool:
    """Whether the C compiler is GCC, of a version that knows all our options."""
    test = "#if __GNUC__ < 10 || defined(__clang__)\n#error\n#endif\n"
    command = [*compiler(), "-E", "-x", "c", "-"]
    return subprocess.run(command, input=test, capture_output=True, text=True, check=False).returncode == 0


def compiler() -> list[str]:
    """The C compiler and its options, as Python was built or as the environment says."""
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()


def main() -> None:
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class BuildInParts(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            compile_parts(self)
            super().build_extensions()

    reason = why_pure()
    extensions = []
    if METADATA_COMMANDS.isdisjoint(sys.argv):
        if reason is None:
            from mypyc.build import mypycify

            extensions = mypycify(
                [str(SOURCES / file) for file in compiled_sources()],
                opt_level="2",
                debug_level="0",
                group_name=LIBRARY,
                target_dir=str(C_FILES),
                multi_file=True,
                include_runtime_files=True,
            )
            divide(extensions[0])
            if os.name == "posix":
                for extension in extensions:
                    tune(extension)
        else:
            print(f"dicefront: building without compiled modules, because {reason}", file=sys.stderr)
    setup(ext_modules=extensions, cmdclass={"build_ext": BuildInParts})


if __name__ == "__main__":
    os.chdir(ROOT)
    main()
