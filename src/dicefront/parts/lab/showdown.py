"""An engine that several games are measured beside: battles of @pkmn/sim, which run in Node."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from dicefront.kernel.errors import BadData
from dicefront.parts.lab.peers import Peer, PeerRow

NODE_FOLDER: Final = "DICEFRONT_PEERS"
"""The environment variable that names the folder with the engines for Node, where there is one."""


NODE_LAPS: Final = 15
NODE_LAP: Final = 0.4
"""Its compiler rests on every level for a while: so many laps of so many seconds at least warm it up."""


class NodePeer(Peer):
    """@pkmn/sim: battles of one generation, in a process of its own that measures itself."""

    def __init__(self, name: str, generation: int) -> None:
        super().__init__(name, "@pkmn/sim", "", _no_python)
        self.generation = generation

    def version(self) -> str | None:
        folder = Path(os.environ.get(NODE_FOLDER, "tools/peers"))
        about = folder / "node_modules" / self.package / "package.json"
        if not about.is_file() or shutil.which("node") is None:
            return None
        return str(json.loads(about.read_text("utf-8"))["version"])

    def row(self) -> PeerRow:
        return NodeRow(self)


class NodeRow(PeerRow):
    """A process of Node that is being measured."""

    def __init__(self, peer: NodePeer) -> None:
        super().__init__(peer, lambda: 0, None)
        self.generation = peer.generation
        self.least_laps = NODE_LAPS
        self.process = subprocess.Popen(
            ["node", "showdown.mjs"],
            cwd=os.environ.get(NODE_FOLDER, "tools/peers"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def lap(self, seconds: float) -> None:
        seconds = max(seconds, NODE_LAP)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        seed = 1 + len(self.rate.rates) if self.measuring else 1  # warm-up laps all play the same games
        self.process.stdin.write(f"{self.generation} {seconds} {seed}\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise BadData(self.peer.name, "a line of figures", "nothing")
        figures = json.loads(answer)
        self.rate.note(figures["decisions"], figures["games"], figures["seconds"])

    def close(self) -> None:
        self.process.communicate()


def _no_python() -> tuple[Callable[[], int], Any]:
    raise BadData("peer", "an engine for Python", "one for Node")


FIRST_GENERATION: Final = NodePeer("@pkmn/sim gen 1", 1)
NINTH_GENERATION: Final = NodePeer("@pkmn/sim gen 9", 9)
