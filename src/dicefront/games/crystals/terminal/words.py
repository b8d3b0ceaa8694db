"""Crystals in words: characters by owner, class and field, moves with all that would come of them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from dicefront.games.crystals.rules.attackers import range_fields
from dicefront.games.crystals.rules.board import IN_BASE, NOWHERE, ON_START
from dicefront.games.crystals.rules.danger import danger, danger_after
from dicefront.games.crystals.rules.experience import EXPERIENCE, ExperienceQuestion
from dicefront.games.crystals.rules.movement import MOVE, legal_movers
from dicefront.games.crystals.rules.preview import Preview, preview
from dicefront.games.crystals.rules.roles import (
    ATTACKER,
    FULL_EXPERIENCE,
    LEVELS,
    ROLES,
    TEAM,
    TOP_LEVEL,
    TOWER,
)
from dicefront.games.crystals.rules.setup import ATTACKER_CHOICE, FIRST_SPAWN
from dicefront.games.crystals.rules.spawning import SPAWN_END, SPAWN_START
from dicefront.games.crystals.rules.state import PLAY, State
from dicefront.games.crystals.rules.tower import AURA
from dicefront.games.crystals.terminal.reading import Reader
from dicefront.games.crystals.terminal.telling import Teller
from dicefront.kernel.event import Event
from dicefront.kernel.game import Game
from dicefront.kernel.ids import NOBODY, Json, PlayerId
from dicefront.kernel.question import Question
from dicefront.kernel.terms import PIECE
from dicefront.parts.terminal.wording import Choice, Step, Wording, percent
from dicefront.text.messages import Messages

FACES = range(1, 7)
RANGE_SIGN, AURA_SIGN = "+", "~"


class Words(Wording):
    """The words of Crystals."""

    commands = ("odds", "danger", "reach")

    def __init__(self, game: Game[Any], messages: Messages, names: list[str]) -> None:
        super().__init__(game, messages, names)
        self.teller = Teller(self)
        self.reader = Reader(self)

    # -- players, characters and places ---------------------------------------------------------

    def role(self, state: State, number: int, player: PlayerId = NOBODY) -> str:
        """The class of a character; a seat knows its own attacker before the others do."""
        role = state.characters[number].role
        if role == ATTACKER and player == number // TEAM:
            role = state.secrets[player]
        return ROLES[role]

    def short_name(self, term: str, number: int, state: Any) -> str:
        """A character by its seat and the letter of its class, ``2S``."""
        if term != PIECE:
            return f"F{number}"
        return f"{number // TEAM + 1}{self.letter(self.role(state, number))}"

    def called(self, term: str, word: str, state: Any) -> int | None:
        if term != PIECE:
            return super().called(term, word.lower().removeprefix("f"), state)
        found = self.reader.meant(state, NOBODY, [word])
        return found[0] if len(found) == 1 else None

    def class_name(self, role: str) -> str:
        return self.say(f"crystals.role-{role}")

    def letter(self, role: str) -> str:
        """The letter of a class on the board and at the prompt."""
        return self.say(f"crystals.play.letter-{role}")

    def whose(self, state: State, number: int) -> str:
        """``Bram's Miner``."""
        role = self.class_name(self.role(state, number))
        return self.say("crystals.play.whose", player=self.name(number // TEAM), role=role)

    def place(self, state: State, number: int) -> str:
        """Where a character is: ``F7``, Start or base."""
        step = state.characters[number].step
        if step <= ON_START:
            return self.say("crystals.place-base" if step == IN_BASE else "crystals.place-start")
        return self.field(state.field_of(state.characters[number]))

    def field(self, field: int) -> str:
        return self.say("crystals.place-start") if field == NOWHERE else f"F{field}"

    def ability(self, role: str, level: int) -> str:
        if role == ROLES[ATTACKER]:
            return self.say("crystals.play.not-shown")
        return self.say(f"crystals.ability-{role}", level=level)

    # -- what happened --------------------------------------------------------------------------

    def begin(self) -> None:
        self.teller.begin()

    def watch(self, state: State) -> None:
        self.teller.watch(state)

    def tell(self, events: list[Event], state: State) -> list[str]:
        return self.teller.tell(events, state)

    def why(self) -> list[str]:
        return self.teller.why()

    # -- what is asked --------------------------------------------------------------------------

    def choices(self, question: Question[Any], state: State) -> list[Choice]:
        if question.kind == ATTACKER_CHOICE:
            return [
                Choice(role, self.letter(role), self.class_name(role), self.ability(role, 1))
                for role in question.options()
            ]
        return [self._choice(question, number, state) for number in question.options()]

    def _choice(self, question: Question[Any], number: int, state: State) -> Choice:
        role = self.role(state, number, question.player)
        name = self.class_name(role)
        if question.kind == MOVE:
            seen = preview(state, number)
            return Choice(
                number, self.letter(role), f"{name} {self.way(seen)}", self.consequences(state, seen)
            )
        if question.kind == EXPERIENCE:
            return Choice(number, self.letter(role), name, self.gain(state, number))
        level = state.characters[number].level()
        text = self.say("crystals.play.spawn", role=name, level=level)
        return Choice(number, self.letter(role), text, self.ability(role, level))

    def way(self, seen: Preview) -> str:
        """From where to where a move goes."""
        if seen.home:
            return self.say("crystals.play.way-home", origin=self.field(seen.origin))
        which = "way-jump" if seen.jumps else "way"
        return self.say(
            f"crystals.play.{which}",
            origin=self.field(seen.origin),
            landing=self.field(seen.landing),
            field=self.field(seen.destination),
        )

    def consequences(self, state: State, seen: Preview) -> str:
        """All that would come of a move, with the chances where dice decide."""
        player = seen.character // TEAM
        parts: list[str] = []
        if seen.home:
            crystals = state.crystals[player] + 1
            goal = state.options.crystals_to_win
            which = "wins" if seen.wins else "crystal"
            parts.append(self.say(f"crystals.play.{which}", crystals=crystals, goal=goal))
        for strike in seen.strikes:
            args = {
                "target": self.whose(state, strike.character),
                "field": self.field(strike.field),
                "killed": percent(1 - strike.saved),
                "saved": percent(strike.saved),
            }
            parts.append(self.say(f"crystals.play.{'attacks' if strike.saved else 'kills'}", **args))
        for finish in seen.push_backs:
            args = {"field": self.field(finish.field), "chance": percent(finish.chance)}
            parts.append(self.say("crystals.play.pushed-back", **args))
        parts += self._mines(state, seen)
        if not seen.wins:
            parts += self._afterwards(state, seen)
        return "; ".join(parts)

    def _mines(self, state: State, seen: Preview) -> list[str]:
        player = seen.character // TEAM
        parts: list[str] = []
        for finish in seen.finishes:
            if finish.mine == player:
                parts.append(self.say("crystals.play.own-mine", field=self.field(finish.field)))
            elif finish.mine != NOBODY:
                deadly = finish.chance * (1 - finish.survives)
                which = "deadly-mine" if deadly == 1 else "mine"
                parts.append(
                    self.say(f"crystals.play.{which}", player=self.name(finish.mine), chance=percent(deadly))
                )
        if any(finish.lays_mine for finish in seen.finishes):
            parts.append(self.say("crystals.play.lays-mine", field=self.field(seen.origin)))
        for field in seen.clears:
            parts.append(self.say("crystals.play.clears-mine", field=self.field(field)))
        return parts

    def _afterwards(self, state: State, seen: Preview) -> list[str]:
        """The extra turn, or else how dangerous the place is."""
        earning = sum((finish.chance for finish in seen.finishes if finish.extra_turn), Fraction(0))
        if earning == 1:
            return [self.say("crystals.play.extra-turn")]
        parts = [self.say("crystals.play.maybe-extra-turn", chance=percent(earning))] if earning else []
        after = danger_after(state, seen.character, seen.face)
        if after:
            parts.append(self.say("crystals.play.then-danger", chance=percent(after)))
        return parts

    def gain(self, state: State, number: int) -> str:
        """What a point of experience would bring."""
        character = state.characters[number]
        before, after = character.level(), LEVELS[character.experience + 1]
        args = {
            "before": character.experience,
            "after": character.experience + 1,
            "level": after,
            "ability": self.ability(self.role(state, number), after),
            "next": after + 1,
            "needed": LEVELS.index(min(after + 1, TOP_LEVEL)),
        }
        return self.say(f"crystals.play.{'gains-level' if after > before else 'gains'}", **args)

    def hint(self, question: Question[Any], state: State) -> str:
        example = self.choices(question, state)[0].written
        if isinstance(question, ExperienceQuestion) and question.points > 1:
            return self.say("crystals.play.hint-experience", example=example)
        if question.kind in (MOVE, EXPERIENCE, SPAWN_START, SPAWN_END):
            return self.say("crystals.play.hint", example=example)
        return self.say("play.hint", example=example)

    def notes(self, question: Question[Any], state: State) -> list[str]:
        """Who is in danger as things stand."""
        if question.kind != MOVE:
            return []
        parts: list[str] = []
        for number in range(TEAM * question.player, TEAM * question.player + TEAM):
            total = danger(state, number).total
            if total:
                letter = self.letter(self.role(state, number))
                parts.append(f"{letter} {self.place(state, number)} {percent(total)}")
        return [self.say("crystals.play.in-danger", characters=", ".join(parts))] if parts else []

    def is_detailed(self, question: Question[Any]) -> bool:
        return True

    def is_private(self, question: Question[Any]) -> bool:
        return question.kind in (ATTACKER_CHOICE, FIRST_SPAWN)

    # -- what is typed --------------------------------------------------------------------------

    def shorthand(self, question: Question[Any], state: State, text: str) -> object:
        return self.reader.read(question, state, text)

    def plan(self, question: Question[Any], state: State, text: str) -> list[Step]:
        return [Step(question.kind, part) for part in self.reader.parts(question, text)]

    # -- asking the table -----------------------------------------------------------------------

    def _meant(self, question: Question[Any] | None, state: State, words: list[str]) -> list[int]:
        """The characters asked about; without a word all of the player's."""
        player = state.player if question is None else question.player
        if words:
            return self.reader.meant(state, player, words)
        return list(range(TEAM * player, TEAM * player + TEAM))

    def odds(self, question: Question[Any] | None, state: State, words: list[str]) -> list[str]:
        """What the moves of this roll would do, and then the danger as it is."""
        lines: list[str] = []
        if question is not None and question.kind == MOVE:
            for choice in self.choices(question, state):
                lines.append(f"{choice.text}: {choice.note or self.say('crystals.play.nothing-else')}")
        return [*lines, *self.danger(question, state, words)]

    def danger(self, question: Question[Any] | None, state: State, words: list[str]) -> list[str]:
        """The chance of each character to be killed before its owner's next turn, by whom and in all."""
        if state.stage != PLAY:
            return [self.say("play.no-odds")]
        numbers = self._meant(question, state, words)
        lines = [self._danger_of(state, number) for number in numbers]
        if not lines:
            return [self.say("crystals.play.reach-usage")]
        return [*lines, self.say("crystals.play.danger-means")]

    def _danger_of(self, state: State, number: int) -> str:
        args: dict[str, object] = {"whose": self.whose(state, number), "place": self.place(state, number)}
        found = danger(state, number)
        if not found.total:
            return self.say("crystals.play.safe", **args)
        threats = [(chance, seat) for seat, chance in enumerate(found.by_seat) if chance]
        by = ", ".join(f"{self.name(seat)} {percent(chance)}" for chance, seat in threats)
        return self.say("crystals.play.danger", **args, total=percent(found.total), by=by)

    def reach(self, question: Question[Any] | None, state: State, words: list[str]) -> list[str]:
        """Where each face would take a character and what it would do there; the aura of a Tower."""
        numbers = self._meant(question, state, words) if words else []
        lines: list[str] = []
        for number in numbers:
            lines += self._reach_of(state, number)
        return lines or [self.say("crystals.play.reach-usage")]

    def _reach_of(self, state: State, number: int) -> list[str]:
        character = state.characters[number]
        role, level = self.role(state, number), character.level()
        args = {"whose": self.whose(state, number), "place": self.place(state, number), "level": level}
        lines = [self.say("crystals.play.reach", **args, ability=self.ability(role, level))]
        if character.step == IN_BASE:
            return lines
        for face in FACES:
            if number not in legal_movers(state, number // TEAM, face):
                lines.append(f"  {face}: {self.say('crystals.play.blocked')}")
                continue
            seen = preview(state, number, face)
            note = self.consequences(state, seen)
            lines.append(f"  {face}: {self.way(seen)}" + (f" ({note})" if note else ""))
        if character.role == TOWER and character.step > ON_START:
            fields = self._aura(state, number)
            first, last = self.field(fields[0]), self.field(fields[-1])
            lines.append("  " + self.say("crystals.play.aura", first=first, last=last))
        return lines

    def _aura(self, state: State, number: int) -> list[int]:
        middle, length = state.field_of(state.characters[number]), state.options.board.length
        return [(middle + away) % length for away in range(-AURA, AURA + 1)]

    def reached(self, question: Question[Any] | None, state: State, words: list[str]) -> dict[int, str]:
        """The face that leads to a field, ``+`` for fields in range, ``~`` for the aura of a Tower."""
        marks: dict[int, str] = {}
        length = state.options.board.length
        for number in self._meant(question, state, words) if words else []:
            character = state.characters[number]
            if character.step == IN_BASE:
                continue
            if character.role == TOWER and character.step > ON_START:
                marks |= dict.fromkeys(self._aura(state, number), AURA_SIGN)
            ends: dict[int, str] = {}
            for face in FACES:
                if number in legal_movers(state, number // TEAM, face):
                    seen = preview(state, number, face)
                    if not seen.home:
                        ends.setdefault(seen.destination, str(face))
            for field in ends:
                for away in range_fields(character.role, character.level(), field, length):
                    marks.setdefault(away, RANGE_SIGN)
            marks |= ends
        return marks

    def pieces(self, state: State) -> list[str]:
        lines: list[str] = []
        for seat in range(state.options.seats):
            lines.append(self.seat_line(state, seat))
            for number in range(TEAM * seat, TEAM * seat + TEAM):
                character = state.characters[number]
                args = {"level": character.level(), "experience": character.experience}
                role, place = self.class_name(self.role(state, number)), self.place(state, number)
                lines.append("  " + self.say("crystals.play.piece", role=role, place=place, **args))
        for field, owner in enumerate(state.mines):
            if owner != NOBODY:
                player = self.name(owner)
                lines.append(self.say("crystals.play.mine-there", player=player, field=self.field(field)))
        track = state.options.board.track
        fields = ", ".join(self.field(field) for field in track.teleports)
        lines.append(self.say("crystals.play.teleports", fields=fields))
        return lines

    def seat_line(self, state: State, seat: int) -> str:
        """How far a seat is on both ways of winning."""
        which = "gone" if state.gone[seat] else "seat"
        return self.say(f"crystals.play.{which}", player=self.name(seat), **self.progress(state, seat))

    def progress(self, state: State, seat: int) -> dict[str, Json]:
        """The numbers that are shown of a seat: experience is counted as earned points.

        Where two champions win, only the points of the two best count (CR-WIN-11).
        """
        needed = state.options.champions_to_win
        first = TEAM * seat
        ranked = sorted(state.characters[number].experience for number in range(first, first + TEAM))
        return {
            "crystals": state.crystals[seat],
            "goal": state.options.crystals_to_win,
            "points": sum(ranked[-needed:]) - needed,
            "all": needed * (FULL_EXPERIENCE - 1),
            "mines": state.stock[seat],
            "entry": f"F{state.options.board.track.entries[seat]}",
        }

    # -- the end --------------------------------------------------------------------------------

    def standing(self, place: int, player: PlayerId, state: State) -> str:
        args = {"player": self.name(player), **self.progress(state, player)}
        return self.say("crystals.play.standing", place=place, **args)
