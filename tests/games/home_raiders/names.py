"""The 80 abilities by number: the order of the catalogue, which a test compares."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.all import ability
from dicefront.games.home_raiders.rules.cards import Card
from dicefront.kernel.traits import Kit, Trait

# movement
PUSH: Final = 0
CLIMB: Final = 1
GHOST: Final = 2
CHARGE: Final = 3
RUNNING_SHOT: Final = 4
FEATHER_FALL: Final = 5
EAGER_TELEPORT: Final = 6
FLIGHT: Final = 7
TRANSPORT: Final = 8
RELOCATE: Final = 9

# close_combat
EXPLOIT_WEAKNESS: Final = 10
ROUNDHOUSE_ATTACK: Final = 11
VIOLENT_ATTACK: Final = 12
REASSURING_ATTACK: Final = 13
KNOCK_BACK: Final = 14
SUCKER_PUNCH: Final = 15
RAMPAGE: Final = 16
GRAPPLE: Final = 17
REACH: Final = 18
ENTANGLE: Final = 19

# shooting
SURE_AIM: Final = 20
DOUBLE_SHOT: Final = 21
BLAST: Final = 22
LIGHTNING_BOLT: Final = 23
PARABOLIC: Final = 24
BULLSEYE: Final = 25
MULTITASK: Final = 26
POINT_BLANK: Final = 27
SATURATION_FIRE: Final = 28
SNIPER: Final = 29

# spirit
SUBTLE_MANIPULATION: Final = 30
DISTRACT: Final = 31
MIND_TRICK: Final = 32
TRANSFER: Final = 33
STRONG_WILL: Final = 34
DISRUPT: Final = 35
CHARM: Final = 36
CONFUSE: Final = 37
STUN: Final = 38
BRAINFREEZE: Final = 39

# defence
SHARP_REFLEXES: Final = 40
WALL_OF_SHIELDS: Final = 41
REGENERATION: Final = 42
DEFLECT: Final = 43
SHRAPNEL: Final = 44
RESILIENCE: Final = 45
ENERGY_BARRIER: Final = 46
FLICKER: Final = 47
BODYGUARD: Final = 48
MIRROR_IMAGE: Final = 49

# unit
ACTION_GROUP: Final = 50
SCOUTS: Final = 51
FIRM_STANCE: Final = 52
PHALANX: Final = 53
OPEN_FORMATION: Final = 54
DIVIDED_AIM: Final = 55
WARDANCERS: Final = 56
BEATING_POSSE: Final = 57
HIKERS: Final = 58
IRON_SPIRITS: Final = 59

# leader
AIM: Final = 60
WARRIOR_MONK: Final = 61
FAST_RECOVERY: Final = 62
DEFENSIVE_STANCE: Final = 63
RECKON: Final = 64
DODGE: Final = 65
LEAD_BY_EXAMPLE: Final = 66
REPLACEMENT: Final = 67
GENERAL: Final = 68
REDEPLOY: Final = 69

# hero
PRECISE_ATTACK: Final = 70
SWAN_SONG: Final = 71
EXPLORER: Final = 72
SELFISH_FIGHTER: Final = 73
PRUDENT_STRATEGIST: Final = 74
MESSENGER: Final = 75
SWORN_ENEMY: Final = 76
CHAMPION: Final = 77
FERVOUR: Final = 78
SPECIALIST: Final = 79

ABILITIES: Final = 80

IDS: Final = [
    "push",
    "climb",
    "ghost",
    "charge",
    "running-shot",
    "feather-fall",
    "eager-teleport",
    "flight",
    "transport",
    "relocate",
    "exploit-weakness",
    "roundhouse-attack",
    "violent-attack",
    "reassuring-attack",
    "knock-back",
    "sucker-punch",
    "rampage",
    "grapple",
    "reach",
    "entangle",
    "sure-aim",
    "double-shot",
    "blast",
    "lightning-bolt",
    "parabolic",
    "bullseye",
    "multitask",
    "point-blank",
    "saturation-fire",
    "sniper",
    "subtle-manipulation",
    "distract",
    "mind-trick",
    "transfer",
    "strong-will",
    "disrupt",
    "charm",
    "confuse",
    "stun",
    "brainfreeze",
    "sharp-reflexes",
    "wall-of-shields",
    "regeneration",
    "deflect",
    "shrapnel",
    "resilience",
    "energy-barrier",
    "flicker",
    "bodyguard",
    "mirror-image",
    "action-group",
    "scouts",
    "firm-stance",
    "phalanx",
    "open-formation",
    "divided-aim",
    "wardancers",
    "beating-posse",
    "hikers",
    "iron-spirits",
    "aim",
    "warrior-monk",
    "fast-recovery",
    "defensive-stance",
    "reckon",
    "dodge",
    "lead-by-example",
    "replacement",
    "general",
    "redeploy",
    "precise-attack",
    "swan-song",
    "explorer",
    "selfish-fighter",
    "prudent-strategist",
    "messenger",
    "sworn-enemy",
    "champion",
    "fervour",
    "specialist",
]
"""The id of each ability, by number."""


def has(holder: Kit | Card, number: int) -> bool:
    """Whether a kit or a card has an ability."""
    traits = holder.traits if isinstance(holder, Kit) else holder.abilities
    return ability(IDS[number]) in traits


def abilities(*ids: str) -> list[Trait]:
    """Abilities by their ids, in the order of the catalogue."""
    return sorted((ability(one) for one in ids), key=lambda one: one.number)
