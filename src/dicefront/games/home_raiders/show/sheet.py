"""Teams of Home Raiders on paper: for each troop its dice, abilities and circles for Wound tokens."""

from __future__ import annotations

import re
from typing import Final

from dicefront.games.home_raiders.rules.abilities.all import ALL_ABILITIES
from dicefront.games.home_raiders.rules.cards import (
    DICE_TRAITS,
    SHOOTING,
    TROOP_TYPES,
    Card,
    Entry,
    Team,
    TraitDice,
)
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.moments import Ability
from dicefront.games.home_raiders.rules.options import Options
from dicefront.games.home_raiders.rules.optionsfile import options_of
from dicefront.games.home_raiders.rules.team import all_problems, read_team
from dicefront.kernel.ids import Json
from dicefront.kernel.traits import paragraphs
from dicefront.parts.show.paper import CARD_WIDTH, GAP, GREY, PAPER, Paper
from dicefront.text.catalogue import catalogue_of
from dicefront.text.sheet import MARGIN, Sheet, width_of, wrapped

DICE: Final = [
    ("white", "#ffffff", "#000000"),
    ("red", "#c62828", "#ffffff"),
    ("black", "#1a1a1a", "#ffffff"),
]
LETTERS: Final = {"en": "WRB", "nl": "WRZ"}
DIE: Final = 10
WOUNDS: Final = 2
REFERENCE: Final = re.compile(r" \(HR-[^)]*\)")
"""A paragraph named in brackets, which a glossary on paper leaves out."""


def printed(name: str, roster: Json, options: dict[str, Json], kind: str, language: str) -> Sheet:
    """A team as a sheet, as cards or as a plain list."""
    full = options_of(options)
    paper = Paper("home_raiders", name, language, all_problems(roster, full))
    printer = TeamPaper(paper, read_team(roster, full), full, language)
    if kind == "cards":
        printer.cut_out()
    elif kind == "plain":
        printer.plain()
    else:
        printer.troops()
    return paper.sheet


