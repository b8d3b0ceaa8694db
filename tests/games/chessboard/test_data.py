"""Broken data files: every message names file, entry and field."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from dicefront.games.chessboard.rules.army import check_ready_armies
from dicefront.games.chessboard.rules.catalogue import (
    FIGURES,
    FOLDER,
    LAYOUTS,
    MIRRORED_LIST,
    READY_ARMIES,
    load_armies,
    load_figures,
    load_layouts,
)
from dicefront.kernel.errors import BadData


def load_checked_armies(folder: str) -> None:
    check_ready_armies(*load_armies(folder))


LOADERS: dict[str, Callable[[str], object]] = {
    "figures.toml": load_figures,
    "layouts.toml": load_layouts,
    "armies.toml": load_checked_armies,
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the data that may be broken."""
    for name in LOADERS:
        shutil.copy(Path(FOLDER, name), tmp_path / name)
    return tmp_path


def message_of(folder: Path, name: str, old: str, new: str) -> str:
    """What is said about a file in which something was replaced once."""
    text = (folder / name).read_text()
    assert old in text, f"{name} has no {old!r}"
    (folder / name).write_text(text.replace(old, new, 1))
    with pytest.raises(BadData) as bad:
        LOADERS[name](str(folder))
    assert bad.value.where.startswith(name)
    return str(bad.value)


def test_the_copy_loads_as_the_original_does(folder: Path) -> None:
    assert load_layouts(str(folder)) == LAYOUTS
    assert load_figures(str(folder)).prices == FIGURES.prices
    armies, mirrored = load_armies(str(folder))
    assert [(army.name, army.points, army.minis) for army in armies] == [
        (army.name, army.points, army.minis) for army in READY_ARMIES
    ]
    assert mirrored == MIRRORED_LIST
    load_checked_armies(str(folder))


@pytest.mark.parametrize("name", LOADERS)
def test_a_file_that_is_no_toml_is_named_with_the_line(folder: Path, name: str) -> None:
    (folder / name).write_text('[[army]]\nname = "Patrol\n')
    with pytest.raises(BadData, match=rf"{name}: expected a TOML file, got .*line 2"):
        LOADERS[name](str(folder))


@pytest.mark.parametrize("name", LOADERS)
def test_a_file_that_is_no_text_is_named(folder: Path, name: str) -> None:
    (folder / name).write_bytes(b'a = "\xff\xfe"\n')
    with pytest.raises(BadData, match=rf"{name}: expected a TOML file, got "):
        LOADERS[name](str(folder))


@pytest.mark.parametrize("name", LOADERS)
def test_a_file_that_is_missing_is_named(folder: Path, name: str) -> None:
    (folder / name).unlink()
    with pytest.raises(BadData, match=rf"{name}: expected a readable file, got 'No such file or directory'"):
        LOADERS[name](str(folder))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("save = 4", "save = 0", "figures.toml.save: expected a whole number from 1 to 20, got 0"),
        ("save = 4", "", "figures.toml.save: expected a whole number from 1 to 20, got None"),
        ("save = 4", "saves = 4", "figures.toml.saves: expected one of save, die, equipment, figure, got 4"),
        (
            "value = 6",
            'value = "6"',
            "figures.toml: die 2.value: expected a whole number from 2 to 100, got '6'",
        ),
        (
            "value = 6",
            "value = true",
            "figures.toml: die 2.value: expected a whole number from 2 to 100, got True",
        ),
        ("value = 6", "sides = 6", "figures.toml: die 2.sides: expected one of value, class, got 6"),
        (
            "value = 6",
            "value = 4",
            "figures.toml: die: expected rising values, each once, got [4, 4, 8, 10, 12, 20]",
        ),
        ('class = "monster"', 'class = ""', "figures.toml: die 5.class: expected a text, got ''"),
        ("bow = 3", "bow = -1", "figures.toml: equipment.bow: expected a whole number from 0 to 99, got -1"),
        ("gun = 4", "gnu = 4", "figures.toml: equipment.gnu: expected one of armor, bow, gun, hero, got 4"),
        ("gun = 4", "", "figures.toml: equipment.gun: expected a whole number from 0 to 99, got None"),
        (
            'attacks = ["gun"]',
            'attacks = ["cannon"]',
            "figures.toml: figure.soldier.attacks: expected bow or gun",
        ),
        (
            'attacks = ["gun"]',
            'attacks = "gun"',
            "figures.toml: figure.soldier.attacks: expected a list of texts",
        ),
        (
            'attacks = ["gun"]',
            "range = 3",
            "figures.toml: figure.soldier.range: expected one of attacks, got 3",
        ),
    ],
)
def test_a_mistake_in_the_figures_is_named(folder: Path, old: str, new: str, message: str) -> None:
    assert message_of(folder, "figures.toml", old, new).startswith(message)


def test_a_missing_table_of_the_figures_is_named(folder: Path) -> None:
    (folder / "figures.toml").write_text("save = 4\n")
    with pytest.raises(BadData, match=r"figures.toml: die: expected a list of tables, got None"):
        load_figures(str(folder))
    (folder / "figures.toml").write_text('save = 4\n[[die]]\nvalue = 4\nclass = "minion"\n')
    with pytest.raises(BadData, match=r"figures.toml: equipment: expected a table, got None"):
        load_figures(str(folder))


