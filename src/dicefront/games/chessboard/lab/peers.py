"""Engines that Chessboard Skirmish is measured beside."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from dicefront.parts.lab.peers import BACKGAMMON, LONGEST_GAME, Bar, Peer

FEW_PIECES: Final = 5
"""With more pieces on a chessboard nobody looks whether they can mate: that would cost the peer time."""


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


PEERS: Final = [Peer("python-chess", "chess", "chess", _chess), BACKGAMMON]
BARS: Final = [Bar("chessboard", "OpenSpiel backgammon", 2, 0), Bar("chessboard", "python-chess", 5, 1)]
