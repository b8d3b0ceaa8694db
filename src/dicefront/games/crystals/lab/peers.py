"""Engines that Crystals is measured beside."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from dicefront.parts.lab.peers import BACKGAMMON, LONGEST_GAME, Bar, Peer


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
    Peer("ludopy", "ludopy", "ludopy", _ludopy),
    Peer("ludo-king-engine", "ludo-king-engine", "ludo_engine", _ludo_king),
    BACKGAMMON,
]
BARS: Final = [
    Bar("crystals", "ludopy", 15, 0),
    Bar("crystals", "ludo-king-engine", 5, 0),
    Bar("crystals", "OpenSpiel backgammon", 0, 0),
]
