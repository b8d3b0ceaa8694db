"""What somebody's browser is called in the list of devices: coarse, so that it tells little."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = [
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
]
SYSTEMS: Final = [
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
]
"""Parts of what a browser says about itself, the more particular ones first, and what they mean."""


def device_of(agent: str) -> str:
    """Browser and system, such as ``Firefox, Linux``; empty if neither is known."""
    found = [next((name for part, name in known if part in agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(one for one in found if one)
