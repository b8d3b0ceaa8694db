"""Logs: the whole match as text, replayed and judged; what no longer fits is named exactly."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from dicefront.kernel.dice import FastDice, SeededDice, commitment
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData, BrokenLog
from dicefront.kernel.log import Log, load_log, log_of, read_log, write_whole
from dicefront.kernel.playout import play_on, play_randomly
from dicefront.kernel.position import same_entries
from dicefront.kernel.table import Table
from dicefront.kernel.testing import fingerprint
from tests.kernel.toy import TOY, ToyState

KEY = bytes(range(16))


pytestmark = pytest.mark.usefixtures("toy_is_installed")


def finished(seats: int = 3, seed: int = 1) -> Table[ToyState]:
    table = TOY.table({"seats": seats}, seed=seed)
    play_randomly(table, Draw(seed))
    return table


def lines_of(table: Table[Any]) -> list[str]:
    return log_of(table).to_text().splitlines()


def replayed(lines: list[str]) -> Table[Any]:
    return read_log("\n".join(lines) + "\n").replay()


def number_of(lines: list[str], kind: str) -> int:
    return next(number for number, line in enumerate(lines) if line.startswith(f'["{kind}"'))


# -- round trips --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_log_replays_to_the_same_end_with_the_same_entries(seats: int) -> None:
    table = finished(seats)
    log = read_log(log_of(table).to_text())
    again = log.replay()

    assert fingerprint(again) == fingerprint(table)
    assert same_entries(again.entries, table.entries)
    assert log_of(again).to_text() == log_of(table).to_text()


def test_every_kind_of_entry_comes_back() -> None:
    table = TOY.table({"seats": 4}, seed=3)
    for seat in range(4):
        table.answer(seat, [2, 2, 2])
    table.time_out(0)
    table.resign(3)
    table.answer(1, 2)
    table.answer(2, 2)
    winner = table.pending[0].player if table.pending else 0
    table.offer_draw(winner)
    table.answer_draw(next(seat for seat in range(3) if seat != winner), False)
    play_on(table, Draw(1), 4)
    table.offer_draw(0)
    table.answer_draw(1, True)
    table.answer_draw(2, True)
    assert table.is_over

    again = read_log(log_of(table).to_text()).replay()
    assert fingerprint(again) == fingerprint(table)
    assert same_entries(again.entries, table.entries)
    kinds = {entry.kind for entry in table.entries}
    assert len(kinds) >= 7, "answers, defaults, throws, a surrender, an offer, a yes and a no"


@pytest.mark.parametrize("name", ["é", "☃", "\u2028", "\u0085", "\x0c", "a\nb", "\ud800", "\U0001f600", ""])
def test_any_text_survives(name: str, tmp_path: Path) -> None:
    table = TOY.table(rosters=[[1, 1, 4], [1, 2, 3]])
    table.answer(0, 4)
    table.answer(1, 1)
    table.answer(0, True)
    table.answer(0, name)
    path = str(tmp_path / "match.log")
    log_of(table).save(path)

    assert load_log(path).replay().entries[-1].value == name


def test_a_match_goes_on_from_its_log() -> None:
    table = TOY.table({"seats": 3}, seed=6)
    play_on(table, Draw(6), 9)
    again = read_log(log_of(table).to_text()).replay(after=FastDice(5))

    assert fingerprint(again) == fingerprint(table)
    play_randomly(again, Draw(1))
    assert again.is_over


def test_a_replay_can_stop_anywhere() -> None:
    table = TOY.table({"seats": 3}, seed=6)
    seen: list[tuple[int, str]] = []
    while table.pending:
        seen.append((len(table.entries), fingerprint(table)))
        play_on(table, Draw(len(seen)), 1)
    log = read_log(log_of(table).to_text())
    for count, then in seen:
        assert fingerprint(log.replay(count)) == then


def test_walking_through_a_log_tells_what_was_told() -> None:
    table = TOY.table(seed=2)
    told = [[event.to_json() for event in table.told]]
    draw = Draw(3)
    while table.pending:
        play_on(table, draw, 1)
        told.append([event.to_json() for event in table.told])

    steps = list(log_of(table).walk())
    assert [[event.to_json() for event in events] for _, _, events in steps] == told
    assert steps[-1][1] == len(table.entries)


def test_snapshots_are_checkpoints_of_the_history() -> None:
    table = finished(4)
    snapshots = table.snapshots(5)
    assert snapshots
    text = Log(table.header, table.entries, snapshots).to_text()
    again = read_log(text)

    assert again.snapshots == snapshots
    assert same_entries(again.entries, table.entries)


def test_a_clone_has_no_log() -> None:
    with pytest.raises(BrokenLog, match="a match from its start"):
        log_of(finished().clone(FastDice(1)))


# -- files --------------------------------------------------------------------------------------


def test_saving_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.log"
    write_whole(str(path), "old\n")

    def fail(descriptor: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="disk full"):
        write_whole(str(path), "new\n")
    assert path.read_text() == "old\n"
    assert [file.name for file in tmp_path.iterdir()] == ["match.log"], "no rest lies about"


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    with pytest.raises(BrokenLog, match=r"a readable file.*No such file"):
        load_log(str(tmp_path / "nowhere.log"))
    binary = tmp_path / "binary.log"
    binary.write_bytes(b"\xff\xfe{}")
    with pytest.raises(BrokenLog, match="text in UTF-8"):
        load_log(str(binary))


@pytest.mark.parametrize(
    ("line", "text", "problem"),
    [
        (1, "", "a line of JSON"),
        (1, "[]", "a header with the entry dicefront"),
        (1, '{"dicefront": 2, "game": "toy", "rules": "2.0"}', "format 1"),
        (1, '{"dicefront": 1, "rules": "2.0"}', "the entry game"),
        (1, '{"dicefront": 1, "game": "toy"}', "the entry rules"),
        (4, "", "a line of JSON"),
        (4, '["answer", 0', "a line of JSON"),
        (4, '{"answer": 0}', r"\[kind, player, value\]"),
        (4, '["answer", "0", 1]', "the number of a seat"),
        (4, "[" * 5000, "a line of JSON"),
    ],
)
def test_a_broken_line_is_named_by_its_number(line: int, text: str, problem: str) -> None:
    lines = lines_of(finished())
    lines[line - 1] = text
    with pytest.raises(BrokenLog, match=f"match.log:{line}.*{problem}"):
        read_log("\n".join(lines) + "\n", "match.log")


def test_an_empty_file_is_no_log() -> None:
    with pytest.raises(BrokenLog, match=r"log:1.*a header"):
        read_log("")


# -- what no longer fits ------------------------------------------------------------------------


def test_the_first_entry_that_no_longer_fits_is_named() -> None:
    lines = lines_of(finished())
    place = next(number for number, line in enumerate(lines) if line.startswith('["answer"') and number > 4)
    kind, player, _ = json.loads(lines[place])
    lines[place] = json.dumps([kind, player, 77])
    with pytest.raises(BrokenLog, match=rf"entry {place - 1}.*(illegal|no_such|unreadable|not_an_option)"):
        replayed(lines)


def test_an_answer_of_the_wrong_player_is_named() -> None:
    table = TOY.table(rosters=[[1, 1, 4], [1, 2, 3]])
    table.answer(0, 4)
    table.answer(1, 1)
    table.answer(0, True)
    lines = lines_of(table)
    lines[3] = '["answer", 1, true]'
    with pytest.raises(BrokenLog, match=r"entry 2.*not_your_decision"):
        replayed(lines)


def test_another_forced_answer_or_default_is_named() -> None:
    table = TOY.table(rosters=[[1, 1, 4], [1, 2, 3]])
    table.answer(0, 4)
    table.answer(1, 1)
    table.time_out(0)
    lines = lines_of(table)
    assert lines[3:5] == ['["default", 0, false]', '["forced", 0, 1]']
    with pytest.raises(BrokenLog, match=r"entry 3.*\['forced', 0, 1\]"):
        replayed([*lines[:4], '["forced", 0, 0]'])
    with pytest.raises(BrokenLog, match=r"entry 2.*\['default', 0, False\]"):
        replayed([*lines[:3], '["default", 0, true]', lines[4]])


def test_a_throw_that_cannot_have_fallen_is_named() -> None:
    lines = lines_of(finished(4, 2))
    place = number_of(lines, "throw")
    for faces in ([7], [1, 2]):
        broken = [*lines]
        broken[place] = json.dumps(["throw", json.loads(lines[place])[1], faces])
        with pytest.raises(BrokenLog, match=r"throw 0.*dice \[6\] for toy.tie"):
            replayed(broken)


def test_a_missing_throw_is_named() -> None:
    lines = lines_of(finished(4, 2))
    place = number_of(lines, "throw")
    with pytest.raises(BrokenLog, match=r"(throw|entry) \d+"):
        replayed(lines[:place] + lines[place + 1 :])
    with pytest.raises(BrokenLog, match=r"throw 0.*the end of the log"):
        replayed(lines[:place])


def test_an_entry_too_many_is_named() -> None:
    lines = lines_of(finished())
    with pytest.raises(BrokenLog, match=rf"entry {len(lines) - 1}.*game_over"):
        replayed([*lines, '["answer", 0, 1]'])
    with pytest.raises(BrokenLog, match=rf"entry {len(lines) - 1}.*the end of the game"):
        replayed([*lines, '["throw", 0, [1]]'])
    with pytest.raises(BrokenLog, match=r"entry 0.*an answer of player 0 to toy.hand"):
        replayed([lines[0], '["forced", 0, [1, 2, 3]]', *lines[1:]])


def test_a_header_that_the_rules_refuse_is_named() -> None:
    lines = lines_of(finished())
    header = json.loads(lines[0])
    for change, problem in (
        ({"options": {"seats": 9}}, "options.seats"),
        ({"options": []}, "options"),
        ({"rosters": [None]}, "rosters"),
        ({"rosters": [[9], None, None]}, r"rosters\[0\]"),
        ({"rosters": "none"}, "rosters"),
    ):
        with pytest.raises(BrokenLog, match=f"header.*{problem}"):
            replayed([json.dumps(header | change), *lines[1:]])
    with pytest.raises(BadData, match=r"game: expected one of .*, got 'nothing'"):
        replayed([json.dumps(header | {"game": "nothing"}), *lines[1:]])


# -- other versions -----------------------------------------------------------------------------


def test_a_log_of_older_rules_is_migrated_and_opens() -> None:
    table = TOY.table(rosters=[[1, 1, 4], [1, 2, 3]])
    table.answer(0, 4)
    table.answer(1, 1)
    lines = lines_of(table)
    old = [lines[0].replace('"rules": "2.0"', '"rules": "1.0"'), '["answer", 0, "4"]', '["answer", 1, "1"]']

    again = replayed(old)
    assert fingerprint(again) == fingerprint(table)
    assert again.header["rules"] == "2.0"


def test_a_log_of_unknown_rules_opens_or_says_which_entry_no_longer_fits() -> None:
    table = TOY.table(rosters=[[1, 1, 4], [1, 2, 3]])
    table.answer(0, 4)
    lines = lines_of(table)
    lines[0] = lines[0].replace('"rules": "2.0"', '"rules": "0.1"')
    assert fingerprint(replayed(lines)) == fingerprint(table)
    with pytest.raises(BrokenLog, match=r"entry 1.*unreadable"):
        replayed([*lines, '["answer", 1, "1"]'])


# -- dice ---------------------------------------------------------------------------------------


def test_dice_are_verified_against_key_and_commitment() -> None:
    table = TOY.table({"seats": 4}, rosters=[[2, 2, 2]] * 4, dice=SeededDice(KEY))
    table.header["commitment"] = commitment(KEY)
    play_randomly(table, Draw(2))
    log = read_log(log_of(table).to_text())

    assert len(log.throws()) == table.throws > 4
    assert log.false_throws(KEY) == []
    assert log.fits_commitment(KEY)
    assert not log.fits_commitment(KEY[::-1])
    assert log.false_throws(KEY[::-1])


def test_a_single_forged_throw_is_found() -> None:
    table = TOY.table(rosters=[[2, 2, 2]] * 2, dice=SeededDice(KEY))
    table.answer(0, 2)
    table.answer(1, 2)
    last = [entry for entry in table.entries if entry.value.__class__ is list][-2:]
    lines = lines_of(table)
    higher = [6, 1] if last[0].value[0] > last[1].value[0] else [1, 6]  # type: ignore[index]
    faces = [entry.value[0] for entry in last]  # type: ignore[index]
    count = len(lines)
    for offset in (2, 1):
        kind, player, _ = json.loads(lines[count - offset])
        lines[count - offset] = json.dumps([kind, player, [higher[2 - offset]]])
    false = read_log("\n".join(lines) + "\n").false_throws(KEY)

    assert false == [table.throws - 2 + place for place in range(2) if higher[place] != faces[place]], (
        "exactly the throws that were changed"
    )
