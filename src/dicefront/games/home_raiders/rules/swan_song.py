"""AHE: Swan song, the last attack of a character that vanishes (HR-AHE-02 to HR-AHE-04)."""

from __future__ import annotations

from functools import partial

from dicefront.games.home_raiders.rules.abilities.names import SUCKER_PUNCH
from dicefront.games.home_raiders.rules.close_combat import (
    PUNCH,
    blows_problem,
    has_dice,
    make_attack,
    melee_targets,
    read_blows,
)
from dicefront.games.home_raiders.rules.events.fighting import SangLast
from dicefront.games.home_raiders.rules.shooting import shoot, shots_of
from dicefront.games.home_raiders.rules.shot import FORM, Shot, read_shot, shot_problem
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.strike import MELEE, SWAN_SONG, Attack
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, choose


def last_attacks(state: State, character: Character) -> list[Json]:
    """HR-AHE-02, HR-AHE-03: ``["melee", target]``, also with Sucker punch, and shots (``shot.FORM``)."""
    found: list[Json] = []
    if has_dice(state, character):
        for target in melee_targets(state, character):
            found.append(["melee", target.id])
            if character.kit.has[SUCKER_PUNCH]:
                found.append(["melee", target.id, PUNCH])
    for shot in shots_of(state, character, NOBODY, SWAN_SONG, 0):
        found.append(shot.to_json())
    return found


def last_attack_problem(state: State, character: Character, answer: object) -> Refusal | None:
    """HR-AHE-03: why a last attack has no legal target."""
    if isinstance(answer, list):
        if not answer or answer[0] != "melee":
            return unreadable('["melee", target], or a shot', answer)
        blows = read_blows(answer[1:], len(state.characters))
        if isinstance(blows, Refusal):
            return blows
        if len(blows) == 2:
            return unreadable('["melee", target], or a shot', answer)
        if not has_dice(state, character):
            return Refusal("home_raiders.melee.no-dice", "HR-CRD-04", {"character": character.id})
        return blows_problem(state, character, blows)
    shot = read_shot(state, answer)
    if isinstance(shot, Refusal):
        return shot
    if shot.shooter != character.id:
        return Refusal("home_raiders.sht.not_waiting", "HR-AHE-02", {"shooter": shot.shooter})
    return shot_problem(state, shot, SWAN_SONG, 0)


def offer_swan_song(state: State, character: Character) -> Steps[None]:
    """HR-SQW-06, HR-AHE-04: one free attack, which cannot keep it from vanishing."""
    choices: list[Json] = [None]
    choices.extend(last_attacks(state, character))
    if len(choices) == 1:
        return
    args: dict[str, Json] = {"character": character.id}
    kind = "home_raiders.vanish.swan-song"
    barred = partial(last_attack_problem, state, character)
    answer = yield from choose(character.owner, kind, "HR-AHE-02", choices, args, barred)
    if answer is None:
        return
    yield SangLast(character.id)
    if not isinstance(answer, list):
        shot = read_shot(state, answer)
        assert isinstance(shot, Shot), FORM
        yield from shoot(state, shot, SWAN_SONG, [])
        return
    number = answer[1]
    assert isinstance(number, int)
    attack = Attack(MELEE, SWAN_SONG, character, state.characters[number])
    attack.sucker_punch = len(answer) > 2
    yield from make_attack(state, attack)
