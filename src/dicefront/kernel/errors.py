"""What can go wrong at a table, told apart by whose mistake it is."""

from __future__ import annotations

from typing import Final

from dicefront.kernel.ids import NO_RULE, Json, RuleId
from dicefront.kernel.plain import Plain, short


class Refusal(Plain):
    """Why something is not allowed: a message id with its arguments, never a sentence."""

    def __init__(self, reason: str, rule: RuleId, args: dict[str, Json] | None = None) -> None:
        self.reason = reason
        self.rule = rule
        self.args: dict[str, Json] = {} if args is None else args

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.args.items())
        rule = "" if self.rule == NO_RULE else f" [{self.rule}]"
        return f"{self.reason}{rule}" + (f": {details}" if details else "")


UNREADABLE: Final = "kernel.unreadable"

MOST_SAID: Final = 1000
MOST_DATA: Final = 200
"""So many characters of a text, or of other data, are repeated in a message."""


def unreadable(expected: str, got: object) -> Refusal:
    """The refusal for an answer that has not even the shape of one."""
    return Refusal(UNREADABLE, NO_RULE, {"expected": expected, "got": shown(got)})


def shown(got: object) -> str:
    """What came instead, for a message: a refusal or a problem with all it says, data so far as they help."""
    if isinstance(got, Refusal):
        return str(got)
    return short(got, MOST_SAID if isinstance(got, str) else MOST_DATA)


class TableError(Exception):
    """Base of all refusals and failures: a reason id, the paragraph and the arguments."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.reason = refusal.reason
        self.rule = refusal.rule
        self.arguments = refusal.args


class UnreadableAnswer(TableError):
    """The answer has not the shape the question asks for."""


class IllegalAnswer(TableError):
    """The answer can be read, and the rules forbid it."""


class NotYourDecision(TableError):
    """Somebody answered who was not asked, or acted who may not act now."""


class CannotUndo(TableError):
    """The last answer cannot be taken back: something was thrown, shown or answered since."""


class BrokenLog(TableError):
    """A log or position that does not fit the rules; says which entry, what was expected and what came."""


class BadData(TableError):
    """A file, roster or option that cannot be used; says where and what would be right."""

    def __init__(self, where: str, expected: str, got: object, rule: RuleId = NO_RULE) -> None:
        args: dict[str, Json] = {"where": where, "expected": expected, "got": shown(got)}
        super().__init__(Refusal("kernel.bad_data", rule, args))
        self.where = where

    def __str__(self) -> str:
        args = self.arguments
        told = f"[{self.rule}]" in str(args["got"])
        rule = "" if self.rule == NO_RULE or told else f" [{self.rule}]"
        return f"{args['where']}: expected {args['expected']}, got {args['got']}{rule}"


class OutOfDice(BadData):
    """A script of dice has no face left for a throw."""


class Fault(TableError):
    """No answer was wrong: the rules failed, or the dice. The table is back where it was."""


class DiceError(Fault):
    """Somebody's own dice failed, or gave faces they do not have. The table is back where it was."""


class RulesError(Fault):
    """A rule failed: our mistake, not the player's. The table is back where it was before the answer."""


def refused(refusal: Refusal) -> TableError:
    """The exception for a refused answer."""
    return UnreadableAnswer(refusal) if refusal.reason == UNREADABLE else IllegalAnswer(refusal)


def rules_error(error: Exception, kind: str) -> RulesError:
    """The exception for a rule that failed."""
    problem = f"{type(error).__name__}: {error}"
    failure = RulesError(Refusal("kernel.rules_error", NO_RULE, {"question": kind, "problem": problem}))
    failure.__cause__ = error  # the compiled build forgets what stands behind `from`
    return failure


def dice_error(number: int, purpose: str, problem: str) -> DiceError:
    """The exception for dice of somebody's own that do not do what dice do."""
    args: dict[str, Json] = {"throw": number, "purpose": purpose, "problem": problem}
    return DiceError(Refusal("kernel.dice_error", NO_RULE, args))
