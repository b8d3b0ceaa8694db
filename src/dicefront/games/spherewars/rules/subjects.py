"""What procedures work on and traits are asked about: a fight, a blow, a joining of combat, a morale roll.

These are locals of procedures and never part of the state. A fact writes into its subject, so the order in
which traits are asked matters nowhere; each amount carries the reason and the paragraph that grants it.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.dice import EXPERT, INEXPERT, Rolled, number_of_dice
from dicefront.games.spherewars.rules.gems import Gems
from dicefront.games.spherewars.rules.power import CONTROLLED, Power
from dicefront.games.spherewars.rules.profile import BRAVE, COMMON_MORALE, COWARD, UNBREAKABLE
from dicefront.games.spherewars.rules.rows import AbilityRow, RangedRow
from dicefront.games.spherewars.rules.state import Combatant
from dicefront.kernel.ids import NOBODY, Json, PlayerId, RuleId
from dicefront.kernel.modifier import Modifier, Total
from dicefront.kernel.plain import Written
from dicefront.tabletop.point import Point

# What a blow comes from.
FIGHT: Final = 0  # the damage roll of hand-to-hand combat
SHOT: Final = 1
DEED: Final = 2
SPELL: Final = 3
PASSIVE: Final = 4  # an ability or an artefact that strikes by itself
TRAP: Final = 5  # SW-PUR-15
TOUCH: Final = 6  # the touch that destroys the ephemeral (SW-WOU-10)
SOURCES: Final = ["fight", "shot", "deed", "spell", "passive", "trap", "touch"]

# What a morale roll is made for (L1).
BLOOD: Final = 0  # SW-MOR-10
LEADER_DIED: Final = 1  # SW-MOR-16
REGROUP: Final = 2  # SW-FLE-17
EFFECT: Final = 3  # an ability, a deed or a spell asks for it
CONTROL: Final = 4  # SW-ABI-59: no leader and no order helps
TRIGGERS: Final = ["blood", "leader_died", "regroup", "effect", "control"]

# Attributes (ATT).
MOV: Final = 0
COM: Final = 1
DEX: Final = 2
PRE: Final = 3
STR: Final = 4
CON_MUNDANE: Final = 5
CON_ARCANE: Final = 6
FUR: Final = 7
POW: Final = 8
ATTRIBUTES: Final = ["mov", "com", "dex", "pre", "str", "con_mundane", "con_arcane", "fur", "pow"]


class Attribute:
    """An attribute of a combatant at this moment (SW-ATT-17): what the profile says and what changes it."""

    def __init__(self, which: int, total: Total) -> None:
        self.which = which
        self.total = total

    def change(self, reason: str, amount: int, rule: RuleId) -> None:
        self.total.add(reason, amount, rule)


class Hand:
    """The dice of one fighter in a dexterity roll (H5 to H9).

    ``dex`` is the attribute, ``bonus`` what is added in dice (SW-DIC-21), ``supporters`` those that count.
    ``single`` says that it rolls one die whatever happens (SW-STA-13), ``wins`` that it may win (H8),
    ``tired`` that the fight tires it (H13). ``rolled`` are the dice on the table.
    """

    def __init__(self, fighter: Combatant, enemy: Combatant) -> None:
        self.fighter = fighter
        self.enemy = enemy
        self.dex = Total([])
        self.bonus = Total([])
        self.supporters: list[Combatant] = []
        self.expert = False
        self.inexpert = False
        self.single = False
        self.wins = True
        self.tired = True
        self.rolled = Rolled([])

    def dice(self, reason: str, amount: int, rule: RuleId) -> None:
        """Dice that are added or, below 0, taken away."""
        self.bonus.add(reason, amount, rule)

    def total(self) -> Total:
        """How many dice are rolled, with the reasons (SW-DIC-20, SW-DIC-21)."""
        if self.single:
            return Total([Modifier("spherewars.reason.single_die", 1, "SW-STA-13")])
        return number_of_dice(self.dex, self.bonus.parts, [])

    def count(self) -> int:
        """How many dice are rolled."""
        return self.total().amount

    def skill(self) -> int:
        """SW-ABI-18: 1 for an expert, -1 for an inexpert fighter; whoever is both is neither."""
        return (EXPERT if self.expert else 0) + (INEXPERT if self.inexpert else 0)


class Fight:
    """Hand-to-hand combat between the activated combatant and one enemy (list H).

    ``winner`` is set when the dexterity roll is decided.
    """

    def __init__(self, actor: Combatant, enemy: Combatant) -> None:
        self.own = Hand(actor, enemy)
        self.other = Hand(enemy, actor)
        self.winner: Hand | None = None
        self.wounds = 0  # what the winner's damage roll came to
        self.blows: list[Blow] = []  # those struck before the dexterity roll (H4)

    def hands(self) -> list[Hand]:
        """Both hands, that of the activated combatant first (SW-DIC-12)."""
        return [self.own, self.other]

    def hand_of(self, one: Combatant) -> Hand:
        return self.own if self.own.fighter is one else self.other

    def against(self, hand: Hand) -> Hand:
        """The other hand."""
        return self.other if hand is self.own else self.own


class Blow:
    """A damage roll, or wounds without one, from the strength to the consequences (H10, K).

    ``strength`` are the dice, ``number`` is the target number. ``touching`` says that striker and victim were
    in base contact. ``rolled`` are the dice on the table, ``wounds`` what they come to, ``critical`` is 1 for
    two Spheres and 2 for more. ``precise`` says that a precise blow came before (SW-CRI-11), ``exclusive``
    that the critical of the striker's race takes effect (SW-CRI-08), ``direct`` that there is no damage roll
    (SW-WOU-19), ``deadly`` that the victim dies whatever is left of it (SW-WOU-05), ``taken`` the wounds it
    took in the end, ``killed`` that it died of them, ``terror`` what it adds to the morale roll that it calls
    for whoever struck it (0: no such roll), ``in_fight`` that it belongs to a fight without being its blow
    (SW-HTH-25).
    """

    def __init__(self, source: int, striker: Combatant | None, victim: Combatant, touching: bool) -> None:
        self.source = source
        self.striker = striker
        self.victim = victim
        self.touching = touching
        self.strength = Total([])
        self.number = Total([])
        self.rolled = Rolled([])
        self.critical = 0
        self.wounds = 0
        self.precise = False
        self.exclusive = False
        self.direct = False
        self.deadly = False
        self.taken = 0
        self.killed = False
        self.terror = 0
        self.in_fight = False
        self.won_with: list[int] = []  # the dexterity dice that won the fight

    def weight(self) -> list[int]:
        """What hidden artefacts may change of it."""
        return [self.strength.amount, self.number.amount]


# What range a shot is made at (SW-SHO-14).
MEASURED: Final = 0
SHORT: Final = 1
LONG: Final = 2


class Shot:
    """One mundane shot with one weapon, from its declaration to the hit (lists S and X).

    ``quick`` says that it answers a charge or is made while speeding up: then only heights change the dice
    (SW-EQU-24, SW-EQU-32). ``volley`` are the shots of the activation, ``split`` says beforehand that they
    go at different targets, ``changed`` that the target was changed (SW-SHO-28). ``pre`` is the attribute,
    ``bonus`` what is added in dice, ``number`` the target number. ``range`` is supposed beforehand where it
    must not be measured yet (SW-BAS-17).
    """

    def __init__(self, shooter: Combatant, target: Combatant, weapon: RangedRow, quick: bool) -> None:
        self.shooter = shooter
        self.target = target
        self.weapon = weapon
        self.quick = quick
        self.against_charge = False
        self.volley: list[Shot] = [self]
        self.split = False
        self.range = MEASURED
        self.changed = False
        self.expert = False
        self.inexpert = False
        self.pre = Total([])
        self.bonus = Total([])
        self.number = Total([])
        self.rolled = Rolled([])

    def dice(self, reason: str, amount: int, rule: RuleId) -> None:
        """Dice that are added or, below 0, taken away."""
        self.bonus.add(reason, amount, rule)

    def total(self) -> Total:
        """How many dice are rolled, with the reasons (SW-SHO-19)."""
        return number_of_dice(self.pre, self.bonus.parts, [])

    def is_split(self) -> bool:
        """SW-SHO-18, SW-SHO-32: whether the shots of the activation go at different targets."""
        return self.split or any(one.target is not self.target for one in self.volley)

    def can(self, trick: str) -> bool:
        """Whether the weapon has a characteristic."""
        return trick in self.weapon.traits


class Feat:
    """A deed or a spell, or an ability of the concentration phase, that takes effect (D7, P14).

    ``source`` is what its blows come from, ``target`` whom it is aimed at, ``successes`` what it scored.
    ``blows`` are those that it struck: what they lead to is answered once (SW-WOU-17).
    """

    def __init__(self, source: int, user: Combatant, row: AbilityRow, target: Combatant | None) -> None:
        self.source = source
        self.user = user
        self.row = row
        self.target = target
        self.dice = 0
        self.successes = 0
        self.blows: list[Blow] = []


class Bet:
    """What a side puts into a spell, for casting or for dispelling (P6 to P11).

    ``seat`` bets for it. ``pool`` are the gems that it may use, ``most`` is how many may count (SW-SPE-22).
    ``papyri`` are gems made for this spell (SW-SPE-44): part of ``gems``, but not of the pool, nor counted.
    ``coins`` and ``free`` are dice that are no gems; ``holders`` may give a coin each. ``gems`` and ``coins``
    are what was hidden, ``spent`` which gems left the pool. ``lost`` is the highest face that is removed.
    """

    def __init__(self, caster: Combatant, side: int, casting: bool) -> None:
        self.caster = caster
        self.side = side
        self.casting = casting
        self.seat = caster.owner
        self.pool = 0
        self.papyri = 0
        self.most = Total([])
        self.holders: list[Combatant] = []
        self.free = 0
        self.gems = 0
        self.coins = 0
        self.spent = Gems()
        self.lost = 2
        self.rolled = Rolled([])

    def dice(self) -> int:
        return self.gems + self.coins + self.free

    def limit(self) -> int:
        """The most gems that can be bet at all."""
        return self.pool + self.papyri

    def is_false(self, gems: int) -> bool:
        """SW-SPE-38: whether so many gems are none at all, or more than the caster may use."""
        return self.casting and (gems == 0 or gems - self.papyri > self.most.amount)


class Cast(Feat):
    """A spell from its designation to its end (list P); ``place`` is where it was aimed (SW-SPE-45).

    ``changed`` says that the caster changed his target (SW-SPE-29). In window SPELL a mist scroll sets
    ``misted`` to the combatant who used it (SW-CON-12), and Choice Blow names another ``target``. In window
    SHOWN or OUTCOME a papyrus sets ``cancelled`` (SW-CON-25, SW-CON-26).
    """

    def __init__(self, caster: Combatant, row: AbilityRow, target: Combatant | None) -> None:
        super().__init__(SPELL, caster, row, target)
        self.place: Point | None = None
        self.changed = False
        self.misted = NOBODY
        self.cancelled = False
        self.casting = Bet(caster, caster.side, True)
        self.dispelling = Bet(caster, 1 - caster.side, False)
        self.power: Power = CONTROLLED


class Charge:
    """The bonus of a charge when strength is fixed in H10 (SW-HTH-24); ``denied`` if something cancels it.

    ``real`` says that it was a charge by itself and no engagement that counts as one (SW-ABI-32).
    """

    def __init__(self, charger: Combatant, charged: Combatant, bonus: int, real: bool) -> None:
        self.charger = charger
        self.charged = charged
        self.bonus = bonus
        self.real = real
        self.denied = False


class Support:
    """One supporter of a fighter (SUP).

    ``counts`` if it supports at all, ``dice`` are what it adds (SW-SUP-07), ``expert`` says that the fighter
    has Expert Combatant because of it (SW-ABI-07), ``packed`` that it counts as one of a pack, of which two
    at most add a die (Pack Blow).
    """

    def __init__(self, supporter: Combatant, fighter: Combatant) -> None:
        self.supporter = supporter
        self.fighter = fighter
        self.counts = True
        self.dice = 1
        self.expert = False
        self.packed = False


class Force:
    """What drives a combatant in its movement phase (A4).

    It goes to one of the ``nearest``: by the shortest way, or ``straight`` ahead and no further than a run.
    """

    def __init__(self, rule: RuleId, nearest: list[Combatant], straight: bool = False) -> None:
        self.rule = rule
        self.nearest = nearest
        self.straight = straight


class Route:
    """SW-SCN-58: a way to contact with somebody on another floor of a building.

    The way leads along one ``floor``, to which the mover climbs before it sets out, and its end is on the
    floor or below or above the ``last`` one, to which it climbs then. ``climbs`` are the floors of both.
    """

    def __init__(self, way: list[Point], floor: int, last: int, first_climb: int) -> None:
        self.way = way
        self.floor = floor
        self.last = last
        self.first_climb = first_climb
        self.climbs = first_climb + abs(last - floor)


class Join:
    """A joining of combat from its declaration to the contact (list J).

    ``joined`` are all enemies whom the resting place touches (SW-MOV-23), ``sight`` the level fixed in J4,
    ``charge`` what J9 makes of it. ``blocked`` says that no way is left, and it ends where the old one does.
    ``force`` is what drives the mover, if it has no choice. ``route`` is how it comes to another floor.
    ``walker`` and ``comer`` are the mover as it goes along the way and as it rests at its end: itself, or a
    copy of it on another floor. ``elevation`` is the level where it started (SW-SCN-36).
    """

    def __init__(self, mover: Combatant, target: Combatant, way: list[Point]) -> None:
        self.mover = mover
        self.target = target
        self.way = way
        self.joined: list[Combatant] = []
        self.sight = 0
        self.charge = False
        self.blocked = False
        self.force: Force | None = None
        self.route: Route | None = None
        self.walker = mover
        self.comer = mover
        self.elevation = 0


class Use(Written):
    """An item that is used: whose it is, at whom it is used, and the order of a scroll."""

    def __init__(self, item: str, bearer: int, target: int = NOBODY, order: str = "") -> None:
        self.item = item
        self.bearer = bearer
        self.target = target
        self.order = order

    def to_json(self) -> Json:
        found: dict[str, Json] = {"item": self.item, "bearer": self.bearer}
        if self.target != NOBODY:
            found["target"] = self.target
        if self.order:
            found["order"] = self.order
        return found


class Occasion:
    """What a window is about (SW-ACT-12 to SW-ACT-14).

    ``subjects`` are those concerned: the target of an attack, the two fighters, the tester, the fugitive and
    its pursuer. ``used`` says that somebody stepped in, ``moved`` are those whom orders have moved,
    ``passed`` says that an order passes the morale roll at hand (SW-ORD-48), ``further`` is how many inches
    one adds to the annihilation movement that comes next, ``cast`` is the spell at hand.

    ``actors`` take part without being concerned: shooter, user, caster. ``usable`` are the orders of the
    window, ``received`` who has received one. ``feat``, ``shot`` and ``blow`` are what is going on,
    ``rolls`` the dice on the table. ``misted`` is who has forced a change of target, ``named`` whom Choice
    Blow puts in the place of the target (SW-CON-11, SW-CON-12). ``wished`` is the seat that asked for the
    window (SW-ORD-24).
    """

    def __init__(self, window: str, subjects: list[Combatant], cast: Cast | None = None) -> None:
        self.window = window
        self.subjects = subjects
        self.cast = cast
        self.used = False
        self.moved: list[int] = []
        self.passed = False
        self.further = 0
        self.actors: list[Combatant] = [] if cast is None else [cast.user]
        self.usable: list[str] = []
        self.received: list[int] = []
        self.feat: Feat | None = None
        self.shot: Shot | None = None
        self.blow: Blow | None = None
        self.rolls: list[Rolled] = []
        self.misted: Combatant | None = None
        self.named: Combatant | None = None
        self.wished: PlayerId = NOBODY

    def takes_part(self, one: Combatant) -> bool:
        """SW-CON-04: whether somebody takes part in the roll or attack."""
        return one in self.subjects or one in self.actors


class Courage:
    """Morale and fear of a combatant as they are at this moment (SW-TRA-07)."""

    def __init__(self, morale: int, fear: int, firm: bool) -> None:
        self.morale = morale
        self.fear = fear
        self.firm = firm

    def shake(self) -> None:
        """SW-MOR-05: an effect makes it a coward; a brave one becomes common."""
        if self.morale != UNBREAKABLE:
            self.morale = COMMON_MORALE if self.morale == BRAVE else COWARD


class Test:
    """A morale roll (list L): who rolls, for what, because of whom, and the number to reach."""

    def __init__(self, tester: Combatant, trigger: int, cause: Combatant | None) -> None:
        self.tester = tester
        self.trigger = trigger
        self.cause = cause
        self.number = Total([])
        self.presence = True  # whether a leader nearby helps (SW-MOR-07)
        self.exempt = False  # passed without a roll


class Exposure:
    """What a combatant feels of the weather: the heat of suffocating weather, a storm (WEA)."""

    def __init__(self, heat: bool, storm: bool) -> None:
        self.heat = heat
        self.storm = storm
