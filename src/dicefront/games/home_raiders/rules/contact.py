"""CON, HR-TAB-10 to HR-TAB-12: base contact, and the free attacks of those who are left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.abilities.movement import slips_away
from dicefront.games.home_raiders.rules.space import Thing
from dicefront.games.home_raiders.rules.state import STANDING, Character, Marker, State
from dicefront.games.home_raiders.rules.strike import BREAK_AWAY
from dicefront.kernel.draw import Draw, some_of
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PICK_SEVERAL, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import square

RIGHT: Final = "HR-CON-03"


def touches(state: State, a: Character, b: Character) -> bool:
    """HR-TAB-10: two bases touch."""
    shape = b.body.shape
    return touches_at(state, a, shape.x, shape.y, shape.reach, b.body.bottom)


def touches_at(state: State, c: Character, x: i64, y: i64, radius: i64, z: i64) -> bool:
    """Whether a character would touch a base of this size at this place."""
    constants = state.options.constants
    rise: i64 = constants.contact_rise
    step = c.body.bottom - z
    if step > rise or step < -rise:
        return False
    shape = c.body.shape
    far = shape.reach + radius + constants.contact_gap
    dx = shape.x - x
    dy = shape.y - y
    if dx > far or dx < -far or dy > far or dy < -far:
        return False
    return dx * dx + dy * dy <= far * far


def touching_enemies(state: State, c: Character) -> list[Character]:
    """The enemies in base contact, in the order of their numbers."""
    shape = c.body.shape
    return enemies_touched_at(state, c, shape.x, shape.y, c.body.bottom)


def enemies_touched_at(state: State, c: Character, x: i64, y: i64, z: i64) -> list[Character]:
    """The enemies a character would touch at a place."""
    found: list[Character] = []
    radius = c.body.shape.reach
    for other in state.characters:
        if other.owner != c.owner and other.where == STANDING and touches_at(state, other, x, y, radius, z):
            found.append(other)
    return found


def touches_an_enemy(state: State, c: Character) -> bool:
    """Whether any enemy is in base contact."""
    shape = c.body.shape
    for other in state.characters:
        if (
            other.owner != c.owner
            and other.where == STANDING
            and touches_at(state, other, shape.x, shape.y, shape.reach, c.body.bottom)
        ):
            return True
    return False


def touching_friends(state: State, c: Character) -> list[Character]:
    """The others of the same team in base contact (HR-GEN-10: nobody is friendly to itself)."""
    found: list[Character] = []
    for other in state.characters:
        if other.owner == c.owner and other.where == STANDING and other is not c and touches(state, c, other):
            found.append(other)
    return found


def touches_thing(state: State, c: Character, thing: Thing) -> bool:
    """HR-TAB-11: beside an object or on top of it."""
    constants = state.options.constants
    z = c.body.bottom
    if z > thing.top or z < thing.bottom - constants.contact_rise:
        return False
    shape = c.body.shape
    room: i64 = constants.contact_gap
    far = thing.shape.reach + shape.reach + room
    dx = thing.shape.x - shape.x
    dy = thing.shape.y - shape.y
    if dx > far or dx < -far or dy > far or dy < -far:
        return False
    return gap_of_disc(shape.x, shape.y, shape.reach, thing.shape) <= room


def touches_marker(state: State, c: Character, marker: Marker) -> bool:
    """HR-TAB-12: base and marker touch or overlap on the same level."""
    constants = state.options.constants
    rise = c.body.bottom - marker.z
    if rise > constants.contact_rise or rise < -constants.contact_rise:
        return False
    shape = c.body.shape
    far = shape.reach + constants.marker_radius + constants.contact_gap
    return square(shape.x, shape.y, marker.x, marker.y) <= far * far


# -- free attacks (SQF) ---------------------------------------------------------------------------


class FreeAttacks(Question[list[list[int]]]):
    """HR-SQF-02: which of the left enemies attack whom, in which order: a list of ``[enemy, mover]``."""

    def __init__(self, player: int, pairs: list[list[int]]) -> None:
        super().__init__(player, "home_raiders.react.free-attack", RIGHT, len(pairs) <= 2)
        self.pairs = pairs

    def read(self, answer: object) -> list[list[int]] | Refusal:
        if not isinstance(answer, list):
            return unreadable("a list of [enemy, mover]", answer)
        used: list[list[int]] = []
        for pair in answer:
            if (
                not isinstance(pair, list)
                or len(pair) != 2
                or type(pair[0]) is not int
                or type(pair[1]) is not int
            ):
                return unreadable("[enemy, mover]", pair)
            if pair not in self.pairs:
                return Refusal(
                    "home_raiders.contact.not-left", RIGHT, {"character": pair[0], "mover": pair[1]}
                )
            if pair in used:
                return Refusal("home_raiders.contact.attacks-twice", RIGHT, {"character": pair[0]})
            used.append([pair[0], pair[1]])
        return used

    def gesture(self) -> Gesture:
        """Pairs in the order in which they attack."""
        items: list[Json] = [[pair[0], pair[1]] for pair in self.pairs]
        return Gesture(PICK_SEVERAL, items, 0, len(items))

    def sample(self, draw: Draw) -> list[list[int]]:
        return some_of(self.pairs, 0, draw)

    def candidates(self) -> list[list[list[int]]]:
        """All of them, none, each alone; of two also the other order."""
        everything = [pair[:] for pair in self.pairs]
        found: list[list[list[int]]] = [everything, []]
        if len(self.pairs) > 1:
            found.append([pair[:] for pair in reversed(self.pairs)])
            for pair in self.pairs:
                found.append([pair[:]])
        return found

    def args(self) -> dict[str, Json]:
        pairs: list[Json] = [[pair[0], pair[1]] for pair in self.pairs]
        return {"pairs": pairs}


def left_pairs(state: State, movers: list[Character]) -> list[list[int]]:
    """HR-SQF-01: all pairs of an enemy and the character that breaks away from it."""
    from dicefront.games.home_raiders.rules.close_combat import has_dice

    pairs: list[list[int]] = []
    for mover in movers:
        for enemy in touching_enemies(state, mover):
            if not slips_away(mover, enemy) and not enemy.vanishing and has_dice(state, enemy):
                pairs.append([enemy.id, mover.id])
    return pairs


def free_attacks(state: State, movers: list[Character]) -> Steps[None]:
    """SQF: the free attacks against all who break away (HR-CON-02, HR-CON-03, HR-CON-08)."""
    from dicefront.games.home_raiders.rules.close_combat import free_close_attack

    pairs = left_pairs(state, movers)
    if not pairs:
        return
    player = state.characters[pairs[0][0]].owner
    for enemy_id, mover_id in (yield from ask(FreeAttacks(player, pairs))):
        enemy = state.characters[enemy_id]
        mover = state.characters[mover_id]
        # HR-SQF-03: both have to be there, and to touch still.
        if enemy.where == STANDING and mover.where == STANDING and touches(state, enemy, mover):
            yield from free_close_attack(state, enemy, mover, BREAK_AWAY)
