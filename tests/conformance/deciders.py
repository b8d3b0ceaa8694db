"""Who is asked: the words of the catalogues, section DEC, as facts that everybody at the table can see.

A catalogue says of every decision who makes it: "active", "owner", "player on turn". Here these words are
worked out from the position, from the pieces that a question names and from the question before, never from
the rules that ask. A new game adds its words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dicefront.games.spherewars.rules.leadership import seats_of_side
from dicefront.kernel.game import Game
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


ANYBODY = [
    *("each player", "both, sealed", "placing player", "all, active first", "reactive"),
    *("winner of the deployment roll", "winner of the infiltrator roll", "winner of the strategic roll"),
    *("owners of leaders", "the player behind first", "owner of infiltrators", "owners who take part"),
    *("owners of shooter and mover", "owners of user and target", "owners of the fighters"),
    *("owners of shooter and target", "owner of the killer", "owner of the roller, then his allies"),
    *("owner of the recipient, sealed", "owner of the ability", "the one whose effect it is"),
    *("owner of the target, secret", "owner of the band", "the player concerned"),
]
"""Where the dice, a window or an effect decide, which no position shows."""

OWNERS = [
    *("owner of each area entered", "owners of joined enemies", "owner of the dice", "each fighter's owner"),
    *("the loser's owner", "owner of the roller", "owner of the wounded", "owner of the winner"),
    "owner of the fugitive",
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
        **dict.fromkeys(ANYBODY, every_seat),
        **dict.fromkeys(OWNERS, owner_named),
        "active side": side_on_turn,
        "deploying player": side_on_turn,
        "owner of the actor": owner_of_the_actor,
        "owner of the caster": owner_of_the_actor,
        "owner of the caster, secret": owner_of_the_actor,
        "owner of the shooter": owner_of_the_actor,
        "owner of the mover": owner_of_the_actor,
        "surviving player": survivor_of_two,
    },
}
