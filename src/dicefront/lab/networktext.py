"""A network as the text of its file, ``data/network.toml`` of a game."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill

from dicefront.parts.opponent.network import Layer

WIDTH = 108


def network_text(
    features: Sequence[str],
    layers: Sequence[Layer],
    turns: int,
    width: int,
    counts: int,
    strongest: bool,
    trained: Sequence[str],
) -> str:
    """The file; ``trained`` says, line by line, what the network learned from."""
    lines = [
        "# A network that learned to judge positions (docs/opponents.md), made by `dicefront learn`.",
        "# turns: after how many turns a rehearsal is judged; width: how many lines are rehearsed;",
        "# counts: how much it counts beside hand-written knowledge, in percent; strongest: whether the",
        "# strongest level judges so; weights: a row for each unit, in whole numbers.",
        "",
        f"turns = {turns}",
        f"width = {width}",
        f"counts = {counts}",
        f"strongest = {str(strongest).lower()}",
        f"trained = [\n{''.join(f'  {quoted(line)},{NEW}' for line in trained)}]",
        f"features = [\n{wrapped([quoted(name) for name in features])}]",
    ]
    for layer in layers:
        rows = "".join(f"[\n{wrapped([str(number) for number in row])}]," + NEW for row in layer.weights)
        lines += ["", "[[layers]]", f"biases = [\n{wrapped([str(one) for one in layer.biases])}]"]
        lines.append(f"weights = [\n{rows}]")
    return NEW.join(lines) + NEW


NEW = "\n"


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', "'") + '"'


def wrapped(words: list[str]) -> str:
    indent = "  "
    text = fill(
        ", ".join(words), WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
    )
    return text + NEW
