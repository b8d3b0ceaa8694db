"""The hand-written knowledge of Home Raiders, as every game gives it."""

from __future__ import annotations

from typing import Any, Final, TypeGuard

from dicefront.games.home_raiders.opponent.attacks import (
    best_blow,
    best_shot,
    blows_value,
    shot_value,
    spirit_value,
)
from dicefront.games.home_raiders.opponent.features import FEATURES, viewpoints
from dicefront.games.home_raiders.opponent.hopes import UNLIMITED, hope_of
from dicefront.games.home_raiders.opponent.moves import best_move, gains_of, in_contact, offer_of
from dicefront.games.home_raiders.opponent.places import Scene, objective_lead, standing_value
from dicefront.games.home_raiders.opponent.reactions import smaller_scores
from dicefront.games.home_raiders.opponent.worth import token_worth, tokens_left, worth
from dicefront.games.home_raiders.rules.declaring import MOVE, Declaration
from dicefront.games.home_raiders.rules.generic import (
    DIVIDE,
    MARKER,
    Deed,
    generic_uses,
)
from dicefront.games.home_raiders.rules.movement import GiveOrders
from dicefront.games.home_raiders.rules.spirit import Use, spirit_uses
from dicefront.games.home_raiders.rules.state import (
    SPOT,
    VANISHED,
    Character,
    State,
    Troop,
    members_of,
)
from dicefront.games.home_raiders.rules.strike import BY_ACTION
from dicefront.kernel.game import State as KernelState
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.question import Question
from dicefront.parts.opponent.evaluation import TO_THE_END, WON, Evaluation, Line, by_score, outcome_value
from dicefront.skirmish.missions import markers_to_take

GAME: Final = "home_raiders."

WEIGHED: Final = [
    GAME + "turn.activate",
    GAME + "turn.action",
    GAME + "move.path",
    GAME + "shoot.target",
    GAME + "melee.target",
    GAME + "spirit.use",
]
"""The decisions worth rehearsing."""
SCALE: Final = 20_000
NODES: Final = 800
MANY: Final = 1_000

TAKE_MARKER: Final = 3200.0
MOVING: Final = 0.7
"""What a move counts beside an attack when somebody is to be activated."""
HEAL: Final = 0.3
LOSSES: Final = 1.6
"""What losses weigh beside places, which also say what is still to come."""
OWN_PLACES: Final = 0.5
THEIR_PLACES: Final = 0.12
"""The places of the other side count little: whoever comes near brings both near."""


