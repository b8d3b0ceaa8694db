"""SHT, SQG: Ranged attack actions and free shots."""

from __future__ import annotations

from functools import partial

from dicefront.games.home_raiders.rules import ordering
from dicefront.games.home_raiders.rules.attack import (
    declared,
    defend,
    has_left,
    offer_bodyguard,
    pay_tokens,
    roll_attack,
    second_roll,
)
from dicefront.games.home_raiders.rules.events.shooting import BlastStruck
from dicefront.games.home_raiders.rules.ground import offer_ground
from dicefront.games.home_raiders.rules.moments import (
    AFTER_SHOT,
    AIMS_ALONE,
    BEFORE_COVER,
    DIVIDE_SHOT,
    SEND_BACK,
    STRIKES_ROUND,
    asked,
    due,
    used,
)
from dicefront.games.home_raiders.rules.ordering import abilities_in_turn, say_next
from dicefront.games.home_raiders.rules.shot import (
    Shot,
    can_shoot_at,
    make_attack,
    shot_in,
    shot_problem,
    shots_at,
    takers_of,
)
from dicefront.games.home_raiders.rules.signs import nobody, sign_of_shot
from dicefront.games.home_raiders.rules.state import Character, State, Troop
from dicefront.games.home_raiders.rules.strike import BY_ACTION, Attack, Stand
from dicefront.games.home_raiders.rules.targets import EQUALLY_NEAR, can_shoot
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PICK_PIECE
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, ask, choose
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Sign
from dicefront.skirmish.measuring import distance


class Shoot(Question[Shot | None]):
    """HR-SQG-01, HR-SQG-02: the next shot (``shot.FORM``), or null: nobody else shoots.

    With the first shot the target troop of the action is named (HR-SHT-01); afterwards it stands, except for
    those with Divided aim (HR-AUN-12).
    """

    def __init__(
        self, state: State, waiting: list[Character], shots: list[Shot], troop: int, actions: int
    ) -> None:
        first = troop == NOBODY
        kind = "home_raiders.shoot.target" if first else "home_raiders.shoot.order"
        super().__init__(waiting[0].owner, kind, "HR-SHT-01" if first else "HR-SHT-06")
        self.state = state
        self.waiting = waiting
        self.shots = shots
        self.troop = troop
        self.actions = actions

    def read(self, answer: object) -> Shot | Refusal | None:
        if answer is None:
            if self.troop == NOBODY:
                return Refusal("home_raiders.sht.somebody_shoots", "HR-SQG-01")
            return None
        shot = shot_in(self.state, answer)
        if isinstance(shot, Refusal):
            return shot
        shooter = self.state.characters[shot.shooter]
        if shooter not in self.waiting:
            return Refusal("home_raiders.sht.not_waiting", "HR-SHT-06", {"shooter": shot.shooter})
        if shot.troop != self.troop and self.troop != NOBODY and not shooter.kit.uses(AIMS_ALONE):
            return Refusal("home_raiders.sht.other_target", "HR-SHT-01", {"troop": self.troop})
        problem = shot_problem(self.state, shot, BY_ACTION, self.actions)
        return shot if problem is None else problem

    def candidates(self) -> list[Shot | None]:
        found: list[Shot | None] = [] if self.troop == NOBODY else [None]
        found.extend(self.shots)
        return found

    def default(self) -> Shot | None:
        """Whoever runs out of time shoots without any option."""
        for shot in self.options():
            if shot is not None and shot.is_plain():
                return shot
        return self.options()[0]

    def show(self, value: Shot | None) -> Sign:
        return nobody("HR-SHT-06") if value is None else sign_of_shot(self.state, value, BY_ACTION)

    def args(self) -> dict[str, Json]:
        waiting: list[Json] = [shooter.id for shooter in self.waiting]
        return {"shooters": waiting, "troop": None if self.troop == NOBODY else self.troop}


