"""The printed sheet of a team: a card for each troop, with dice, abilities and boxes for wounds."""

from __future__ import annotations

from typing import Final

from dicefront.cli.output import words
from dicefront.cli.sheet import MARGIN, Sheet, width_of, wrapped
from dicefront.games.home_raiders.abilities.names import CHAMPION, IDS
from dicefront.games.home_raiders.abilityfile import ALL_ABILITIES
from dicefront.games.home_raiders.cards import DICE_TRAITS, SHOOTING, TROOP_TYPES, Card, TraitDice
from dicefront.games.home_raiders.constants import INCH
from dicefront.games.home_raiders.options import Options
from dicefront.games.home_raiders.team import Team
from dicefront.games.home_raiders.teamfile import Entry
from dicefront.text.messages import Messages

DICE: Final = [("white", "#ffffff"), ("red", "#c62828"), ("black", "#1a1a1a")]
DIE: Final = 10
GREY: Final = "#555555"
PAPER: Final = "#f3efe6"
TOP: Final = 92
GAP: Final = 10
WOUNDS: Final = 2


def team_sheet(name: str, team: Team, options: Options) -> Sheet:
    """All troops of a team, as many pages as they need."""
    return Printer(name, team, options).printed()


class Printer:
    """Draws one sheet in the language of the reader."""

    def __init__(self, name: str, team: Team, options: Options) -> None:
        self.name = name
        self.team = team
        self.options = options
        self.dutch = Messages().language == "nl"
        self.sheet = Sheet(name)
        self.inner = self.sheet.width - 2 * MARGIN

    def printed(self) -> Sheet:
        self._title()
        y = float(TOP)
        for entry in self.team.entries:
            height = self._height(entry)
            if y + height > self.sheet.height - MARGIN:
                self.sheet.new_page()
                y = float(MARGIN)
            self._troop(entry, y, height)
            y += height + GAP
        return self.sheet

    def _name(self, english: str, dutch: str) -> str:
        return dutch if self.dutch else english

    def _inches(self, length: int) -> str:
        text = f"{length / INCH:.2f}".rstrip("0").rstrip(".")
        return (text.replace(".", ",") if self.dutch else text) + "″"

    def _title(self) -> None:
        faction = self.options.cards.factions[self.team.faction]
        portal = self.options.plan.kinds.get(self.team.portal)
        stars = sum(entry.stars() for entry in self.team.entries)
        self.sheet.text(MARGIN, 54, self.name or words("cli.sheet.team"), 20, True)
        parts = [
            self._name(faction.name_en, faction.name_nl),
            words("cli.sheet.stars", stars=stars, limit=self.options.stars),
        ]
        if portal is not None:
            parts.append(words("cli.sheet.portal", object=self._name(portal.name_en, portal.name_nl)))
        self.sheet.text(MARGIN, 74, " · ".join(parts), 10, colour=GREY)

    # -- one troop ------------------------------------------------------------------------------

    def _abilities(self, card: Card) -> list[str]:
        """The abilities with their first paragraph, as lines."""
        texts: list[str] = []
        for ability in ALL_ABILITIES:
            if card.has[IDS.index(ability.id)]:
                rule = f" ({ability.rules[0]})" if ability.rules else ""
                hurts = f", {words('cli.sheet.hurts')}" if ability.hurts else ""
                texts.append(self._name(ability.name_en, ability.name_nl) + hurts + rule)
        return wrapped(" · ".join(texts), 8.5, self.inner - 20)

    def _rows(self, entry: Entry) -> int:
        """Lines of wound boxes."""
        return -(-entry.characters() // self._in_a_row(entry.card))

    def _in_a_row(self, card: Card) -> int:
        return max(1, int((self.inner - 20) // self._figure_width(card)))

    def _figure_width(self, card: Card) -> float:
        return 24 + 13 * self._wounds(card)

    def _wounds(self, card: Card) -> int:
        return WOUNDS + (1 if card.has[CHAMPION] else 0)

    def _height(self, entry: Entry) -> float:
        return 68 + 11 * len(self._abilities(entry.card)) + 17 * self._rows(entry)

    def _troop(self, entry: Entry, y: float, height: float) -> None:
        card, sheet = entry.card, self.sheet
        sheet.box(MARGIN, y, self.inner, height, PAPER, "#000000")
        title = self._name(card.name_en, card.name_nl)
        if entry.copies > 1:
            title = f"{entry.copies}× {title}"
        sheet.text(MARGIN + 10, y + 18, title, 13, True)
        kind = words(f"cli.sheet.{TROOP_TYPES[card.troop]}")
        right = words("cli.sheet.cost", kind=kind, stars=entry.stars(), figures=entry.characters())
        sheet.text(self.sheet.width - MARGIN - 10 - width_of(right, 9), y + 17, right, 9, colour=GREY)
        self._traits(card, y + 34)
        at = y + 64
        for line in self._abilities(card):
            sheet.text(MARGIN + 10, at, line, 8.5)
            at += 11
        self._figures(entry, at - 2)

    def _traits(self, card: Card, y: float) -> None:
        """Movement and the four dice traits side by side."""
        sheet = self.sheet
        wide = (self.inner - 20) / 5
        sheet.text(MARGIN + 10, y, words("cli.sheet.movement"), 7.5, colour=GREY)
        sheet.text(MARGIN + 10, y + 13, self._inches(card.movement), 11, True)
        for number, name in enumerate(DICE_TRAITS):
            x = MARGIN + 10 + wide * (number + 1)
            label = words(f"cli.sheet.{name}")
            if number == SHOOTING and card.dice[number].healthy.size():
                label += f" {self._inches(card.range)}"
            sheet.text(x, y, label, 7.5, colour=GREY)
            self._dice(card.dice[number], x, y + 4)

    def _dice(self, dice: TraitDice, x: float, y: float) -> None:
        """A square for each die; those with a wound mark have a dot."""
        if not dice.healthy.size():
            self.sheet.text(x, y + 9, "–", 11)
            return
        for colour, paint in DICE:
            marked = getattr(dice.marked, colour)
            for number in range(getattr(dice.healthy, colour)):
                self.sheet.box(x, y, DIE, DIE, paint, "#000000")
                if number < marked:
                    dot = "#000000" if colour == "white" else "#ffffff"
                    self.sheet.dot(x + DIE / 2, y + DIE / 2, 1.8, dot, "")
                x += DIE + 2
        if dice.boost:
            self.sheet.text(x + 2, y + 9, f"+{dice.boost}", 10, True)

    def _figures(self, entry: Entry, y: float) -> None:
        """A number and circles for Wound tokens for every figure."""
        row = self._in_a_row(entry.card)
        wide = self._figure_width(entry.card)
        for number in range(entry.characters()):
            x = MARGIN + 10 + wide * (number % row)
            line = y + 17 * (number // row)
            self.sheet.text(x, line + 9, str(number + 1), 9, True)
            for token in range(self._wounds(entry.card)):
                self.sheet.dot(x + 20 + 13 * token, line + 6, 5, "#ffffff", "#000000")
