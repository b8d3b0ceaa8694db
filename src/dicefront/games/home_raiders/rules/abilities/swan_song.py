"""AHE: Swan song, the last attack of a character that vanishes."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.abilities.hero import HeroAbility
from dicefront.games.home_raiders.rules.close_combat import (
    blows_in,
    blows_problem,
    has_dice,
    make_attack,
    melee_targets,
    ways_to_strike,
)
from dicefront.games.home_raiders.rules.events.fighting import SangLast
from dicefront.games.home_raiders.rules.moments import OPTION
from dicefront.games.home_raiders.rules.shooting import shoot, shots_of
from dicefront.games.home_raiders.rules.shot import Shot, shot_in, shot_problem
from dicefront.games.home_raiders.rules.signs import nothing, sign_of_blows, sign_of_shot
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.strike import MELEE, SWAN_SONG, Attack, Blow
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.plain import as_json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Sign


class SwanSong(HeroAbility):
    """One last attack when it vanishes."""

    id = "swan-song"
    rules = "HR-AHE-02 to HR-AHE-04"
    weight = 2.0
    use = OPTION

    def may_attack_last(self, state: State, me: Character) -> bool:
        return len(LastAttack(state, me).options()) > 1

    def attack_last(self, state: State, me: Character) -> Steps[None]:
        question = LastAttack(state, me)
        if len(question.options()) == 1:
            return
        last = yield from ask(question)
        if last is None:
            return
        yield SangLast(me.id)
        if isinstance(last, Shot):
            yield from shoot(state, last, SWAN_SONG, [])
            return
        attack = Attack(MELEE, SWAN_SONG, me, state.characters[last.target])
        attack.options = last.options[:]
        yield from make_attack(state, attack)


class LastAttack(Question[Blow | Shot | None]):
    """HR-AHE-02, HR-AHE-03: null, ``["melee", target]`` as for a blow, or a shot (``shot.FORM``)."""

    def __init__(self, state: State, character: Character) -> None:
        super().__init__(character.owner, "home_raiders.vanish.swan-song", "HR-AHE-02")
        self.state = state
        self.character = character

    def read(self, answer: object) -> Blow | Shot | Refusal | None:
        if answer is None:
            return None
        return self._blow(answer) if isinstance(answer, list) else self._shot(answer)

    def _blow(self, answer: list[object]) -> Blow | Refusal:
        if not answer or answer[0] != "melee":
            return unreadable('["melee", target], or a shot', answer)
        blows = blows_in(answer[1:], len(self.state.characters))
        if isinstance(blows, Refusal):
            return blows
        if len(blows) == 2:
            return unreadable('["melee", target], or a shot', answer)
        if not has_dice(self.state, self.character):
            return Refusal("home_raiders.melee.no-dice", "HR-CRD-04", {"character": self.character.id})
        problem = blows_problem(self.state, self.character, blows)
        return blows[0] if problem is None else problem

    def _shot(self, answer: object) -> Shot | Refusal:
        shot = shot_in(self.state, answer)
        if isinstance(shot, Refusal):
            return shot
        if shot.shooter != self.character.id:
            return Refusal("home_raiders.sht.not_waiting", "HR-AHE-02", {"shooter": shot.shooter})
        problem = shot_problem(self.state, shot, SWAN_SONG, 0)
        return shot if problem is None else problem

    def write(self, value: Blow | Shot | None) -> Json:
        return ["melee", *value.to_json()] if isinstance(value, Blow) else as_json(value)

    def candidates(self) -> list[Blow | Shot | None]:
        found: list[Blow | Shot | None] = [None]
        if has_dice(self.state, self.character):
            found.extend(ways_to_strike(self.character, melee_targets(self.state, self.character)))
        found.extend(shots_of(self.state, self.character, NOBODY, SWAN_SONG, 0))
        return found

    def show(self, value: Blow | Shot | None) -> Sign:
        if value is None:
            return nothing()
        if isinstance(value, Shot):
            return sign_of_shot(self.state, value, SWAN_SONG)
        return sign_of_blows(self.state, self.character.id, [value])

    def args(self) -> dict[str, Json]:
        return {"character": self.character.id}
