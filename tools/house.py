"""Print how well the code keeps house: ``python -m tools.house [--markdown] [--short] [--lines]``.

Each figure says how far a rule of the architecture is kept: how long the rules of a game are, who goes past a
game's door, which modules import each other in a circle, who reads an answer a second time, and which
geometry only tests use. With ``--lines``: what the lines of the rules are, for each paragraph.
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

MOST_LINES = {"chessboard": 15.1, "crystals": 14.1, "home_raiders": 23.25, "spherewars": 24.0}
"""Lines of rules per paragraph that a game may have: a bound that goes down (docs/decisions/0033)."""
MOST_OF_A_NEW_GAME = 16.0


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
            Figure(f"lines of rules per paragraph, {name}", f"{per_paragraph(name):.1f}", goal_of(name))
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


def goal_of(name: str) -> str:
    """The goal, and the bound of a game that is above it."""
    most = MOST_LINES.get(name, MOST_OF_A_NEW_GAME)
    return "16 or fewer" if most <= MOST_OF_A_NEW_GAME else f"16 or fewer; bound {most}"


def per_paragraph(name: str) -> float:
    """Lines of Python in the rules of a game for each paragraph of its catalogue."""
    return lines_of(name, "rules") / paragraphs(name)


def paragraphs(name: str) -> int:
    """How many paragraphs the catalogue of a game has."""
    catalogue = (SOURCES / "games" / name / "rules.md").read_text("utf-8")
    return len(re.findall(rf"^- \*\*{game(name).code}-[A-Z]+-\d+\*\*", catalogue, re.M))


STATEMENTS = "statements"
BLANK = "blank lines"
IMPORTS = "imports"
TEXTS = "docstrings and comments"
HEADS = "first lines of functions and classes"
FIELDS = "fields of classes"
QUESTIONS = "what questions read, offer, show and write"
KINDS = [STATEMENTS, BLANK, IMPORTS, TEXTS, HEADS, FIELDS, QUESTIONS]
"""What a line of rules is; a line that is of several kinds is of the last one."""

HANDLING = [
    "read", "write", "candidates", "sample", "gesture", "from_hand", "in_hand", "show", "args", "default",
]  # fmt: skip
"""The methods of questions that are for hands and screens."""


def lines_by_kind(name: str) -> dict[str, int]:
    """How many lines of the rules of a game are of each kind."""
    count = dict.fromkeys(KINDS, 0)
    for path in sorted((SOURCES / "games" / name / "rules").rglob("*.py")):
        for kind in kinds_of_lines(path.read_text("utf-8")):
            count[kind] += 1
    return count


def lines_of(name: str, part: str) -> int:
    """How long a part of a game is, or its client."""
    if part == "client":
        files = [path for path in (ROOT / "web" / "src" / "games" / name).rglob("*") if path.is_file()]
    else:
        files = [*(SOURCES / "games" / name / part).rglob("*.py")]
    return sum(len(path.read_text("utf-8").splitlines()) for path in files)


def kinds_of_lines(text: str) -> list[str]:
    """The kind of every line of a module."""
    lines = text.splitlines()
    kinds = [STATEMENTS if line.strip() else BLANK for line in lines]

    def mark(kind: str, first: int, last: int) -> None:
        for number in range(first - 1, last):
            if kinds[number] not in (BLANK, TEXTS):
                kinds[number] = kind

    nodes = list(ast.walk(ast.parse(text)))
    for node in nodes:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            mark(IMPORTS, node.lineno, node.end_lineno or node.lineno)
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            mark(HEADS, first, max(first, node.body[0].lineno - 1))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            if isinstance(node.value.value, str):
                mark(TEXTS, node.lineno, node.end_lineno or node.lineno)
    for number, line in enumerate(lines, 1):
        if line.strip().startswith("#"):
            mark(TEXTS, number, number)
    for node in nodes:
        for part in node.body if isinstance(node, ast.ClassDef) else []:
            last = part.end_lineno or part.lineno
            if isinstance(part, ast.FunctionDef) and part.name in HANDLING:
                mark(QUESTIONS, part.lineno, last)
            elif isinstance(part, (ast.AnnAssign, ast.Assign)) or getattr(part, "name", "") == "__init__":
                mark(FIELDS, part.lineno, last)
    return kinds


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


def print_lines(as_markdown: bool) -> None:
    """What the lines of the rules are, for each paragraph of the catalogue, and how long the parts are."""
    names = game_ids()
    counts = {name: lines_by_kind(name) for name in names}
    rows = [["", *names]]
    for kind in KINDS:
        rows.append([kind, *(f"{counts[name][kind] / paragraphs(name):.1f}" for name in names)])
    rows.append(["all", *(f"{per_paragraph(name):.1f}" for name in names)])
    for part in ("rules", "opponent", "show", "terminal", "client"):
        rows.append([f"lines of {part} in all", *(f"{lines_of(name, part)}" for name in names)])
    if as_markdown:
        call = "python -m tools.house --lines --markdown"
        print(made_by(call, call, f"{sum(sum(one.values()) for one in counts.values())} lines"), end="\n\n")
        rows.insert(1, ["---"] * len(rows[0]))
        print("\n".join("| " + " | ".join(row) + " |" for row in rows))
        return
    for row in rows:
        print(f"{row[0]:44}", *(f"{cell:>13}" for cell in row[1:]))


def main(args: list[str]) -> int:
    if "--lines" in args:
        print_lines("--markdown" in args)
        return 0
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
