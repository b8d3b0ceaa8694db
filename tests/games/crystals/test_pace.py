"""PAC: the pace of random games, as the catalogue has measured it."""

import pytest

from dicefront.games.crystals import GAME
from dicefront.kernel.dice import Dice, FastDice, Roll
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.playout import play_randomly


class CountingDice(Dice):
    """Fast dice that count the movement rolls."""

    def __init__(self, seed: int) -> None:
        self.dice = FastDice(seed)
        self.rolls = 0

    def throw(self, index: int, roll: Roll) -> list[int]:
        if roll.purpose == "crystals.move":
            self.rolls += 1
        return self.dice.throw(index, roll)


def pace(players: int, side_length: int, games: int) -> tuple[float, float]:
    """Mean movement rolls of random games, and the share won by crystals."""
    rolls = crystals = 0
    options = {"players": players, "side_length": side_length}
    for number in range(games):
        dice = CountingDice(child_seed(11, players, side_length, number))
        table = GAME.table(options, dice=dice, keep=False)  # type: ignore[arg-type]
        play_randomly(table, Draw(child_seed(12, players, side_length, number)))
        rolls += dice.rolls
        assert table.outcome is not None
        crystals += table.outcome.reason == "crystals.end.crystals"
    return rolls / games, crystals / games


@pytest.mark.rule("CR-PAC-01")
def test_two_thousand_games_of_two_players() -> None:
    rolls, crystals = pace(2, 7, 2000)
    assert rolls == pytest.approx(85.5, abs=2.5)
    assert crystals == pytest.approx(0.96, abs=0.02)


# The mean of fewer games spreads by the standard deviation over the root of their number: four of those are
# allowed.
@pytest.mark.rule("CR-PAC-01")
@pytest.mark.parametrize(
    ("players", "side", "mean", "deviation", "won"),
    [
        (3, 7, 98.7, 23.5, 0.71),
        (4, 5, 125.0, 21.7, 0.29),
        (4, 7, 151.4, 23.2, 0.12),
        (4, 3, 82.5, 21.0, 0.74),
    ],
)
def test_some_games_on_the_other_boards(
    players: int, side: int, mean: float, deviation: float, won: float
) -> None:
    games = 120
    rolls, crystals = pace(players, side, games)
    assert rolls == pytest.approx(mean, abs=4 * deviation / games**0.5)
    assert crystals == pytest.approx(won, abs=4 * (won * (1 - won) / games) ** 0.5)


def test_only_movement_rolls_are_counted() -> None:
    dice = CountingDice(1)
    assert dice.throw(0, Roll([6], "crystals.defence", "CR-TOW-04", 0))
    assert dice.rolls == 0
