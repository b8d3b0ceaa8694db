"""COM-09: combatants that a spell creates in play."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.feats import FeatFailed
from dicefront.games.spherewars.rules.events.spells import Summoned
from dicefront.games.spherewars.rules.kits import kit_of_member, ranged_of_member
from dicefront.games.spherewars.rules.measuring import closer, within
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.profile import Profile
from dicefront.games.spherewars.rules.state import Combatant, Entry, State, is_enemy, is_there
from dicefront.games.spherewars.rules.subjects import Feat
from dicefront.games.spherewars.rules.ways import body_at, has_room, others_on_floor, pair
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PLACE_POINT, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question, picked
from dicefront.kernel.sign import Sign
from dicefront.skirmish.figures import place
from dicefront.tabletop.angles import TURN, towards
from dicefront.tabletop.point import Point, read_point

SUMMONED: Final = "summoned"
"""The faction of an entry of combatants that were created in play: those of one profile are one pack."""
BEARINGS: Final = 12
RINGS: Final = 4
APART: Final = INCH
"""How far newcomers are put from every enemy."""


def summon(state: State, feat: Feat, id: str, worth: int) -> Steps[None]:
    """SW-COM-09: a new combatant of the caster's band where its owner likes, if there is room."""
    newcomer = created(state, feat.user, CATALOGUE.profiles[id], worth)
    question = PutDown(state, feat, newcomer)
    if not question.options():
        yield FeatFailed(feat.user.id, feat.row.id, "room")
        return
    at = yield from ask(question)
    enlist(state, newcomer)
    place(newcomer, at.x, at.y, 0)
    yield Summoned(newcomer.id, id, [at.x, at.y])


def created(state: State, caster: Combatant, profile: Profile, worth: int) -> Combatant:
    """SW-COM-09, SW-ACT-10: a full combatant, which counts as activated in this round (SW-WIN-17)."""
    return Combatant(
        len(state.combatants),
        caster.band,
        caster.owner,
        caster.side,
        pack_of(state, caster.band, profile),
        profile,
        worth,
        wounds=profile.wounds,
        activated=True,
        kit=kit_of_member(profile, [], []),
        ranged=ranged_of_member(profile, []),
    )


def pack_of(state: State, band: int, profile: Profile) -> int:
    """SW-COM-09: the entry of all combatants of a profile that a band has summoned; a new one at first."""
    entries = state.bands[band].entries
    for number, entry in enumerate(entries):
        if entry.faction == SUMMONED and entry.profile is profile:
            return number
    return len(entries)


def enlist(state: State, newcomer: Combatant) -> None:
    """A newcomer joins its band; entries are never changed, so a pack that grows is another entry."""
    band, profile, pack = state.bands[newcomer.band], newcomer.profile, newcomer.troop
    before = band.entries[pack].members if pack < len(band.entries) else []
    entry = Entry(profile, [*before, newcomer.id], SUMMONED, [], 0)  # nobody has paid for it (SW-BAN-01)
    band.entries = [*band.entries[:pack], entry, *band.entries[pack + 1 :]]
    state.combatants.append(newcomer)


class PutDown(Question[Point]):
    """``effect.place``: where a newcomer appears; it is the step of measuring, so distances count."""

    def __init__(self, state: State, feat: Feat, newcomer: Combatant) -> None:
        super().__init__(feat.user.owner, "spherewars.effect.place", "SW-COM-09", False)
        self.state = state
        self.feat = feat
        self.newcomer = newcomer

    def read(self, answer: object) -> Point | Refusal:
        point = read_point(answer)
        if point is None:
            return unreadable("a point [x, y]", answer)
        refusal = self.place_refused(point)
        return point if refusal is None else refusal

    def place_refused(self, at: Point) -> Refusal | None:
        """SW-COM-09, SW-SPE-45: why it cannot appear somewhere."""
        state, one = self.state, self.newcomer
        body = body_at(one, at)
        others = others_on_floor(state, one)
        if not has_room(state, one, at, [other.body.shape for other in others]):
            return Refusal(
                "spherewars.way.no_room", "SW-COM-09", {"combatant": self.feat.user.id, "place": pair(at)}
            )
        if not within(self.feat.user.body, body, self.feat.row.range_in * INCH):
            return Refusal("spherewars.spell.too_far", "SW-SPE-45")
        enemies = [other for other in state.combatants if is_there(other) and is_enemy(one, other)]
        if any(closer(body, other.body, APART) for other in enemies):
            return Refusal("spherewars.spell.too_near", "SW-SPE-45")
        return None

    def write(self, value: Point) -> Json:
        return pair(value)

    def candidates(self) -> list[Point]:
        """Places round the caster, the nearest ring first."""
        found: list[Point] = []
        start = self.feat.user.body.shape
        touching = start.reach + self.newcomer.walker.radius
        for ring in range(RINGS + 1):
            far = touching + self.feat.row.range_in * INCH * ring // RINGS
            for bearing in range(BEARINGS):
                at = towards(start.x, start.y, TURN * bearing // BEARINGS, far)
                if self.place_refused(at) is None:
                    found.append(at)
        return found

    def sample(self, draw: Draw) -> Point:
        start = self.feat.user.body.shape
        touching = start.reach + self.newcomer.walker.radius
        far = touching + draw.below(self.feat.row.range_in * INCH + 1)
        at = towards(start.x, start.y, draw.below(TURN), far)
        return at if self.place_refused(at) is None else super().sample(draw)

    def gesture(self) -> Gesture:
        return Gesture(PLACE_POINT)

    def show(self, value: Point) -> Sign:
        return picked(PLACE_POINT, pair(value))

    def args(self) -> dict[str, Json]:
        return {"combatant": self.feat.user.id, "trait": self.feat.row.id}
