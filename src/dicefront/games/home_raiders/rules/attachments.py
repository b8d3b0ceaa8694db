"""DEP: who joins which Unit, and which troops are held back (HR-DEP-04, HR-DEP-06, HR-AHE-18)."""

from __future__ import annotations

from itertools import islice, permutations
from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.cards import LEADER, UNIT
from dicefront.games.home_raiders.rules.events.setup import Attached, HeldBack
from dicefront.games.home_raiders.rules.moments import JOINS_UNITS, MAY_BE_HELD_BACK
from dicefront.games.home_raiders.rules.state import State, Troop, members_of
from dicefront.kernel.draw import Draw, some_of
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import ASSIGN, Gesture
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.plain import Written, ascending, pairs_in
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Note, Sign
from dicefront.kernel.terms import GROUP, PIECE

SHAPE: Final = '{"leaders": [[leader, troop]], "specialists": [[hero, troop]], "held_back": [troop]}'
HOLD: Final = "hold"
"""Stands before a troop that is held back, in what a hand makes."""
MOST: Final = 64
"""Up to so many ways to attach everybody are all listed."""


class Wishes:
    """What a player may decide: his Units, Leaders, Specialists and the troops that may be held back."""

    def __init__(self, state: State, player: int) -> None:
        own = [one for one in state.characters if one.owner == player]
        troops = [troop for troop in state.troops if troop.owner == player and troop.members]
        self.units = [troop.id for troop in troops if troop.card.troop == UNIT]
        self.leaders = [one.id for one in own if one.card.troop == LEADER]
        self.specialists = [one.id for one in own if one.kit.uses(JOINS_UNITS)]  # HR-AHE-18
        self.holdable = [
            troop.id for troop in troops if members_of(state, troop)[0].kit.uses(MAY_BE_HELD_BACK)
        ]  # HR-DEP-06


@mypyc_attr(acyclic=True)
class Attachments(Written):
    """Which Leaders and Specialists join which Units, in pairs, and which troops are held back."""

    def __init__(self, leaders: list[list[int]], specialists: list[list[int]], held_back: list[int]) -> None:
        self.leaders = leaders
        self.specialists = specialists
        self.held_back = held_back

    def to_json(self) -> dict[str, Json]:
        return {
            "leaders": [list[Json](pair) for pair in self.leaders],
            "specialists": [list[Json](pair) for pair in self.specialists],
            "held_back": list[Json](self.held_back),
        }


