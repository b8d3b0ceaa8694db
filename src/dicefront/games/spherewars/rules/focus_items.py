"""ART-11: activated artefacts and consumables of the concentration phase, by step list D."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.aftermath import answer, step_in_on
from dicefront.games.spherewars.rules.deeds import (
    AIMED,
    FANG,
    AimFeat,
    in_range,
    occasion_of,
    target_refused,
    targets_of,
)
from dicefront.games.spherewars.rules.dice import settle, throw_dice
from dicefront.games.spherewars.rules.events.feats import DeedRolled, FeatFailed
from dicefront.games.spherewars.rules.events.items import ItemAimed, Taken
from dicefront.games.spherewars.rules.moments import DEED as DEED_FAMILY
from dicefront.games.spherewars.rules.moments import TRAITS
from dicefront.games.spherewars.rules.rows import AbilityRow
from dicefront.games.spherewars.rules.secrets import carries, holdable, is_consumable, may_hold, show
from dicefront.games.spherewars.rules.state import (
    ENGAGE,
    SPEED_UP,
    Combatant,
    State,
    activation_of,
    end_action,
    is_hero,
    stopped,
)
from dicefront.games.spherewars.rules.states import is_in_state
from dicefront.games.spherewars.rules.subjects import PASSIVE, Feat
from dicefront.games.spherewars.rules.windows import DEED as DEED_WINDOW
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.skirmish.fields import Fields


def _row(id: str, difficulty: int, reach: int, sight: bool, target: str) -> AbilityRow:
    """What is rolled, how far it reaches, and at whom it is aimed."""
    data: dict[str, Json] = {
        "id": id,
        "kind": "deed",
        "race": "any",
        "scope": "artefact",
        "difficulty": difficulty,
        "range": "inches" if reach else "self",
        "sight": sight,
        "target": target,
    }
    if reach:
        data["range_in"] = reach
    return AbilityRow(Fields(data, id))


ROLLS: Final = {"skull_staff": 4, "staff_of_allure": 4, "branch_of_ludeba": 4, "hand_of_kazag": 3}
"""What one die must show; the others work without a roll."""
ROWS: Final = [
    _row("staff_of_the_wayfarer", 2, 0, False, "self"),
    _row("skull_staff", 4, 6, True, "enemy"),
    _row("staff_of_allure", 4, 8, True, "enemy"),
    _row("branch_of_ludeba", 4, 6, False, "friend"),
    _row("hand_of_kazag", 3, 0, False, "self"),
    _row("censer_of_isha", 2, 0, False, "self"),
    _row("jar_of_spitting_lava", 2, 4, True, "enemy"),
    _row("fear_blow", 2, 6, False, "area_enemies"),
]
FOCUS_ITEMS: Final = {row.id: row for row in ROWS}


# -- A6: what may be used -----------------------------------------------------------------------------


def usable_items(state: State, actor: Combatant) -> list[str]:
    """What a hero may really use now."""
    return [item for item in FOCUS_ITEMS if carries(actor, item) and fits(state, actor, item)]


def might_focus(state: State, actor: Combatant) -> bool:
    """SW-ACT-20: whether as far as everybody knows a hero may have something to use in this phase."""
    if not is_hero(actor):
        return False
    if possible_items(state, actor):
        return True
    done = activation_of(state).done
    deeds = [trait for trait in actor.kit.traits if trait.family == DEED_FAMILY and trait.id not in done]
    return len(deeds) > 0 and may_hold(state, actor, FANG)  # a deed with the die that it would give


def possible_items(state: State, hero: Combatant) -> list[str]:
    """SW-ACT-20: what a hero may have to use now, as far as everybody knows."""
    return [item for item in holdable(state, hero, list(FOCUS_ITEMS)) if fits(state, hero, item)]


def fits(state: State, actor: Combatant, item: str) -> bool:
    """SW-ART-11: when an artefact may be activated; and whether there is anybody to aim at."""
    act, row = activation_of(state), FOCUS_ITEMS[item]
    if not is_consumable(item):
        if actor.fleeing or is_in_state(actor) or act.action in (SPEED_UP, ENGAGE) or item in act.done:
            return False
    if not TRAITS[item].may_focus(state, actor):
        return False
    return row.target not in AIMED or len(targets_of(state, actor, row)) > 0


# -- list D -------------------------------------------------------------------------------------------


def perform_item(state: State, user: Combatant, item: str) -> Steps[None]:
    """List D for an artefact or a consumable: shown, aimed, rolled for, measured, carried out."""
    row = FOCUS_ITEMS[item]
    activation_of(state).done.append(item)
    feat = Feat(PASSIVE, user, row, None)
    feat.dice = 1
    if row.target in AIMED:  # D1
        found = targets_of(state, user, row)
        number = found[0].id if len(found) == 1 else (yield from ask(AimFeat(state, user, row, found)))
        feat.target = state.combatants[number]
    yield from bring_out(user, item)
    yield ItemAimed(user.id, item, NOBODY if feat.target is None else feat.target.id)
    if is_consumable(item):  # SW-ACT-30: neither D2 nor D3
        yield from carry_out(state, feat)
    else:
        yield from step_in_on(state, DEED_WINDOW, occasion_of(DEED_WINDOW.name, feat))  # D2
        if not stopped(state, user):
            yield from look_again(state, feat)
    end_action(state)


def bring_out(user: Combatant, item: str) -> Steps[None]:
    """SW-ART-09, SW-CON-01: everybody sees it, and a consumable is used up."""
    if is_consumable(item):
        user.uncover(item)
        yield Taken(user.id, item)
    else:
        yield from show(user, item)


def look_again(state: State, feat: Feat) -> Steps[None]:
    """D3: the terms of user and target are looked at again before it goes on."""
    user, row, target = feat.user, feat.row, feat.target
    lost = target is not None and target_refused(state, user, row, target) is not None
    if lost or not TRAITS[row.id].may_focus(state, user):
        yield FeatFailed(user.id, row.id, "terms")
    else:
        yield from carry_out(state, feat)


def carry_out(state: State, feat: Feat) -> Steps[None]:
    """D4 to D7."""
    user, row = feat.user, feat.row
    feat.successes = 1
    if row.id in ROLLS:  # D4
        rolled = yield from throw_dice(1, "artefact", "SW-ART-11", user.owner)
        found = yield from settle(rolled, row.difficulty, False, "artefact", user.owner)
        feat.successes = found.successes
        yield DeedRolled(user.id, row.id, row.difficulty, rolled.faces[:], found.successes)
    if feat.successes and not in_range(feat):  # D6
        yield FeatFailed(user.id, row.id, "range")
    elif feat.successes:
        yield from TRAITS[row.id].perform(state, user, feat)  # D7
        yield from answer(state, feat.blows)
