"""SET, OBS, DEP: armies, roll-off, obstacles, marker and deployment."""

from __future__ import annotations

from typing import Final

from dicefront.games.chessboard.rules.army import BuildArmy, breaches, profiles, short_form
from dicefront.games.chessboard.rules.catalogue import LAYOUTS
from dicefront.games.chessboard.rules.events import (
    ArmiesRevealed,
    Deployed,
    DeployerFound,
    MarkerLaid,
    ObstaclePlaced,
    ObstaclesSet,
    PlacingStopped,
)
from dicefront.games.chessboard.rules.options import Options
from dicefront.games.chessboard.rules.state import (
    CENTRE,
    NORTH,
    OWN_CORNERS,
    PLAYERS,
    RESERVE,
    SOUTH,
    START_SPACES,
    ChessState,
    Mini,
    army,
    best_die,
    free_starting_spaces,
    on_board,
    reserves,
)
from dicefront.kernel.agreement import tell_agreed
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PICK_SPACE, PLACE_SEVERAL, Gesture
from dicefront.kernel.ids import Json, PlayerId, RuleId
from dicefront.kernel.plain import Plain
from dicefront.kernel.procedure import Steps, ask, ask_all, roll_die, shuffled
from dicefront.kernel.question import Question, picked_pieces
from dicefront.kernel.sign import GOES, Mark, Note, Sign
from dicefront.tabletop.grid import SPACES, half_turn, halves, members, spread, spread_closed

MIDDLE_RANKS: Final = list(range(8, 56))
"""CB-OBS-02: ranks 2 to 7, where obstacles may stand."""

SYMMETRIC_PAIRS: Final = [[space, half_turn(space)] for space in range(8, 32)]
"""CB-OBS-11: the 24 pairs of spaces that map onto each other under a half turn."""

MOST_ON_START: Final = 6
SHUFFLES_AT_MOST: Final = 100
_ALL: Final = 0xFFFFFFFF


# -- armies -------------------------------------------------------------------------------------


def muster(state: ChessState) -> Steps[None]:
    """CB-SEQ-01, CB-ARM-07, CB-OPT-24: armies are chosen in secret, shown together, with what they break."""
    missing = [player for player in PLAYERS if not state.armies[player]]
    if missing:
        questions: list[Question[Json]] = [BuildArmy(player, state.options) for player in missing]
        chosen = yield from ask_all(questions)
        armies, broken = list(state.armies), list(state.breaches)
        for player, roster in zip(missing, chosen, strict=True):
            armies[player] = profiles(roster, state.options)
            broken[player] = breaches(roster, state.options)
        state.armies, state.breaches = armies, broken
    for player in PLAYERS:
        for profile in state.armies[player]:
            state.minis.append(Mini(len(state.minis), player, profile, RESERVE, profile.armor, False, False))
    south, north = state.armies
    yield ArmiesRevealed([short_form(one) for one in south], [short_form(one) for one in north])
    yield from tell_agreed(state.breaches)
    state.phase = "roll-off"


def roll_off(state: ChessState) -> Steps[None]:
    """CB-DEP-01: each player rolls the highest die of the army; the lower result deploys first."""
    options = state.options
    if options.deployment == "alternate" or options.obstacles == "placed":  # CB-SET-02
        south, north = yield from contest(state, "chessboard.roll-off", "CB-DEP-01")
        state.deployer = SOUTH if south < north else NORTH
        state.turn = state.deployer
        yield DeployerFound(state.deployer, south, north)
    state.phase = "obstacles"


def contest(state: ChessState, purpose: str, rule: str) -> Steps[tuple[int, int]]:
    """CB-DEP-01, CB-RND-01 to CB-RND-04: best die against best die, South first, until they differ."""
    while True:
        south = yield from roll_die(best_die(state, SOUTH), purpose, rule, SOUTH)
        north = yield from roll_die(best_die(state, NORTH), purpose, rule, NORTH)
        if south != north:
            return south, north


# -- obstacles ----------------------------------------------------------------------------------


