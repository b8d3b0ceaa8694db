"""Playing over the socket: answers, numbers, refusals, going back, draws, resignation."""

from __future__ import annotations

import pytest

from dicefront.kernel.draw import Draw
from tests.server.meeting import SHORT, asked_of, catch_up, play_out, two_players
from tests.server.serving import Visitors


@pytest.mark.parametrize("game", list(SHORT))
def test_two_people_play_a_whole_match(visitor: Visitors, game: str) -> None:
    match, anna, bram = two_players(
        visitor, game, options=SHORT[game], seed=1
    )  # games by chance can be shorter
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        answers = play_out([south, north], Draw(4))
        assert answers > 20
        assert south.snapshot["outcome"] == north.snapshot["outcome"]
        assert [event["n"] for event in south.events] == list(range(1, len(south.events) + 1))
        assert south.got[-1]["key"] is not None
        assert all(update["key"] is None for update in south.got[:-1] if update["type"] == "update")
    assert anna.get(f"/api/matches/{match}")["state"] == "over"


def test_a_computer_answers_by_itself(visitor: Visitors) -> None:
    anna = visitor()
    match = anna.new_match("chessboard")["match"]["id"]
    with anna.sit(match, 0) as south:
        draw = Draw(1)
        for _ in range(12):
            question = south.until_asked()
            assert question is not None
            south.answer(question["candidates"][draw.below(len(question["candidates"]))]["answer"])
        assert any(event["args"].get("player") == 1 for event in south.events)


