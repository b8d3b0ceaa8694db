"""The answers to questions of Home Raiders on a screen: what each would do, and what it is called."""

from __future__ import annotations

from typing import Any

from dicefront.games.home_raiders.rules.abilities.messenger import Deliver, Message
from dicefront.games.home_raiders.rules.abilities.teleport import Teleport
from dicefront.games.home_raiders.rules.attachments import Attach, Attachments
from dicefront.games.home_raiders.rules.close_combat import Blows, MeleeTarget, Roundhouse
from dicefront.games.home_raiders.rules.declaring import AFTER, BEFORE, Declaration, TakeAction
from dicefront.games.home_raiders.rules.deployment import DeployTroop
from dicefront.games.home_raiders.rules.forced import ForcedMove
from dicefront.games.home_raiders.rules.free_attacks import FreeAttacks
from dicefront.games.home_raiders.rules.generic import Deed, GenericUse
from dicefront.games.home_raiders.rules.markers import PlaceMarker
from dicefront.games.home_raiders.rules.movement import GiveOrders
from dicefront.games.home_raiders.rules.options import Options
from dicefront.games.home_raiders.rules.orders import Orders
from dicefront.games.home_raiders.rules.placements import Placements
from dicefront.games.home_raiders.rules.rounds import Activate
from dicefront.games.home_raiders.rules.shooting import Share, Shoot, Split
from dicefront.games.home_raiders.rules.shot import Shot
from dicefront.games.home_raiders.rules.spirit import SpiritUse, Use
from dicefront.games.home_raiders.rules.state import State, Troop
from dicefront.games.home_raiders.rules.strike import Blow
from dicefront.games.home_raiders.rules.swan_song import LastAttack
from dicefront.games.home_raiders.rules.team import BuildTeam, read_team
from dicefront.games.home_raiders.show.attacks import show_blows, show_free_attacks, show_shot
from dicefront.games.home_raiders.show.teams import PREFIX
from dicefront.kernel.errors import BadData
from dicefront.kernel.gesture import PICK_GROUP, PICK_PIECE, PICK_SEVERAL, PLACE_POINT
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.question import Confirm, Question
from dicefront.parts.show.candidates import Candidate, Mark
from dicefront.parts.show.words import Note


def show(state: State, question: Question[Any], found: Candidate, answer: Any) -> None:
    """Add to a candidate what its answer would do."""
    if isinstance(question, BuildTeam):
        found.note = team_note(question.game_options, answer)
    elif isinstance(question, Activate):
        show_troop(state, found, answer)
    elif isinstance(question, TakeAction):
        show_action(state, found, answer)
    elif isinstance(question, GiveOrders):
        show_orders(state, found, answer)
    elif isinstance(question, DeployTroop):
        show_places(found, answer)
    elif isinstance(question, Attach):
        show_attached(found, answer)
    elif isinstance(question, MeleeTarget):
        show_blows(state, found, answer)
    elif isinstance(question, Shoot):
        show_shot(state, found, answer)
    elif isinstance(question, Roundhouse):
        show_roundhouse(question, found, answer)
    elif isinstance(question, LastAttack):
        show_last(state, question, found, answer)
    elif isinstance(question, SpiritUse):
        show_spirit(found, answer)
    elif isinstance(question, FreeAttacks):
        show_free_attacks(state, found, answer)
    elif isinstance(question, ForcedMove):
        show_point(found, None if answer is None else [answer.x, answer.y], question.kind)
    elif isinstance(question, (PlaceMarker, Teleport)):
        show_point(found, [answer.x, answer.y, answer.z], question.kind)
    elif isinstance(question, Deliver):
        show_message(state, found, answer)
    elif isinstance(question, Split):
        show_share(state, found, answer)
    elif isinstance(question, GenericUse):
        show_deed(found, answer)
    else:
        show_other(state, question, found, answer)


def front_of(troop: Troop) -> int | None:
    """The character that stands for its troop: the Leader, or the first."""
    if troop.leader != NOBODY and troop.leader in troop.members:
        return troop.leader
    return troop.members[0] if troop.members else None


