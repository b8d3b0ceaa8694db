"""A process that starts servers in no time: it has loaded everything, and forks.

``python -m tests.server.zygote FOLDER PORT`` reads lines: for every ``start`` it forks a server and writes
its number; the test kills it. It ends with its input.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import uvicorn

from dicefront.kernel.game import game, game_ids
from dicefront.server.app import make_app
from dicefront.server.doors import make_config, raise_descriptors
from dicefront.server.settings import Settings
from tests.server.serving import GENEROUS


def serve(folder: Path, port: int) -> None:
    settings = Settings(data=folder, static=folder / "static", limits=GENEROUS)
    config = make_config(make_app(settings), settings, raise_descriptors(), port=port, log_level="error")
    uvicorn.Server(config).run()


def main() -> None:
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    for name in game_ids():
        game(name)
    print("ready", flush=True)
    child = 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if child == 0:
            serve(folder, port)
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
