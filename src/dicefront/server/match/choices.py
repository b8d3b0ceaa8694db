"""Standing choices: what a player has said beforehand about questions to come (X-4 to X-12).

A choice is for one kind of question, or for all windows to react (``EVERY``). It may hold for one piece only,
from a chance on, within a distance, in sight, with so much left, and for a number of times. Everything is
judged here, on the server, so that the acting player need not wait.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct, field

from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.plain import same
from dicefront.kernel.question import Question
from dicefront.kernel.window import ASK, StandingChoice
from dicefront.parts.show.screen import Screen

MOST_CHOICES: Final = 50
EVERY: Final = "*"
"""The kind of a choice about every window to react."""

NOTHING_TO_GAIN: Final = "useless"
"""The name of what auto-pass does, beside the names of choices."""

USUAL: Final = "usual"
"""The name of what the game does in a window about which a player has said nothing."""

INTERRUPTS: Final = ("attacked", "leader", "near", "ending")
PRESSING: Final = ("near", "ending")
"""Those that interrupt even a choice about one ability. That somebody is attacked is what such a choice is
about; that the enemy is near (once a distance is set) or the game could end is more than that."""


class Choice(Struct):
    """One of them; it ends when the turn or activation it was made in is over, or never.

    ``how``: give ``answer``, pass, react, or ask. Reacting follows a ``policy`` of the game, or does as well
    as possible if none is named. Asking may be for some ``calls`` alone, groups of open facts of which all
    must hold; the others are passed, or answered by the policy.
    ``least`` is a chance in percent, ``within`` a distance in the unit of the game, ``times`` how often it
    holds (``None``: always). With ``sight`` the piece must see whom it reacts to; so much must be ``left`` of
    what the game counts.
    """

    kind: str
    answer: Any
    until: Literal["always", "activation", "turn"]
    how: Literal["answer", "pass", "react", "ask"] = "answer"
    piece: int | None = None
    least: int | None = None
    within: int | None = None
    times: int | None = None
    sight: bool = False
    left: int | None = None
    policy: str = ""
    calls: list[list[str]] = field(default_factory=list)
    moment: Json = None

    @property
    def name(self) -> str:
        return self.kind if self.piece is None else f"{self.kind}#{self.piece}"


class Reacting(Struct):
    """How a player takes windows to react: as they come, passing those without a gain, or all by hand.

    ``interrupts`` are the cases that are asked about even so; ``near`` is the distance of one of them.
    ``after`` seconds without an answer the computer's suggestion is taken (0: it waits).
    """

    mode: Literal["usual", "pass", "hold"] = "usual"
    interrupts: tuple[str, ...] = INTERRUPTS
    near: int = 0
    after: int = 0


class Found:
    """An answer that stands, and the name of the choice it comes from.

    It is given ``at_once`` if it passes where everybody is passed over who has said nothing.
    """

    def __init__(self, answer: Any, by: str) -> None:
        self.answer = answer
        self.by = by
        self.at_once = False


class Choices:
    """The standing choices of all seats."""

    def __init__(self, screen: Screen, seats: int) -> None:
        self.screen = screen
        self.reacting = [Reacting() for _ in range(seats)]
        self._chosen: list[dict[str, Choice]] = [{} for _ in range(seats)]

    def moment(self, until: str, state: Any) -> Json:
        """What must stay the same for a choice to go on."""
        if until == "turn":
            return self.screen.game.turn(state)
        return self.screen.game.activation(state) if until == "activation" else None

    def set(self, player: PlayerId, value: dict[str, Any]) -> None:
        """Set or clear a choice, as the act says."""
        fields = {name: part for name, part in value.items() if name != "clear"}
        choice = Choice(**fields)
        chosen = self._chosen[player]
        chosen.pop(choice.name, None)
        if not value["clear"] and len(chosen) < MOST_CHOICES:
            chosen[choice.name] = choice

    def used(self, player: PlayerId, name: str) -> None:
        """A choice has answered: it may have been the last time."""
        choice = self._chosen[player].get(name)
        if choice is None or choice.times is None:
            return
        choice.times -= 1
        if choice.times <= 0:
            del self._chosen[player][name]

    def of(self, player: PlayerId, state: Any) -> list[Choice]:
        """The choices whose turn or activation is not over."""
        return [choice for choice in self._chosen[player].values() if self._lasts(choice, state)]

    def find(self, question: Question[Any], state: Any) -> Found | None:
        """The standing answer to a question, if there is one that is legal and holds now."""
        found = self._find(question, self.screen.game.as_seen(state, question.player))
        if found is not None and self.passes_over(question):
            found.at_once = same(found.answer, question.write(question.decline()))
        return found

    def passes_over(self, question: Question[Any]) -> bool:
        """Whether everybody who has said nothing is passed over here: then a pass tells nothing."""
        window = self.screen.game.windows.get(question.kind)
        return window is not None and window.passes_over(question)

    def _find(self, question: Question[Any], state: Any) -> Found | None:
        player = question.player
        reacting = self.reacting[player]
        if reacting.mode == "hold":
            return None
        piece = self.screen.facts(state, question).piece
        for name in (f"{question.kind}#{piece}", question.kind):
            choice = self._chosen[player].get(name)
            if choice is not None and self._holds(choice, question, state):
                if self._interrupts(PRESSING, reacting, question, state):
                    return None
                return self._answer(choice, question, state)
        if not question.reaction:
            return self._usual(question, state)
        # What can be gained may depend on what the player hides, and so may not say who is asked.
        if reacting.mode == "pass" and not question.secret and not self.screen.gains(state, question):
            return Found(question.write(question.decline()), NOTHING_TO_GAIN)
        every = self._chosen[player].get(EVERY)
        if every is None or not self._holds(every, question, state):
            return self._usual(question, state)
        # A player who passes for an activation has seen what it is about.
        if every.until != "activation" and self._interrupts(INTERRUPTS, reacting, question, state):
            return None
        return self._answer(every, question, state)

    def _asks(self, choice: Choice, question: Question[Any], state: Any) -> bool:
        """Whether a choice wants the player to be asked now."""
        called = StandingChoice(ASK, choice.calls)
        return choice.how == "ask" and called.is_called(self.screen.facts(state, question).calls)

    def _usual(self, question: Question[Any], state: Any) -> Found | None:
        """What the game does for a player who has said nothing about a window."""
        window = self.screen.game.windows.get(question.kind)
        for answer in [] if window is None else window.answer(window.usual, state, question):
            return Found(question.write(answer), USUAL)
        return None

    def _lasts(self, choice: Choice, state: Any) -> bool:
        return choice.until == "always" or same(choice.moment, self.moment(choice.until, state))

    def _holds(self, choice: Choice, question: Question[Any], state: Any) -> bool:
        if not self._lasts(choice, state):
            return False
        facts = self.screen.facts(state, question)
        if choice.within is not None and (facts.distance is None or facts.distance > choice.within):
            return False
        if choice.sight and not facts.sees:
            return False
        if choice.left is not None and (facts.left is None or facts.left < choice.left):
            return False
        if choice.least is not None and choice.how in ("answer", "react"):
            meant = self._meant(choice, question, state)
            return (
                not isinstance(meant, Refusal)
                and self.screen.chance_of_answer(state, question, meant) >= choice.least
            )
        return True

    def _meant(self, choice: Choice, question: Question[Any], state: Any) -> Any:
        """What a choice means as an answer to this question; a refusal if it is not legal now."""
        if choice.how == "pass" or (choice.how == "ask" and not choice.policy):
            return question.decline()
        if choice.how in ("react", "ask"):
            return self._reaction(choice, question, state)
        return question.read(choice.answer)

    def _reaction(self, choice: Choice, question: Question[Any], state: Any) -> Any:
        """The answer of the policy that a choice names; without one the likeliest to succeed."""
        window = self.screen.game.windows.get(question.kind)
        policy = None if window is None else window.policies.get(choice.policy)
        return self.screen.reacting(state, question) if policy is None else policy(state, question)

    def _answer(self, choice: Choice, question: Question[Any], state: Any) -> Found | None:
        if self._asks(choice, question, state):
            return None
        meant = self._meant(choice, question, state)
        return None if isinstance(meant, Refusal) else Found(question.write(meant), choice.name)

    def _interrupts(
        self, cases: tuple[str, ...], reacting: Reacting, question: Question[Any], state: Any
    ) -> bool:
        """Whether something happens that this player wants to be asked about whatever was set (X-6)."""
        facts = self.screen.facts(state, question)
        happens = list(facts.calls)
        if reacting.near > 0 and facts.distance is not None and facts.distance <= reacting.near:
            happens.append("near")
        return any(name in happens for name in cases if name in reacting.interrupts)
