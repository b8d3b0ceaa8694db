"""A scene of Home Raiders: the turn of one troop, or a round before its first pearl."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.constants import CONSTANTS, read_constants
from dicefront.games.home_raiders.rules.dice import FACE_NAMES, FACE_SIGNS, FACES
from dicefront.games.home_raiders.rules.faults import standing_problem
from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.optionsfile import OPTIONS, read_options
from dicefront.games.home_raiders.rules.pools import COLOURS
from dicefront.games.home_raiders.rules.rounds import PEARL
from dicefront.games.home_raiders.rules.state import (
    DRAW,
    ROUND_START,
    TURN,
    TURN_END,
    Character,
    State,
    Troop,
    new_character,
    new_troop,
)
from dicefront.games.home_raiders.rules.view import OBJECTIVES
from dicefront.games.home_raiders.scenes.pieces import Group, Place, inch, inches
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.options import complete
from dicefront.kernel.question import Question
from dicefront.parts.scenes.dice import DiceScript
from dicefront.parts.scenes.scene import Scene
from dicefront.skirmish.battle import Marker
from dicefront.skirmish.figures import ON_TABLE, place
from dicefront.skirmish.footing import nearest_footing
from dicefront.skirmish.space import Space, Thing

RESULTS = [sign.lower() for sign in [*FACE_SIGNS, *FACE_NAMES]]
PEARLS = ("blue", "amber")
AT = re.compile(r"(\d+) at (\d+)")


class RaidersScene(Scene[State]):
    """A scene of Home Raiders.

    Dice may be written as they show, ``"A - C"``, and pearls by their colour: ``"blue"`` is one of player 0,
    ``"amber"`` one of player 1. Short answers are ``"move"`` for a declared action and
    ``"0 at 3"`` for a shot of character 0 at troop 3, or its attack on character 3 in close combat.
    """

    results = (*FACE_SIGNS, *FACE_NAMES, *PEARLS)

    def face_of(self, result: str, kind: str, sides: int) -> int:
        """The first face of a die of this colour that shows the sign, or a pearl of this colour."""
        if kind.startswith(PEARL):
            first = int(kind.split()[1])
            mine, yours = 1 if first else 0, sides if sides > first else 0
            return mine if result == PEARLS[0] else yours if result == PEARLS[1] else 0
        if kind not in COLOURS or result.lower() not in RESULTS:
            return 0
        sides_of = FACES[COLOURS.index(kind)]
        wanted = RESULTS.index(result.lower()) % len(FACE_NAMES)
        return sides_of.index(wanted) + 1 if wanted in sides_of else 0

    def plays_turn(self) -> bool:
        return self.state.stage in (DRAW, TURN, TURN_END)

    def turn_goes_on(self) -> bool:
        return self.state.stage in (TURN, TURN_END)

    def round_goes_on(self) -> bool:
        return self.state.stage != ROUND_START

    def meant(self, question: Question[Any], answer: object) -> object:
        if isinstance(answer, str):
            for option in question.options():
                if self.spelled(question, option) == answer:
                    return question.write(option)
            found = AT.fullmatch(answer)
            if found:
                one, other = int(found[1]), int(found[2])
                return [one, other] if ".melee." in question.kind else {"shooter": one, "at": other}
        return super().meant(question, answer)

    def spelled(self, question: Question[Any], value: object) -> str:
        written = question.write(value)
        if isinstance(written, dict):
            if set(written) == {"shooter", "at"}:
                return f"{written['shooter']} at {written['at']}"
            if set(written) == {"troop", "action"} and len(self.state.acting) == 1:
                return str(written["action"])
        if ".melee.target" in question.kind and isinstance(written, list) and len(written) == 2:
            return f"{written[0]} at {written[1]}"
        return super().spelled(question, value)

    def figure(self, number: int) -> Character:
        """A character by its number."""
        if not 0 <= number < len(self.state.characters):
            last = len(self.state.characters) - 1
            raise BadData("figure", f"the number of a character from 0 to {last}", number)
        return self.state.characters[number]

    def where(self, number: int) -> Place | None:
        """Where a character stands, in inches, with its height if it is not on the table; or nothing."""
        figure = self.figure(number)
        if figure.where != ON_TABLE:
            return None
        x, y, z = where(figure)
        return (x, y, z) if z else (x, y)


SCENE = RaidersScene


def scene(
    *groups: Group,
    things: Sequence[Thing] = (),
    markers: Sequence[Marker] = (),
    size: tuple[float, float] = (30, 30),
    acting: int | None = 0,
    actions: int = 2,
    objective: str = "vanish",
    wounds: Mapping[int, int] | None = None,
    down: Sequence[int] = (),
    constants: dict[str, Json] | None = None,
    dice: DiceScript = (),
    seed: int | None = None,
    ask_all: bool = False,
    **options: Json,
) -> RaidersScene:
    """The turn of the troop ``acting`` with its actions left; the pearls of the others are in the bag.

    Without anybody ``acting`` the round begins, and all pearls are in the bag. ``wounds`` are by character;
    those in ``down`` have gone to ground. Whoever stands where it may not is refused.
    """
    state = position(
        *groups,
        things=things,
        markers=markers,
        size=size,
        player=groups[acting].owner if acting is not None and 0 <= acting < len(groups) else 0,
        acting=acting,
        actions=actions,
        objective=objective,
        wounds=wounds,
        down=down,
        constants=constants,
        **options,
    )
    for character in state.characters:
        _check_place(state, character)
    problem = GAME.problem_of_state(state)
    if problem:
        raise BadData("scene", "a position that can occur", problem)
    return RaidersScene(GAME, state, dice, seed, ask_all)


def position(
    *groups: Group,
    things: Sequence[Thing] = (),
    markers: Sequence[Marker] = (),
    size: tuple[float, float] = (30, 30),
    player: int = 0,
    acting: int | None = 0,
    actions: int = 2,
    objective: str = "vanish",
    wounds: Mapping[int, int] | None = None,
    down: Sequence[int] = (),
    constants: dict[str, Json] | None = None,
    **options: Json,
) -> State:
    """The state of such a position, not judged, for those who run single procedures of the rules."""
    if objective not in OBJECTIVES[1:]:
        raise BadData("objective", "one of " + ", ".join(OBJECTIVES[1:]), objective)
    characters: list[Character] = []
    troops: list[Troop] = []
    for group in groups:
        troops.append(_set_up(group, len(troops), characters))
    if acting is not None and troops:
        if not 0 <= acting < len(troops):
            raise BadData("acting", f"the number of a troop from 0 to {len(troops) - 1}", acting)
        troops[acting].activated = True
        troops[acting].actions = actions
    given = read_constants(constants, "constants") if constants else CONSTANTS
    state = State(
        read_options(complete(OPTIONS, dict(options)), given),
        DRAW if acting is None else TURN,
        [None, None],
        Space(inch(size[0]), inch(size[1]), list(things)),
        characters,
        troops,
        list(markers),
        0,
        OBJECTIVES.index(objective),
        0,
        player,
        1,
        [sum(1 for troop in troops if troop.owner == seat and not troop.activated) for seat in (0, 1)],
        [] if acting is None else [acting],
        [NOBODY, NOBODY],
        [],
        [],
        None,
    )
    for number, count in (wounds or {}).items():
        _numbered(characters, number, "wounds").wounds = count
    for number in down:
        _numbered(characters, number, "down").down = True
    settle(state)
    return state


def _set_up(group: Group, number: int, characters: list[Character]) -> Troop:
    """Put a troop on the table; its characters get the next numbers."""
    troop = new_troop(number, group.owner, group.kind, [])
    for index, (of, spot) in enumerate(group.figures):
        character = new_character(len(characters), group.owner, of, troop.id)
        _put(character, spot)
        troop.members.append(character.id)
        if index == group.leader:
            troop.leader = character.id
        elif index >= group.members:
            troop.specialists.append(character.id)
        characters.append(character)
    return troop


def _numbered(characters: list[Character], number: int, label: str) -> Character:
    if type(number) is not int or not 0 <= number < len(characters):
        raise BadData(label, f"the number of a character from 0 to {len(characters) - 1}", number)
    return characters[number]


def _check_place(state: State, character: Character) -> None:
    """HR-TAB-01, HR-TAB-09: say who may not stand where it is put, and where it could stand instead."""
    shape, height = character.body.shape, character.body.bottom
    problem = standing_problem(state, character, shape.x, shape.y, height)
    if problem is None:
        return
    free = nearest_footing(state, character, shape.x, shape.y, height)
    right = f", such as ({inches(free[0].x)}, {inches(free[0].y)})" if free else ""
    who = f"character {character.id} ({character.card.id}) at {where(character)}"
    raise BadData(who, f"a place where its base may stand{right}", problem, problem.rule)


# -- words for scripts and checks ---------------------------------------------------------------


def faces(*throws: str) -> list[int]:
    """Faces from signs that are the same on dice of every colour: ``faces("A - C", "A")``."""
    found: list[int] = []
    for sign in " ".join(throws).split():
        if sign not in FACE_SIGNS:
            raise BadData("faces", "one of " + ", ".join(FACE_SIGNS), sign)
        wanted = FACE_SIGNS.index(sign)
        found.append(next(side for side in range(6) if all(die[side] == wanted for die in FACES)) + 1)
    return found


def go(number: int, *places: Place) -> list[Any]:
    """One move of orders: character ``number`` goes over these places."""
    return [number, [point(*spot) for spot in places]]


def point(*lengths: float) -> list[int]:
    """A place in an answer: ``point(8, 5)`` is 8 inches from the left and 5 from the lower side."""
    return [inch(length) for length in lengths]


def where(character: Character) -> tuple[float, float, float]:
    """Where a character stands, in inches."""
    body = character.body
    return inches(body.shape.x), inches(body.shape.y), inches(body.bottom)


def put(state: State, number: int, x: float, y: float, z: float = 0) -> Character:
    """Put a character of a position somewhere else."""
    _put(state.characters[number], (x, y, z))
    return state.characters[number]


def _put(character: Character, spot: Place) -> None:
    place(character, inch(spot[0]), inch(spot[1]), inch(spot[2]) if len(spot) == 3 else 0)
