"""A real Ray cluster of two nodes on this machine: the same results, also when one of them is killed."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from dicefront.kernel.errors import BadData
from dicefront.lab import cluster as cluster_module
from dicefront.lab.cluster import Cluster
from dicefront.lab.crew import Done, in_order

pytestmark = pytest.mark.long
PATIENCE = 120.0
PROGRAM = "from dicefront.cli.main import main; main()"
SERIES = (
    "sim",
    "chessboard",
    "--level-a",
    "greedy",
    "--level-b",
    "random",
    "-n",
    "40",
    "--seed",
    "4",
    "--json",
)


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A head and another node, with one core each."""
    pytest.importorskip("ray", reason="clusters need Ray: pip install dicefront[ray]")
    from ray.cluster_utils import Cluster as Nodes

    found = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    found.second = found.add_node(num_cpus=1)
    yield found
    import ray

    ray.shutdown()
    found.shutdown()


class Counted(Cluster):
    """Counts the batches that came back without results."""

    lost = 0

    def take(self) -> Done:
        found = super().take()
        self.lost += found.results is None
        return found


def held(task: tuple[str, int]) -> int:
    """Says on which node it works, and waits until it may go on."""
    import ray

    folder, number = Path(task[0]), task[1]
    (folder / f"at-{ray.get_runtime_context().get_node_id()}").touch()
    while not (folder / "go").exists():
        time.sleep(0.01)
    return number


def until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_node_that_is_killed_loses_nothing(nodes: Any, tmp_path: Path) -> None:
    call = [sys.executable, "-c", PROGRAM, *SERIES, "--quiet"]
    alone = subprocess.run(call, capture_output=True, check=True, text=True).stdout
    together = subprocess.run(
        [*call, "--ray", nodes.address], capture_output=True, check=True, text=True
    ).stdout
    assert json.loads(together) == json.loads(alone)

    crew = Counted(nodes.address)
    tasks = [(str(tmp_path), number) for number in range(40)]
    found: list[int] = []
    reading = Thread(target=lambda: found.extend(in_order(crew, held, tasks)))
    reading.start()
    until(lambda: len(list(tmp_path.glob("at-*"))) == 2)
    nodes.remove_node(nodes.second, allow_graceful=False)
    until(lambda: crew.lost > 0)
    (tmp_path / "go").touch()
    reading.join(PATIENCE)
    assert found == list(range(40))


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_another_program_is_refused(nodes: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "fingerprint", lambda: "another one")
    with pytest.raises(BadData, match="the same program"):
        list(in_order(Cluster(nodes.address), abs, [1]))


def test_no_cluster_is_one_clear_line() -> None:
    call = [sys.executable, "-c", PROGRAM, *SERIES, "--quiet", "--ray", "127.0.0.1:1"]
    told = subprocess.run(call, capture_output=True, text=True, check=False)
    assert told.returncode == 3
    assert told.stderr.count("\n") == 1
