"""Settings for all tests."""

import os

import pytest
from hypothesis import settings

from dicefront import _build
from tests.parts import summary

# The same examples on every machine; HYPOTHESIS_PROFILE=thorough looks further, at other ones every time.
settings.register_profile("ci", derandomize=True, deadline=None, max_examples=60)
settings.register_profile("thorough", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_report_header() -> str:
    return f"dicefront: {_build.build()}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    for line in summary([str(report.longrepr) for report in skipped]):
        terminalreporter.write_line(line)
