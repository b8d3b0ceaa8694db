"""When abilities are asked: all moments of Home Raiders, one attribute or method each.

An attribute states a fact that is always the same. Other facts are methods that return a value or write into
what they are given, and change nothing else: previews and computer players ask them too. Happenings are
``Steps`` and may ask players and roll dice.

``me`` is the character that has the ability. Procedures open moments and import no ability.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar, cast

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.state import Character, State, Troop
from dicefront.games.home_raiders.rules.strike import Attack, Blow, Stand, Token
from dicefront.games.home_raiders.rules.walking import Gait
from dicefront.kernel.errors import Refusal
from dicefront.kernel.procedure import Steps
from dicefront.kernel.traits import Kit, Moment, Moments, Trait
from dicefront.kernel.window import Window

T = TypeVar("T")

MOVEMENT: Final = "movement"
CLOSE_COMBAT: Final = "close_combat"
SHOOTING: Final = "shooting"
SPIRIT: Final = "spirit"
DEFENCE: Final = "defence"
UNIT: Final = "unit"
LEADER: Final = "leader"
HERO: Final = "hero"
FAMILIES: Final = [MOVEMENT, CLOSE_COMBAT, SHOOTING, SPIRIT, DEFENCE, UNIT, LEADER, HERO]

# How an ability is used.
ALWAYS: Final = "always"  # compulsory or passive
OPTION: Final = "option"  # its owner chooses when it comes up
ACTION: Final = "action"  # it uses one or more actions
SETUP: Final = "setup"  # decided or carried out before the first round

ATTACKED: Final = "attacked"
"""The call that holds in windows that open because somebody is attacked."""


def at_once(value: T) -> Steps[T]:
    """A value at once: nothing happens where no ability has anything to do."""
    return value
    yield


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Trait):
    """Base of the abilities; ``weight`` counts in the cost formula, ``reason`` is the message with its name.

    ``shared`` marks a Leader ability that all characters of the Unit have (HR-LDR-03), ``deed`` names a
    Generic action in answers, ``actions`` are what a shot with this option costs. ``window`` is the moment at
    which the ability lets a player react, who may say beforehand how.
    """

    weight: ClassVar[float] = 0.0
    use: ClassVar[str] = ALWAYS
    hurts: ClassVar[bool] = False
    shared: ClassVar[bool] = False
    deed: ClassVar[str] = ""
    window: ClassVar[Window | None] = None
    actions: ClassVar[int] = 1

    def __init__(self) -> None:
        super().__init__()
        self.reason = "home_raiders.ability." + self.id

    # -- before the first round ---------------------------------------------------------------------

    may_be_held_back: ClassVar[bool] = False
    """HR-DEP-06: whether a troop may be deployed late."""
    joins_units: ClassVar[bool] = False
    """HR-HRO-02: whether a Hero may be deployed inside a Unit."""
    swears: ClassVar[bool] = False
    """HR-SQD-03: whether it names an enemy before the game."""
    moves_early: ClassVar[bool] = False
    """HR-SQD-12: whether its troop moves once before the first round."""

    # -- moving -------------------------------------------------------------------------------------

    holds_ghosts: ClassVar[bool] = False
    """Whether not even a Ghost slips away from it."""
    stands_firm: ClassVar[bool] = False
    """Whether enemies cannot move it."""
    keeps_open_formation: ClassVar[bool] = False
    """HR-UNT-02: whether its Unit may stand further apart."""
    may_push: ClassVar[bool] = False
    """Whether it may push objects."""
    may_carry: ClassVar[bool] = False
    """Whether it may carry friendly troops along."""
    may_circle: ClassVar[bool] = False
    """Whether it may go round an enemy in base contact."""
    may_change_units: ClassVar[bool] = False
    """Whether a Leader may leave its Unit, or join another one."""
    may_shoot_running: ClassVar[bool] = False
    """Whether it may shoot in the middle of its move."""

    def shape_gait(self, gait: Gait) -> None:
        """How it walks."""

    def slips_from(self, enemy: Character) -> bool:
        """HR-CON-02: whether it breaks away from an enemy without a free attack."""
        return False

    def after_moving(self, me: Character, met: bool) -> None:
        """A move is over; ``met`` says that it came into contact with an enemy it did not touch before."""

    # -- attacks ------------------------------------------------------------------------------------

    dulls_criticals: ClassVar[bool] = False
    """HR-DIC-06: whether Critical Aces of a defence against it are plain Aces."""
    steps_in: ClassVar[bool] = False
    """HR-ATK-05: whether it may take over an attack on a friend it touches."""

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        """HR-ATK-07: the attacker changes its own pool and its Boost."""

    def shape_own_defence(self, state: State, attack: Attack, build: Build, me: Character) -> None:
        """HR-ATK-07: the defender changes its own pool and its Boost."""

    def shape_their_defence(self, state: State, attack: Attack, build: Build, defender: Character) -> None:
        """HR-ATK-07: the attacker changes the Defence pool it meets."""

    def shape_friends_defence(self, me: Character, build: Build, defender: Character) -> None:
        """HR-ATK-07: somebody on the combat space changes the Defence pool of a friend."""

    def shape_bearers_roll(self, build: Build) -> None:
        """HR-DIC-21: the next roll of somebody on whom its effect lies."""

    def shape_bearers_defence(self, build: Build) -> None:
        """HR-ATK-07: the next defence in close combat of somebody on whom its effect lies."""

    def after_attack_roll(self, attack: Attack) -> None:
        """HR-ATK-08: the attacker has rolled."""

    def has_roll_repeated(self, attack: Attack, me: Character, total: int) -> Steps[bool]:
        """HR-ATK-09: the defender may have the attacker roll once more."""
        return at_once(False)

    def takes_second_roll(self, attack: Attack, me: Character, first: int, second: int) -> Steps[bool]:
        """HR-ATK-09: the defender chooses which of the two rolls counts."""
        return at_once(False)

    def after_defence_roll(self, attack: Attack, stand: Stand) -> Steps[None]:
        """HR-ATK-12: the attacker answers a Defence roll."""
        return at_once(None)

    def after_attacking(self, state: State, attack: Attack) -> Steps[None]:
        """HR-SQC-12: after-effects of the attacker in close combat, while it stands where it attacked."""
        return at_once(None)

    def may_recover(self, state: State, me: Character) -> bool:
        """Whether ``after_defending`` would offer anything."""
        return False

    def after_defending(self, state: State, me: Character) -> Steps[None]:
        """HR-SQC-13: after a successful defence in close combat."""
        return at_once(None)

    def unit_after_defending(self, state: State, troop: Troop) -> Steps[None]:
        """HR-SQC-13: after any defence of the Unit in close combat."""
        return at_once(None)

    # -- close combat -------------------------------------------------------------------------------

    reach: ClassVar[int] = 0
    """HR-CCA-01: how far away it fights an enemy it does not touch."""
    fights_bare: ClassVar[bool] = False
    """HR-CRD-04: whether it fights without dice, if there are any on its card."""
    blow_option: ClassVar[str] = ""
    """HR-ATK-02: it is an option of one Close combat attack; the refusal of those who lack it."""

    def offer_blow(self, me: Character, target: Character) -> Steps[bool]:
        """HR-ATK-16: whether the option is used in a free attack."""
        return at_once(False)

    def strike_twice(self, state: State, me: Character, blows: list[Blow]) -> Steps[None]:
        """Two attacks in one action."""
        return at_once(None)

    # -- shots --------------------------------------------------------------------------------------

    shot_option: ClassVar[bool] = False
    """HR-ATK-02: whether it is an option of one shot; ``actions`` is its price."""
    takes_two_actions: ClassVar[bool] = False
    """HR-AHE-17: whether it may want two actions in a row."""
    shortens_range: ClassVar[int] = 0
    """HR-RAN-02: by how much the range of shots at it is less."""
    shoots_around: ClassVar[bool] = False
    """HR-SHT-02: whether it shoots at others while it touches an enemy."""
    shoots_touched: ClassVar[bool] = False
    """HR-SHT-02: whether it shoots at enemies it touches."""
    shoots_over: ClassVar[bool] = False
    """HR-SHT-03: whether it may leave one obstacle out of its line of sight."""
    aims_alone: ClassVar[bool] = False
    """HR-SHT-01: whether it shoots at another troop than its Unit."""
    pins: ClassVar[bool] = False
    """HR-RAN-03: whether a shot with it has an effect without a hit."""

    def strikes_round(self, state: State, attack: Attack) -> list[Character]:
        """HR-SQG-04: who else is struck by a shot, from near to far."""
        return []

    def before_cover(self, state: State, attack: Attack) -> Steps[None]:
        """HR-SQG-06: a shot with this option, before its targets may go to ground."""
        return at_once(None)

    def divide_shot(
        self, state: State, attack: Attack, ignored: int, warned: list[int]
    ) -> Steps[Attack | None]:
        """HR-SQG-10: the attacker's total is fixed; a second attack takes a part of it."""
        return at_once(None)

    def after_shot(self, state: State, attack: Attack, warned: list[int]) -> Steps[None]:
        """HR-SQG-12: a shot with this option has wounded its target."""
        return at_once(None)

    def may_send_back(self, state: State, attack: Attack, me: Character) -> bool:
        """Whether ``send_back`` would offer anything."""
        return False

    def send_back(self, state: State, attack: Attack, me: Character, warned: list[int]) -> Steps[None]:
        """HR-SQG-13: after a successful defence against a shot."""
        return at_once(None)

    # -- Wound tokens -------------------------------------------------------------------------------

    extra_wounds: ClassVar[int] = 0
    """HR-WND-02: how many more tokens it bears."""

    def may_send_on(self, state: State, token: Token) -> bool:
        """Whether ``send_on`` would offer anything."""
        return False

    def send_on(self, state: State, token: Token) -> Steps[None]:
        """HR-SQW-02: before a token is placed on it."""
        return at_once(None)

    def after_wound(self, state: State, me: Character) -> Steps[None]:
        """HR-SQW-04: a token was placed on it."""
        return at_once(None)

    def may_attack_last(self, state: State, me: Character) -> bool:
        """Whether ``attack_last`` would offer anything."""
        return False

    def attack_last(self, state: State, me: Character) -> Steps[None]:
        """HR-SQW-06: it is vanishing."""
        return at_once(None)

    def bursts_at(self, state: State, me: Character) -> list[Character]:
        """HR-SQW-07: who is struck when it vanishes."""
        return []

    def burst(self, state: State, me: Character) -> Steps[list[Stand]]:
        """HR-SQW-07: those who are struck defend themselves."""
        return at_once([])

    def may_be_succeeded(self, state: State, me: Character) -> bool:
        """Whether ``be_succeeded`` would offer anything."""
        return False

    def be_succeeded(self, state: State, me: Character) -> Steps[None]:
        """HR-SQW-09: it was removed."""
        return at_once(None)

    # -- Spirit actions -----------------------------------------------------------------------------

    resists_spirit: ClassVar[bool] = False
    """Whether no Spirit ability works on it."""

    def use_spirit(self, state: State, me: Character, target: Character) -> Steps[None]:
        """HR-SQS-02 to HR-SQS-05: its Spirit action on somebody."""
        return at_once(None)

    def target_problem(self, me: Character, target: Character) -> Refusal | None:
        """HR-SQS-01: why its Spirit action does not work on an enemy that is there."""
        return None

    def shape_challenge(self, build: Build) -> None:
        """HR-SQS-03: somebody challenges it; the challenger's pool."""

    # -- Generic actions ----------------------------------------------------------------------------

    def deed_targets(self, state: State, me: Character) -> list[int]:
        """HR-GNA-02: on whom its Generic action can be done now; ``NOBODY`` where it needs nobody."""
        return []

    def do_deed(self, state: State, me: Character, on: int) -> Steps[None]:
        """HR-SQN-02: its Generic action."""
        return at_once(None)

    def may_divide(self, state: State, troop: Troop) -> bool:
        """HR-AUN-01: whether its Unit may divide now."""
        return False

    def divide(self, state: State, troop: Troop) -> Steps[None]:
        """HR-AUN-01: its Unit divides."""
        return at_once(None)

    # -- the turn of its troop ----------------------------------------------------------------------

    stands_up_free: ClassVar[bool] = False
    """HR-SQA-02: whether its Unit may stand up without an action."""

    def note_start(self, state: State, me: Character) -> None:
        """HR-SQA-01: the turn of its troop begins."""

    def before_action(self, state: State, me: Character, troop: Troop) -> Steps[None]:
        """HR-SQA-03: before an action of its troop."""
        return at_once(None)

    def after_actions(self, state: State, me: Character, troop: Troop) -> Steps[None]:
        """HR-SQA-03: the actions of its troop are used up."""
        return at_once(None)

    def may_end_turn(self, state: State, me: Character) -> bool:
        """Whether ``end_turn`` would offer anything."""
        return False

    def end_turn(self, state: State, me: Character) -> Steps[None]:
        """HR-SQA-09: the turn of its troop ends."""
        return at_once(None)

    # -- what Leaders share -------------------------------------------------------------------------

    spreads: ClassVar[bool] = False
    """HR-ALD-14: whether the abilities its Leader shares work on the whole team."""


