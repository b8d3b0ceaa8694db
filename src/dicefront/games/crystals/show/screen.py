"""Crystals on a screen: where each character would end, whom it would kill, and what that is worth."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from dicefront.games.crystals.rules.attackers import range_direction, range_fields
from dicefront.games.crystals.rules.danger import danger, danger_after
from dicefront.games.crystals.rules.experience import EXPERIENCE
from dicefront.games.crystals.rules.movement import MOVE, MoveQuestion, legal_movers
from dicefront.games.crystals.rules.preview import SIX, Preview, preview
from dicefront.games.crystals.rules.roles import LEVELS, ROLES, TEAM, TOWER
from dicefront.games.crystals.rules.setup import ATTACKER_CHOICE
from dicefront.games.crystals.rules.state import PLAY, State
from dicefront.games.crystals.rules.tower import AURA
from dicefront.kernel.errors import BadData, NotYourDecision, Refusal
from dicefront.kernel.ids import NOBODY, Json, PlayerId
from dicefront.kernel.question import Question
from dicefront.parts.show.candidates import Barred, Candidate, Mark
from dicefront.parts.show.screen import Prompt, Screen, chance_data, chance_of, note_of, whole
from dicefront.parts.show.words import Chance, Note

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

    def turn(self, state: State) -> Json:
        return [state.player, sum(state.turns)]

    def activation(self, state: State) -> Json:
        return [state.player, sum(state.turns), state.extra_turns]

    def is_reaction(self, state: State, question: Question[Any]) -> bool:
        return state.stage == PLAY and question.player != state.player

    # -- questions ------------------------------------------------------------------------------

    def prompt(self, state: State, question: Question[Any]) -> Prompt:
        shape = "choose" if question.kind == ATTACKER_CHOICE else "piece"
        prompt = Prompt(shape, [self.candidate(state, question, answer) for answer in question.options()])
        if isinstance(question, MoveQuestion):
            prompt.barred = barred_movers(question)
        return prompt

    def candidate(self, state: State, question: Question[Any], answer: Any) -> Candidate:
        found = Candidate(answer=answer, spelled=self.spelled(state, question, answer))
        if question.kind == ATTACKER_CHOICE:
            found.note = Note(id=f"crystals.role.{answer}")
            found.notes = [Note(id=f"crystals.ability.{answer}", args={"level": 1})]
            return found
        found.piece = answer
        character = state.characters[answer]
        role = ROLES[character.role]
        found.note = Note(id=f"crystals.role.{role}", args={"character": answer, "role": role})
        if question.kind == MOVE:
            self._move(state, found, preview(state, answer))
        elif question.kind == EXPERIENCE:
            after = LEVELS[character.experience + 1]
            args: dict[str, Json] = {
                "role": role,
                "experience": character.experience + 1,
                "before": character.level(),
                "level": after,
            }
            changed = "crystals.show.new-level" if after > character.level() else "crystals.show.same-level"
            found.notes = [Note(id=changed, args=args, rule="CR-EXP-02")]
            if role != "attacker":
                found.notes.append(Note(id=f"crystals.ability.{role}", args={"level": after}))
        elif role != "attacker":
            found.notes = [Note(id=f"crystals.ability.{role}", args={"level": character.level()})]
        return found

    def _move(self, state: State, found: Candidate, seen: Preview) -> None:
        found.detail = seen.to_json()
        found.space = seen.destination if not seen.home else None
        if seen.home:
            found.notes.append(Note(id="crystals.show.home", rule="CR-LAP-05"))
            if seen.wins:
                found.notes.append(Note(id="crystals.show.wins", rule="CR-WIN-01"))
        else:
            found.marks.append(Mark(role="goes", piece=seen.character, space=seen.destination))
        if seen.jumps:
            found.marks.append(Mark(role="passes", space=seen.landing))
            found.notes.append(
                Note(id="crystals.show.jumps", args={"field": seen.destination}, rule="CR-TEL-01")
            )
        for strike in seen.strikes:
            killed = chance_of("crystals.show.kills", 1 - strike.saved)
            found.chances.append(killed)
            note = Note(
                id="crystals.show.strikes",
                args={"character": strike.character, "saved": str(strike.saved)},
                rule="CR-TOW-04" if strike.saved else "CR-KIL-01",
            )
            found.marks.append(Mark(role="falls", piece=strike.character, space=strike.field, note=note))
        for field in seen.clears:
            found.marks.append(Mark(role="gains", space=field))
        for finish in seen.finishes:
            if finish.pushed_back:
                args: dict[str, Json] = {"field": finish.field, "chance": str(finish.chance)}
                note = Note(id="crystals.show.pushed-back", args=args, rule="CR-TOW-13")
                found.marks.append(Mark(role="danger", space=finish.field, note=note))
            if finish.mine not in (NOBODY, seen.character // TEAM) and finish.field >= 0:
                args = {"owner": finish.mine, "survives": str(finish.survives)}
                note = Note(id="crystals.show.mine", args=args, rule="CR-MIN-10")
                found.marks.append(Mark(role="danger", space=finish.field, note=note))
        if seen.dies:
            found.chances.append(chance_of("crystals.show.dies", seen.dies))
        if any(finish.extra_turn for finish in seen.finishes):
            found.notes.append(Note(id="crystals.show.extra-turn", rule="CR-XTR-01"))
        if any(finish.lays_mine for finish in seen.finishes):
            found.notes.append(Note(id="crystals.show.lays-mine", rule="CR-MIN-01"))
        after = danger_after(state, seen.character, seen.face)
        if after is not None:
            found.chances.append(chance_of("crystals.show.danger-after", after))

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