class HomeRaidersEvaluation(Evaluation):
    """Weighs attacks by their exact odds and places by what they allow, threaten and hold."""

    def __init__(self) -> None:
        super().__init__(GAME + "turn.activate", scale=SCALE, width=4, first=3, trust=1.0, nodes=NODES)
        self.features = FEATURES

    # -- positions ----------------------------------------------------------------------------------

    def evaluate(self, state: KernelState, player: int) -> int:
        assert isinstance(state, State)
        if state.outcome is not None:
            return outcome_value(state, player)
        value = LOSSES * (self.left(state, player) - self.left(state, 1 - player))
        value += OWN_PLACES * standing_value(Scene(state, player))
        value -= THEIR_PLACES * standing_value(Scene(state, 1 - player))
        value += objective_lead(state, player)
        return int(max(min(value * 10.0, WON - 1), 1 - WON))

    def left(self, state: State, player: int) -> float:
        """What one side has left."""
        total = 0.0
        for character in state.characters:
            if character.owner != player or character.where == VANISHED:
                continue
            value = worth(state, character)
            total += value * (1.0 if character.wounds == 0 else 0.35 + 0.3 * tokens_left(character))
            if character.down:
                total -= 60.0
        return total

    # -- thinking ahead -----------------------------------------------------------------------------

    def weighs(self, question: Question[Any]) -> bool:
        return question.kind in WEIGHED

    def turn(self, state: KernelState) -> int:
        """The round, and how many pearls are left in the bag: every turn begins with drawing one (HR-RND-03).

        The question whom to activate does not mark a turn: with one troop left it is not asked.
        """
        assert isinstance(state, State)
        return state.round * MANY - sum(state.bag)

    def horizon(self, state: KernelState) -> int:
        """To the end of the turn; in the last round to the end of the game."""
        assert isinstance(state, State)
        return TO_THE_END if state.round == state.options.constants.rounds else 1

    def viewpoints(self, state: KernelState) -> list[list[int]]:
        assert isinstance(state, State)
        return viewpoints(state)

    # -- decisions ----------------------------------------------------------------------------------

    def answer(self, state: KernelState, question: Question[Any]) -> object:
        assert isinstance(state, State)
        options = self.answers(state, question)
        if len(options) == 1:
            return options[0]
        scored = self.scores(state, question, options, True)
        best = options[scored.index(max(scored))]
        if is_legal(question, best):
            return best
        scored = self.scores(state, question, options, False)
        for number in sorted(range(len(options)), key=lambda number: -scored[number]):
            if is_legal(question, options[number]):
                return options[number]
        return question.default()

    def lines(self, state: KernelState, question: Question[Any], width: int) -> list[Line]:
        assert isinstance(state, State)
        options = self.answers(state, question)
        if len(options) == 1:
            return [Line(0, [question.kind], [options[0]])]
        scored = self.scores(state, question, options, False)
        found = [
            Line(int(scored[number] * 10.0), [question.kind], [options[number]])
            for number in range(len(options))
        ]
        best: list[Line] = []
        for line in by_score(found, len(found)):
            if is_legal(question, line.answers[0]):
                best.append(line)
                if len(best) == width:
                    break
        return best

    def answers(self, state: State, question: Question[Any]) -> list[Any]:
        """What is weighed: what the game proposes, and for moves what is made up here."""
        if is_whole_move(question):
            return offer_of(Scene(state, question.player), question.terms).orders
        return question.options()

    def scores(
        self, state: State, question: Question[Any], options: list[Any], only_best: bool
    ) -> list[float]:
        """How good each answer looks, in thousandths of a Star beside doing nothing.

        If ``only_best`` matters, what cannot be the best may look worse than it is.
        """
        key = question.kind.removeprefix(GAME)
        player = question.player
        if key == "turn.action":
            return self.actions(state, player, options, only_best)
        if key == "turn.activate":
            return self.activations(state, player, options, only_best)
        if key in ("move.path", "react.defensive-stance"):
            return self.paths(state, question, options, only_best)
        if key == "melee.target":
            return [0.0 if option is None else blows_value(state, option) for option in options]
        if key in ("shoot.target", "shoot.order"):
            return [0.0 if option is None else shot_value(state, option, BY_ACTION) for option in options]
        if key == "spirit.use":
            return [self.spirit(state, option) for option in options]
        if key == "generic.use":
            return [self.generic(state, option) for option in options]
        if key == "move.break-away":
            return self.break_away(state, question, options)
        return smaller_scores(state, key, question, options)

    # -- turns --------------------------------------------------------------------------------------

    def activations(self, state: State, player: int, options: list[Any], only_best: bool) -> list[float]:
        """Whom to activate: who can do most now, moves included, and who has most to lose by waiting."""
        scene = Scene(state, player)
        found = [self.activation(scene, option) for option in options]
        hopes = [0.0] * len(options)
        for number, option in enumerate(options):
            if isinstance(option, int):
                hopes[number] = MOVING * hope_of(scene, state.troops[option]) if only_best else UNLIMITED
        best = max(found)
        for number in sorted(range(len(options)), key=lambda number: -hopes[number]):
            if hopes[number] > max(best, found[number]):
                moved = MOVING * self.movement(scene, state.troops[options[number]])
                found[number] = max(found[number], moved)
                best = max(best, moved) if only_best else best
        return found

    def activation(self, scene: Scene, option: object) -> float:
        """What a troop can do without moving, and what it has to lose by waiting."""
        if not isinstance(option, int):
            return -1.0
        state = scene.state
        troop = state.troops[option]
        value = 0.0
        for member in members_of(state, troop):
            value += max(best_blow(state, member), best_shot(state, member, 2))
            here = scene.value_at(member, member.body)
            value += 0.3 * max(-here, 0.0)
            if state.objective == SPOT and markers_to_take(state, member):
                value += TAKE_MARKER
        return value

    def actions(self, state: State, player: int, options: list[Declaration], only_best: bool) -> list[float]:
        """What each declaration of an action is worth."""
        scene = Scene(state, player)
        worths: dict[tuple[int, str], float] = {}
        found = [self.declaration(scene, declared, worths) for declared in options]
        best = max(found)
        for number, declared in enumerate(options):
            if declared.action == MOVE:
                troop = state.troops[declared.troop]
                share = 1.0 - float(len(declared.apart)) / float(max(len(troop.members), 1))
                if not only_best or found[number] + share * self.hope(scene, troop, worths) > best:
                    found[number] += share * self.moved(scene, troop, worths)
                    best = max(best, found[number])
        return found

    def hope(self, scene: Scene, troop: Troop, worths: dict[tuple[int, str], float]) -> float:
        """What a Movement action of a troop gains at most; worked out once."""
        key = (-1 - troop.id, "hope")
        if key not in worths:
            worths[key] = hope_of(scene, troop)
        return worths[key]

    def moved(self, scene: Scene, troop: Troop, worths: dict[tuple[int, str], float]) -> float:
        """What a Movement action of a troop gains; worked out once."""
        key = (-1 - troop.id, MOVE)
        if key not in worths:
            worths[key] = self.movement(scene, troop)
        return worths[key]

    def declaration(self, scene: Scene, declared: Declaration, worths: dict[tuple[int, str], float]) -> float:
        """What a declaration is worth without what those gain who move."""
        state = scene.state
        troop = state.troops[declared.troop]
        if declared.action == "end":
            return 0.0
        if declared.action == "stand":
            return 1.0
        away = [one.character for one in declared.apart]
        total = 0.0
        if declared.action == MOVE:
            total = 5.0 if not away else 0.0
        elif declared.action != "hold":
            for member in members_of(state, troop):
                if member.id not in away and member.id != declared.marker and member.sitting_out == 0:
                    total += self.deed(scene, troop, member, declared.action, worths)
        for one in declared.apart:
            total += 0.98 * self.deed(scene, troop, state.characters[one.character], one.action, worths)
        if declared.marker >= 0 and markers_to_take(state, state.characters[declared.marker]):
            total += TAKE_MARKER
        return total

    def deed(
        self,
        scene: Scene,
        troop: Troop,
        member: Character,
        action: str,
        worths: dict[tuple[int, str], float],
    ) -> float:
        """What one character gains with an action of a type."""
        key = (member.id, action)
        known = worths.get(key)
        if known is None:
            state = scene.state
            known = 0.0
            if action == "melee":
                known = best_blow(state, member)
            elif action == "shoot":
                known = best_shot(state, member, troop.actions)
            elif action == "spirit":
                for use in spirit_uses(state, member):
                    known = max(known, self.spirit(state, use))
            elif action == "generic":
                known = self.best_generic(state, member)
            worths[key] = known
        return known

    def movement(self, scene: Scene, troop: Troop) -> float:
        """What a Movement action gains, with those in contact staying or breaking away."""
        best = best_move(scene, troop, [])
        for breaking in self.leaving(scene, troop):
            best = max(best, best_move(scene, troop, breaking))
        return best

    def leaving(self, scene: Scene, troop: Troop) -> list[list[int]]:
        """Who might break away: everybody in contact, if it is not too dear."""
        touching = in_contact(scene, troop)
        return [touching] if touching else []

    def break_away(self, state: State, question: Question[Any], options: list[Any]) -> list[float]:
        troop = state.troops[question.args()["troop"]]  # type: ignore[index]
        scene = Scene(state, question.player)
        tried = [[], *self.leaving(scene, troop)]
        return [best_move(scene, troop, option) if option in tried else -1e9 for option in options]

    def paths(
        self, state: State, question: Question[Any], options: list[Any], only_best: bool
    ) -> list[float]:
        scene = Scene(state, question.player)
        if only_best and is_whole_move(question):
            offer = offer_of(scene, question.terms)
            if options == offer.orders:
                return offer.gains
        return gains_of(scene, options)

    # -- Spirit and Generic actions -----------------------------------------------------------------

    def spirit(self, state: State, use: Use | None) -> float:
        if use is None:
            return 0.0
        return spirit_value(state, state.characters[use.actor], use.ability, state.characters[use.target])

    def generic(self, state: State, deed: Deed | None) -> float:
        if deed is None:
            return 0.0
        if deed.what == DIVIDE:
            return -50.0
        actor = state.characters[deed.actor]
        if deed.what == MARKER:
            holder = state.markers[deed.on].controller
            held = holder != NOBODY and state.characters[holder].owner == actor.owner
            return -1.0 if held else TAKE_MARKER
        if deed.what == "grapple":
            return 90.0
        if deed.what == "heal":
            return HEAL * worth(state, state.characters[deed.on]) - 0.6 * token_worth(state, actor)
        return -200.0

    def best_generic(self, state: State, member: Character) -> float:
        best = 0.0
        for use in generic_uses(state, member):
            best = max(best, self.generic(state, use))
        return best


def is_whole_move(question: Question[Any]) -> TypeGuard[GiveOrders]:
    """Whether a question is about a Movement action of a troop, not a part of another action."""
    return isinstance(question, GiveOrders) and not question.apart and not question.terms.stepping


def is_legal(question: Question[Any], option: Any) -> bool:
    """Orders are remembered by what they mostly depend on: those that are wanted are judged again."""
    return not is_whole_move(question) or question.problem_of(option) is None


EVALUATION: Final = HomeRaidersEvaluation()
