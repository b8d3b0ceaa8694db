"""The hand-written knowledge of SphereWars, as every game gives it."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.spherewars.opponent.deploying import deployment_value
from dicefront.games.spherewars.opponent.feats import (
    HELP,
    is_near,
    value_of_deed,
    value_of_dice,
    value_of_target,
)
from dicefront.games.spherewars.opponent.features import FEATURES, viewpoints
from dicefront.games.spherewars.opponent.laying import values_of_spots, wants_open_field
from dicefront.games.spherewars.opponent.ordering import is_order_worthwhile, value_of_fire, value_of_order
from dicefront.games.spherewars.opponent.plans import (
    best_attack,
    order_of_activation,
    value_of_joining,
    values_of_ways,
)
from dicefront.games.spherewars.opponent.relocating import steps_of, values_of_steps
from dicefront.games.spherewars.opponent.scene import Scene, gap_at
from dicefront.games.spherewars.opponent.shots import value_of_aims
from dicefront.games.spherewars.opponent.spells import value_of_place, value_of_spell, values_of_bets
from dicefront.games.spherewars.rules.battlefield import PlacePiece
from dicefront.games.spherewars.rules.bets import HideGems
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.deeds import AimFeat, FuryDice
from dicefront.games.spherewars.rules.defence_area import JumpAt
from dicefront.games.spherewars.rules.focus import GIVE_ORDER, NO_FEAT
from dicefront.games.spherewars.rules.free_moves import FreeMove
from dicefront.games.spherewars.rules.item_windows import UseItem
from dicefront.games.spherewars.rules.joining import Trajectory
from dicefront.games.spherewars.rules.movement import JOINS, RUNS, SPEEDS_UP, STANDS, DrawPath
from dicefront.games.spherewars.rules.options import INCH, TOL
from dicefront.games.spherewars.rules.pace import Pace, moves_at_random, pace_of, too_near
from dicefront.games.spherewars.rules.pushing import PushTo
from dicefront.games.spherewars.rules.relocating import Relocate
from dicefront.games.spherewars.rules.rerolls import RollAgain
from dicefront.games.spherewars.rules.rows import SPELL, AbilityRow
from dicefront.games.spherewars.rules.shooting import Aim, DeclareShot
from dicefront.games.spherewars.rules.sides import ORDER_FIRST, points_of_side
from dicefront.games.spherewars.rules.spells import AimAtPlace
from dicefront.games.spherewars.rules.state import Combatant, State, activation_of
from dicefront.games.spherewars.rules.summoning import PutDown
from dicefront.games.spherewars.rules.walking import Stride
from dicefront.games.spherewars.rules.ways import shortest
from dicefront.games.spherewars.rules.windows import IssueOrder
from dicefront.kernel.game import State as KernelState
from dicefront.kernel.question import Question
from dicefront.parts.opponent.evaluation import WON, Evaluation, Line, by_score, outcome_value
from dicefront.tabletop.point import Point

GAME: Final = "spherewars."
WEIGHED: Final = [
    GAME + "turn.activate",
    GAME + "focus.action",
    GAME + "move.action",
    GAME + "move.path",
    GAME + "join.target",
    GAME + "fight.enemy",
    GAME + "shot.declare",
    GAME + "jump.at",
]
"""The decisions worth rehearsing."""
SCALE: Final = 17
"""An advantage of so much for each point of the match wins about three of four games: a sixth of a band.

