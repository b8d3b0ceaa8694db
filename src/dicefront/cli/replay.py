"""``dicefront replay``: games that were kept, told again and checked."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import click
from rich.text import Text

from dicefront.agents.advice import SMALL, Judgement, judgements
from dicefront.cli.table import saving
from dicefront.cli.table.dice import dice_of
from dicefront.cli.table.screen import Screen
from dicefront.cli.table.seats import read_sitters
from dicefront.cli.table.story import Chapter, chapters
from dicefront.kernel.dice import Roll
from dicefront.kernel.event import Event, Thrown
from dicefront.kernel.ids import Json
from dicefront.kernel.log import Log, read_log
from dicefront.kernel.position import THROW, broken
from dicefront.parts.terminal.command import group, json_option
from dicefront.parts.terminal.errors import DONE, NEGATIVE, Failure
from dicefront.parts.terminal.output import show, show_json
from dicefront.parts.terminal.part import board_of, wording_of
from dicefront.parts.terminal.wording import Wording
from dicefront.text.messages import Messages


@group("replay")
def command() -> None:
    pass


# -- show ---------------------------------------------------------------------------------------


@command.command("show", help="cli.replay.show.help", epilog="cli.replay.show.examples")
@click.argument("file")
@click.option("--at", type=click.IntRange(0), default=None, metavar="N", help="cli.replay.at")
@click.option("--follow", is_flag=True, help="cli.replay.follow")
@click.option("--plain", is_flag=True, help="cli.play.plain")
@json_option
def show_command(file: str, at: int | None, follow: bool, plain: bool, as_json: bool) -> None:
    log = open_log(file)
    words = words_of(log)
    if as_json:
        show_json(as_document(log, at))
        return
    screen = Screen(plain)
    told = tell(log, words, screen, at, 0)
    while follow and not is_over(log):
        time.sleep(1)
        log = open_log(file)
        told = tell(log, words, screen, at, told)


def open_log(file: str) -> Log:
    """A log from a file, or from standard input."""
    if file == "-":
        return read_log(sys.stdin.read(), "-")
    if not Path(file).exists():
        raise Failure("cli.error.file", file=file, problem=Messages().text("cli.error.not_found"))
    return saving.open_log(Path(file))[0]


def words_of(log: Log) -> Wording:
    """The words of the game in the log, with the names of those who played."""
    game = log.game
    words = wording_of(game, Messages())
    players = log.header.get("players")
    if players is None:
        return words
    options = game.complete_options(log.header.get("options"))
    return wording_of(
        game, Messages(), [sitter.name for sitter in read_sitters(players, game.seats(options))]
    )


def tell(log: Log, words: Wording, screen: Screen, at: int | None, after: int) -> int:
    """Tell the match from an entry on; with ``at`` only that moment. Returns how far it was told."""
    last: Chapter | None = None
    for chapter in chapters(log, words, None, at):
        if at is None and chapter.index > after:
            tell_chapter(chapter, words, screen)
        last = chapter
    if last is None:
        return after
    if at is not None:
        tell_chapter(last, words, screen)
    outcome = last.table.outcome
    if outcome is not None and last.index > after:
        screen.show(Text(words.outcome(outcome), "bold"))
        for line in words.standings(outcome, last.table.state):
            screen.say(line)
    return last.index


def tell_chapter(chapter: Chapter, words: Wording, screen: Screen) -> None:
    board = board_of(chapter.table.game, words)
    state = chapter.table.state
    room = screen.room()
    room.height = min(room.height, 24)
    screen.show(Text(words.say("play.entry", number=chapter.index), "bold"))
    for line in chapter.lines:
        screen.say(line)
    screen.show(board.draw(state, 0, None, room), board.status(state, 0), Text())


def is_over(log: Log) -> bool:
    return log.replay().is_over


def as_document(log: Log, at: int | None) -> dict[str, Json]:
    """The match as data: header, entries and what was told after each."""
    steps: list[Json] = []
    outcome: Json = None
    for table, index, told in log.walk(at):
        steps.append({"entries": index, "told": [event.to_json() for event in told]})
        outcome = None if table.outcome is None else table.outcome.to_json()
    header = {name: value for name, value in log.header.items() if name != "key" or outcome is not None}
    return {"header": header, "steps": steps, "outcome": outcome}


# -- analyse ------------------------------------------------------------------------------------


@command.command("analyse", help="cli.replay.analyse.help", epilog="cli.replay.analyse.examples")
@click.argument("file")
@click.option(
    "--seconds", type=click.FloatRange(0.05, 60), default=0.5, show_default=True, help="cli.replay.seconds"
)
@click.option(
    "--least", type=click.FloatRange(0, 100), default=2.0, show_default=True, help="cli.replay.least"
)
@json_option
def analyse_command(file: str, seconds: float, least: float, as_json: bool) -> None:
    log = open_log(file)
    words = words_of(log)
    found: list[tuple[int, Judgement]] = []
    for entry, judged in judgements(log, 0, seconds):
        found.append((entry, judged))
        if not as_json and 100 * judged.lost >= least:
            show(judged_in_words(entry, judged, words))
    if as_json:
        show_json([{"entry": entry, **judged.to_json()} for entry, judged in found])
        return
    for player in sorted({judged.player for _, judged in found}):
        own = [judged.lost for _, judged in found if judged.player == player]
        worse = sum(lost > SMALL for lost in own)
        name, mean = words.name(player), sum(own) / len(own)
        show(words.say("play.judged-all", player=name, decisions=len(own), worse=worse, lost=mean))


def judged_in_words(entry: int, judged: Judgement, words: Wording) -> str:
    """A decision that was not the best, with what would have been."""
    return words.say(
        "play.judged",
        entry=entry,
        player=words.name(judged.player),
        played=", ".join(judged.played.spelled),
        share=judged.played.share,
        best=", ".join(judged.best.spelled),
        lost=judged.lost,
    )


# -- verify -------------------------------------------------------------------------------------


@command.command("verify", help="cli.replay.verify.help", epilog="cli.replay.verify.examples")
@click.argument("file")
@json_option
def verify_command(file: str, as_json: bool) -> int:
    log = open_log(file)
    result = verified(log)
    if as_json:
        show_json(result)
    else:
        for line in verdict(result, Messages()):
            show(line)
    return DONE if result["verified"] else NEGATIVE


def verified(log: Log) -> dict[str, Json]:
    """Every entry judged again, every throw made again from the key, the key held against its fingerprint."""
    throws = thrown(log)
    result: dict[str, Json] = {
        "game": log.header["game"],
        "rules": log.header["rules"],
        "entries": len(log.entries),
        "throws": len(throws),
        "dice": "manual" if log.header.get("dice") == "manual" else "key",
        "practice": bool(log.header.get("practice")),
        "false_throws": [],
        "commitment": None,
        "verified": True,
    }
    key = log.header.get("key")
    if result["dice"] == "manual":
        return result
    if not isinstance(key, str):
        return {**result, "dice": "none", "verified": False}
    try:
        secret = bytes.fromhex(key)
    except ValueError:
        raise broken("header.key", "bytes in hexadecimal", key) from None
    dice = dice_of(log.header, secret)
    wrong: list[Json] = []
    for index, (entry, event) in enumerate(throws):
        if dice.throw(index, event_roll(event)) != event.faces:
            wrong.append(
                {"entry": entry, "throw": index, "faces": list(event.faces), "purpose": event.purpose}
            )
    fits = log.fits_commitment(secret)
    return {**result, "false_throws": wrong, "commitment": fits, "verified": fits and not wrong}


def event_roll(event: Thrown) -> Roll:
    return Roll(event.sides, event.purpose, event.rule, event.player)


def thrown(log: Log) -> list[tuple[int, Thrown]]:
    """All throws with the numbers of their entries."""
    events: list[Event] = []
    for _, _, told in log.walk():
        events.extend(told)
    throws = [event for event in events if isinstance(event, Thrown)]
    places = [index for index, entry in enumerate(log.entries) if entry.kind == THROW]
    return list(zip(places, throws, strict=True))


def verdict(result: dict[str, Json], messages: Messages) -> list[str]:
    """The result in words."""
    counts = {
        "entries": result["entries"],
        "throws": result["throws"],
        "rules": f"{result['game']} {result['rules']}",
    }
    lines = [messages.text("play.verify-entries", counts)]
    if result["dice"] == "manual":
        lines.append(messages.text("play.verify-manual"))
    elif result["dice"] == "none":
        lines.append(messages.text("play.verify-no-key"))
    else:
        wrong = result["false_throws"]
        assert isinstance(wrong, list)
        for item in wrong:
            assert isinstance(item, dict)
            lines.append(
                messages.text("play.verify-false", {**item, "purpose": messages.text(str(item["purpose"]))})
            )
        if not result["commitment"]:
            lines.append(messages.text("play.verify-commitment"))
        if result["verified"]:
            lines.append(messages.text("play.verify-dice", counts))
    if result["practice"]:
        lines.append(messages.text("play.was-practice"))
    return lines