def shots_of(state: State, shooter: Character, troop: int, cause: int, actions: int) -> list[Shot]:
    """Every legal shot of a character; ``troop`` is the target of its action, or ``NOBODY``."""
    found: list[Shot] = []
    if not can_shoot(state, shooter):
        return found
    free_choice = troop == NOBODY or shooter.kit.uses(AIMS_ALONE)
    for target in state.troops:
        if target.owner != shooter.owner and target.members and (free_choice or target.id == troop):
            found.extend(shots_at(state, shooter, target, cause, actions))
    return found


def can_shoot_now(state: State, shooter: Character, actions: int) -> bool:
    """HR-ACT-12: whether a Ranged attack can be declared for a character; one target is enough."""
    return can_shoot(state, shooter) and any(
        target.owner != shooter.owner and target.members and can_shoot_at(state, shooter, target, actions)
        for target in state.troops
    )


# -- the action -----------------------------------------------------------------------------------


def ranged_attack_action(state: State, troop: Troop, shooters: list[Character], actions: int) -> Steps[None]:
    """SQG: one character after the other shoots at the troop that is named (HR-SHT-01, HR-SHT-06).

    ``actions`` are left, this one included: Sure aim and Blast cost two (HR-ASH-02).
    """
    waiting = shooters
    warned: list[int] = []
    target = NOBODY
    while True:
        ready: list[Character] = []
        shots: list[Shot] = []
        for shooter in waiting:  # HR-ATK-18, HR-ATK-19, HR-SHT-12
            # HR-ALD-12: it leads another Unit meanwhile; HR-GTG-05: it was forced to the ground
            if shooter.troop != troop.id or shooter.down:
                continue
            own = shots_of(state, shooter, target, BY_ACTION, actions)
            if own:
                ready.append(shooter)
                shots.extend(own)
        if not ready:
            return
        shot = yield from ask(Shoot(state, ready, shots, target, actions))
        if shot is None:
            return
        if target == NOBODY:
            target = shot.troop
            ready = [one for one in ready if one.kit.uses(AIMS_ALONE) or had_a_shot(shots, one, target)]
        shooter = state.characters[shot.shooter]
        shooter.sitting_out += shot.actions() - 1  # HR-ASH-02
        yield from shoot(state, shot, BY_ACTION, warned)
        waiting = [other for other in ready if other is not shooter]


def had_a_shot(shots: list[Shot], shooter: Character, troop: int) -> bool:
    """HR-SHT-12: whoever could not shoot at the troop when the action was declared does not shoot at all."""
    return any(shot.shooter == shooter.id and shot.troop == troop for shot in shots)


def shoot(state: State, shot: Shot, cause: int, warned: list[int]) -> Steps[None]:
    """HR-SQG-03: the character that takes the shot is found, and shot at."""
    target = yield from who_takes_it(state.characters[shot.shooter], takers_of(state, shot))
    attack = make_attack(state, shot, cause, target)
    yield from loose(state, attack, shot.ignored, warned)


def not_nearest(nearest: list[int], answer: object) -> Refusal | None:
    """HR-SHT-07: somebody else cannot take the shot."""
    if type(answer) is not int:
        return None
    who: list[Json] = list(nearest)
    return Refusal("home_raiders.sht.not_nearest", "HR-SHT-07", {"characters": who})


def who_takes_it(shooter: Character, nearest: list[Character]) -> Steps[Character]:
    """HR-SHT-08: the defending player chooses among those who are equally near."""
    if len(nearest) == 1:
        return nearest[0]
    choices = [character.id for character in nearest]
    args: dict[str, Json] = {"shooter": shooter.id}
    player = nearest[0].owner
    barred = partial(not_nearest, choices)
    answer = yield from choose(
        player, "home_raiders.shoot.nearest", "HR-SHT-08", choices, args, barred, hand=PICK_PIECE
    )
    return nearest[choices.index(answer)]


