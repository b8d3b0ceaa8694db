"""ODD: the published odds, against the rules of play, against icepool and against the tables themselves."""

from __future__ import annotations

import re
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from importlib import resources
from typing import Any

import icepool  # type: ignore[import-untyped]
import pytest

from dicefront.games.chessboard.rules.combat import attack
from dicefront.games.chessboard.rules.duel import skill_odds
from dicefront.games.chessboard.rules.events import InitiativeWon
from dicefront.games.chessboard.rules.flow import open_round
from dicefront.games.chessboard.rules.game import first_state
from dicefront.games.chessboard.rules.heroes import wants_reroll
from dicefront.games.chessboard.rules.odds import (
    attack_odds,
    duel_odds,
    initiative_odds,
)
from dicefront.games.chessboard.rules.options import Options, complete_options
from dicefront.games.chessboard.rules.skills import try_pick_up
from dicefront.games.chessboard.rules.state import ChessState, Mini, Profile
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.odds import distribution
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question
from dicefront.kernel.testing import play_out

DICE = [4, 6, 8, 10, 12, 20]
PAIRS = [(own, other) for own in DICE for other in DICE]
CATALOGUE = resources.files("dicefront.games.chessboard").joinpath("rules.md").read_text(encoding="utf-8")


def tables(start: str, end: str) -> list[dict[tuple[int, int], str]]:
    """The tables between two paragraphs, as ``{(row die, column die): text}``."""
    part = CATALOGUE[CATALOGUE.index(f"**{start}**") : CATALOGUE.index(f"**{end}**")]
    found: list[dict[tuple[int, int], str]] = []
    for line in part.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and "\\" in cells[0]:
            found.append({})
        elif re.match(r"\| d\d", line):
            row = int(cells[0][1:])
            for die, text in zip(DICE, cells[1:], strict=True):
                found[-1][(row, die)] = text
    return found


def four_decimals(odds: Fraction) -> str:
    """As the catalogue writes them: four decimals, halves rounded up."""
    exact = Decimal(odds.numerator) / Decimal(odds.denominator)
    return str(exact.quantize(Decimal("0.0001"), ROUND_HALF_UP))


def duel(
    die: int,
    target_die: int,
    reroll: bool = False,
    target_reroll: bool = False,
    armor: int = 0,
    timing: str = "immediate",
) -> ChessState:
    """An attacker on a1 and its target on b1."""
    options: dict[str, Json] = {"hero_timing": timing}
    state = first_state(Options(complete_options(options)), [[], []])
    for owner, sides, again, plates in ((0, die, reroll, 0), (1, target_die, target_reroll, armor)):
        profile = Profile(sides, plates, True, True, again, "soldier", sides)
        state.minis.append(Mini(owner, owner, profile, owner, plates, True, again))
    return state


def played_odds(state: ChessState, type: str) -> dict[str, Fraction]:
    """The odds by running the attack itself with every face of every die."""
    running: list[ChessState] = []

    def start() -> Steps[str]:
        fresh = state.copy()
        running[:] = [fresh]
        return outcome(fresh, type)

    return distribution(start, wants_reroll)


def outcome(state: ChessState, type: str) -> Steps[str]:
    attacker, target = state.minis
    plates = target.armor
    defeated = yield from attack(state, attacker, target, type)
    return "defeat" if defeated else "armor" if target.armor < plates else "none"


