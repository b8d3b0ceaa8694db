"""Where rules can be broken, and how: the changes that ``tools.mutants`` tries."""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Callable, Iterator
from typing import Any

CITED = re.compile(r"\b[A-Z]{2}-[A-Z]{3}-\d+\b")
RANGE = re.compile(r"\b([A-Z]{2}-[A-Z]{3}-)(\d+) to (?:\1)?(\d+)\b")
SKIRMISH = "skirmish"
"""What games of figures share: it is broken like a game, though it cites no paragraph."""

NOT_RULES = {"args", "to_json", "__repr__", "default", "preview", "towards", "sensible"}
"""Methods that tell, propose or draw, and decide nothing."""


class Mutant:
    """One change: the function, the place, what it does, and the paragraphs it breaks."""

    def __init__(self, game: str, file: str, function: str, number: int, line: int, change: str) -> None:
        self.game = game
        self.file = file  # from the root
        self.function = function  # with its class in front
        self.number = number  # among the changes that are possible in this file
        self.line = line
        self.column = 0
        self.change = change
        self.rules: list[str] = []
        self.before = ""
        self.after = ""

    @property
    def name(self) -> str:
        return f"{self.file}:{self.line}:{self.column} {self.change} {self.before} => {self.after}"


class Place:
    """A node that can be changed, and how."""

    def __init__(self, node: ast.AST, change: str, apply: Callable[[Any], ast.AST | None]) -> None:
        self.node = node
        self.change = change
        self.apply = apply


TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
}


def turn(node: ast.Compare) -> ast.AST:
    node.ops[0] = TURNED[type(node.ops[0])]()
    return node


def negate(node: ast.expr) -> ast.AST:
    return ast.UnaryOp(ast.Not(), node)


def swap(node: ast.BinOp) -> ast.AST:
    node.op = SWAPPED[type(node.op)]()
    return node


def other_word(node: ast.BoolOp) -> ast.AST:
    node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    return node


def without_last(node: ast.BoolOp) -> ast.AST:
    return node.values[0] if len(node.values) == 2 else ast.BoolOp(node.op, node.values[:-1])


def without_first(node: ast.BoolOp) -> ast.AST:
    return node.values[1] if len(node.values) == 2 else ast.BoolOp(node.op, node.values[1:])


def unconditional(node: ast.comprehension) -> ast.AST:
    node.ifs = []
    return node


def left_out(_: ast.stmt) -> ast.AST:
    return ast.Pass()


def by_one(node: ast.Constant) -> ast.AST:
    return ast.Constant(node.value + 1)  # type: ignore[operator]


def less_one(node: ast.Constant) -> ast.AST:
    return ast.Constant(node.value - 1)  # type: ignore[operator]


def other_truth(node: ast.Constant) -> ast.AST:
    return ast.Constant(not node.value)


def wrong_player(node: ast.Call) -> ast.AST:
    node.args[0] = ast.BinOp(ast.Constant(1), ast.Sub(), node.args[0])
    return node


ASKING = ("confirm", "choose", "Confirm", "Choose")


def asks(node: ast.Call) -> bool:
    """Whether a call asks a player: ``choose(player, kind, …)`` or the constructor of a question."""
    if isinstance(node.func, ast.Name):
        return node.func.id in ASKING
    if not isinstance(node.func, ast.Attribute) or node.func.attr != "__init__" or len(node.args) < 3:
        return False
    return not isinstance(node.args[0], ast.Constant)


def changes(node: ast.AST) -> Iterator[Place]:
    """Everything that can be done to one node."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in TURNED:
        yield Place(node, "turned", turn)
    elif isinstance(node, ast.BoolOp):
        yield Place(node, "and/or", other_word)
        yield Place(node, "condition dropped", without_last)
        yield Place(node, "condition dropped", without_first)
    elif isinstance(node, ast.BinOp) and type(node.op) in SWAPPED and not is_text(node):
        yield Place(node, "swapped", swap)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield Place(node, "one more", by_one)
        if node.value:
            yield Place(node, "one less", less_one)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield Place(node, "other truth", other_truth)
    elif isinstance(node, ast.comprehension) and node.ifs:
        yield Place(node, "condition dropped", unconditional)
    elif isinstance(node, ast.Call) and node.args and asks(node):
        yield Place(node, "wrong player", wrong_player)
    elif isinstance(node, ast.AugAssign) or is_effect(node):
        yield Place(node, "effect dropped", left_out)


def is_text(node: ast.BinOp) -> bool:
    return any(
        isinstance(one, ast.Constant) and isinstance(one.value, str) for one in (node.left, node.right)
    )


def is_effect(node: ast.AST) -> bool:
    """A call or an event for its own sake, or a value that is set in an object."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, (ast.Call, ast.Yield, ast.YieldFrom))
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], (ast.Attribute, ast.Subscript))


