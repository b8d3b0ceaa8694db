"""How the match would end as things stand, and how long what is in force lasts."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.leadership import seats_of_side
from dicefront.games.spherewars.rules.missions import (
    BLOOD,
    CAMP,
    CENTRE,
    DRAWN,
    LEADER,
    MISSIONS,
    MOST,
    NEAR,
)
from dicefront.games.spherewars.rules.scoring import Score, scores_of
from dicefront.games.spherewars.rules.sides import points_of_side
from dicefront.games.spherewars.rules.state import Combatant, State, mission_of
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json
from dicefront.parts.show.screen import note_data

CHARTS: Final = {
    "scout": "SW-WIN-04",
    "skirmish": "SW-WIN-05",
    "sovereign": "SW-WIN-06",
    "epic": "SW-WIN-07",
}
POINTS: Final = {BLOOD: "SW-MIS-15", NEAR: "SW-MIS-12", CAMP: "SW-MIS-25"}
SPECIAL: Final = {LEADER: "SW-MIS-16", MOST: "SW-MIS-21", CENTRE: "SW-MIS-26", DRAWN: "SW-MIS-30"}


def standings(state: State) -> list[Json]:
    """SW-WIN-01: what would be counted now, line by line; without what is hidden (SW-WIN-08)."""
    if not state.bands or not state.mission:
        return []
    mission = mission_of(state)
    scores = scores_of(state, True)
    if not mission.is_scored():
        return [*blood_lines(state, scores), line("spherewars.score.last_side", mission.ends_by)]
    found: list[Json] = []
    if mission.points in POINTS:
        found += [
            line(
                "spherewars.score.mission_points",
                POINTS[mission.points],
                players=players(state, side),
                points=score.points,
            )
            for side, score in enumerate(scores)
        ]
    found += chart_lines(state, scores)
    found += special_lines(state, scores, mission.glory)
    if mission.points != BLOOD:
        found += blood_lines(state, scores)
    return [*found, verdict(state, scores)]


def chart_lines(state: State, scores: list[Score]) -> list[Json]:
    """SW-WIN-03: what the chart gives for the difference of mission points."""
    size = CATALOGUE.size_of(points_of_side(state.options)).id
    apart = abs(scores[0].points - scores[1].points)
    row = MISSIONS.glory(size, apart)
    found = [line("spherewars.score.difference", "SW-WIN-03", number=apart, least=row.first)]
    for side, score in enumerate(scores):
        found.append(
            line("spherewars.score.chart", CHARTS[size], players=players(state, side), glory=score.glory)
        )
    return found


def special_lines(state: State, scores: list[Score], kind: str) -> list[Json]:
    """SW-WIN-02: the glory point of the mission, and who would have it."""
    if kind == DRAWN:
        return [line("spherewars.score.drawn", SPECIAL[kind])]
    if kind not in SPECIAL:
        return []
    who = [players(state, side) for side, score in enumerate(scores) if score.special]
    return [line("spherewars.score.special", SPECIAL[kind], players=one) for one in who] or [
        line("spherewars.score.special_none", SPECIAL[kind])
    ]


def blood_lines(state: State, scores: list[Score]) -> list[Json]:
    """SW-WIN-09: what everybody has killed, which decides between equals."""
    return [
        line("spherewars.score.blood", "SW-WIN-09", players=players(state, side), blood=score.blood)
        for side, score in enumerate(scores)
    ]


def verdict(state: State, scores: list[Score]) -> Json:
    """SW-WIN-01: who would win."""
    for decides in ([one.total() for one in scores], [one.blood for one in scores]):
        if decides[0] != decides[1]:
            ahead = 0 if decides[0] > decides[1] else 1
            return line("spherewars.score.would_win", "SW-WIN-01", players=players(state, ahead))
    return line("spherewars.score.would_draw", "SW-WIN-01")


def players(state: State, side: int) -> list[Json]:
    return [*seats_of_side(state, side)]


def line(id: str, rule: str, **args: Json) -> Json:
    return note_data(Refusal(id, rule, args))


# -- effects ------------------------------------------------------------------------------------


def lasting(one: Combatant) -> list[Json]:
    """What is in force on a combatant, each with what ends it."""
    return [{"trait": effect.id, "until": effect.until} for effect in one.effects.all]
