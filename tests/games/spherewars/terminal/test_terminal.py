"""SphereWars at the terminal: labels, the map, questions to the table, and what is typed."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from dicefront.games.spherewars.rules.bands import BuildBand
from dicefront.games.spherewars.rules.events.feats import DeedDeclared
from dicefront.games.spherewars.rules.events.fighting import DamageRolled, HandCounted
from dicefront.games.spherewars.rules.events.setup import WeatherTold
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.sides import ORDER_FIRST
from dicefront.games.spherewars.rules.state import State
from dicefront.games.spherewars.rules.subjects import Occasion
from dicefront.games.spherewars.rules.view import STAGES
from dicefront.games.spherewars.rules.windows import DEED, IssueOrder
from dicefront.games.spherewars.scenes import inch, one, position
from dicefront.games.spherewars.terminal.armies import ARMIES, read_entry
from dicefront.games.spherewars.terminal.drawing import Drawing
from dicefront.games.spherewars.terminal.expressions import read
from dicefront.games.spherewars.terminal.words import Words
from dicefront.kernel.errors import BadData
from dicefront.kernel.gesture import PATH, PICK_ONE, PLACE_SEVERAL
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.modifier import Modifier, Total
from dicefront.kernel.terms import PIECE
from dicefront.parts.terminal.drawing import Room
from dicefront.skirmish.space import Space
from dicefront.text.messages import LANGUAGES, Messages
from tests.cli.conftest import Run
from tests.games.spherewars.agreed import agreed
from tests.games.spherewars.battles import battle_table
from tests.games.spherewars.bodies import put_on_floor
from tests.games.spherewars.profiles import made

ARCHER = made("werelynx", dex=3, str=3, con_mundane=4)
OPTIONS = GAME.complete_options({})


def words(language: str = "en") -> Words:
    return Words(GAME, Messages(language), [])


@pytest.fixture
def state() -> State:
    return position(
        one(0, ARCHER, (20.0, 20.0)), one(1, ARCHER, (20.0, 21.0)), one(1, "sorrep", (30.0, 30.0), wounds=2)
    )


@pytest.fixture
def closed(state: State) -> State:
    return agreed(state, measuring="closed")


def test_a_combatant_is_called_by_its_seat_and_number(state: State) -> None:
    assert [words().label(state, number) for number in range(3)] == ["A1", "B1", "B2"]
    assert words().piece(2, state, "", "") == "Sorrep B2"
    assert words().called(PIECE, "b2", state) == 2
    assert words().called(PIECE, "sorrep", state) == 2
    assert words().called(PIECE, "werelynx", state) is None, "there are two of them"


def drawn(state: State) -> list[str]:
    shown: Any = Drawing(GAME, words()).draw(state, 0, None, Room(86, 42, False, True))
    return [str(line) for line in shown.renderables]


def test_the_map_shows_everybody_where_he_stands(state: State) -> None:
    lines = drawn(state)
    rows = {label: row for row, line in enumerate(lines) for label in ("A1", "B1", "B2") if label in line}
    assert rows["B2"] < rows["B1"] <= rows["A1"]
    assert lines[rows["B2"]].index("B2") > lines[rows["A1"]].index("A1")
    assert "40" in lines[-1]


def test_scenery_is_shaded_by_its_height_and_numbered() -> None:
    hill = thing_of("hill", "hill", inch(25), inch(25), 0)
    lines = drawn(position(one(0, ARCHER, (5.0, 5.0)), things=[hill]))
    shaded = [line for line in lines if "▓" in line]
    assert len(shaded) > 2
    assert any("1" in line.replace("A1", "") for line in shaded)


def test_a_thin_piece_is_drawn_along_its_length() -> None:
    """It lies under the middle of no cell."""
    fence = thing_of("fence", "fence", inch(25), inch(25), 0.0)
    lines = drawn(position(one(0, ARCHER, (5.0, 5.0)), things=[fence]))
    assert [line for line in lines if "░" in line] == [line for line in lines if "░░░1░░░" in line]
    assert any("░░░1░░░" in line for line in lines), "6 inches, with its number in the middle"


@pytest.mark.rule("SW-SCN-06", "SW-SCN-34", "SW-SCN-39", "SW-SCN-40", "SW-FLY-02")
def test_where_tells_how_high_scenery_is_and_what_it_does_to_somebody() -> None:
    things = [
        thing_of("hill", "hill", inch(25), inch(25), 0),
        thing_of("fence", "fence", inch(10), inch(25), 0),
    ]
    flyer = made("flyer", fly=True)
    state = position(one(0, ARCHER, (5.0, 5.0)), one(0, flyer, (8.0, 5.0)), things=things)
    assert words().where(None, state, ["#1"]) == [
        "#1 Hill at 25,25 (height 4)",
        "  costs no MOV (SW-SCN-06), raises by up to 4 (SW-SCN-34)",
    ]
    assert words().where(None, state, ["#2", "A1"])[1] == (
        "  MOV −1 if crossed (SW-SCN-39), shots across it at those who touch it: PRE −1 (SW-SCN-40)"
    )
    assert words().where(None, state, ["#2", "A2"])[1] == (
        "  flown over without penalty, gives no cover (SW-FLY-02)"
    )
    assert words("nl").where(None, state, ["#1"])[0] == "#1 Heuvel op 25,25 (hoogte 4)"
    assert words().where(None, state, ["#3"]) == ["Whom do you mean? For example: where A7"]


def test_where_tells_attributes_and_contacts(state: State) -> None:
    lines = words().where(None, state, ["A1"])
    assert lines[0] == "Werelynx A1 at 20,20: 5/5"
    assert "DEX 3" in lines[1]
    assert "COM" not in lines[1], "it has none"
    assert lines[-1] == "  touches Werelynx B1"
    assert len(words().where(None, state, [])) == 3


@pytest.mark.rule("SW-SCN-33")
def test_where_tells_the_floor_of_who_is_upstairs(state: State) -> None:
    put_on_floor(state.combatants[0], 2)
    assert words().where(None, state, ["A1"])[0] == "Werelynx A1 at 20,20: 5/5 (level 2)"


def test_odds_carry_their_reasons(state: State) -> None:
    lines = words().odds(None, state, ["A1", "B1"])
    assert lines[0].startswith("Werelynx A1 fights Werelynx B1: wins 49%, loses 49%")
    assert lines[1] == "  dice 3: DEX +3 (SW-COM-07)"
    assert words().odds(None, state, ["B1", "B2"]) == [words().say("spherewars.play.odds-usage")]


def test_sight_and_reach_tell_lengths_if_measuring_is_open(state: State) -> None:
    assert words().sight(None, state, ["A1", "B2"]) == ["Werelynx A1 sees Sorrep B2. 13.1″ away."]
    assert "4″" in words().reach(None, state, ["B2"])[0]
    assert words().reached(None, state, ["B2"]) == {2: "+"}


@pytest.mark.rule("SW-BAS-16")
def test_with_closed_measuring_no_length_is_told(closed: State) -> None:
    assert words().sight(None, closed, ["A1", "B2"]) == ["Werelynx A1 sees Sorrep B2."]
    assert words().reach(None, closed, ["B2"]) == [words().say("spherewars.play.closed")]
    assert words().reached(None, closed, ["B2"]) == {}


def test_why_tells_every_number_with_its_paragraph(state: State) -> None:
    said = words()
    strength = Total([Modifier("spherewars.attribute.str", 3, "SW-COM-07")])
    number = Total([Modifier("spherewars.attribute.con_mundane", 4, "SW-COM-07")])
    told = said.tell([DamageRolled(0, 1, strength, number, [5, 4, 1], 2)], state)
    assert told == ["Werelynx A1 strikes Werelynx B1: 5, 4, 1 against 4, 2 wounds."]
    assert said.why()[1:] == ["    STR +3 (SW-COM-07)", "    mCON +4 (SW-COM-07)"]
    said.begin()
    assert said.why() == [said.say("play.no-dice")]


@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_choice_can_be_typed_as_it_is_written(language: str) -> None:
    table = battle_table(3)
    said = words(language)
    kinds: set[str] = set()
    for _ in range(150):
        if not table.pending:
            break
        question = table.pending[0]
        for choice in said.choices(question, table.state)[:6]:
            assert choice.written
            answer = said.read(question, table.state, choice.written)
            meant = question.read(answer)
            if question.gesture().kind != PATH:  # a way is written by its end
                assert question.write(meant) == choice.answer
        kinds.add(question.gesture().kind)
        table.take(question.player, question.options()[-1])
    assert {PATH, PICK_ONE} <= kinds


NUMBERS = re.compile(r"\d+(\.\d+)?,\d")


@pytest.mark.rule("SW-BAS-17")
def test_with_closed_measuring_no_choice_and_no_event_tells_coordinates() -> None:
    table = GAME.table({"measuring": "closed"}, seed=3)
    said = words()
    kinds: set[str] = set()
    told: list[str] = []
    for number in range(400):
        if not table.pending:
            break
        question = table.pending[0]
        for choice in said.choices(question, table.state)[:6]:
            assert not NUMBERS.search(choice.written + choice.text), choice.written
            question.read(said.read(question, table.state, choice.written))
        assert not NUMBERS.search(said.hint(question, table.state))
        kinds.add(question.gesture().kind)
        events = table.take(question.player, question.default() if number % 3 else question.options()[-1])
        told += said.tell(events, table.state)
    assert {PATH, PLACE_SEVERAL} <= kinds
    assert any(line.endswith("inches, to the middle.") for line in told)
    assert not [line for line in told if NUMBERS.search(line)]


# -- bands --------------------------------------------------------------------------------------


def test_a_band_can_be_typed_as_a_list() -> None:
    roster = words().roster("2x lookout, amazon + amazon_conventional", OPTIONS)
    assert roster == {
        "race": "alliance",
        "recruits": [
            {"combatant": "lookout", "count": 2},
            {"combatant": "amazon", "options": ["amazon_conventional"]},
        ],
    }
    with pytest.raises(BadData):
        words().roster("2x nobody", OPTIONS)


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("2x Tactical Explorer", {"combatant": "tactical_explorer", "count": 2}),
        (
            "Nirlem + Blunt weapon + Light Attack Rune",
            {"combatant": "nirlem", "options": ["nirlem_blunt"], "artefacts": ["light_attack_rune"]},
        ),
        ("3× asgeest", {"combatant": "ash", "count": 3}),
    ],
)
def test_names_in_any_language_do_as_well_as_ids(typed: str, line: dict[str, Any]) -> None:
    assert read_entry(typed, "band[0]") == line


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("3x lokout", "a recruit such as lookout"),
        ("battler + light_atack_rune", "something to carry such as light_attack_rune"),
        ("2x qqq", "a recruit such as 2x lookout"),
    ],
)
def test_what_may_have_been_meant_is_named(typed: str, near: str) -> None:
    with pytest.raises(BadData, match=near):
        read_entry(typed, "band[0]")


def test_ready_made_bands_are_found_by_their_names_and_written_as_entries() -> None:
    assert ARMIES.recognises("Tide patrol")
    assert ARMIES.recognises("2x lookout")
    assert not ARMIES.recognises("captain")
    for band in ARMIES.ready_made():
        entries = [str(entry) for entry in band["minis"]]  # type: ignore[union-attr]
        options = {**OPTIONS, "points": band["points"]}
        assert not [one for one in ARMIES.problems(entries, options) if one.unreadable]
        assert ARMIES.total(entries, options) == band["points"]


@pytest.mark.rule("SW-BAN-10")
def test_a_check_warns_of_arcane_power_that_is_lost(run: Run) -> None:
    call = ("army", "check", "skirmish_scions_mindripper", "--game", "spherewars", "-o", "points=500")
    checked = run(*call)
    assert checked.exit_code == 0
    assert "  warning  Sull has 1 arcane power left, which is lost.  SW-BAN-10" in checked.stdout.splitlines()
    (warning,) = json.loads(run(*call, "--json").stdout)["warnings"]
    assert (warning["rule"], warning["args"]["left"]) == ("SW-BAN-10", 1)


def test_the_question_for_a_band_takes_a_list_as_well() -> None:
    table = GAME.table({}, seed=1)
    question = table.pending[0]
    assert isinstance(question, BuildBand)
    assert words().read(question, table.state, "scout_scions_tide") == "scout_scions_tide"
    assert words().cost(question, table.state, "scout_scions_tide")[0] == "287 of 300 points"


# -- odds outside a match -----------------------------------------------------------------------


@pytest.mark.rule("SW-DIC-04", "SW-DIC-13")
def test_odds_are_exact_and_add_up() -> None:
    found = read("3 -> 3", {})
    assert float(found.outcomes["win"]) == pytest.approx(0.4893, abs=1e-4)
    assert sum(found.outcomes.values()) == 1
    target = read("2 at 4", {})
    assert float(target.sums["success"]) == pytest.approx(0.75)
    assert sum(target.outcomes.values()) == 1
    for wrong in ("0 -> 3", "13 -> 3", "three", "3 at 1"):
        with pytest.raises(BadData):
            read(wrong, {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stage_has_a_name(language: str, state: State) -> None:
    board = Drawing(GAME, words(language))
    for stage in range(len(STAGES)):
        state.stage = stage
        assert "spherewars." not in board.headline(state)


@pytest.mark.parametrize(("language", "word"), [("en", "order"), ("nl", "bevel")])
def test_an_order_in_place_of_an_activation_is_a_word(language: str, word: str, state: State) -> None:
    assert words(language).short_name(PIECE, ORDER_FIRST, state) == word
    assert words(language).called(PIECE, word, state) == ORDER_FIRST


@pytest.mark.parametrize(("language", "hand", "weather", "deed"), [
    ("en", "has 2 dice against Werelynx B1.", "The weather: Clear or cloudy.", "A deed is about to be done."),
    ("nl", "heeft 2 dobbelstenen tegen Weerlynx B1.", "Het weer: Helder of bewolkt.", "Er is een daad aange"),
])  # fmt: skip
def test_an_empty_list_is_left_out_of_sentences(
    state: State, language: str, hand: str, weather: str, deed: str
) -> None:
    dice = Total([Modifier("spherewars.attribute.dex", 2, "SW-COM-07")])
    told = words(language).tell([HandCounted(0, 1, dice, []), WeatherTold("clear", [])], state)
    assert told[0].endswith(hand)
    assert told[1] == weather
    occasion = Occasion(DEED.name, [])
    asked = IssueOrder(state, 0, DEED, occasion, [])
    assert words(language).question(asked, state).startswith(deed)


def test_a_deed_on_nobody_names_nobody(state: State) -> None:
    told = words().tell([DeedDeclared(0, "regeneration_offering", NOBODY, 1)], state)
    assert told == ["Werelynx A1 tries Regeneration Offering with one die."]


@pytest.mark.rule("SW-BAS-17")
def test_with_closed_measuring_the_map_has_no_rulers_and_places_are_parts_of_the_table(closed: State) -> None:
    closed.space = Space(closed.space.width, closed.space.depth, [thing_of("wood", "wood 1", 2500, 2500, 0)])
    told = words().queries.everybody(closed)
    assert told[0].startswith("Werelynx A1 in the middle:")
    assert told[2].startswith("Sorrep B2 in the north-east:")
    assert told[3] == "#1 Wood in the south-west (height 3)"
    drawn: Any = Drawing(GAME, words()).draw(closed, 0, None, Room(80, 24, False, False))
    lines = [line.plain for line in drawn.renderables]
    assert all(line[:2] == "  " for line in lines)
    assert all("|" in line for line in lines)  # no line below the map


def test_a_hint_names_who_is_meant_and_no_number(run: Run) -> None:
    """The table is set up by the first choices; then somebody is to be activated."""
    result = run("play", "spherewars", "--seed", "5", input="1\n" * 7 + "hint\nquit\n")
    assert re.search(r"^1\. [A-Z][\w ]+ A\d+: \d+% to win$", result.output, re.MULTILINE), result.output[
        -2000:
    ]
