"""``dicefront campaign``: win the house, one game in each room, kept in a file of its own (CAM)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import click

from dicefront.games.home_raiders.rules.campaign import (
    DRAWN,
    LEFT,
    UNPLAYED,
    WON,
    Campaign,
    campaign_json,
    is_over,
    leave,
    match_options,
    new_campaign,
    owner_of_the_house,
    playable,
    read_campaign,
    record,
    roster_problems,
    standings,
)
from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.optionsfile import options_of
from dicefront.games.home_raiders.rules.tables import ROOMS
from dicefront.games.home_raiders.rules.team import read_team, ready_teams
from dicefront.games.home_raiders.terminal.armies import ARMIES
from dicefront.kernel.game import Outcome, drawn, won_by
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.log import load_log
from dicefront.parts.terminal.armyfile import find_army
from dicefront.parts.terminal.command import Group, json_option, seed_option
from dicefront.parts.terminal.errors import DONE, NEGATIVE, WRONG_USAGE, Failure, file_problem
from dicefront.parts.terminal.host import Host, Wishes
from dicefront.parts.terminal.output import note, show, show_json, words
from dicefront.parts.terminal.parameters import option_option, read_options
from dicefront.text.messages import Messages

DRAW_WORDS: Final = ("draw", "gelijk", "remise")
BY_HAND: Final = "HR-CAM-02"


@click.group(
    "campaign", cls=Group, help="home_raiders.campaign.help", epilog="home_raiders.campaign.examples"
)
def command() -> None:
    pass


# -- the file -----------------------------------------------------------------------------------


def load(path: str) -> Campaign:
    try:
        data: Json = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise Failure("cli.error.file", file=path, problem=file_problem(error)) from error
    except (ValueError, RecursionError) as error:
        raise Failure("home_raiders.campaign.not_json", file=path, problem=str(error)) from error
    return read_campaign(data)


def save(path: str, campaign: Campaign) -> None:
    """Written whole, beside the old one first: a campaign is never lost half-way."""
    text = json.dumps(campaign_json(campaign), indent=2, ensure_ascii=False) + "\n"
    fresh = Path(f"{path}.new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


file_argument = click.argument("file", metavar="FILE")


# -- commands -----------------------------------------------------------------------------------


@command.command("new", help="home_raiders.campaign.new.help", epilog="home_raiders.campaign.new.examples")
@file_argument
@click.option("--name", "names", multiple=True, metavar="NAME", help="home_raiders.campaign.new.name")
@click.option(
    "--faction", "factions", multiple=True, metavar="FACTION", help="home_raiders.campaign.new.faction"
)
@click.option("--room", "rooms", multiple=True, metavar="ROOM[=TABLE]", help="home_raiders.campaign.new.room")
@option_option
@json_option
def new(
    file: str,
    names: tuple[str, ...],
    factions: tuple[str, ...],
    rooms: tuple[str, ...],
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    if Path(file).exists():
        raise Failure("home_raiders.campaign.exists", NEGATIVE, file=file)
    if len(factions) != 2:
        known = ", ".join(options_of(read_options(GAME, options)).cards.factions)
        raise click.UsageError(words("home_raiders.campaign.two_factions", known=known))
    chosen = {
        name: value
        for name, value in read_options(GAME, options).items()
        if any(given.startswith(f"{name}=") for given in options)
    }
    seats = [words(f"{GAME.id}.seat.{seat}") for seat in (0, 1)]
    players = [names[seat] if seat < len(names) else seats[seat] for seat in (0, 1)]
    campaign = new_campaign(players, list(factions), [room_of(room) for room in rooms or ROOMS], chosen)
    save(file, campaign)
    tell(campaign, as_json)


def room_of(given: str) -> Json:
    """``kitchen``, or a name and a table: ``attic=shelf``, ``attic=my-table.toml``."""
    name, mark, table = given.partition("=")
    if not mark:
        return given
    return {"name": name, "table": read_options(GAME, (f"table={table}",))["table"]}


@command.command(
    "status", help="home_raiders.campaign.status.help", epilog="home_raiders.campaign.status.examples"
)
@file_argument
@json_option
def status(file: str, as_json: bool) -> None:
    tell(load(file), as_json)


@command.command("play", help="home_raiders.campaign.play.help", epilog="home_raiders.campaign.play.examples")
@file_argument
@click.argument("room", metavar="[ROOM]", required=False, default="")
@click.option("--opponent", default=None, metavar="LEVEL", help="cli.play.opponent")
@click.option("--hot-seat", is_flag=True, help="cli.play.hot-seat")
@click.option("--side", type=click.Choice(["1", "2"]), default="1", help="home_raiders.campaign.play.side")
@click.option("--army", default=None, metavar="TEAM", help="home_raiders.campaign.play.army")
@click.option("--enemy-army", default=None, metavar="TEAM", help="home_raiders.campaign.play.enemy-army")
@seed_option
@click.option("--seconds", type=click.FloatRange(0.05, 600), default=2.0, help="cli.play.seconds")
@click.option("--plain", is_flag=True, help="cli.play.plain")
@json_option
@click.pass_obj
def play(
    host: Host,
    file: str,
    room: str,
    opponent: str | None,
    hot_seat: bool,
    side: str,
    army: str | None,
    enemy_army: str | None,
    seed: int | None,
    seconds: float,
    plain: bool,
    as_json: bool,
) -> int:
    campaign = load(file)
    number = room_number(campaign, room)
    options = match_options(campaign, number)
    own = int(side) - 1
    teams = [army, enemy_army] if own == 0 else [enemy_army, army]
    rosters = [the_team(campaign, seat, number, teams[seat]) for seat in (0, 1)]
    opponents = () if opponent is None else (opponent,)
    first = 0 if hot_seat and opponent is None else own
    names = (campaign.names[first], campaign.names[1 - first])
    wishes = Wishes(
        opponents=opponents, hot_seat=hot_seat, names=names, side=side, seed=seed, seconds=seconds
    )
    note(words("home_raiders.campaign.room_begins", room=room_name(campaign.rooms[number].name)))
    outcome = host.play(GAME, wishes, options, rosters, plain, as_json)
    if outcome is None:
        note(words("home_raiders.campaign.unfinished", campaign=file, room=campaign.rooms[number].name))
        return NEGATIVE
    campaign = record(campaign, number, outcome)
    save(file, campaign)
    tell(campaign, as_json)
    return DONE


@command.command(
    "record", help="home_raiders.campaign.record.help", epilog="home_raiders.campaign.record.examples"
)
@file_argument
@click.argument("room", metavar="ROOM")
@click.option("--winner", default=None, metavar="NAME|1|2|draw", help="home_raiders.campaign.record.winner")
@click.option("--replay", default=None, metavar="FILE", help="home_raiders.campaign.record.replay")
@json_option
def record_result(file: str, room: str, winner: str | None, replay: str | None, as_json: bool) -> None:
    campaign = load(file)
    if (winner is None) == (replay is None):
        raise click.UsageError(words("home_raiders.campaign.winner_or_replay"))
    outcome = outcome_of(campaign, winner) if winner is not None else outcome_in(str(replay))
    campaign = record(campaign, room_number(campaign, room), outcome)
    save(file, campaign)
    tell(campaign, as_json)


@command.command(
    "leave", help="home_raiders.campaign.leave.help", epilog="home_raiders.campaign.leave.examples"
)
@file_argument
@click.argument("room", metavar="ROOM")
@json_option
def leave_room(file: str, room: str, as_json: bool) -> None:
    campaign = load(file)
    campaign = leave(campaign, room_number(campaign, room))
    save(file, campaign)
    tell(campaign, as_json)


# -- parts --------------------------------------------------------------------------------------


def room_number(campaign: Campaign, wanted: str) -> int:
    """The room that is meant: by name or number; without a word the next one that can be played."""
    if not wanted:
        if is_over(campaign):
            raise Failure("home_raiders.campaign.over", NEGATIVE)
        return playable(campaign)[0]
    for number, room in enumerate(campaign.rooms):
        if wanted.lower() in (room.name.lower(), room_name(room.name).lower(), str(number + 1)):
            return number
    known = ", ".join(room.name for room in campaign.rooms)
    raise Failure("home_raiders.campaign.no_room", WRONG_USAGE, room=wanted, known=known)


def outcome_of(campaign: Campaign, winner: str) -> Outcome:
    if winner.lower() in DRAW_WORDS:
        return drawn(2, "home_raiders.end.agreed", BY_HAND)
    for seat, name in enumerate(campaign.names):
        if winner.lower() in (name.lower(), str(seat + 1)):
            return won_by(seat, 2, "home_raiders.end.agreed", BY_HAND)
    raise Failure(
        "home_raiders.campaign.no_player", WRONG_USAGE, name=winner, known=", ".join(campaign.names)
    )


def outcome_in(replay: str) -> Outcome:
    """How a game in a log ended."""
    log = load_log(replay)
    outcome = log.replay().outcome if log.header.get("game") == GAME.id else None
    if outcome is None:
        raise Failure("home_raiders.campaign.no_outcome", NEGATIVE, file=replay)
    return outcome


def the_team(campaign: Campaign, seat: int, room: int, given: str | None) -> Json:
    """A team of the player's faction: as given, or the first one proposed (HR-CAM-06)."""
    options = match_options(campaign, room)
    full = options_of(options)
    if given is None:
        for roster in ready_teams(full):
            if read_team(roster, full).faction == campaign.factions[seat]:
                return roster
        raise Failure("home_raiders.campaign.no_team", NEGATIVE, player=campaign.names[seat])
    written = find_army(given, ARMIES, options)
    roster = ARMIES.roster(written.name, written.entries, options)
    problems = roster_problems(campaign, seat, room, roster)
    if problems:
        said = " ".join(f"{words(one.reason, **one.args)} [{one.rule}]" for one in problems)
        raise Failure("play.bad-army", NEGATIVE, army=written.source, problems=said)
    return roster


