"""Parts of the system that some tests need: a browser, a database, a broker.

Where one is missing, the tests that need it are left out and named at the end; on a build server they fail.
"""

from __future__ import annotations

import os
from collections import Counter
from typing import NoReturn

import pytest

LEFT_OUT = "left out, because this system lacks "


def leave_out(part: str) -> NoReturn:
    """Leave the test out that needs a part of the system."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"this system lacks {part}, and with CI=true no test is left out")
    pytest.skip(LEFT_OUT + part)


def summary(reasons: list[str]) -> list[str]:
    """A line for each missing part, from the reasons why tests were skipped."""
    parts = Counter(reason.partition(LEFT_OUT)[2] for reason in reasons if LEFT_OUT in reason)
    return [f"{count} tests were {LEFT_OUT}{part}" for part, count in sorted(parts.items())]
