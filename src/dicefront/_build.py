"""Compiled or pure: which build of the rules packages this process runs.

Python prefers a compiled module to the source beside it, however old the compiled one is.
In a checkout that would run yesterday's rules, so all modules come from their sources as soon as one source
is newer than what was compiled.
An installed package is never stale: its files were written together, in no particular order.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from types import ModuleType
from typing import Literal, NamedTuple

BuildKind = Literal["compiled", "pure", "stale"]
Reason = Literal["up_to_date", "asked_for", "not_compiled", "source_newer", "source_missing"]

_PACKAGE = os.path.dirname(os.path.abspath(__file__))
_COMPILED_PACKAGES = ("kernel", "tabletop", "skirmish", "parts", "games", "agents")
_NEVER_COMPILED = ("__pycache__", "data", "lab", "show", "terminal", "texts")
"""Folders inside them that hold no compiled modules."""

_SUFFIX = EXTENSION_SUFFIXES[0]
_LIBRARY = "dicefront__mypyc" + _SUFFIX


class Build(NamedTuple):
    """What runs, and why."""

    kind: BuildKind
    """`stale` runs the same pure sources as `pure`."""
    reason: Reason
    culprit: str | None
    """The file that made the build stale, relative to the package."""

    def __str__(self) -> str:
        match self.reason:
            case "up_to_date":
                return "compiled"
            case "asked_for":
                return "pure: DICEFRONT_PURE is set"
            case "not_compiled":
                return "pure: nothing is compiled"
            case "source_newer":
                return f"pure: {self.culprit} is newer than the compiled modules; compile again"
            case "source_missing":
                return f"pure: {self.culprit} has no source any more; compile again"


class _SourceFinder:
    """Finds the modules of this package in their sources, never in the compiled files beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        parts = fullname.split(".")
        if path is None or parts[0] != "dicefront" or parts[1] not in _COMPILED_PACKAGES:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec if spec.loader is not None else None  # a folder of data is left to Python
        if any(os.path.isfile(os.path.join(folder, parts[-1] + _SUFFIX)) for folder in path):
            # Python would go on to the compiled file of a source that is gone.
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)
        return None


def build_kind() -> BuildKind:
    """The build that this process runs."""
    return build().kind


def build() -> Build:
    """The build that this process runs, with the reason; decided once, when the package is imported."""
    return choose()


def compiled_modules() -> list[str]:
    """The compiled modules that are there, used or not, sorted by name."""
    files = (os.path.relpath(path, _PACKAGE) for path, _ in _files() if path.endswith(_SUFFIX))
    return sorted("dicefront." + file.removesuffix(_SUFFIX).replace(os.sep, ".") for file in files)


_chosen: Build | None = None


def choose() -> Build:
    """Decide once which build to run, and send imports to the sources if it is not the compiled one."""
    global _chosen
    if _chosen is None:
        _chosen = _examine()
        if _chosen.kind != "compiled":
            # Right before the finder of Python, so that pytest may still rewrite the assertions of a source.
            sys.meta_path.insert(sys.meta_path.index(PathFinder), _SourceFinder())
    return _chosen


def _examine() -> Build:
    if os.environ.get("DICEFRONT_PURE", "0") not in ("", "0"):
        return Build("pure", "asked_for", None)
    top = os.path.dirname(_PACKAGE)
    if not os.path.isfile(os.path.join(top, _LIBRARY)):
        return Build("pure", "not_compiled", None)
    if not os.path.isfile(os.path.join(os.path.dirname(top), "pyproject.toml")):
        return Build("compiled", "up_to_date", None)  # installed
    return _compare()


def _compare() -> Build:
    """Compare the times of sources and compiled modules: some hundred files in well under a millisecond."""
    sources = {}
    compiled = {}
    for path, changed in _files():
        if path.endswith(".py"):
            sources[path.removesuffix(".py")] = changed
        elif path.endswith(_SUFFIX):
            compiled[path.removesuffix(_SUFFIX)] = changed
    for module in compiled:
        if module not in sources:
            return Build("stale", "source_missing", os.path.relpath(module + _SUFFIX, _PACKAGE))
    newest = max(sources, key=sources.__getitem__, default=None)
    if newest is not None and compiled and sources[newest] > min(compiled.values()):
        return Build("stale", "source_newer", os.path.relpath(newest + ".py", _PACKAGE))
    return Build("compiled", "up_to_date", None)


def _files() -> Iterator[tuple[str, int]]:
    """The files of the compiled packages and when each was changed, in nanoseconds."""
    folders = [os.path.join(_PACKAGE, name) for name in _COMPILED_PACKAGES]
    while folders:
        folder = folders.pop()
        if not os.path.isdir(folder):
            continue
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.is_dir():
                    if entry.name not in _NEVER_COMPILED:
                        folders.append(entry.path)
                else:
                    yield entry.path, entry.stat().st_mtime_ns
