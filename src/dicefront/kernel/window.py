"""Windows: moments at which seats may do something while something else is going on.

A window is asked about seat by seat, in turn, until all have passed one after the other. Whether a seat is
asked depends on open facts alone, never on what is hidden. The moment is the kind of the question, so whoever
says something about it beforehand names that kind (``StandingChoice``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from dicefront.kernel.errors import BadData, Refusal
from dicefront.kernel.gesture import PICK_ONE, Gesture
from dicefront.kernel.ids import Json, PlayerId, RuleId
from dicefront.kernel.plain import Plain, same
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question

A = TypeVar("A")

ASK: Final = "ask"
PASS: Final = "pass"
HOLD: Final = "hold"
AUTO: Final = "auto"
WAYS: Final = (ASK, PASS, HOLD, AUTO)


class StandingChoice(Plain):
    """What a player has said beforehand about a window.

    *ask* on these calls (without calls: ask always), and otherwise pass, or answer by the policy that is
    named; *pass*; *hold*, which asks whatever else was said; or *auto*, answered by a policy of the game.
    ``calls`` are groups of names, and a group is met if all its names hold.
    """

    def __init__(self, how: str = ASK, calls: list[list[str]] | None = None, policy: str = "") -> None:
        if how not in WAYS:
            raise BadData("standing choice", "one of " + ", ".join(WAYS), how)
        self.how = how
        self.calls: list[list[str]] = [] if calls is None else calls
        self.policy = policy

    def is_called(self, calls: list[str]) -> bool:
        """Whether the player wants to be asked when these calls hold."""
        return not self.calls or any(all(name in calls for name in group) for group in self.calls)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window:
    """A moment of the rules at which a seat may interrupt, or usually has nothing to decide.

    ``kind`` and ``rule`` are those of its questions. ``calls`` are the open facts that hold whenever it is
    asked about; a question adds those that hold now (``Question.calls``). ``may_call`` lists these
    beforehand, so that a player can wish to be asked only then. ``policies`` answer by themselves: each is a
    function of the state and the question. ``usual`` is the standing choice of a player who has
    made none; it is the same for all, whatever they hide. With ``secret`` the mere number of offers tells
    something, so everybody is asked, with or without an offer.
    Where it does not interrupt, it is a step of the player's own turn that a standing choice may answer; then
    its questions are secret where somebody may hide something.
    """

    def __init__(
        self,
        kind: str,
        rule: RuleId,
        calls: list[str] | None = None,
        policies: dict[str, Callable[[Any, Question[Any]], Any]] | None = None,
        usual: StandingChoice | None = None,
        secret: bool = False,
        may_call: list[str] | None = None,
        interrupts: bool = True,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.interrupts = interrupts
        self.may_call: list[str] = [] if may_call is None else may_call
        self.calls: list[str] = [] if calls is None else calls
        self.policies: dict[str, Callable[[Any, Question[Any]], Any]] = {} if policies is None else policies
        self.usual = StandingChoice() if usual is None else usual
        self.secret = secret

    def calls_of(self, question: Question[Any]) -> list[str]:
        """All open facts that hold at a question of this window."""
        return [*self.calls, *question.calls()]

    def answer(self, choice: StandingChoice, state: Any, question: Question[Any]) -> list[object]:
        """What a standing choice answers, in a list; empty if the player is asked."""
        if choice.how == HOLD or (choice.how == ASK and choice.is_called(self.calls_of(question))):
            return []
        policy = None if choice.how == PASS else self.policies.get(choice.policy)
        if policy is not None:
            return [policy(state, question)]
        return [] if choice.how == AUTO else [question.decline()]

    def passes_over(self, question: Question[Any]) -> bool:
        """Whether a player who has said nothing is passed over, whatever that player hides."""
        usual = self.usual
        if usual.how == ASK and not usual.policy:
            return not usual.is_called(self.calls_of(question))
        return usual.how == PASS


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Question[A | None]):
    """What a seat may take in a window; ``None`` passes and is the default."""

    def __init__(
        self, window: Window, player: PlayerId, offers: list[A], args: dict[str, Json] | None = None
    ) -> None:
        super().__init__(player, window.kind, window.rule, True, window.secret, True)
        self.offers = offers
        self._args: dict[str, Json] = {} if args is None else args

    def read(self, answer: object) -> A | Refusal | None:
        if answer is None:
            return None
        for offer in self.offers:
            if same(self.write(offer), answer):
                return offer
        return Refusal("kernel.not_an_option", self.rule, {"options": 1 + len(self.offers)})

    def candidates(self) -> list[A | None]:
        found: list[A | None] = [None]
        found.extend(self.offers)
        return found

    def gesture(self) -> Gesture:
        return Gesture(PICK_ONE)

    def args(self) -> dict[str, Json]:
        return self._args


def window(
    seats: list[PlayerId],
    offers: Callable[[PlayerId], Question[A | None] | None],
    use: Callable[[PlayerId, A], Steps[None]],
) -> Steps[None]:
    """Ask the seats in turn until all have passed one after the other; what is taken is used at once.

    ``offers`` makes the question to a seat, anew each time. It is ``None`` if open facts allow the seat
    nothing, and that counts as a pass.
    """
    place = 0
    passed = 0
    while passed < len(seats):
        seat = seats[place]
        question = offers(seat)
        answer: A | None = None
        if question is not None:
            answer = yield question
        if answer is None:
            passed += 1
        else:
            passed = 0
            yield from use(seat, answer)
        place = (place + 1) % len(seats)
