"""Looks at a board of Chessboard Skirmish: reach, attacks, threats, lines; and odds outside a match."""

from __future__ import annotations

from dicefront.games.chessboard.rules.catalogue import FIGURES
from dicefront.games.chessboard.rules.duel import skill_odds
from dicefront.games.chessboard.rules.lines import TYPES, attacks_from, blocking_space
from dicefront.games.chessboard.rules.movement import (
    reach,
    unreachable,
)
from dicefront.games.chessboard.rules.odds import duel_odds, initiative_odds
from dicefront.games.chessboard.rules.prospects import attack_chances, harm
from dicefront.games.chessboard.rules.state import (
    ChessState,
    Mini,
)
from dicefront.games.chessboard.show.attacks import barred_targets
from dicefront.kernel import sign
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json, PlayerId
from dicefront.parts.show.screen import chance_data, chance_of, chance_shown, note_data, whole
from dicefront.parts.show.words import Chance
from dicefront.tabletop.grid import BETWEEN, SPACES, contains, members


def look(state: ChessState, what: str, args: dict[str, Json]) -> Json:
    """What is asked for, or ``BadData`` with what there is."""
    if what == "attacks":
        mini = piece_of(state, args)
        return look_attacks(state, mini, whole(args, "space", 0, SPACES - 1))
    if what == "threats":
        return look_threats(state, whole(args, "player", 0, 1))
    if what == "line":
        return look_line(state, whole(args, "from", 0, SPACES - 1), whole(args, "to", 0, SPACES - 1))
    if what == "unreachable":
        return look_unreachable(state, piece_of(state, args), whole(args, "space", 0, SPACES - 1))
    raise BadData("look", "reach, unreachable, attacks, threats or line", what)


def piece_of(state: ChessState, args: dict[str, Json]) -> Mini:
    """The miniature a look is about, which must stand on the board."""
    if not state.minis:
        raise BadData("look.piece", "a match with armies on the table", args.get("piece"))
    mini = state.minis[whole(args, "piece", 0, len(state.minis) - 1)]
    if mini.space < 0:
        raise BadData("look.piece", "a miniature on the board", mini.id)
    return mini


def attack_data(state: ChessState, mini: Mini, space: int) -> list[Json]:
    found: list[Json] = []
    for aim in attacks_from(state, mini, space):
        chances = attack_chances(state, mini, state.minis[aim.target], aim.type)
        data: list[Json] = [chance_data(chance_shown(one)) for one in chances]
        found.append({"type": aim.type, "target": aim.target, "chances": data})
    return found


def look_attacks(state: ChessState, mini: Mini, space: int) -> Json:
    """Whom a miniature could attack from a space, and why not the others."""
    barred: list[Json] = [
        {"target": one.target, "note": {"id": one.note.id, "args": one.note.args, "rule": one.note.rule}}
        for one in barred_targets(state, mini, space)
    ]
    return {"attacks": attack_data(state, mini, space), "barred": barred}


def look_unreachable(state: ChessState, mini: Mini, space: int) -> Json:
    """Why a miniature could not end its move on a space; nothing if it could."""
    if contains(*reach(state, mini), space):
        return None
    return {"note": note_data(unreachable(state, mini, space)), "space": space}


def look_threats(state: ChessState, player: PlayerId) -> Json:
    """The pieces of a player that could be attacked in one turn of the enemy: by whom, and how likely."""
    threats: dict[int, tuple[list[int], sign.Chance]] = {}
    for foe in state.minis:
        if foe.owner == player or foe.space < 0:
            continue
        for space in members(*reach(state, foe)):
            for aim in attacks_from(state, foe, space):
                chance = harm(state, foe, state.minis[aim.target], aim.type)
                known = threats.get(aim.target)
                if known is None:
                    threats[aim.target] = ([foe.id], chance)
                else:
                    if foe.id not in known[0]:
                        known[0].append(foe.id)
                    if chance.chance > known[1].chance:
                        threats[aim.target] = (known[0], chance)
    pieces: list[Json] = []
    for target in sorted(threats):
        attackers, chance = threats[target]
        pieces.append({"piece": target, "attackers": [*attackers], "harm": chance_data(chance_shown(chance))})
    return {"pieces": pieces}


def has_clear_line(state: ChessState, start: int, end: int) -> bool:
    between = BETWEEN[start][end]
    return between is not None and blocking_space(state, start, end, between) < 0


def look_line(state: ChessState, start: int, end: int) -> Json:
    """Whether a shot from one space to another has a clear line, and what is in the way."""
    between = BETWEEN[start][end]
    if between is None:
        return {
            "clear": False,
            "blocked": None,
            "note": {"id": "chessboard.attack.not_in_line", "rule": "CB-LIN-01"},
        }
    space = blocking_space(state, start, end, between)
    spaces: list[Json] = [*between]
    if space < 0:
        return {"clear": True, "blocked": None, "between": spaces, "note": None}
    note: Json = {"id": "chessboard.attack.blocked", "args": {"space": space}, "rule": "CB-LIN-03"}
    return {"clear": False, "blocked": space, "between": spaces, "note": note}


# -- odds outside a match -----------------------------------------------------------------------


def odds_of(situation: dict[str, Json]) -> list[Chance]:
    """``attack`` with type, die, target_die and so on; ``skill``; ``initiative``."""
    what = situation.get("what")
    if what == "initiative":
        chance = initiative_odds(die_in(situation, "die"), die_in(situation, "target_die"))
        return [
            chance_of("chessboard.odds.first", chance),
            chance_of("chessboard.odds.second", 1 - chance),
        ]
    if what == "skill":
        chance = skill_odds(die_in(situation, "die"), situation.get("reroll") is True)
        return [
            chance_of("chessboard.odds.success", chance),
            chance_of("chessboard.odds.failure", 1 - chance),
        ]
    if what != "attack":
        raise BadData("odds.what", "attack, skill or initiative", what)
    type_ = situation.get("type")
    if not isinstance(type_, str) or type_ not in TYPES:
        raise BadData("odds.type", "melee, bow or gun", type_)
    odds = duel_odds(
        type_,
        die_in(situation, "die"),
        situation.get("reroll") is True,
        die_in(situation, "target_die"),
        situation.get("target_reroll") is True,
        1 if situation.get("armor") else 0,
        situation.get("informed") is True,
    )
    return [
        chance_of("chessboard.odds.miss", odds.miss),
        chance_of("chessboard.odds.saved", odds.saved),
        chance_of("chessboard.odds.armor", odds.armor),
        chance_of("chessboard.odds.defeat", odds.defeat),
    ]


def die_in(situation: dict[str, Json], name: str) -> int:
    value = situation.get(name)
    if type(value) is not int or value not in FIGURES.dice:
        raise BadData(f"odds.{name}", "one of " + ", ".join(str(die) for die in FIGURES.dice), value)
    return value
