"""Bands of SphereWars on paper: attributes, what everybody carries, and circles for wounds."""

from __future__ import annotations

from dicefront.games.spherewars.rules.options import options_of
from dicefront.games.spherewars.rules.profile import RANKS
from dicefront.games.spherewars.rules.recruiting import roster_problems
from dicefront.games.spherewars.rules.roster import Recruit, Roster, read_roster
from dicefront.games.spherewars.show.bands import attributes_of
from dicefront.kernel.ids import Json
from dicefront.parts.show.paper import CARD_WIDTH, GAP, GREY, PAPER, Paper
from dicefront.text.sheet import MARGIN, Sheet, width_of, wrapped


def printed(name: str, roster: Json, options: dict[str, Json], kind: str, language: str) -> Sheet:
    """A band as a sheet, as cards or as a plain list."""
    points = options_of(options).points
    paper = Paper("spherewars", name, language, roster_problems(roster, points))
    printer = BandPaper(paper, read_roster(roster), points)
    if kind == "cards":
        printer.cut_out()
    elif kind == "plain":
        printer.plain()
    else:
        printer.recruits()
    return paper.sheet


class BandPaper:
    """One band being printed."""

    def __init__(self, paper: Paper, band: Roster, points: int) -> None:
        self.paper = paper
        self.band = band
        self.points = points

    def name(self, family: str, id: str) -> str:
        return self.paper.messages.text(f"spherewars.{family}.{id}")

    def head(self) -> None:
        race = self.name("race", self.band.race)
        price = self.paper.words("price", price=self.band.price(), points=self.points)
        self.paper.title(self.paper.sheet.title or self.paper.words("band"), [race, price])

    def title_of(self, one: Recruit) -> str:
        full = f"{one.profile.id}.full"
        known = self.paper.messages.has(f"spherewars.profile.{full}")
        title = self.name("profile", full if known else one.profile.id)
        return f"{one.count}× {title}" if one.count > 1 else title

    def about(self, one: Recruit) -> str:
        rank = self.name("rank", RANKS[one.profile.rank])
        return self.paper.words("cost", rank=rank, price=one.count * one.price())

    def numbers(self, one: Recruit) -> str:
        return "  ".join(
            f"{self.name('attribute', name)} {value}" for name, value in attributes_of(one.profile).items()
        )

    def carries(self, one: Recruit) -> str:
        """Traits, equipment and items by their names."""
        traits = [self.name("trait", trait) for trait in (*one.profile.universal, *one.profile.abilities)]
        options = [self.name("option", option.id) for option in one.options]
        items = [self.name("trait", item.id) for item in (*one.artefacts, *one.consumables)]
        return " · ".join([*traits, *options, *items])

    def plain(self) -> None:
        self.head()
        for one in self.band.recruits:
            self.paper.lines(f"{self.title_of(one)}, {self.about(one)}", 11, MARGIN, self.paper.inner)
            self.paper.lines(self.carries(one), 9, MARGIN + 12, self.paper.inner - 12)

    def recruits(self) -> None:
        """All recruits with circles for their wounds, and what their traits do, each once."""
        self.head()
        for one in self.band.recruits:
            lines = wrapped(self.carries(one), 8.5, self.paper.inner - 20)
            height = 46 + 11 * len(lines) + 17 * one.count * one.profile.figures()
            y = self.paper.room_for(height)
            self.paper.sheet.box(MARGIN, y, self.paper.inner, height, PAPER, "#000000")
            right = self.about(one)
            end = self.paper.sheet.width - MARGIN - 10 - width_of(right, 9)
            self.paper.sheet.text(end, y + 17, right, 9, colour=GREY)
            self.block(one, lines, MARGIN + 10, y, one.count * one.profile.figures())
            self.paper.y += GAP
        profiles = [one.profile for one in self.band.recruits]
        traits = dict.fromkeys(trait for one in profiles for trait in (*one.universal, *one.abilities))
        self.paper.glossary([(self.name("trait", one), self.name("trait", f"{one}.text")) for one in traits])

    def cut_out(self) -> None:
        """One card for each recruit."""
        cards = [one for one in self.band.recruits for _ in range(one.count)]

        def draw(number: int, x: float, y: float) -> None:
            one = cards[number]
            lines = wrapped(self.carries(one), 8, CARD_WIDTH - 20)
            self.block(one, lines, x + 10, y, one.profile.figures(), CARD_WIDTH - 20)

        self.paper.cards(len(cards), draw)

    def block(
        self, one: Recruit, lines: list[str], x: float, y: float, figures: int, width: float = 400
    ) -> None:
        """Name, attributes, traits, and a row of circles for every figure."""
        sheet = self.paper.sheet
        sheet.text(x, y + 18, self.title_of(one), 13, True)
        at = y + 34
        for line in [*wrapped(self.numbers(one), 8.5, width), *lines]:
            sheet.text(x, at, line, 8.5)
            at += 11
        for number in range(figures):
            sheet.text(x, at + 9 + 17 * number, str(number + 1), 9, True)
            for wound in range(one.profile.wounds):
                sheet.dot(x + 20 + 13 * wound, at + 6 + 17 * number, 5, "#ffffff", "#000000")
