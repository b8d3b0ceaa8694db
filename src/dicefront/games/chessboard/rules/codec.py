"""The state as plain data and back: what cannot be is named with its place and with what would be right."""

from __future__ import annotations

from typing import Final

from dicefront.games.chessboard.rules.army import may_be_worth, worth_of
from dicefront.games.chessboard.rules.catalogue import FIGURES
from dicefront.games.chessboard.rules.options import Options, complete_options
from dicefront.games.chessboard.rules.setup import layout_problem
from dicefront.games.chessboard.rules.state import DICE, ChessState, Mini, Profile
from dicefront.kernel.agreement import BREACH
from dicefront.kernel.chosen import ChosenCodec
from dicefront.kernel.codec import BOOLEAN, INTEGER, TEXT, Integer, ListOf, Maybe, OneOf, Record, Text
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Outcome
from dicefront.kernel.ids import NOBODY, Json

PHASES: Final = ["armies", "roll-off", "obstacles", "marker", "deployment", "round", "turn", "round-end"]

NOT_GIVEN: Final = -1
"""The tally value of a miniature for which none was written: it is worked out."""

PROFILE: Final = Record(
    Profile,
    {
        "die": OneOf(DICE),
        "armor": Integer(0, 99),
        "bow": BOOLEAN,
        "gun": BOOLEAN,
        "hero": BOOLEAN,
        "figure": Text(list(FIGURES.attacks)),
        "tally": INTEGER,
    },
    {"tally": NOT_GIVEN},
)
MINI: Final = Record(
    Mini,
    {
        "id": Integer(0, 23),
        "owner": Integer(0, 1),
        "profile": PROFILE,
        "space": Integer(-2, 63),
        "armor": Integer(0, 99),
        "ready": BOOLEAN,
        "reroll": BOOLEAN,
    },
)
OUTCOME: Final = Record(Outcome, {"reason": TEXT, "rule": TEXT, "places": ListOf(INTEGER, 2)})
STATE: Final = Record(
    ChessState,
    {
        "options": ChosenCodec(complete_options, Options),
        "phase": Text(PHASES),
        "armies": ListOf(ListOf(PROFILE), 2),
        "breaches": ListOf(ListOf(BREACH), 2),
        "minis": ListOf(MINI),
        "obstacles": ListOf(Integer(0, 63)),
        "deployer": Integer(0, 1),
        "placed": Integer(0, 32),
        "stops": Integer(0, 2),
        "round": Integer(0, 10_000),
        "turn": Integer(0, 1),
        "finished": ListOf(BOOLEAN, 2),
        "busy": BOOLEAN,
        "quiet": Integer(0, 10_000),
        "marker": Integer(-1, 63),
        "carrier": Integer(-1, 23),
        "outcome": Maybe(OUTCOME),
    },
    {"breaches": [[], []]},
)


def decode_state(data: Json) -> ChessState:
    """A state from plain data, with miniatures and obstacles that can be."""
    state = STATE.decode(data, "state")
    for player, army in enumerate(state.armies):
        for number, profile in enumerate(army):
            _check_tally(state, profile, f"state.armies[{player}][{number}].tally")
    for number, mini in enumerate(state.minis):
        where = f"state.minis[{number}]"
        if mini.id != number:
            raise BadData(f"{where}.id", f"{number}, its place in the list", mini.id)
        if mini.armor > mini.profile.armor:
            most = f"at most {mini.profile.armor}, the Armor of its profile"
            raise BadData(f"{where}.armor", most, mini.armor, "CB-DEF-08")
        _check_tally(state, mini.profile, f"{where}.profile.tally")
    _check_obstacles(state)
    if state.carrier != NOBODY:
        if state.carrier >= len(state.minis) or state.minis[state.carrier].space < 0:
            expected = "the number of a miniature on the board, or -1"
            raise BadData("state.carrier", expected, state.carrier, "CB-RET-13")
    return state


def _check_tally(state: ChessState, profile: Profile, where: str) -> None:
    """CB-ARM-15: a tally value follows from the miniature; one that was left out is filled in."""
    right = worth_of(profile, state.options)
    if profile.tally == NOT_GIVEN:
        profile.tally = right
    elif not may_be_worth(profile, profile.tally, state.options):
        raise BadData(where, f"{right}, by its die and equipment", profile.tally, "CB-ARM-15")


def _check_obstacles(state: ChessState) -> None:
    for number, space in enumerate(state.obstacles):
        if space in state.obstacles[:number]:
            raise BadData(f"state.obstacles[{number}]", "every space once", space, "CB-OBS-01")
    problem = layout_problem(state.obstacles, state.options)
    if problem is not None:
        raise BadData("state.obstacles", "a legal layout", problem, problem.rule)
