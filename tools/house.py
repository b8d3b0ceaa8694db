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


PARTS = ("opponent", "show", "terminal")
MOST_OF_PARTS = {
    "chessboard": (1350, 900, 1500),
    "crystals": (750, 250, 1300),
    "home_raiders": (2400, 2100, 3450),
    "spherewars": (2100, 2000, 1050),
}
"""Lines of the parts beside the rules that a game may have, also bounds that go down."""
PLANNED = {"spherewars": {"rules": 12_000, "opponent": 1500, "show": 800, "terminal": 400, "client": 1000}}
"""What the parts of a game were to come to before there was any."""


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
    for name in game_ids():
        lengths = " / ".join(str(lines_of(name, part)) for part in PARTS)
        bounds = " / ".join(str(most) for most in MOST_OF_PARTS.get(name, ()))
        what = f"lines of {' / '.join(PARTS)}, {name}"
        found.append(Figure(what, lengths, f"bound {bounds or 'none yet'}"))
    for name, goals in PLANNED.items():
        for part, goal in goals.items():
            found.append(Figure(f"lines of {part}, {name} complete", lines_of(name, part), f"at most {goal}"))
    if short:
        return found
    found.append(Figure("places for an ability, with a question or without", len(places_of_a_trait()), "4"))
    found.append(Figure("places for a new game outside its folders", len(places_of_a_game()), "1"))
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


# -- places -----------------------------------------------------------------------------------------


def places_of_a_trait() -> list[str]:
    """The places that the page on traits names by number; a test follows the page word for word."""
    page = (ROOT / "docs" / "add-a-trait.md").read_text("utf-8")
    heads = re.findall(r"^\*\*(\d\.(?: and \d\.)*) ", page, re.M)
    return [number for head in heads for number in re.findall(r"\d", head)]


def places_of_a_game() -> set[str]:
    """Files outside the homes of games that name a game by its id: what a new one would have to touch."""
    files = [ROOT / "pyproject.toml"]
    for folder, kinds in ((SOURCES, {".py"}), (ROOT / "web" / "src", {".ts", ".svelte"})):
        homes = [folder / "games" / name for name in game_ids()]
        files += [
            path
            for path in sorted(folder.rglob("*"))
            if path.suffix in kinds and not any(path.is_relative_to(home) for home in homes)
        ]
    ids = re.compile("|".join(rf"\b{name}\b" for name in game_ids()))
    return {path.relative_to(ROOT).as_posix() for path in files if ids.search(path.read_text("utf-8"))}


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


PLAIN = {"bool", "int", "float", "str", "list", "dict"}
READ_BY_QUESTIONS = {"answer", "form"}
"""What an answer is called as it comes, and as a hand makes it."""
OPEN_TYPES = {"object", "Any", "Json"}
NO_READERS = ["kernel", "tabletop", "skirmish", "rules", "scenes", "scenes.py", "terminal/forms.py"]
"""Questions live in the first four; scripts have a notation of their own; a terminal spells forms out."""


def second_readers() -> list[str]:
    """Places outside rules and kernel that find out by themselves what plain data an answer is.

    They call a function that reads a raw ``answer``, or look at the type of an answer or of a form.
    """
    found: list[str] = []
    for path in sorted(SOURCES.rglob("*.py")):
        name = path.relative_to(SOURCES).as_posix()
        if any(f"/{one}/" in f"/{name}/" for one in NO_READERS):
            continue
        readers = imported_readers(tree_of(path))
        for function in functions(tree_of(path)):
            calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
            found += [f"{name}: {called(one)}" for one in calls if called(one) in readers]
            found += [f"{name}: {function.name}" for one in calls if looks_at_type(one, raw_in(function))]
    return found


def imported_readers(tree: ast.Module) -> set[str]:
    """What a module imports that takes a raw answer apart: ``read_shot``, ``orders_in``."""
    found: set[str] = set()
    for node in ast.walk(tree):
        module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
        path = ROOT / "src" / (module.replace(".", "/") + ".py")
        if isinstance(node, ast.ImportFrom) and module.startswith("dicefront.") and path.is_file():
            names = {one.name for one in node.names}
            for function in tree_of(path).body:
                if isinstance(function, ast.FunctionDef) and takes_answer(function):
                    if function.name in names and re.search("^read_|_in$", function.name):
                        found.add(function.name)
    return found


def takes_answer(node: ast.FunctionDef) -> bool:
    return any(
        one.arg == "answer" and one.annotation is not None and ast.unparse(one.annotation) == "object"
        for one in node.args.args
    )


def raw_in(function: ast.FunctionDef) -> set[str]:
    """The arguments of a function that may be answers as they came."""
    return {
        one.arg
        for one in function.args.args
        if one.arg in READ_BY_QUESTIONS and one.annotation and ast.unparse(one.annotation) in OPEN_TYPES
    }


def looks_at_type(call: ast.Call, raw: set[str]) -> bool:
    """``isinstance(answer, list)``, ``type(answer[0])``: asking what plain data somebody sent."""
    if called(call) not in ("isinstance", "type") or not call.args:
        return False
    names = {node.id for node in ast.walk(call.args[0]) if isinstance(node, ast.Name)}
    kinds = {node.id for part in call.args[1:] for node in ast.walk(part) if isinstance(node, ast.Name)}
    return bool(names & raw) and (called(call) == "type" or bool(kinds & PLAIN))


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
    """A function, a class or a method of the shared geometry, and the names that it uses."""

    def __init__(self, name: str, lines: int, uses: set[str]) -> None:
        self.name = name
        self.lines = lines
        self.uses = uses


def definitions(node: ast.FunctionDef | ast.ClassDef) -> list[Definition]:
    """A definition; the methods of a class count apart, except those that Python calls by itself."""
    parts = [one for one in node.body if isinstance(one, ast.FunctionDef) and not one.name.startswith("__")]
    methods = parts if isinstance(node, ast.ClassDef) else []
    rest = [one for one in ast.iter_child_nodes(node) if one not in methods]
    lines = (node.end_lineno or 0) - node.lineno + 1
    found = [Definition(node.name, lines, {name for one in rest for name in words(one)})]
    return found + [one for method in methods for one in definitions(method)]


def only_tested() -> list[Definition]:
    """Definitions of the shared geometry that no game reaches, directly or through others."""
    defined: dict[str, list[Definition]] = {}
    imported: set[str] = set()
    for room in SHARED_GEOMETRY:
        for path in sorted((SOURCES / room).rglob("*.py")):
            for node in tree_of(path).body:
                if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                    for one in definitions(node):
                        defined.setdefault(one.name, []).append(one)
                elif not isinstance(node, ast.ImportFrom):
                    imported |= words(node)  # worked out when the module is imported
    rooms = [SOURCES / room for room in SHARED_GEOMETRY]
    users = [path for path in SOURCES.rglob("*.py") if not any(path.is_relative_to(room) for room in rooms)]
    reached: set[str] = set()
    new = ({name for path in users for name in words(tree_of(path))} | imported) & defined.keys()
    while new:
        reached |= new
        new = {name for one in new for each in defined[one] for name in each.uses} & defined.keys() - reached
    return [one for name, each in defined.items() if name not in reached for one in each]


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
