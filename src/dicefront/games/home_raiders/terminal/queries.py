"""Questions to the table of Home Raiders: odds, sight, reach, and where everybody is."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from dicefront.games.home_raiders.rules.abilities.close_combat import grapple_build
from dicefront.games.home_raiders.rules.abilities.spirit import frozen_build
from dicefront.games.home_raiders.rules.cards import CLOSE_COMBAT, DEFENCE, DICE_TRAITS, SHOOTING, SPIRIT
from dicefront.games.home_raiders.rules.close_combat import can_fight, melee_targets
from dicefront.games.home_raiders.rules.odds import Aces, AttackOdds, attack_odds, melee_odds, win_odds
from dicefront.games.home_raiders.rules.pools import Build, explain
from dicefront.games.home_raiders.rules.shooting import shots_of
from dicefront.games.home_raiders.rules.shot import Shot, make_attack, takers_of
from dicefront.games.home_raiders.rules.sight import sight
from dicefront.games.home_raiders.rules.spirit import answer_build, challenge_build
from dicefront.games.home_raiders.rules.state import Character, State, members_of
from dicefront.games.home_raiders.rules.strike import BY_ACTION, Blow
from dicefront.games.home_raiders.rules.targets import range_against
from dicefront.games.home_raiders.terminal.names import character_called, troop_called
from dicefront.games.home_raiders.terminal.vocabulary import Vocabulary
from dicefront.kernel.ids import NOBODY
from dicefront.parts.terminal.wording import percent
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.measuring import distance
from dicefront.skirmish.routes import reach_of
from dicefront.tabletop.sight import HIDDEN, OPEN

SHOOT_WORDS: Final = ("shoot", "shot", "schiet", "schot", "schieten")


class Queries:
    """Answers in words."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words

    def _who(self, state: State, word: str) -> Character | None:
        found = character_called(self.words.labels, state, word)
        if found is None:
            troop = troop_called(self.words.labels, state, word)
            if troop is not None and troop.members:
                return state.characters[troop.members[0]]
        return found

    # -- odds -----------------------------------------------------------------------------------

    def chance(self, state: State, attacker: int, blow: Blow) -> str:
        """``hit 58%, vanishes 20%`` for a blow that can be declared."""
        target = state.characters[blow.target]
        return self.short(melee_odds(state, state.characters[attacker], target, blow.options))

    def shot_chance(self, state: State, shot: Shot) -> str:
        """The same for a shot, with who takes it."""
        shooter = state.characters[shot.shooter]
        target = self._taker(state, shot)
        if target is None:
            return ""
        odds = attack_odds(state, make_attack(state, shot, BY_ACTION, target))
        away = self.words.labels.inches(distance(shooter, target))
        label = self.words.labels.label(state, target.id)
        return self.words.say("home_raiders.play.takes-it", who=label, away=away, chance=self.short(odds))

    def _taker(self, state: State, shot: Shot) -> Character | None:
        near = takers_of(state, shot)
        return near[0] if near else None

    def spirit_chance(self, state: State, actor: int, ability: str, target: int) -> str:
        """How likely a Spirit ability works."""
        one, other = state.characters[actor], state.characters[target]
        if ability == "brainfreeze":
            chance = Aces(frozen_build(state, other).pool, False).exactly(0)
        else:
            attack, answer = challenge_build(state, one, other), answer_build(state, other)
            chance = win_odds(attack.pool, attack.full_boost(), answer.pool, answer.full_boost())
        return self.words.say("home_raiders.play.works", chance=percent(chance))

    def grapple_chance(self, state: State, actor: int) -> str:
        chance = Aces(grapple_build(state, state.characters[actor]).pool, False).more_than(0)
        return self.words.say("home_raiders.play.works", chance=percent(chance))

    def short(self, odds: AttackOdds) -> str:
        args = {"wound": _percent(odds.wound), "vanish": _percent(odds.vanish)}
        return self.words.say(
            "home_raiders.play.chance-vanish" if odds.vanish else "home_raiders.play.chance", **args
        )

    def odds(self, state: State, player: int, words: list[str]) -> list[str]:
        """``odds A1 d2 [shoot]``; without names everything that can be attacked now."""
        shooting = bool(words) and words[-1].lower() in SHOOT_WORDS
        called = [self._who(state, word) for word in (words[:-1] if shooting else words)]
        if not called:
            return self._all_odds(state, player)
        if None in called or len(called) > 2:
            return [self.words.say("home_raiders.play.odds-usage")]
        one = called[0]
        assert one is not None
        if len(called) == 1:
            return self._odds_of(state, one) or [self.words.say("home_raiders.play.no-targets")]
        other = called[1]
        assert other is not None
        if one.where != ON_TABLE or other.where != ON_TABLE:
            return [self.words.say("home_raiders.play.odds-usage")]
        return self._shot_odds(state, one, other) if shooting else self._explained(state, one, other)

    def _all_odds(self, state: State, player: int) -> list[str]:
        acting = [member for number in state.acting for member in members_of(state, state.troops[number])]
        own = acting or [c for c in state.characters if c.owner == player and c.where == ON_TABLE]
        lines = [line for c in own for line in self._odds_of(state, c)]
        return lines or [self.words.say("home_raiders.play.no-targets")]

    def _odds_of(self, state: State, c: Character) -> list[str]:
        """Every enemy it could attack from where it stands."""
        lines: list[str] = []
        names, say = self.words.labels, self.words.say
        who = names.character(state, c.id)
        if c.where != ON_TABLE:
            return lines
        if can_fight(state, c):
            for target in melee_targets(state, c):
                name = names.character(state, target.id)
                chance = self.short(melee_odds(state, c, target))
                lines.append(say("home_raiders.play.odds-melee", who=who, target=name, chance=chance))
        for shot in shots_of(state, c, NOBODY, BY_ACTION, 1):
            if not shot.options and shot.ignored == NOBODY:
                name = names.troop(state, shot.troop)
                chance = self.shot_chance(state, shot)
                lines.append(say("home_raiders.play.odds-shot", who=who, target=name, chance=chance))
        return lines

    def _shot_odds(self, state: State, one: Character, other: Character) -> list[str]:
        for shot in shots_of(state, one, NOBODY, BY_ACTION, 1):
            taker = self._taker(state, shot)
            if taker is not None and taker.troop == other.troop and not shot.options:
                odds = attack_odds(state, make_attack(state, shot, BY_ACTION, taker))
                return self._explain(state, one, taker, odds, "ranged")
        return [self.words.say("home_raiders.play.no-shot"), *self.sight_lines(state, one, other)]

    def _explained(self, state: State, one: Character, other: Character) -> list[str]:
        return self._explain(state, one, other, melee_odds(state, one, other), "melee")

    def _explain(
        self, state: State, one: Character, other: Character, odds: AttackOdds, kind: str
    ) -> list[str]:
        names, say = self.words.labels, self.words.say
        who, target = names.character(state, one.id), names.character(state, other.id)
        which = "odds-melee" if kind == "melee" else "odds-shot"
        lines = [say(f"home_raiders.play.{which}", who=who, target=target, chance=self.short(odds))]
        lines.append("  " + self._built(say(f"home_raiders.play.pool-{kind}"), odds.attack))
        lines.append("  " + self._built(say("home_raiders.play.pool-defence"), odds.defence))
        return lines

    def _built(self, kind: str, build: Build) -> str:
        text = f"{kind} {build.printed.text()}"
        for change in explain(build):
            if isinstance(change, dict) and change["from"] != change["to"]:
                reasons = [self.words.say(str(reason)) for reason in self.words.listed(change["reasons"])]
                rules = self.words.listed(change["rules"])
                why = ", ".join(f"{reason} {rule}" for reason, rule in zip(reasons, rules, strict=True))
                text += f" → {change['to']} ({why})"
        boost = build.full_boost()
        return text + (f" +{boost}" if boost else "")

    # -- sight ----------------------------------------------------------------------------------

    def sight(self, state: State, words: list[str]) -> list[str]:
        called = [self._who(state, word) for word in words]
        if len(called) == 1 and called[0] is not None:
            eye = called[0]
            lines: list[str] = []
            for other in state.characters:
                if other.owner != eye.owner and other.where == ON_TABLE:
                    lines += self.sight_lines(state, eye, other)
            return lines or [self.words.say("home_raiders.play.sight-usage")]
        if len(called) != 2 or called[0] is None or called[1] is None:
            return [self.words.say("home_raiders.play.sight-usage")]
        return self.sight_lines(state, called[0], called[1])

    def sight_lines(self, state: State, eye: Character, target: Character) -> list[str]:
        """How much of a character another one sees, what is in the way, distance and range."""
        names, say = self.words.labels, self.words.say
        if eye.where != ON_TABLE or target.where != ON_TABLE or eye is target:
            return [say("home_raiders.play.sight-usage")]
        seen = sight(state, eye, target)
        level = "open" if seen.level == OPEN else "hidden" if seen.level == HIDDEN else "partial"
        text = say(
            f"home_raiders.play.sight-{level}",
            who=names.character(state, eye.id),
            target=names.character(state, target.id),
            share=round(seen.share / 10_000),  # covered
        )
        if seen.thing != NOBODY:
            text += " " + say("home_raiders.play.in-the-way", obstacle=names.thing(state, seen.thing))
        elif seen.figure != NOBODY:
            text += " " + say("home_raiders.play.in-the-way", obstacle=names.character(state, seen.figure))
        away, reach = distance(eye, target), range_against(eye.card.range, target)
        args = {"away": names.inches(away), "range": names.inches(reach)}
        if eye.card.dice[SHOOTING].healthy.size():
            which = "beyond" if away > reach else "within"
            return [text + " " + say(f"home_raiders.play.{which}-range", **args)]
        return [text + " " + say("home_raiders.play.away", **args)]

    # -- reach and places -----------------------------------------------------------------------

    def reach(self, state: State, words: list[str]) -> list[str]:
        who = self._who(state, words[0]) if words else None
        if who is None or who.where != ON_TABLE:
            return [self.words.say("home_raiders.play.reach-usage")]
        names = self.words.labels
        args = {"who": names.character(state, who.id), "movement": names.inches(who.card.movement)}
        lines = [self.words.say("home_raiders.play.reach", **args)]
        tops = [level.z for level in reach_of(state, who).levels if level.z > who.body.bottom]
        things = [
            names.thing(state, number)
            for number, thing in enumerate(state.space.things)
            if thing.top in tops and thing.climbable
        ]
        if things:
            lines.append(self.words.say("home_raiders.play.reach-tops", objects=", ".join(things)))
        return lines

    def reached(self, state: State, words: list[str]) -> dict[int, str]:
        """Whose reach the map is to show."""
        who = self._who(state, words[0]) if words else None
        return {} if who is None or who.where != ON_TABLE else {who.id: "+"}

    def card_line(self, state: State, c: Character) -> str:
        """The numbers of a card: movement, the four dice traits, range, abilities."""
        names, say = self.words.labels, self.words.say
        parts = [say("home_raiders.play.card-movement", movement=names.inches(c.card.movement))]
        for number in (CLOSE_COMBAT, SHOOTING, DEFENCE, SPIRIT):
            dice = c.card.dice[number]
            if dice.healthy.size():
                boost = f" +{dice.boost}" if dice.boost else ""
                name = say(f"home_raiders.play.trait-{DICE_TRAITS[number]}")
                reach = f" {names.inches(c.card.range)}″" if number == SHOOTING else ""
                parts.append(f"{name} {dice.healthy.text()}{boost}{reach}")
        abilities = [say(f"home_raiders.ability.{ability}") for ability in self.words.abilities(c)]
        if abilities:
            parts.append(", ".join(abilities))
        return "; ".join(parts)

    def where(self, state: State, words: list[str]) -> list[str]:
        """Where somebody is, what it can do, and whom it touches; without a name everybody."""
        if not words:
            return self.words.pieces(state)
        lines: list[str] = []
        for word in words:
            troop = troop_called(self.words.labels, state, word)
            c = character_called(self.words.labels, state, word)
            if c is not None:
                lines += [self.words.figure(state, c), "  " + self.card_line(state, c)]
            elif troop is not None:
                for member in members_of(state, troop):
                    lines.append(self.words.figure(state, member))
                first = state.characters[troop.members[0]]
                lines.append("  " + self.card_line(state, first))
            else:
                lines.append(self.words.say("home_raiders.play.where-usage"))
        return lines


def _percent(chance: float) -> str:
    return percent(Fraction(chance).limit_denominator(1_000_000))