MOMENTS: Final = Moments(Ability)

MAY_BE_HELD_BACK: Final = MOMENTS.moment("may_be_held_back")
JOINS_UNITS: Final = MOMENTS.moment("joins_units")
SWEARS: Final = MOMENTS.moment("swears")
MOVES_EARLY: Final = MOMENTS.moment("moves_early")

SHAPE_GAIT: Final = MOMENTS.moment("shape_gait")
SLIPS_FROM: Final = MOMENTS.moment("slips_from")
HOLDS_GHOSTS: Final = MOMENTS.moment("holds_ghosts")
AFTER_MOVING: Final = MOMENTS.moment("after_moving")
STANDS_FIRM: Final = MOMENTS.moment("stands_firm")
KEEPS_OPEN_FORMATION: Final = MOMENTS.moment("keeps_open_formation")
MAY_PUSH: Final = MOMENTS.moment("may_push")
MAY_CARRY: Final = MOMENTS.moment("may_carry")
MAY_CIRCLE: Final = MOMENTS.moment("may_circle")
MAY_CHANGE_UNITS: Final = MOMENTS.moment("may_change_units")
MAY_SHOOT_RUNNING: Final = MOMENTS.moment("may_shoot_running")

SHAPE_ATTACK: Final = MOMENTS.moment("shape_attack")
SHAPE_OWN_DEFENCE: Final = MOMENTS.moment("shape_own_defence")
SHAPE_THEIR_DEFENCE: Final = MOMENTS.moment("shape_their_defence")
SHAPE_FRIENDS_DEFENCE: Final = MOMENTS.moment("shape_friends_defence")
SHAPE_BEARERS_ROLL: Final = MOMENTS.moment("shape_bearers_roll")
SHAPE_BEARERS_DEFENCE: Final = MOMENTS.moment("shape_bearers_defence")
AFTER_ATTACK_ROLL: Final = MOMENTS.moment("after_attack_roll")
DULLS_CRITICALS: Final = MOMENTS.moment("dulls_criticals")
STEPS_IN: Final = MOMENTS.moment("steps_in")
HAS_ROLL_REPEATED: Final = MOMENTS.moment("has_roll_repeated")
AFTER_DEFENCE_ROLL: Final = MOMENTS.moment("after_defence_roll")
AFTER_ATTACKING: Final = MOMENTS.moment("after_attacking")
AFTER_DEFENDING: Final = MOMENTS.moment("after_defending")
UNIT_AFTER_DEFENDING: Final = MOMENTS.moment("unit_after_defending")

