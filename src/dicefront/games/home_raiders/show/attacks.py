"""Attacks of Home Raiders on a screen: who strikes whom, with which dice, and how likely it is to succeed."""

from __future__ import annotations

from typing import Any

from dicefront.games.home_raiders.rules.close_combat import Blows, MeleeTarget
from dicefront.games.home_raiders.rules.odds import AttackOdds, attack_odds, melee_odds
from dicefront.games.home_raiders.rules.shooting import Shoot
from dicefront.games.home_raiders.rules.shot import Shot, make_attack
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.strike import BY_ACTION
from dicefront.games.home_raiders.rules.targets import takers
from dicefront.games.home_raiders.show.teams import PREFIX
from dicefront.kernel.ids import NOBODY, Json
from dicefront.parts.show.candidates import Candidate, Mark
from dicefront.parts.show.words import Chance, Note, Part


def chances_of(odds: AttackOdds) -> list[Chance]:
    """How an attack can end, what matters most first; both pools with their reasons."""
    why = [
        Part(reason=str(part["reason"]), amount=int(part["amount"]), rule=str(part["rule"]))
        for build in (odds.to_json()["attack"], odds.to_json()["defence"])
        if isinstance(build, dict)
        for name in ("changes", "boosts", "granted")
        for part in listed(build.get(name))
    ]
    return [
        Chance(id=f"{PREFIX}vanish", exact="", percent=round(odds.vanish * 100, 2)),
        Chance(id=f"{PREFIX}wound", exact="", percent=round(odds.wound * 100, 2)),
        Chance(id=f"{PREFIX}win", exact="", percent=round(odds.win * 100, 2), why=why),
    ]


def listed(value: Json) -> list[dict[str, Any]]:
    """The reasons in a list, whatever else stands there."""
    parts = value if isinstance(value, list) else []
    return [part for part in parts if isinstance(part, dict) and {"reason", "amount", "rule"} <= part.keys()]


def show_blows(state: State, found: Candidate, chosen: Blows | None) -> None:
    """Who strikes whom, with the chances of the first blow."""
    if chosen is None:
        found.note = Note(id=f"{PREFIX}nobody-else", rule="HR-CCA-03")
        return
    attacker = state.characters[chosen.attacker]
    found.piece = attacker.id
    found.note = Note(id=f"{PREFIX}blow", args={"character": attacker.id}, rule="HR-CCA-03")
    for blow in chosen.blows:
        found.marks.append(Mark(role="hits", piece=blow.target))
        if found.target is None:
            found.target = blow.target
            odds = melee_odds(state, attacker, state.characters[blow.target], blow.options)
            found.chances, found.detail = chances_of(odds), odds.to_json()
    for option in {option for blow in chosen.blows for option in blow.options}:
        found.notes.append(Note(id=f"home_raiders.ability.{option.id}", rule=option.rules))


def show_shot(state: State, found: Candidate, shot: Shot | None) -> None:
    if shot is None:
        found.note = Note(id=f"{PREFIX}nobody-else", rule="HR-SHT-06")
        return
    found.piece = shot.shooter
    used: dict[str, Json] = {"character": shot.shooter, "options": [*shot.option_ids()]}
    found.note = Note(id=f"{PREFIX}shot", args=used, rule="HR-SHT-06")
    target = taker_of(state, shot)
    if target is not None:
        found.target = target.id
        odds = attack_odds(state, make_attack(state, shot, BY_ACTION, target))
        found.chances, found.detail = chances_of(odds), odds.to_json()
        found.marks = [Mark(role="hits", piece=target.id)]


def joint(chances: list[float]) -> list[float]:
    """How likely so many attacks wound: none, one, two and so on, each attack by itself (HR-SHT-06)."""
    found = [1.0]
    for chance in chances:
        more = [0.0, *(part * chance for part in found)]
        found = [part * (1 - chance) + more[place] for place, part in enumerate([*found, 0.0])]
    return found


def show_joint(question: Shoot | MeleeTarget, candidates: list[Candidate]) -> None:
    """What all who wait would do together, to each troop or character that several of them can strike (G3-5).

    Each strikes with its plainest attack; that the first may fall before the others strike is left out.
    """
    state = question.state
    together: dict[int, dict[int, float]] = {}
    shoots = isinstance(question, Shoot)
    aims = [(one, aim_of(state, one, shoots)) for one in candidates if one.target is not None]
    for one, aim in sorted(aims, key=lambda pair: len(str(pair[0].answer))):  # the plainest first
        wound = next((chance.percent / 100 for chance in one.chances if chance.id == f"{PREFIX}wound"), 0.0)
        if one.piece is not None:
            together.setdefault(aim, {}).setdefault(one.piece, wound)
    for one, aim in aims:
        chances = list(together.get(aim, {}).values())
        if len(chances) > 1 and isinstance(one.detail, dict):
            wounds: list[Json] = [round(part, 4) for part in joint(chances)]
            one.detail["joint"] = {"attackers": len(chances), "wounds": wounds}


def aim_of(state: State, one: Candidate, shoots: bool) -> int:
    """Shots go to a troop, blows to a character."""
    target = one.target or 0
    return state.characters[target].troop if shoots else target


def taker_of(state: State, shot: Shot) -> Character | None:
    """Who takes a shot: the one that is touched, or the nearest."""
    if shot.touched != NOBODY:
        return state.characters[shot.touched]
    shooter = state.characters[shot.shooter]
    nearest = takers(state, shooter, state.troops[shot.troop], shot.ignored, shooter, NOBODY, False)
    return nearest[0] if nearest else None


def show_free_attacks(state: State, found: Candidate, pairs: list[list[int]]) -> None:
    found.note = Note(id=f"{PREFIX}free-attacks", args={"count": len(pairs)}, rule="HR-CON-02")
    for enemy, mover in pairs:
        found.marks.append(Mark(role="acts", piece=enemy))
        found.marks.append(Mark(role="hits", piece=mover))
        if not found.chances:
            found.piece, found.target = enemy, mover
            found.chances = chances_of(melee_odds(state, state.characters[enemy], state.characters[mover]))
