"""Lengths in hundredths of a millimetre."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicefront.tabletop.units import exactly, nearest, root_down, root_up, rounded


@pytest.mark.parametrize(
    ("value", "inch", "units"),
    [
        (1, 2500, 2500),
        ("0.25", 2500, 625),
        (0.25, 2540, 635),
        (0.35, 2540, 889),
        (3.2, 2540, 8128),
        (12, 100, 1200),
    ],
)
def test_lengths_of_the_data_are_whole(value: float | str, inch: int, units: int) -> None:
    assert exactly(value, inch) == units


@pytest.mark.rule("HR-TAB-10")
def test_a_remainder_is_an_error_except_in_a_tolerance() -> None:
    with pytest.raises(ValueError, match=r"hundredths of a millimetre, got 0\.02 x 2540 = 50\.8"):
        exactly(0.02, 2540)
    assert nearest(0.02, 2540) == 51
    assert nearest("0.01", 2500) == 25
    assert nearest("0.5", 1) == 1


@given(st.integers(0, 2**60 - 1))
def test_roots_are_those_of_the_integers(square: int) -> None:
    assert root_down(square) == math.isqrt(square)
    up = root_up(square)
    assert up * up >= square
    assert up == 0 or (up - 1) * (up - 1) < square


@given(st.integers(0, 2**30 - 1))
def test_roots_of_squares_and_their_neighbours_are_exact(root: int) -> None:
    assert root_down(root * root) == root_up(root * root) == root
    assert root_up(root * root + 1) == root + 1
    if root > 1:
        assert root_down(root * root - 1) == root - 1


@pytest.mark.parametrize(
    ("value", "whole"), [(0.5, 1), (-0.5, 0), (-0.51, -1), (2.4999, 2), (1e9 + 0.5, 1_000_000_001)]
)
def test_halves_are_rounded_up(value: float, whole: int) -> None:
    assert rounded(value) == whole
