"""ACT, SQA: the turn of a troop, one action after the other."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.close_combat import close_combat_action
from dicefront.games.home_raiders.rules.declaring import (
    END,
    HOLD,
    MELEE,
    MOVE,
    SHOOT,
    SPIRIT,
    STAND,
    Declaration,
    TakeAction,
    core_of,
)
from dicefront.games.home_raiders.rules.ending import check_end_of_turn
from dicefront.games.home_raiders.rules.events.playing import ActionDeclared, ActionsForgone, TurnEnded
from dicefront.games.home_raiders.rules.generic import generic_action
from dicefront.games.home_raiders.rules.ground import somebody_is_down, stand_up
from dicefront.games.home_raiders.rules.moments import (
    AFTER_ACTIONS,
    BEFORE_ACTION,
    END_TURN,
    NOTE_START,
    STANDS_UP_FREE,
    asked,
    asked_in,
    due,
)
from dicefront.games.home_raiders.rules.movement import movement_action, must_close_up
from dicefront.games.home_raiders.rules.objectives import take_marker, tell_lost_control
from dicefront.games.home_raiders.rules.ordering import HURTS, MESSENGER, abilities_in_turn, say_next
from dicefront.games.home_raiders.rules.shooting import ranged_attack_action
from dicefront.games.home_raiders.rules.spirit import is_able, spirit_action
from dicefront.games.home_raiders.rules.state import (
    NEXT_TURN,
    TURN,
    TURN_END,
    Character,
    State,
    Troop,
    is_there,
    members_of,
)
from dicefront.games.home_raiders.rules.strike import Token
from dicefront.games.home_raiders.rules.wounds import deal
from dicefront.kernel.effects import TURN as THIS_TURN
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps, ask, confirm
from dicefront.skirmish.missions import holders, markers_to_take


def begin_turn(state: State, troop: Troop) -> Steps[None]:
    """HR-SQA-01, HR-SQA-02: two actions; Messenger and Mind trick; standing up for free."""
    troop.actions = state.options.constants.actions  # HR-ACT-01
    state.acting = [troop.id]
    state.stage = TURN
    note_start(state, troop)
    for member in members_of(state, troop):
        member.effects = member.effects.prolonged(NEXT_TURN, THIS_TURN)  # HR-ASP-05
    yield from offer_fast_recovery(state, troop)


def note_start(state: State, troop: Troop) -> None:
    """HR-SQA-01: what abilities have to remember of how things stood."""
    state.near_leaders = []
    for member in members_of(state, troop):
        for ability in asked(member, NOTE_START):
            ability.note_start(state, member)


def offer_fast_recovery(state: State, troop: Troop) -> Steps[None]:
    """Fast recovery (HR-ALD-03): at the start of the turn the Unit may stand up without an action."""
    if not somebody_is_down(state, troop):
        return
    if not asked_in(state, troop, STANDS_UP_FREE):
        return
    player = troop.owner
    if (yield from confirm(player, "home_raiders.turn.fast-recovery", "HR-ALD-03", {"troop": troop.id})):
        yield from stand_up(state, troop, True)


# -- one action -----------------------------------------------------------------------------------


def take_action(state: State) -> Steps[None]:
    """HR-SQA-03 to HR-SQA-07: one action of one of the acting troops.

    ``Troop.actions`` counts the present action until it is used up at the end.
    """
    for troop in ready_to_act(state):
        yield from pass_over(state, troop)
    for troop in ready_to_act(state):
        for member in members_of(state, troop):
            for ability in asked(member, BEFORE_ACTION):
                yield from ability.before_action(state, member, troop)
    ready = ready_to_act(state)
    if not ready:
        state.stage = TURN_END
        return
    declared = yield from ask(TakeAction(state, ready))
    troop = state.troops[declared.troop]
    held = holders(state)
    acting = len(state.acting)
    sitting = [member for member in members_of(state, troop) if member.sitting_out > 0]
    if declared.action == END:
        yield ActionsForgone(troop.id, troop.actions)
        troop.actions = 0
    else:
        yield from carry_out(state, troop, declared)
        parts = [troop.id, *state.acting[acting:]]
        use_up(state, parts, sitting)
        for number in parts:
            yield from offer_more(state, state.troops[number])
    yield from tell_lost_control(state, held)
    state.acting = [number for number in state.acting if state.troops[number].members]
    if not ready_to_act(state):
        state.stage = TURN_END


def ready_to_act(state: State) -> list[Troop]:
    """The acting troops that have actions left, and anybody to perform them."""
    return [
        state.troops[number]
        for number in state.acting
        if state.troops[number].actions > 0 and state.troops[number].members
    ]


def pass_over(state: State, troop: Troop) -> Steps[None]:
    """HR-ASH-02, HR-AMV-11, HR-ALD-12: actions that everybody of the troop sits out pass without a decision.

    They are spent already, so nobody stands up with them, and only Fervour brings another one (HR-AHE-17).
    """
    while troop.actions > 0 and all(member.sitting_out > 0 for member in members_of(state, troop)):
        use_up(state, [troop.id], members_of(state, troop))
        yield from offer_more(state, troop)


def offer_more(state: State, troop: Troop) -> Steps[None]:
    """HR-SQA-03, HR-AHE-17: when the actions are used up, somebody may have another one."""
    for member in members_of(state, troop):
        for ability in asked(member, AFTER_ACTIONS):
            if troop.actions == 0:
                yield from ability.after_actions(state, member, troop)


def use_up(state: State, troops: list[int], sitting: list[Character]) -> None:
    """HR-SQA-07, HR-ACT-14: the action is used up for everybody, also for the parts of a divided Unit."""
    for number in troops:
        state.troops[number].actions -= 1
    for member in sitting:
        member.sitting_out = max(0, member.sitting_out - 1)


def carry_out(state: State, troop: Troop, declared: Declaration) -> Steps[None]:
    """HR-SQA-06, HR-LDR-09, HR-LDR-10: those apart before or after the rest, each part by itself."""
    yield ActionDeclared(
        troop.id,
        declared.action,
        [one.character for one in declared.apart],
        [one.action for one in declared.apart],
    )
    for member in members_of(state, troop):
        if member.sitting_out == 0:
            member.acted = True  # HR-ALD-12
    if declared.action == STAND:  # HR-GTG-05, HR-GTG-08
        yield from stand_up(state, troop, False)
        return
    away = [one.character for one in declared.apart]
    takers = [] if declared.marker == NOBODY else [declared.marker]
    rest: list[Character] = []
    for member in members_of(state, troop):
        if member.sitting_out == 0 and member.id not in away and member.id not in takers:
            rest.append(member)
    if declared.action == SPIRIT:  # HR-SPI-08: those attached take no part
        core = core_of(state, troop)
        rest = [member for member in rest if member in core]
    apart = declared.action not in (MOVE, HOLD)  # HR-ACT-13
    for one in declared.apart:
        if one.before:
            yield from perform(state, troop, one.action, [state.characters[one.character]], apart)
    takers = yield from take_markers(state, takers)
    if declared.action != HOLD:
        yield from perform(state, troop, declared.action, rest)
    for one in declared.apart:
        if not one.before:
            yield from perform(state, troop, one.action, [state.characters[one.character]], apart)
    yield from take_markers(state, takers)


def take_markers(state: State, takers: list[int]) -> Steps[list[int]]:
    """HR-OBJ-15: they take their markers, if they can by now; returns those who still wait for one."""
    waiting: list[int] = []
    for number in takers:
        taker = state.characters[number]
        if is_able(taker) and markers_to_take(state, taker):
            yield from take_marker(state, taker, markers_to_take(state, taker)[0])
        else:
            waiting.append(number)
    return waiting


def perform(
    state: State, troop: Troop, action: str, doers: list[Character], apart: bool = False
) -> Steps[None]:
    """One part of an action by the procedure of its type; those gone or forced to the ground are left out.

    ``apart`` says that the rest of the Unit does not move meanwhile (HR-ALD-17).
    """
    able = [doer for doer in doers if is_able(doer) and doer.troop == troop.id]
    if not able:
        return
    if action == MOVE:
        duty = must_close_up(state, troop, able)
        yield from movement_action(state, troop, able, duty, False, apart)
    elif action == MELEE:
        yield from close_combat_action(state, troop, able)
    elif action == SHOOT:
        yield from ranged_attack_action(state, troop, able, troop.actions)
    elif action == SPIRIT:
        yield from spirit_action(state, able)
    else:
        yield from generic_action(state, troop, able)


# -- the end of a turn ----------------------------------------------------------------------------


def end_turn(state: State) -> Steps[None]:
    """HR-ACT-10, HR-SQA-08 to HR-SQA-10, HR-SQR-08."""
    yield from deal_hurts(state)
    yield from end_of_turn_abilities(state)
    for character in state.characters:
        character.effects = character.effects.after(THIS_TURN)
        character.hurts = 0  # HR-WND-20
        if character.troop in state.acting:
            character.sitting_out = 0
    for number in state.acting:
        state.troops[number].actions = 0
    state.acting = []
    yield TurnEnded(state.player)
    yield from check_end_of_turn(state)


def end_of_turn_abilities(state: State) -> Steps[None]:
    """HR-SQA-09: the abilities of the end of a turn, in the order the owner likes (HR-GEN-13)."""
    yield from abilities_in_turn(
        state,
        MESSENGER,
        due(state.characters, END_TURN),
        lambda one: one.ability.may_end_turn(state, one.me),
        lambda one: one.ability.end_turn(state, one.me),
    )
    state.near_leaders = []


def deal_hurts(state: State) -> Steps[None]:
    """HR-SQA-08, HR-WND-11, HR-WND-21: a token for each use, one by one, in the order the owner likes."""
    held = holders(state)
    while True:
        hurting = [
            character.id for character in state.characters if character.hurts > 0 and is_there(character)
        ]
        if not hurting:
            break
        chosen = yield from say_next(state.player, hurting, HURTS, "HR-WND-21")
        character = state.characters[chosen]
        character.hurts -= 1
        yield from deal(state, [Token(character, "hurts")])
    yield from tell_lost_control(state, held)