class TeamPaper:
    """One team being printed."""

    def __init__(self, paper: Paper, team: Team, options: Options, language: str) -> None:
        self.paper = paper
        self.language = language
        self.team = team
        self.options = options
        self.inner = self.paper.inner

    # -- the three kinds ------------------------------------------------------------------------

    def head(self) -> None:
        paper = self.paper
        faction = self.options.cards.factions[self.team.faction]
        portal = self.options.table_file.kinds.get(self.team.portal)
        stars = self.team.stars()
        parts = [
            paper.called(faction.name_en, faction.name_nl),
            paper.words("stars", stars=stars, limit=self.options.stars),
        ]
        if portal is not None:
            parts.append(paper.words("portal", object=paper.called(portal.name_en, portal.name_nl)))
        paper.title(paper.sheet.title or paper.words("team"), parts)

    def troops(self) -> None:
        """All troops with boxes for their wounds, and the abilities they have, each once."""
        self.head()
        for entry in self.team.entries:
            height = self.height_of(entry)
            self.troop(entry, self.paper.room_for(height), height)
            self.paper.y += GAP
        book = catalogue_of("dicefront.games.home_raiders", self.language)
        used = [one for one in ALL_ABILITIES if any(has(entry.card, one) for entry in self.team.entries)]
        entries: list[tuple[str, str]] = []
        for ability in used:
            found = [book.paragraph(rule) for rule in paragraphs(ability.rules)]
            text = " ".join(REFERENCE.sub("", one.text) for one in found if one is not None)
            entries.append((self.name_of(ability), text))
        self.paper.glossary(entries)

    def plain(self) -> None:
        self.head()
        for entry in self.team.entries:
            self.paper.lines(f"{self.troop_title(entry)}, {self.cost(entry)}", 11, MARGIN, self.inner)
            names = " · ".join(self.ability_names(entry.card))
            self.paper.lines(names, 9, MARGIN + 12, self.inner - 12)

    def cut_out(self) -> None:
        """One card for each copy."""
        cards = [entry.card for entry in self.team.entries for _ in range(entry.copies)]
        self.paper.cards(len(cards), lambda number, x, y: self.card(cards[number], x, y))

    # -- words ----------------------------------------------------------------------------------

    def name_of(self, ability: Ability) -> str:
        return self.paper.messages.text(ability.reason)

    def inches(self, length: int) -> str:
        text = f"{length / INCH:.2f}".rstrip("0").rstrip(".")
        return (text.replace(".", ",") if self.paper.dutch else text) + "″"

    def ability_names(self, card: Card) -> list[str]:
        """The abilities with their first paragraph."""
        texts: list[str] = []
        for ability in ALL_ABILITIES:
            if has(card, ability):
                rule = f" ({paragraphs(ability.rules)[0]})"
                hurts = f", {self.paper.words('hurts')}" if ability.hurts else ""
                texts.append(self.name_of(ability) + hurts + rule)
        return texts

    def troop_title(self, entry: Entry) -> str:
        title = self.paper.called(entry.card.name_en, entry.card.name_nl)
        return f"{entry.copies}× {title}" if entry.copies > 1 else title

    def cost(self, entry: Entry) -> str:
        kind = self.paper.words(TROOP_TYPES[entry.card.troop])
        return self.paper.words("cost", kind=kind, stars=entry.stars(), figures=entry.characters())

    # -- one troop ------------------------------------------------------------------------------

    def ability_lines(self, card: Card, size: float, width: float) -> list[str]:
        return wrapped(" · ".join(self.ability_names(card)), size, width)

    def height_of(self, entry: Entry) -> float:
        lines = len(self.ability_lines(entry.card, 8.5, self.inner - 20))
        rows = -(-entry.characters() // in_a_row(entry.card, self.inner - 20))
        return 68 + 11 * lines + 17 * rows

    def troop(self, entry: Entry, y: float, height: float) -> None:
        card, sheet = entry.card, self.paper.sheet
        sheet.box(MARGIN, y, self.inner, height, PAPER, "#000000")
        sheet.text(MARGIN + 10, y + 18, self.troop_title(entry), 13, True)
        right = self.cost(entry)
        sheet.text(sheet.width - MARGIN - 10 - width_of(right, 9), y + 17, right, 9, colour=GREY)
        wide = (self.inner - 20) / 5
        self.movement(card, MARGIN + 10, y + 34)
        for number in range(len(DICE_TRAITS)):
            self.trait(card, number, MARGIN + 10 + wide * (number + 1), y + 34)
        at = y + 64
        for line in self.ability_lines(card, 8.5, self.inner - 20):
            sheet.text(MARGIN + 10, at, line, 8.5)
            at += 11
        self.figures(card, entry.characters(), MARGIN + 10, at - 2, self.inner - 20)

    def card(self, card: Card, x: float, y: float) -> None:
        """A card to cut out."""
        sheet = self.paper.sheet
        kind = self.paper.words(TROOP_TYPES[card.troop])
        sheet.text(x + 10, y + 20, self.paper.called(card.name_en, card.name_nl), 12, True)
        cost = self.paper.words("cost", kind=kind, stars=card.cost, figures=card.force)
        sheet.text(x + 10, y + 33, cost, 8, colour=GREY)
        self.movement(card, x + 10, y + 52)
        for number in range(len(DICE_TRAITS)):
            self.trait(card, number, x + 10 + 84 * (number % 2), y + 82 + 30 * (number // 2))
        at = y + 150
        for line in self.ability_lines(card, 8, CARD_WIDTH - 20):
            sheet.text(x + 10, at, line, 8)
            at += 10
        self.figures(card, card.force, x + 10, at - 2, CARD_WIDTH - 20)

    def movement(self, card: Card, x: float, y: float) -> None:
        self.paper.sheet.text(x, y, self.paper.words("movement"), 7.5, colour=GREY)
        self.paper.sheet.text(x, y + 13, self.inches(card.movement), 11, True)

    def trait(self, card: Card, number: int, x: float, y: float) -> None:
        """One dice trait: its name, its range if it is Shooting, and its dice."""
        label = self.paper.words(DICE_TRAITS[number])
        if number == SHOOTING and card.dice[number].healthy.size():
            label += f" {self.inches(card.range)}"
        self.paper.sheet.text(x, y, label, 7.5, colour=GREY)
        self.dice(card.dice[number], x, y + 4)

    def dice(self, dice: TraitDice, x: float, y: float) -> None:
        """A square with its letter for each die; those with a wound mark have a dot below."""
        sheet = self.paper.sheet
        if not dice.healthy.size():
            sheet.text(x, y + 9, "–", 11)
            return
        for (colour, paint, ink), letter in zip(DICE, LETTERS[self.language]):
            marked = getattr(dice.marked, colour)
            for number in range(getattr(dice.healthy, colour)):
                sheet.box(x, y, DIE, DIE, paint, "#000000")
                sheet.text(x + (DIE - width_of(letter, 7)) / 2, y + 7.6, letter, 7, True, ink)
                if number < marked:
                    sheet.dot(x + DIE / 2, y + DIE + 3, 1.6, "#000000", "")
                x += DIE + 2
        if dice.boost:
            sheet.text(x + 2, y + 9, f"+{dice.boost}", 10, True)

    def figures(self, card: Card, count: int, x: float, y: float, width: float) -> None:
        """A number and circles for Wound tokens for every figure."""
        row = in_a_row(card, width)
        for number in range(count):
            at = x + figure_width(card) * (number % row)
            line = y + 17 * (number // row)
            self.paper.sheet.text(at, line + 9, str(number + 1), 9, True)
            for token in range(wounds(card)):
                self.paper.sheet.dot(at + 20 + 13 * token, line + 6, 5, "#ffffff", "#000000")


def has(card: Card, ability: Ability) -> bool:
    return ability in card.abilities


def wounds(card: Card) -> int:
    return WOUNDS + sum(one.extra_wounds for one in card.abilities if isinstance(one, Ability))


def figure_width(card: Card) -> float:
    return 24 + 13 * wounds(card)


def in_a_row(card: Card, width: float) -> int:
    return max(1, int(width // figure_width(card)))
