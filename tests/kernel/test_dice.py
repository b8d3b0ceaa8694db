"""Dice: verifiable, independent, fair, scripted and read off the table."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import pytest

from dicefront.kernel.dice import (
    Dice,
    FastDice,
    ManualDice,
    Roll,
    ScriptedDice,
    SeededDice,
    commitment,
    joint_key,
)
from dicefront.kernel.draw import Draw, child_seed, mix
from dicefront.kernel.errors import BadData, DiceError
from dicefront.kernel.event import Thrown
from dicefront.kernel.procedure import shuffled
from dicefront.kernel.testing import play_out
from tests.kernel.by_hand import faces_of, joint_key_of
from tests.kernel.toy import TOY

KEY = bytes(range(32))
D6 = Roll([6], "toy.tie", "TOY-3")

CHI_SQUARE_99_9 = {4: 16.27, 6: 20.52, 8: 24.32, 10: 27.88, 12: 31.26, 20: 43.82}
"""By number of sides; the degrees of freedom are one less."""

FAST_D6 = [4, 5, 6, 3, 3, 6, 6, 2, 6, 1, 2, 5]
FAST_MIXED = [4, 5, 6, 5, 12, 16, 90]
FAST_CHILD = [753, 345, 192]
MIXED = [0, 114555507, 3652544131]
DRAWN = [141683255, 797027026]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_seeded_dice_can_be_checked_by_hand() -> None:
    faces = SeededDice(KEY).throw(7, Roll([6, 20], "toy.tie", "TOY-3"))

    by_hand = []
    for die, sides in enumerate([6, 20]):
        message = (7).to_bytes(8, "big") + die.to_bytes(2, "big")
        word = int.from_bytes(blake2b(message, key=KEY, digest_size=8).digest(), "big")
        by_hand.append(1 + word % sides)
    assert faces == by_hand


def test_every_seeded_throw_stands_alone() -> None:
    dice = SeededDice(KEY)
    forwards = [dice.throw(index, D6) for index in range(50)]
    backwards = [SeededDice(KEY).throw(index, D6) for index in reversed(range(50))][::-1]

    assert forwards == backwards
    assert dice.throw(3, Roll([6], "another purpose", "TOY-9")) == forwards[3]
    assert SeededDice(bytes(32)).throw(0, Roll([1000] * 8, "x", "-")) != dice.throw(
        0, Roll([1000] * 8, "x", "-")
    )


@pytest.mark.parametrize("size", [0, 15, 65])
def test_a_key_too_short_or_too_long_is_refused(size: int) -> None:
    with pytest.raises(BadData, match=f"dice key: expected 16 to 64 bytes, got '{size} bytes'"):
        SeededDice(bytes(size))


def test_the_commitment_names_the_key_and_no_other() -> None:
    assert SeededDice(KEY).commitment() == commitment(KEY)
    assert commitment(KEY) != commitment(KEY[:-1] + b"\0")
    assert len(commitment(KEY)) == 64


def test_a_joint_key_depends_on_every_part_and_on_its_place() -> None:
    keys = {
        joint_key([b"a", b"b"], "match", "1.0"),
        joint_key([b"b", b"a"], "match", "1.0"),
        joint_key([b"ab"], "match", "1.0"),
        joint_key([b"a", b"b"], "other", "1.0"),
        joint_key([b"a", b"b"], "match", "1.1"),
        joint_key([b"a", b"bm"], "atch", "1.0"),
    }
    assert len(keys) == 6
    assert all(len(key) == 32 for key in keys)


@pytest.mark.parametrize("changed", [0, 1, 2])
def test_the_secret_of_each_player_alone_changes_the_dice(changed: int) -> None:
    secrets = [bytes([number]) * 32 for number in (1, 2, 3)]  # the server's, then the players'
    others = [*secrets]
    others[changed] = bytes([9]) * 32
    sides = [1000] * 8
    fell: list[list[int]] = []
    for given in (secrets, others):
        key = joint_key(given, "match", "1.0")
        assert key == joint_key_of(given, "match", "1.0")
        fell.append(SeededDice(key).throw(4, Roll(sides, "x", "-")))
        assert fell[-1] == faces_of(joint_key_of(given, "match", "1.0"), 4, sides)
    assert fell[0] != fell[1]


def test_fast_dice_fall_the_same_in_every_build_and_on_every_machine() -> None:
    dice = FastDice(20240229)
    assert [dice.throw(index, D6)[0] for index in range(12)] == FAST_D6
    assert dice.throw(5, Roll([4, 6, 8, 10, 12, 20, 100], "x", "-")) == FAST_MIXED
    assert FastDice(child_seed(1, 2, 3)).throw(0, Roll([1000] * 3, "x", "-")) == FAST_CHILD
    assert [int(mix(word)) for word in (0, 1, 0xFFFFFFFF)] == MIXED


@pytest.mark.parametrize("sides", list(CHI_SQUARE_99_9))
@pytest.mark.parametrize("seed", [1, 2**31, 2**63 + 5])
def test_fast_dice_are_fair(sides: int, seed: int) -> None:
    dice = FastDice(seed)
    counts = [0] * sides
    for index in range(3000):
        for face in dice.throw(index, Roll([sides, sides], "x", "-")):
            counts[face - 1] += 1

    assert chi_square(counts) < CHI_SQUARE_99_9[sides]


def test_fast_dice_of_one_throw_and_of_neighbouring_throws_do_not_follow_each_other() -> None:
    dice = FastDice(99)
    together = [0] * 36
    apart = [0] * 36
    last = 1
    for index in range(5000):
        one, two = dice.throw(index, Roll([6, 6], "x", "-"))
        together[(one - 1) * 6 + two - 1] += 1
        apart[(last - 1) * 6 + one - 1] += 1
        last = one

    assert chi_square(together) < 66.6  # 99.9 % with 35 degrees of freedom
    assert chi_square(apart) < 66.6


def test_draws_are_fair_and_repeat_from_their_seed() -> None:
    draw = Draw(5)
    counts = [0] * 10
    for _ in range(5000):
        counts[draw.below(10)] += 1
    assert chi_square(counts) < CHI_SQUARE_99_9[10]

    twin = draw.copy()
    assert [twin.below(1000) for _ in range(5)] == [draw.below(1000) for _ in range(5)]
    fixed = Draw(7)
    assert [fixed.below(2**31), fixed.below(2**31)] == DRAWN


def test_child_seeds_differ_by_every_step_of_the_path() -> None:
    seeds = {
        child_seed(seed, *path) for seed in range(20) for path in [(), (0,), (1,), (0, 0), (0, 1), (1, 0)]
    }
    assert len(seeds) == 120
    assert child_seed(1, 2**40) != child_seed(1, 0)


def test_scripted_dice_give_what_is_written_and_know_what_is_left() -> None:
    dice = ScriptedDice([3, 6, 1])

    assert dice.throw(0, Roll([6, 6], "x", "-")) == [3, 6]
    assert dice.left() == [1]
    with pytest.raises(BadData, match=r"2 more for toy\.tie, throw 1, after 2 of 3 faces, got \[1\]"):
        dice.throw(1, Roll([6, 6], "toy.tie", "-"))
    with pytest.raises(BadData, match=r"expected a face of a d4 for x, throw 0, .*, got 7"):
        ScriptedDice([7]).throw(0, Roll([4], "x", "-"))


def test_scripted_dice_fall_again_as_they_fell() -> None:
    dice = ScriptedDice([3, 6, 1, 2])
    thrown = [dice.throw(number, D6) for number in (14, 15, 16)]

    assert dice.throw(15, D6) == thrown[1]
    assert dice.left() == [1, 2], "what came after is thrown anew"
    assert [dice.throw(number, D6) for number in (16, 17)] == [[1], [2]]


def test_a_table_that_goes_back_finds_the_script_where_it_was() -> None:
    table = TOY.table(rosters=[[2, 2, 2], [2, 2, 2]], dice=ScriptedDice([5, 2, 4]))
    table.answer(0, 2)
    table.answer(1, 2)
    entries = [entry.to_json() for entry in table.entries]
    table.rewind(1)
    table.answer(1, 2)

    assert [entry.to_json() for entry in table.entries] == entries


def test_a_script_that_runs_out_can_be_thrown_again() -> None:
    dice = ScriptedDice([5])
    table = TOY.table(rosters=[[2, 2, 2], [2, 2, 2]], dice=dice)
    table.answer(0, 2)
    with pytest.raises(BadData, match=r"1 more for toy\.tie, throw 1, after 1 of 1 faces, got \[\]"):
        table.answer(1, 2)

    dice.faces.append(2)
    told = table.answer(1, 2)
    assert [event.faces for event in told if isinstance(event, Thrown)] == [[5], [2]]


class OwnDice(Dice):
    """Dice as somebody might write them: they do what they are told to."""

    def __init__(self, behave: Callable[[], Any]) -> None:
        self.behave = behave

    def throw(self, index: int, roll: Roll) -> list[int]:
        faces: list[int] = self.behave()
        return faces


def lose_them() -> list[int]:
    raise KeyError("under the cupboard")


@pytest.mark.parametrize(
    ("behave", "problem"),
    [
        (lose_them, "KeyError: 'under the cupboard'"),
        (lambda: [7], r"faces \[7\] of dice with \[6\] sides"),
        (lambda: [1, 1], "faces"),
        (lambda: ["1"], "faces"),
        (lambda: None, "None"),
    ],
)
def test_dice_of_ones_own_that_fail_are_named_and_the_table_is_as_before(
    behave: Callable[[], Any], problem: str
) -> None:
    dice = OwnDice(behave)
    table = TOY.table(rosters=[[2, 2, 2], [2, 2, 2]], dice=dice)
    table.answer(0, 2)
    with pytest.raises(DiceError, match=rf"kernel\.dice_error: throw=0, purpose='toy\.tie'.*{problem}"):
        table.answer(1, 2)

    dice.behave = lambda: [6] if table.throws else [3]
    told = table.answer(1, 2)
    assert [event.faces for event in told if isinstance(event, Thrown)] == [[3], [6]]


def test_the_cause_of_failing_dice_is_kept() -> None:
    table = TOY.table(rosters=[[2, 2, 2], [2, 2, 2]], dice=OwnDice(lose_them))
    table.answer(0, 2)
    with pytest.raises(DiceError) as caught:
        table.answer(1, 2)
    assert isinstance(caught.value.__cause__, KeyError)


@pytest.mark.parametrize("faces", [[0], [7], [True], [1, 2], [], ["3"], [3.0]])
def test_manual_dice_refuse_what_cannot_lie_on_a_table(faces: list[int]) -> None:
    with pytest.raises(BadData, match=r"toy.tie: expected"):
        ManualDice(lambda _: faces).throw(0, D6)


def test_a_misread_die_leaves_the_table_where_it_was() -> None:
    read = iter([[9], [5], [2]])
    table = TOY.table(rosters=[[2, 2, 2], [2, 2, 2]], dice=ManualDice(lambda _: next(read)))
    table.answer(0, 2)
    with pytest.raises(BadData, match="a face of a d6, got 9"):
        table.answer(1, 2)

    assert [question.player for question in table.pending] == [1]
    told = table.answer(1, 2)
    assert [event.faces for event in told if isinstance(event, Thrown)] == [[5], [2]]
    assert table.throws == 2


def test_a_shuffle_gives_every_order_once() -> None:
    orders = set()
    for first in (1, 2, 3):
        for second in (1, 2):
            played = play_out(shuffled(["a", "b", "c"], "toy.deal", "TOY-1"), dice=[first, second])
            assert [roll.sides for roll in played.rolls] == [[3, 2]]
            assert played.result is not None
            orders.add("".join(played.result))
    assert len(orders) == 6
    assert play_out(shuffled(["a"], "toy.deal", "TOY-1")).result == ["a"]
