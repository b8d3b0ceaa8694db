"""ASP: the ten Spirit abilities."""

import pytest

from dicefront.games.home_raiders.rules.abilities.all import ability
from dicefront.games.home_raiders.rules.abilities.spirit import frozen_build
from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.events.fighting import (
    AttackSucceeded,
    Healed,
    PoolRolled,
    Vanished,
    Wounded,
)
from dicefront.games.home_raiders.rules.events.moving import Fell
from dicefront.games.home_raiders.rules.events.spirit import (
    BrainFrozen,
    Charmed,
    SpiritWasted,
    Stunned,
)
from dicefront.games.home_raiders.rules.spirit import (
    answer_build,
    challenge_build,
    has_spirit_action,
    spirit_action,
)
from dicefront.games.home_raiders.rules.state import NEXT_TURN, State
from dicefront.games.home_raiders.rules.strike import Token
from dicefront.games.home_raiders.rules.wounds import deal
from dicefront.games.home_raiders.scenes import card, hero, inch, position, tin, unit
from dicefront.kernel.effects import Effect
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.testing import offered, play_out, refusal_of
from tests.games.home_raiders.names import IDS, bear, has
from tests.games.home_raiders.test_spirit import ACE, BLANK, facing, mind, question, use

# -- Subtle manipulation --------------------------------------------------------------------------


@pytest.mark.rule("HR-ASP-01", "HR-SQS-05")
def test_subtle_manipulation_moves_the_target_up_to_three_inches() -> None:
    state = facing(mind("subtle-manipulation"), mind(spirit=""))
    played = use(state, "subtle-manipulation", [ACE, BLANK], [(0, [inch(15), inch(18)])])
    asked = played.questions[-1]
    assert asked.kind == "home_raiders.spirit.manipulate"
    assert asked.player == 0
    assert state.characters[1].body.shape.y == inch(18)
    assert refusal_of(asked, [inch(15), inch(21.1)]).rule == "HR-ASP-01"


@pytest.mark.rule("HR-ASP-02")
def test_the_example_of_a_sniper_that_is_moved_off_a_tin() -> None:
    tins = [tin(15, 15, 3, 4.3)]
    state = position(
        hero(0, mind("subtle-manipulation"), (5, 15)), hero(1, mind(spirit=""), (15, 15, 4.3)), things=tins
    )
    played = use(state, "subtle-manipulation", [ACE, BLANK], [(0, [inch(17.9), inch(15)])])
    assert played.told(Fell)[0].drop == inch(4.3)
    assert state.characters[1].wounds == 1


@pytest.mark.rule("HR-ASP-02")
def test_the_move_may_end_in_contact_with_anybody_and_causes_no_free_attacks() -> None:
    state = facing(
        mind("subtle-manipulation"), mind(spirit=""), hero(0, mind(), (15, 14)), hero(0, mind(), (18, 15))
    )
    played = use(state, "subtle-manipulation", [ACE, BLANK], [(0, [inch(17.9), inch(15)])])
    assert "home_raiders.react.free-attack" not in played.kinds
    assert inch(17) < state.characters[1].body.shape.x < inch(17.05)


# -- Distract -------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ASP-03", "HR-ASP-04", "HR-SQS-03")
def test_a_distracted_character_downgrades_its_strongest_set_in_its_next_roll_alone() -> None:
    state = facing(mind("distract", spirit="W1"), mind(spirit="W2 R1"))
    bear(state.characters[1], "distract")
    assert answer_build(state, state.characters[1]).pool.text() == "W3"
    use(state, "distract", [BLANK, ACE, ACE, ACE])
    assert answer_build(state, state.characters[1]).pool.text() == "W2 R1"


@pytest.mark.rule("HR-ASP-04")
def test_distract_is_used_up_by_a_roll_it_does_not_change() -> None:
    state = facing(mind("distract", spirit="W1"), mind(spirit="W1"))
    bear(state.characters[1], "distract")
    use(state, "distract", [BLANK, ACE])
    assert not state.characters[1].effects.has("distract")


