"""BAN-12, ART-09: what heroes hide, what shows of it, and what others may imagine."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.activation import next_phase
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.items import Shown
from dicefront.games.spherewars.rules.events.setup import BandsShown
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.gems import Gems
from dicefront.games.spherewars.rules.moments import TRAITS
from dicefront.games.spherewars.rules.movement import choose_move
from dicefront.games.spherewars.rules.options import Options, complete_options, options_of
from dicefront.games.spherewars.rules.profile import LEADER, Arms, Profile
from dicefront.games.spherewars.rules.roster import READY_BANDS
from dicefront.games.spherewars.rules.scoring import price_of
from dicefront.games.spherewars.rules.secrets import (
    as_seen,
    could_hide,
    hidden_artefacts,
    is_consumable,
    weigh,
)
from dicefront.games.spherewars.rules.setup import build_bands, first_state, muster
from dicefront.games.spherewars.rules.state import (
    COMBAT,
    CONCENTRATE,
    END,
    MOVE,
    ROLL_OFF,
    STAND,
    Activation,
    State,
    activation_of,
)
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.dice import FastDice, Roll
from dicefront.kernel.draw import Draw
from dicefront.kernel.event import Event
from dicefront.kernel.ids import Json
from dicefront.kernel.position import Position
from dicefront.kernel.question import Sealed
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.kernel.testing import play_out
from tests.games.spherewars.agreed import agreed
from tests.games.spherewars.carrying import hero as carrier
from tests.games.spherewars.profiles import PLAIN, made

BANDS: list[Json] = ["sovereign_alliance_banner", "book_sovereign_adepts"]
"""Two bands, each with a leader and an avatar."""


def options(points: int = 750) -> Options:
    return options_of({**complete_options({}), "points": points})


def mustered(points: int = 750) -> State:
    """Both bands are there, for a game of so many points."""
    state = first_state(options(points), [None, None])
    for band in BANDS:
        muster(state, band)
    state.stage = ROLL_OFF
    return state


def heroes(state: State, seat: int) -> list[Any]:
    return [one for one in state.combatants if one.owner == seat and one.profile.is_hero()]


@pytest.mark.rule("SW-BAN-12", "SW-ART-09")
def test_others_see_no_hidden_item() -> None:
    state = mustered()
    for hero in [*heroes(state, 0), *heroes(state, 1)]:
        assert hero.hidden
        own, other, spectator = (
            repr(GAME.view(state, seat)["combatants"][hero.id])  # type: ignore[call-overload, index]
            for seat in (hero.owner, 1 - hero.owner, None)
        )
        for item in hero.hidden:
            assert f"'{item}'" in own
            assert f"'{item}'" not in other
            assert f"'{item}'" not in spectator


@pytest.mark.rule("SW-BAN-12")
def test_the_bands_are_shown_without_their_items() -> None:
    state = first_state(options(), BANDS)
    shown = play_out(build_bands(state)).told(BandsShown)[0]
    for text in (repr(shown.rosters), repr(state.rosters)):
        assert "artefacts" not in text
        assert "consumables" not in text


@pytest.mark.rule("SW-BAN-12", "SW-CON-01")
def test_the_price_of_consumables_is_not_open() -> None:
    recruits = [recruit for band in READY_BANDS.values() for recruit in band.roster.recruits]
    carriers = [recruit for recruit in recruits if recruit.consumables]
    assert carriers
    for recruit in carriers:
        assert recruit.open_price() < recruit.price()


@pytest.mark.rule("SW-BAN-11", "SW-WIN-08", "SW-ACT-20")
@pytest.mark.parametrize("printed", ["no", "yes"])
def test_the_prices_of_the_match_say_what_is_scored_and_what_may_be_hidden(printed: str) -> None:
    """A hero of a band with so many points left may hide what costs as much, and nothing dearer."""
    rows = [row for row in CATALOGUE.consumables.values() if row.bp != row.bp_printed and row.race == "any"]
    assert rows
    for row in rows:
        price = row.bp_printed if printed == "yes" else row.bp
        for left in (price, price - 1):
            state = position(one(0, carrier(), (20, 20)), one(1, PLAIN, (20, 30)))
            agreed(state, printed_prices=printed)
            hero = state.combatants[0]
            state.bands[0].entries[0].price = state.options.points - left
            assert could_hide(state, hero, row.id) is (left == price)
        hero.shown = [row.id]
        assert price_of(state, hero, True) == hero.price + price


def test_what_is_hidden_is_kept_with_the_state() -> None:
    state = mustered(300)
    again = GAME.decode(GAME.encode(state))
    for before, after in zip(state.combatants, again.combatants):
        assert (before.hidden, before.shown) == (after.hidden, after.shown)
        assert before.kit is after.kit


@pytest.mark.rule("SW-ACT-20")
def test_what_could_be_hidden_depends_on_open_facts() -> None:
    state = mustered()
    hero = heroes(state, 0)[0]
    could = [item for item in CATALOGUE.artefacts if could_hide(state, hero, item)]
    assert hidden_artefacts(hero)
    assert all(item in could for item in hidden_artefacts(hero))
    hero.hidden = []
    assert could == [item for item in CATALOGUE.artefacts if could_hide(state, hero, item)]


@pytest.mark.rule("SW-ART-09")
def test_a_number_shows_the_artefact_that_changes_it() -> None:
    state = position(
        one(0, "nirlem", (20, 20), items=["rune_of_vigour", "fang_of_fury"]), one(1, "lookout", (20, 30))
    )
    hero = state.combatants[0]
    played = play_out(weigh([hero], lambda: [int("assault" in hero.kit.ids())]))
    assert [(event.combatant, event.item) for event in played.told(Shown)] == [(0, "rune_of_vigour")]
    assert (hero.hidden, hero.shown) == (["fang_of_fury"], ["rune_of_vigour"])
    assert not play_out(weigh([hero], lambda: [int("assault" in hero.kit.ids())])).events


@pytest.mark.rule("SW-BAN-12")
def test_a_state_as_somebody_sees_it_holds_nothing_of_the_enemy() -> None:
    state = mustered()
    seen = as_seen(state, 1)
    assert all(not one.hidden for one in seen.combatants if one.owner == 0)
    enemies = [one for one in seen.combatants if one.owner == 0]
    assert all(item not in one.kit.ids() for one in enemies for item in CATALOGUE.artefacts)
    assert [one.hidden for one in seen.combatants if one.owner == 1] == [
        one.hidden for one in state.combatants if one.owner == 1
    ]


@pytest.mark.rule("SW-BAN-12", "SW-ART-01", "SW-ART-04", "SW-CON-02", "SW-CON-03")
def test_what_is_imagined_is_legal_and_differs() -> None:
    state = mustered()
    found = set()
    for seed in range(12):
        imagined = GAME.imagine(state, state, 0, Draw(seed))
        for before, after in zip(state.combatants, imagined.combatants):
            if before.owner == 0 or not before.profile.is_hero():
                assert before.hidden == after.hidden
                continue
            artefacts = [CATALOGUE.artefacts[item] for item in hidden_artefacts(after)]
            assert artefacts
            assert sum(item.cost for item in artefacts) <= after.profile.ap
            assert len([item for item in after.hidden if is_consumable(item)]) <= 3
            assert all(item in after.kit.ids() for item in hidden_artefacts(after) if item in TRAITS)
            found.add(tuple(after.hidden))
    assert len(found) > 3


def test_what_the_tail_shows_is_imagined() -> None:
    state = mustered()
    live = state.copy()
    hero = heroes(live, 1)[0]
    shown = hidden_artefacts(hero)[0]
    hero.uncover(shown)
    for seed in range(6):
        assert shown in GAME.imagine(state, live, 0, Draw(seed)).combatants[hero.id].hidden


# -- leaks: the same with and without an item --------------------------------------------------------


HIDING = {"rank": LEADER, "ap": 9, "slots": (1, 1, 1, 1, 1), "armour": ("leather",), "consumables_max": 3}
RICH = {**HIDING, "weapons": (Arms("conventional"),), "dex": 3, "com": 3, "str": 3, "fur": 2, "pow": 3}
RACES = list(CATALOGUE.races)


def hider(race: str) -> Profile:
    return made("hider", race=race, abilities=("swipe", "destroying_ball"), **RICH)


def meeting(race: str, items: list[str], stage: int, action: int = STAND) -> State:
    """A hero who hides something, number 1, and an enemy, number 0, whose activation it is."""
    enemy = made("enemy", dex=3, str=3, con_mundane=3, wounds=6, pre=3, ranged=(Arms("light_mechanical"),))
    state = position(
        one(0, enemy, (20, 20)),
        one(1, hider(race), (20, 21) if stage == COMBAT else (20, 24), items=items),
        one(1, PLAIN, (26, 24)),
        stage=stage,
    )
    state.options = options(999)
    state.gems = [Gems(2), Gems(2)]
    activation_of(state).action = action
    return state


def own_turn(race: str, items: list[str], stage: int) -> State:
    """The same in the activation of the hero."""
    state = meeting(race, items, stage)
    state.side = state.first = 1
    state.activation = Activation(1, stage, STAND)
    state.combatants[1].wounds = 4
    return state


def course(state: State, seat: int) -> list[str]:
    """All that a seat sees while everybody declines: questions with their answers, rolls, events, views."""
    found: list[str] = []
    steps: Any = next_phase(state)
    dice = Draw(7)
    value: Any = None
    while True:
        found.append(repr(GAME.view(state, seat)))
        try:
            step = steps.send(value)
        except StopIteration:
            return found
        value = None
        if isinstance(step, Roll):
            value = [dice.below(side) + 1 for side in step.sides]
            found.append(repr((step.sides, step.purpose, value)))
        elif isinstance(step, Event):
            found.append(repr(step.to_json()) if hasattr(step, "to_json") else repr(vars(step)))
        else:
            questions = step.questions if isinstance(step, Sealed) else [step]
            for question in questions:
                found.append(repr((question.kind, question.player, question.args(), question.rule)))
                if question.player == seat:
                    found.append(repr(question.answers()))
            answers = [question.decline() for question in questions]
            value = answers if isinstance(step, Sealed) else answers[0]


def carried_by(race: str) -> list[str]:
    rows: list[Any] = [*CATALOGUE.artefacts.values(), *CATALOGUE.consumables.values()]
    return [row.id for row in rows if row.race in (race, "any")]


@pytest.mark.rule("SW-ACT-20", "SW-BAN-12", "SW-ART-09")
@pytest.mark.parametrize("race", RACES)
@pytest.mark.parametrize("stage", [MOVE, CONCENTRATE, COMBAT, END])
def test_what_is_hidden_changes_nothing_for_the_enemy_until_it_shows(race: str, stage: int) -> None:
    for begin in (meeting, own_turn):
        bare = course(begin(race, [], stage), 0)
        for item in carried_by(race):
            state = begin(race, [item], stage)
            seen = course(state, 0)
            if item in state.combatants[1].shown:
                first = next(n for n, line in enumerate(seen) if "item" in line and item in line)
                assert seen[:first] == bare[:first], item
            else:
                assert seen == bare, item


@pytest.mark.rule("SW-BAN-12")
def test_an_item_used_in_the_tail_is_imagined_there() -> None:
    state = meeting("alliance", ["defence_potion", "rune_of_vigour"], COMBAT)
    table = Table(GAME, Position(state, 0, [], []), FastDice(3))
    answers = 0
    while table.pending and answers < 12:
        question = table.pending[0]
        use = {"item": "defence_potion", "bearer": 1}
        wanted = use if question.check(use) is None else question.write(question.decline())
        table.answer(question.player, wanted)
        answers += 1
        for seed in range(4):
            imagined = Seat(table, 0).imagine(Draw(seed))
            assert [one.kind for one in imagined.pending] == [one.kind for one in table.pending]
    assert "defence_potion" in table.state.combatants[1].shown


@pytest.mark.rule("SW-ART-09")
def test_a_mantle_that_would_have_burnt_is_not_imagined() -> None:
    """Somebody joined a hero and nothing burnt it: so that one has no Mantle of Embers."""
    hero = made("hider", race="packs_of_urueh", **RICH)
    state = position(one(0, PLAIN, (20, 20)), one(1, hero, (20, 22)), stage=MOVE)
    mantle = "mantle_of_embers"
    drawn = [GAME.imagine(state, state, 0, Draw(seed)) for seed in range(30)]
    assert any(mantle in imagined.combatants[1].hidden for imagined in drawn)
    live = state.copy()
    play_out(choose_move(live), [(0, "join"), (0, 1), (0, []), (1, None)])
    for seed in range(30):
        assert mantle not in GAME.imagine(state, live, 0, Draw(seed)).combatants[1].hidden
