"""The abilities by number, in the order of the catalogue."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.all import ALL_ABILITIES, ability
from dicefront.games.home_raiders.rules.cards import Card
from dicefront.games.home_raiders.rules.state import NEXT_TURN, Character
from dicefront.kernel.effects import GAME, ROLL, ROUND, TURN
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.traits import Kit, Trait

IDS: Final = [one.id for one in ALL_ABILITIES]
"""The id of each ability, by number."""
ABILITIES: Final = len(IDS)

# movement
PUSH: Final = IDS.index("push")
CLIMB: Final = IDS.index("climb")
GHOST: Final = IDS.index("ghost")
CHARGE: Final = IDS.index("charge")
RUNNING_SHOT: Final = IDS.index("running-shot")
FEATHER_FALL: Final = IDS.index("feather-fall")
EAGER_TELEPORT: Final = IDS.index("eager-teleport")
FLIGHT: Final = IDS.index("flight")
TRANSPORT: Final = IDS.index("transport")
RELOCATE: Final = IDS.index("relocate")

# close_combat
EXPLOIT_WEAKNESS: Final = IDS.index("exploit-weakness")
ROUNDHOUSE_ATTACK: Final = IDS.index("roundhouse-attack")
VIOLENT_ATTACK: Final = IDS.index("violent-attack")
REASSURING_ATTACK: Final = IDS.index("reassuring-attack")
KNOCK_BACK: Final = IDS.index("knock-back")
SUCKER_PUNCH: Final = IDS.index("sucker-punch")
RAMPAGE: Final = IDS.index("rampage")
GRAPPLE: Final = IDS.index("grapple")
REACH: Final = IDS.index("reach")
ENTANGLE: Final = IDS.index("entangle")

# shooting
SURE_AIM: Final = IDS.index("sure-aim")
DOUBLE_SHOT: Final = IDS.index("double-shot")
BLAST: Final = IDS.index("blast")
LIGHTNING_BOLT: Final = IDS.index("lightning-bolt")
PARABOLIC: Final = IDS.index("parabolic")
BULLSEYE: Final = IDS.index("bullseye")
MULTITASK: Final = IDS.index("multitask")
POINT_BLANK: Final = IDS.index("point-blank")
SATURATION_FIRE: Final = IDS.index("saturation-fire")
SNIPER: Final = IDS.index("sniper")

# spirit
SUBTLE_MANIPULATION: Final = IDS.index("subtle-manipulation")
DISTRACT: Final = IDS.index("distract")
MIND_TRICK: Final = IDS.index("mind-trick")
TRANSFER: Final = IDS.index("transfer")
STRONG_WILL: Final = IDS.index("strong-will")
DISRUPT: Final = IDS.index("disrupt")
CHARM: Final = IDS.index("charm")
CONFUSE: Final = IDS.index("confuse")
STUN: Final = IDS.index("stun")
BRAINFREEZE: Final = IDS.index("brainfreeze")

# defence
SHARP_REFLEXES: Final = IDS.index("sharp-reflexes")
WALL_OF_SHIELDS: Final = IDS.index("wall-of-shields")
REGENERATION: Final = IDS.index("regeneration")
DEFLECT: Final = IDS.index("deflect")
SHRAPNEL: Final = IDS.index("shrapnel")
RESILIENCE: Final = IDS.index("resilience")
ENERGY_BARRIER: Final = IDS.index("energy-barrier")
FLICKER: Final = IDS.index("flicker")
BODYGUARD: Final = IDS.index("bodyguard")
MIRROR_IMAGE: Final = IDS.index("mirror-image")

# unit
ACTION_GROUP: Final = IDS.index("action-group")
SCOUTS: Final = IDS.index("scouts")
FIRM_STANCE: Final = IDS.index("firm-stance")
PHALANX: Final = IDS.index("phalanx")
OPEN_FORMATION: Final = IDS.index("open-formation")
DIVIDED_AIM: Final = IDS.index("divided-aim")
WARDANCERS: Final = IDS.index("wardancers")
BEATING_POSSE: Final = IDS.index("beating-posse")
HIKERS: Final = IDS.index("hikers")
IRON_SPIRITS: Final = IDS.index("iron-spirits")

# leader
AIM: Final = IDS.index("aim")
WARRIOR_MONK: Final = IDS.index("warrior-monk")
FAST_RECOVERY: Final = IDS.index("fast-recovery")
DEFENSIVE_STANCE: Final = IDS.index("defensive-stance")
RECKON: Final = IDS.index("reckon")
DODGE: Final = IDS.index("dodge")
LEAD_BY_EXAMPLE: Final = IDS.index("lead-by-example")
REPLACEMENT: Final = IDS.index("replacement")
GENERAL: Final = IDS.index("general")
REDEPLOY: Final = IDS.index("redeploy")

# hero
PRECISE_ATTACK: Final = IDS.index("precise-attack")
SWAN_SONG: Final = IDS.index("swan-song")
EXPLORER: Final = IDS.index("explorer")
SELFISH_FIGHTER: Final = IDS.index("selfish-fighter")
PRUDENT_STRATEGIST: Final = IDS.index("prudent-strategist")
MESSENGER: Final = IDS.index("messenger")
SWORN_ENEMY: Final = IDS.index("sworn-enemy")
CHAMPION: Final = IDS.index("champion")
FERVOUR: Final = IDS.index("fervour")
SPECIALIST: Final = IDS.index("specialist")


def has(holder: Kit | Card, number: int) -> bool:
    """Whether a kit or a card has an ability."""
    traits = holder.traits if isinstance(holder, Kit) else holder.abilities
    return ability(IDS[number]) in traits


def abilities(*ids: str) -> list[Trait]:
    """Abilities by their ids, in the order of the catalogue."""
    return sorted((ability(one) for one in ids), key=lambda one: one.number)


UNTIL: Final = {
    "distract": ROLL,
    "grapple": ROUND,
    "confuse": ROUND,
    "stun": ROUND,
    "charge": TURN,
    "fervour": TURN,
    "attacked": TURN,
    "bound": TURN,
    "mind-trick": NEXT_TURN,
    "eager-teleport": GAME,
}


def bear(character: Character, effect: str, number: int = NOBODY) -> None:
    """An effect comes over a character; ``bound`` is a Mind trick that is in force now."""
    if effect in ("bound", "mind-trick"):
        character.bear("mind-trick", UNTIL[effect], number)
    else:
        character.bear(effect, UNTIL[effect], value=number)