@pytest.mark.rule("HR-ASP-04")
def test_a_single_die_of_regeneration_does_not_use_up_distract() -> None:
    state = facing(mind("distract"), mind("regeneration", defence="W1"))
    bear(state.characters[1], "distract")
    play_out(deal(state, [Token(state.characters[1], "fall")]), dice=[ACE])
    assert state.characters[1].effects.has("distract")


# -- Mind trick -----------------------------------------------------------------------------------


@pytest.mark.rule("HR-ASP-05")
def test_mind_trick_waits_for_the_next_turn_of_its_target() -> None:
    state = facing(mind("mind-trick"), mind(spirit=""))
    use(state, "mind-trick", [ACE, BLANK])
    target = state.characters[1]
    assert target.effects.all == [Effect("mind-trick", NEXT_TURN, 0, NOBODY)]


# -- Transfer -------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ASP-07")
def test_transfer_needs_a_wounded_actor_and_a_target_without_wounds() -> None:
    state = facing(mind("transfer"), mind())
    assert refusal_of(question(state), [0, "transfer", 1]).reason == "home_raiders.spirit.not-wounded"
    state.characters[0].wounds = 1
    assert offered(question(state)) == [[0, "transfer", 1]]
    state.characters[1].wounds = 1
    assert refusal_of(question(state), [0, "transfer", 1]).reason == "home_raiders.spirit.target-wounded"


@pytest.mark.rule("HR-ASP-07", "HR-SQS-05")
def test_transfer_heals_the_actor_and_then_wounds_the_target() -> None:
    state = facing(mind("transfer"), mind(spirit=""))
    state.characters[0].wounds = 1
    played = use(state, "transfer", [ACE, BLANK])
    assert [type(event) for event in played.events][-2:] == [Healed, Wounded]
    assert [character.wounds for character in state.characters] == [0, 1]


@pytest.mark.rule("HR-ASP-07")
def test_a_lost_transfer_changes_nothing() -> None:
    state = facing(mind("transfer"), mind(spirit="W1"))
    state.characters[0].wounds = 1
    use(state, "transfer", [BLANK, BLANK, BLANK])
    assert [character.wounds for character in state.characters] == [1, 0]


@pytest.mark.rule("HR-ASP-08")
def test_the_actor_is_healed_also_if_the_token_is_sent_elsewhere() -> None:
    state = facing(mind("transfer"), mind("selfish-fighter", spirit=""), hero(1, mind(), (15.985, 15)))
    state.characters[0].wounds = 1
    use(state, "transfer", [ACE, BLANK], [(1, 2)])
    assert [character.wounds for character in state.characters] == [0, 0, 1]


# -- Strong will, Iron spirits --------------------------------------------------------------------


@pytest.mark.rule("HR-ASP-09", "HR-GEN-04")
@pytest.mark.parametrize("ability", ["stun", "charm", "distract", "brainfreeze"])
def test_strong_will_is_no_target_of_any_spirit_ability(ability: str) -> None:
    state = facing(mind(ability), mind("strong-will"))
    assert refusal_of(question(state), [0, ability, 1]).rule == "HR-ASP-09"
    assert not has_spirit_action(state, state.characters[0])
    assert has_spirit_action(facing(mind(ability), mind()), state.characters[0])


@pytest.mark.rule("HR-AUN-19")
def test_who_challenges_iron_spirits_downgrades_its_strongest_set() -> None:
    state = position(
        hero(0, mind("stun", spirit="R2 B1"), (5, 15)),
        unit(1, card(abilities=["iron-spirits"]), (15, 15)),
        unit(1, card(), (15, 18)),
    )
    actor, iron, plain = state.characters
    assert challenge_build(state, actor, iron).pool.text() == "R3"
    assert challenge_build(state, actor, plain).pool.text() == "R2 B1"


