"""What can go wrong at a table, told apart by whose mistake it is."""

from __future__ import annotations

from dicefront.kernel.ids import NO_RULE, Json, RuleId
from dicefront.kernel.plain import Plain


class Refusal(Plain):
    """Why something is not allowed: a message id with its arguments, never a sentence."""

    def __init__(self, reason: str, rule: RuleId, args: dict[str, Json] | None = None) -> None:
        self.reason = reason
        self.rule = rule
        self.args: dict[str, Json] = {} if args is None else args


UNREADABLE = "kernel.unreadable"


def unreadable(expected: str, got: object) -> Refusal:
    """The refusal for an answer that has not even the shape of one."""
    from dicefront.kernel.plain import short

    return Refusal(UNREADABLE, NO_RULE, {"expected": expected, "got": short(got)})


class TableError(Exception):
    """Base of all refusals and failures: a reason id, the paragraph and the arguments."""

    def __init__(self, refusal: Refusal) -> None:
        details = ", ".join(f"{name}={value!r}" for name, value in refusal.args.items())
        rule = "" if refusal.rule == NO_RULE else f" [{refusal.rule}]"
        super().__init__(f"{refusal.reason}{rule}" + (f": {details}" if details else ""))
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
        from dicefront.kernel.plain import short

        args: dict[str, Json] = {"where": where, "expected": expected, "got": short(got)}
        super().__init__(Refusal("kernel.bad_data", rule, args))
        self.where = where

    def __str__(self) -> str:
        args = self.arguments
        rule = "" if self.rule == NO_RULE else f" [{self.rule}]"
        return f"{args['where']}: expected {args['expected']}, got {args['got']}{rule}"


class RulesError(TableError):
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
