"""What bands hide is in nothing that others get while a match is open: neither bytes nor chances tell it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from dicefront.cli.table.commands import Command
from dicefront.cli.table.orders import Orders
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.options import options_of
from dicefront.games.spherewars.rules.recruiting import artefacts_for
from dicefront.games.spherewars.rules.roster import READY_BANDS, Recruit
from dicefront.games.spherewars.rules.state import is_enemy, is_there
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json
from dicefront.kernel.log import log_of
from dicefront.kernel.position import Position
from dicefront.kernel.table import Table
from dicefront.parts.terminal.part import wording_of
from dicefront.server.course.course import Course
from dicefront.server.course.showing import asked_now, question_info
from dicefront.server.readers import SPECTATOR
from dicefront.server.show import screen_of
from dicefront.server.store.acts import ANSWER, BEGIN, Act
from dicefront.server.work.jobs import look
from dicefront.server.work.wishes import Look
from dicefront.text.messages import Messages
from tests.server.meeting import TWO, asked_of, catch_up
from tests.server.serving import Seat, Visitor, Visitors

SHOWN = ("spherewars.item_shown", "spherewars.item_taken")


# -- two matches that differ in what one seat hides -------------------------------------------------


def refitted(band: str, draw: Draw) -> Json:
    """A ready-made band whose heroes carry other artefacts, and nothing to use up."""
    roster = READY_BANDS[band].roster
    lines: list[Json] = []
    carried: list[str] = []
    for recruit in roster.recruits:
        line = recruit.written(hidden=False)
        assert isinstance(line, dict)
        chosen = Recruit(recruit.profile, 1, "", recruit.options)
        fits = artefacts_for(chosen, roster, carried) if recruit.artefacts else []
        while fits:
            item = fits[draw.below(len(fits))]
            chosen.artefacts.append(item)
            carried.append(item.id)
            fits = artefacts_for(chosen, roster, carried)
        if chosen.artefacts:
            line["artefacts"] = [item.id for item in chosen.artefacts]
        lines.append(line)
    return {"race": roster.race, "recruits": lines}


def worlds(band: str, foe: str, draw: Draw) -> list[Course]:
    """The same match twice; seat 1 hides something else in the second."""
    options = GAME.complete_options({"points": READY_BANDS[band].points})
    found = [
        Course(GAME.id, options, [foe, roster], b"k" * 32, None) for roster in (band, refitted(band, draw))
    ]
    for course in found:
        course.perform(Act(BEGIN))
    return found


def sent_to(course: Course, reader: int) -> bytes:
    """Everything that a reader is sent of a moment."""
    table, player = course.running, None if reader == SPECTATOR else reader
    question = None if player is None else table.question(player)
    asked = None if question is None else question_info(course, screen_of(GAME.id), question)
    view = table.game.view(table.state, player)
    return msgspec.json.encode([course.streams[reader], view, asked, asked_now(course), course.entries])


def looked_at(course: Course, reader: int) -> list[Json]:
    """Looks of a reader at every enemy, as the desk answers them."""
    table, player = course.running, None if reader == SPECTATOR else reader
    position = msgspec.Raw(msgspec.json.encode(table.position().to_json(table.game)))
    there = [figure for figure in table.state.combatants if is_there(figure)]
    foes = [figure for figure in there if figure.owner == 1 and figure.profile.is_hero()]
    wanted: list[tuple[str, dict[str, Json]]] = [("book", {})]
    for foe in foes:
        wanted += [(what, {"piece": foe.id}) for what in ("reach", "bands", "seen")]
        pairs = [other for other in there if is_enemy(other, foe)][:3]
        wanted += [("fight", {"piece": foe.id, "target": other.id}) for other in pairs]
        wanted += [("fight", {"piece": other.id, "target": foe.id}) for other in pairs]
    return [look(Look(GAME.id, position, player, what, args)) for what, args in wanted]


def is_shown(course: Course) -> bool:
    """Whether something that seat 1 hid is known now."""
    return any(figure.shown for figure in course.running.state.combatants if figure.owner == 1)


PAIRS = [
    ("skirmish_alliance_legion", "skirmish_adepts_mantis", 3),
    ("skirmish_adepts_bear", "skirmish_packs_lance", 1),
    ("skirmish_scions_reaper", "skirmish_alliance_spears", 2),
    ("skirmish_packs_riders", "skirmish_scions_war_hammer", 4),
]


@pytest.mark.rule("SW-BAN-12", "SW-ACT-20", "SW-ART-09")
@pytest.mark.parametrize(("band", "foe", "seed"), PAIRS, ids=[band for band, _, _ in PAIRS])
def test_what_others_are_sent_does_not_depend_on_what_a_band_hides(band: str, foe: str, seed: int) -> None:
    """Views, events, questions with their chances, who is asked, and looks; until an item shows."""
    draw = Draw(seed)
    left, right = worlds(band, foe, draw)
    steps = 0
    kinds: set[str] = set()
    while steps < 260 and left.pending and not is_shown(left) and not is_shown(right):
        for reader in (0, SPECTATOR):
            assert sent_to(left, reader) == sent_to(right, reader), left.pending
            if steps % 25 == 0:
                assert looked_at(left, reader) == looked_at(right, reader)
        question, other = left.pending[0], right.pending[0]
        kinds.add(question.kind)
        options = question.answers()
        answer = "join" if "join" in options and draw.below(2) else options[draw.below(len(options))]
        if question.player == 1 and (question.secret or isinstance(other.read(answer), Refusal)):
            answer = question.write(question.decline())
        for course in (left, right):
            course.perform(Act(ANSWER, question.player, answer))
        steps += 1
    assert steps > 60
    assert {"spherewars.join.target", "spherewars.window.between"} <= kinds


@pytest.mark.rule("SW-BAN-12")
def test_chances_of_an_enemy_would_tell_what_it_hides_if_they_were_not_made_as_seen() -> None:
    """The test above can fail: on the real state the chances of a fight differ."""
    items = ["rune_of_the_paralysing_mirror"]
    state = position(one(0, "lookout", (20, 20)), one(1, "rodanes", (20, 24), items=items))
    screen = screen_of(GAME.id)
    args: dict[str, Json] = {"piece": 0, "target": 1}
    seen = [screen.look(GAME.as_seen(state, seat), seat, "fight", args) for seat in (0, 1, None)]
    assert seen[0] == seen[2] != seen[1]


@pytest.mark.rule("SW-BAN-12")
def test_a_terminal_answers_questions_to_the_table_as_the_one_who_asks_sees_it() -> None:
    """``where`` and ``odds`` name no artefact of the enemy, and say the same with it and without."""
    told: list[list[str]] = []
    for items in (["rune_of_the_paralysing_mirror"], []):
        state = position(one(0, "lookout", (20, 20)), one(1, "rodanes", (20, 24), items=items))
        state.options = options_of(GAME.complete_options({"points": 999}))
        table = Table(GAME, Position(state, 0, []), FastDice(1))
        heard: list[str] = []
        screen: Any = SimpleNamespace(say=heard.append, show=heard.append)
        words = wording_of(GAME, Messages("en"))
        match: Any = SimpleNamespace(table=table, words=words, screen=screen, tell=heard.extend)
        orders, asked = Orders(match), cast(Any, SimpleNamespace(player=0))
        for command in (Command("where", "B1"), Command("odds", "A1 B1")):
            orders.handlers[command.name](asked, command)
        assert len(heard) > 4
        told.append(heard)
    assert told[0] == told[1]


# -- over the protocol --------------------------------------------------------------------------------


BANDS = ["sovereign_alliance_banner", "book_sovereign_adepts"]


def secrets_of(band: str) -> list[str]:
    """Artefacts and consumables of a ready-made band that no enemy could carry, so none is asked about."""
    rows: dict[str, Any] = {**CATALOGUE.artefacts, **CATALOGUE.consumables}
    race = READY_BANDS[band].roster.race
    items = [item for recruit in READY_BANDS[band].roster.recruits for item in recruit.items()]
    return [item for item in items if rows[item].race == race]


def sent(seat: Seat, since: int = 0) -> str:
    return msgspec.json.encode(seat.got[since:]).decode()


def read_everywhere(visitor: Visitor, match: str, entry: int) -> str:
    """All that a visitor can read about a match without a seat of the others."""
    paths = [
        *(f"/api/matches/{match}{path}" for path in ("", "/replay", "/replay?seat=none", "/now", "/luck")),
        f"/api/matches/{match}/positions/{entry}",
        *("/api/lobby", "/api/me/history", "/api/me/export", "/api/studies", "/api/lists"),
    ]
    return msgspec.json.encode([visitor.get(path) for path in paths]).decode()


@pytest.mark.rule("SW-BAN-12")
def test_what_a_band_hides_is_in_no_byte_that_others_get_before_the_end(visitor: Visitors) -> None:
    """Two players and a spectator: sockets, replays, positions, luck, lobby, history, export and looks."""
    anna, bram, carl = visitor(), visitor(), visitor()
    made = anna.new_match("spherewars", options={"points": 750}, seats=TWO, window=0)
    match, draw = made["match"]["id"], Draw(5)
    bram.post(f"/api/invitations/{made['links'][0]['key']}", {"name": "Bram"})
    hidden = [secrets_of(band) for band in BANDS]
    assert all(len(items) > 1 for items in hidden)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north, carl.sit(match, None) as watcher:
        everybody = [south, north, watcher]
        for seat in (south, north):
            seat.command("reacting", mode="hold")
        for seat, band in ((south, BANDS[0]), (north, BANDS[1])):
            assert seat.answer(READY_BANDS[band].roster.written())["type"] == "done"
        for seat in everybody:
            seat.until(lambda now: now["view"]["combatants"])
        since = [len(seat.got) - 1 for seat in everybody]
        for _ in range(60):
            catch_up(everybody)
            seat = asked_of([south, north])
            offered = seat.question["candidates"]
            chosen = offered[0 if seat.question["secret"] else draw.below(len(offered))]["answer"]
            assert seat.answer(chosen)["type"] == "done"
        catch_up(everybody)
        entry = south.snapshot["entry"]
        for piece in range(0, 30, 7):
            for seat in everybody:
                seat.command("look", what="fight", args={"piece": piece, "target": 29 - piece})
                seat.command("look", what="seen", args={"piece": piece})
        shown = {event["args"]["item"] for event in watcher.events if event["kind"] in SHOWN}
        for owner in range(2):
            for item in set(hidden[owner]) - shown:
                assert item in sent(everybody[owner], since[owner]), "the owner sees it"
                for other in everybody:
                    if other is not everybody[owner]:
                        assert item not in sent(other, since[everybody.index(other)])
                for reader in (bram if owner == 0 else anna, carl):
                    assert item not in read_everywhere(reader, match, entry)
        for reader in (anna, bram, carl):
            reader.get(f"/api/matches/{match}/log", 409)
        anna.post(f"/api/matches/{match}/branch", {"entry": entry}, 409)
        anna.post(f"/api/matches/{match}/chances", {"entry": entry}, 409)
        anna.get(f"/api/matches/{match}/replay?seat=1", 403)
        south.command("resign")
        north.until(lambda now: now["outcome"] is not None)
    assert hidden[0][0] in bram.get(f"/api/matches/{match}/log")


@pytest.mark.rule("SW-BAN-12")
def test_playing_from_here_shows_nothing_that_a_computer_hides(visitor: Visitors) -> None:
    """Who plays a computer alone may not go on from an open match on both seats; who sits on all may."""
    anna = visitor()
    computer = [{"who": "me"}, {"who": "computer", "level": "random"}]
    match = anna.new_match("spherewars", seats=computer)["match"]["id"]
    anna.post(f"/api/matches/{match}/branch", {"entry": 0}, 409)
    anna.post(f"/api/matches/{match}/chances", {"entry": 0}, 409)
    alone = anna.new_match("spherewars", seats=[{"who": "me"}, {"who": "here"}])["match"]["id"]
    anna.post(f"/api/matches/{alone}/branch", {"entry": 0})
    open_game = anna.new_match("chessboard", seats=computer)["match"]["id"]
    with anna.sit(open_game, 0) as seat:
        seat.until_asked()
    entry = anna.get(f"/api/matches/{open_game}/replay")["steps"][0]["entry"]
    anna.post(f"/api/matches/{open_game}/branch", {"entry": entry})


# -- sealed choices -------------------------------------------------------------------------------------


def log_until(kind: str) -> str:
    """A log that ends where two players choose in secret at the same time."""
    table, draw = (
        GAME.table({"points": 500}, ["skirmish_packs_eruption", "skirmish_adepts_mantis"], 4),
        Draw(4),
    )
    while len(table.pending) < 2 or table.pending[0].kind != kind:
        options = table.pending[0].options()
        table.take(table.pending[0].player, options[draw.below(len(options))])
    return log_of(table).to_text()


@contextmanager
def at_sealed_choice(visitor: Visitors, kind: str) -> Iterator[tuple[str, list[Visitor], list[Seat]]]:
    """A match of two that goes on where both choose in secret, and a spectator."""
    anna, bram, carl = visitor(), visitor(), visitor()
    brought = anna.post("/api/replays", {"log": log_until(kind)})
    wish = {"entry": brought["entries"], "seats": TWO}
    made = anna.post(f"/api/matches/{brought['id']}/branch", wish)
    match = made["match"]["id"]
    bram.post(f"/api/invitations/{made['links'][0]['key']}", {"name": "Bram"})
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north, carl.sit(match, None) as watcher:
        south.until_asked()
        yield match, [anna, bram, carl], [south, north, watcher]


CHANGING = ("at", "id", "fingerprint", "commitment", "changed", "created", "clocks", "server_time", "now")


def without_times(value: Any) -> Any:
    """Messages without what differs from match to match."""
    if isinstance(value, dict):
        return {name: without_times(part) for name, part in value.items() if name not in CHANGING}
    return [without_times(part) for part in value] if isinstance(value, list) else value


@pytest.mark.rule("SW-SPE-21", "SW-ORD-42")
@pytest.mark.parametrize("kind", ["spherewars.spell.cast", "spherewars.order.relocate"])
def test_a_sealed_bid_or_way_is_in_nothing_that_others_get_before_it_is_opened(
    visitor: Visitors, kind: str
) -> None:
    """The same moment twice with two choices: others are sent the very same, but for the fingerprint."""
    got: list[list[Any]] = []
    for place in (0, -1):
        with at_sealed_choice(visitor, kind) as (match, people, seats):
            chooser = next(seat for seat in seats[:2] if seat.question["kind"] == kind)
            others = [seat for seat in seats if seat is not chooser]
            since = [len(seat.got) for seat in others]
            assert chooser.answer(chooser.question["candidates"][place]["answer"])["type"] == "done"
            for seat in others:
                seat.until(lambda now: any(asked["done"] for asked in now["asked"]))
            told = [
                [without_times(message) for message in seat.got[first:] if message["type"] == "update"]
                for seat, first in zip(others, since, strict=True)
            ]
            readers = [person for person, seat in zip(people, seats, strict=True) if seat is not chooser]
            steps = [reader.get(f"/api/matches/{match}/replay")["steps"] for reader in readers]
            assert all(step[-1]["answer"] is None and step[-1]["spelled"] is None for step in steps)
            got.append([told, [without_times(step) for step in steps]])
    assert got[0] == got[1]
