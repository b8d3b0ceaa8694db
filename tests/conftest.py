"""Settings for all tests."""

import os
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.remote import Producer
from xdist.scheduler.loadscope import LoadScopeScheduling
from xdist.workermanage import WorkerController

from dicefront import _build
from tests.parts import summary

SHARED_SET_UP = (
    "tests/server/",
    "tests/security/",
    "tests/tools/",
    "tests/browser/test_drawings.py",
    "tests/browser/test_gestures",
    "tests/browser/test_hands_on_the_table.py",
)
"""Tests of one file here share a server, a database, a generator or a page: one process runs them all."""
LONG = "tests/server/test_fuzz.py"
"""A file that is too long for one process."""

# The same examples on every machine; HYPOTHESIS_PROFILE=thorough looks further, at other ones every time.
# No example is refused because the machine is busy.
UNTIMED: dict[str, Any] = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("ci", derandomize=True, max_examples=60, **UNTIMED)
settings.register_profile("thorough", max_examples=2000, **UNTIMED)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


class ByFile(LoadScopeScheduling):  # type: ignore[misc]  # it has no types
    """Gives tests to processes one by one, but a file whose tests share their set-up as a whole."""

    def add_node_collection(self, node: WorkerController, collection: Sequence[str]) -> None:
        """Tests that are made from a schema share one id, and only one of them would be given out."""
        seen: Counter[str] = Counter()
        ids: list[str] = []
        for nodeid in collection:
            seen[nodeid] += 1
            ids.append(nodeid if seen[nodeid] == 1 else f"{nodeid}#{seen[nodeid]}")
        super().add_node_collection(node, ids)

    def _split_scope(self, nodeid: str) -> str:
        together = nodeid.startswith(SHARED_SET_UP) and not nodeid.startswith(LONG)
        return nodeid.split("::", 1)[0] if together else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadScopeScheduling:
    return ByFile(config, log)


def pytest_report_header() -> str:
    return f"dicefront: {_build.build()}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    for line in summary([str(report.longrepr) for report in skipped]):
        terminalreporter.write_line(line)
