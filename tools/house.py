"""Print how well the code keeps house: ``python -m tools.house [--markdown] [--short]``.

Each figure says how far a rule of the architecture is kept: how long the rules of a game are, who goes past a
game's door, which modules import each other in a circle, who reads an answer a second time, and which
geometry only tests use.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import grimp

from dicefront.kernel.game import game, game_ids
from dicefront.parts.lab.heading import made_by

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "dicefront"
SHARED_GEOMETRY = ("tabletop", "skirmish")


class Figure:
    """One line of the table."""

    def __init__(self, what: str, now: object, goal: str) -> None:
        self.what = what
        self.now = now
        self.goal = goal


def figures(short: bool = False) -> list[Figure]:
    """All figures, or those that cost no time."""
    found: list[Figure] = []
    for name in game_ids():
        found.append(
            Figure(f"lines of rules per paragraph, {name}", f"{per_paragraph(name):.1f}", "16 or fewer")
        )
    if short:
        return found
    found.append(Figure("imports past a game's door", len(past_doors()), "0"))
    for room in ("games", "server", "cli"):
        found.append(Figure(f"modules in a circle, {room}", len(in_circles(f"dicefront.{room}")), "0"))
    found.append(Figure("readers of an answer beside `Question.read`", len(second_readers()), "0"))
    idle = sum(definition.lines for definition in only_tested())
    found.append(Figure("lines of shared geometry that only tests use", idle, "0"))
    return found


# -- length -----------------------------------------------------------------------------------------


def per_paragraph(name: str) -> float:
    """Lines of Python in the rules of a game for each paragraph of its catalogue."""
    home = SOURCES / "games" / name
    code = game(name).code
    paragraphs = re.findall(rf"^- \*\*{code}-[A-Z]+-\d+\*\*", (home / "rules.md").read_text("utf-8"), re.M)
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in (home / "rules").rglob("*.py"))
    return lines / len(paragraphs)


# -- imports ----------------------------------------------------------------------------------------


@cache
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("dicefront")


def past_doors() -> list[tuple[str, str]]:
    """Imports from outside a game's home of anything but the home itself."""
    found: list[tuple[str, str]] = []
    for name in game_ids():
        home = f"dicefront.games.{name}"
        for module in sorted(graph().find_descendants(home)):
            for importer in sorted(graph().find_modules_that_directly_import(module)):
                if importer != home and not importer.startswith(f"{home}."):
                    found.append((importer, module))
    return found


def in_circles(package: str) -> list[str]:
    """Modules of a package that import each other in a circle, at whatever length."""
    modules = {one for one in graph().modules if one.startswith(f"{package}.")}
    return sorted(one for circle in circles(modules) for one in circle)


def circles(modules: set[str]) -> Iterator[list[str]]:
    """Strongly connected modules, by Tarjan, without recursion."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    for start in sorted(modules):
        work = [(start, iter(sorted(imported_by(start) & modules)))] if start not in number else []
        while work:
            module, others = work[-1]
            if module not in number:
                number[module] = lowest[module] = len(number)
                stack.append(module)
            for other in others:
                if other not in number:
                    work.append((other, iter(sorted(imported_by(other) & modules))))
                    break
                if other in stack:
                    lowest[module] = min(lowest[module], number[other])
            else:
                work.pop()
                if work:
                    lowest[work[-1][0]] = min(lowest[work[-1][0]], lowest[module])
                if lowest[module] == number[module]:
                    circle = stack[stack.index(module) :]
                    del stack[stack.index(module) :]
                    if len(circle) > 1:
                        yield circle


def imported_by(module: str) -> set[str]:
    return set(graph().find_modules_directly_imported_by(module))


# -- answers ----------------------------------------------------------------------------------------


def second_readers() -> list[str]:
    """Calls of a function that reads a raw ``answer``, but for those by a question itself."""
    found: list[str] = []
    for name in game_ids():
        home = SOURCES / "games" / name
        readers = {
            node.name
            for path in (home / "rules").rglob("*.py")
            for node in ast.walk(tree_of(path))
            if isinstance(node, ast.FunctionDef) and node.name.startswith("read") and takes_answer(node)
        }
        for path in sorted(home.rglob("*.py")):
            for function in functions(tree_of(path)):
                if function.name in readers | {"read", "check"}:
                    continue
                calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
                names = [called(call) for call in calls]
                found += [f"{path.relative_to(home)}: {one}" for one in names if one in readers - {"read"}]
    return found


def takes_answer(node: ast.FunctionDef) -> bool:
    return any(
        one.arg == "answer" and one.annotation is not None and ast.unparse(one.annotation) == "object"
        for one in node.args.args
    )


def called(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def functions(tree: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


# -- geometry ---------------------------------------------------------------------------------------


class Definition:
    """A function or a class of the shared geometry."""

    def __init__(self, name: str, lines: int) -> None:
        self.name = name
        self.lines = lines


def only_tested() -> list[Definition]:
    """Definitions of the shared geometry that no game reaches, directly or through others."""
    defined: dict[str, list[ast.FunctionDef | ast.ClassDef]] = {}
    imported: set[str] = set()
    for room in SHARED_GEOMETRY:
        for path in sorted((SOURCES / room).rglob("*.py")):
            for node in tree_of(path).body:
                if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                    defined.setdefault(node.name, []).append(node)
                elif not isinstance(node, ast.ImportFrom):
                    imported |= words(node)  # worked out when the module is imported
    rooms = [SOURCES / room for room in SHARED_GEOMETRY]
    users = [path for path in SOURCES.rglob("*.py") if not any(path.is_relative_to(room) for room in rooms)]
    reached: set[str] = set()
    new = ({name for path in users for name in words(tree_of(path))} | imported) & defined.keys()
    while new:
        reached |= new
        new = {
            name for one in new for node in defined[one] for name in words(node)
        } & defined.keys() - reached
    return [
        Definition(name, (node.end_lineno or 0) - node.lineno + 1)
        for name, nodes in defined.items()
        if name not in reached
        for node in nodes
    ]


def words(tree: ast.AST) -> set[str]:
    """Every name that is used or imported."""
    found = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    found |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return found | {one.name for node in imports for one in node.names}


# -- printing ---------------------------------------------------------------------------------------


def main(args: list[str]) -> int:
    found = figures("--short" in args)
    if "--markdown" in args:
        call = "python -m tools.house --markdown"
        modules = sum(1 for _ in SOURCES.rglob("*.py"))
        print(made_by(call, f"{call} --short", f"{modules} modules"))
        print("\n| | now | goal |\n|---|---|---|")
        print("\n".join(f"| {one.what} | {one.now} | {one.goal} |" for one in found))
        return 0
    width = max(len(one.what) for one in found)
    for one in found:
        print(f"{one.what:{width}}  {one.now!s:>6}  goal {one.goal}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
