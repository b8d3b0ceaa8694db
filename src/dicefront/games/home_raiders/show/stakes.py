"""Home Raiders: an attack is about one wound, worth the Stars of the figure by the wounds it can take."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.cost import counts
from dicefront.games.home_raiders.rules.events.fighting import AttackFailed, AttackSucceeded, PoolRolled
from dicefront.games.home_raiders.rules.moments import AFTER_DEFENCE_ROLL, DULLS_CRITICALS, HAS_ROLL_REPEATED
from dicefront.games.home_raiders.rules.odds import odds_of_builds
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.wounds import wounds_to_vanish
from dicefront.kernel.event import Event
from dicefront.kernel.ids import Json
from dicefront.parts.show.ledger import Deed, Ledger, Stake

RULE: Final = "HR-DIC-07"
MELEE: Final = "melee"
ATTACKS: Final = (MELEE, "ranged")


def wound_worth(character: Character) -> float:
    """The Stars that go with one wound: a card pays for all its figures."""
    return character.card.cost / max(character.card.force, 1) / wounds_to_vanish(character)


class RaidersLedger(Ledger):
    """The pools of an attack are known by their rolls; who rolls again rolls the same pool."""

    def __init__(self) -> None:
        super().__init__()
        self._attack: PoolRolled | None = None
        self._defence: PoolRolled | None = None

    def hear(self, state: State, event: Event, entry: int) -> None:
        if isinstance(event, PoolRolled):
            if event.type in ATTACKS:
                self._attack = event
            elif event.type == "defence":
                self._defence = event
        elif isinstance(event, (AttackSucceeded, AttackFailed)):
            self._settle(state, entry, isinstance(event, AttackSucceeded))

    def _settle(self, state: State, entry: int, won: bool) -> None:
        attack, defence = self._attack, self._defence
        if attack is None or defence is None:
            return  # it was rolled before the match came here
        striker, guard = state.characters[attack.character], state.characters[defence.character]
        chance = odds_of_builds(
            attack.build,
            defence.build,
            striker.kit.uses(DULLS_CRITICALS),
            guard.kit.uses(HAS_ROLL_REPEATED),
            attack.type == MELEE and striker.kit.uses(AFTER_DEFENCE_ROLL),
        )
        situation: dict[str, Json] = {
            "attack": [*counts(attack.build.pool)],
            "boost": attack.build.full_boost(),
            "defence": [*counts(defence.build.pool)],
            "defence_boost": defence.build.full_boost(),
        }
        worth = wound_worth(guard)
        self.stakes.append(Stake(entry, striker.owner, guard.owner, RULE, chance, worth, won, situation))
        if won:
            self.deeds.append(Deed(entry, striker.id, worth))
