"""Lists that break limits of list building, and are played all the same because all players agreed to it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from dicefront.kernel.codec import Codec
from dicefront.kernel.errors import BadData, Refusal
from dicefront.kernel.event import SETUP, Event
from dicefront.kernel.ids import Json, PlayerId, RuleId
from dicefront.kernel.options import Option
from dicefront.kernel.plain import as_json, own
from dicefront.kernel.procedure import Steps

OPTION: Final = "lists"
LEGAL: Final = "legal"
AGREED: Final = "agreed"


def lists_option(rule: RuleId) -> Option:
    """The option by which players agree to lists that break limits."""
    return Option(OPTION, [LEGAL, AGREED], LEGAL, rule)


def kept(found: list[Refusal], liftable: list[str], agreed: bool) -> list[Refusal]:
    """The problems that keep a list from being played."""
    return [one for one in found if not (agreed and one.reason in liftable)]


def lifted(found: list[Refusal], liftable: list[str], agreed: bool) -> list[Refusal]:
    """The problems that the players agreed to bear."""
    return [one for one in found if agreed and one.reason in liftable]


class RefusalCodec(Codec[Refusal]):
    """A problem as plain data."""

    def encode(self, value: Refusal) -> Json:
        return {"reason": value.reason, "rule": value.rule, "args": as_json(own(value.args))}

    def decode(self, data: Json, where: str) -> Refusal:
        if isinstance(data, dict) and sorted(data) == ["args", "reason", "rule"]:
            reason, rule, args = data["reason"], data["rule"], data["args"]
            if isinstance(reason, str) and isinstance(rule, str) and isinstance(args, dict):
                return Refusal(reason, rule, args)
        raise BadData(where, "a problem with reason, rule and args", data)


BREACH: Final = RefusalCodec()


@mypyc_attr(acyclic=True)
class ListAgreed(Event):
    """A list that was just shown breaks limits, as agreed: every problem with reason, rule and args."""

    kind: ClassVar[str] = "kernel.list-agreed"
    category: ClassVar[str] = SETUP

    def __init__(self, player: PlayerId, problems: list[Json]) -> None:
        self.player = player
        self.problems = problems


def tell_agreed(breaches: list[list[Refusal]]) -> Steps[None]:
    """Say what the lists of all players break, now that they are shown."""
    for player, found in enumerate(breaches):
        if found:
            yield ListAgreed(player, [BREACH.encode(one) for one in found])
