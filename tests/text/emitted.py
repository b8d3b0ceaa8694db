"""What the rules can say: the message ids and arguments that their sources hold."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import dicefront
from dicefront.kernel.game import game_ids
from dicefront.text.messages import LOCALES, path_of

SOURCES = Path(dicefront.__file__).parent
SHARED = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
FILES = sorted([*SHARED, *(f"{game}.ftl" for game in game_ids())])
"""All files of messages: those that games share, and one of each game."""
PARTS = ("play", "sheet", "show", "web")
"""What follows the game in ids of messages for a terminal, a screen or the client alone.

Questions name some of those for a screen, in the signs of their answers."""


class Emitted:
    """The ids that a package of rules emits, with the arguments that are known for them."""

    def __init__(self) -> None:
        self.ids: set[str] = set()
        self.events: dict[str, set[str]] = {}
        self.refusals: dict[str, set[str]] = {}


def emitted(prefix: str, folder: Path) -> Emitted:
    """Read the sources of a package; ``prefix`` is what its ids begin with."""
    found = Emitted()
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))]
    word = re.compile(rf"{prefix}(\.[a-z0-9_-]+)+")
    for tree in trees:
        prompts = _prompts_in(tree)
        helpers = {one.name: one for one in tree.body if isinstance(one, ast.FunctionDef)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and word.fullmatch(node.value):
                found.ids.add(node.value)
            elif isinstance(node, ast.ClassDef):
                _add_event(found, node)
            elif isinstance(node, ast.FunctionDef):
                _add_refusals(found, node, prompts.get(node), helpers)
                _add_composed(found, node, trees, prefix)
    found.ids = {one for one in found.ids if one.count(".") < 2 or not is_of_a_part(one.replace(".", "-"))}
    found.ids -= {kind for kind, _ in found.events.items() if kind == "kernel.event"}
    return found


def _add_event(found: Emitted, node: ast.ClassDef) -> None:
    """A class with a ``kind`` is an event; its arguments are the parameters of its constructor."""
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.target.id == "kind":
            assert isinstance(part.value, ast.Constant)
            methods = {one.name: one for one in node.body if isinstance(one, ast.FunctionDef)}
            names: set[str] = set()
            if "__init__" in methods:
                names = {argument.arg for argument in methods["__init__"].args.args[1:]}
                told = methods["args"].body[-1] if "args" in methods else None
                if isinstance(told, ast.Return) and isinstance(told.value, ast.Dict):
                    names = _argument_names(told.value, methods["args"])  # not what it holds
            found.events[str(part.value.value)] = names


def _prompts_in(tree: ast.Module) -> dict[ast.FunctionDef, ast.FunctionDef]:
    """For every method of a question the one that names its arguments: refusals may repeat them."""
    found: dict[ast.FunctionDef, ast.FunctionDef] = {}
    for node in [one for one in ast.walk(tree) if isinstance(one, ast.ClassDef)]:
        methods = [one for one in node.body if isinstance(one, ast.FunctionDef)]
        args = [one for one in methods if one.name == "args"]
        found |= dict.fromkeys(methods, args[0]) if args else {}
    return found


def _add_refusals(
    found: Emitted,
    function: ast.FunctionDef,
    prompt: ast.FunctionDef | None,
    helpers: dict[str, ast.FunctionDef],
) -> None:
    for node in ast.walk(function):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"):
            continue
        if node.args and isinstance(node.args[0], ast.Constant):
            reason = str(node.args[0].value)
            given = node.args[2] if len(node.args) > 2 else ast.Dict([], [])
            teller = function
            if isinstance(given, ast.Call):
                teller = _teller(given, prompt, helpers)
                told = teller.body[-1]
                assert isinstance(told, ast.Return)
                assert told.value is not None
                given = told.value
            names = _argument_names(given, teller)
            known = found.refusals.get(reason)
            found.refusals[reason] = names if known is None else known & names


def _teller(
    call: ast.Call, prompt: ast.FunctionDef | None, helpers: dict[str, ast.FunctionDef]
) -> ast.FunctionDef:
    """What is called for the arguments: a function of the module, or the question's own ``args``."""
    found = helpers[call.func.id] if isinstance(call.func, ast.Name) else prompt
    assert found is not None
    return found


def _argument_names(value: ast.expr, function: ast.FunctionDef) -> set[str]:
    """The keys of a dictionary, followed to where the function fills it."""
    if isinstance(value, ast.Dict):
        return {str(key.value) for key in value.keys if isinstance(key, ast.Constant)}
    if isinstance(value, ast.Attribute):  # the arguments of a BadData
        return {"where", "expected", "got"}
    assert isinstance(value, ast.Name)
    names: set[str] = set()
    for node in ast.walk(function):
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            if isinstance(target, ast.Name) and target.id == value.id:
                assert isinstance(node, ast.Assign | ast.AnnAssign)
                if isinstance(node.value, ast.Dict):
                    names |= _argument_names(node.value, function)
            elif isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name):
                if target.value.id == value.id and isinstance(target.slice, ast.Constant):
                    names.add(str(target.slice.value))
    return names


def _add_composed(found: Emitted, function: ast.FunctionDef, trees: list[ast.Module], prefix: str) -> None:
    """Ids such as ``"chessboard.reroll." + what``, with every word that the function is called with."""
    parameters = [argument.arg for argument in function.args.args]
    for node in ast.walk(function):
        if not (isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant)):
            continue
        start = str(node.left.value)
        if (
            start.startswith(f"{prefix}.")
            and isinstance(node.right, ast.Name)
            and node.right.id in parameters
        ):
            place = parameters.index(node.right.id)
            found.ids |= {start + word for word in _literals(function.name, place, trees)}


def _literals(function: str, place: int, trees: list[ast.Module]) -> Iterator[str]:
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function:
                if place < len(node.args) and isinstance(node.args[place], ast.Constant):
                    yield str(ast.literal_eval(node.args[place]))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (named by Fluent)
        self.names.add(node.id.name)


def is_of_a_part(entry: str) -> bool:
    """Whether a message of a game belongs to a part of it, not to its rules."""
    return entry.split("-")[1] in PARTS


def path_in(language: str, file: str) -> Path:
    """Where a file of messages lies."""
    return path_of(language, file.removesuffix(".ftl"))


@cache
def messages_of(language: str, file: str) -> dict[str, set[str]]:
    """The entries of a file, each with its variables but the unit of length, which the edge adds."""
    found: dict[str, set[str]] = {}
    path = path_in(language, file)
    for entry in parse(path.read_text(encoding="utf-8")).body if path.is_file() else []:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names - {"unit"}
    return found


def junk_of(language: str, file: str) -> list[str]:
    """What of a file Fluent cannot read."""
    body = parse(path_in(language, file).read_text(encoding="utf-8")).body
    return [(entry.content or "").splitlines()[0] for entry in body if isinstance(entry, ftl.Junk)]
