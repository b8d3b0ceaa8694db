"""Crystals once more, in the plainest way: dictionaries, names and fields, no tables, no steps kept.

Written from the catalogue alone, to be compared with the rules game by game. A match is a dictionary; a
character is named ``(seat, class)`` and has a place: ``base``, ``start`` or the number of a field. Dice come
from an endless list, and choices from functions, so that both programs can be given the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

CLASSES = ["scout", "attacker", "miner", "tower"]

Game = dict[str, Any]
Name = tuple[int, str]
Choose = Callable[[int, str, list[Name]], Name]


def new_game(options: dict[str, Any], attackers: list[str], first: list[str], on_turn: int) -> Game:
    """The table after set-up."""
    players, m = options["players"], options["side_length"]
    sides = 3 if players == 3 else 4
    between = 2 if players == 2 else 1
    return {
        "options": options,
        "players": players,
        "length": sides * (m + 1),
        "teleports": [k * (m + 1) + (m - 1) // 2 for k in range(sides)],
        "entry": [seat * between * (m + 1) for seat in range(players)],
        "attacker": attackers,
        "place": {
            (seat, name): "start" if first[seat] == name else "base"
            for seat in range(players)
            for name in CLASSES
        },
        "experience": {(seat, name): 1 for seat in range(players) for name in CLASSES},
        "mines": {},
        "crystals": [0] * players,
        "middle": 2 * players + 1,
        "on_turn": on_turn,
        "in_a_row": 0,
        "turns": [0] * players,
        "winners": None,
    }


def level(game: Game, name: Name) -> int:
    points = game["experience"][name]
    return 3 if points >= 5 else 2 if points >= 2 else 1


def who_stands(game: Game, field: int) -> Name | None:
    for name, place in game["place"].items():
        if place == field:
            return name  # type: ignore[no-any-return]
    return None


def spawn(game: Game, seat: int, kind: str, choose: Choose) -> None:
    mine = [(seat, name) for name in CLASSES]
    if any(game["place"][name] == "start" for name in mine):
        return
    waiting = [name for name in mine if game["place"][name] == "base"]
    if waiting:
        game["place"][only(waiting) or choose(seat, kind, waiting)] = "start"


def only(names: list[Name]) -> Name | None:
    return names[0] if len(names) == 1 else None


def landing_of(game: Game, name: Name, roll: int) -> int | str:
    """The field on which a character lands, counted one by one, or home."""
    seat = name[0]
    place = game["place"][name]
    for _ in range(roll):
        if place == "start":
            place = game["entry"][seat]
        elif place == (game["entry"][seat] - 1) % game["length"]:
            return "home"
        else:
            place = (place + 1) % game["length"]
    return place  # type: ignore[no-any-return]


def can_move(game: Game, name: Name, roll: int) -> bool:
    if game["place"][name] == "base":
        return False
    landing = landing_of(game, name, roll)
    if landing == "home":
        return True
    end = jump_from(game, name, landing)  # type: ignore[arg-type]
    other = None if end == "home" else who_stands(game, end)  # type: ignore[arg-type]
    return other is None or other[0] != name[0]


def jump_from(game: Game, name: Name, landing: int) -> int | str:
    """Where a character goes that lands here: on to the next teleport, home, or nowhere else."""
    if landing not in game["teleports"]:
        return landing
    index = game["teleports"].index(landing)
    target = game["teleports"][(index + 1) % len(game["teleports"])]
    entry = game["entry"][name[0]]
    is_last = (target - entry) % game["length"] < (landing - entry) % game["length"]
    if is_last and game["options"]["last_teleport"] == "stay":
        return landing
    if is_last and game["options"]["last_teleport"] == "home":
        return "home"
    other = who_stands(game, target)
    if other is not None and other[0] == name[0]:
        return landing
    return target  # type: ignore[no-any-return]


def saving_level(game: Game, name: Name, field: int) -> int:
    """The level of the own Tower if it covers this field, else 0."""
    place = game["place"][(name[0], "tower")]
    if place in ("base", "start"):
        return 0
    near = [(place + away) % game["length"] for away in range(-4, 5)]
    return level(game, (name[0], "tower")) if field in near else 0


def one_turn(game: Game, dice: Iterator[int], choose: Choose) -> None:
    """One turn or one extra turn of the player on turn."""
    seat = game["on_turn"]
    options = game["options"]
    earned = [0] * game["players"]
    if game["in_a_row"] == 0:
        game["turns"][seat] += 1
    spawn(game, seat, "spawn-start", choose)
    roll = next(dice)
    extra = roll == 6
    able = [(seat, name) for name in CLASSES if can_move(game, (seat, name), roll)]
    if able:
        mover = only(able) or choose(seat, "move", able)
        if make_move(game, mover, roll, dice, earned):
            extra = True
        if game["winners"] is not None:
            return
        share_out(game, seat, earned, choose)
        if game["winners"] is not None:
            return
    spawn(game, seat, "spawn-end", choose)
    limit = options["extra_turn_limit"]
    if extra and (limit == 0 or game["in_a_row"] < limit):
        game["in_a_row"] += 1
        return
    game["in_a_row"] = 0
    rounds = options["round_limit"]
    if rounds and min(game["turns"]) >= rounds:
        score = [(game["crystals"][who], total(game, who)) for who in range(game["players"])]
        game["winners"] = [who for who in range(game["players"]) if score[who] == max(score)]
    game["on_turn"] = (seat + 1) % game["players"]


def total(game: Game, seat: int) -> int:
    return sum(game["experience"][(seat, name)] for name in CLASSES)


def make_move(game: Game, mover: Name, roll: int, dice: Iterator[int], earned: list[int]) -> bool:
    """Move and settle everything; whether the Scout has earned an extra turn."""
    seat, kind = mover
    options = game["options"]
    came_from = game["place"][mover]
    mines_at_hand = 4 - list(game["mines"].values()).count(seat)
    landing = landing_of(game, mover, roll)
    way = [field_ahead(game, mover, steps) for steps in range(1, roll + 1)]
    game["place"][mover] = "moving"
    end = "home" if landing == "home" else jump_from(game, mover, landing)  # type: ignore[arg-type]
    if end == "home":
        game["place"][mover] = "base"
        game["crystals"][seat] += 1
        game["middle"] -= 1
        if game["crystals"][seat] >= options["crystals_to_win"]:
            game["winners"] = [seat]
            return False
        final: int | str = "home"
    else:
        assert isinstance(end, int)
        attacked = list_attacks(game, mover, landing, end)
        held = False
        for victim, field, saves in attacked:
            if saves and next(dice) <= saves:
                earned[victim[0]] += 1
                held = held or field == end
            else:
                game["place"][victim] = "base"
                earned[seat] += 1
        final = end
        if held:
            final = backwards(game, seat, came_from, end)
        game["place"][mover] = final
    if options["mine_trigger"] == "pass_clears":
        for passed in way:
            if passed is not None and passed != final:
                game["mines"].pop(passed, None)
    if final in game["mines"]:
        assert isinstance(final, int)
        owner = game["mines"].pop(final)
        if owner == seat:
            earned[seat] += 1
        else:
            saves = saving_level(game, mover, final) if options["aura_covers"] == "all" else 0
            if saves and next(dice) <= saves:
                earned[seat] += 1
            else:
                game["place"][mover] = "base"
                earned[owner] += 1
    if kind == "miner" and roll <= level(game, mover) and came_from != "start" and mines_at_hand > 0:
        if who_stands(game, came_from) is None:
            game["mines"][came_from] = seat
    return kind == "scout" and roll <= level(game, mover) and final != "start"


def field_ahead(game: Game, mover: Name, steps: int) -> int | None:
    """The field so many steps ahead, or nothing if that is home."""
    field = landing_of(game, mover, steps)
    return field if isinstance(field, int) else None


def list_attacks(game: Game, mover: Name, landing: int | str, end: int) -> list[tuple[Name, int, int]]:
    """Everybody who is attacked, where, and with which chance to be saved."""
    fields: list[Any] = []
    if landing != end and game["options"]["teleport_origin_kill"] == "yes":
        fields.append(landing)
    fields.append(end)
    if mover[1] == "attacker":
        way = -1 if game["attacker"][mover[0]] == "rider" else 1
        fields += [(end + way * away) % game["length"] for away in range(1, level(game, mover) + 1)]
    attacked = []
    for field in fields:
        victim = who_stands(game, field)
        if victim is not None and victim[0] != mover[0]:
            attacked.append((victim, field, saving_level(game, victim, field)))
    return attacked


def backwards(game: Game, seat: int, came_from: int | str, end: int) -> int | str:
    """The nearest free field counter-clockwise, at the latest where the mover came from."""
    field: int = end
    while True:
        if came_from == "start" and field == game["entry"][seat]:
            return "start"
        field = (field - 1) % game["length"]
        if field == came_from or who_stands(game, field) is None:
            return field


def share_out(game: Game, seat: int, earned: list[int], choose: Choose) -> None:
    """Points go to characters one by one, the player on turn first."""
    for turn in range(game["players"]):
        who = (seat + turn) % game["players"]
        for _ in range(earned[who]):
            below = [(who, name) for name in CLASSES if game["experience"][(who, name)] < 5]
            if not below:
                break
            game["experience"][only(below) or choose(who, "experience", below)] += 1
        masters = [name for name in CLASSES if game["experience"][(who, name)] == 5]
        enough = {"either": 4, "champions": 2, "crystals": 5}[game["options"]["victory"]]
        if earned[who] and len(masters) >= enough:
            game["winners"] = [who]
            return
