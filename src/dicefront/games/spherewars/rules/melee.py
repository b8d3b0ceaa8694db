"""HTH, FAT: hand-to-hand combat, step list H."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.aftermath import answer, step_in
from dicefront.games.spherewars.rules.attributes import attribute, changed
from dicefront.games.spherewars.rules.contact import foes_of, touches, touching_friends
from dicefront.games.spherewars.rules.dice import TIED, WON, compare, edge_of, throw_both
from dicefront.games.spherewars.rules.events.fighting import (
    CriticalHit,
    DexterityDecided,
    FightDeclared,
    HandCounted,
    Tired,
)
from dicefront.games.spherewars.rules.item_windows import DEXTERITY_ROLLED, use_items
from dicefront.games.spherewars.rules.moments import (
    AFTER_DEXTERITY,
    AFTER_FIGHT,
    ANSWER_LOSS,
    ARTEFACT,
    BEFORE_DAMAGE,
    BEFORE_FIGHT,
    LEAVE_FIGHT,
    MORE_DICE,
    RAISE_DIE,
    SHAPE_BLOW,
    SHAPE_BLOW_ON_ME,
    SHAPE_CHARGE,
    SHAPE_FOES_HAND,
    SHAPE_HAND,
    SHAPE_NUMBER,
    TRAITS,
    Trait,
    asked,
)
from dicefront.games.spherewars.rules.pursuit import receive_blood
from dicefront.games.spherewars.rules.rerolls import roll_again
from dicefront.games.spherewars.rules.scenery_file import BARE, DENSE
from dicefront.games.spherewars.rules.secrets import possible_users, weigh
from dicefront.games.spherewars.rules.shelter import cover_of
from dicefront.games.spherewars.rules.simultaneous import in_turn
from dicefront.games.spherewars.rules.state import (
    Combatant,
    State,
    activation_of,
    actor_of,
    end_action,
    is_there,
    joining_by,
    stopped,
)
from dicefront.games.spherewars.rules.subjects import (
    CON_MUNDANE,
    DEX,
    STR,
    Blow,
    Charge,
    Fight,
    Hand,
    Occasion,
)
from dicefront.games.spherewars.rules.subjects import FIGHT as IN_FIGHT
from dicefront.games.spherewars.rules.supporting import (
    add_supports,
    best_supports,
    choose_supports,
    supports_of,
)
from dicefront.games.spherewars.rules.weather import suffocates
from dicefront.games.spherewars.rules.windows import DEXTERITY
from dicefront.games.spherewars.rules.wounds import hurt, roll_damage
from dicefront.kernel.gesture import PICK_PIECE
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps, choose

CHARGE_BONUS: Final = 1
"""SW-MOV-20."""


def fight(state: State) -> Steps[None]:
    """List H: the activated combatant fights one enemy in base contact (SW-HTH-02, SW-HTH-04)."""
    actor = actor_of(state)
    enemy = yield from name_enemy(state, actor)  # H1 to H3
    if enemy is not None:
        activation_of(state).fought = True  # SW-HTH-16
        yield from fight_with(state, Fight(actor, enemy))
    end_action(state)


def fight_with(state: State, fight: Fight) -> Steps[None]:
    """H4 to H14: the fight between the two."""
    actor = fight.own.fighter
    yield from before_roll(state, fight)  # H4
    if goes_on(state, fight):
        yield from cross_weapons(state, fight)  # H5 to H9
        if fight.winner is not None:
            yield from strike(state, fight, fight.winner)  # H10 to H12
    for hand in fight.hands():
        yield from tire(state, hand)  # H13
    if not stopped(state, actor):
        for trait in asked(actor, LEAVE_FIGHT):  # H14
            yield from trait.leave_fight(state, actor, fight)


# -- H1 to H4: whom it fights ---------------------------------------------------------------------


def name_enemy(state: State, actor: Combatant) -> Steps[Combatant | None]:
    """H1 to H3: the enemy, asked again if he is gone when the window has closed; none is left (SW-HTH-21)."""
    while True:
        foes = [foe.id for foe in foes_of(state, actor)]
        if not foes:
            return None
        chosen = yield from choose(
            actor.owner,
            "spherewars.fight.enemy",
            "SW-HTH-02",
            foes,
            {"combatant": actor.id},
            hand=PICK_PIECE,
        )  # H1
        enemy = state.combatants[chosen]
        yield FightDeclared(actor.id, enemy.id)
        yield from step_in(state, DEXTERITY, [actor, enemy])  # H2
        if enemy in foes_of(state, actor):  # H3
            return enemy


def before_roll(state: State, fight: Fight) -> Steps[None]:
    """H4: effects before the roll, and what they lead to; a kill counts as one of the fight (SW-HTH-25)."""

    def happen(one: Combatant, trait: Trait) -> Steps[None]:
        yield from trait.before_fight(state, one, fight)

    fighters = [hand.fighter for hand in fight.hands()]
    yield from in_turn(state, BEFORE_FIGHT, fighters, happen, lambda: goes_on(state, fight))
    for blow in fight.blows:
        blow.in_fight = True
    yield from answer(state, fight.blows)


def goes_on(state: State, fight: Fight) -> bool:
    """SW-HTH-25: there is no dexterity roll if one of them dies, flees or loses contact in H4."""
    actor, enemy = fight.own.fighter, fight.other.fighter
    return not stopped(state, actor) and not stopped(state, enemy) and touches(state, actor, enemy)


# -- H5 to H9: the dexterity roll -----------------------------------------------------------------


def cross_weapons(state: State, fight: Fight) -> Steps[None]:
    """H5 to H9: hands are counted, rolled and compared; the fight has a winner, or it is a tie."""
    own, other = fight.own, fight.other
    for hand in fight.hands():  # H5
        add_supports(hand, (yield from choose_supports(state, hand)))
        yield from count_hand(state, hand)
    players = [own.fighter.owner, other.fighter.owner]
    own.rolled, other.rolled = yield from throw_both(
        [own.count(), other.count()], "dexterity", "SW-HTH-05", players
    )  # H6
    for hand in fight.hands():
        for trait in asked(hand.fighter, AFTER_DEXTERITY):
            trait.after_dexterity(state, hand.fighter)
    yield from compare_hands(state, fight)  # H7
    if fight.winner is not None and not fight.winner.wins:
        fight.winner = None  # H8
    winner = NOBODY if fight.winner is None else fight.winner.fighter.id
    faces = [own.rolled.faces[:], other.rolled.faces[:]]
    yield DexterityDecided(own.fighter.id, other.fighter.id, faces, winner)
    yield from use_items(
        state, DEXTERITY_ROLLED, Occasion(DEXTERITY_ROLLED.name, [own.fighter, other.fighter])
    )


def shape_hand(state: State, hand: Hand) -> None:
    """SW-HTH-06: DEX with its changes, and the dice that traits add or take."""
    fighter, enemy = hand.fighter, hand.enemy
    hand.dex = attribute(state, fighter, DEX)
    if cover_when_joined(state, fighter, enemy) > BARE:
        hand.dice("spherewars.reason.cover", 1, "SW-SCN-09")
    for trait in asked(fighter, SHAPE_HAND):
        trait.shape_hand(state, fighter, hand)
    for foe in [enemy, *touching_friends(state, enemy)]:
        for trait in asked(foe, SHAPE_FOES_HAND):
            trait.shape_foes_hand(state, foe, hand)
    for cloud in state.clouds:
        TRAITS[cloud.trait].shape_hand_in_cloud(state, cloud, hand)


def count_hand(state: State, hand: Hand) -> Steps[None]:
    """H5: the dice of a fighter are counted; artefacts that change them are shown (SW-ART-09)."""
    yield from weigh([hand.fighter, hand.enemy, *hand.supporters], lambda: weight_of(state, hand))
    shape_hand(state, hand)
    yield HandCounted(hand.fighter.id, hand.enemy.id, hand.total(), [one.id for one in hand.supporters])


def weight_of(state: State, hand: Hand) -> list[int]:
    """What hidden artefacts may change of a hand."""
    again = Hand(hand.fighter, hand.enemy)
    supports = supports_of(state, hand.fighter, hand.enemy)
    add_supports(again, [one for one in supports if one.supporter in hand.supporters])
    shape_hand(state, again)
    return [again.count(), again.skill(), int(again.tired)]


def cover_when_joined(state: State, one: Combatant, enemy: Combatant) -> int:
    """SW-SCN-09, SW-SCN-12, SW-SCN-13: the cover of somebody free whom an enemy joins in this activation."""
    joined = joining_by(state, enemy, one)
    return BARE if joined is None or not joined.was_free else cover_of(state, one, enemy)


def hand_of(state: State, fighter: Combatant, enemy: Combatant) -> Hand:
    """The hand that a fighter would have, with the supporters that help most: for previews."""
    hand = Hand(fighter, enemy)
    add_supports(hand, best_supports(supports_of(state, fighter, enemy)))
    shape_hand(state, hand)
    return hand


def compare_hands(state: State, fight: Fight) -> Steps[None]:
    """H7: changes after the roll, comparison, and what the loser may still do."""
    own, other = fight.own, fight.other
    own.rolled.meet(other.rolled, edge_of(own.skill(), other.skill()))
    for hand in fight.hands():
        yield from roll_again(state, hand.fighter, hand.rolled, "dexterity")
    for hand in fight.hands():
        for trait in asked(hand.fighter, RAISE_DIE):
            trait.raise_die(state, hand.fighter, hand)
    decide(fight)
    if fight.winner is None:
        return
    loser = fight.against(fight.winner).fighter
    known = [trait for trait in asked(loser, ANSWER_LOSS) if trait.family != ARTEFACT]
    for trait in [*known, *possible_users(state, loser, ANSWER_LOSS)]:
        yield from trait.answer_loss(state, loser, fight)
    decide(fight)


def decide(fight: Fight) -> None:
    """SW-HTH-05, SW-HTH-10, SW-ABI-15 to SW-ABI-18: who has won; nobody on a tie."""
    own, other = fight.own, fight.other
    result = compare(own.rolled.faces, other.rolled.faces, edge_of(own.skill(), other.skill()))
    fight.winner = None if result == TIED else own if result == WON else other


# -- H10 to H12: the blow -------------------------------------------------------------------------


def strike(state: State, fight: Fight, winner: Hand) -> Steps[None]:
    """H10 to H12: the damage roll of the winner and what comes of it."""
    loser = fight.against(winner).fighter
    precise = winner.rolled.critical()  # SW-CRI-05, SW-HTH-23
    if precise:
        yield CriticalHit(winner.fighter.id, loser.id, "precise")
    for trait in asked(winner.fighter, BEFORE_DAMAGE):
        yield from trait.before_damage(state, winner.fighter)
    striker, faces = winner.fighter, winner.rolled.faces
    yield from weigh([striker, loser], lambda: blow_of(state, striker, loser, precise, faces).weight())
    blow = blow_of(state, striker, loser, precise, faces)
    yield from roll_damage(state, blow)  # H10
    yield from hurt(state, [blow])  # H11: K1 to K4
    fight.wounds = blow.taken
    yield from answer(state, [blow])  # H11: K5, K6
    if state.outcome is not None:
        return
    yield from receive_blood(state, blow)  # H12: list L
    yield from answer_blow(state, fight)  # H12
    yield from answer(state)


def answer_blow(state: State, fight: Fight) -> Steps[None]:
    """H12: abilities that answer the blow."""

    def happen(one: Combatant, trait: Trait) -> Steps[None]:
        yield from trait.after_fight(state, one, fight)

    fighters = [hand.fighter for hand in fight.hands()]
    yield from in_turn(state, AFTER_FIGHT, fighters, happen, lambda: state.outcome is None)


def blow_of(
    state: State, striker: Combatant, victim: Combatant, precise: int, won_with: list[int] | None = None
) -> Blow:
    """H10: strength and target number of the winner's damage roll (SW-HTH-12 to SW-HTH-14).

    ``won_with`` are the dexterity dice that won; before the roll nobody knows them.
    """
    blow = Blow(IN_FIGHT, striker, victim, True)
    blow.won_with = [] if won_with is None else won_with
    blow.precise = precise > 0
    blow.strength = changed(state, striker, STR)
    blow.strength.add("spherewars.reason.charge", charge_bonus(state, striker, victim), "SW-MOV-20")
    blow.strength.add("spherewars.reason.precise_blow", precise, "SW-CRI-05")
    joined = joining_by(state, striker, victim)
    if joined is not None and joined.above and joined.whole:
        blow.strength.add("spherewars.reason.from_above", 1, "SW-SCN-36")
    if cover_when_joined(state, victim, striker) == DENSE:
        blow.strength.add("spherewars.reason.cover", -1, "SW-SCN-12")
    blow.number = changed(state, victim, CON_MUNDANE)  # SW-ATK-01, SW-ATK-05
    shape_blow(state, blow)
    return blow


def shape_blow(state: State, blow: Blow) -> None:
    """What traits make of a damage roll: strength first, then what depends on it (SW-EQU-07, SW-ATK-05)."""
    striker, victim = blow.striker, blow.victim
    if striker is not None:
        for trait in asked(striker, SHAPE_BLOW):
            trait.shape_blow(state, striker, blow)
    for trait in asked(victim, SHAPE_BLOW_ON_ME):
        trait.shape_blow_on_me(state, victim, blow)
    if blow.strength.amount < 1:
        blow.strength.add("spherewars.reason.at_least_one", 1 - blow.strength.amount, "SW-HTH-13")
    if striker is not None:
        for trait in asked(striker, SHAPE_NUMBER):
            trait.shape_number(state, striker, blow)
        for trait in asked(striker, MORE_DICE):
            trait.more_dice(state, striker, blow)


def charge_bonus(state: State, striker: Combatant, victim: Combatant) -> int:
    """SW-MOV-20, SW-HTH-15, SW-HTH-24: +1 STR against the enemy charged in this activation, if not denied."""
    joined = joining_by(state, striker, victim)
    if joined is None or not joined.charge or not joined.whole:
        return 0
    charge = Charge(striker, victim, CHARGE_BONUS, joined.real)
    for one in [striker, victim]:
        for trait in asked(one, SHAPE_CHARGE):
            trait.shape_charge(state, one, charge)
    return 0 if charge.denied else charge.bonus


# -- H13: fatigue ---------------------------------------------------------------------------------


def tire(state: State, hand: Hand) -> Steps[None]:
    """H13: a fight tires both who are still on the table, a tie as well (SW-FAT-01, SW-HTH-11)."""
    fighter = hand.fighter
    if not is_there(fighter):
        return
    if not hand.dex.parts:  # SW-HTH-25: it ended before the hands were counted
        shape_hand(state, hand)
    if hand.tired or suffocates(state, fighter):  # SW-WEA-07
        fighter.fatigue += 1
        yield Tired(fighter.id, fighter.fatigue)
