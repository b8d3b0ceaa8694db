"""DEP: who joins whom, who is held back, and where everybody is placed (HR-SQD-07 to HR-SQD-09); Reckon."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.attachments import Attach, apply_attachments
from dicefront.games.home_raiders.rules.events.setup import Deployed, Reckoned
from dicefront.games.home_raiders.rules.faults import place_problem
from dicefront.games.home_raiders.rules.formations import (
    FAR,
    NEAR,
    finds_formation,
    home_formations,
    scouting_formations,
    site_of,
)
from dicefront.games.home_raiders.rules.moments import MOVES_EARLY, asked_in
from dicefront.games.home_raiders.rules.movement import movement_action
from dicefront.games.home_raiders.rules.state import (
    DEPLOY,
    HELD_BACK,
    OBJECTIVE,
    PORTALS,
    ROUND_START,
    State,
    Troop,
    members_of,
)
from dicefront.games.home_raiders.rules.units import formation_problem
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PICK_GROUP
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask, choose
from dicefront.skirmish.deploying import GroupPlacing
from dicefront.skirmish.figures import WAITING, place
from dicefront.skirmish.placing import Placement, Placements
from dicefront.skirmish.sites import LATTICE, Site


def attach(state: State) -> Steps[None]:
    """HR-SQD-07, first half: Leaders, Specialists and troops held back, in one decision."""
    chosen = yield from ask(Attach(state))
    yield from apply_attachments(state, state.player, chosen)
    settle(state)
    state.stage = DEPLOY


# -- placing ------------------------------------------------------------------------------------


def waiting_troops(state: State, player: int, held_back: bool) -> list[Troop]:
    """The troops of a player that are still to be placed, held back or not."""
    return [
        troop
        for troop in state.troops
        if troop.owner == player
        and troop.held_back == held_back
        and troop.members
        and state.characters[troop.members[0]].where == WAITING
    ]


class DeployTroop(GroupPlacing):
    """``deploy.place``, and the later place of ``deploy.hold-back``: everybody of one troop, in any order."""

    def __init__(self, state: State, waiting: list[Troop], held_back: bool) -> None:
        kind = "home_raiders.deploy.hold-back" if held_back else "home_raiders.deploy.place"
        rule = "HR-DEP-06" if held_back else "HR-DEP-01"
        super().__init__(waiting[0].owner, kind, rule, state, [troop.members for troop in waiting])
        self.state = state
        self.waiting = waiting
        self.held_back = held_back

    def problem_of(self, placements: Placements) -> Refusal | None:
        first = self.state.characters[placements[0].figure]
        troop = self.state.troops[first.troop]
        if troop not in self.waiting:
            return Refusal("home_raiders.deploy.not_waiting", self.rule, {"character": first.id})
        if sorted(one.figure for one in placements) != sorted(troop.members):
            return Refusal("home_raiders.deploy.not_everybody", "HR-DEP-03", {"troop": troop.id})
        if self.held_back:
            return scouting_problem(self.state, troop, placements)
        return home_problem(self.state, troop, placements)

    def formations_of(self, group: int) -> list[Placements]:
        found: list[Placements] = []
        if self.held_back:
            found = scouting_formations(self.state, self.waiting[group])
        return found or home_formations(self.state, self.waiting[group])

    def args(self) -> dict[str, Json]:
        return {"troops": [troop.id for troop in self.waiting]}


def home_problem(state: State, troop: Troop, placements: Placements) -> Refusal | None:
    """HR-DEP-01 to HR-DEP-05: why a troop may not be deployed like this, character after character."""
    site = site_of(state, troop, False, True)
    for one in placements:
        problem = spot_problem(state, site, one) or range_problem(state, site, one)
        if problem is not None:
            return problem
        site.put(state.characters[one.figure], one.x, one.y, one.z)
    problem = formation_problem(state, troop, site.placed, "HR-DEP-03")
    if problem is not None and not finds_formation(state, troop):
        return None  # where no formation has room, everybody stands as near as it can (HR-DEP-02)
    return problem


def spot_problem(state: State, site: Site, one: Placement) -> Refusal | None:
    """HR-TAB-09, HR-DEP-05: somewhere to stand, and no enemy in base contact."""
    c = state.characters[one.figure]
    problem = place_problem(site.sheet, c, one.x, one.y, one.z)
    if problem is not None:
        return problem
    enemies = site.sheet.touched_at(c, one.x, one.y, one.z)
    if enemies:
        args: dict[str, Json] = {"character": c.id, "enemy": enemies[0]}
        return Refusal("home_raiders.deploy.touches_enemy", "HR-DEP-05", args)
    return None


def range_problem(state: State, site: Site, one: Placement) -> Refusal | None:
    """HR-DEP-01, HR-DEP-02: within 6 inches of the Portal; further off only where no room is left nearer."""
    c = state.characters[one.figure]
    away = site.away(c, one.x, one.y, one.z)
    if away <= NEAR:
        return None
    args: dict[str, Json] = {"character": c.id, "distance": away}
    if site.spot(c, NEAR, []) is not None:
        return Refusal("home_raiders.deploy.too_far", "HR-DEP-01", {**args, "limit": NEAR})
    if away <= FAR:
        return None
    nearest = site.room_for(c, [])
    if nearest is not None and nearest.away <= FAR:
        return Refusal("home_raiders.deploy.too_far", "HR-DEP-02", {**args, "limit": FAR})
    if nearest is not None and away > nearest.away + LATTICE:
        return Refusal("home_raiders.deploy.not_nearest", "HR-DEP-02", {**args, "limit": nearest.away})
    return None


def scouting_problem(state: State, troop: Troop, placements: Placements) -> Refusal | None:
    """HR-AUN-04, HR-AUN-05, HR-AHE-05: anywhere far from all enemies; if nowhere is, at the Portal."""
    site = site_of(state, troop, True, True)
    for one in placements:
        if not site.is_far(state.characters[one.figure], one.x, one.y, one.z):
            if not scouting_formations(state, troop):
                return home_problem(state, troop, placements)
            args: dict[str, Json] = {"character": one.figure, "limit": FAR}
            return Refusal("home_raiders.deploy.too_near", "HR-AUN-04", args)
        problem = spot_problem(state, site, one)
        if problem is not None:
            return problem
        site.put(state.characters[one.figure], one.x, one.y, one.z)
    problem = formation_problem(state, troop, site.placed, "HR-DEP-03")
    if problem is not None and not scouting_formations(state, troop):
        return home_problem(state, troop, placements)
    return problem


def put_troop(state: State, placements: Placements) -> Steps[None]:
    """Place everybody of a troop."""
    for one in placements:
        place(state.characters[one.figure], one.x, one.y, one.z)
    troop = state.troops[state.characters[placements[0].figure].troop]
    troop.held_back = False
    settle(state)
    yield Deployed(troop.id, [one.to_json() for one in placements])


def deploy(state: State) -> Steps[None]:
    """HR-SQD-07, HR-SQD-08, HR-DEP-07: one troop, in any order; then the other player, then those held back.

    Until the other player has answered, a deployment can be taken back.
    """
    waiting = waiting_troops(state, state.player, False)
    if waiting:
        places = yield from ask(DeployTroop(state, waiting, False))
        yield from put_troop(state, places)
    if len(waiting) > 1:
        return
    if state.player == state.first:
        state.player = 1 - state.first
        state.stage = PORTALS
    else:
        state.player = state.first
        state.stage = HELD_BACK


def deploy_held_back(state: State) -> Steps[None]:
    """HR-SQD-09, HR-DEP-06: troops held back are placed in turn; a player without any is skipped."""
    waiting = waiting_troops(state, state.player, True)
    if waiting:
        places = yield from ask(DeployTroop(state, waiting, True))
        yield from put_troop(state, places)
    state.player = 1 - state.player
    if not waiting_troops(state, 0, True) and not waiting_troops(state, 1, True):
        state.player = state.first
        state.stage = OBJECTIVE


# -- Reckon -------------------------------------------------------------------------------------


def reckoning_troops(state: State, player: int) -> list[Troop]:
    """HR-ALD-06, HR-ALD-14: the troops that may still move for free, through their Leader or a General."""
    return [
        troop
        for troop in state.troops
        if troop.owner == player and troop.id not in state.done and asked_in(state, troop, MOVES_EARLY)
    ]


def reckon(state: State) -> Steps[None]:
    """HR-SQD-12, HR-SET-09: free Movement actions, first those of the first to deploy."""
    troops = reckoning_troops(state, state.player)
    if troops:
        choices: list[int | None] = [troop.id for troop in troops]
        choices.append(None)
        chosen = yield from choose(
            state.player, "home_raiders.setup.reckon", "HR-ALD-06", choices, hand=PICK_GROUP
        )
        if chosen is not None:
            troop = state.troops[chosen]
            members = members_of(state, troop)
            yield Reckoned(chosen)
            yield from movement_action(state, troop, members, False, True)
            for number in [chosen, *(member.troop for member in members)]:  # a Leader that left moves once
                if number not in state.done:
                    state.done.append(number)
            return
    if state.player == state.first and reckoning_troops(state, 1 - state.first):
        state.player = 1 - state.first
        return
    state.done = []
    state.stage = ROUND_START
