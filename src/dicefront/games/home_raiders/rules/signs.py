"""What an attack means on the table: who strikes whom, and how likely it is to succeed."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.odds import AttackOdds, attack_odds, boosts_of, melee_odds
from dicefront.games.home_raiders.rules.shot import Shot, make_attack, takers_of
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.strike import Blow
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.sign import ACTS, HITS, Chance, Mark, Note, Sign


def chances_of(odds: AttackOdds) -> list[Chance]:
    """How an attack can end, what matters most first; the reasons are those of both pools."""
    why = [part for build in (odds.attack, odds.defence) for part in [*boosts_of(build), *build.granted]]
    return [
        Chance("home_raiders.show.vanish", odds.vanish),
        Chance("home_raiders.show.wound", odds.wound),
        Chance("home_raiders.show.win", odds.win, why),
    ]


def nobody(rule: str) -> Sign:
    """Nobody else attacks."""
    return Sign(note=Note("home_raiders.show.nobody-else", None, rule))


def nothing() -> Sign:
    """An attack that is not made."""
    return Sign(note=Note("kernel.show.none"))


def sign_of_blows(state: State, attacker: int, blows: list[Blow]) -> Sign:
    """Who strikes whom, with the chances of the first blow."""
    first = blows[0]
    struck: list[Json] = [blow.target for blow in blows]
    args: dict[str, Json] = {"attacker": attacker, "struck": struck}
    sign = Sign(attacker, first.target, note=Note("home_raiders.show.blow", args, "HR-CCA-03"))
    sign.marks = [Mark(HITS, blow.target) for blow in blows]
    odds = melee_odds(state, state.characters[attacker], state.characters[first.target], first.options)
    sign.chances, sign.detail = chances_of(odds), odds.to_json()
    for blow in blows:
        for option in blow.options:
            note = Note(f"home_raiders.ability.{option.id}", None, option.rules)
            if note not in sign.notes:
                sign.notes.append(note)
    if len(blows) > 1:
        sign.notes.append(Note("home_raiders.ability.rampage", None, "HR-ACC-12"))
    return sign


def sign_of_shot(state: State, shot: Shot, cause: int) -> Sign:
    """Who shoots at which troop with which abilities, and who takes the shot."""
    return sign_of_shot_at(state, shot, cause, takers_of(state, shot))


def sign_of_shot_at(state: State, shot: Shot, cause: int, nearest: list[Character]) -> Sign:
    """The same, where it is known who can take the shot."""
    abilities: list[Json] = [*shot.option_ids()]
    args: dict[str, Json] = {"shooter": shot.shooter, "troop": shot.troop, "abilities": abilities}
    sign = Sign(shot.shooter, note=Note("home_raiders.show.shot", args, "HR-SHT-06"))
    if nearest:
        target = nearest[0]
        sign.target = target.id
        sign.marks = [Mark(HITS, target.id)]
        odds = attack_odds(state, make_attack(state, shot, cause, target))
        sign.chances, sign.detail = chances_of(odds), odds.to_json()
    if shot.ignored != NOBODY:
        thing, character = shot.past()
        if thing != NOBODY:
            sign.notes.append(Note("home_raiders.show.past-object", {"object": thing}))
        else:
            sign.notes.append(Note("home_raiders.show.past-character", {"other": character}))
    return sign


def sign_of_free_attacks(state: State, pairs: list[list[int]]) -> Sign:
    """Who strikes whom, in their order; the chances are those of the first."""
    if not pairs:
        return Sign(note=Note("home_raiders.show.no-free-attack", None, "HR-CON-02"))
    enemy, mover = pairs[0]
    sign = Sign(enemy, mover)
    notes: list[Note] = []
    for one, other in pairs:
        notes.append(Note("home_raiders.show.blow", {"attacker": one, "struck": [other]}, "HR-CON-02"))
        sign.marks.append(Mark(ACTS, one))
        sign.marks.append(Mark(HITS, other))
    sign.note, sign.notes = notes[0], notes[1:]
    sign.chances = chances_of(melee_odds(state, state.characters[enemy], state.characters[mover]))
    return sign
