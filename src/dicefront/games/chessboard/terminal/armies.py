"""Armies of Chessboard Skirmish."""

from __future__ import annotations

import re
from typing import Final

from dicefront.games.chessboard.rules import army
from dicefront.games.chessboard.rules.army import read_wish
from dicefront.games.chessboard.rules.catalogue import MIRRORED_LIST, READY_ARMIES
from dicefront.games.chessboard.rules.options import Options
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.parts.terminal.armies import Armies, Problem


class ChessboardArmies(Armies):
    """Ready-made armies, prices and problems."""

    def ready_made(self) -> list[dict[str, Json]]:
        found: list[dict[str, Json]] = [
            {"name": ready.name, "points": ready.points, "minis": list(ready.minis)} for ready in READY_ARMIES
        ]
        return [*found, {"name": "Mirrored", "points": "-", "minis": list(MIRRORED_LIST)}]

    def looks_like_entries(self, text: str) -> bool:
        return re.search(r"\bd\d|,", text.lower()) is not None

    def problems(self, entries: list[str], options: dict[str, Json]) -> list[Problem]:
        found: list[Problem] = []
        for index, entry in enumerate(entries):
            try:
                read_wish(entry, f"{index + 1}")
            except BadData as error:
                found.append(Problem(error.reason, error.rule, error.arguments, index, True))
        if found:
            return found
        minis: list[Json] = [*entries]
        chosen = Options(options)
        for agreed, judge in ((False, army.problems), (True, army.breaches)):
            for refusal in judge({"minis": minis}, chosen):
                entry_number = refusal.args.get("entry")
                index = entry_number if type(entry_number) is int else -1
                found.append(Problem(refusal.reason, refusal.rule, refusal.args, index, False, agreed))
        return found

    def cost(self, entry: str, options: dict[str, Json]) -> int | None:
        try:
            return army.cost(read_wish(entry, "")).amount
        except BadData:
            return None

    def budget(self, options: dict[str, Json]) -> int | None:
        points = options["points"]
        return points if options["army_mode"] == "points" and type(points) is int else None


ARMIES: Final = ChessboardArmies()
