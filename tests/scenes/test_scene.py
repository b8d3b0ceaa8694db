"""Scenes: answers in order and by kind, turns, rounds, secrets, and errors that say what would be right."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

import dicefront
from dicefront import scenes
from dicefront.kernel.errors import BadData, IllegalAnswer, OutOfDice, Refusal, UnreadableAnswer
from dicefront.kernel.procedure import roll_die
from dicefront.kernel.question import Question
from dicefront.parts.scenes.answers import SceneError, in_order
from dicefront.parts.scenes.dice import DiceScript
from dicefront.parts.scenes.scene import Scene
from dicefront.parts.scenes.words import listed, means
from tests.kernel.toy import TOY, BidsShown, PrizeSeen, Toy, ToyState

PAGE = (Path(__file__).parents[2] / "docs" / "scenes.md").read_text("utf-8")
RICH, POOR, EVEN = [1, 1, 4], [1, 2, 3], [2, 2, 2]


class ToyScene(Scene[ToyState]):
    """A turn is a bid and all that comes of it; a round is the same."""

    def turn_goes_on(self) -> bool:
        return self.state.phase != "bid"

    def round_goes_on(self) -> bool:
        return self.state.phase != "bid"


def toy(*hands: list[int], dice: DiceScript = (), seed: int | None = None, ask_all: bool = False) -> ToyScene:
    """All hold their coins; the first bids are due."""
    state = TOY.setup(TOY.complete_options({}), [list(hand) for hand in hands])
    state.phase = "bid"
    return ToyScene(TOY, state, dice, seed, ask_all)


# -- the page -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "figures"), [("hr", [3, 3, 1]), ("sw", [3, 3, 1])])
def test_two_units_a_hero_and_an_object_take_at_most_ten_lines(game: str, figures: list[int]) -> None:
    """As the page shows it for each game of figures."""
    told = re.search(rf">>> (battle = {game}\.scene\(\n(?:\.\.\. .*\n)+?\.\.\. \)\n)", PAGE)
    assert told is not None
    lines = told[1].replace("... ", "").splitlines()
    assert len(lines) <= 10
    known: dict[str, Any] = {"hr": scenes.home_raiders, "sw": scenes.spherewars}
    exec("\n".join(lines), known)
    state = known["battle"].state
    kinds = [one.card.id if game == "hr" else one.profile.id for one in state.figures]
    assert [len(list(alike)) for _, alike in groupby(kinds)] == figures
    assert len(state.space.things) == 1


# -- answers ------------------------------------------------------------------------------------


def test_nothing_is_played_before_it_is_asked_for() -> None:
    scene = toy(EVEN, EVEN)
    assert (scene.events, scene.asked, scene.table.pending) == ([], [], [])
    assert scene.waiting == "0 bid, 1 bid"


def test_answers_are_given_in_order_to_whoever_is_asked() -> None:
    scene = toy(RICH, POOR).play("4", "1", True, "ha")
    assert scene.asked == ["0 bid", "1 bid", "0 double", "0 note"]
    assert scene.waiting == "0 bid, 1 bid"
    assert scene.state.points == [2, -1]


def test_an_answer_may_name_its_seat() -> None:
    scene = toy(RICH, POOR).play((1, 2), (0, 4))
    assert scene.told(BidsShown) == [BidsShown([4, 2])]
    with pytest.raises(
        SceneError, match=r"seat 1 is not asked and cannot answer True; asked is seat 0 about toy\.double"
    ):
        scene.play((1, True))
    with pytest.raises(BadData, match=r"answer: expected an answer, or \(seat, answer\)"):
        scene.play((1, 2, 3))


def test_answers_by_kind_find_their_questions() -> None:
    scene = toy(RICH, POOR).play(note="ha", double=True, bid={1: 1, 0: 4})
    assert scene.asked == ["0 bid", "1 bid", "0 double", "0 note"]


def test_answers_by_kind_and_in_order_go_together() -> None:
    assert toy(RICH, POOR).play(4, 1, "ha", double=True).asked[2:] == ["0 double", "0 note"]


def test_several_answers_of_one_kind_come_one_after_the_other() -> None:
    scene = toy(RICH, POOR).play(bid=in_order(4, 1))
    assert scene.told("bids-shown") == [BidsShown([4, 1])]
    with pytest.raises(SceneError, match=r"nobody was asked for bid=in_order\(2, 3\); "):
        toy(RICH, POOR).play(bid=in_order(4, 1, 2, 3))
    with pytest.raises(BadData, match="in_order: expected at least one answer"):
        in_order()


def test_hidden_bids_of_six_seats_are_scripted_by_seat() -> None:
    scene = toy(RICH, POOR, EVEN, POOR, EVEN, POOR).play(bid={3: 2, 0: 4, 2: 2, 1: 1, 5: 3, 4: 2})
    assert scene.told("bids_shown")[0].bids == [4, 1, 2, 2, 2, 3]
    assert scene.waiting == "0 double"
    assert scene.turn(double=True, rob="5").state.points == [2, 0, 0, 0, 0, -1]


def test_standing_answers_are_given_whenever_they_fit() -> None:
    scene = toy(RICH, RICH).always(double=False, note="", bid={1: 1}).play(4)
    assert scene.waiting == "0 bid"
    assert scene.asked == ["1 bid", "0 bid", "0 double", "0 note", "1 bid"]
    with pytest.raises(BadData, match="one answer for all questions of the kind"):
        scene.always(double=in_order(True, False))


def test_an_answer_may_be_a_function_of_the_question() -> None:
    def highest(question: Question[Any]) -> object:
        return max(question.options())

    assert toy(RICH, POOR).play(highest, highest).told("bids_shown") == [BidsShown([4, 3])]


def test_forced_answers_are_given_by_the_table_unless_everything_is_asked() -> None:
    assert toy(RICH, POOR).play(4, 1, False).waiting == "0 note"
    assert toy(RICH, POOR, ask_all=True).play(4, 1, False).waiting == "0 rob"


# -- how far ------------------------------------------------------------------------------------


def test_a_turn_is_played_to_its_end_with_defaults_for_the_rest() -> None:
    scene = toy(RICH, POOR).turn(bid={0: 4, 1: 1})
    assert (scene.table.resting, scene.state.phase, scene.state.round) == (True, "bid", 1)
    assert scene.asked[2:] == ["0 double", "0 note"]
    assert scene.turn().state.round == 2
    scene.turn()
    assert scene.outcome is not None


def test_a_round_is_played_to_its_end() -> None:
    assert toy(RICH, POOR).round(4).state.round == 1
    with pytest.raises(SceneError, match="toy has no rounds: play turns"):
        Scene(TOY, toy(RICH, POOR).state).round(4)


def test_where_everything_is_asked_a_turn_needs_an_answer_for_all() -> None:
    scene = toy(RICH, POOR, ask_all=True)
    with pytest.raises(SceneError, match=r"no answer: 0 rob \[TOY-5\], to be answered by 1"):
        scene.turn(4, 1, double=False)
    assert toy(RICH, POOR, ask_all=True).turn(4, 1, False, 1, "").state.round == 1


def test_a_scene_plays_until_a_question_stands() -> None:
    scene = toy(RICH, POOR).until("note", bid={0: 4})
    assert scene.asked == ["0 bid", "1 bid", "0 double"]
    assert scene.waiting == "0 note"
    assert scene.until("note").asked == ["0 bid", "1 bid", "0 double"], "it stands already"
    with pytest.raises(
        SceneError, match="nobody was asked 'hand' before the game was over; asked were 0 bid"
    ):
        scene.until("hand")


def test_a_scene_rests_before_what_it_has_no_dice_for() -> None:
    scene = toy(EVEN, EVEN)
    with pytest.raises(OutOfDice, match=r"a face of a d6 for toy\.tie, throw 0"):
        scene.play(2, 2)
    assert scene.asked == ["0 bid"], "the answer that led to the throw was taken back"
    tied = toy(EVEN, EVEN, dice=[5, 5, 3, 4]).play(2, 2)
    assert tied.throws == ["0 d6 tie 5", "1 d6 tie 5", "0 d6 tie 3", "1 d6 tie 4"]
    assert tied.done().waiting == "1 double"


def test_dice_that_nobody_threw_are_named_at_the_end() -> None:
    scene = toy(EVEN, EVEN, dice=[5, 3, 1]).play(2, 2)
    with pytest.raises(
        SceneError, match="nobody threw 1 of the dice script; thrown were 0 d6 tie 5, 1 d6 tie 3"
    ):
        scene.done()


def test_a_copy_goes_its_own_way_with_its_own_dice() -> None:
    scene = toy(EVEN, EVEN, dice=[5, 3]).play(2)
    other = scene.copy(dice=[1, 6]).play(2)
    assert scene.waiting == "1 bid"
    assert scene.play(2).waiting == "0 double"
    assert other.waiting == "1 double"
    assert other.asked == scene.asked


# -- looking ------------------------------------------------------------------------------------


def test_a_scene_shows_what_happened_what_is_asked_and_what_may_be_seen() -> None:
    scene = toy(RICH, POOR, dice=[3])
    assert scene.choices == ["1", "4"]
    assert scene.question.player == 0
    scene.play(4, 1, True)
    assert scene.told(PrizeSeen)[0].value == 1
    assert [type(event).kind for event in scene.events] == ["toy.bids-shown", "toy.prize-seen"]
    assert scene.view(1) == TOY.view(scene.state, 1)
    assert repr(scene).splitlines() == [
        "round 0, points [2, -1]",
        "0 note [TOY-7], to be answered by such as , ha",
        "dice left: 3",
    ]


def test_the_news_are_what_the_last_call_brought() -> None:
    scene = toy(RICH, POOR).play(4, 1)
    assert scene.news == scene.events == [BidsShown([4, 1])]
    scene.play(True)
    assert [type(event) for event in scene.news] == [PrizeSeen]
    assert scene.until("bid").news == []
    assert scene.copy().news == []


def test_a_question_may_be_expected() -> None:
    scene = toy(RICH, POOR)
    assert [question.player for question in scene.pending] == [0, 1]
    assert scene.asks("bid").player == 0
    with pytest.raises(
        SceneError, match=r"'rob' is not asked now, but 0 bid \[TOY-2\], to be answered by 1, 4"
    ):
        scene.asks("rob")


def test_looking_at_a_scene_plays_nothing() -> None:
    scene = toy(EVEN, EVEN, dice=[5, 3])
    assert "0 bid [TOY-2], to be answered by 2" in repr(scene)
    assert (scene.table.resting, scene.events) == (True, [])
    shown = repr(scene.play(2))
    assert repr(scene) == shown
    assert scene.play(2).throws == ["0 d6 tie 5", "1 d6 tie 3"]
    over = toy(RICH, POOR, seed=1).turn().turn().turn()
    assert repr(over) == repr(over)


def test_a_scene_without_dice_for_what_comes_says_so_when_it_is_shown() -> None:
    class Tossed(Toy):
        def next_procedure(self, state: ToyState) -> Any:
            return tossed() if state.phase == "bid" else super().next_procedure(state)

    def tossed() -> Any:
        yield from roll_die(6, "toy.toss", "TOY-3", 0)

    scene = Scene(Tossed(), toy(EVEN, EVEN).state)
    assert "at rest, without dice: dice script: expected a face of a d6 for toy.toss" in repr(scene.play())
    assert scene.events == []


def test_a_game_that_is_over_asks_nobody() -> None:
    scene = toy(RICH, POOR, seed=1).turn().turn().turn()
    assert scene.waiting == ""
    assert "over: toy.counted [TOY-6]" in repr(scene)
    with pytest.raises(SceneError, match="nobody is asked: the game is over"):
        _ = scene.question
    with pytest.raises(SceneError, match=r"nobody was asked for 4; asked were .*; nobody is asked now"):
        scene.play(4)


# -- errors -------------------------------------------------------------------------------------


def test_an_answer_that_nobody_wanted_says_what_is_asked_instead() -> None:
    with pytest.raises(SceneError) as error:
        toy(RICH, POOR).play(4, 1, duble=True)
    assert str(error.value) == (
        "nobody was asked for duble=True; asked were 0 bid, 1 bid; "
        "0 double [TOY-4], to be answered by False, True"
    )


def test_a_refused_answer_names_its_question_and_what_would_be_right() -> None:
    with pytest.raises(IllegalAnswer, match=r"toy\.bid\.no_such_coin") as error:
        toy(RICH, POOR).play(3)
    assert error.value.__notes__ == ["3 was to answer 0 bid [TOY-2], to be answered by 1, 4"]
    with pytest.raises(UnreadableAnswer) as unread:
        toy(RICH, POOR).play(bid="five")
    assert unread.value.__notes__ == ["'five' was to answer 0 bid [TOY-2], to be answered by 1, 4"]


def test_why_an_answer_is_refused_can_be_asked() -> None:
    scene = toy(RICH, POOR)
    assert scene.refusal(3) == Refusal("toy.bid.no_such_coin", "TOY-2", {"coin": 3})
    assert scene.refusal("five").reason == "kernel.unreadable"
    with pytest.raises(SceneError, match="0 bid accepts 4, which was to be refused"):
        scene.refusal(4)


def test_a_scene_that_goes_on_for_ever_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dicefront.parts.scenes.scene.MOST_ANSWERS", 3)
    with pytest.raises(SceneError, match="no end after 3 answers"):
        toy(RICH, POOR, seed=1).turn()
    with pytest.raises(SceneError, match="no 'hand' after 3 answers"):
        toy(RICH, POOR, seed=1).until("hand")


# -- words --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["pick_up", "pick-up", "turn_pick_up", "turn.pick-up", "toy.turn.pick-up", "up"]
)
def test_a_kind_may_be_shortened_to_its_last_words(name: str) -> None:
    assert means(name, "toy.turn.pick-up")


@pytest.mark.parametrize("name", ["ick_up", "turn", "pick", "", "x.turn.pick-up"])
def test_other_words_do_not_mean_a_kind(name: str) -> None:
    assert not means(name, "toy.turn.pick-up")


def test_long_lists_are_cut() -> None:
    assert listed([]) == "nothing"
    assert listed(range(4), 2) == "0, 1 and 2 more"
    assert listed(["d4, d6", "d8"]) == "d4, d6; d8"


# -- the public module --------------------------------------------------------------------------


@pytest.mark.parametrize("name", dicefront.game_ids())
def test_every_game_offers_scenes(name: str) -> None:
    part = getattr(scenes, name)
    assert part is getattr(dicefront.scenes, name)
    assert issubclass(part.SCENE, Scene)
    assert callable(part.scene)
    assert callable(part.position)
    assert set(part.__all__) <= set(dir(part))
    assert name in dir(scenes)


@pytest.mark.parametrize("name", dicefront.game_ids())
def test_a_match_of_every_game_can_be_played_from_its_beginning(name: str) -> None:
    scene = scenes.begin(name, seed=1)
    assert isinstance(scene, getattr(scenes, name).SCENE)
    assert scene.state is not None
    assert scene.waiting
    assert scene.play(scene.question.answers()[0]).asked


def test_what_is_no_game_is_refused() -> None:
    with pytest.raises(AttributeError, match="games: chessboard, crystals"):
        _ = scenes.ludo
    with pytest.raises(BadData, match="one of chessboard"):
        scenes.begin("ludo")
    with pytest.raises(BadData, match="rosters: expected at most 2 of them, got 3"):
        scenes.begin("chessboard", None, None, None)
