"""Crystals on a screen: who cannot move, who is in danger, and what a character reaches."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from dicefront.games.crystals.rules.attackers import range_direction, range_fields
from dicefront.games.crystals.rules.choosing import MoveQuestion
from dicefront.games.crystals.rules.danger import danger
from dicefront.games.crystals.rules.movement import legal_movers
from dicefront.games.crystals.rules.preview import SIX, preview
from dicefront.games.crystals.rules.roles import LEVELS, TEAM, TOWER
from dicefront.games.crystals.rules.state import PLAY, State
from dicefront.games.crystals.rules.tower import AURA
from dicefront.kernel.errors import BadData, NotYourDecision, Refusal
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.question import Question
from dicefront.parts.show.candidates import Barred, Candidate, Mark
from dicefront.parts.show.screen import Prompt, Screen, chance_data, chance_of, note_of, whole
from dicefront.parts.show.summary import Points
from dicefront.parts.show.weights import HEAVY, Weight
from dicefront.parts.show.words import Chance

KILLED: Final = (
    "crystals.show.killed-none",
    "crystals.show.killed-one",
    "crystals.show.killed-two",
    "crystals.show.killed-three",
    "crystals.show.killed-four",
)
"""How many of the characters that a move strikes are killed."""


class CrystalsScreen(Screen):
    """The screen of Crystals. Pieces are the numbers of characters, spaces are fields of the loop."""

    looks = ("preview", "danger", "range")
    quick_looks = frozenset(looks)

    def quick_options(self) -> dict[str, Json]:
        return {"players": 2, "side_length": 5, "crystals_to_win": 2}

    # -- how it stands --------------------------------------------------------------------------

    def rounds(self, state: State) -> int:
        return max(state.turns)

    def points(self, state: State) -> list[Points]:
        seats = range(len(state.crystals))
        levels = [
            sum(one.level() for one in state.characters[TEAM * seat : TEAM * seat + TEAM]) for seat in seats
        ]
        return [
            Points(id="crystals.show.crystals", values=[*state.crystals], rule="CR-LAP-05"),
            Points(id="crystals.show.levels", values=levels, rule="CR-EXP-01"),
        ]

    # -- questions ------------------------------------------------------------------------------

    def prompt(self, state: State, question: Question[Any]) -> Prompt:
        prompt = super().prompt(state, question)
        if isinstance(question, MoveQuestion):
            prompt.barred = barred_movers(question)
        return prompt

    def weigh(self, state: State, question: Question[Any], answer: Any, found: Candidate) -> Weight:
        """After a move the next die falls."""
        if isinstance(question, MoveQuestion):
            return HEAVY
        return super().weigh(state, question, answer, found)

    def marks_of(self, state: State, refusal: Refusal) -> list[Mark]:
        found: list[Mark] = []
        field = refusal.args.get("field")
        if type(field) is int and 0 <= field < state.options.board.length:
            found.append(Mark(role="blocks", space=field))
        character = refusal.args.get("character")
        if type(character) is int and 0 <= character < len(state.characters):
            found.append(Mark(role="acts", piece=character))
        return found

    # -- looks ----------------------------------------------------------------------------------

    def look(self, state: State, player: PlayerId | None, what: str, args: dict[str, Json]) -> Json:
        if what not in self.looks:
            raise BadData("look", "preview, danger or range", what)
        if state.stage != PLAY:  # before that, attackers are a secret
            raise NotYourDecision(Refusal("server.not-now", "CR-SET-06", {}))
        piece = whole(args, "piece", 0, len(state.characters) - 1)
        if what == "danger":
            found = danger(state, piece)
            by_seat: list[Json] = [str(chance) for chance in found.by_seat]
            total = chance_data(chance_of("crystals.show.danger", found.total))
            return {"piece": piece, "by_seat": by_seat, "total": total}
        if what == "range":
            return range_of(state, piece)
        face = whole(args, "face", 1, SIX) if "face" in args else state.face
        if not face or piece not in legal_movers(state, piece // TEAM, face):
            raise NotYourDecision(Refusal("server.not-now", "CR-TRN-04", {"character": piece}))
        return preview(state, piece, face).to_json()

    # -- odds -----------------------------------------------------------------------------------

    def odds(self, situation: dict[str, Json]) -> list[Chance]:
        """``towers``: the Tower level under which each character on the fields struck stands (0: none)."""
        towers = situation.get("towers")
        if not isinstance(towers, list) or not 1 <= len(towers) < len(KILLED):
            raise BadData("odds.towers", f"a list of 1 to {len(KILLED) - 1} levels", towers)
        chances = [Fraction(1)]
        for level in towers:
            if type(level) is not int or not 0 <= level <= LEVELS[-1]:
                raise BadData("odds.towers", f"levels from 0 to {LEVELS[-1]}", level)
            saved = Fraction(level, SIX)  # CR-TOW-04, a roll of its own for each (CR-TOW-08)
            longer = [chance * saved for chance in chances] + [Fraction(0)]
            for number, chance in enumerate(chances):
                longer[number + 1] += chance * (1 - saved)
            chances = longer
        return [chance_of(KILLED[number], chance) for number, chance in enumerate(chances)]


def barred_movers(question: MoveQuestion) -> list[Barred]:
    """Own characters that cannot use the roll."""
    found: list[Barred] = []
    first = TEAM * question.player
    for number in range(first, first + TEAM):
        refusal = question.check(number)
        if refusal is not None:
            found.append(Barred(note=note_of(refusal), piece=number))
    return found


def range_of(state: State, piece: int) -> Json:
    """The fields a character threatens or covers from where it stands."""
    character = state.characters[piece]
    field = state.field_of(character)
    length = state.options.board.length
    fields: list[Json] = []
    kind = "none"
    if field >= 0 and range_direction(character.role):
        fields.extend(range_fields(character.role, character.level(), field, length))
        kind = "attack"
    elif field >= 0 and character.role == TOWER:
        fields.extend((field + away) % length for away in range(-AURA, AURA + 1))
        kind = "aura"
    return {"piece": piece, "kind": kind, "level": character.level(), "fields": fields}
