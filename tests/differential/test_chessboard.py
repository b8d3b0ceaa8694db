"""The rules of Chessboard Skirmish agree with a naive second implementation on random positions."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

from dicefront.games.chessboard.rules.attack import Attack
from dicefront.games.chessboard.rules.combat import attack
from dicefront.games.chessboard.rules.game import first_state
from dicefront.games.chessboard.rules.lines import attacks_from
from dicefront.games.chessboard.rules.movement import Move, places_on_the_way, shortest_path
from dicefront.games.chessboard.rules.odds import duel_odds
from dicefront.games.chessboard.rules.options import Options, complete_options
from dicefront.games.chessboard.rules.setup import layout_problem
from dicefront.games.chessboard.rules.state import ChessState, Mini, Profile
from dicefront.kernel.testing import Script, play_out
from dicefront.tabletop.grid import NAMES, space_named
from tests.differential import chessboard_naive as naive

DICE = [4, 6, 8, 10, 12, 20]
OPTIONS = [
    {"enemy_spaces": enemy, "diagonal_gaps": gaps, "line_of_fire": line}
    for enemy in ("stop", "pass", "closed")
    for gaps in ("open", "closed")
    for line in ("obstacles", "miniatures")
]
every_option = pytest.mark.parametrize("options", OPTIONS, ids=["-".join(one.values()) for one in OPTIONS])


def random_position(chance: random.Random, options: dict[str, str]) -> tuple[ChessState, naive.Board]:
    """Any obstacles and any miniatures that may stand together, crowded often enough to matter."""
    walls = chance.sample(range(8, 56), chance.choice([0, 4, 10, 20, 32]))
    area = [space for space in range(64) if space not in walls]
    if chance.random() < 0.5:  # a crowd in one part of the board
        centre = chance.choice(area)
        near = [
            space for space in area if abs(space % 8 - centre % 8) <= 2 and abs(space // 8 - centre // 8) <= 2
        ]
        area = near if len(near) >= 8 else area
    state = first_state(Options(complete_options(dict(options))), [None, None])
    state.obstacles = sorted(walls)
    state.phase = "turn"
    pieces: list[naive.Piece] = []
    taken: dict[tuple[int, int], bool] = {}
    for owner in [0] * chance.randint(1, 7) + [1] * chance.randint(1, 7):
        space = chance.choice(area)
        rival = (1 - owner, space) in taken and options["enemy_spaces"] == "closed"
        if (owner, space) in taken or rival:
            continue
        taken[(owner, space)] = True
        die = chance.choice(DICE)
        profile = Profile(die, 0, chance.random() < 0.4, chance.random() < 0.3, False, "archer", die)
        mini = Mini(len(state.minis), owner, profile, space, 0, True, False)
        state.minis.append(mini)
        pieces.append(naive.Piece(mini.id, "SN"[owner], die, NAMES[space], profile.bow, profile.gun))
    board = naive.Board(
        pieces,
        [NAMES[space] for space in walls],
        options["enemy_spaces"],
        options["diagonal_gaps"],
        options["line_of_fire"],
    )
    return state, board


@every_option
def test_moves_agree(options: dict[str, str]) -> None:
    chance = random.Random(1)
    for _ in range(50):
        state, board = random_position(chance, options)
        for mini in state.minis:
            question = Move(state, mini)
            theirs = naive.reachable(board, board.pieces[mini.id])
            assert sorted(NAMES[way.end] for way in question.candidates()) == sorted(theirs)
            for space in range(64):
                assert (question.check(space) is None) == (NAMES[space] in theirs)


@every_option
def test_shortest_ways_agree(options: dict[str, str]) -> None:
    chance = random.Random(2)
    for _ in range(25):
        state, board = random_position(chance, options)
        mini = chance.choice(state.minis)
        for name, count in naive.reachable(board, board.pieces[mini.id]).items():
            path = shortest_path(state, mini, space_named(name))
            assert len(path) == count
            assert naive.is_path(board, board.pieces[mini.id], [NAMES[space] for space in path])
            assert Move(state, mini).check(path) is None


@every_option
def test_paths_named_step_by_step_agree(options: dict[str, str]) -> None:
    chance = random.Random(3)
    legal = 0
    for _ in range(80):
        state, board = random_position(chance, options)
        mini = chance.choice(state.minis)
        piece = board.pieces[mini.id]
        for _ in range(25):
            path: list[int] = []
            here = mini.space
            for _ in range(chance.randint(0, mini.move + (chance.random() < 0.2))):
                near = [
                    space
                    for space in range(64)
                    if max(abs(space % 8 - here % 8), abs(space // 8 - here // 8)) == 1
                ]
                here = chance.choice(near) if chance.random() < 0.97 else chance.randrange(64)
                path.append(here)
            expected = naive.is_path(board, piece, [NAMES[space] for space in path])
            assert (Move(state, mini).check(path) is None) == expected, (mini, path)
            legal += expected
    assert legal > 100


@every_option
def test_where_a_marker_can_be_dropped_agrees(options: dict[str, str]) -> None:
    chance = random.Random(4)
    for _ in range(25):
        state, board = random_position(chance, options)
        small = [mini for mini in state.minis if mini.move <= 3]
        if not small:
            continue
        mini = chance.choice(small)
        for end, touched in naive.touched_on_the_way(board, board.pieces[mini.id]).items():
            ours = places_on_the_way(state, mini, None, space_named(end))
            assert sorted(NAMES[space] for space in ours) == sorted(touched)


@every_option
def test_attacks_agree(options: dict[str, str]) -> None:
    chance = random.Random(5)
    found = 0
    for _ in range(100):
        state, board = random_position(chance, options)
        for mini in state.minis:
            theirs = naive.attacks(board, board.pieces[mini.id])
            ours = attacks_from(state, mini, mini.space)
            assert len(ours) == len(theirs)
            assert {(aim.type, aim.target) for aim in ours} == theirs
            question = Attack(state, mini, ours)
            for type_ in ("melee", "bow", "gun"):
                for target in state.minis:
                    legal = question.check([type_, target.id]) is None
                    assert legal == ((type_, target.id) in theirs)
            found += len(theirs)
    assert found > 200


def test_lines_are_symmetric() -> None:
    """CB-LIN-10, on the naive side too."""
    chance = random.Random(6)
    for options in OPTIONS:
        for _ in range(20):
            _, board = random_position(chance, options)
            for piece in board.pieces.values():
                piece.gun = True
            for piece in board.pieces.values():
                for type_, other in naive.attacks(board, piece):
                    if type_ == "gun":
                        assert ("gun", piece.name) in naive.attacks(board, board.pieces[other])


@pytest.mark.parametrize("gaps", ["open", "closed"])
def test_connected_layouts_agree(gaps: str) -> None:
    chance = random.Random(7)
    options = Options(complete_options({"diagonal_gaps": gaps}))
    connected = 0
    for _ in range(400):
        walls = chance.sample(range(8, 56), chance.randint(0, 40))
        theirs = naive.is_connected([NAMES[space] for space in walls], gaps)
        assert (layout_problem(walls, options) is None) == theirs
        connected += theirs
    assert 40 < connected < 360, "both cases must occur often"


def fighters(chance: random.Random) -> tuple[naive.Fighter, naive.Fighter]:
    one, two = (
        naive.Fighter(chance.choice(DICE), chance.random() < 0.5, chance.choice([0, 0, 1, 2]))
        for _ in range(2)
    )
    return one, two


@pytest.mark.parametrize("informed", [False, True], ids=["immediate", "informed"])
def test_attacks_end_alike(informed: bool) -> None:
    """Thousands of attacks with any dice and any decisions: result, dice used, questions and what is left."""
    chance = random.Random(8)
    timing: Any = {"hero_timing": "informed" if informed else "immediate"}
    ends: dict[str, int] = {}
    for _ in range(3000):
        one, two = fighters(chance)
        type_ = chance.choice(["melee", "bow", "gun"])
        state, mini, target = duel(timing, one, two)
        faces: list[int] = []
        answers: Script = []
        kinds: list[str] = []

        def throw(die: int, faces: list[int] = faces) -> int:
            faces.append(chance.randint(1, die))
            return faces[-1]

        def again(what: str, answers: Script = answers, kinds: list[str] = kinds) -> bool:
            kinds.append("chessboard.reroll." + what)
            answer = chance.random() < 0.5
            answers.append((0 if what == "attack" else 1, answer))  # the attacker is player 0
            return answer

        end = naive.fight(one, two, type_, informed, throw, again)
        played = play_out(attack(state, mini, target, type_), answers=answers, dice=faces)

        assert played.result == (end == "defeated")
        assert played.kinds == kinds
        assert (target.space < 0) == (end == "defeated")
        assert target.armor == two.armor
        assert mini.reroll == one.reroll
        assert target.reroll == (two.reroll and end != "defeated")
        last = {"missed": "Defended", "saved": "Saved", "armor": "ArmorUsed"}.get(end, "GameEnded")
        assert type(played.events[-1]).__name__ == last
        ends[end] = ends.get(end, 0) + 1
    assert min(ends.values()) > 100
    assert len(ends) == 4


def duel(timing: Any, one: naive.Fighter, two: naive.Fighter) -> tuple[ChessState, Mini, Mini]:
    state = first_state(Options(complete_options(timing)), [None, None])
    for owner, fighter in enumerate((one, two)):
        profile = Profile(fighter.die, fighter.armor, True, True, fighter.reroll, "archer", fighter.die)
        state.minis.append(Mini(owner, owner, profile, owner, fighter.armor, True, fighter.reroll))
    return state, state.minis[0], state.minis[1]


@pytest.mark.rule("CB-ODD-01")
@pytest.mark.parametrize("informed", [False, True], ids=["immediate", "informed"])
@pytest.mark.parametrize("type_", ["melee", "bow"])
def test_odds_are_those_of_the_best_decisions(type_: str, informed: bool) -> None:
    """Against a game tree that is searched whole, for all dice and all re-rolls."""
    for die in DICE:
        for other in DICE:
            for reroll in (False, True):
                for other_reroll in (False, True):
                    odds = duel_odds(type_, die, reroll, other, other_reroll, 0, informed)
                    best = naive.best_play(type_, die, reroll, other, other_reroll, informed)
                    assert odds.defeat == best, (die, reroll, other, other_reroll)
                    assert odds.miss + odds.saved + odds.armor + odds.defeat == Fraction(1)
                    assert duel_odds(type_, die, reroll, other, other_reroll, 1, informed).armor == best