REACH: Final = MOMENTS.moment("reach")
FIGHTS_BARE: Final = MOMENTS.moment("fights_bare")
BLOW_OPTION: Final = MOMENTS.moment("blow_option")
STRIKE_TWICE: Final = MOMENTS.moment("strike_twice")

SHOT_OPTION: Final = MOMENTS.moment("shot_option")
TAKES_TWO_ACTIONS: Final = MOMENTS.moment("takes_two_actions")
SHORTENS_RANGE: Final = MOMENTS.moment("shortens_range")
SHOOTS_AROUND: Final = MOMENTS.moment("shoots_around")
SHOOTS_TOUCHED: Final = MOMENTS.moment("shoots_touched")
SHOOTS_OVER: Final = MOMENTS.moment("shoots_over")
AIMS_ALONE: Final = MOMENTS.moment("aims_alone")
PINS: Final = MOMENTS.moment("pins")
STRIKES_ROUND: Final = MOMENTS.moment("strikes_round")
BEFORE_COVER: Final = MOMENTS.moment("before_cover")
DIVIDE_SHOT: Final = MOMENTS.moment("divide_shot")
AFTER_SHOT: Final = MOMENTS.moment("after_shot")
SEND_BACK: Final = MOMENTS.moment("send_back")

EXTRA_WOUNDS: Final = MOMENTS.moment("extra_wounds")
SEND_ON: Final = MOMENTS.moment("send_on")
AFTER_WOUND: Final = MOMENTS.moment("after_wound")
ATTACK_LAST: Final = MOMENTS.moment("attack_last")
BURST: Final = MOMENTS.moment("burst")
BE_SUCCEEDED: Final = MOMENTS.moment("be_succeeded")

