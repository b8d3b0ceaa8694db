"""The choices before the first round of Home Raiders: teams, who joins whom, and places to deploy."""

from __future__ import annotations

import math
from typing import Final

from dicefront.games.home_raiders.rules.attachments import Attach
from dicefront.games.home_raiders.rules.deployment import DeployTroop
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.rules.team import BuildTeam, read_team
from dicefront.games.home_raiders.terminal.vocabulary import Vocabulary
from dicefront.parts.terminal.wording import Choice
from dicefront.skirmish.placing import Placements

NOTHING: Final = "-"


class SetupChoices:
    """The choices of the set-up."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words

    def deployments(self, question: DeployTroop, state: State) -> list[Choice]:
        """A few places for each troop that waits."""
        found: list[Choice] = []
        few = 6 if len(question.waiting) == 1 else 3
        for number, troop in enumerate(question.waiting):
            letter = self.words.labels.letter(troop.id, troop.owner)
            for places in question.formations_of(number)[:few]:
                x, y = middle_of(places)
                high = max(one.z for one in places)
                text = self.words.say(
                    "home_raiders.play.deploy-at",
                    troop=self.words.labels.troop(state, troop.id),
                    where=self._from_portal(state, troop.owner, x, y, high),
                )
                found.append(Choice(places, f"{letter} {self.words.labels.point(x, y)}", text))
        return found

    def _from_portal(self, state: State, player: int, x: int, y: int, z: int) -> str:
        """A place as seen from the own Portal."""
        portal = state.space.things[state.space.owned_by(player)].shape
        direction = self.words.labels.direction(x - portal.x, y - portal.y)
        away = self.words.labels.inches(round(math.hypot(x - portal.x, y - portal.y)))
        text = self.words.say("home_raiders.play.from-portal", direction=direction, away=away)
        for number in state.space.scenery.under(x, y):
            if z > 0 and state.space.things[number].top == z:
                top = self.words.labels.thing(state, number)
                return self.words.say("home_raiders.play.on-top", object=top, region=text)
        return text

    def teams(self, question: BuildTeam, state: State) -> list[Choice]:
        found: list[Choice] = []
        mixed = 0
        for roster in question.options():
            team = read_team(roster, state.options)
            faction = state.options.cards.factions[team.faction]
            name = faction.name_nl if self.words.labels.dutch else faction.name_en
            if isinstance(roster, str):
                ready = state.options.teams[roster]
                written = roster
                name = f"{ready.name_nl if self.words.labels.dutch else ready.name_en} ({name})"
            else:
                mixed += 1
                written = f"mix-{mixed}"
            found.append(Choice(roster, written, f"{name}: {self.words.team_line(team)}"))
        return found

    def attachments(self, question: Attach, state: State) -> list[Choice]:
        names, say = self.words.labels, self.words.say
        found: list[Choice] = []
        for chosen in question.options():
            texts: list[str] = []
            written: list[str] = []
            for who, troop in [*chosen.leaders, *chosen.specialists]:
                owner = state.troops[troop].owner
                written.append(f"{names.card(state.characters[who].card)} {names.letter(troop, owner)}")
                args = {"who": names.card(state.characters[who].card), "troop": names.troop(state, troop)}
                texts.append(say("home_raiders.play.joins", **args))
            for troop in chosen.held_back:
                texts.append(say("home_raiders.play.held", troop=names.troop(state, troop)))
                letter = names.letter(troop, state.troops[troop].owner)
                written.append(f"{say('home_raiders.play.word-hold')} {letter}")
            line = "; ".join(written) or NOTHING
            found.append(Choice(chosen, line, "; ".join(texts) or say("home_raiders.play.all-deployed")))
        return found


def middle_of(places: Placements) -> tuple[int, int]:
    """The middle of a troop that is put there."""
    return sum(one.x for one in places) // len(places), sum(one.y for one in places) // len(places)
