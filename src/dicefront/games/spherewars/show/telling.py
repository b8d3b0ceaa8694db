"""What is told about an answer beside what its question shows: sides, lengths, names of ways, odds of bids.

With closed measuring nothing here names a length (SW-BAS-16).
"""

from __future__ import annotations

import math
from typing import Any, Final

from dicefront.games.spherewars.rules.bands import BuildBand
from dicefront.games.spherewars.rules.battlefield import PlacePiece, Spot
from dicefront.games.spherewars.rules.bets import HideGems
from dicefront.games.spherewars.rules.defence_area import JumpAt
from dicefront.games.spherewars.rules.focus import Focus
from dicefront.games.spherewars.rules.free_moves import FreeMove
from dicefront.games.spherewars.rules.infiltration import Infiltrate
from dicefront.games.spherewars.rules.item_windows import UseItem
from dicefront.games.spherewars.rules.joining import Trajectory
from dicefront.games.spherewars.rules.movement import DrawPath, as_far_as_it_goes
from dicefront.games.spherewars.rules.orders import Order
from dicefront.games.spherewars.rules.own_field import shape_of
from dicefront.games.spherewars.rules.placing import Deploy
from dicefront.games.spherewars.rules.relocating import Relocate
from dicefront.games.spherewars.rules.scenery_file import SCENERY
from dicefront.games.spherewars.rules.shooting import DeclareShot
from dicefront.games.spherewars.rules.state import State, activation_of
from dicefront.games.spherewars.rules.windows import IssueOrder
from dicefront.games.spherewars.show import feats, fights, ordering, ways
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.parts.show.candidates import Candidate, Mark
from dicefront.parts.show.words import Note

ROUND: Final = 40
"""So many corners a round piece is drawn with."""


def tell(state: State, question: Question[Any], answer: Any, found: Candidate) -> None:
    """Put the words of an answer right, and add what it leads to."""
    if isinstance(question, (IssueOrder, UseItem)) and answer is None:
        found.note = Note(id="spherewars.show.step_back", args={})
    elif isinstance(question, IssueOrder) and isinstance(answer, Order):
        found.notes += [note for note in [ordering.hearing_note(state, answer)] if note is not None]
    elif isinstance(question, BuildBand) and question.is_ready_made(answer) and found.note is not None:
        found.note = Note(id="spherewars.show.ready_band", args=found.note.args)
    elif isinstance(question, Deploy) and found.point is not None and state.options.open_measuring:
        figures: list[Json] = [put.figure for put in answer]
        place: list[Json] = [round(part) for part in found.point]
        found.note = Note(id="spherewars.show.put_there", args={"combatants": figures, "place": place})
    elif isinstance(question, PlacePiece):
        found.marks = [Mark(role="area", points=outline_of(question.scenery, answer))]
    elif isinstance(question, Focus) and not answer:
        found.note = Note(id="spherewars.show.no_feat", args={})
    elif isinstance(question, Relocate) and not answer:
        found.note = Note(id="spherewars.show.nobody_goes", args={})
    elif isinstance(question, Trajectory):
        found.note = ways.join_note(state, question, answer)
        action = str(found.note.args["action"])
        found.notes += ways.join_notes(state, question, answer, action)
        if action == ways.SHORT:
            found.chances = []  # there will be no fight
        else:
            fights.show(found, state, question.mover, question.target, action != ways.ENGAGES)
    elif isinstance(question, DrawPath) and len(answer) > 1:
        way = answer
        if state.options.open_measuring:  # SW-BAS-17: how far it gets is not told before
            way = as_far_as_it_goes(state, question.mover, answer, question.stride)
        found.note = ways.way_note(state, question.mover, way)
        found.notes += ways.cut_notes(answer, way) + ways.jump_notes(state, question.mover, way, [])
    elif isinstance(question, FreeMove) and len(answer) > 1:
        found.note = ways.way_note(state, question.mover, answer)
    elif isinstance(question, Relocate) and len(answer) == 1:
        found.note = ways.way_note(state, state.combatants[answer[0].figure], answer[0].way)
    elif isinstance(question, JumpAt) and answer is not None:
        guard, mover = question.entered.guard, question.mover
        if state.options.open_measuring:
            found.note = Note(id="spherewars.show.jump_at", args={**question.args(), "length": answer})
        there, one, other = ways.set_beside(state, mover, question.way, guard, answer)
        fights.show(found, there, other, one)
    elif isinstance(question, HideGems):
        found.notes += feats.bid_notes(question, answer)
        found.detail = feats.bid_detail(question, answer)
    elif isinstance(question, DeclareShot) and answer:
        fights.tell_shot(state, question, answer, found)
        if len(question.weapons) > 1:
            found.note = feats.shot_note(question, answer)
    elif isinstance(question, Focus):
        found.notes += feats.feat_notes(answer)
    elif question.kind in ("spherewars.fight.enemy", "spherewars.join.target"):
        acting = state.combatants[activation_of(state).who]
        charges = question.kind == "spherewars.join.target"
        found.piece, found.target = acting.id, answer
        fights.show(found, state, acting, state.combatants[answer], charges)
    elif question.kind == "spherewars.counter.shot":
        fights.tell_counter_shot(state, question, answer, found)
    elif question.kind == "spherewars.move.action" and state.options.open_measuring:
        found.notes += ways.pace_notes(state, state.combatants[activation_of(state).who], answer)


def outline_of(kind: str, spot: Spot) -> list[list[float]]:
    """SW-SCE-10: where a piece of scenery would lie."""
    shape = shape_of(SCENERY.kinds[kind], spot.x, spot.y, spot.turn)
    if not shape.round:
        return [[float(corner.x), float(corner.y)] for corner in shape.corners()]
    turns, far = [math.tau * part / ROUND for part in range(ROUND)], float(shape.reach)
    return [[spot.x + far * math.cos(turn), spot.y + far * math.sin(turn)] for turn in turns]


def question_notes(state: State, question: Question[Any]) -> list[Note]:
    """What a question says of itself: how many are placed now, how many orders are left."""
    if isinstance(question, Deploy) and not isinstance(question, Infiltrate):
        left = {(one.band, one.troop) for one in question.waiting}
        args: dict[str, Json] = {"number": min(state.batch, len(left)), "left": len(left)}
        return [Note(id="spherewars.show.batch", args=args, rule="SW-DEP-02")]
    if isinstance(question, IssueOrder):
        bands = [band for band in state.bands if band.seat == question.player]
        orders = sum(band.orders + band.extra_orders for band in bands)
        return [Note(id="spherewars.show.orders_left", args={"orders": orders}, rule="SW-ORD-01")]
    return []
