"""Who is asked: the words of the catalogues, section DEC, as facts that everybody at the table can see.

A catalogue says of every decision who makes it: "active", "owner", "player on turn". Here these words are
worked out from the position, from the pieces that a question names and from the question before, never from
the rules that ask. A new game adds its words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dicefront.games.spherewars.rules.leadership import seats_of_side
from dicefront.games.spherewars.rules.state import State
from dicefront.kernel.game import Game
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.skirmish.figures import ON_TABLE
from dicefront.text.catalogue import catalogue_of
from dicefront.text.rulebook import Decision

Asked = Question[Any]
Decider = Callable[[Any, Asked, Asked | None], list[int]]
"""Who may be asked: from the state, the question, and the question that was answered before it."""


def decisions(game: Game[Any]) -> list[Decision]:
    """What section DEC lists: the key, who decides, when, and the paragraphs."""
    return catalogue_of(game.home, "en").decisions


def check_deciders(table: Table[Any], before: Asked | None = None) -> None:
    """Whoever is asked now is the one whom the catalogue names."""
    listed = {decision.key: decision for decision in decisions(table.game)}
    players = [question.player for question in table.pending]
    assert len(set(players)) == len(players), f"somebody is asked twice at once: {table.pending}"
    for question in table.pending:
        decision = listed[question.kind.removeprefix(table.game.id + ".")]
        expected = DECIDERS[table.game.id][decision.who](table.state, question, before)
        problem = f"{question!r}, but by {', '.join(decision.rules)} it is for {decision.who}: {expected}"
        assert question.player in expected, problem


# -- Chessboard Skirmish --------------------------------------------------------------------------


def both(state: Any, question: Asked, before: Asked | None) -> list[int]:
    return [0, 1]


def on_turn(state: Any, question: Asked, before: Asked | None) -> list[int]:
    return [state.turn]


def not_on_turn(state: Any, question: Asked, before: Asked | None) -> list[int]:
    return [1 - state.turn]


def in_turn(state: Any, question: Asked, before: Asked | None) -> list[int]:
    """One after the other, unless the armies are deployed in secret."""
    hidden = question.kind == "chessboard.setup.deploy" and state.options.deployment == "hidden"
    return [0, 1] if hidden else [state.turn]


# -- Crystals -------------------------------------------------------------------------------------


def every_seat(state: Any, question: Asked, before: Asked | None) -> list[int]:
    return list(range(state.options.seats))


def player_on_turn(state: Any, question: Asked, before: Asked | None) -> list[int]:
    return [state.player]


def first_who_earned(state: Any, question: Asked, before: Asked | None) -> list[int]:
    """Clockwise from the player on turn."""
    seats = state.options.seats
    order = [(state.player + turn) % seats for turn in range(seats)]
    return [seat for seat in order if state.earned[seat] > 0][:1]


# -- Home Raiders ---------------------------------------------------------------------------------


def owner(state: Any, question: Asked, before: Asked | None) -> list[int]:
    """The player of the character or troop that is named, or of the Units out of which one may move."""
    if question.kind == "home_raiders.setup.reckon":
        return sorted({state.troops[number].owner for number in question.options() if number is not None})
    return owners(state, question, ["character", "troop", "troops", "units"])


def attackers_player(state: Any, question: Asked, before: Asked | None) -> list[int]:
    if question.kind == "home_raiders.melee.knock-back":  # it names the target, and no friend is knocked back
        return [1 - player for player in owners(state, question, ["character"])]
    return owners(state, question, ["attacker", "character"])


def defender(state: Any, question: Asked, before: Asked | None) -> list[int]:
    if question.kind == "home_raiders.shoot.nearest":
        return [1 - player for player in owners(state, question, ["shooter"])]
    return owners(state, question, ["target", "character", "troop"])


def owners(state: Any, question: Asked, names: list[str]) -> list[int]:
    """The players of the first pieces among the arguments that have one of these names."""
    named: Any = question.args()
    name = next(name for name in names if name in named)
    numbers: list[int] = named[name] if isinstance(named[name], list) else [named[name]]
    pieces = state.troops if name.startswith(("troop", "unit")) else state.characters
    return sorted({pieces[number].owner for number in numbers})


def owner_of_the_left(state: Any, question: Asked, before: Asked | None) -> list[int]:
    pairs: Any = question.args()["pairs"]
    return sorted({state.characters[attacker].owner for attacker, _ in pairs})


def player_concerned(state: Any, question: Asked, before: Asked | None) -> list[int]:
    """HR-GEN-13, HR-WND-21: the owner of those who wait; HR-SQG-11: the active player."""
    if question.args()["what"] == "blast":
        return [state.player]
    return sorted({state.characters[number].owner for number in question.options()})


def mover(state: Any, question: Asked, before: Asked | None) -> list[int]:
    """Who answered where somebody is moved to."""
    kinds = ("home_raiders.melee.knock-back", "home_raiders.spirit.manipulate")
    return [before.player] if before is not None and before.kind in kinds else []


def portal_placer(state: Any, question: Asked, before: Asked | None) -> list[int]:
    """The first to deploy as long as no Portal stands, then the other one."""
    stands = any(thing.owner >= 0 for thing in state.space.things)
    return [1 - state.first if stands else state.first]


def by_turns(state: Any, question: Asked, before: Asked | None) -> list[int]:
    """The first to deploy places the first marker."""
    return [(state.first + len(state.markers)) % 2]


def survivor(state: Any, question: Asked, before: Asked | None) -> list[int]:
    return sorted({one.owner for one in state.characters if one.where == ON_TABLE})


# -- SphereWars -----------------------------------------------------------------------------------


def side_on_turn(state: Any, question: Asked, before: Asked | None) -> list[int]:
    """The players of the side whose round it is, or whose turn it is to deploy."""
    return seats_of_side(state, state.side)


def owner_of_the_actor(state: Any, question: Asked, before: Asked | None) -> list[int]:
    return [state.combatants[state.activation.who].owner]


def owner_named(state: Any, question: Asked, before: Asked | None) -> list[int]:
    """The player of the combatants that the question is about, or out of whom one is chosen."""
    named: Any = question.args()
    choices = [one for one in question.options() if type(one) is int]
    found = next((named[name] for name in ("combatant", "combatants") if name in named), choices)
    numbers: list[int] = found if isinstance(found, list) else [found]
    return sorted({state.combatants[number].owner for number in numbers})


def survivor_of_two(state: Any, question: Asked, before: Asked | None) -> list[int]:
    return sorted({one.owner for one in state.combatants if one.where == ON_TABLE})


def owners_of(state: State, numbers: list[int]) -> list[int]:
    return sorted({state.combatants[number].owner for number in numbers})


def named_in(question: Asked) -> list[int]:
    """The combatants that a question is about."""
    named: Any = question.args()
    found = [named[name] for name in ("combatant", "combatants") if name in named]
    return [number for one in found for number in (one if isinstance(one, list) else [one])]


def who_speaks(state: State, side: int) -> list[int]:
    """SW-MUL-18: whose leader rolled best for a side, or the others of it if that one has left."""
    speaker = state.speakers[side]
    return (
        [seat for seat in seats_of_side(state, side) if not state.gone[seat]]
        if state.gone[speaker]
        else [speaker]
    )


def placing_player(state: Any, question: Asked, before: Asked | None) -> list[int]:
    return who_speaks(state, state.side)


def winner_of_the_deployment(state: Any, question: Asked, before: Asked | None) -> list[int]:
    return who_speaks(state, state.first)


def winner_of_the_infiltrators(state: Any, question: Asked, before: Asked | None) -> list[int]:
    """Of the sides that may be first, his own is the last: mostly he lets the enemy begin."""
    return who_speaks(state, question.options()[-1])


def winner_of_the_strategy(state: Any, question: Asked, before: Asked | None) -> list[int]:
    """His own side is the first that is offered."""
    return who_speaks(state, question.options()[0])


def owner_of_infiltrators(state: Any, question: Asked, before: Asked | None) -> list[int]:
    items: Any = question.gesture().items
    return owners_of(state, items)


def leaders(state: Any, question: Asked, before: Asked | None) -> list[int]:
    return sorted({band.seat for band in state.bands if band.leader != NOBODY})


def those_who_take_part(state: Any, question: Asked, before: Asked | None) -> list[int]:
    """The owners of the combatants that a window is about, and of who acts."""
    occasion = question.occasion  # type: ignore[attr-defined]
    concerned = {one.id for one in [*occasion.subjects, *occasion.actors]}
    return owners_of(state, sorted({*concerned, *named_in(question)}))


def owner_of_the_first(state: Any, question: Asked, before: Asked | None) -> list[int]:
    return owners_of(state, named_in(question)[:1])


def side_of_the_first(state: Any, question: Asked, before: Asked | None) -> list[int]:
    return seats_of_side(state, state.combatants[named_in(question)[0]].side)


def side_that_reacts(state: Any, question: Asked, before: Asked | None) -> list[int]:
    """The side whose round it is not."""
    return seats_of_side(state, 1 - state.side)


def side_of_the_target(state: Any, question: Asked, before: Asked | None) -> list[int]:
    """SW-SPE-23, SW-MUL-21: somebody of the side that the caster is not on."""
    return seats_of_side(state, 1 - state.combatants[named_in(question)[0]].side)


def who_may_step_in(state: Any, question: Asked, before: Asked | None) -> list[int]:
    """Everybody in turn, and each with what is his own: who gives an order, and who carries an item."""
    offers: Any = [question.write(one) for one in question.candidates() if one is not None]
    own = [one["issuer"] if "issuer" in one else one["bearer"] for one in offers]
    return owners_of(state, own) if own else every_seat(state, question, before)


OWNERS = [
    *("owner of each area entered", "owners of joined enemies", "owner of the dice", "each fighter's owner"),
    *("the loser's owner", "owner of the roller", "owner of the wounded", "owner of the winner"),
    *("owner of the fugitive", "owner of the recipient, sealed", "owner of the ability", "owner of the band"),
    *("the one whose effect it is", "the player concerned"),
]
TAKING_PART = [
    *("owners who take part", "owners of shooter and mover", "owners of user and target"),
    *("owners of the fighters", "owners of shooter and target", "owner of the mover"),
]


DECIDERS: dict[str, dict[str, Decider]] = {
    "chessboard": {
        "Each player": both,
        "Each player in turn": in_turn,
        "Player on turn": on_turn,
        "Owner of an attacking Hero with its re-roll left": on_turn,
        "Owner of a defending Hero with its re-roll left": not_on_turn,
        "Owner of a Hero that made a Skill roll with its re-roll left": on_turn,
    },
    "crystals": {
        "Each player": every_seat,
        "Player on turn": player_on_turn,
        "Every player who earned experience in a move": first_who_earned,
    },
    "home_raiders": {
        "active": player_on_turn,
        "attacker's player": attackers_player,
        "both agree": both,
        "defender": defender,
        "each player": both,
        "each player in turn": by_turns,
        "owner": owner,
        "owner of each left character": owner_of_the_left,
        "player who caused the move": mover,
        "player who places the Portal": portal_placer,
        "surviving player": survivor,
        "the player concerned": player_concerned,
    },
    "spherewars": {
        **dict.fromkeys(OWNERS, owner_named),
        **dict.fromkeys(TAKING_PART, those_who_take_part),
        "each player": every_seat,
        "both, sealed": every_seat,
        "all, active first": who_may_step_in,
        "the player behind first": who_may_step_in,
        "placing player": placing_player,
        "winner of the deployment roll": winner_of_the_deployment,
        "winner of the infiltrator roll": winner_of_the_infiltrators,
        "winner of the strategic roll": winner_of_the_strategy,
        "owner of infiltrators": owner_of_infiltrators,
        "owners of leaders": leaders,
        "owner of the killer": owner_of_the_first,
        "owner of the roller, then his allies": side_of_the_first,
        "owner of the target, secret": side_of_the_target,
        "reactive": side_that_reacts,
        "active side": side_on_turn,
        "deploying player": side_on_turn,
        "owner of the actor": owner_of_the_actor,
        "owner of the caster": owner_of_the_actor,
        "owner of the caster, secret": owner_of_the_actor,
        "owner of the shooter": owner_of_the_actor,
        "surviving player": survivor_of_two,
    },
}