def loose(state: State, attack: Attack, ignored: int, warned: list[int]) -> Steps[None]:
    """HR-SQG-04 to HR-SQG-13: one shot from the moment its target is known."""
    if state.options.ground_each_shot:  # HR-OPT-14
        warned = []
    yield declared(attack)
    area = used(attack, STRIKES_ROUND)
    struck = struck_round(state, attack)
    yield from take_cover(state, attack, struck, warned)
    struck = [other for other in struck if other is not attack.target]
    yield from roll_attack(state, attack)
    if area:
        stands = yield from meet_blast(state, attack, struck)
    else:
        attack.aces = yield from second_roll(attack, attack.target)
        stands = yield from meet_shot(state, attack, ignored, warned)
    yield from pay_tokens(state, attack, stands)
    for ability in used(attack, AFTER_SHOT):
        if attack.wounded and not has_left(attack):
            yield from ability.after_shot(state, attack, warned)
    # HR-ASH-11: with Blast only the target character deflects.
    held = [
        stand.defender for stand in stands if stand.held and (not area or stand.defender is attack.target)
    ]
    yield from abilities_in_turn(
        state,
        ordering.DEFLECT,
        due(held, SEND_BACK),
        lambda one: one.ability.may_send_back(state, attack, one.me),
        lambda one: one.ability.send_back(state, attack, one.me, warned),
    )


def struck_round(state: State, attack: Attack) -> list[Character]:
    """HR-ASH-07: everybody who is struck beside the target of a shot, friend and enemy."""
    area = used(attack, STRIKES_ROUND)
    return [other for ability in area for other in ability.strikes_round(state, attack)]


def take_cover(state: State, attack: Attack, struck: list[Character], warned: list[int]) -> Steps[None]:
    """HR-SQG-05, HR-SQG-06: Bodyguard, then going to ground."""
    yield from offer_bodyguard(state, attack)
    troop = state.troop_of(attack.target)
    for ability in used(attack, BEFORE_COVER):  # HR-ASH-20, HR-ASH-21
        yield from ability.before_cover(state, attack)
    shot_at = [troop]
    for other in struck:  # HR-ASH-10: friend and enemy
        if state.troop_of(other) not in shot_at:
            shot_at.append(state.troop_of(other))
    for player in (state.player, 1 - state.player):  # HR-GEN-13
        for one in shot_at:
            if one.owner == player:
                yield from offer_ground(state, one, attack, warned)


# -- the defence ----------------------------------------------------------------------------------


def meet_shot(state: State, attack: Attack, ignored: int, warned: list[int]) -> Steps[list[Stand]]:
    """HR-SQG-10, HR-SQG-11: the target defends, and the second one of a Double shot after it."""
    second: Attack | None = None
    for ability in asked(attack.attacker, DIVIDE_SHOT):
        second = yield from ability.divide_shot(state, attack, ignored, warned)
    stands = [(yield from defend(state, attack, attack.target, attack.aces))]
    if second is not None:
        stands.append((yield from defend(state, second, second.target, second.aces)))
    return stands


# -- Blast ----------------------------------------------------------------------------------------


def meet_blast(state: State, attack: Attack, struck: list[Character]) -> Steps[list[Stand]]:
    """HR-ASH-08, HR-ASH-11: everybody struck defends against one roll, or against a second one of its own."""
    others = yield from in_order(state, attack, struck)
    defenders = [attack.target, *others]
    yield BlastStruck(attack.named.id, [other.id for other in defenders])
    stands: list[Stand] = []
    for defender in defenders:
        against = yield from second_roll(attack, defender)
        stands.append((yield from defend(state, attack, defender, against)))
    return stands


def in_order(state: State, attack: Attack, struck: list[Character]) -> Steps[list[Character]]:
    """HR-SQG-11: from near to far; among those who are equally near the active player says who is next."""
    found: list[Character] = []
    left = struck[:]
    while left:
        nearest = distance(attack.named, left[0])
        equal = [one.id for one in left if distance(attack.named, one) - nearest <= EQUALLY_NEAR]
        chosen = yield from say_next(state.player, equal, ordering.BLAST, "HR-SQG-11")
        found.append(state.characters[chosen])
        left = [one for one in left if one.id != chosen]
    return found
