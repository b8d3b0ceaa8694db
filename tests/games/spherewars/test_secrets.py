"""BAN-12, ART-09: what heroes hide, what shows of it, and what others may imagine."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.items import Shown
from dicefront.games.spherewars.rules.events.setup import BandsShown
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.moments import TRAITS
from dicefront.games.spherewars.rules.options import Options, complete_options, options_of
from dicefront.games.spherewars.rules.roster import READY_BANDS
from dicefront.games.spherewars.rules.secrets import (
    as_seen,
    could_hide,
    full_price,
    hidden_artefacts,
    is_consumable,
    weigh,
)
from dicefront.games.spherewars.rules.setup import build_bands, first_state, muster
from dicefront.games.spherewars.rules.state import ROLL_OFF, State
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json
from dicefront.kernel.testing import play_out

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
    for band in READY_BANDS.values():
        for recruit in band.roster.recruits:
            if recruit.consumables:
                assert recruit.open_price() < recruit.price()
                placed = one(0, recruit.profile, (20, 20), items=[item.id for item in recruit.consumables])
                hero = position(placed, one(1, "lookout", (20, 30))).combatants[0]
                hero.price = recruit.open_price()
                assert full_price(hero) == recruit.price()


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
    hero.hidden.remove(shown)
    hero.shown.append(shown)
    for seed in range(6):
        assert shown in GAME.imagine(state, live, 0, Draw(seed)).combatants[hero.id].hidden
