"""Home Raiders on a screen: who may act, where everybody would go, and what an attack would come to."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.home_raiders.rules.cardfile import HOUSE
from dicefront.games.home_raiders.rules.close_combat import MeleeTarget
from dicefront.games.home_raiders.rules.declaring import MELEE, MOVE, SHOOT, TakeAction
from dicefront.games.home_raiders.rules.forced import ForcedMove
from dicefront.games.home_raiders.rules.movement import GiveOrders
from dicefront.games.home_raiders.rules.rounds import Activate
from dicefront.games.home_raiders.rules.shooting import Shoot
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.rules.team import BuildTeam
from dicefront.games.home_raiders.show import looks as table_looks
from dicefront.games.home_raiders.show import moving, panel, tables, teams, weights
from dicefront.games.home_raiders.show.attacks import show_joint
from dicefront.games.home_raiders.show.figures import parts_of
from dicefront.games.home_raiders.show.ways import told, walked
from dicefront.games.home_raiders.show.windows import add_facts
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.question import Question
from dicefront.kernel.window import Window
from dicefront.parts.show.armies import ArmyBook, ReadyRoster
from dicefront.parts.show.candidates import Barred, Candidate, Mark
from dicefront.parts.show.screen import Facts, Prompt, Screen, note_of
from dicefront.parts.show.summary import Points
from dicefront.parts.show.tables import TableSheet
from dicefront.parts.show.verdict import ArmyVerdict
from dicefront.parts.show.weights import Weight
from dicefront.parts.show.words import Chance


class HomeRaidersScreen(Screen):
    """The screen of Home Raiders. Pieces are characters, points are ``[x, y]`` or ``[x, y, z]``."""

    looks = (*table_looks.KINDS, "propose")
    quick_looks = frozenset(["book", "standing", "zones", "distance", "thing"])

    def quick_options(self) -> dict[str, Json]:
        return {"table": "bedside-table", "stars": 4}

    def figures(self) -> dict[str, list[Json]]:
        return {card.id: parts_of(card) for card in HOUSE.cards.values()}

    def rounds(self, state: State) -> int:
        return state.round

    def points(self, state: State) -> list[Points]:
        return panel.points_of(state)

    def facts(self, state: State, question: Question[Any]) -> Facts:
        return add_facts(state, question, super().facts(state, question))

    def may_call(self, window: Window) -> list[str]:
        return ["leader", "ending"] if "attacked" in window.calls else []

    # -- questions ------------------------------------------------------------------------------

    def prompt(self, state: State, question: Question[Any]) -> Prompt:
        prompt = super().prompt(state, question)
        if isinstance(question, BuildTeam):
            prompt.args = {"options": dict(question.game_options.chosen)}
        elif isinstance(question, Activate):
            prompt.barred = barred_troops(state, question)
        elif isinstance(question, TakeAction):
            prompt.barred = barred_actions(question)
        elif isinstance(question, ForcedMove):
            prompt.piece = question.c.id
        else:
            for name in ("character", "shooter", "attacker", "target"):
                piece = question.args().get(name)
                if type(piece) is int and 0 <= piece < len(state.characters):
                    prompt.piece = piece
                    break
        return prompt

    def page(self, state: State, question: Question[Any], first: int) -> list[Candidate]:
        found = super().page(state, question, first)
        if isinstance(question, (Shoot, MeleeTarget)):
            show_joint(question, found)
        return found

    def weigh(self, state: State, question: Question[Any], answer: Any, found: Candidate) -> Weight:
        weight = weights.weight_of(state, question, answer, found)
        return super().weigh(state, question, answer, found) if weight is None else weight

    def hides_in_windows(self) -> bool:
        return True

    def members(self, state: State, group: int) -> list[int]:
        """Everybody of a troop, the Leader first."""
        troop = state.troops[group]
        return sorted(troop.members, key=lambda member: member != troop.leader)

    def trial(self, state: State, question: Question[Any], answer: Any) -> Candidate:
        found = self.candidate(state, question, answer)
        if isinstance(question, GiveOrders):
            found.detail = told(question, answer)
        return found

    def trial_marks(self, state: State, question: Question[Any], wish: Any, refusal: Refusal) -> list[Mark]:
        """The moves that are all right by themselves are drawn even if another one is not."""
        found = self.marks_of(state, refusal)
        if isinstance(question, GiveOrders) and wish is not None:
            for c, walk in walked(question, wish):
                points = [[float(part) for part in point] for point in walk.trace()]
                found.append(Mark(role="passes", piece=c.id, points=points))
        return found

    def marks_of(self, state: State, refusal: Refusal) -> list[Mark]:
        found: list[Mark] = []
        roles = {
            "character": "acts",
            "shooter": "acts",
            "target": "hits",
            "enemy": "blocks",
            "other": "blocks",
        }
        for name, role in roles.items():
            piece = refusal.args.get(name)
            if type(piece) is int and 0 <= piece < len(state.characters):
                found.append(Mark(role=role, piece=piece))
        for name in ("object", "thing"):
            thing = refusal.args.get(name)
            if type(thing) is int and 0 <= thing < len(state.space.things):
                corners = [[float(one.x), float(one.y)] for one in state.space.things[thing].shape.corners()]
                found.append(Mark(role="blocks", points=corners))
        return found

    def look(self, state: State, player: PlayerId | None, what: str, args: dict[str, Json]) -> Json:
        return table_looks.look(state, what, args)

    def leads(self, state: State, question: Question[Any]) -> list[Any]:
        """What a troop does as a whole with its move, its shot or its blow."""
        if not isinstance(question, TakeAction):
            return []
        return [one for one in question.options() if one.action in LEADING and one.is_plain()]

    def foresees(self, state: State, question: Question[Any], meant: Any) -> bool:
        """Whom to activate and what it does; measuring is free, and no die falls before it is done."""
        return isinstance(question, (Activate, TakeAction)) and meant is not None

    def propose(self, state: State, question: Question[Any], args: dict[str, Json]) -> Json:
        """The moves of a troop that is moved by hand, or of one of its figures."""
        return moving.propose(state, question, args) if isinstance(question, GiveOrders) else None

    # -- teams ----------------------------------------------------------------------------------

    def army_book(self, options: dict[str, Json]) -> ArmyBook:
        return teams.team_book(options)

    def table_sheet(self, name: str, text: str, draft: bool) -> TableSheet | None:
        return tables.table_sheet(name, text, draft)

    def army_verdict(self, roster: Json, options: dict[str, Json]) -> ArmyVerdict:
        return teams.team_verdict(roster, options)

    def random_army(self, options: dict[str, Json], seed: int) -> ReadyRoster:
        return teams.any_team(options, seed)

    def odds(self, situation: dict[str, Json]) -> list[Chance]:
        return table_looks.pool_odds(situation)


# -- shapes and what is not possible ------------------------------------------------------------


def barred_troops(state: State, question: Activate) -> list[Barred]:
    """Own troops that cannot be activated now."""
    found: list[Barred] = []
    for troop in state.troops:
        if troop.owner == question.player and troop.members and troop.id not in question.ready:
            refusal = question.check(troop.id)
            if refusal is not None:
                found.append(Barred(note=note_of(refusal), piece=troop.members[0]))
    return found


LEADING: Final = (MOVE, SHOOT, MELEE)
ACTIONS: Final = ["move", "melee", "shoot", "spirit", "generic"]


def barred_actions(question: TakeAction) -> list[Barred]:
    """Actions that stay visible and say why they are not possible (G3-3)."""
    found: list[Barred] = []
    for troop in question.troops:
        for action in ACTIONS:
            refusal = question.check({"troop": troop.id, "action": action})
            if refusal is not None and troop.members:
                found.append(Barred(note=note_of(refusal), piece=troop.members[0]))
    return found
