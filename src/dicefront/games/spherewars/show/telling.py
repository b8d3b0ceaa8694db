"""What is told about an answer beside what its question shows: sides, lengths, names of ways, odds of bids.

With closed measuring nothing here names a length (SW-BAS-16).
"""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.spherewars.rules.bands import BuildBand
from dicefront.games.spherewars.rules.bets import HideGems
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.defence_area import JumpAt, entered
from dicefront.games.spherewars.rules.focus import Focus
from dicefront.games.spherewars.rules.free_moves import FreeMove
from dicefront.games.spherewars.rules.item_windows import UseItem
from dicefront.games.spherewars.rules.joining import Trajectory, is_charge, must_charge
from dicefront.games.spherewars.rules.movement import DrawPath, as_far_as_it_goes
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.pace import moves_at_random, pace_of, too_near
from dicefront.games.spherewars.rules.placing import Deploy
from dicefront.games.spherewars.rules.relocating import Relocate
from dicefront.games.spherewars.rules.rows import DEED, INCHES, SPELL
from dicefront.games.spherewars.rules.shooting import Aim, DeclareShot
from dicefront.games.spherewars.rules.sight import sees_to_join
from dicefront.games.spherewars.rules.spell_chances import spell_works
from dicefront.games.spherewars.rules.state import Combatant, State, activation_of
from dicefront.games.spherewars.rules.subjects import Join
from dicefront.games.spherewars.rules.walking import travel
from dicefront.games.spherewars.rules.ways import ground_of, touched_at
from dicefront.games.spherewars.rules.windows import IssueOrder
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.parts.show.candidates import Candidate
from dicefront.parts.show.words import Note
from dicefront.tabletop.angles import TURN, bearing
from dicefront.tabletop.path import length
from dicefront.tabletop.point import Point

SIDES: Final = (
    "east", "north_east", "north", "north_west", "west", "south_west", "south", "south_east",
)  # fmt: skip
MOST_SUCCESSES: Final = 3
MOST_SHOWN: Final = 6
"""So many different bids of the other side are told."""


def tell(state: State, question: Question[Any], answer: Any, found: Candidate) -> None:
    """Put the words of an answer right, and add what it leads to."""
    if isinstance(question, (IssueOrder, UseItem)) and answer is None:
        found.note = Note(id="spherewars.show.step_back", args={})
    elif isinstance(question, BuildBand) and isinstance(answer, str) and found.note is not None:
        found.note = Note(id="spherewars.show.ready_band", args=found.note.args)
    elif isinstance(question, Deploy) and found.point is not None and state.options.open_measuring:
        figures: list[Json] = [put.figure for put in answer]
        place: list[Json] = [round(part) for part in found.point]
        found.note = Note(id="spherewars.show.put_there", args={"combatants": figures, "place": place})
    elif isinstance(question, Focus) and not answer:
        found.note = Note(id="spherewars.show.no_feat", args={})
    elif isinstance(question, Relocate) and not answer:
        found.note = Note(id="spherewars.show.nobody_goes", args={})
    elif isinstance(question, Trajectory):
        found.note = join_note(state, question, answer)
        found.notes += warnings(state, question.mover, answer, touched_at(state, question.mover, answer[-1]))
    elif isinstance(question, DrawPath) and len(answer) > 1:
        way = as_far_as_it_goes(state, question.mover, answer, question.stride)
        found.note = way_note(state, question.mover, way)
        found.notes += warnings(state, question.mover, way, [])
    elif isinstance(question, FreeMove) and len(answer) > 1:
        found.note = way_note(state, question.mover, answer)
    elif isinstance(question, Relocate) and len(answer) == 1:
        found.note = way_note(state, state.combatants[answer[0].figure], answer[0].way)
    elif isinstance(question, JumpAt) and answer is not None and state.options.open_measuring:
        found.note = Note(id="spherewars.show.jump_at", args={**question.args(), "length": answer})
    elif isinstance(question, HideGems):
        found.notes += bid_notes(question, answer)
    elif isinstance(question, DeclareShot) and answer and len(question.weapons) > 1:
        found.note = shot_note(question, answer)
    elif isinstance(question, Focus):
        found.notes += feat_notes(answer)
    elif question.kind == "spherewars.move.action" and state.options.open_measuring:
        found.notes += pace_notes(state, state.combatants[activation_of(state).who], answer)


# -- ways ---------------------------------------------------------------------------------------


