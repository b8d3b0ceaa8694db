"""What answers to the smaller decisions are worth: reactions, those inside an attack, and before the game."""

from __future__ import annotations

from typing import Any

from dicefront.games.home_raiders.opponent.attacks import (
    KNOCKED_DOWN,
    blow_value,
    shot_value,
)
from dicefront.games.home_raiders.opponent.deploying import formation_value
from dicefront.games.home_raiders.opponent.moves import body_at
from dicefront.games.home_raiders.opponent.places import Scene, value_at
from dicefront.games.home_raiders.opponent.worth import shot_chance, token_worth
from dicefront.games.home_raiders.rules.abilities.movement import Teleport
from dicefront.games.home_raiders.rules.cards import DEFENCE
from dicefront.games.home_raiders.rules.objectives import count
from dicefront.games.home_raiders.rules.own_dice import dice_of
from dicefront.games.home_raiders.rules.shot import Shot
from dicefront.games.home_raiders.rules.state import (
    Character,
    State,
    members_of,
)
from dicefront.games.home_raiders.rules.strike import SWAN_SONG, Blow
from dicefront.kernel.question import Question
from dicefront.skirmish.beside import Arrival
from dicefront.skirmish.placing import Place


def smaller_scores(state: State, key: str, question: Question[Any], options: list[Any]) -> list[float]:
    """The decisions inside an action or an attack, and those before the game."""
    args = question.args()
    if key == "react.ground":
        return ground(state, args, options)
    if key == "react.free-attack":
        return [float(len(option)) for option in options]
    if key == "react.energy-barrier":
        return barrier(args, options)
    if key == "vanish.swan-song":
        return [last_attack(state, args, option) for option in options]
    if key == "melee.roundhouse":
        return [0.0 if option is None else roundhouse(state, args, option) for option in options]
    if key in ("wound.selfish", "wound.mirror-image"):
        return [send_token(state, args, option) for option in options]
    if key == "react.bodyguard":
        return [guard(state, args, option) for option in options]
    if key in ("melee.knock-back", "spirit.manipulate", "react.flicker"):
        return displace(state, key, args, options)
    if key in ("shoot.lightning-next", "react.deflect", "shoot.double", "melee.violent", "setup.reckon"):
        return [0.0 if option is None else 1.0 for option in options]
    if key == "shoot.nearest":
        return [-token_worth(state, state.characters[option]) for option in options]
    if key == "spirit.charm":
        return [charmed(state, question.player, option) for option in options]
    if key == "setup.marker":
        return near_home(state, question.player, options)
    if key == "end.survivor":  # nobody is left to hinder the rest of the way
        counts = count(state)
        ahead = counts[question.player] > counts[1 - question.player]
        return [1.0 if option == ahead else 0.0 for option in options]
    if key in ("turn.fast-recovery", "melee.sucker-punch"):
        return [1.0 if option else 0.0 for option in options]
    if key in ("deploy.place", "deploy.hold-back"):
        return [formation_value(state, question.player, option) for option in options]
    if key == "generic.teleport":
        return arrivals(state, question, options)
    return [0.0] * len(options)  # the first is as good as any: turn.fervour, fall.place, deploy.place ...


def ground(state: State, args: dict[str, Any], options: list[Any]) -> list[float]:
    """Lying down costs an action: worth it against several good shots, or when much is at stake."""
    troop = state.troops[args["troop"]]
    shooters = [c for number in state.acting for c in members_of(state, state.troops[number])]
    saved = 0.0
    for shooter in shooters:
        if not shooter.card.range or shooter.owner == troop.owner:
            continue
        best = 0.0
        for member in members_of(state, troop):
            before = shot_chance(state, shooter, member, False, False)
            after = shot_chance(state, shooter, member, False, True)
            best = max(best, (before - after) * token_worth(state, member))
        saved += best
    price = KNOCKED_DOWN * (0.4 + 0.25 * float(len(troop.members)))
    return [saved - price if option else 0.0 for option in options]


def barrier(args: dict[str, Any], options: list[Any]) -> list[float]:
    """Have every hit repeated, and keep the lower roll."""
    first, second = args["total"], args["second_total"]
    yes = float(first) - 0.5 if second is None else float(first - second)
    return [yes if option else 0.0 for option in options]


def roundhouse(state: State, args: dict[str, Any], blow: Blow) -> float:
    attacker = state.characters[args["attacker"]]
    return 1.0 + blow_value(state, attacker, state.characters[blow.target], blow.options)


def last_attack(state: State, args: dict[str, Any], last: Blow | Shot | None) -> float:
    if last is None:
        return 0.0
    if isinstance(last, Blow):
        attacker = state.characters[args["character"]]
        return 1.0 + blow_value(state, attacker, state.characters[last.target], last.options)
    return 1.0 + shot_value(state, last, SWAN_SONG)


def send_token(state: State, args: dict[str, Any], option: object) -> float:
    """Give a token to whom it hurts least."""
    own = token_worth(state, state.characters[args["character"]])
    if not isinstance(option, int):
        return 0.0
    return own - token_worth(state, state.characters[option])


def guard(state: State, args: dict[str, Any], option: object) -> float:
    """A Bodyguard steps in if it stands to lose less."""
    target = state.characters[args["target"]]
    if not isinstance(option, int):
        return -defence_need(state, target)
    return -defence_need(state, state.characters[option]) - 1.0


def displace(state: State, key: str, args: dict[str, Any], options: list[Any]) -> list[float]:
    """Moving somebody: the player who chooses wants that side to stand well or badly."""
    character = state.characters[args["character"]]
    scene = Scene(state, character.owner)
    sign = 1.0 if key == "react.flicker" else -1.0
    now = value_at(scene, character, character.body)
    found: list[float] = []
    for option in options:
        if option is None:
            found.append(0.0)
        elif isinstance(option, int):
            there = value_at(scene, character, state.characters[option].body)
            found.append(sign * (there - now))
        else:
            body = body_at(state, character, option.x, option.y, -1)
            drop = character.body.bottom - body.bottom
            fall = token_worth(state, character) if drop > state.options.constants.fall_limit else 0.0
            found.append(sign * (value_at(scene, character, body) - now - fall) - 1.0)
    return found


def charmed(state: State, player: int, option: object) -> float:
    if not isinstance(option, int):
        return 0.0
    victim = state.characters[option]
    value = token_worth(state, victim)
    return -value if victim.owner == player else value


def near_home(state: State, player: int, options: list[Place]) -> list[float]:
    """Markers near the own Portal are easier to reach."""
    number = state.space.owned_by(player)
    shape = state.space.things[number].shape
    found: list[float] = []
    for option in options:
        dx, dy = float(option.x - shape.x), float(option.y - shape.y)
        found.append(-((dx * dx + dy * dy) ** 0.5) - 3.0 * float(option.z))
    return found


def arrivals(state: State, question: Question[Any], options: list[Arrival]) -> list[float]:
    """Where Eager teleport leads."""
    assert isinstance(question, Teleport)
    character = state.characters[question.c.id]
    scene = Scene(state, question.player)
    return [value_at(scene, character, body_at(state, character, to.x, to.y, to.z)) for to in options]


def defence_need(state: State, character: Character) -> float:
    """What an attack on a character costs on average, roughly."""
    pool = dice_of(state, character, DEFENCE)
    mean = 0.6 * float(pool.white) + 0.8 * float(pool.red) + float(pool.black)
    return token_worth(state, character) / (1.0 + mean)
