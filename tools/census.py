"""What there is in SphereWars, by family, and what of it games have used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.fighting import CriticalHit
from dicefront.games.spherewars.rules.events.playing import Activated
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.missions import MISSIONS
from dicefront.games.spherewars.rules.moments import TRAITS
from dicefront.games.spherewars.rules.orders import HIT_THE_DIRT, HOLD, RELOCATE, TO_THE_DEATH
from dicefront.games.spherewars.rules.recruiting import artefacts_for
from dicefront.games.spherewars.rules.roster import Recruit, Roster
from dicefront.games.spherewars.rules.rows import PASSIVE, SPELL
from dicefront.games.spherewars.rules.scenery_file import SCENERY
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.games.spherewars.rules.windows import WINDOWS
from dicefront.games.spherewars.rules.wounds import EXCLUSIVE_BLOW, PERFECT_BLOW
from dicefront.kernel.event import Event
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.parts.lab.heading import made_by

PREFIX: Final = "spherewars."
SHORT: Final = "python -m tools.exhaustive -n 1 --longest 40 --page"
NAMES: Final = {
    "profile": "combatants",
    "universal": "universal abilities",
    "passive": "passive abilities",
    "deed": "deeds",
    "spell": "spells",
    "weapon": "weapons",
    "ranged": "ranged weapons",
    "artefact": "artefacts",
    "consumable": "consumables",
    "order": "orders",
    "critical": "exclusive criticals",
    "mission": "missions",
    "scenery": "pieces of scenery",
    "window": "windows that opened",
    "offer": "windows in which something was taken",
}
"""The families, as the page calls them."""
APART: Final = ["mission", "scenery", "window", "offer"]
"""Families that no event names; their ids may be those of other things."""


class Census:
    """What there is, by family, and what of it was used; ``taken`` counts answers by kind and word."""

    def __init__(self) -> None:
        uses = {row.id: row.use for row in CATALOGUE.abilities.values()}
        windows = [window.kind.removeprefix(PREFIX) for window in WINDOWS]
        self.wanted: dict[str, set[str]] = {
            "profile": {one.id for one in CATALOGUE.profiles.values() if not one.members},
            "universal": set(CATALOGUE.universal) & bearable(),
            "passive": {one for one, use in uses.items() if use == PASSIVE},
            "deed": {one for one, use in uses.items() if use not in (PASSIVE, SPELL)},
            "spell": {one for one, use in uses.items() if use == SPELL},
            "weapon": set(CATALOGUE.weapons),
            "ranged": set(CATALOGUE.ranged) & bearable(),
            "artefact": set(CATALOGUE.artefacts) & carried(),
            "consumable": set(CATALOGUE.consumables),
            "order": {race.order.id for race in CATALOGUE.races.values()}
            | {HIT_THE_DIRT, HOLD, RELOCATE, TO_THE_DEATH},
            "critical": {race.critical.id for race in CATALOGUE.races.values()},
            "mission": set(MISSIONS.missions),
            "scenery": set(SCENERY.kinds),
            "window": set(windows),
            "offer": set(windows),
        }
        self.used: dict[str, set[str]] = {family: set() for family in self.wanted}
        self.taken: dict[str, int] = {}
        self.opened: dict[str, list[int]] = {key: [0, 0] for key in sorted(windows)}
        self.games = 0
        self.decisions = 0
        self.families: dict[str, list[str]] = {}
        for family, ids in self.wanted.items():
            for one in ids if family not in APART else ():
                self.families.setdefault(one, []).append(family)

    def note(self, word: str, *families: str) -> None:
        """Something was used; with families it counts in these alone."""
        for family in self.families.get(word, ()):
            if not families or family in families:
                self.used[family].add(word)

    def note_event(self, state: State, event: Event) -> None:
        """Who is activated uses what it always has; everything else is used when an event names it."""
        if isinstance(event, Activated):
            self.note_bearer(state.combatants[event.combatant])
        if isinstance(event, CriticalHit) and event.critical in (EXCLUSIVE_BLOW, PERFECT_BLOW):
            for trait in state.combatants[event.combatant].kit.ids():
                self.note(trait, "critical")
        for word in words_in(event.args()):
            self.note(word.rpartition(".")[2])

    def note_bearer(self, one: Combatant) -> None:
        self.note(one.profile.id)
        profile = one.profile
        in_its_values = [trait for trait in [*profile.universal, *profile.abilities] if trait not in TRAITS]
        for trait in [*one.kit.ids(), *in_its_values]:
            self.note(trait.removeprefix("two_"), "universal", "passive", "weapon")

    def note_question(self, question: Question[Any], answer: Json) -> None:
        key = question.kind.removeprefix(PREFIX)
        if key in self.wanted["window"]:
            self.used["window"].add(key)
            self.opened[key][0] += 1
            if answer is not None:
                self.used["offer"].add(key)
                self.opened[key][1] += 1

    def note_field(self, state: State) -> None:
        self.used["mission"].add(state.mission)
        self.used["scenery"] |= {thing.kind for thing in state.space.things}

    def unused(self) -> dict[str, list[str]]:
        """What was never used, by family."""
        return {family: sorted(ids - self.used[family]) for family, ids in self.wanted.items()}

    def report(self) -> str:
        unborn = ", ".join(impossible())
        lines = [f"{self.games} games, {self.decisions} decisions; no band has: {unborn}"]
        for family, ids in self.unused().items():
            count = len(self.wanted[family])
            lines.append(f"{family}: {count - len(ids)} of {count} used; never: {', '.join(ids) or 'none'}")
        return "\n".join(lines)

    def page(self, call: str) -> str:
        """The page of the documentation: by family, and by window."""
        made = made_by(call, SHORT, f"{self.games} games, {self.decisions} decisions, rules {GAME.rules}")
        lines = [
            "# SphereWars: what random games reach",
            "",
            made,
            "",
            "What an event names counts as used; what a combatant always has, when it is activated.",
            f"No band can have {', '.join(impossible()) or 'nothing'}, which is not looked for.",
            "After every decision the invariants of the game held.",
            "",
            "| what | there are | used | never used |",
            "| --- | --- | --- | --- |",
        ]
        for family, ids in self.unused().items():
            count = len(self.wanted[family])
            never = ", ".join(ids) or "none"
            lines.append(f"| {NAMES[family]} | {count} | {count - len(ids)} | {never} |")
        lines += ["", "| window | opened | something taken |", "| --- | --- | --- |"]
        lines += [f"| `{key}` | {opened} | {taken} |" for key, (opened, taken) in self.opened.items()]
        return "\n".join(lines)

    def is_new(self, word: str) -> bool:
        """Whether something was never used, in one of its families."""
        return any(word not in self.used[family] for family in self.families.get(word, ()))

    def novelty(self, roster: Roster) -> int:
        """How much of a band was not used yet."""
        words: set[str] = set()
        for recruit in roster.recruits:
            profile = recruit.profile
            words |= {profile.id, *profile.abilities, *profile.universal}
            words |= {member.profile for member in profile.members}
            words |= {arms.kind for option in recruit.options for arms in [*option.weapons, *option.ranged]}
            words |= {item.id for item in [*recruit.artefacts, *recruit.consumables]}
        return sum(word not in self.used[family] for word in words for family in self.families.get(word, ()))


def impossible() -> list[str]:
    """What no band can have, though the rules name it."""
    named = {*CATALOGUE.universal, *CATALOGUE.ranged, *CATALOGUE.artefacts}
    return sorted(named - bearable() - carried())


def carried() -> set[str]:
    """The artefacts that somebody may carry, equipped in one way or another."""
    found: set[str] = set()
    for profile in CATALOGUE.profiles.values():
        for options in [[], *[[CATALOGUE.options[option]] for option in profile.options]]:
            if profile.ap:
                alone = Recruit(profile, 1, "", options)
                found |= {item.id for item in artefacts_for(alone, Roster(profile.race, []), [])}
    return found


def bearable() -> set[str]:
    """The universal abilities and ranged weapons that some band may have, from the first or by an effect."""
    found: set[str] = set()
    for profile in CATALOGUE.profiles.values():
        found |= {*profile.universal, *[arms.kind for arms in profile.ranged]}
    for option in CATALOGUE.options.values():
        found |= {arms.kind for arms in option.ranged}
    for trait in TRAITS.values():
        found |= set(trait.grants)
    for row in CATALOGUE.consumables.values():
        found |= set(row.grants)
    return found


def words_in(value: Json) -> Iterator[str]:
    """All texts in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from words_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from words_in(one)
