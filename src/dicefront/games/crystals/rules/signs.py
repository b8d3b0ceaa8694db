"""What an answer means on the table, for whoever decides; never for the rules."""

from __future__ import annotations

from fractions import Fraction

from dicefront.games.crystals.rules.danger import danger_after
from dicefront.games.crystals.rules.labels import named
from dicefront.games.crystals.rules.preview import Finish, Preview, Strike, preview
from dicefront.games.crystals.rules.roles import TEAM
from dicefront.games.crystals.rules.state import State
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.sign import DANGER, FALLS, GAINS, GOES, PASSES, Chance, Mark, Note, Sign


def sign_of_move(state: State, mover: int) -> Sign:
    """Where a move by the die on the table ends, whom it strikes, what it meets and what it brings."""
    seen = preview(state, mover)
    sign = named(state, mover)
    sign.detail = seen.to_json()
    sign.space = None if seen.home else seen.destination
    sign.marks = marks_of(seen)
    sign.notes = notes_of(seen)
    sign.chances = [Chance("crystals.show.kills", 1 - strike.saved) for strike in seen.strikes]
    if seen.dies:
        sign.chances.append(Chance("crystals.show.dies", seen.dies))
    after: Fraction | None = danger_after(state, mover, seen.face)
    if after is not None:
        sign.chances.append(Chance("crystals.show.danger-after", after))
    return sign


def marks_of(seen: Preview) -> list[Mark]:
    """The way, those who may be killed, mines that are cleared, and what waits where the mover can end."""
    marks: list[Mark] = []
    if not seen.home:
        marks.append(Mark(GOES, seen.character, seen.destination))
    if seen.jumps:
        marks.append(Mark(PASSES, None, seen.landing))
    marks.extend(struck(strike) for strike in seen.strikes)
    marks.extend(Mark(GAINS, None, field) for field in seen.clears)
    for finish in seen.finishes:
        marks.extend(waiting(finish, seen.character // TEAM))
    return marks


def struck(strike: Strike) -> Mark:
    """A character that is attacked, and the chance that its Tower saves it."""
    rule = "CR-TOW-04" if strike.saved else "CR-KIL-01"
    note = Note("crystals.show.strikes", {"character": strike.character, "saved": str(strike.saved)}, rule)
    return Mark(FALLS, strike.character, strike.field, None, note)


def waiting(finish: Finish, player: int) -> list[Mark]:
    """A place to which the mover may be pushed back, and a mine of an opponent there."""
    marks: list[Mark] = []
    if finish.pushed_back:
        pushed = Note(
            "crystals.show.pushed-back", {"field": finish.field, "chance": str(finish.chance)}, "CR-TOW-13"
        )
        marks.append(Mark(DANGER, None, finish.field, None, pushed))
    if finish.mine not in (NOBODY, player) and finish.field >= 0:
        mine = Note(
            "crystals.show.mine", {"owner": finish.mine, "survives": str(finish.survives)}, "CR-MIN-10"
        )
        marks.append(Mark(DANGER, None, finish.field, None, mine))
    return marks


def notes_of(seen: Preview) -> list[Note]:
    """A crystal, a victory, a jump, an extra turn, a mine that is left."""
    notes: list[Note] = []
    if seen.home:
        notes.append(Note("crystals.show.home", None, "CR-LAP-05"))
        if seen.wins:
            notes.append(Note("crystals.show.wins", None, "CR-WIN-01"))
    if seen.jumps:
        notes.append(Note("crystals.show.jumps", {"field": seen.destination}, "CR-TEL-01"))
    if any(finish.extra_turn for finish in seen.finishes):
        notes.append(Note("crystals.show.extra-turn", None, "CR-XTR-01"))
    if any(finish.lays_mine for finish in seen.finishes):
        notes.append(Note("crystals.show.lays-mine", None, "CR-MIN-01"))
    return notes