def places(function: ast.FunctionDef) -> Iterator[Place]:
    """All changes of a function; its conditions can be negated, too."""
    for node in parts(function):
        if isinstance(node, (ast.If, ast.While, ast.IfExp)) and not isinstance(node.test, ast.Compare):
            yield Place(node.test, "negated", negate)
        yield from changes(node)


def parts(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """What decides in a function.

    Annotations, types, refusals, checks of the program itself and arguments that a constructor keeps do not.
    """
    for statement in function.body:
        stack: list[ast.AST] = [statement]
        while stack:
            node = stack.pop()
            if isinstance(node, (ast.Assert, ast.ImportFrom, ast.Raise)) or is_refusal(node):
                continue
            if not (function.name == "__init__" and keeps_argument(node)):
                yield node
            children = list(ast.iter_child_nodes(node))
            if isinstance(node, ast.AnnAssign):
                children = [node.value] if node.value is not None else []
            stack.extend(reversed(children))


def keeps_argument(node: ast.AST) -> bool:
    """``self.x = x``: a constructor without it breaks everything, and no rule."""
    return (
        isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Attribute)
        and isinstance(node.value, ast.Name)
    )


def is_refusal(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("Refusal", "unreadable")
    )


class Change(ast.NodeTransformer):
    """Puts one change in its place."""

    def __init__(self, place: Place) -> None:
        self.place = place

    def visit(self, node: ast.AST) -> Any:
        if node is self.place.node:
            changed = self.place.apply(node)
            return changed if changed is None else ast.copy_location(changed, node)
        return self.generic_visit(node)


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef, str]]:
    """The functions and methods of a module: their names, and the text that their class says about itself."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node, ""
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name not in NOT_RULES:
                    yield f"{node.name}.{part.name}", part, ast.get_docstring(node) or ""


def cited(text: str) -> list[str]:
    """The paragraphs that a text names, with all of "HR-ATK-07 to HR-ATK-14"."""
    found = CITED.findall(text)
    for start, first, last in RANGE.findall(text):
        found.extend(f"{start}{number:02}" for number in range(int(first), int(last) + 1))
    return list(dict.fromkeys(found))


def mutants_of(game: str, file: str, source: str) -> list[Mutant]:
    """Every change that is possible in a file: in functions that cite a paragraph, in ``skirmish`` in all."""
    lines = source.splitlines()
    found: list[Mutant] = []
    number = 0
    for function, node, about in functions(ast.parse(source)):
        text = "\n".join(lines[node.lineno - 1 : node.end_lineno])
        near = cited(ast.get_docstring(node) or "") or cited(about) or cited(text)
        for place in places(node):
            at: Any = place.node.target if isinstance(place.node, ast.comprehension) else place.node
            line = at.lineno
            mutant = Mutant(game, file, function, number, line, place.change)
            mutant.column = at.col_offset + 1
            number += 1
            mutant.rules = cited(lines[line - 1]) or near
            if mutant.rules or game == SKIRMISH:
                found.append(mutant)
    return found


def mutated(source: str, number: int) -> tuple[ast.Module, str, str]:
    """The tree of a file with one change, and the place before and after it as text."""
    tree = ast.parse(source)
    count = 0
    for _, node, _ in functions(tree):
        for place in places(node):
            if count == number:
                target = place.node
                before = ast.unparse(target)
                kept = copy.deepcopy(target)
                Change(place).visit(tree)
                ast.fix_missing_locations(tree)
                after = ast.unparse(place.apply(kept) or ast.Pass())
                return tree, before, after
            count += 1
    raise IndexError(number)
