"""Crystals at the terminal table, played by scripts that type what a person would type."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicefront.games.crystals import GAME
from dicefront.games.crystals.rules.choosing import MoveQuestion
from dicefront.games.crystals.rules.events import EVENTS, Moved, PushedBack, Saved
from dicefront.games.crystals.rules.experience import ExperienceQuestion
from dicefront.games.crystals.rules.movement import legal_movers
from dicefront.games.crystals.rules.state import State
from dicefront.games.crystals.scenes import number_of, position
from dicefront.kernel.draw import Draw
from dicefront.kernel.event import Event, Thrown
from dicefront.kernel.ids import Json
from dicefront.kernel.log import load_log
from dicefront.kernel.plain import attributes
from dicefront.parts.terminal.drawing import Room
from dicefront.parts.terminal.part import board_of, wording_of
from dicefront.text.messages import LANGUAGES, Messages
from tests.cli.conftest import Run
from tests.cli.table_scripts import call, entries_of, log_entries, only_file, short_game, typed


@pytest.fixture
def replays(tmp_path: Path) -> Path:
    return tmp_path / "home" / "replays"


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    return tmp_path / "home" / "saves"


# -- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_can_be_typed_by_letters(run: Run, replays: Path, seats: int) -> None:
    script = short_game(seats)
    result = run(*call(seats), input=script.input)
    assert result.exit_code == 0, result.output
    assert log_entries(only_file(replays)) == entries_of(script.table)
    assert " wins: " in result.output
    for place in range(1, seats + 1) if seats > 2 else ():
        assert f"\n{place}. " in result.output
    assert "[play." not in result.output
    assert "[crystals." not in result.output


def test_the_whole_game_in_dutch_has_no_word_missing(run: Run, replays: Path) -> None:
    script = short_game(3)
    result = run(*call(3), "--lang", "nl", input=script.input)  # English letters are understood as well
    assert result.exit_code == 0, result.output
    assert log_entries(only_file(replays)) == entries_of(script.table)
    assert " wint: " in result.output
    assert "[play." not in result.output
    assert " to F" not in result.output


def test_a_game_that_is_left_and_resumed_goes_on_as_if_nothing_had_happened(run: Run, replays: Path) -> None:
    script = short_game(4)
    half = len(script.lines) // 2
    assert run(*call(4), input=typed(*script.lines[:half], "quit")).exit_code == 0
    resumed = run("play", "crystals", "--resume", input=typed(*script.lines[half:]))
    assert resumed.exit_code == 0, resumed.output
    assert log_entries(only_file(replays)) == entries_of(script.table)


def test_several_people_choose_in_secret_and_the_computer_fills_the_seat_that_is_left(
    run: Run, saves: Path
) -> None:
    names = ["--name", "Anna", "--name", "Bram"]
    lines = ["", "R", "", "A", "", "S", "", "T"]
    result = run(*call(3, "--hot-seat", *names), input=typed(*lines))
    assert result.exit_code == 0, result.output
    assert result.output.count("this is for your eyes only") == 4
    assert "Anna plays a Rider and begins with the Scout." in result.output
    assert "Bram plays an Archer and begins with the Tower." in result.output
    shown = result.output[: result.output.index("Anna plays a Rider")]
    assert "?1" in shown
    answers = [entry[:3] for entry in log_entries(only_file(saves)) if entry[0] == "answer"]
    assert answers[:3:2] == [["answer", 0, "rider"], answers[2]]
    assert ["answer", 1, number_of("2T")] in answers


def test_one_of_three_gives_up_and_the_others_play_on(run: Run, replays: Path) -> None:
    script = short_game(3)
    result = run(*call(3), input=typed(*script.lines[:6], "resign", "no", "resign", "yes"))
    assert result.exit_code == 0, result.output
    assert "Player 1 gives up." in result.output
    table = load_log(str(only_file(replays))).replay()
    outcome = table.outcome
    assert outcome is not None
    assert outcome.reason != "crystals.end.conceded"
    assert outcome.places[0] > 1
    assert result.output.count("of 16 points of experience") == 3


def test_one_of_two_people_gives_up_and_the_other_is_asked_on(run: Run) -> None:
    lines = ["", "R", "", "A", "", "S", "", "T", "resign", "yes"]
    result = run(*call(3, "--hot-seat"), input=typed(*lines))
    assert result.exit_code == 0, result.output
    assert "gives up." in result.output
    after = result.output.rsplit("gives up.", 1)[1]
    assert "Player 2> " in after or "Player 1> " in after
    assert " wins" not in after


TRACK = """
[[track]]
id = "drop"
players = 3
fields = 21
entries = [0, 7, 14]
teleports = [3, 10, 17]
"""


def test_a_track_of_ones_own_is_played_from_a_file(run: Run, tmp_path: Path, saves: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(TRACK, encoding="utf-8")
    call = ["play", "crystals", "-o", f"track={file}", "--opponent", "random", "--seed", "3"]
    result = run(*call, input=typed("R", "S"))
    assert result.exit_code == 0, result.output
    assert " 20 " in result.output
    log = load_log(str(only_file(saves)))
    assert log.replay().state.options.board.track.id == "drop"
    assert len(log.replay().state.crystals) == 3


@pytest.mark.parametrize(
    ("text", "named", "expected"),
    [
        (TRACK.replace("10, 17", "10, 12"), "own.toml", "track 1 (drop).teleports[1]"),
        (TRACK + TRACK.replace("drop", "ring"), "own.toml", "own.toml:ID with one of drop, ring"),
        (TRACK, "own.toml:ring", "own.toml:ID with one of drop"),
        (TRACK, "other.toml", "a readable file"),
    ],
)
def test_a_track_that_does_not_fit_gets_one_line_that_names_the_place(
    run: Run, tmp_path: Path, text: str, named: str, expected: str
) -> None:
    (tmp_path / "own.toml").write_text(text, encoding="utf-8")
    result = run("play", "crystals", "-o", f"track={named}", input="")
    assert result.exit_code == 3, result.output
    assert expected in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_the_replay_is_told_and_verified(run: Run, replays: Path) -> None:
    script = short_game(3)
    run(*call(3), input=script.input)
    kept = str(only_file(replays))
    shown = run("replay", "show", kept)
    assert shown.exit_code == 0
    assert "Rolls for the first turn: Player 1 " in shown.output
    assert "\n3. Player " in shown.output
    assert run("replay", "verify", kept).exit_code == 0


def test_the_table_answers_questions_about_danger_reach_and_rules(run: Run) -> None:
    asked = [
        "danger",
        "reach S",
        "reach T2",
        "reach",
        "odds",
        "why",
        "pieces",
        "legend",
        "help",
        "rule CR-TOW-01",
        "log",
    ]
    script = short_game(4)
    result = run(*call(4), input=typed(*script.lines[:12], *asked, "quit"))
    assert result.exit_code == 0, result.output
    for text in (
        "One roll of every opponent",
        "Player 1's Scout",
        "Player 2's Tower",
        "Type a class (S)",
        "(CR-TRN-02)",
        "Teleports, in the order of their jumps: F1, F5, F9, F13",
        "behind it a notch for each level",
        "the chance to be killed before your next turn",
        "CR-TOW-01  A Tower on the loop covers",
        "Rolls for the first turn",
    ):
        assert text in result.output, text
    assert "targets" not in result.output


# -- what is said -------------------------------------------------------------------------------


def is_whole(text: str) -> bool:
    """No message is missing, and no argument of one."""
    return "[play" not in text and "[crystals" not in text and "[kernel" not in text and "{" not in text


def example(kind: type[Event]) -> Event:
    values = {"attacker": "rider", "role": "scout", "face": 3, "field": 9, "origin": 5, "character": 1}
    return kind(*(values.get(name, 1) for name in attributes(kind)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS)
def test_every_kind_of_event_is_said_in_a_whole_sentence(kind: type[Event], language: str) -> None:
    state = position({"1R": 5, "2M": 8})
    words = wording_of(GAME, Messages(language), ["Anna", "Bram"])
    words.watch(state)
    lines = words.tell([example(kind)], state)
    assert len(lines) == 1
    assert is_whole(lines[0])
    assert len(lines[0]) > 12


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "side_length": 3, "mine_trigger": "pass_clears", "teleport_origin_kill": "yes"},
        {"players": 3, "side_length": 5, "last_teleport": "home", "victory": "crystals", "round_limit": 12},
        {"players": 4, "side_length": 3, "last_teleport": "lap", "extra_turn_limit": 1},
    ],
)
def test_everything_in_a_random_game_is_said_in_whole_sentences(options: dict[str, Json]) -> None:
    table, draw = GAME.table(options, seed=9), Draw(9)
    voices = [wording_of(GAME, Messages(language)) for language in LANGUAGES]
    said: list[str] = []
    told: list[Event] = list(table.told)
    while table.pending:
        question = table.pending[0]
        for words in voices:
            board = board_of(GAME, words)
            said += words.tell(told, table.state)
            words.watch(table.state)
            said += [*words.why(), words.question(question, table.state), words.hint(question, table.state)]
            said += words.notes(question, table.state)
            if len(table.entries) % 5 == 0:  # now and then, since it takes its time
                said += words.danger(question, table.state, [])
                said += words.pieces(table.state)
                said += words.reach(question, table.state, ["S", "R2", "M1"])
                said += [line.plain for line in board.panel(table.state, 0, Room(60, 40, True, True))]
                said.append(board.status(table.state, 0).plain)
            for choice in words.choices(question, table.state):
                said += [choice.written, choice.text, choice.note]
            for wrong in (99, -1, number_of("1S"), number_of("2T"), "knight"):
                refusal = question.check(wrong)
                if refusal is not None and refusal.reason != "kernel.unreadable":
                    said.append(words.refusal(refusal, question, table.state))
        there = question.options()
        told = table.answer(question.player, there[draw.below(len(there))])
    outcome = table.outcome
    assert outcome is not None
    for words in voices:
        said += [words.outcome(outcome), *words.standings(outcome, table.state)]
    assert [text for text in said if not is_whole(text)] == []


def spoken(state: State, face: int, language: str = "en") -> dict[str, str]:
    """The choices of a roll: what would come of each, by letter."""
    state.face = face
    words = wording_of(GAME, Messages(language), ["Anna", "Bram"])
    question = MoveQuestion(state.player, state, legal_movers(state, state.player, face))
    return {choice.written: f"{choice.text}: {choice.note}" for choice in words.choices(question, state)}


def test_a_move_tells_beforehand_whom_it_kills_and_where_the_mover_is_pushed_back_to() -> None:
    state = position({"1S": 5, "1M": "start", "2M": 8, "2T": 9})
    said = spoken(state, 3)
    assert "Scout F5 to F8: kills Bram's Miner on F8 83%, saved 17%; pushed back to F7 17%" in said["S"]
    assert said["M"].startswith("Miner Start to F2: ")
    assert "kills" not in spoken(position({"1S": 5, "1M": 1, "2M": 9}), 3)["S"]
    assert "slaat Mijnwerker van Bram op F8 83%, gered 17%" in spoken(state, 3, "nl")["V"]


def test_a_move_tells_beforehand_of_teleports_mines_home_and_extra_turns() -> None:
    state = position({"1S": 0, "1M": 5, "1R": 31, "1T": 20}, mines={6: 2, 23: 1}, crystals=[2, 0])
    assert spoken(state, 3)["S"].startswith("Scout F0 to F3, jumps to F11: ")
    assert spoken(state, 1)["S"] == "Scout F0 to F1: extra turn"
    assert spoken(state, 1)["M"] == "Miner F5 to F6: killed by Bram's mine; leaves a mine on F5"
    assert "takes up the own mine on F23: 1 experience" in spoken(state, 3)["T"]
    assert spoken(state, 3)["R"] == "Rider F31 to home: crystal 3 of 3 wins the game"
    assert spoken(state, 6)["T"] == "Tower F20 to F26: extra turn"


def test_the_danger_is_told_by_opponent_and_in_all() -> None:
    state = position({"1S": 15, "2M": 13, "3A": 10}, players=3)
    words = wording_of(GAME, Messages("en"), ["Anna", "Bram", "Cora"])
    question = MoveQuestion(0, state, [0])
    scout, *_, explained = words.danger(question, state, ["S"])
    assert scout == "Anna's Scout on F15: killed before the next own turn 44% (Bram 17%, Cora 33%)"
    assert explained.startswith("One roll of every opponent")
    state.face = 6
    assert words.notes(question, state) == ["In danger before your next turn: S F15 44%"]


def test_a_point_of_experience_tells_what_it_brings() -> None:
    state = position({"1S": 5}, experience={"1M": 2, "1T": 4})
    words = wording_of(GAME, Messages("en"))
    question = ExperienceQuestion(0, state, 1, [0, 1, 2, 3])
    notes = {choice.written: choice.note for choice in words.choices(question, state)}
    assert notes["S"] == "experience 1 → 2, level 2: extra turn on 1 or 2"
    assert notes["R"] == "experience 1 → 2, level 2: attacks 2 fields behind as well"
    assert notes["M"] == "experience 2 → 3, level 2; level 3 at 5"
    assert notes["T"] == "experience 4 → 5, level 3: saves on 1, 2 or 3"
    assert [step.text for step in words.plan(question, state, "S, S M")] == ["S", "S", "M"]


def test_a_turn_is_told_in_one_paragraph_with_its_dice_and_reasons() -> None:
    state = position({"1S": 5, "2M": 8, "2T": 9}, experience={"2T": 2})
    words = wording_of(GAME, Messages("en"), ["Anna", "Bram"])
    words.watch(state)
    told: list[Event] = [
        Thrown(0, "crystals.move", "CR-TRN-02", [6], [3]),
        Moved(0, 0, "scout", 3, 5, 8),
        Thrown(1, "crystals.defence", "CR-TOW-04", [6], [2]),
        Saved(1, 6, "miner", 8, 0),
        PushedBack(0, 0, "scout", 7),
        Thrown(1, "crystals.move", "CR-TRN-02", [6], [4]),
        Moved(1, 7, "tower", 4, 9, 13),
    ]
    first, second = words.tell(told[:5], state), words.tell(told[5:], state)
    expected = (
        "Anna moves the Scout from F5 to F8 with 3. Bram rolls 2 for the defence, 1 or 2 saves (CR-TOW-04). "
        "The Miner of Bram on F8 is saved by its Tower. (CR-TOW-11) "
        "The Scout of Anna is pushed back to F7. (CR-TOW-13)"
    )
    assert first == [expected]
    assert second == ["Bram moves the Tower from F9 to F13 with 4."]
    words.tell(told[:5], state)
    why = words.why()
    assert why[0] == "Anna rolls d6 for the move: 3 (CR-TRN-02)"
    assert "  Tower level 2: 1 or 2 saves, chance 2 in 6" in why


def test_characters_are_named_by_letter_name_field_or_start_in_both_languages() -> None:
    state = position({"1S": 5, "1M": "start", "2S": 7})
    words = wording_of(GAME, Messages("nl"))
    question = MoveQuestion(0, state, [0, 2])
    for text in ("S", "v", "scout", "Verkenner", "f5"):
        assert words.read(question, state, text) == number_of("1S")
    for text in ("m", "Mijnwerker", "start"):
        assert words.read(question, state, text) == number_of("1M")
