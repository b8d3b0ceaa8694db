"""Whatever happens, is asked or is refused in Chessboard Skirmish can be said in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules import events
from dicefront.kernel.draw import Draw
from dicefront.kernel.event import Event, Thrown
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import attributes
from dicefront.kernel.table import Table
from dicefront.kernel.testing import offered
from dicefront.parts.terminal.drawing import Room
from dicefront.parts.terminal.part import board_of, wording_of
from dicefront.text.messages import LANGUAGES, Messages

HEROES: list[Json] = [
    {"name": "", "minis": ["d6 hero bow armor:1", "d6 hero gun", "d4 hero", "d4", "d4"]},
    {"name": "", "minis": ["d6 hero bow gun", "d4 hero armor:1", "d4 hero", "d4", "d4"]},
]
MANY: list[Json] = [{"name": "", "minis": ["d4"] * 12}] * 2
GAMES: list[tuple[dict[str, Json], list[Json]]] = [
    ({"points": 50, "scenario": "retrieve", "obstacles": "placed", "obstacle_count": 4}, HEROES),
    ({"points": 50, "scenario": "retrieve", "pickup": "free", "hero_timing": "informed"}, HEROES),
    ({"points": 50, "obstacles": "random_symmetric", "diagonal_gaps": "closed"}, MANY),
    ({"points": 50, "scenario": "survival", "overtime": "on", "deployment": "hidden"}, HEROES),
    ({"points": 30, "scenario": "infiltrate", "enemy_spaces": "closed"}, [None, None]),
    ({"army_mode": "free", "free_armies": "open", "line_of_fire": "miniatures"}, [None, None]),
]


def is_whole(text: str) -> bool:
    """No message is missing, and no argument of one."""
    return "[" not in text and "{" not in text


def random_game(options: dict[str, Json], rosters: list[Json], seed: int) -> tuple[Table[Any], list[str]]:
    """Play at random, and say everything there is to say in both languages."""
    table = GAME.table(options, rosters, seed)
    draw = Draw(seed)
    said: list[str] = []
    voices = [wording_of(GAME, Messages(language)) for language in LANGUAGES]
    told: list[Event] = list(table.told)
    while True:
        for words in voices:
            said.extend(words.tell(told, table.state))
            words.watch(table.state)
            said.extend(words.why())
        if not table.pending:
            break
        question = table.pending[0]
        for words in voices:
            said.append(words.question(question, table.state))
            said.append(words.hint(question, table.state))
            said.extend(words.notes(question, table.state))
            for choice in words.choices(question, table.state):
                said.extend([choice.text, choice.note])
            for wrong in (
                99,
                3,
                [0, 0],
                ["bow", 0],
                ["gun", 9],
                ["melee", 1],
                [9, 9],
                {"minis": ["d7", "d20"]},
            ):
                refusal = question.check(wrong)
                if refusal is not None and refusal.reason != "kernel.unreadable":
                    said.append(words.refusal(refusal, question, table.state))
            said.extend(
                line.plain for line in board_of(GAME, words).panel(table.state, 0, Room(40, 30, True, True))
            )
            said.append(board_of(GAME, words).status(table.state, 0).plain)
        options_there = offered(question)
        told = table.answer(question.player, options_there[draw.below(len(options_there))])
    return table, said


@pytest.mark.parametrize(("options", "rosters"), GAMES)
def test_everything_in_a_random_game_is_said_in_whole_sentences(
    options: dict[str, Json], rosters: list[Json]
) -> None:
    table, said = random_game(options, rosters, 7)
    assert [text for text in said if not is_whole(text)] == []
    outcome = table.outcome
    assert outcome is not None
    for language in LANGUAGES:
        assert is_whole(wording_of(GAME, Messages(language)).outcome(outcome))


EXAMPLES: dict[str, object] = {
    "type": "bow",
    "what": "save",
    "spaces": [9, 10],
    "reason": "chessboard.quiet",
    "rule": "CB-END-06",
}
KINDS = [
    one
    for one in vars(events).values()
    if isinstance(one, type) and issubclass(one, Event) and one is not Event
]


def example(kind: type[Event]) -> Event:
    """An event of a kind, with arguments that could be."""
    values = [EXAMPLES.get(name, 1) for name in attributes(kind)]
    return kind(*([["d8"], ["d6"]] if kind is events.ArmiesRevealed else values))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_event_is_said_in_a_whole_sentence(kind: type[Event], language: str) -> None:
    table = GAME.table({"preset": "first_game"})
    while table.state.round == 0:
        table.take(table.pending[0].player, table.pending[0].default())
    words = wording_of(GAME, Messages(language), ["Anna", "Bram"])
    words.watch(table.state)
    lines = words.tell([example(kind)], table.state)
    assert lines
    assert all(is_whole(line) and len(line) > 8 for line in lines)


def test_miniatures_are_named_by_owner_die_and_space_as_they_were_when_it_happened() -> None:
    table = GAME.table({"preset": "first_game"})
    while table.state.round == 0:
        table.take(table.pending[0].player, table.pending[0].default())
    words = wording_of(GAME, Messages("en"), ["Anna", "Bram"])
    words.watch(table.state)
    told: list[Event] = [events.Moved(0, 1, 27), events.Attacked(0, 5, "melee"), events.Moved(5, 57, 40)]
    assert words.tell(told, table.state) == [
        "Anna's d8 moves from b1 to d4.",
        "Anna's d8 on d4 attacks Bram's d8 on b8.",
        "Bram's d8 moves from b8 to a6.",
    ]


def test_the_dice_of_an_attack_are_told_with_the_reason_of_every_number() -> None:
    table = GAME.table({"points": 50}, HEROES)
    while table.state.round == 0:
        table.take(table.pending[0].player, table.pending[0].default())
    words = wording_of(GAME, Messages("en"))
    words.watch(table.state)
    told: list[Event] = [
        events.Attacked(0, 6, "bow"),
        Thrown(0, "chessboard.attack", "CB-DIE-02", [6], [5]),
        Thrown(1, "chessboard.defence", "CB-DIE-02", [4], [2]),
        events.Hit(0, 6, "bow", 5, 3, 2),
        Thrown(1, "chessboard.save", "CB-DIE-02", [4], [1]),
        events.ArmorUsed(6, 1, 0),
    ]
    attack, clash, save = words.tell(told, table.state)
    assert "shoots a bow" in attack
    assert (
        "Attack d6: 5, halved by the bow: 3 (CB-DIE-06). Defense d4: 2. 3 reaches 2: a hit (CB-DEF-02)"
        in clash
    )
    assert "Save d4: 1, 4 needed (CB-DIE-09). Armor takes it: 1 becomes 0 (CB-DEF-06)" in save
    why = "\n".join(words.why())
    assert "half of it, rounded up (bow) -2 (CB-DIE-06)" in why
    assert "South rolls d6 for the attack: 5 (CB-DIE-02)" in why


@pytest.mark.parametrize(("language", "text"), [("en", "The game is drawn: "), ("nl", "gelijkspel")])
def test_a_game_that_nobody_wins_is_told_as_a_draw(language: str, text: str) -> None:
    words = wording_of(GAME, Messages(language), ["Anna", "Bram"])
    told = words.event(events.GameEnded(-1, "chessboard.quiet", "CB-END-06"), GAME.table({}).state)
    assert text in told or "remise" in told.lower()
    assert "-1" not in told
    assert "wint" not in told


@pytest.mark.rule("CB-OPT-24")
@pytest.mark.parametrize(
    ("language", "begins", "ends"),
    [
        ("en", "By agreement the list of Bram breaks the rules: miniature 1 has", "are needed. (CB-ARM-05)"),
        ("nl", "In overleg wijkt de lijst van Bram af van de regels: ", "nodig. (CB-ARM-05)"),
    ],
)
def test_what_a_list_breaks_by_agreement_is_said_with_the_paragraphs(
    language: str, begins: str, ends: str
) -> None:
    line: Json = {"minis": ["d6"] * 5}
    table = GAME.table({"lists": "agreed"}, [line, {"minis": ["d4 archer"]}], seed=1)
    words = wording_of(GAME, Messages(language), ["Anna", "Bram"])
    (said,) = [one for one in words.tell(table.told, table.state) if "Bram" in one and "CB-ARM-09" in one]
    assert said.startswith(begins)
    assert said.endswith(ends)