# -- Disrupt --------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ASP-10", "HR-ASP-11")
def test_disrupt_names_the_troop_of_its_target_and_a_later_one_replaces_it() -> None:
    state = facing(mind("disrupt"), mind(spirit=""), hero(1, mind(spirit=""), (15, 18)))
    use(state, "disrupt", [ACE, BLANK])
    assert state.disrupted == [NOBODY, 1]
    disrupt = ability("disrupt").use_spirit(state, state.characters[0], state.characters[2])
    play_out(disrupt, dice=[ACE, BLANK])
    assert state.disrupted == [NOBODY, 2]


# -- Charm ----------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ASP-12")
def test_the_example_of_two_ragmen() -> None:
    state = position(hero(0, mind("charm"), (5, 15)), unit(1, "gr-ragmen", (15, 15), (15.787, 15)))
    settle(state)
    gap = state.characters[2].body.shape.x - state.characters[1].body.shape.x
    assert gap <= 2 * state.characters[1].card.radius + 51, "they stand base to base"
    played = use(state, "charm", [ACE, ACE, *spirit_of(state, 1), ACE, BLANK], [(0, 2)])
    assert played.told(Charmed)[0].victim == 2
    rolls = [(event.type, event.build.pool.text()) for event in played.told(PoolRolled)[2:]]
    assert rolls == [("melee", "W1"), ("defence", "W1")]
    assert state.characters[2].wounds == 1


def spirit_of(state: State, number: int) -> list[int]:
    """Blanks for the Spirit roll of a character."""
    return [BLANK] * state.characters[number].card.dice[3].healthy.size()


@pytest.mark.rule("HR-ASP-12")
def test_the_acting_player_chooses_among_friends_and_enemies_of_the_charmed_one() -> None:
    state = facing(
        mind("charm"), mind(spirit=""), hero(1, mind(), (15.985, 15)), hero(0, mind(), (15, 14.015))
    )
    played = use(state, "charm", [ACE, ACE, BLANK, BLANK, ACE, BLANK, BLANK, BLANK], [(0, 3)])
    chosen = played.questions[1]
    assert chosen.kind == "home_raiders.spirit.charm"
    assert chosen.player == 0
    assert offered(chosen) == [2, 3]
    assert played.told(AttackSucceeded)[0].target == 3


@pytest.mark.rule("HR-ASP-13")
@pytest.mark.parametrize(("x", "close"), [(20, "W1"), (15.985, "")])
def test_with_nobody_in_contact_or_no_dice_charm_does_nothing(x: float, close: str) -> None:
    state = facing(mind("charm"), mind(spirit="", close=close), hero(1, mind(), (x, 15)))
    played = use(state, "charm", [ACE, ACE])
    assert played.told(SpiritWasted)


@pytest.mark.rule("HR-ASP-13")
def test_a_charmed_character_uses_its_compulsory_abilities_and_no_optional_ones() -> None:
    charmed = mind("reassuring-attack", "roundhouse-attack", "sucker-punch", spirit="", close="W1")
    state = facing(
        mind("charm"), charmed, hero(1, mind(defence="W1"), (15.985, 15)), hero(0, mind(), (15, 14.015))
    )
    played = use(state, "charm", [ACE, ACE, BLANK, BLANK], [(0, 2)])
    assert played.kinds == ["home_raiders.spirit.use", "home_raiders.spirit.charm"]
    assert state.characters[2].wounds == 1  # by the one Ace of Reassuring attack