def layout_problem(obstacles: list[int], options: Options) -> Refusal | None:
    """CB-OBS-02 to CB-OBS-04: why a set of obstacles is no legal layout."""
    for space in obstacles:
        if space not in MIDDLE_RANKS:
            return Refusal("chessboard.obstacle.starting_side", "CB-OBS-02", {"space": space})
    if options.scenario == "retrieve" and all(space in obstacles for space in CENTRE):
        return Refusal("chessboard.obstacle.centre_blocked", "CB-OBS-04")
    walls = halves(obstacles)
    free_low, free_high = _ALL ^ walls[0], _ALL ^ walls[1]
    if options.closed_gaps:
        reached = spread_closed(0, SPACES, (free_low, free_high), (0, 0), obstacles)
    else:
        reached = spread(0, SPACES, free_low, free_high, 0, 0)
    if len(members(reached[0], reached[1])) != SPACES - len(obstacles):
        return Refusal("chessboard.obstacle.not_connected", "CB-OBS-03")
    return None


class PlaceObstacle(Question[int | None]):
    """CB-DEC-02: the next obstacle space, or to stop."""

    def __init__(self, state: ChessState) -> None:
        super().__init__(state.turn, "chessboard.setup.obstacle", "CB-DEC-02")
        self.state = state

    def check(self, answer: object) -> Refusal | None:
        if answer is None:
            return None
        if type(answer) is not int or not 0 <= answer < SPACES:
            return unreadable("a space from 0 to 63, or null to stop", answer)
        if answer in self.state.obstacles:
            return Refusal("chessboard.obstacle.taken", "CB-OBS-08", {"space": answer})
        return layout_problem([*self.state.obstacles, answer], self.state.options)

    def candidates(self) -> list[int | None]:
        found: list[int | None] = [None]
        found.extend(space for space in MIDDLE_RANKS if self.check(space) is None)
        return found

    def gesture(self) -> Gesture:
        return Gesture(PICK_SPACE, optional=True)

    def show(self, value: int | None) -> Sign:
        return Sign(note=Note("chessboard.show.setup.obstacle.none")) if value is None else Sign(space=value)

    def args(self) -> dict[str, Json]:
        return {"left": self.state.options.obstacle_count - self.state.placed}


def set_obstacles(state: ChessState) -> Steps[None]:
    """CB-SEQ-03: obstacles are set, one placement at a time or all at once."""
    options = state.options
    if options.obstacles == "placed":
        if state.placed < options.obstacle_count and state.stops < 2:
            yield from place_obstacle(state)
            return
    elif options.obstacles == "random":
        singles = [[space] for space in MIDDLE_RANKS]
        state.obstacles = yield from random_layout(singles, options.obstacle_count, options)
    elif options.obstacles == "random_symmetric":
        even = options.obstacle_count // 2 * 2  # CB-OBS-11: rounded down
        state.obstacles = yield from random_layout(SYMMETRIC_PAIRS, even, options)
    elif options.obstacles != "none":
        state.obstacles = LAYOUTS[options.obstacles]  # CB-OBS-13, CB-OBS-14
    yield ObstaclesSet(state.obstacles)
    state.phase = "marker" if options.scenario == "retrieve" else "deployment"
    state.turn = state.deployer


def place_obstacle(state: ChessState) -> Steps[None]:
    """CB-OBS-08, CB-OBS-09: one at a time in turn, until the number is reached or both stop in a row."""
    player = state.turn
    space = yield from ask(PlaceObstacle(state))
    if space is None:
        state.stops += 1
        yield PlacingStopped(player)
    else:
        state.stops = 0
        state.placed += 1
        state.obstacles = sorted([*state.obstacles, space])
        yield ObstaclePlaced(player, space)
    state.turn = 1 - player


def random_layout(groups: list[list[int]], count: int, options: Options) -> Steps[list[int]]:
    """CB-OBS-10 to CB-OBS-12: shuffle, take what keeps the layout legal, and try again if it is too few."""
    best: list[int] = []
    if count == 0:
        return best
    for _ in range(SHUFFLES_AT_MOST):
        deck = yield from shuffled(groups, "chessboard.obstacles", "CB-OBS-10")
        layout: list[int] = []
        for group in deck:
            if len(layout) + len(group) <= count and layout_problem(layout + group, options) is None:
                layout = layout + group
        if len(layout) > len(best):
            best = layout
        if len(best) >= count:
            break
    return sorted(best)


