"""Small plots."""

from __future__ import annotations

from dicefront.parts.lab.statistics import Interval
from dicefront.parts.lab.svg import Row, plot


def test_a_plot_names_its_rows_and_its_axis() -> None:
    drawn = plot("Title", "axis <1>", [Row("a & b", Interval(1, 0, 2), 1.5)], 0, 5)
    assert "a &amp; b" in drawn
    assert "axis &lt;1&gt;" in drawn
    assert drawn.startswith("<svg")