def show_troop(state: State, found: Candidate, answer: Any) -> None:
    if type(answer) is not int or not 0 <= answer < len(state.troops):
        found.note = Note(id=f"{PREFIX}pass", rule="HR-RND-07")
        return
    troop = state.troops[answer]
    found.piece = front_of(troop)
    found.note = Note(id=f"{PREFIX}troop", args={"troop": answer})
    found.detail = {"troop": answer}
    found.marks = [Mark(role="acts", piece=member) for member in troop.members]


def show_action(state: State, found: Candidate, declared: Declaration) -> None:
    troop = state.troops[declared.troop]
    found.piece = front_of(troop)
    args: dict[str, Json] = {"troop": troop.id, "action": declared.action}
    found.note = Note(id=f"{PREFIX}action", args=args, rule="HR-ACT-02")
    found.detail = {"troop": troop.id, "actions": troop.actions}
    for one in declared.apart:
        when = BEFORE if one.before else AFTER
        apart: dict[str, Json] = {"character": one.character, "action": one.action, "when": when}
        found.notes.append(Note(id=f"{PREFIX}apart", args=apart, rule="HR-LDR-04"))
    if declared.marker != NOBODY:
        taker: dict[str, Json] = {"character": declared.marker}
        found.notes.append(Note(id=f"{PREFIX}marker", args=taker, rule="HR-OBJ-15"))


def show_orders(state: State, found: Candidate, orders: Orders) -> None:
    """Orders are drawn as they are written; what they cost and touch is told on a trial."""
    if not orders:
        found.note = Note(id=f"{PREFIX}stay")
    for move in orders:
        character = state.characters[move.character]
        shape = character.body.shape
        way = [[float(shape.x), float(shape.y)], *[[float(part) for part in point] for point in move.path]]
        if len(way) > 1:
            found.marks.append(Mark(role="passes", piece=character.id, points=way))
            found.marks.append(Mark(role="goes", piece=character.id, points=[way[-1]]))
        if move.kind:
            args: dict[str, Json] = {"character": character.id, "how": move.kind}
            found.notes.append(Note(id=f"{PREFIX}how", args=args))
        if found.piece is None:
            found.piece, found.point = character.id, way[-1]


def show_places(found: Candidate, placements: Placements) -> None:
    for one in placements:
        place = [float(one.x), float(one.y), float(one.z)]
        found.marks.append(Mark(role="goes", piece=one.character, points=[place]))
        if found.piece is None:
            found.piece, found.point = one.character, place


def show_message(state: State, found: Candidate, message: Message) -> None:
    """From whom, and to which troop."""
    show_troop(state, found, message.troop)
    found.target = found.piece
    found.piece = message.leader


def show_share(state: State, found: Candidate, share: Share | None) -> None:
    if share is None:
        found.note = Note(id=f"{PREFIX}none")
        return
    show_troop(state, found, share.troop)
    found.notes = [Note(id=f"{PREFIX}choice", args={"choice": share.aces})]


def show_deed(found: Candidate, deed: Deed | None) -> None:
    if deed is None:
        found.note = Note(id=f"{PREFIX}none")
        return
    found.note = Note(id=f"{PREFIX}choice", args={"choice": deed.what})
    if deed.actor != NOBODY:
        found.piece = deed.actor
    if deed.what in ("grapple", "heal"):
        found.target = deed.on


def show_attached(found: Candidate, chosen: Attachments) -> None:
    """Who joins whom, and who is held back."""
    notes = [
        Note(id=f"{PREFIX}joins", args={"character": who, "troop": troop}, rule="HR-DEP-04")
        for who, troop in [*chosen.leaders, *chosen.specialists]
    ]
    if chosen.held_back:
        held: dict[str, Json] = {"troops": [*chosen.held_back]}
        notes.append(Note(id=f"{PREFIX}held-back", args=held, rule="HR-DEP-06"))
    found.note = notes[0] if notes else Note(id=f"{PREFIX}nobody-joins")
    found.notes = notes[1:]