def test_a_late_answer_is_refused_and_changes_nothing(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        seat = asked_of([south, north])
        question = seat.question
        seat.answer(question["candidates"][0]["answer"])
        before = seat.snapshot["entry"]
        refused = seat.command(
            "answer", question=question["number"], value=question["candidates"][0]["answer"]
        )
        assert (refused["type"], refused["code"]) == ("refused", "late")
        assert seat.snapshot["entry"] == before


def test_the_same_command_sent_again_acts_once(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        seat = asked_of([south, north])
        question = seat.question
        value = question["candidates"][0]["answer"]
        assert seat.answer(value, id="mine")["type"] == "done"
        entry = seat.snapshot["entry"]
        again = seat.command("answer", id="mine", question=question["number"], value=value)
        assert again["type"] == "done"
        assert seat.snapshot["entry"] == entry


def test_an_answer_to_a_question_of_somebody_else_is_refused(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        asked = asked_of([south, north])
        other = north if asked is south else south
        question = asked.question
        refused = other.command(
            "answer", question=question["number"], value=question["candidates"][0]["answer"]
        )
        assert refused["code"] in ("not-yours", "late")
        assert other.snapshot["question"] is None


def test_an_illegal_answer_is_refused_with_its_paragraph_and_what_is_in_the_way(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        seat = asked_of([south, north])
        refused = seat.command("answer", question=seat.question["number"], value=[0, 60])
        assert refused["code"] == "illegal"
        assert refused["note"]["rule"].startswith("CB-")
        assert refused["marks"]
        unreadable = seat.command("answer", question=seat.question["number"], value={"a": [1, "b"]})
        assert unreadable["code"] == "unreadable"


def test_a_trial_tells_what_an_answer_would_do_and_does_nothing(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        seat = asked_of([south, north])
        candidate = seat.question["candidates"][0]
        tried = seat.command("try", question=seat.question["number"], value=candidate["answer"])
        assert tried["type"] == "tried"
        assert tried["candidate"] == candidate
        assert seat.question is not None


def test_an_answer_is_taken_back_as_long_as_nothing_was_thrown(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        seat = asked_of([south, north])
        entry = seat.snapshot["entry"]
        seat.answer(seat.question["candidates"][0]["answer"])
        assert seat.snapshot["undo"]["undo"]
        assert seat.command("undo")["type"] == "done"
        seat.until(lambda now: now["entry"] == entry)
        assert seat.got[-1]["back"] == entry
        assert seat.events[-1]["kind"] == "server.taken-back"
        assert seat.question is not None


def test_going_back_further_needs_the_others(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        seats = [south, north]
        first = asked_of(seats)
        entry = first.snapshot["entry"]
        first.answer(first.question["candidates"][0]["answer"])
        catch_up(seats)
        second = asked_of(seats)
        assert second is not first
        second.answer(second.question["candidates"][0]["answer"])
        catch_up(seats)
        assert first.command("step-back", entry=entry)["code"] == "not-possible"
        assert first.command("ask-back", entry=entry)["type"] == "done"
        second.until(lambda now: now["back"] is not None)
        assert second.snapshot["back"] == {
            "player": first.match["seat"],
            "entry": entry,
            "waiting": [second.match["seat"]],
            "end": False,
            "refused": None,
        }
        assert second.command("answer-back", answer="yes")["type"] == "done"
        for seat in seats:
            seat.until(lambda now: now["entry"] == entry and now["back"] is None)


def test_whoever_says_never_is_not_asked_again(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        first = asked_of([south, north])
        second = north if first is south else south
        entry = first.snapshot["entry"]
        first.answer(first.question["candidates"][0]["answer"])
        first.command("ask-back", entry=entry)
        second.until(lambda now: now["back"] is not None)
        second.command("answer-back", answer="no")
        other = second.match["seat"]
        first.until(
            lambda now: now["back"] is not None and now["back"]["refused"] == other
        )  # who asked is told
        assert first.command("ask-back", entry=entry)["type"] == "done"
        second.until(lambda now: now["back"] is not None and now["back"]["refused"] is None)
        second.command("answer-back", answer="never")
        first.until(lambda now: now["back"] is not None and now["back"]["refused"] is not None)
        assert first.command("ask-back", entry=entry)["code"] == "not-possible"


def test_alone_one_steps_back_without_asking_with_the_same_dice_or_new_ones(visitor: Visitors) -> None:
    anna = visitor()
    seats = [{"who": "me"}, {"who": "here", "name": "Bram"}]
    made = anna.new_match("crystals", seats=seats, seed=5)
    match = made["match"]["id"]
    with anna.sit(match, 0) as south, anna.sit(match, 1) as north:
        both = [south, north]
        draw = Draw(2)
        play_out(both, draw, 12)
        catch_up(both)
        thrown = [event["args"]["faces"] for event in south.events if event["kind"] == "kernel.thrown"]
        length = len(south.events)
        assert south.command("step-back", entry=2, dice="same")["type"] == "done"
        for seat in both:
            seat.until(lambda now: now["entry"] == 2)
        assert south.snapshot["practice"]
        for seat in both:
            seat.answer(seat.question["candidates"][0]["answer"])
        catch_up(both)
        again = [
            event["args"]["faces"] for event in south.events[length:] if event["kind"] == "kernel.thrown"
        ]
        assert again == thrown[: len(again)]
        assert again


def test_a_draw_is_offered_and_accepted(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        assert south.command("offer-draw")["type"] == "done"
        north.until(lambda now: now["draw"] == 0)
        assert south.command("answer-draw", accept=True)["type"] == "refused"
        assert north.command("answer-draw", accept=True)["type"] == "done"
        south.until(lambda now: now["outcome"] is not None)
        assert south.snapshot["outcome"]["places"] == [1, 1]


def test_a_player_resigns_out_of_turn(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        assert north.command("resign")["type"] == "done"
        south.until(lambda now: now["outcome"] is not None)
        assert south.snapshot["outcome"]["places"] == [1, 2]
        assert south.command("resign")["code"] == "not-possible"


def test_chat_reaches_everybody_at_the_table(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        south.command("say", text="hello")
        heard = north.wait("chat")
        assert (heard["name"], heard["text"], heard["player"]) == ("Anna", "hello", 0)
    with bram.sit(match, 1) as north:
        assert [line["text"] for line in north.welcome["chat"]] == ["hello"]


def test_a_standing_choice_answers_on_the_server_and_only_its_player_is_told(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        seats = [south, north]
        for seat in seats:
            choice = {"kind": "chessboard.turn.activate", "answer": None}
            assert seat.command("standing", **choice)["type"] == "done"
        while asked_of(seats).question["kind"] == "chessboard.setup.deploy":
            seat = asked_of(seats)
            seat.answer(seat.question["candidates"][0]["answer"])
            catch_up(seats)
        south.until(lambda now: now["outcome"] is not None)  # nobody ever acts: a draw by quiet rounds
        passed = [event for event in south.events if event["kind"] == "server.passed"]
        assert passed
        assert {event["args"]["player"] for event in passed} == {0}


def test_looks_are_free_at_any_time(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        seats = [south, north]
        while asked_of(seats).question["kind"] == "chessboard.setup.deploy":
            seat = asked_of(seats)
            seat.answer(seat.question["candidates"][0]["answer"])
            catch_up(seats)
        for seat in seats:  # also whoever is not asked
            for piece in (0, 9):
                reach = seat.command("look", what="reach", args={"piece": piece})
                assert [option["moves"] for option in reach["data"]["options"]]
            assert seat.command("look", what="threats", args={"player": 0})["type"] == "looked"
            assert seat.command("look", what="line", args={"from": 0, "to": 56})["data"]["clear"]
            assert seat.command("look", what="reach", args={"piece": 99})["code"] == "unreadable"
            assert seat.command("look", what="nonsense")["code"] == "unreadable"
        acting = asked_of(seats)
        assert acting.question["kind"] == "chessboard.turn.activate"
        own = acting.question["candidates"][0]["piece"]
        options = acting.command("look", what="reach", args={"piece": own})["data"]["options"]
        stands = acting.question["candidates"][0]["space"]
        wanted = next(option for option in options if option["candidate"]["space"] != stands)
        for spelled in wanted["moves"]:  # what is announced is what can be done
            [fits] = [one for one in acting.question["candidates"] if one["spelled"] == spelled]
            acting.answer(fits["answer"])
            catch_up(seats)
        moved = next(mini for mini in acting.snapshot["view"]["minis"] if mini["id"] == own)
        assert moved["space"] == wanted["candidate"]["space"]
        minis = acting.snapshot["view"]["minis"]
        taken = next(one["space"] for one in minis if one["owner"] == moved["owner"] and one["id"] != own)
        refused = acting.command("look", what="unreachable", args={"piece": own, "space": taken})
        assert refused["data"]["note"]["rule"] == "CB-MOV-04"


def test_dice_rolled_by_hand_are_asked_for_and_fall_as_they_are_told(visitor: Visitors) -> None:
    anna = visitor()
    seats = [{"who": "me"}, {"who": "here"}]
    made = anna.new_match("crystals", seats=seats, options={"players": 2, "side_length": 3}, dice="hand")
    match = made["match"]["id"]
    assert made["match"]["practice"]
    with anna.sit(match, 0) as south, anna.sit(match, 1) as north:
        both = [south, north]
        seat = asked_of(both)
        for _ in range(40):
            seat = asked_of(both)
            question, value = seat.question, seat.question["candidates"][0]["answer"]
            faces: list[list[int]] = []
            while True:
                send = {"question": question["number"], "value": value, "faces": faces}
                reply = seat.command("answer", **send)
                if reply["type"] == "done":
                    break
                assert reply["code"] == "dice"
                sides = reply["note"]["args"]["sides"]
                wrong = seat.command("answer", **{**send, "faces": [*faces, [sides[0] + 1]]})
                assert wrong["note"]["id"] == "server.wrong-faces"
                faces.append([1 + len(faces) % 2 for _ in sides])
            seat.until(
                lambda now, old=question: (
                    now["question"] is None or now["question"]["number"] != old["number"]
                )
            )
            catch_up(both)
            if faces:
                break
        thrown = [event["args"]["faces"] for event in seat.events if event["kind"] == "kernel.thrown"]
        assert thrown[: len(faces)] == faces
