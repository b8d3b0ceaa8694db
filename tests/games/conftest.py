"""Tests of what a game brings to the terminal run the command line."""

from tests.cli.conftest import run

__all__ = ["run"]
