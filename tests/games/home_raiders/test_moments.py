"""Moments: what abilities are asked, and in which order."""

from inspect import isfunction, signature

from dicefront.games.home_raiders.rules.abilities.all import ALL_ABILITIES, ability
from dicefront.games.home_raiders.rules.moments import (
    AFTER_ATTACKING,
    DO_DEED,
    MOMENTS,
    SEND_ON,
    Ability,
    due,
    kit_of,
)
from dicefront.games.home_raiders.scenes import card, hero, position
from dicefront.kernel.traits import Moment, Trait, paragraphs
from tests.games.home_raiders.names import abilities

BESIDE = {
    "bursts_at",
    "deed_targets",
    "may_attack_last",
    "may_be_succeeded",
    "may_divide",
    "may_end_turn",
    "may_recover",
    "may_send_back",
    "may_send_on",
    "offer_blow",
    "takes_second_roll",
    "target_problem",
}
"""Methods that belong to a moment: those who use that moment are asked."""

DESCRIBING = {"weight", "use", "hurts", "shared", "deed", "window", "actions"}
"""What an ability says about itself."""


def names_at(moment: Moment, *held: str) -> list[str]:
    return [one.id for one in kit_of(abilities(*held)).users(moment)]


def test_every_moment_is_used_and_every_ability_uses_one() -> None:
    for moment in MOMENTS.all:
        assert any(MOMENTS.is_used(moment, one) for one in ALL_ABILITIES), moment.name
    for one in ALL_ABILITIES:
        assert any(MOMENTS.is_used(moment, one) for moment in MOMENTS.all), one.id


def test_every_name_is_a_moment_or_belongs_to_one() -> None:
    declared = {moment.name for moment in MOMENTS.all}
    named = {name for name in vars(Ability) if not name.startswith("_") and name not in DESCRIBING}
    assert named - {"reason"} == declared | BESIDE


def test_an_ability_takes_what_its_moment_gives() -> None:
    """The base class says what is given; compiled classes check it by themselves."""
    for one in ALL_ABILITIES:
        for name in {moment.name for moment in MOMENTS.all} | BESIDE:
            method, base = getattr(type(one), name), getattr(Ability, name)
            if isfunction(method) and isfunction(base):
                assert list(signature(method).parameters) == list(signature(base).parameters), (one.id, name)


def test_those_of_one_moment_are_asked_in_the_order_of_the_rules() -> None:
    after = names_at(AFTER_ATTACKING, "roundhouse-attack", "knock-back", "sucker-punch")
    assert after == ["sucker-punch", "knock-back", "roundhouse-attack"]  # HR-SQC-12
    assert names_at(SEND_ON, "mirror-image", "selfish-fighter") == ["selfish-fighter", "mirror-image"]
    assert names_at(DO_DEED, "eager-teleport", "grapple") == ["grapple", "eager-teleport"]


def test_all_that_is_due_at_a_moment() -> None:
    state = position(
        hero(0, card("hero", abilities=["mirror-image", "selfish-fighter"]), (5, 5)),
        hero(1, card("hero"), (15, 5)),
        hero(1, card("hero", abilities=["mirror-image"]), (25, 5)),
    )
    found = [(one.me.id, one.ability.id) for one in due(state.characters, SEND_ON)]
    assert found == [(0, "selfish-fighter"), (0, "mirror-image"), (2, "mirror-image")]


def test_an_ability_says_all_about_itself() -> None:
    flicker = ability("flicker")
    assert isinstance(flicker, Trait)
    assert (flicker.family, flicker.weight, flicker.hurts) == ("defence", 0.5, False)
    assert paragraphs(flicker.rules) == ["HR-ADF-18", "HR-ADF-19", "HR-ADF-20"]
    assert flicker.window is not None
    assert flicker.window.kind == "home_raiders.react.flicker"