In 280 games of ``expert`` against itself 5,000 fitted best at 300 points, 10,000 at 500 and 12,000 at 750.
"""
NODES: Final = 2_000
UNTHINKABLE: Final = -1e9
FURTHER: Final = 3 * INCH  # enemies with a way longer than the allowance by more than this are left alone
FAIR: Final = 3  # dice that show less are rolled again where that is allowed


class SphereWarsEvaluation(Evaluation):
    """Weighs fights by their exact chances, and places by what they allow and threaten."""

    def __init__(self) -> None:
        super().__init__(GAME + "turn.activate", width=4, first=3, trust=1.0, nodes=NODES)
        self.features = FEATURES

    # -- positions ----------------------------------------------------------------------------------

    def evaluate(self, state: KernelState, player: int) -> int:
        assert isinstance(state, State)
        side = side_of(state, player)
        if state.outcome is not None:
            return outcome_value(state, player)
        scene = Scene(state, side)
        value = 0.0
        for one in scene.own:
            value += scene.left(one)
        for enemy in scene.enemies:
            value -= scene.left(enemy)
        return int(max(min(value, float(WON - 1)), float(1 - WON)))

    # -- thinking ahead -----------------------------------------------------------------------------

    def weighs(self, question: Question[Any]) -> bool:
        return question.kind in WEIGHED

    def turn(self, state: KernelState) -> int:
        """Rounds of the sides, two in a turn."""
        assert isinstance(state, State)
        return 2 * state.turn + state.side

    def scale_of(self, state: KernelState) -> int:
        assert isinstance(state, State)
        return SCALE * points_of_side(state.options)

    def horizon(self, state: KernelState) -> int:
        """To the end of this round and the next one of the other side."""
        return 2

    def viewpoints(self, state: KernelState) -> list[list[int]]:
        assert isinstance(state, State)
        return viewpoints(state)

    def side(self, state: KernelState, player: int) -> int:
        assert isinstance(state, State)
        return side_of(state, player)

    # -- decisions ----------------------------------------------------------------------------------

    def answer(self, state: KernelState, question: Question[Any]) -> object:
        assert isinstance(state, State)
        options = answers_to(question)
        scores = self.scores(state, question, options) if len(options) > 1 else [0.0]
        return options[scores.index(max(scores))]

    def lines(self, state: KernelState, question: Question[Any], width: int) -> list[Line]:
        assert isinstance(state, State)
        options = answers_to(question)
        scores = self.scores(state, question, options) if len(options) > 1 else [0.0]
        kind = question.kind
        least = min(max(scores), UNTHINKABLE / 2.0)  # nobody overlooks that something is unthinkable
        return by_score(
            [
                Line(int(score), [kind], [one])
                for one, score in zip(options, scores, strict=True)
                if score >= least
            ],
            width,
        )

    def scores(self, state: State, question: Question[Any], options: list[Any]) -> list[float]:
        """How good each answer looks, in hundredths of a band point."""
        key = question.kind.removeprefix(GAME)
        scene = Scene(state, side_of(state, question.player))
        if key == "turn.activate":
            return self.activations(scene, question.player, options)
        if key == "move.action":
            return self.actions(scene, options)
        if isinstance(question, DrawPath):
            return values_of_ways(scene, question.mover, options, question.stride)
        if key == "join.target":
            return self.targets(scene, options)
        if isinstance(question, Trajectory):
            return self.trajectories(scene, question, options)
        if isinstance(question, JumpAt):
            return self.jumps(scene, question, options)
        if key == "fight.enemy":
            actor = scene.state.combatants[activation_of(state).who]
            return [scene.fight_here(actor, state.combatants[foe]) for foe in options]
        if key == "turn.first_round":
            return self.first_round(scene, options)
        if isinstance(question, FreeMove):
            return [self.free_move(scene, question.mover, way[-1]) for way in options]
        if isinstance(question, DeclareShot):
            return [self.shots(scene, question, aims) for aims in options]
        if isinstance(question, (IssueOrder, UseItem)):
            return [value_of_order(scene, question.occasion, option) for option in options]
        if isinstance(question, Relocate):
            return values_of_steps(scene, question.occasion, options)
        return self.smaller(scene, key, question, options)

    def smaller(self, scene: Scene, key: str, question: Question[Any], options: list[Any]) -> list[float]:
        """Answers of one word, and those before the game."""
        args = question.args()
        if key == "jump.too":
            guard, mover = combatant(scene, args["combatant"]), combatant(scene, args["enemy"])
            gain = scene.fight(guard, mover, False)
            return [gain if option else 0.0 for option in options]
        if key == "focus.action":
            return self.feats(scene, combatant(scene, args["combatant"]), options)
        if isinstance(question, AimFeat):
            aimed = [scene.state.combatants[option] for option in options]
            return [value_of_target(scene, question.user, question.row, target) for target in aimed]
        if isinstance(question, FuryDice):
            return value_of_dice(scene, question.user, question.deed, options)
        if isinstance(question, HideGems):
            return values_of_bets(scene, question, options)
        if isinstance(question, AimAtPlace):
            cast = question.cast
            return [value_of_place(scene, cast.user, cast.row, at) for at in options]
        if isinstance(question, PushTo):
            return [self.pushed(scene, question.victim, way[-1]) for way in options]
        if isinstance(question, PutDown):
            return [scene.value_at(question.newcomer, float(at.x), float(at.y)) for at in options]
        if isinstance(question, RollAgain):
            return [float(FAIR - question.faces[dice[-1]]) if dice else 0.0 for dice in options]
        if key == "shot.change":
            shooter = combatant(scene, args["combatant"])
            return [self.other_target(scene, shooter, option) for option in options]
        if key == "spell.change":
            caster, row = combatant(scene, args["combatant"]), CATALOGUE.abilities[str(args["trait"])]
            named = [None if option is None else combatant(scene, option) for option in options]
            return [0.0 if one is None else value_of_target(scene, caster, row, one) for one in named]
        if key in ("effect.choose", "effect.order"):
            return [scene.left(combatant(scene, option)) for option in options]
        if key == "react.ability" and not isinstance(options[-1], bool):  # somebody else is struck
            struck = [args["combatant"] if option is None else option for option in options]
            return [-scene.left(combatant(scene, one)) for one in struck]
        if key == "counter.shot":
            return [0.0 if option is None else 1.0 for option in options]
        if key in ("deploy.place", "deploy.infiltrate"):
            return [deployment_value(scene, option) for option in options]
        if isinstance(question, PlacePiece):
            return values_of_spots(scene.state, scene.side, question.scenery, options)
        if key == "field.more":
            return [float(more != wants_open_field(scene.state, scene.side)) for more in options]
        if key == "deploy.infiltrators_first":
            return [float(side != scene.side) for side in options]
        if key in ("flight.pursue", "fight.counterattack", "morale.again", "react.ability"):
            return [1.0 if option else 0.0 for option in options]
        return [0.0] * len(options)  # the first is as good as any

    # -- turns --------------------------------------------------------------------------------------

    def first_round(self, scene: Scene, options: list[Any]) -> list[float]:
        """First if somebody of either side can strike with profit; otherwise let them come."""
        scenes = [scene, Scene(scene.state, 1 - scene.side)]
        gain = max([best_attack(there, one).gain for there in scenes for one in there.own], default=0.0)
        return [gain if side == scene.side else 0.0 for side in options]

    def activations(self, scene: Scene, player: int, options: list[int | None]) -> list[float]:
        """Who acts first; an order before that if it is worthwhile, and nobody yields to an ally."""
        waiting = [scene.state.combatants[one] for one in options if one is not None and one != ORDER_FIRST]
        found = order_of_activation(scene, waiting)
        for option in options[len(waiting) :]:
            ordering = option is not None and is_order_worthwhile(scene, player)
            found.append(-UNTHINKABLE if ordering else UNTHINKABLE)
        return found

    def feats(self, scene: Scene, user: Combatant, options: list[str]) -> list[float]:
        """What comes next in the concentration phase; an order before that if it is worthwhile."""
        found: list[float] = []
        for option in options:
            if option == NO_FEAT:
                found.append(0.0)
            elif option == GIVE_ORDER:
                found.append(-UNTHINKABLE if is_order_worthwhile(scene, user.owner) else UNTHINKABLE)
            else:
                found.append(self.feat(scene, user, CATALOGUE.abilities.get(option)))
        return found

    def feat(self, scene: Scene, user: Combatant, row: AbilityRow | None) -> float:
        """A spell, a deed, or an item, which helps once enemies are near."""
        if row is None:
            return HELP * scene.left(user) if is_near(scene, user) else -1.0
        return value_of_spell(scene, user, row) if row.use == SPELL else value_of_deed(scene, user, row)

    def actions(self, scene: Scene, options: list[Any]) -> list[float]:
        """What each movement action gains at best."""
        state = scene.state
        mover = state.combatants[activation_of(state).who]
        pace = self.pace(scene, mover)
        return [self.action(scene, mover, word, pace) for word in options]

    def action(self, scene: Scene, mover: Combatant, word: object, pace: Pace) -> float:
        shape = mover.body.shape
        if word == JOINS:
            return max(
                [self.joining(scene, mover, enemy, pace) for enemy in scene.enemies], default=UNTHINKABLE
            )
        if word == RUNS:
            return self.going(scene, mover, pace.single)
        if word == SPEEDS_UP:
            return UNTHINKABLE if too_near(scene.state, mover) else self.going(scene, mover, pace.double)
        x, y = float(shape.x), float(shape.y)
        here = scene.value_at(mover, x, y) + scene.best_shot(mover, x, y, False)
        return here if word == STANDS else here + 1.0

    def going(self, scene: Scene, mover: Combatant, stride: Stride) -> float:
        """What the best run gains."""
        return max(values_of_ways(scene, mover, DrawPath(scene.state, mover, stride).options(), stride))

    def joining(self, scene: Scene, mover: Combatant, enemy: Combatant, pace: Pace) -> float:
        """What it gains to join one enemy by the shortest way; whoever is too far away is left alone."""
        shape = mover.body.shape
        gap = gap_at(enemy, float(shape.x), float(shape.y), float(shape.reach))
        if gap > pace.double.allowance(0) + TOL:
            return UNTHINKABLE
        best = shortest(scene.state, mover, enemy, pace.double.allowance(0) + FURTHER)
        if best is None:
            return UNTHINKABLE
        return value_of_joining(scene, mover, enemy, best.points, pace, best)

    def targets(self, scene: Scene, options: list[Any]) -> list[float]:
        state = scene.state
        mover = state.combatants[activation_of(state).who]
        pace = self.pace(scene, mover)
        return [self.joining(scene, mover, state.combatants[enemy], pace) for enemy in options]

    def trajectories(self, scene: Scene, question: Trajectory, ways: list[list[Point]]) -> list[float]:
        mover, target = question.mover, question.target
        pace = self.pace(scene, mover)
        best = shortest(scene.state, mover, target)
        if best is None:
            return [0.0] * len(ways)
        return [value_of_joining(scene, mover, target, way, pace, best) for way in ways]

    def pace(self, scene: Scene, mover: Combatant) -> Pace:
        """How far it goes; random movement is taken as the average."""
        if not moves_at_random(mover):
            return pace_of(scene.state, mover)
        stride = Stride(round(2.0 * scene.speed(mover) / INCH), 1)
        return Pace(stride, stride, True)

    # -- shots and annihilation ---------------------------------------------------------------------

    def shots(self, scene: Scene, question: DeclareShot, aims: list[Aim]) -> float:
        losses = [scene.losses_of(scene.state.combatants[one.target]) for one in aims]
        return value_of_aims(scene.state, question, aims, losses)

    def other_target(self, scene: Scene, shooter: Combatant, target: object) -> float:
        """A change of target makes the shot harder, so it is only better than none."""
        if not isinstance(target, int):
            return 0.0
        return value_of_fire(scene, shooter, scene.state.combatants[target]) - 1.0

    def free_move(self, scene: Scene, mover: Combatant, end: Point) -> float:
        """Out of contact a place is worth what it is; in contact a fight follows (SW-ANN-08)."""
        x, y = float(end.x), float(end.y)
        touched = scene.touching(mover.side, x, y, float(mover.walker.radius))
        if not touched:
            return scene.value_at(mover, x, y)
        return max([scene.contact_value(mover, enemy, x, y, False) for enemy in touched])

    def pushed(self, scene: Scene, victim: Combatant, end: Point) -> float:
        """A friend is moved to a good place, an enemy to a bad one."""
        there = Scene(scene.state, victim.side)
        value = there.value_at(victim, float(end.x), float(end.y))
        return value if victim.side == scene.side else -value

    # -- answers to the enemy's moves ---------------------------------------------------------------

    def jumps(self, scene: Scene, question: JumpAt, options: list[int | None]) -> list[float]:
        """To let the mover pass, or to stop it: who stops it is fought, by it first."""
        guard, mover = question.entered.guard, question.mover
        there = Scene(scene.state, mover.side)
        end = question.way[-1]
        passing = -there.value_at(mover, float(end.x), float(end.y))
        joined = there.touching(mover.side, float(end.x), float(end.y), float(mover.walker.radius))
        if joined:
            passing = -max(
                [there.contact_value(mover, foe, float(end.x), float(end.y), True) for foe in joined]
            )
        stopped = -there.contact_value(mover, guard, float(end.x), float(end.y), False)
        return [passing if far is None else stopped for far in options]


def answers_to(question: Question[Any]) -> list[Any]:
    """The answers that are weighed."""
    return steps_of(question) if isinstance(question, Relocate) else question.options()


def side_of(state: State, player: int) -> int:
    """The side of a seat."""
    for band in state.bands:
        if band.seat == player:
            return band.side
    return player


def combatant(scene: Scene, number: object) -> Combatant:
    """The combatant whom a question names."""
    assert isinstance(number, int)
    return scene.state.combatants[number]


EVALUATION: Final = SphereWarsEvaluation()