# -- Confuse --------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ASP-14")
def test_confuse_works_on_enemy_leaders_only() -> None:
    leader = card("leader", abilities=["aim"], spirit="")
    state = position(hero(0, mind("confuse"), (5, 15)), unit(1, card(), (15, 18), leader=(leader, (15, 15))))
    assert offered(question(state)) == [[0, "confuse", 2]]
    assert refusal_of(question(state), [0, "confuse", 1]).rule == "HR-ASP-14"
    settle(state)
    assert has(state.characters[1].kit, IDS.index("aim"))
    play_out(spirit_action(state, [state.characters[0]]), [(0, [0, "confuse", 2])], [ACE, BLANK])
    assert not has(state.characters[1].kit, IDS.index("aim"))


# -- Stun -----------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ASP-15")
def test_stun_takes_one_ability_of_any_trait_that_the_acting_player_chooses() -> None:
    target = card("leader", abilities=["climb", "sucker-punch", "aim"], spirit="")
    state = position(
        hero(0, mind("stun"), (5, 15)),
        unit(1, card(abilities=["hikers"]), (15, 18), leader=(target, (15, 15))),
    )
    settle(state)
    played = play_out(
        spirit_action(state, [state.characters[0]]), [(0, [0, "stun", 2]), (0, "sucker-punch")], [ACE, BLANK]
    )
    assert offered(played.questions[1]) == ["climb", "sucker-punch", "hikers", "aim"]
    assert played.told(Stunned)[0].lost == "sucker-punch"
    kit = state.characters[2].kit.ids()
    assert kit == ["climb", "hikers", "aim"]


@pytest.mark.rule("HR-ASP-15")
def test_whoever_has_no_ability_loses_none() -> None:
    state = facing(mind("stun"), mind(spirit=""))
    assert use(state, "stun", [ACE, BLANK]).told(SpiritWasted)


@pytest.mark.rule("HR-ASP-17")
def test_losing_champion_is_not_vanishing_but_the_next_token_is() -> None:
    state = facing(mind("stun"), mind("champion", spirit=""))
    target = state.characters[1]
    target.wounds = 2
    played = use(state, "stun", [ACE, BLANK], [(0, "champion")])
    assert not played.told(Vanished)
    target.wounds = 1
    assert play_out(deal(state, [Token(target, "fall")])).told(Vanished)


@pytest.mark.rule("HR-ASP-17")
def test_a_champion_that_was_not_stunned_bears_two_tokens() -> None:
    state = facing(mind("stun"), mind("champion"))
    state.characters[1].wounds = 1
    assert not play_out(deal(state, [Token(state.characters[1], "fall")])).told(Vanished)


# -- Brainfreeze ----------------------------------------------------------------------------------


@pytest.mark.rule("HR-ASP-18", "HR-SQS-02")
def test_the_example_of_brainfreeze() -> None:
    state = facing(mind("brainfreeze"), mind(spirit="W1 R1"))
    played = use(state, "brainfreeze", [BLANK])
    assert frozen_build(state, state.characters[1]).pool.text() == "W1"
    assert not played.told(BrainFrozen)[0].resisted
    assert [character.wounds for character in state.characters] == [0, 1]
    assert state.characters[0].hurts == 1
    assert refusal_of(question(state), [0, "brainfreeze", 1]).rule == "HR-ASP-18"  # wounded now


@pytest.mark.rule("HR-ASP-18")
def test_an_ace_resists_brainfreeze() -> None:
    state = facing(mind("brainfreeze"), mind(spirit="W1 R1"))
    played = use(state, "brainfreeze", [ACE])
    assert played.told(BrainFrozen)[0].resisted
    assert not played.told(Wounded)


@pytest.mark.rule("HR-ASP-19")
def test_the_actor_does_not_roll_and_iron_spirits_does_not_help() -> None:
    iron = card(abilities=["iron-spirits"], spirit="")
    state = position(hero(0, mind("brainfreeze"), (5, 15)), unit(1, iron, (15, 15)))
    played = play_out(ability("brainfreeze").use_spirit(state, state.characters[0], state.characters[1]))
    assert not played.rolls  # a target without Spirit dice always receives the token
    assert state.characters[1].wounds == 1