def side_of(start: Point, end: Point) -> str:
    """The side of the sky in which a point lies from another one."""
    turn = bearing(start.x, start.y, end.x, end.y)
    return SIDES[(turn + TURN // 16) * 8 // TURN % 8]


def way_note(state: State, mover: Combatant, way: list[Point]) -> Note:
    """Where somebody goes: a side of the sky, and how far if that may be measured."""
    args: dict[str, Json] = {"combatant": mover.id, "side": side_of(way[0], way[-1]), "length": 0}
    if state.options.open_measuring:
        args["length"] = length(way)
    return Note(id="spherewars.show.way", args=args)


def join_note(state: State, question: Trajectory, way: list[Point]) -> Note:
    """SW-MOV-14: from which side an enemy is reached, and by which action if that may be measured."""
    target = question.target
    args: dict[str, Json] = {"enemy": target.id, "side": side_of(target.body.centre(), way[-1])}
    args["action"] = joining_action(state, question, way) if state.options.open_measuring else "unknown"
    args["length"] = length(way) if state.options.open_measuring else 0
    return Note(id="spherewars.show.join_way", args=args)


def joining_action(state: State, question: Trajectory, way: list[Point]) -> str:
    """What a way comes to if nobody steps in: a charge, an engagement, or less."""
    mover = question.mover
    if moves_at_random(mover):
        return "unknown"  # SW-RND-01: a die says how far
    pace = pace_of(state, mover)
    join = Join(mover, question.target, way)
    join.joined = touched_at(state, mover, way[-1])
    join.sight = sees_to_join(state, mover, question.target)
    if is_charge(state, join, pace):
        return "charge"
    goings = ground_of(state, mover).goings
    reaches = travel(way, mover.walker.radius, pace.double, goings, joins=True).reaches
    return "engage" if reaches and not must_charge(state, mover) else "short"


def warnings(state: State, mover: Combatant, way: list[Point], joined: list[Combatant]) -> list[Note]:
    """SW-DEF-06: whose defence areas a way enters."""
    guards: list[Json] = [one.guard.id for one in entered(state, mover, way, joined)]
    return [Note(id="spherewars.show.may_jump", args={"enemies": guards}, rule="SW-DEF-06")] if guards else []


def pace_notes(state: State, mover: Combatant, action: str) -> list[Note]:
    """How far an action leads."""
    if moves_at_random(mover) or action not in ("run", "speed_up"):
        return []
    pace = pace_of(state, mover)
    stride = pace.single if action == "run" else pace.double
    enemy = too_near(state, mover) if action == "speed_up" else None
    if enemy is not None:
        return [Note(id="spherewars.show.too_near", args={"enemy": enemy.id}, rule="SW-MOV-11")]
    return [Note(id="spherewars.show.up_to", args={"length": int(stride.allowance(0))}, rule="SW-MOV-05")]


def shot_note(question: DeclareShot, aims: list[Aim]) -> Note:
    """SW-SHO-31: which weapons are shot at whom."""
    weapons: list[Json] = [question.weapons[one.weapon].id for one in aims]
    enemies: list[Json] = list(dict.fromkeys(one.target for one in aims))
    args: dict[str, Json] = {"combatant": question.shooter.id, "weapon": weapons, "enemies": enemies}
    return Note(id="spherewars.show.shoot_with", args=args)


# -- deeds and spells ---------------------------------------------------------------------------


def feat_notes(answer: str) -> list[Note]:
    """What a deed or a spell needs, and how far it goes."""
    row = CATALOGUE.abilities.get(answer)
    if row is None or row.use not in (DEED, SPELL):
        return []
    found: list[Note] = []
    needs = "spherewars.show.deed_needs" if row.use == DEED else "spherewars.show.spell_needs"
    if row.difficulty > 0:  # of some spells every success counts
        found.append(Note(id=needs, args={"number": row.difficulty}))
    if row.range == INCHES:
        found.append(Note(id="spherewars.show.up_to", args={"length": row.range_in * INCH}))
    return found


def bid_notes(question: HideGems, answer: list[int]) -> list[Note]:
    """SW-SPE-30: how likely a spell works, for every number of gems that the other side may hide."""
    cast, bet = question.cast, question.bet
    needed = cast.row.difficulty
    if bet.is_false(answer[0]) or not 1 <= needed <= MOST_SUCCESSES:
        return []
    other = cast.dispelling if bet.casting else cast.casting
    least = cast.casting.lost + 1
    own = sum(answer) + bet.free
    found: list[Note] = []
    for gems in range(0 if bet.casting else 1, min(other.pool, MOST_SHOWN) + 1):
        against = gems + other.free
        pair = (own, against) if bet.casting else (against, own)
        works = spell_works(*pair, needed, least)
        share = works if bet.casting else 1.0 - works
        found.append(Note(id="spherewars.show.bid", args={"number": round(100 * share), "against": gems}))
    return found