ROW = '  "# # . . # . . .",\n'


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[ruins]\nrows", "[ruins]\nlines", "layouts.toml: ruins.lines: expected one of rows"),
        ("[ruins]", "[rubble]", "layouts.toml.rubble: expected one of pillars, ruins, gates, maze, checkers"),
        (ROW, "", "layouts.toml: ruins.rows: expected 8 rows, got '7 rows'"),
        (ROW, "  6,\n", "layouts.toml: ruins.rows: expected a list of texts"),
        (ROW, '  "# # . . # . .",\n', "layouts.toml: ruins.rows, rank 6: expected eight marks . or #"),
        (ROW, '  "# # . . x . . .",\n', "layouts.toml: ruins.rows, rank 6: expected eight marks . or #"),
        (
            ROW,
            '  "# # . . . . . .",\n',
            "layouts.toml: ruins.rows: expected an obstacle on e6 too, as after a half turn",
        ),
    ],
)
def test_a_mistake_in_the_layouts_is_named(folder: Path, old: str, new: str, message: str) -> None:
    assert message_of(folder, "layouts.toml", old, new).startswith(message)


@pytest.mark.rule("CB-OBS-13")
def test_a_layout_that_is_not_the_same_for_both_players_is_refused_on_loading(folder: Path) -> None:
    assert message_of(folder, "layouts.toml", ROW, '  "# # # . # . . .",\n').endswith(
        "expected an obstacle on f3 too, as after a half turn, got 'c6' [CB-OBS-13]"
    )


@pytest.mark.rule("CB-OBS-02")
@pytest.mark.parametrize(("place", "rank"), [(0, 8), (7, 1)])
def test_a_layout_with_an_obstacle_on_a_starting_side_is_refused_on_loading(
    folder: Path, place: int, rank: int
) -> None:
    text = (folder / "layouts.toml").read_text().split("[ruins]")
    rows = text[1].splitlines(keepends=True)
    rows[2 + place] = '  ". . # . . . . .",\n'
    (folder / "layouts.toml").write_text(text[0] + "[ruins]" + "".join(rows))
    with pytest.raises(
        BadData, match=rf"layouts.toml: ruins.rows, rank {rank}: expected no obstacle, .*CB-OBS-02"
    ):
        load_layouts(str(folder))


def test_a_missing_layout_is_named(folder: Path) -> None:
    (folder / "layouts.toml").write_text("")
    with pytest.raises(BadData, match=r"layouts.toml: pillars: expected a table, got None"):
        load_layouts(str(folder))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'name = "Two Pairs"',
            'name = "Patrol"',
            "armies.toml: army 2.name: expected a name of its own, got 'Patrol'",
        ),
        ('name = "Two Pairs"', "name = 2", "armies.toml: army 2.name: expected a text, got 2"),
        ('name = "Two Pairs"', "", "armies.toml: army 2.name: expected a text, got None"),
        (
            "points = 20",
            "points = 20.0",
            "armies.toml: army 1.points: expected a whole number from 1 to 999, got 20.0",
        ),
        (
            "points = 20",
            "point = 20",
            "armies.toml: army 1.point: expected one of name, points, minis, got 20",
        ),
        ('["d8", "d4", "d4", "d4"]', '"d8"', "armies.toml: army 1.minis: expected a list of texts, got 'd8'"),
        ('["d8", "d4", "d4", "d4"]', '["d8", 4]', "armies.toml: army 1.minis: expected a list of texts"),
        ('["d8", "d4", "d4", "d4"]', '["d7"]', "armies.toml: army 1.minis: expected a die out of d4, d6"),
        (
            '["d8", "d4", "d4", "d4"]',
            '["d8 axe"]',
            "armies.toml: army 1.minis: expected bow, gun, hero, armor:N",
        ),
        ("d6 archer", "d6 rider", "armies.toml: mirrored.minis: expected bow, gun, hero, armor:N"),
        ("[mirrored]", "[mirror]", "armies.toml.mirror: expected one of army, mirrored"),
        (
            "[mirrored]\nminis",
            "[mirrored]\nlist",
            "armies.toml: mirrored.minis: expected a list of texts, got None",
        ),
    ],
)
def test_a_mistake_in_the_armies_is_named(folder: Path, old: str, new: str, message: str) -> None:
    assert message_of(folder, "armies.toml", old, new).startswith(message)


@pytest.mark.rule("CB-ARM-16")
def test_a_ready_made_army_over_its_budget_is_refused_on_loading(folder: Path) -> None:
    message = message_of(
        folder, "armies.toml", '["d8", "d8", "d6", "d4", "d4"]', '["d8", "d8", "d6", "d6", "d4"]'
    )
    assert message == "armies.toml: army 4.minis: expected at most 30 points, got 32 [CB-ARM-16]"


def test_armies_without_any_are_named(folder: Path) -> None:
    (folder / "armies.toml").write_text("army = 5\n")
    with pytest.raises(BadData, match=r"armies.toml: army: expected a list of tables, got 5"):
        load_armies(str(folder))