USE_SPIRIT: Final = MOMENTS.moment("use_spirit")
RESISTS_SPIRIT: Final = MOMENTS.moment("resists_spirit")
SHAPE_CHALLENGE: Final = MOMENTS.moment("shape_challenge")

DO_DEED: Final = MOMENTS.moment("do_deed")
DIVIDE: Final = MOMENTS.moment("divide")

NOTE_START: Final = MOMENTS.moment("note_start")
STANDS_UP_FREE: Final = MOMENTS.moment("stands_up_free")
BEFORE_ACTION: Final = MOMENTS.moment("before_action")
AFTER_ACTIONS: Final = MOMENTS.moment("after_actions")
END_TURN: Final = MOMENTS.moment("end_turn")

SPREADS: Final = MOMENTS.moment("spreads")


ABILITIES: Final[dict[str, Ability]] = {}
"""All abilities by their ids, once ``abilities.all`` has found them."""


def asked(character: Character, moment: Moment) -> list[Ability]:
    """The abilities of a character that are asked at a moment."""
    return cast("list[Ability]", character.kit.users(moment))


def borne(character: Character, moment: Moment) -> list[Ability]:
    """The abilities whose effects lie on a character and that are asked at a moment."""
    found: list[Ability] = []
    for effect in character.effects.all:
        ability = ABILITIES.get(effect.id)
        if ability is not None and ability not in found and MOMENTS.is_used(moment, ability):
            found.append(ability)
    return found


class Due:
    """Somebody and one of its abilities, when several are asked at the same moment."""

    def __init__(self, me: Character, ability: Ability) -> None:
        self.me = me
        self.ability = ability


def due(characters: list[Character], moment: Moment) -> list[Due]:
    """All abilities of these characters that are asked at a moment."""
    return [Due(one, ability) for one in characters for ability in asked(one, moment)]


def asked_in(state: State, troop: Troop, moment: Moment) -> list[Ability]:
    """The abilities that anybody of a troop has and that are asked at a moment, each once."""
    found: list[Ability] = []
    for member in troop.members:
        for ability in asked(state.characters[member], moment):
            if ability not in found:
                found.append(ability)
    return found


def used(attack: Attack, moment: Moment) -> list[Ability]:
    """HR-ATK-02: of the options of an attack those that are asked at a moment."""
    if not attack.options:
        return []
    return [option for option in asked(attack.attacker, moment) if option in attack.options]


def kit_of(abilities: list[Trait]) -> Kit:
    """The kit with these abilities."""
    return MOMENTS.kit(abilities)