# -- marker -------------------------------------------------------------------------------------


def lay_marker(state: ChessState) -> Steps[None]:
    """CB-RET-01: a four-sided die names a centre space, again while it names an obstacle."""
    while True:
        face = yield from roll_die(4, "chessboard.marker", "CB-RET-01")
        if CENTRE[face - 1] not in state.obstacles:
            break
    state.marker = CENTRE[face - 1]
    yield MarkerLaid(state.marker)
    state.phase = "deployment"


# -- deployment ---------------------------------------------------------------------------------


def to_deploy(state: ChessState, player: PlayerId) -> int:
    """CB-DEP-06: how many miniatures a player still has to put on the board."""
    return min(MOST_ON_START, len(army(state, player))) - len(on_board(state, player))


class Placing(Plain):
    """A miniature and the space on which it is put."""

    def __init__(self, mini: int, space: int) -> None:
        self.mini = mini
        self.space = space

    def written(self) -> Json:
        """``[miniature, space]``."""
        return [self.mini, self.space]


class PlaceOne(Question[Placing]):
    """Which of those who wait is put on which of the spaces: ``[miniature, space]``."""

    def __init__(
        self,
        player: PlayerId,
        kind: str,
        rule: RuleId,
        state: ChessState,
        waiting: list[Mini],
        spaces: list[int],
    ) -> None:
        super().__init__(player, kind, rule)
        self.state = state
        self.waiting = waiting
        self.spaces = spaces

    def read(self, answer: object) -> Placing | Refusal:
        return read_placing(self.state, self.player, answer)

    def write(self, value: Placing) -> Json:
        return value.written()

    def candidates(self) -> list[Placing]:
        return [Placing(mini.id, space) for mini in self.waiting for space in self.spaces]

    def gesture(self) -> Gesture:
        return placing_gesture(self.waiting, self.spaces, 1)

    def from_hand(self, form: Json) -> Json:
        return form[0] if isinstance(form, list) and len(form) == 1 else form

    def in_hand(self, value: Placing) -> Json:
        return [value.written()]

    def show(self, value: Placing) -> Sign:
        return Sign(piece=value.mini, space=value.space)


class Deploy(PlaceOne):
    """CB-DEC-03: which miniature on which empty own starting space."""

    def __init__(self, state: ChessState) -> None:
        player = state.turn
        waiting, spaces = reserves(state, player), free_starting_spaces(state, player)
        super().__init__(player, "chessboard.setup.deploy", "CB-DEC-03", state, waiting, spaces)

    def args(self) -> dict[str, Json]:
        return {"left": to_deploy(self.state, self.player)}


def read_placing(state: ChessState, player: PlayerId, answer: object) -> Placing | Refusal:
    """A miniature and a space from an answer, or why it cannot be put there."""
    if not isinstance(answer, list) or len(answer) != 2:
        return unreadable("[miniature, space]", answer)
    mini, space = answer
    if type(mini) is not int or type(space) is not int:
        return unreadable("[miniature, space]", answer)
    problem = entry_problem(state, player, mini, space)
    return Placing(mini, space) if problem is None else problem


def placing_gesture(waiting: list[Mini], spaces: list[int], count: int) -> Gesture:
    """So many of those who wait are put on spaces."""
    return Gesture(PLACE_SEVERAL, [mini.id for mini in waiting], count, count, places=[*spaces])


def entry_problem(state: ChessState, player: PlayerId, mini: int, space: int) -> Refusal | None:
    """CB-DEP-02, CB-DEP-04, CB-DEP-05: why a miniature cannot be put on a space of the own starting side."""
    if not any(one.id == mini for one in reserves(state, player)):
        return Refusal("chessboard.deploy.not_yours", "CB-DEP-02", {"mini": mini})
    if space not in START_SPACES[player]:
        rule = "CB-DEP-05" if space in OWN_CORNERS[player] else "CB-DEP-02"
        return Refusal("chessboard.deploy.not_a_start", rule, {"space": space})
    if space not in free_starting_spaces(state, player):
        return Refusal("chessboard.deploy.taken", "CB-DEP-04", {"space": space})
    return None


