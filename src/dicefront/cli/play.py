"""``dicefront play``: a game at the terminal."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from pathlib import Path
from typing import Any

import click

from dicefront.agents.levels import known_levels, usual_level
from dicefront.cli.table import saving
from dicefront.cli.table.dice import LeftTheTable, TypedDice, dice_of, fresh_key, key_from
from dicefront.cli.table.screen import Screen
from dicefront.cli.table.seats import HUMAN, Computers, Sitter, read_sitters
from dicefront.cli.table.session import Session
from dicefront.cli.table.story import history
from dicefront.kernel.dice import Dice, SeededDice, commitment
from dicefront.kernel.game import Game
from dicefront.kernel.ids import MOST_SEATS, Json
from dicefront.parts.terminal.armyfile import find_army
from dicefront.parts.terminal.command import command as cli_command
from dicefront.parts.terminal.command import json_option, seed_option
from dicefront.parts.terminal.errors import NEGATIVE, Failure
from dicefront.parts.terminal.forms import NO, YES
from dicefront.parts.terminal.host import MANUAL, SERVER, Wishes
from dicefront.parts.terminal.output import show_json
from dicefront.parts.terminal.parameters import GAME, option_option, read_options
from dicefront.parts.terminal.part import armies_of, wording_of
from dicefront.parts.terminal.wording import Wording
from dicefront.text.messages import LANGUAGES, Messages

LAST_LINES = 4
"""So much is told of what happened before a game was left."""

RANDOM = ("random", "willekeurig")


@cli_command("play")
@click.argument("game", type=GAME)
@click.option("--opponent", "opponents", multiple=True, metavar="LEVEL", help="cli.play.opponent")
@click.option("--hot-seat", is_flag=True, help="cli.play.hot-seat")
@click.option("--seats", type=click.IntRange(2, MOST_SEATS), default=None, help="cli.play.seats")
@click.option("--side", default="", metavar="SIDE", help="cli.play.side")
@click.option("--name", "names", multiple=True, metavar="NAME", help="cli.play.name")
@option_option
@click.option("--preset", default=None, metavar="NAME", help="cli.play.preset")
@click.option("--army", default=None, metavar="ARMY", help="cli.play.army")
@click.option("--enemy-army", default=None, metavar="ARMY", help="cli.play.enemy-army")
@seed_option
@click.option("--dice", type=click.Choice([SERVER, MANUAL]), default=SERVER, help="cli.play.dice")
@click.option("--seconds", type=click.FloatRange(0.05, 600), default=2.0, help="cli.play.seconds")
@click.option(
    "--resume", is_flag=False, flag_value="", default=None, metavar="[FILE]", help="cli.play.resume"
)
@click.option("--new", "anew", is_flag=True, help="cli.play.new")
@click.option("--plain", is_flag=True, help="cli.play.plain")
@json_option
def command(
    game: Game[Any],
    opponents: tuple[str, ...],
    hot_seat: bool,
    seats: int | None,
    side: str,
    names: tuple[str, ...],
    options: tuple[str, ...],
    preset: str | None,
    army: str | None,
    enemy_army: str | None,
    seed: int | None,
    dice: str,
    seconds: float,
    resume: str | None,
    anew: bool,
    plain: bool,
    as_json: bool,
) -> None:
    screen = Screen(plain, as_json)
    messages = Messages()
    wishes = Wishes(
        options, preset, seats, opponents, hot_seat, names, side, army, enemy_army, seed, dice, seconds
    )
    path = file_to_resume(game, resume, anew, screen, messages)
    try:
        session = (
            open_session(game, wishes, screen, messages)
            if path is None
            else resumed(game, path, screen, messages)
        )
    except LeftTheTable as left:
        if left.stopped:
            raise KeyboardInterrupt from left
        return
    try:
        session.run()
    except KeyboardInterrupt:
        session.screen.say("")
        session.say_where()  # it was saved after the last answer; whatever was going on now is not finished
        raise
    if as_json:
        outcome = session.table.outcome
        show_json({"outcome": None if outcome is None else outcome.to_json(), "file": str(session.file)})


# -- resuming -----------------------------------------------------------------------------------


def file_to_resume(
    game: Game[Any], resume: str | None, anew: bool, screen: Screen, messages: Messages
) -> Path | None:
    """The saved game to go on with: the one named, the latest, or the one the player says yes to."""
    if resume:
        return Path(resume)
    waiting = saving.unfinished(game.id)
    if resume is not None:
        if not waiting:
            raise Failure("play.nothing-to-resume", NEGATIVE, game=game.id)
        return waiting[0]
    if anew or not waiting or not screen.is_terminal:
        return None
    while True:
        typed = screen.ask(messages.text("play.resume-it", {"file": waiting[0].name}) + " ").strip().lower()
        if typed in NO:
            return None
        if typed in YES or not typed:
            return waiting[0]


def resumed(game: Game[Any], path: Path, screen: Screen, messages: Messages) -> Session:
    """The table as it was left, with the same dice."""
    log, was_cut = saving.open_save(path, game.id)
    key = saving.key_of(log)
    seconds = log.header.get("seconds")
    names = wording_of(game, messages)
    dice = TypedDice(screen, names, key) if log.header.get("dice") == MANUAL else dice_of(log.header, key)
    table = log.replay(after=dice)
    if table.is_over:
        raise Failure("play.already-over", NEGATIVE, file=str(path))
    sitters = read_sitters(log.header.get("players"), table.seats)
    for sitter in sitters:
        check_level(game, sitter.level)
    computers = Computers(agent_seed(key), float(seconds) if isinstance(seconds, (int, float)) else 2.0)
    session = Session(table, sitters, screen, messages, path, computers)
    lines = history(table, session.words, session.audience)
    session.past = lines[:-LAST_LINES]
    session.news = [*lines[-LAST_LINES:], session.words.say("play.resumed", file=path.name)]
    if was_cut:
        session.news.append(session.words.say("play.was-cut"))
    return session


# -- a new game ---------------------------------------------------------------------------------


def open_session(
    game: Game[Any],
    wishes: Wishes,
    screen: Screen,
    messages: Messages,
    options: dict[str, Json] | None = None,
    rosters: list[Json] | None = None,
) -> Session:
    """A new game as it was asked for, or with options and armies that are settled already."""
    words = wording_of(game, messages)
    if options is None:
        options = chosen_options(game, wishes, words)
    sitters = chosen_sitters(game, wishes, words, game.seats(options))
    key = fresh_key() if wishes.seed is None else key_from(wishes.seed)
    speaking = wording_of(game, messages, [sitter.name for sitter in sitters])
    dice: Dice = TypedDice(screen, speaking, key) if wishes.dice == MANUAL else SeededDice(key)
    if rosters is None:
        rosters = chosen_rosters(wishes, words, options, sitters)
    table = game.table(options, rosters, dice=dice)
    table.header |= {
        "players": [sitter.to_json() for sitter in sitters],
        "commitment": commitment(key),
        "key": key.hex(),
        "dice": wishes.dice,
        "seconds": wishes.seconds,
        "practice": False,
    }
    if wishes.seed is not None:
        table.header["seed"] = wishes.seed
    session = Session(
        table, sitters, screen, messages, saving.new_file(game.id), Computers(agent_seed(key), wishes.seconds)
    )
    session.news.append(greeting(session, wishes.dice))
    session.words.begin()
    session.hear(table.told)
    return session


def greeting(session: Session, dice: str) -> str:
    """Who plays, and the fingerprint of the dice."""
    words, players = session.words, []
    for player, sitter in enumerate(session.sitters):
        who = (
            words.say("play.human")
            if sitter.is_human
            else words.say("play.computer", level=words.say(f"play.level-{sitter.level}"))
        )
        name, seat = words.name(player), words.seat_name(player)
        players.append(f"{name} ({who})" if name == seat else f"{name} ({seat}, {who})")
    text = words.say("play.welcome", players=", ".join(players))
    if dice == MANUAL:
        return text
    return text + " " + words.say("play.commitment", commitment=str(session.table.header["commitment"])[:16])


def chosen_options(game: Game[Any], wishes: Wishes, words: Wording) -> dict[str, Json]:
    given = list(wishes.options)
    known = [option.name for option in game.options]
    if wishes.preset is not None:
        given.append(f"preset={wishes.preset}")
    elif not given and wishes.army is None and wishes.enemy_army is None and not saving.has_played(game.id):
        given.extend(f"{name}={value}" for name, value in words.newcomer_options().items() if name in known)
    if wishes.seats is not None:
        name = words.game.seat_option()
        if name:
            given.append(f"{name}={wishes.seats}")
        elif wishes.seats != game.seats(game.complete_options(None)):
            raise click.UsageError(
                words.say("play.fixed-seats", seats=game.seats(game.complete_options(None)))
            )
    named = [option.partition("=")[0] for option in given]
    proposed = [
        f"{name}={value}"
        for name, value in words.proposed_options().items()
        if name not in named and wishes.preset is None
    ]
    try:
        return read_options(game, (*given, *proposed))
    except click.UsageError:  # what is proposed does not fit what was asked for, or that is wrong by itself
        return read_options(game, tuple(given))


def chosen_sitters(game: Game[Any], wishes: Wishes, words: Wording, seats: int) -> list[Sitter]:
    """People first in hot-seat; otherwise one person, and computers on all other seats."""
    for level in wishes.opponents:
        check_level(game, level)
    names = [*wishes.names, *[""] * seats]
    if wishes.hot_seat and not wishes.opponents:
        return [Sitter(names[player], HUMAN) for player in range(seats)]
    opponents = list(wishes.opponents) or [usual_level(game.id)]
    people = max(1, seats - len(opponents)) if wishes.hot_seat else 1
    own = own_seat(wishes.side, words, seats)
    sitters: list[Sitter] = []
    for turn in range(seats):
        if turn < people:
            sitters.append(Sitter(names[turn], HUMAN))
        else:
            sitters.append(Sitter(names[turn], opponents[min(turn - people, len(opponents) - 1)]))
    return sitters[-own:] + sitters[:-own] if own else sitters


def own_seat(side: str, words: Wording, seats: int) -> int:
    """The seat a player asked for by name, by number or by lot; the first without a word."""
    wanted = side.lower()
    if not wanted:
        return 0
    if wanted in RANDOM:
        return secrets.randbelow(seats)
    for seat in range(seats):
        names = [wording_of(words.game, Messages(language)).seat_name(seat).lower() for language in LANGUAGES]
        if wanted in (*names, str(seat + 1)):
            return seat
    known = ", ".join([*(words.seat_name(seat).lower() for seat in range(seats)), "random"])
    raise click.UsageError(words.say("play.no-such-side", side=side, known=known))


def check_level(game: Game[Any], level: str) -> None:
    known = known_levels(game.id)
    if level and level not in known:
        raise click.UsageError(
            Messages().text("play.no-such-level", {"level": level, "known": ", ".join(known)})
        )


def chosen_rosters(
    wishes: Wishes, words: Wording, options: dict[str, Json], sitters: list[Sitter]
) -> list[Json]:
    """The armies that were given in the call; the others are asked for at the table."""
    own = next(player for player, sitter in enumerate(sitters) if sitter.is_human)
    rosters: list[Json] = []
    for player in range(len(sitters)):
        text = wishes.army if player == own else wishes.enemy_army
        rosters.append(None if text is None else read_army(text, words, options))
    return rosters


def read_army(text: str, words: Wording, options: dict[str, Json]) -> Json:
    """An army from a file, a name or a list; all that is wrong with it in one line."""
    armies = armies_of(words.game)
    if armies is None:
        raise click.UsageError(words.say("play.no-armies"))
    if text.strip().lower() in RANDOM:
        return words.roster(text, options)
    written = find_army(text, armies, options)
    roster = armies.roster(written.name, written.entries, options)
    problems = words.game.problems(roster, options)
    if problems:
        state = words.game.setup(options, [None] * words.game.seats(options))
        said = " ".join(words.refusal(problem, None, state) for problem in problems)
        raise Failure("play.bad-army", NEGATIVE, army=written.source, problems=said)
    return roster


def agent_seed(key: bytes) -> int:
    """The seed of the computer players: they play the same again with the same dice."""
    return int.from_bytes(blake2b(key, digest_size=7, person=b"dicefront-agent").digest(), "big")
