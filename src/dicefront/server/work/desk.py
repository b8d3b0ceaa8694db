"""The desk: what may be slow is worked out in processes beside the server, within the budget of who asks.

Nothing that a stranger can make slow runs in the loop that answers everybody (see ``docs/security.md``).
"""

from __future__ import annotations

import logging
from typing import Any, TypeVar

import msgspec
from msgspec import Raw, Struct

from dicefront.kernel import errors
from dicefront.kernel.errors import BadData, Refusal, TableError
from dicefront.server.problems import Failed, too_many
from dicefront.server.settings import Settings
from dicefront.server.work.fair import Budget, Crowded
from dicefront.server.work.lanes import Died, Lane, TooLong
from dicefront.server.work.tasks import Job, Unfit

log = logging.getLogger("dicefront.desk")

T = TypeVar("T")

CROWDED_SECONDS = 2.0
"""So long somebody is asked to wait who has too much waiting."""


class Desk:
    """All that is worked out beside the server."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.budget = Budget(limits.work, limits.work_reserve)
        self.lane = Lane(
            settings.desk_workers, limits.job_seconds, limits.worker_memory, self.budget, limits.work_waiting
        )

    async def do(self, name: str, args: Struct, who: str, key: str = "", near: str = "") -> Raw:
        """Have something worked out; ``Failed`` or ``TableError`` if that cannot be done."""
        wait = self.budget.wait(who)
        if wait:
            raise too_many(wait)
        try:
            thought = await self.lane.do(Job(name, Raw(msgspec.json.encode(args))), who, key, near=near)
        except Crowded as error:
            raise too_many(CROWDED_SECONDS) from error
        except (Died, TooLong) as error:
            log.warning("%s for %s was given up: %s %s", name, who, type(error).__name__, error)
            raise Failed(409, "too-long") from error
        if thought.unfit is not None:
            raise refusal_of(thought.unfit)
        if thought.problem:
            log.error("%s for %s failed: %s", name, who, thought.problem)
            raise Failed(500, "failed")
        return thought.answer

    async def get(self, kind: type[T], name: str, args: Struct, who: str, key: str = "", near: str = "") -> T:
        """The same, read."""
        return msgspec.json.decode(await self.do(name, args, who, key, near), type=kind)

    async def stop(self) -> None:
        await self.lane.stop()


def refusal_of(unfit: Unfit) -> TableError:
    """The refusal that was met in another process, to be raised where somebody asked."""
    refusal = Refusal(unfit.reason, unfit.rule, unfit.args)
    if unfit.kind == BadData.__name__:
        return bad_data(refusal)
    kind: Any = getattr(errors, unfit.kind, TableError)
    found: TableError = kind(refusal)
    return found


def bad_data(refusal: Refusal) -> BadData:
    args = refusal.args
    found = BadData(str(args["where"]), str(args["expected"]), None, refusal.rule)
    found.arguments["got"] = args["got"]
    return found
