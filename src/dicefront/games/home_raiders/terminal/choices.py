"""What can be answered in Home Raiders: how it is written, what it means, and what may follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dicefront.games.home_raiders.rules.abilities.hero import Message
from dicefront.games.home_raiders.rules.attachments import Attach
from dicefront.games.home_raiders.rules.close_combat import Blows
from dicefront.games.home_raiders.rules.declaring import END, HOLD, Declaration, TakeAction
from dicefront.games.home_raiders.rules.deployment import DeployTroop
from dicefront.games.home_raiders.rules.forced import ForcedMove
from dicefront.games.home_raiders.rules.generic import DIVIDE, MARKER, Deed
from dicefront.games.home_raiders.rules.movement import GiveOrders
from dicefront.games.home_raiders.rules.shot import Shot
from dicefront.games.home_raiders.rules.spirit import Use
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.rules.strike import Blow
from dicefront.games.home_raiders.rules.team import BuildTeam
from dicefront.games.home_raiders.terminal.moves import Moves
from dicefront.games.home_raiders.terminal.names import compass
from dicefront.games.home_raiders.terminal.queries import Queries
from dicefront.games.home_raiders.terminal.setup import SetupChoices
from dicefront.games.home_raiders.terminal.vocabulary import Vocabulary
from dicefront.kernel.gesture import PLACE_POINT
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.question import Confirm, Question
from dicefront.parts.terminal.wording import Choice
from dicefront.skirmish.beside import Arrival
from dicefront.skirmish.placing import Place
from dicefront.skirmish.shoving import shove
from dicefront.tabletop.point import Point

NOTHING: Final = "-"

PREFIX: Final = "home_raiders."


class Choices:
    """The choices of every question."""

    def __init__(self, words: Vocabulary, moves: Moves, queries: Queries) -> None:
        self.words = words
        self.moves = moves
        self.queries = queries
        self.setup = SetupChoices(words)
        self.by_kind: dict[str, Callable[[Question[Any], State, Any], Choice]] = {
            "melee.target": self._melee,
            "melee.roundhouse": self._roundhouse,
            "melee.violent": self._colour,
            "shoot.target": self._shot,
            "shoot.order": self._shot,
            "shoot.lightning-next": self._shot,
            "shoot.double": self._signed,
            "shoot.nearest": self._character,
            "vanish.swan-song": self._last_attack,
            "spirit.use": self._spirit,
            "spirit.charm": self._character,
            "spirit.stun": self._ability,
            "generic.use": self._generic,
            "generic.split": self._signed,
            "generic.teleport": self._beside,
            "move.break-away": self._signed,
            "react.bodyguard": self._character,
            "react.flicker": self._character,
            "react.deflect": self._troop,
            "react.free-attack": self._signed,
            "wound.mirror-image": self._character,
            "wound.selfish": self._character,
            "vanish.replacement": self._character,
            "setup.sworn-enemy": self._character,
            "setup.reckon": self._troop,
            "setup.call": self._call,
            "setup.portal-place": self._side,
            "setup.marker": self._marker,
            "fall.place": self._place,
            "turn.order": self._character,
            "turn.activate": self._activation,
            "end.messenger": self._message,
        }

    def of(self, question: Question[Any], state: State) -> list[Choice]:
        """All of them, each written in a way of its own, with the answer as the question reads it."""
        if isinstance(question, GiveOrders):
            found = self.moves.choices(question, state)
        elif isinstance(question, Confirm):
            found = [
                Choice(answer, self.words.say("play.yes" if answer else "play.no"))
                for answer in question.options()
            ]
        elif isinstance(question, TakeAction):
            found = self._actions(question, state)
        elif isinstance(question, DeployTroop):
            found = self.setup.deployments(question, state)
        elif isinstance(question, BuildTeam):
            found = self.setup.teams(question, state)
        elif isinstance(question, Attach):
            found = self.setup.attachments(question, state)
        elif isinstance(question, ForcedMove):
            found = [self._shove(question, state, answer) for answer in question.options()]
        else:
            make = self.by_kind.get(question.kind.removeprefix(PREFIX))
            if make is None:
                spell = self.words.game.spell
                return [Choice(one, spell(state, question, one)) for one in question.options()]
            found = [make(question, state, answer) for answer in question.options()]
        found.sort(key=lambda choice: choice.written == NOTHING)  # to do nothing comes last
        return distinct(found)

    # -- who ------------------------------------------------------------------------------------

    def _nothing(self, question: Question[Any], answer: object) -> Choice:
        own = question.kind.removeprefix(PREFIX).replace(".", "-")
        text = self.words.say_or(f"home_raiders.play.none-{own}", self.words.say("home_raiders.play.none"))
        return Choice(answer, NOTHING, text)

    def _character(self, question: Question[Any], state: State, answer: int | None) -> Choice:
        if answer is None:
            return self._nothing(question, answer)
        name = self.words.labels.character(state, answer)
        return Choice(
            answer, self.words.labels.label(state, answer), name, self.words.condition(state, answer)
        )

    def _troop(self, question: Question[Any], state: State, answer: int | None) -> Choice:
        if answer is None:
            return self._nothing(question, answer)
        troop = state.troops[answer]
        return Choice(
            answer, self.words.labels.letter(answer, troop.owner), self.words.labels.troop(state, answer)
        )

    def _activation(self, question: Question[Any], state: State, answer: int | None) -> Choice:
        if answer is None:
            return Choice(answer, NOTHING, self.words.say("home_raiders.play.pass"))
        troop = state.troops[answer]
        letter = self.words.labels.letter(answer, troop.owner)
        name = self.words.labels.card(troop.card)
        return Choice(answer, letter, name, self.words.strength(state, troop))

    def _signed(self, question: Question[Any], state: State, answer: Any) -> Choice:
        """An answer as it is typed, with what its question shows of it."""
        if not answer:
            return self._nothing(question, answer)
        sign = question.show(answer)
        note = "" if sign.notes else self.words.likely(sign)  # the chances are those of the first
        return Choice(answer, self.words.typed(question, state, answer), self.words.shown(sign, state), note)

    def _ability(self, question: Question[Any], state: State, answer: str) -> Choice:
        return Choice(answer, answer, self.words.labels.ability(answer))

    def _message(self, question: Question[Any], state: State, message: Message) -> Choice:
        names = self.words.labels
        owner = state.troops[message.troop].owner
        written = f"{names.label(state, message.leader)} {names.letter(message.troop, owner)}"
        args = {
            "leader": names.character(state, message.leader),
            "troop": names.troop(state, message.troop),
        }
        return Choice(message, written, self.words.say("home_raiders.play.message", **args))

    # -- attacks --------------------------------------------------------------------------------

    def _melee(self, question: Question[Any], state: State, chosen: Blows | None) -> Choice:
        if chosen is None:
            return self._nothing(question, chosen)
        return self._blow(state, chosen, chosen.attacker, chosen.blows)

    def _roundhouse(self, question: Question[Any], state: State, blow: Blow | None) -> Choice:
        if blow is None:
            return self._nothing(question, blow)
        attacker = question.args()["attacker"]
        assert isinstance(attacker, int)
        return self._blow(state, blow, attacker, [blow])

    def _blow(self, state: State, answer: object, attacker: int, blows: list[Blow]) -> Choice:
        """Who strikes whom, with the odds of the first blow."""
        names, say = self.words.labels, self.words.say
        labels = [names.label(state, attacker)]
        targets = [blow.target for blow in blows]
        for blow in blows:
            labels.append(names.label(state, blow.target))
            if blow.options:
                labels.append("punch")
        text = say(
            "home_raiders.play.strikes",
            attacker=names.character(state, attacker),
            targets=names.characters(state, targets),
        )
        for option in {option.id for blow in blows for option in blow.options}:
            text += f", {names.ability(option)}"
        if len(targets) > 1:
            text += f", {names.ability('rampage')}"
        return Choice(answer, " ".join(labels), text, self.queries.chance(state, attacker, blows[0]))

    def _colour(self, question: Question[Any], state: State, answer: str | None) -> Choice:
        if answer is None:
            return self._nothing(question, answer)
        return Choice(answer, answer, self.words.say(f"home_raiders.play.colour-{answer}"))

    def _shot(self, question: Question[Any], state: State, shot: Shot | None) -> Choice:
        if shot is None:
            return self._nothing(question, shot)
        names, say = self.words.labels, self.words.say
        troop = state.troops[shot.troop]
        label = names.label(state, shot.shooter)
        written = f"{label} {names.letter(troop.id, troop.owner)}"
        args = {"shooter": names.character(state, shot.shooter), "troop": names.troop(state, troop.id)}
        if shot.touched != NOBODY:
            written = f"{label} {names.label(state, shot.touched)}"
            args["troop"] = names.character(state, shot.touched)
        text = say("home_raiders.play.shoots", **args)
        for option in shot.option_ids():
            written += f" {option}"
            text += f", {names.ability(option)}"
        if shot.ignored != NOBODY:
            thing, character = shot.past()
            past = names.character(state, character) if thing == NOBODY else names.thing(state, thing)
            written += f" past {past.split()[-1]}"
            text += say("home_raiders.play.past", obstacle=past)
        return Choice(shot, written, text, self.queries.shot_chance(state, shot))

    def _last_attack(self, question: Question[Any], state: State, last: Blow | Shot | None) -> Choice:
        if isinstance(last, Blow):
            number = question.args()["character"]
            assert isinstance(number, int)
            return self._blow(state, last, number, [last])
        return self._shot(question, state, last)

    # -- Spirit and Generic actions -------------------------------------------------------------

    def _spirit(self, question: Question[Any], state: State, use: Use | None) -> Choice:
        if use is None:
            return self._nothing(question, use)
        names = self.words.labels
        written = f"{names.label(state, use.actor)} {use.ability} {names.label(state, use.target)}"
        text = self.words.say(
            "home_raiders.play.spirit",
            character=names.character(state, use.actor),
            ability=names.ability(use.ability),
            target=names.character(state, use.target),
        )
        chance = self.queries.spirit_chance(state, use.actor, use.ability, use.target)
        return Choice(use, written, text, chance)

    def _generic(self, question: Question[Any], state: State, deed: Deed | None) -> Choice:
        if deed is None:
            return self._nothing(question, deed)
        names, say = self.words.labels, self.words.say
        if deed.what == DIVIDE:
            return Choice(deed, DIVIDE, say("home_raiders.play.divide"))
        who, what = names.character(state, deed.actor), deed.what
        written = f"{names.label(state, deed.actor)} {what}"
        if what == "teleport":
            return Choice(deed, written, say("home_raiders.play.do-teleport", who=who))
        on = names.marker(deed.on) if what == MARKER else names.character(state, deed.on)
        short = str(deed.on + 1) if what == MARKER else names.label(state, deed.on)
        note = self.queries.grapple_chance(state, deed.actor) if what == "grapple" else ""
        return Choice(deed, f"{written} {short}", say(f"home_raiders.play.do-{what}", who=who, on=on), note)

    # -- places ---------------------------------------------------------------------------------

    def _beside(self, question: Question[Any], state: State, to: Arrival) -> Choice:
        names = self.words.labels
        shape = state.characters[to.beside].body.shape
        dx, dy = to.x - shape.x, to.y - shape.y
        who = names.character(state, to.beside)
        text = self.words.say("home_raiders.play.beside", who=who, direction=names.direction(dx, dy))
        return Choice(to, f"{names.label(state, to.beside)} {compass(dx, dy)}", text)

    def _marker(self, question: Question[Any], state: State, place: Place) -> Choice:
        found = self._place(question, state, [place.x, place.y, place.z])
        found.answer = place
        return found

    def _place(self, question: Question[Any], state: State, answer: list[int]) -> Choice:
        written = self.words.labels.place(answer[0], answer[1], answer[2])
        return Choice(answer, written, self.words.where_is(state, answer[0], answer[1], answer[2]))

    def _side(self, question: Question[Any], state: State, answer: Any) -> Choice:
        if question.gesture().kind == PLACE_POINT:
            return Choice(answer, self.words.labels.point(answer[0], answer[1]))
        return Choice(answer, self.words.say(f"home_raiders.play.side-{answer}"))

    def _call(self, question: Question[Any], state: State, answer: str) -> Choice:
        return Choice(answer, self.words.say(f"home_raiders.play.call-{answer}"))

    def _shove(self, question: ForcedMove, state: State, answer: Point | None) -> Choice:
        """The direction, and whether it goes over an edge."""
        if answer is None:
            return self._nothing(question, answer)
        names = self.words.labels
        shape = question.c.body.shape
        dx, dy = answer.x - shape.x, answer.y - shape.y
        end = shove(state, question.c, answer.x, answer.y)
        note = self.words.say("home_raiders.play.over-the-edge") if end.falls else ""
        text = self.words.say("home_raiders.play.to-place", place=names.point(end.x, end.y))
        return Choice(answer, self.words.say(f"home_raiders.play.short-{compass(dx, dy)}"), text, note)

    # -- actions --------------------------------------------------------------------------------

    def _actions(self, question: TakeAction, state: State) -> list[Choice]:
        """What all do together first, then what somebody does apart; to end the turn comes last."""
        several = len(question.troops) > 1
        ranked: list[tuple[int, int, Choice]] = []
        for place, declared in enumerate(question.options()):
            rank = 0 if not declared.apart and declared.marker == NOBODY else 1
            rank = 2 if declared.action == END else rank
            ranked.append((rank, place, self._action(state, declared, several)))
        return [choice for _, _, choice in sorted(ranked, key=lambda one: (one[0], one[1]))]

    def _action(self, state: State, declared: Declaration, several: bool) -> Choice:
        names, say = self.words.labels, self.words.say
        troop = state.troops[declared.troop]
        written = [say(f"home_raiders.play.word-{declared.action}")]
        text = [say(f"home_raiders.play.action-{declared.action}")]
        if declared.action == HOLD:
            written, text = [], []
        for one in declared.apart:
            when = "first" if one.before else "after"
            label = names.label(state, one.character)
            doing = say(f"home_raiders.play.word-{one.action}")
            written.append(f"{label} {doing} {say(f'home_raiders.play.word-{when}')}")
            what = say(f"home_raiders.play.action-{one.action}")
            text.append(
                say(f"home_raiders.play.apart-{when}", who=names.character(state, one.character), what=what)
            )
        if declared.marker != NOBODY:
            taker = names.label(state, declared.marker)
            written.append(f"{taker} {say('home_raiders.play.word-marker')}")
            text.append(say("home_raiders.play.takes-marker", who=names.character(state, declared.marker)))
        line = "; ".join(written)
        if several:
            line = f"{names.letter(troop.id, troop.owner)} {line}"
            text.insert(0, names.troop(state, troop.id))
        return Choice(declared, line, ", ".join(text))


def distinct(choices: list[Choice]) -> list[Choice]:
    """Each written in a way of its own: later ones of the same get a number behind."""
    seen: dict[str, int] = {}
    for choice in choices:
        key = choice.written.lower()
        seen[key] = seen.get(key, 0) + 1
        if seen[key] > 1:
            choice.written += f" /{seen[key]}"
    return choices
