"""Other engines, measured beside ours: random legal play, with the legal answers listed at every decision.

Each is asked in the quickest way it offers, and every decision with at least one legal answer counts, even
where there is no choice; ours counts a decision only where there is one.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Final

from dicefront.kernel.errors import BadData
from dicefront.lab.stopwatch import Stopwatch

LONGEST_GAME: Final = 5_000
FEW_PIECES: Final = 5
"""With more pieces on a chessboard nobody looks whether they can mate: that would cost the peer time."""


class Peer:
    """An engine to compare with; ``open`` gives what plays one game, and what copies a position if it can."""

    def __init__(
        self, name: str, package: str, module: str, open: Callable[[], tuple[Callable[[], int], Any]]
    ) -> None:
        self.name = name
        self.package = package
        self.module = module
        self.open = open

    def version(self) -> str | None:
        """The version that is installed; ``None`` if it is not."""
        try:
            return version(self.package) if find_spec(self.module) is not None else None
        except PackageNotFoundError:
            return None

    def row(self) -> PeerRow:
        """The engine, loaded and ready to be measured."""
        play, copy = self.open()
        return PeerRow(self, play, copy)


class PeerRow:
    """An engine that is being measured."""

    def __init__(self, peer: Peer, play: Callable[[], int], copy: Callable[[], object] | None) -> None:
        self.peer = peer
        self.play = play
        self.copy = copy
        self.rate = Stopwatch()
        self.measuring = False
        self.least_laps = 0

    def settle(self, seconds: float, most: int) -> None:
        """Play laps of so long until the rate stands still; then it is measured."""
        self.rate.settle(lambda: self.lap(seconds), most, self.least_laps)
        self.measuring = True

    def lap(self, seconds: float) -> None:
        """Measure for so long."""
        self.rate.lap(self.play, seconds)

    def close(self) -> None:
        """Nothing more is measured."""


# -- engines that run in Node ---------------------------------------------------------------------

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


# -- engines for Python ---------------------------------------------------------------------------


def _chess() -> tuple[Callable[[], int], Callable[[], object]]:
    import chess

    random = Random(1)

    def play() -> int:
        board = chess.Board()
        count = 0
        while count < LONGEST_GAME:
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 100:
                break
            if chess.popcount(board.occupied) < FEW_PIECES and board.is_insufficient_material():
                break
            board.push(moves[random.randrange(len(moves))])
            count += 1
        return count

    middle = chess.Board("r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 9")
    return play, lambda: middle.copy(stack=False)


def _backgammon() -> tuple[Callable[[], int], Callable[[], object]]:
    import pyspiel

    game = pyspiel.load_game("backgammon")
    random = Random(1)
    throws: dict[bool, list[int]] = {}

    def start(limit: int) -> tuple[Any, int]:
        state = game.new_initial_state()
        count = 0
        while count < limit and not state.is_terminal():
            if state.is_chance_node():
                opening = state.move_number() == 0  # the first throw also says who begins
                if opening not in throws:
                    throws[opening] = _tickets(state.chance_outcomes())
                tickets = throws[opening]
                state.apply_action(tickets[random.randrange(len(tickets))])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[random.randrange(len(actions))])
                count += 1
        return state, count

    middle, _ = start(40)
    return lambda: start(LONGEST_GAME)[1], middle.clone


def _tickets(chances: list[tuple[int, float]]) -> list[int]:
    """Every outcome as often as its chance asks for: drawing one is quicker than adding up chances."""
    least = min(chance for _, chance in chances)
    return [outcome for outcome, chance in chances for _ in range(round(chance / least))]


def _ludopy() -> tuple[Callable[[], int], None]:
    import ludopy

    random = Random(1)

    def play() -> int:
        game = ludopy.Game()
        count = 0
        while count < LONGEST_GAME:
            (_, movable, _, _, _, somebody_won), _ = game.get_observation()
            if somebody_won:
                break
            if len(movable):
                game.answer_observation(movable[random.randrange(len(movable))])
                count += 1
            else:
                game.answer_observation(-1)
        return count

    return play, None


def _ludo_king() -> tuple[Callable[[], int], None]:
    from ludo_engine import LudoGame, PlayerColor

    random = Random(1)
    colours = list(PlayerColor)

    def play() -> int:
        game = LudoGame(colours)
        count = 0
        while not game.game_over and count < LONGEST_GAME:
            player = game.get_current_player()
            face = game.roll_dice()
            moves = game.get_valid_moves(player, face)
            if game.consecutive_sixes >= 3:
                game.next_turn()
            elif moves:
                done = game.execute_move(player, moves[random.randrange(len(moves))].token_id, face)
                count += 1
                if not done.extra_turn:
                    game.next_turn()
            elif face != 6:
                game.next_turn()
        return count

    return play, None


PEERS: Final = [
    Peer("python-chess", "chess", "chess", _chess),
    Peer("OpenSpiel backgammon", "open_spiel", "pyspiel", _backgammon),
    Peer("ludopy", "ludopy", "ludopy", _ludopy),
    Peer("ludo-king-engine", "ludo-king-engine", "ludo_engine", _ludo_king),
    NodePeer("@pkmn/sim gen 1", 1),
    NodePeer("@pkmn/sim gen 9", 9),
]