class DeployAll(Question[list[Placing]]):
    """CB-DEC-03 with hidden deployment: the whole army at once, as pairs ``[miniature, space]``."""

    def __init__(self, state: ChessState, player: PlayerId) -> None:
        super().__init__(player, "chessboard.setup.deploy", "CB-DEC-03", finite=False)
        self.state = state

    def read(self, answer: object) -> list[Placing] | Refusal:
        if not isinstance(answer, list):
            return unreadable("a list of [miniature, space]", answer)
        found: list[Placing] = []
        for part in answer:
            placing = read_placing(self.state, self.player, part)
            if isinstance(placing, Refusal):
                return placing
            if any(placing.mini == one.mini or placing.space == one.space for one in found):
                return Refusal("chessboard.deploy.taken", "CB-DEP-04", {"space": placing.space})
            found.append(placing)
        wanted = to_deploy(self.state, self.player)
        if len(found) != wanted:
            args: dict[str, Json] = {"wanted": wanted, "placed": len(found)}
            return Refusal("chessboard.deploy.wrong_number", "CB-DEP-06", args)
        return found

    def write(self, value: list[Placing]) -> Json:
        return [placing.written() for placing in value]

    def sample(self, draw: Draw) -> list[Placing]:
        """Any of the army on any of the starting spaces."""
        minis = [mini.id for mini in reserves(self.state, self.player)]
        spaces = [*START_SPACES[self.player]]
        found: list[Placing] = []
        for _ in range(to_deploy(self.state, self.player)):
            mini = minis.pop(draw.below(len(minis)))
            found.append(Placing(mini, spaces.pop(draw.below(len(spaces)))))
        return found

    def gesture(self) -> Gesture:
        waiting = reserves(self.state, self.player)
        return placing_gesture(waiting, START_SPACES[self.player], to_deploy(self.state, self.player))

    def candidates(self) -> list[list[Placing]]:
        """The army in order on every turn of the starting spaces, and backwards."""
        minis = [mini.id for mini in reserves(self.state, self.player)]
        spaces = START_SPACES[self.player]
        wanted = to_deploy(self.state, self.player)
        found: list[list[Placing]] = []
        for order in (minis, minis[::-1]):
            for turn in range(len(spaces)):
                turned = spaces[turn:] + spaces[:turn]
                found.append([Placing(order[place], turned[place]) for place in range(wanted)])
        return found

    def show(self, value: list[Placing]) -> Sign:
        sign = picked_pieces([placing.mini for placing in value])
        sign.marks = [Mark(GOES, placing.mini, placing.space) for placing in value]
        return sign

    def args(self) -> dict[str, Json]:
        return {"left": to_deploy(self.state, self.player)}


def deploy(state: ChessState) -> Steps[None]:
    """CB-SEQ-04: one miniature at a time in turn, or all in secret."""
    if state.options.deployment == "hidden":
        yield from deploy_hidden(state)
    else:
        player = state.turn if to_deploy(state, state.turn) else 1 - state.turn
        if to_deploy(state, player):
            state.turn = player
            placing = yield from ask(Deploy(state))
            yield put(state, player, placing)
            state.turn = 1 - player
            return
    state.phase = "round"


def deploy_hidden(state: ChessState) -> Steps[None]:
    """CB-DEP-03: both players set their whole deployment in secret and reveal it together."""
    questions: list[Question[list[Placing]]] = [DeployAll(state, player) for player in PLAYERS]
    chosen = yield from ask_all(questions)
    for player in PLAYERS:
        for placing in chosen[player]:
            yield put(state, player, placing)


def put(state: ChessState, player: PlayerId, placing: Placing) -> Deployed:
    """Put a miniature on its starting space."""
    mini = state.minis[placing.mini]
    mini.space = placing.space
    return Deployed(player, mini.id, mini.space)
