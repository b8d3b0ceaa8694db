"""``dicefront learn``: a network from a call."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicefront.agents.levels import knowledge
from dicefront.parts.opponent.networkfile import read_network
from tests.cli.conftest import Run

pytest.importorskip("numpy", reason="training needs NumPy: pip install dicefront[learn]")


def test_a_network_is_written_that_fits_the_game(run: Run, tmp_path: Path) -> None:
    made = run(
        "learn", "crystals", "-n", "40", "--rounds", "1", "--layers", "4", "--turns", "2", "--to", "a.toml"
    )
    assert made.exit_code == 0, made.output
    assert made.stdout.startswith("Written: a.toml, ")
    text = (tmp_path / "a.toml").read_text("utf-8")
    network = read_network(text, "a.toml", knowledge("crystals").EVALUATION.features)
    assert [len(layer.biases) for layer in network.layers] == [4, 1]
    assert "40 games" in text


@pytest.mark.parametrize("units", ["", "4,", "0", "4;4"])
def test_units_are_numbers(run: Run, units: str) -> None:
    refused = run("learn", "crystals", "--layers", units, "--to", "a.toml")
    assert refused.exit_code == 2
    assert "--layers" in refused.stderr