class Attach(Question[Attachments]):
    """``deploy.leader``, ``deploy.specialist`` and the first half of ``deploy.hold-back`` in one.

    Every Leader is named with its Unit; only those Heroes are named that join a Unit; a troop that is not
    named is not held back.
    """

    def __init__(self, state: State) -> None:
        self.wishes = Wishes(state, state.player)
        super().__init__(state.player, "home_raiders.deploy.leader", "HR-DEP-04", ways(self.wishes) <= MOST)
        self.state = state

    def read(self, answer: object) -> Attachments | Refusal:
        if not isinstance(answer, dict) or sorted(answer) != ["held_back", "leaders", "specialists"]:
            return unreadable(SHAPE, answer)
        leaders, specialists = pairs_in(answer["leaders"]), pairs_in(answer["specialists"])
        held = ascending(answer["held_back"])
        if leaders is None or specialists is None or held is None:
            return unreadable(SHAPE, answer)
        found = Attachments(leaders, specialists, held)
        problem = self.problem_of(found)
        return found if problem is None else problem

    def problem_of(self, found: Attachments) -> Refusal | None:
        """Why these cannot be attached or held back."""
        return (
            leaders_problem(self.wishes, found.leaders)
            or specialists_problem(self.wishes, found.specialists)
            or held_problem(self.state, self.wishes, found.held_back, [pair[0] for pair in found.specialists])
        )

    def gesture(self) -> Gesture:
        """Characters with the Unit that each joins; a troop is held back by its first character."""
        wishes = self.wishes
        items = [*wishes.leaders, *wishes.specialists]
        items.extend([one for one in self.first_of(wishes.holdable) if one not in items])
        places: list[Json] = [*wishes.units]
        if wishes.holdable:
            places.append(HOLD)
        return Gesture(
            ASSIGN, list[Json](items), len(wishes.leaders), len(items), places=places, of=[PIECE, GROUP]
        )

    def first_of(self, troops: list[int]) -> list[int]:
        """The first character of each troop."""
        return [self.state.troops[troop].members[0] for troop in troops]

    def from_hand(self, form: Json) -> Json:
        leaders: list[list[int]] = []
        specialists: list[list[int]] = []
        held: list[int] = []
        for item in form if isinstance(form, list) else []:
            if not isinstance(item, list) or len(item) != 2:
                continue
            who, place = item
            if type(who) is not int or not 0 <= who < len(self.state.characters):
                continue
            if place == HOLD:
                held.append(self.state.characters[who].troop)
            elif type(place) is int:
                (leaders if who in self.wishes.leaders else specialists).append([who, place])
        return Attachments(sorted(leaders), sorted(specialists), sorted(held)).to_json()

    def in_hand(self, value: Attachments) -> Json:
        form: list[Json] = []
        for pair in [*value.leaders, *value.specialists]:
            form.append(list[Json](pair))
        form.extend([who, HOLD] for who in self.first_of(value.held_back))
        return form

    def candidates(self) -> list[Attachments]:
        found: list[Attachments] = []
        for leaders in ways_to_lead(self.state, self.wishes):
            for specialists in ways_to_attach(self.wishes):
                away = [self.state.characters[pair[0]].troop for pair in specialists]
                for held in subsets([troop for troop in self.wishes.holdable if troop not in away]):
                    found.append(Attachments(leaders, specialists, held))
                    if len(found) >= MOST:
                        return found
        return found

    def sample(self, draw: Draw) -> Attachments:
        """Any Unit for everybody, and anybody held back who may be."""
        wishes = self.wishes
        units = some_of(wishes.units, len(wishes.units), draw)
        leaders = [[wishes.leaders[number], units[number]] for number in range(len(wishes.leaders))]
        joining = some_of(wishes.specialists, 0, draw) if units else []
        specialists = [[hero, units[draw.below(len(units))]] for hero in sorted(joining)]
        away = [self.state.characters[hero].troop for hero in joining]
        held = some_of([troop for troop in wishes.holdable if troop not in away], 0, draw)
        return Attachments(leaders, specialists, sorted(held))

    def show(self, value: Attachments) -> Sign:
        """Who joins whom, and who is held back."""
        notes: list[Note] = []
        for who, troop in [*value.leaders, *value.specialists]:
            args: dict[str, Json] = {"character": who, "troop": troop}
            notes.append(Note("home_raiders.show.joins", args, "HR-DEP-04"))
        if value.held_back:
            held: dict[str, Json] = {"troops": list[Json](value.held_back)}
            notes.append(Note("home_raiders.show.held-back", held, "HR-DEP-06"))
        if not notes:
            notes.append(Note("home_raiders.show.nobody-joins"))
        return Sign(note=notes[0], notes=notes[1:])

    def args(self) -> dict[str, Json]:
        wishes = self.wishes
        return {
            "leaders": list(wishes.leaders),
            "specialists": list(wishes.specialists),
            "units": list(wishes.units),
            "holdable": list(wishes.holdable),
        }


# -- the judge ----------------------------------------------------------------------------------


