"""The measured table looks as it was kept, at every size, by day and at night.

``python -m tests.browser.pictures`` keeps new pictures, after somebody has looked at them.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser import pictures


@pytest.mark.check(30)
def test_both_games_look_at_every_size_as_they_were_kept(invite: Any, browser: Any) -> None:
    kept = pictures.read()
    blank = browser.new_page()
    found = pictures.rasters(invite(), blank, kept)
    blank.close()
    assert set(found) == set(kept)
    assert len(kept) == 2 * 6 * 2
    changed = {}
    for name, seen in found.items():
        if not pictures.is_alike(seen, kept[name]):
            changed[name] = pictures.differences(seen, kept[name])
    assert changed == {}
