"""Home Raiders in words: figures, orders, typed moves, odds and sight."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.close_combat import MeleeTarget
from dicefront.games.home_raiders.rules.declaring import TakeAction
from dicefront.games.home_raiders.rules.forced import ForcedMove
from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.generic import GenericUse
from dicefront.games.home_raiders.rules.optionsfile import complete_options, read_options
from dicefront.games.home_raiders.rules.spirit import SpiritUse
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.rules.team import BuildTeam
from dicefront.games.home_raiders.scenes import block, card, card_of, hero, inch, marker, position, tin, unit
from dicefront.games.home_raiders.terminal.armies import team_of_entries
from dicefront.games.home_raiders.terminal.names import character_called, point_typed, troop_called
from dicefront.games.home_raiders.terminal.words import Words
from dicefront.kernel.errors import BadData, UnreadableAnswer
from dicefront.kernel.question import Question
from dicefront.text.messages import Messages
from tests.games.home_raiders.moves import orders_question
from tests.games.home_raiders.names import bear


def words(language: str = "en") -> Words:
    return Words(GAME, Messages(language), ["Anna", "Bram"])


def raid(**more: Any) -> State:
    """Three Guardmen and their Captain against two Ragmen and Big Cog."""
    return position(
        unit(0, "nl-guardmen", (5, 5), (7, 5), (9, 5), leader=("nl-captain-shefin", (7, 3))),
        unit(1, "gr-ragmen", (20, 20), (22, 20)),
        hero(1, "gr-big-cog", (7, 9)),
        **more,
    )


def read(state: State, text: str, question: Question[Any] | None = None) -> Any:
    asked = orders_question(state) if question is None else question
    return words().read(asked, state, text)


def ends(orders: list[Any]) -> dict[int, tuple[float, float]]:
    return {move[0]: (round(move[1][-1][0] / 2540, 1), round(move[1][-1][1] / 2540, 1)) for move in orders}


# -- names --------------------------------------------------------------------------------------


def test_figures_have_the_letter_of_their_troop_and_a_number() -> None:
    state, labels = raid(), words().labels
    assert [labels.label(state, number) for number in range(7)] == ["A1", "A2", "A3", "A*", "b1", "b2", "c+"]
    assert labels.character(state, 0) == "Guardmen A1"
    assert labels.troop(state, 1) == "Ragmen (b)"
    assert words("nl").labels.character(state, 4) == "Voddenmannen b1"
    assert labels.characters(state, [0, 1, 4]) == "Guardmen A1, A2, Ragmen b1"


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("A1", 0),
        ("a1", 0),
        ("A*", 3),
        ("al", 3),
        ("B2", 5),
        ("c", 6),
        ("c+", 6),
        ("ch", 6),
        ("shefin", 3),
        ("A9", None),
    ],
)
def test_figures_are_known_by_what_players_call_them(typed: str, number: int | None) -> None:
    found = character_called(words().labels, raid(), typed)
    assert (None if found is None else found.id) == number


def test_troops_are_known_by_letter_or_name() -> None:
    state, labels = raid(), words().labels
    assert [troop_called(labels, state, typed) for typed in ("B", "(b)", "ragmen", "voddenmannen")] == [
        state.troops[1]
    ] * 4
    assert troop_called(labels, state, "z") is None


def test_points_are_typed_in_inches() -> None:
    assert point_typed("12.5,8") == [31750, 20320]
    assert point_typed("12; 8; 3.5") == [30480, 20320, 8890]
    assert point_typed("twelve") is None
    assert point_typed("99999999999999999999,1") is None


# -- orders --------------------------------------------------------------------------------------


def test_plans_are_described_by_what_comes_of_them() -> None:
    state = raid(markers=[marker(0, 13, 5)])
    choices = words().choices(orders_question(state), state)
    assert choices[0].written == "x c+"
    assert choices[0].text.startswith("into base contact with Big Cog c+")
    assert any(choice.written == "m1" and choice.text.startswith("to marker 1") for choice in choices)
    assert choices[-1].written == "-"
    assert choices[-1].answer == []


def test_every_choice_is_read_as_what_it_means() -> None:
    state = raid(markers=[marker(0, 13, 5)], things=[block(10, 10, 14, 14, 1)])
    question = orders_question(state)
    for language in ("en", "nl"):
        for choice in words(language).choices(question, state):
            assert words(language).read(question, state, choice.written) == choice.answer


def test_all_move_in_a_direction() -> None:
    orders = read(raid(), "e 3")
    assert ends(orders) == {0: (8.0, 5.0), 1: (10.0, 5.0), 2: (12.0, 5.0), 3: (10.0, 3.0)}
    assert ends(read(raid(), "oost 3")) == ends(orders)
    assert ends(read(raid(), "0° 3")) == ends(orders)


def test_all_move_towards_somebody_or_something() -> None:
    state = raid(markers=[marker(0, 13, 5)], things=[tin(27, 27, 3, 4, portal=1)])
    question = orders_question(state)
    lines = ["x c+", "to b1", "naar b", "12,5", "m1", "portal", "to 12,5", "into contact with c+"]
    for typed in [*lines, "towards the Ragmen", "to marker 1", "naar fiche 1", "all x big cog"]:
        orders = read(state, typed, question)
        assert orders, typed
        assert question.check(orders) is None, typed
    touching = question.check(read(state, "x c+", question))
    assert touching is None


def test_figures_move_one_by_one() -> None:
    orders = read(raid(), "A1 n 2; A2 8,6; A* e 1")
    assert ends(orders) == {0: (5.0, 7.0), 1: (8.0, 6.0), 3: (8.0, 3.0)}
    assert [move[0] for move in orders] == [0, 1, 3]


def test_a_running_shot_is_typed_behind_a_move() -> None:
    state = position(
        hero(0, card("hero", shooting="W1", abilities=["running-shot"]), (5, 5)),
        hero(1, card("hero"), (9, 9)),
    )
    assert read(state, "A+ n 2 shoot") == [[0, [[inch(5), inch(7)]], "shoot"]]


def test_what_cannot_be_reached_is_refused_with_its_reason() -> None:
    state = position(hero(0, card("hero"), (5, 5)), hero(1, card("hero"), (9, 9)))
    question = orders_question(state)
    orders = read(state, "20,5", question)
    assert words().problems(question, state, orders) == [
        "That costs own-card A+ 15 inches; it has 5. (HR-MVT-02)"
    ]


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "x",
        "n",
        "m9",
        "A1",
        "z9 n 4",
        "to nobody",
        "🎲",
        "1e9,2",
        "n 99999999999999999999",
        ";",
        "A1 n 4;",
    ],
)
def test_what_means_nothing_is_not_understood(typed: str) -> None:
    with pytest.raises(UnreadableAnswer):
        read(raid(), typed)


# -- actions and attacks ------------------------------------------------------------------------


def test_actions_are_words() -> None:
    state = raid()
    question = TakeAction(state, [state.troops[0]])
    said = words("nl")
    assert said.choices(question, state)[0].written == "beweeg"
    for typed in ("beweeg", "move", "A move"):
        assert said.read(question, state, typed) == {"troop": 0, "action": "move"}
    assert read(state, "shoot; A* move first", question) == {
        "troop": 0, "action": "shoot", "apart": [[3, "move", "before"]],
    }  # fmt: skip
    assert words().question(question, state) == "Which action for Guardmen (A)? 2 actions left."


def test_blows_show_their_odds() -> None:
    touching = 5 + (card_of("nl-guardmen").radius + card_of("gr-big-cog").radius) / 2540
    state = position(unit(0, "nl-guardmen", (5, 5)), hero(1, "gr-big-cog", (touching, 5)))
    choices = words().choices(MeleeTarget(state, [state.characters[0]]), state)
    assert [choice.written for choice in choices] == ["A1 b+", "-"]
    assert choices[0].note.startswith("wounds ")
    assert choices[0].note.endswith("%")


def test_spirit_and_grapples_show_their_chances() -> None:
    actor = card("hero", spirit="B2", abilities=["distract", "brainfreeze", "grapple"], close="W1")
    touching = 5 + 2500 / 2540
    state = position(hero(0, actor, (5, 5)), hero(1, card("hero", spirit="W1"), (touching, 5)))
    notes = [
        choice.note for choice in words().choices(SpiritUse(state, 0, [state.characters[0]], True), state)
    ]
    assert all(note.startswith("works ") for note in notes[:-1])
    assert notes[0] != notes[1]
    grapple = words("nl").choices(GenericUse(state, 0, [state.characters[0]], False, False), state)[0]
    assert grapple.written == "A+ grapple b+"
    assert grapple.note.startswith("lukt ")


def test_odds_name_pools_and_paragraphs() -> None:
    state = raid()
    bear(state.characters[6], "grapple")
    lines = words().odds(None, state, ["A1", "c"])
    assert lines[0].startswith("Guardmen A1 attacks Big Cog c+: ")
    assert "HR-ACC-16" in lines[2]
    assert words().odds(None, state, ["A1"]) == ["Nobody can be attacked from there now."]


def test_sight_names_what_is_in_the_way() -> None:
    state = raid(things=[block(1, 11, 28, 12, 9)])
    lines = words().sight(None, state, ["A2", "b1"])
    assert lines[0].startswith("Ragmen b1 is completely obscured for Guardmen A2. In the way: block #1.")
    assert "open line of sight" in words().sight(None, raid(), ["A2", "b1"])[0]


def test_a_forced_move_is_typed_as_a_direction() -> None:
    state = raid()
    question = ForcedMove(
        0, "home_raiders.melee.knock-back", "HR-ACC-07", state, state.characters[6], inch(3), None
    )
    assert read(state, "n 2", question) == [inch(7), inch(11)]
    assert read(state, "-", question) is None
    assert "ne" in [choice.written for choice in words().choices(question, state)]
    assert "no" in [choice.written for choice in words("nl").choices(question, state)]


def test_an_attack_is_told_in_one_paragraph_with_its_reasons() -> None:
    said = words()
    table = GAME.table({"stars": 4, "table": "bedside-table"}, seed=2)
    told: list[str] = []
    while table.pending and not any("Defence" in line for line in told):
        question = table.pending[0]
        choices = said.choices(question, table.state)
        lively = [choice for choice in choices if choice.written not in ("-", "end", "no")] or choices
        shots = [choice for choice in lively if choice.written in ("shoot", "fight")]
        events = table.answer(question.player, (shots or lively)[0].answer)
        told += said.tell(events, table.state)
    text = next(line for line in told if "Defence" in line)
    assert " against " in text
    assert said.why()[0].endswith(".")
    assert any("on the card" in line for line in said.why())


# -- teams --------------------------------------------------------------------------------------


def test_teams_are_typed_by_name_or_card_by_card() -> None:
    options = read_options(complete_options({}))
    question = BuildTeam(0, options)
    state = GAME.setup(complete_options({}), [None, None])
    assert read(state, "nl-6-garrison", question) == "nl-6-garrison"
    assert read(state, "Garrison", question) == "nl-6-garrison"
    typed = read(state, "2x gr-ragmen, gr-foreman-clank -> gr-ragmen, portal tin", question)
    assert typed == {
        "faction": "gremlins",
        "troops": [
            {"ref": "gr-ragmen", "card": "gr-ragmen", "copies": 2},
            {"ref": "gr-foreman-clank", "card": "gr-foreman-clank", "copies": 1, "joins": "gr-ragmen"},
        ],
        "portal": "tin",
    }
    assert question.check(typed) is None
    with pytest.raises(BadData):
        team_of_entries(["nobody-at-all"], options)


def test_the_cost_of_a_team_is_told_with_what_is_wrong() -> None:
    state = GAME.setup(complete_options({}), [None, None])
    lines = words().cost(None, state, "9x gr-ragmen")
    assert lines[0].endswith(" of 6 Stars.")
    assert "HR-TEA-02" in lines[1]
    assert words().cost(None, state, "nonsense")[0].startswith("That is no team")