def leaders_problem(wishes: Wishes, leaders: list[list[int]]) -> Refusal | None:
    """HR-DEP-04, HR-LDR-02: every Leader joins a Unit, and no Unit has two."""
    if [pair[0] for pair in leaders] != wishes.leaders:
        missing: dict[str, Json] = {"leaders": list(wishes.leaders)}
        return Refusal("home_raiders.attach.every_leader", "HR-DEP-04", missing)
    joined: list[int] = []
    for leader, troop in leaders:
        if troop not in wishes.units:
            return Refusal("home_raiders.attach.no_unit", "HR-DEP-04", {"character": leader, "troop": troop})
        if troop in joined:
            return Refusal("home_raiders.attach.two_leaders", "HR-LDR-02", {"troop": troop})
        joined.append(troop)
    return None


def specialists_problem(wishes: Wishes, specialists: list[list[int]]) -> Refusal | None:
    """HR-AHE-18, HR-HRO-02: only a Specialist joins a Unit."""
    for hero, troop in specialists:
        if hero not in wishes.specialists:
            return Refusal("home_raiders.attach.no_specialist", "HR-HRO-02", {"character": hero})
        if troop not in wishes.units:
            return Refusal("home_raiders.attach.no_unit", "HR-AHE-18", {"character": hero, "troop": troop})
    return None


def held_problem(state: State, wishes: Wishes, held: list[int], attached: list[int]) -> Refusal | None:
    """HR-DEP-06: who may be held back; a Hero inside a Unit comes with the Unit."""
    away = [state.characters[hero].troop for hero in attached]
    for troop in held:
        if troop not in wishes.holdable or troop in away:
            return Refusal("home_raiders.attach.not_held_back", "HR-DEP-06", {"troop": troop})
    return None


# -- proposals ----------------------------------------------------------------------------------


def ways(wishes: Wishes) -> int:
    """How many answers there are, at most."""
    count = 1
    for number in range(len(wishes.leaders)):
        count *= len(wishes.units) - number
    for _ in wishes.specialists:
        count *= len(wishes.units) + 1
    for _ in wishes.holdable:
        count *= 2
    return count


def ways_to_lead(state: State, wishes: Wishes) -> list[list[list[int]]]:
    """Every way to spread the Leaders over the Units, that of the roster first."""
    first = [[leader, state.characters[leader].troop] for leader in wishes.leaders]
    ways = islice(permutations(wishes.units, len(wishes.leaders)), 4 * MOST)
    found = [[list(pair) for pair in zip(wishes.leaders, units)] for units in ways]
    return [first] + [plan for plan in found if plan != first]


def ways_to_attach(wishes: Wishes) -> list[list[list[int]]]:
    """Every way to send Specialists into Units; all of them alone first."""
    found: list[list[list[int]]] = [[]]
    for hero in wishes.specialists:
        joined = [[*plan, [hero, troop]] for troop in wishes.units for plan in found]
        found = [*found, *joined][: 4 * MOST]
    return found


def subsets(troops: list[int]) -> list[list[int]]:
    """Nobody, and everything up to all of them."""
    found: list[list[int]] = [[]]
    for troop in troops:
        found += [[*chosen, troop] for chosen in found[: 4 * MOST]]
    return found


# -- what is done -------------------------------------------------------------------------------


def apply_attachments(state: State, player: int, chosen: Attachments) -> Steps[None]:
    """HR-DEP-04, HR-AHE-18, HR-AHE-19: who is attached changes the troop, not the card."""
    for troop in state.troops:
        if troop.owner == player and troop.leader != NOBODY:
            troop.members.remove(troop.leader)
            troop.leader = NOBODY
    for leader, number in chosen.leaders:
        join(state, leader, state.troops[number])
        state.troops[number].leader = leader
        yield Attached(leader, number)
    for hero, number in chosen.specialists:
        state.troops[state.characters[hero].troop].members.remove(hero)
        join(state, hero, state.troops[number])
        state.troops[number].specialists.append(hero)
        yield Attached(hero, number)
    for number in chosen.held_back:
        state.troops[number].held_back = True
        yield HeldBack(number)


def join(state: State, character: int, troop: Troop) -> None:
    troop.members.append(character)
    state.characters[character].troop = troop.id
