"""A server of its own, for tests that kill it: ``python -m tests.server.process FOLDER PORT``."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import uvicorn

from dicefront.server.app import make_app
from dicefront.server.doors import make_config, raise_descriptors
from dicefront.server.settings import Settings
from tests.server.serving import GENEROUS


def main() -> None:
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    settings = Settings(
        data=folder,
        static=folder / "static",
        limits=GENEROUS,
        database=os.environ.get("TEST_DATABASE", ""),
        redis=os.environ.get("TEST_REDIS", ""),
        lease_seconds=float(os.environ.get("TEST_LEASE", "2")),
    )
    config = make_config(make_app(settings), settings, raise_descriptors(), port=port, log_level="error")
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
