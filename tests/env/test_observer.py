"""Observations: what a game writes itself is what its views and signs say, and nothing hidden is in it."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.env.setting import Setting
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Game, game, game_ids
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.parts.observer.datafiles import PLAIN, read_template, template_for
from dicefront.parts.observer.observer import Observer
from dicefront.parts.observer.packing import packed
from dicefront.parts.observer.part import observer_of
from tests.conformance.hints import ROSTERS
from tests.conformance.registered import decision_keys
from tests.kernel.feud import Feud

GAMES = sorted(game_ids())
WITH_SEATS = [name for name in GAMES if game(name).seat_option()]
SETTINGS: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in GAMES),
    *((name, {"seats": 4}) for name in WITH_SEATS),
    ("chessboard", {"options": {"scenario": "retrieve", "obstacles": "random"}}),
    ("chessboard", {"options": {"preset": "first_game"}}),
    ("crystals", {"options": {"side_length": 9}}),
    ("spherewars", {"options": {"density": "high"}}),
]
MOMENTS = 60
"""Decisions that are looked at in a game."""


def seen(setting: Setting, table: Table[Any], seat: int, observer: Observer | None = None) -> list[int]:
    """The words that a seat gets, by the observer of the setting or by another one."""
    episode = setting.watching(table, 0, 0)
    episode.observer = setting.observer if observer is None else observer
    words: list[int] = []
    episode.write(seat, words)
    assert len(words) == setting.observer.schema.words
    return words


def some_moments(setting: Setting, seed: int, count: int = MOMENTS) -> list[Table[Any]]:
    """A table at which one decision after the other is made: it is the same one every time."""
    table = setting.game.table(dict(setting.options), seed=seed)
    draw = Draw(seed)

    def going_on() -> Any:
        for number in range(4 * count):
            if not table.pending:
                return
            if number < count // 2 or number % 5 == 0:
                yield table
            question = table.pending[0]
            options = question.options()
            table.take(question.player, options[draw.below(len(options))])

    return going_on()  # type: ignore[no-any-return]


@pytest.mark.parametrize(("name", "given"), SETTINGS)
def test_what_a_game_writes_by_itself_is_what_its_views_and_signs_say(
    name: str, given: dict[str, Any]
) -> None:
    setting = Setting(name, **given)
    plain = observer_of(setting.game, setting.seats, setting.slots, quick=False)
    assert type(setting.observer) is not type(plain), "this game brings no observer of its own"
    looked = 0
    for seed in range(2):
        for table in some_moments(setting, seed, MOMENTS // setting.seats):
            for seat in range(setting.seats):
                assert seen(setting, table, seat) == seen(setting, table, seat, plain), table.pending
                looked += 1
    assert looked > 60


HIDING = {"crystals": {"seats": 4}, "spherewars": {"options": {"points": 750}}}
"""Settings in which seats keep something to themselves while they play."""


@pytest.mark.parametrize(("name", "given"), [*((name, {}) for name in GAMES), *HIDING.items()])
def test_a_seat_cannot_tell_a_table_from_one_that_it_imagines(name: str, given: dict[str, Any]) -> None:
    """Pairs of tables that differ only in what a seat cannot know look the same to it."""
    setting = Setting(name, **given)
    different = pairs = 0
    for seed in range(2):
        for table in some_moments(setting, seed, 24):
            for seat in range(setting.seats):
                imagined = Seat(table, seat).imagine(Draw(pairs))
                assert seen(setting, imagined, seat) == seen(setting, table, seat), table.pending
                before, after = table.position(), imagined.position()
                different += setting.game.encode(before.checkpoint) != setting.game.encode(after.checkpoint)
                pairs += 1
    assert pairs > 40
    if given:
        assert different, "no pair differed: nothing was shown by this test"


@pytest.mark.parametrize("name", [name for name in GAMES if ROSTERS[name]])
def test_a_roster_that_is_not_shown_yet_is_not_in_the_observations_of_others(name: str) -> None:
    setting = Setting(name)
    words = set()
    for roster in ROSTERS[name]:
        table = setting.game.table(dict(setting.options), [None, roster])
        words.add(tuple(seen(setting, table, 0)))
    assert len(words) == 1


def test_a_secret_choice_is_in_the_observation_of_its_seat_alone() -> None:
    setting = Setting("crystals")
    words: dict[int, set[tuple[int, ...]]] = {0: set(), 1: set()}
    for choice in ("rider", "archer"):
        table = setting.game.table(dict(setting.options))
        table.answer(0, "rider")
        table.answer(1, choice)
        for seat, found in words.items():
            found.add(tuple(seen(setting, table, seat)))
    assert len(words[0]) == 1
    assert len(words[1]) == 2


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_of_the_catalogue_has_a_number_of_its_own(name: str) -> None:
    kinds = template_for(game(name)).kinds
    assert {f"{name}.{key}" for key in decision_keys(game(name))} <= set(kinds)


@pytest.mark.parametrize("name", GAMES)
def test_kinds_notes_and_words_that_occur_are_those_of_the_file(name: str) -> None:
    setting = Setting(name)
    schema = setting.observer.schema
    unknown: set[str] = set()
    for table in some_moments(setting, 5, 60):
        question = table.pending[0]
        if question.kind not in schema.kinds:
            unknown.add(question.kind)
        signs = [question.show(option) for option in question.options()]
        unknown |= {sign.note.id for sign in signs if sign.note and sign.note.id not in schema.notes}
    assert unknown == set()


def test_a_game_without_a_file_shows_its_questions() -> None:
    rules: Game[Any] = Feud()
    assert template_for(rules) is PLAIN
    setting = Setting(rules, seats=6, options={"allies": "yes"})
    table = rules.table(dict(setting.options))
    asked = table.pending[0]
    words = seen(setting, table, asked.player)
    assert words[0] & 0xFFFF == 1, "a question of a kind without a number"
    assert sum(word & 0xFFFF == 1 for word in words[2::2]) == len(asked.options())
    assert not any(seen(setting, table, (asked.player + 1) % 6))


def test_four_columns_lie_in_a_word() -> None:
    assert packed(1, 2, 3, 4) == 1 + (2 << 16) + (3 << 32) + (4 << 48)
    assert packed(32767, 32767, 32767, 32767) < 1 << 63


COLUMN = '[tables.men]\nrows = 2\ncolumns = [{ name = "age", most = 90 }]\n'


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("slots = [", "file"),
        ("slot = 3", "file.slot"),
        ("slots = 1", "file.slots"),
        ('kinds = ["a", "a"]', "file.kinds"),
        ("tables = 3", "file tables"),
        ("[tables.question]\ncolumns = []", "file tables.question"),
        ("[tables.men]\ncolumns = []", "file tables.men.columns"),
        (COLUMN.replace("most = 90", "least = 0"), "file tables.men.columns[0].most"),
        (COLUMN.replace("most = 90", 'kind = "fish"'), "file tables.men.columns[0].kind"),
        (COLUMN.replace("most = 90", 'kind = "word"'), "file tables.men.columns[0].words"),
        (COLUMN.replace("most = 90", 'kind = "has"'), "file tables.men.columns[0].has"),
        (COLUMN.replace("most", "mots"), "file tables.men.columns[0].mots"),
        (COLUMN.replace("most = 90", 'most = 90, field = "a..b"'), "file tables.men.columns[0].field"),
        (COLUMN.replace("90 }", '90 }, { name = "age", most = 9 }'), "file tables.men.columns"),
    ],
)
def test_a_file_that_is_wrong_says_where(text: str, place: str) -> None:
    with pytest.raises(BadData) as problem:
        read_template(text, "file")
    assert problem.value.arguments["where"] == place


def test_numbers_are_read_from_the_view_as_the_columns_say() -> None:
    text = """
        [tables.game]
        columns = [{ name = "turn", kind = "seat" }, { name = "left", kind = "count", most = 9 }]
        [tables.men]
        from = "army.men"
        rows = 3
        columns = [
            { name = "number", field = "#", kind = "id", most = 3 },
            { name = "x", field = "at.0", unit = 10, most = 100 },
            { name = "depth", field = "at.1", least = -5, most = 10 },
            { name = "rank", words = ["knight", "page"] },
            { name = "tired", field = "marks", has = "tired" },
            { name = "owner", kind = "seat" },
        ]
        """
    view = {
        "turn": 1,
        "left": [4, 5],
        "army": {
            "men": [
                {"at": [125, -3], "rank": "page", "marks": ["tired"], "owner": 2},
                {"at": None, "rank": "cook", "marks": [], "owner": -1},
            ]
        },
    }

    class Shown(Feud):
        def view(self, state: Any, player: int | None) -> Any:
            return view

    rules = Shown()
    observer = Observer(rules, read_template(text, "file").schema(3, 4))
    words: list[int] = []
    observer.write_tables(rules.table({"seats": 3}).state, 2, words)
    assert words == [
        packed(3, 2),
        packed(1, 1, 12, 2),
        packed(2, 1, 1),
        packed(1, 2),
        packed(3),
        0,
        0,
    ]
