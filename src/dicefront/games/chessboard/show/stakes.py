"""Chessboard Skirmish: an attack is about a miniature or a point of its Armor, worth what it costs."""

from __future__ import annotations

from typing import Final

from dicefront.games.chessboard.rules.army import Wish, cost
from dicefront.games.chessboard.rules.catalogue import FIGURES
from dicefront.games.chessboard.rules.events import ArmorUsed, Attacked, Defeated, Defended, Saved
from dicefront.games.chessboard.rules.odds import duel_odds
from dicefront.games.chessboard.rules.state import ChessState, Profile
from dicefront.kernel.event import Event
from dicefront.kernel.ids import Json
from dicefront.parts.show.ledger import Deed, Ledger, Stake

RULE: Final = "CB-ODD-01"


def price(profile: Profile) -> int:
    """The points of a miniature without its Armor, which is lost point by point."""
    return cost(Wish(profile.die, 0, profile.bow, profile.gun, profile.hero, profile.figure)).amount


ARMOR: Final = FIGURES.prices["armor"]


class ChessLedger(Ledger):
    """Follows one attack at a time: a duel may ask about re-rolls before it ends."""

    def __init__(self) -> None:
        super().__init__()
        self._attack: tuple[Attacked, bool, bool] | None = None

    def hear(self, state: ChessState, event: Event, entry: int) -> None:
        if isinstance(event, Attacked):
            # Re-rolls are asked for, so none is spent yet in the answer that declares the attack.
            self._attack = event, state.minis[event.mini].reroll, state.minis[event.target].reroll
        elif isinstance(event, (Defended, Saved)):
            self._settle(state, entry, False, state.minis[event.target].armor > 0)
        elif isinstance(event, ArmorUsed):
            self._settle(state, entry, True, True)
        elif isinstance(event, Defeated):
            self._settle(state, entry, True, False)

    def go_back(self, entry: int) -> None:
        super().go_back(entry)
        self._attack = None

    def _settle(self, state: ChessState, entry: int, won: bool, armored: bool) -> None:
        if self._attack is None:
            return  # it was declared before the match came here
        (attack, reroll, target_reroll), self._attack = self._attack, None
        mini, target = state.minis[attack.mini], state.minis[attack.target]
        odds = duel_odds(
            attack.type,
            mini.die,
            reroll,
            target.die,
            target_reroll,
            int(armored),
            state.options.informed_heroes,
        )
        chance = float(odds.armor if armored else odds.defeat)
        worth = ARMOR if armored else price(target.profile)
        situation: dict[str, Json] = {
            "what": "attack",
            "type": attack.type,
            "die": mini.die,
            "reroll": reroll,
            "target_die": target.die,
            "target_reroll": target_reroll,
            "armor": armored,
        }
        self.stakes.append(Stake(entry, mini.owner, target.owner, RULE, chance, worth, won, situation))
        if won:
            self.deeds.append(Deed(entry, mini.id, worth))