def icepool_odds(type: str, die: int, target_die: int) -> Fraction:
    """Attack result at least Defense result, and a Save of 1 to 3: without a line of ours."""
    faces: Any = icepool.d(die)
    strike = faces.map(lambda face: (face + 1) // 2) if type == "bow" else faces
    hit = (strike - icepool.d(target_die)) >= 0
    return Fraction(hit.mean()) * Fraction((icepool.d(target_die) <= 3).mean())


@pytest.mark.rule("CB-ODD-01")
@pytest.mark.parametrize("type_", ["melee", "bow", "gun"])
def test_without_equipment_an_attack_defeats_by_hit_times_failed_save(type_: str) -> None:
    for die, target in PAIRS:
        odds = duel_odds(type_, die, False, target, False, 0)
        ways = [(strike, guard) for strike in range(1, die + 1) for guard in range(1, target + 1)]
        hits = sum(((strike + 1) // 2 if type_ == "bow" else strike) >= guard for strike, guard in ways)

        assert odds.hit == Fraction(hits, len(ways))
        assert odds.defeat == odds.hit * Fraction(3, target)
        assert odds.defeat == icepool_odds(type_, die, target)


@pytest.mark.rule("CB-ODD-02")
@pytest.mark.parametrize("type_", ["melee", "gun"])
def test_melee_and_gun_have_the_published_odds(type_: str) -> None:
    decimals, fractions = tables("CB-ODD-02", "CB-ODD-03")
    assert len(decimals) == len(fractions) == 36
    for die, target in PAIRS:
        odds = duel_odds(type_, die, False, target, False, 0).defeat
        assert four_decimals(odds) == decimals[(die, target)]
        assert odds == Fraction(fractions[(die, target)])


@pytest.mark.rule("CB-ODD-03")
def test_the_bow_has_the_published_odds() -> None:
    decimals, fractions = tables("CB-ODD-03", "CB-ODD-04")
    assert len(decimals) == len(fractions) == 36
    for die, target in PAIRS:
        odds = duel_odds("bow", die, False, target, False, 0).defeat
        assert four_decimals(odds) == decimals[(die, target)]
        assert odds == Fraction(fractions[(die, target)])


@pytest.mark.rule("CB-ODD-04")
@pytest.mark.parametrize(("bow", "melee"), [(8, 4), (12, 6), (20, 10)])
def test_a_bow_with_twice_the_die_equals_melee(bow: int, melee: int) -> None:
    for target in DICE:
        with_bow = duel_odds("bow", bow, False, target, False, 0)
        assert with_bow == duel_odds("melee", melee, False, target, False, 0)


@pytest.mark.rule("CB-ODD-05")
def test_initiative_has_the_published_odds() -> None:
    (decimals,) = tables("CB-ODD-05", "CB-ODD-06")
    assert len(decimals) == 36
    for own, other in PAIRS:
        odds = initiative_odds(own, other)
        difference: Any = icepool.d(own) - icepool.d(other)
        wins, losses = Fraction((difference > 0).mean()), Fraction((difference < 0).mean())

        assert four_decimals(odds) == decimals[(own, other)]
        assert odds == wins / (wins + losses)
        assert odds + initiative_odds(other, own) == 1


@pytest.mark.rule("CB-ODD-05")
@pytest.mark.parametrize("dice", [(0, 6), (6, 0)])
def test_initiative_takes_two_dice(dice: tuple[int, int]) -> None:
    with pytest.raises(BadData, match="two dice"):
        initiative_odds(*dice)
    assert initiative_odds(1, 1) == Fraction(1, 2)


@pytest.mark.rule("CB-ODD-01", "CB-ODD-06")
@pytest.mark.parametrize("armor", [0, 1])
def test_the_ways_in_which_an_attack_ends_add_up_to_one(armor: int) -> None:
    odds = duel_odds("melee", 8, False, 6, False, armor)
    assert odds.miss + odds.saved + odds.armor + odds.defeat == 1
    assert odds.saved == duel_odds("melee", 8, False, 6, False, 1 - armor).saved


@pytest.mark.rule("CB-ODD-05")
def test_initiative_is_thrown_as_the_odds_say() -> None:
    """One attempt of each kind through the rules: the higher face acts first."""
    first = 0
    for south in range(1, 7):
        for north in range(1, 5):
            if south != north:
                played = play_out(open_round(duel(6, 4)), dice=[south, north])
                (won,) = played.told(InitiativeWon)
                first += won.player == 0
    assert Fraction(first, 6 * 4 - 4) == initiative_odds(6, 4)


@pytest.mark.rule("CB-ODD-06")
def test_a_hero_that_keeps_its_reroll_for_the_save_fails_by_the_square() -> None:
    published = {4: "0.5625", 6: "0.2500", 8: "0.1406", 10: "0.0900", 12: "0.0625", 20: "0.0225"}
    for die, text in published.items():
        assert text in CATALOGUE[CATALOGUE.index("**CB-ODD-06**") : CATALOGUE.index("**CB-ODD-07**")]

        def save_only(question: Question[Any]) -> object:
            return question.kind == "chessboard.reroll.save" and int(str(question.args()["face"])) < 4

        def start(die: int = die) -> Steps[str]:
            return outcome(duel(6, die, False, True), "melee")

        hit_and_failed = distribution(start, save_only)
        hit = duel_odds("melee", 6, False, die, False, 0).hit
        assert hit_and_failed["defeat"] / hit == Fraction(3, die) ** 2
        assert four_decimals(Fraction(3, die) ** 2) == text


@pytest.mark.rule("CB-ODD-07")
@pytest.mark.parametrize(
    ("die", "target", "chance", "most"), [(6, 6, "17/24", 3), (8, 6, "79/96", 4), (10, 8, "63/80", 5)]
)
def test_a_hero_that_rerolls_below_average_hits_as_published(
    die: int, target: int, chance: str, most: int
) -> None:
    def below_average(question: Question[Any]) -> object:
        return question.kind == "chessboard.reroll.attack" and int(str(question.args()["face"])) <= most

    def hits() -> Steps[bool]:
        state = duel(die, target, reroll=True)
        played = attack(state, state.minis[0], state.minis[1], "melee")
        return saw_a_hit(played)

    assert distribution(hits, below_average)[True] == Fraction(chance)
    fresh: Any = icepool.d(die)
    kept = fresh.map(lambda face: fresh if face <= most else face)
    assert Fraction(((kept - icepool.d(target)) >= 0).mean()) == Fraction(chance)
    assert chance in CATALOGUE[CATALOGUE.index("**CB-ODD-07**") :][:400]


def saw_a_hit(steps: Steps[bool]) -> Steps[bool]:
    """Runs an attack and returns whether it hit, whatever the Save did."""
    value: object = None
    hit = False
    while True:
        try:
            step = steps.send(value)
        except StopIteration:
            return hit
        hit = hit or type(step).__name__ == "Hit"
        value = yield step


@pytest.mark.rule("CB-ODD-07")
def test_the_best_decision_of_an_attacking_hero_is_to_reroll_below_average() -> None:
    for die, target, most in ((6, 6, 3), (8, 6, 4), (10, 8, 5)):
        assert duel_odds("melee", die, True, target, False, 0).hit == distribution_of_best(die, target, most)


def distribution_of_best(die: int, target: int, most: int) -> Fraction:
    faces = range(1, die + 1)
    fresh = [Fraction(min(face, target), target) for face in faces]
    mean = sum(fresh, Fraction(0)) / die
    return sum((mean if face <= most else fresh[face - 1] for face in faces), Fraction(0)) / die


@pytest.mark.parametrize("timing", ["immediate", "informed"])
@pytest.mark.parametrize("type_", ["melee", "bow"])
def test_odds_are_what_the_rules_of_play_do(type_: str, timing: str) -> None:
    """Every face of every die through the whole attack, with the decisions that the odds assume."""
    for die, target, reroll, target_reroll, armor in (
        (6, 8, False, False, 0),
        (6, 8, True, False, 1),
        (8, 6, False, True, 0),
        (4, 6, True, True, 0),
        (6, 4, True, True, 2),
    ):
        state = duel(die, target, reroll, target_reroll, armor, timing)
        odds = attack_odds(state, state.minis[0], state.minis[1], type_)
        played = played_odds(state, type_)

        assert odds.defeat == played.get("defeat", 0)
        assert odds.armor == played.get("armor", 0)
        assert odds.miss + odds.saved == played["none"]


def test_a_skill_roll_has_the_chances_of_the_catalogue() -> None:
    chances = ["3/4", "2/3", "5/8", "3/5", "7/12", "11/20"]
    for die, chance in zip(DICE, chances, strict=True):
        assert skill_odds(die, False) == Fraction(chance)
        assert skill_odds(die, True) == 1 - (1 - Fraction(chance)) ** 2
        for reroll in (False, True):
            assert played_skill(die, reroll) == skill_odds(die, reroll)


def played_skill(die: int, reroll: bool) -> Fraction:
    """The chance to pick the marker up, by the rules of play."""
    running: list[ChessState] = []

    def start() -> Steps[bool]:
        fresh = duel(die, 6, reroll)
        fresh.marker = 0
        running[:] = [fresh]
        return picked_up(fresh)

    def decide(question: Question[Any]) -> object:
        return True if question.kind == "chessboard.turn.pick-up" else wants_reroll(question)

    return distribution(start, decide)[True]


def picked_up(state: ChessState) -> Steps[bool]:
    yield from try_pick_up(state, state.minis[0])
    return state.carrier == 0