def show_roundhouse(question: Roundhouse, found: Candidate, blow: Blow | None) -> None:
    if blow is None:
        found.note = Note(id=f"{PREFIX}none")
    else:
        show_blows(question.state, found, Blows(question.attack.attacker.id, [blow]))


def show_last(state: State, question: LastAttack, found: Candidate, last: Blow | Shot | None) -> None:
    if last is None:
        found.note = Note(id=f"{PREFIX}none")
    elif isinstance(last, Blow):
        show_blows(state, found, Blows(question.character.id, [last]))
    else:
        show_shot(state, found, last)


def show_spirit(found: Candidate, use: Use | None) -> None:
    if use is None:
        found.note = Note(id=f"{PREFIX}nobody-else", rule="HR-SPI-10")
        return
    found.piece, found.target = use.actor, use.target
    found.note = Note(id=f"home_raiders.ability.{use.ability}", rule="HR-SPI-01")
    found.marks = [Mark(role="hits", piece=use.target)]


def show_point(found: Candidate, place: list[int] | None, kind: str) -> None:
    if place is None:
        found.note = Note(id=f"{PREFIX}no-move")
        return
    found.point = [float(part) for part in place]
    found.marks = [Mark(role="goes", points=[found.point])]
    found.note = Note(id=f"{PREFIX}point", args={"kind": kind})


def show_other(state: State, question: Question[Any], found: Candidate, answer: Any) -> None:
    """Yes or no, a name, a point, or the number of a character or troop: the gesture says which."""
    hand = question.gesture().kind
    if isinstance(question, Confirm):
        found.note = Note(id=f"{PREFIX}{'yes' if answer else 'no'}")
    elif answer is None:
        found.note = Note(id=f"{PREFIX}none")
    elif hand == PICK_GROUP:
        show_troop(state, found, answer)
    elif hand == PICK_PIECE:
        found.piece = found.target = answer
        found.note = Note(id=f"{PREFIX}character", args={"character": answer})
        found.marks = [Mark(role="hits", piece=answer)]
    elif isinstance(answer, str):
        ability = f"home_raiders.ability.{answer}"
        stun = question.kind == "home_raiders.spirit.stun"
        found.note = Note(id=ability) if stun else Note(id=f"{PREFIX}choice", args={"choice": answer})
    elif hand == PLACE_POINT:
        show_point(found, answer, question.kind)
    elif hand == PICK_SEVERAL and answer:
        found.piece = answer[0]
        found.marks = [Mark(role="acts", piece=piece) for piece in answer]
    if found.note is None and found.piece is None and found.point is None:
        found.note = Note(id=f"{PREFIX}choice", args={"choice": found.spelled})


def team_note(options: Options, answer: Any) -> Note:
    """A team by its names and what is in it."""
    try:
        team = read_team(answer, options)
    except BadData:
        return Note(id=f"{PREFIX}team")
    names: list[Json] = [f"{entry.card.name_en} ×{entry.characters()}" for entry in team.entries]
    ready = options.teams.get(answer) if isinstance(answer, str) else None
    args: dict[str, Json] = {
        "name": team.faction if ready is None else ready.name_en,
        "name_nl": team.faction if ready is None else ready.name_nl,
        "stars": sum(entry.stars() for entry in team.entries),
        "troops": names,
    }
    return Note(id=f"{PREFIX}team", args=args)


def shape_of(question: Question[Any]) -> str:
    """Which gesture answers the question."""
    if isinstance(question, Confirm):
        return "confirm"
    if isinstance(question, BuildTeam):
        return "roster"
    if isinstance(question, DeployTroop):
        return "placements"
    if isinstance(question, GiveOrders):
        return "path"
    if isinstance(question, (PlaceMarker, ForcedMove, Teleport)):
        return "point"
    if isinstance(question, Activate):
        return "piece"
    if isinstance(question, (MeleeTarget, Shoot, SpiritUse)):
        return "attack"
    return "choose"