ROOM_NAMES: Final = {
    "study": "home_raiders.room.study",
    "kitchen": "home_raiders.room.kitchen",
    "bathroom": "home_raiders.room.bathroom",
    "bedroom": "home_raiders.room.bedroom",
    "living-room": "home_raiders.room.living-room",
}
STATUSES: Final = {
    UNPLAYED: "home_raiders.campaign.unplayed",
    WON: "home_raiders.campaign.won",
    DRAWN: "home_raiders.campaign.drawn",
    LEFT: "home_raiders.campaign.left",
}


def room_name(name: str) -> str:
    """A known room in the language of the reader; others as they were called."""
    return words(ROOM_NAMES[name]) if name in ROOM_NAMES else name


def tell(campaign: Campaign, as_json: bool) -> None:
    """How a campaign stands."""
    owner = owner_of_the_house(campaign)
    if as_json:
        data = campaign_json(campaign)
        assert isinstance(data, dict)
        extra: dict[str, Any] = {
            "standings": standings(campaign),
            "over": is_over(campaign),
            "owner": None if owner == NOBODY else owner,
            "next": None if is_over(campaign) else campaign.rooms[playable(campaign)[0]].name,
        }
        show_json({**data, **extra})
        return
    cards = options_of(match_options(campaign, 0)).cards.factions
    for seat in (0, 1):
        faction = cards[campaign.factions[seat]]
        name = faction.name_nl if Messages().language == "nl" else faction.name_en
        count = standings(campaign)[seat]
        show(words("home_raiders.campaign.player", player=campaign.names[seat], faction=name, count=count))
    for number, room in enumerate(campaign.rooms, start=1):
        player = campaign.names[room.owner] if room.status == WON else ""
        said = words(STATUSES[room.status], player=player)
        again = " " + words("home_raiders.campaign.again") if room.status == DRAWN else ""
        show(f"  {number:>2}  {room_name(room.name):16} {said}{again}")
    if is_over(campaign):
        if owner == NOBODY:
            show(words("home_raiders.campaign.house_tied"))
        else:
            show(words("home_raiders.campaign.house_won", player=campaign.names[owner]))
    else:
        show(words("home_raiders.campaign.next", room=room_name(campaign.rooms[playable(campaign)[0]].name)))
