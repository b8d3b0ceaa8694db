"""What every table of figures says about itself: the command that makes it, the date, the machine, the games.

The comment in front is for the test of the documentation: it runs the short form and looks for the table.
"""

from __future__ import annotations

import os
import platform
from datetime import date
from pathlib import Path

from dicefront import _build


def made_by(call: str, short: str, counted: str, timed: bool = False) -> str:
    """The lines above a table; ``timed`` says that other work on the machine matters."""
    made = f"Made by `{call}` on {date.today().isoformat()}: {machine(timed)}; {counted}."
    return f"<!-- made by: {call}; short: {short} -->\n{made}"


def machine(timed: bool = False) -> str:
    """What this runs on, in words."""
    load = f"load {os.getloadavg()[0]:.1f}, " if timed else ""
    rules = "compiled" if _build.build_kind() == "compiled" else "uncompiled"
    cores = os.cpu_count() or 1
    return f"{processor()}, {cores} cores, {load}Python {platform.python_version()}, rules {rules}"


def processor() -> str:
    """The name of the processor."""
    about = Path("/proc/cpuinfo")
    for line in about.read_text("utf-8").splitlines() if about.is_file() else []:
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()
