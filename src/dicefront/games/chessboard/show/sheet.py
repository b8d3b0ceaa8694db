"""Armies of Chessboard Skirmish on paper."""

from __future__ import annotations

from typing import Final

from dicefront.games.chessboard.rules.army import Wish, all_problems, cost, read_roster
from dicefront.games.chessboard.rules.options import Options
from dicefront.kernel.ids import Json
from dicefront.parts.show.paper import GREY, PAPER, Paper
from dicefront.text.sheet import MARGIN, Sheet

ROW: Final = 30
ITEMS: Final = ("bow", "gun", "hero", "armor")


def printed(name: str, roster: Json, options: dict[str, Json], kind: str, language: str) -> Sheet:
    """An army as a sheet, as cards or as a plain list."""
    full = Options(options)
    paper = Paper("chessboard", name, language, all_problems(roster, full))
    army = ArmyPaper(paper, read_roster(roster), full)
    if kind == "cards":
        army.paper.cards(len(army.minis), army.card)
    elif kind == "plain":
        army.plain()
    else:
        army.rows()
    return army.paper.sheet


class ArmyPaper:
    """One army being printed."""

    def __init__(self, paper: Paper, minis: list[Wish], options: Options) -> None:
        self.paper = paper
        self.minis = minis
        self.options = options

    def spelled(self, mini: Wish) -> str:
        """A miniature as it is written, in the words of the reader."""
        parts = [f"d{mini.die}"]
        for item in ITEMS:
            if getattr(mini, item):
                word = self.paper.messages.text(f"chessboard.equipment.{item}")
                parts.append(f"{word} {mini.armor}" if item == "armor" else word)
        if mini.figure:
            parts.append(self.paper.messages.text(f"chessboard.figure.{mini.figure}"))
        return ", ".join(parts)

    def head(self) -> None:
        total = sum(cost(mini).amount for mini in self.minis)
        words = self.paper.words
        parts = [
            words("points", cost=total, limit=self.options.points),
            words("minis", count=len(self.minis)),
        ]
        self.paper.title(self.paper.sheet.title, parts)

    def plain(self) -> None:
        self.head()
        for mini in self.minis:
            self.paper.lines(f"{self.spelled(mini)} ({cost(mini).amount})", 11, MARGIN, self.paper.inner)

    def rows(self) -> None:
        """A line for each miniature with boxes for Armor and the re-roll, then what the words mean."""
        self.head()
        paper, sheet = self.paper, self.paper.sheet
        for number, mini in enumerate(self.minis, start=1):
            y = paper.room_for(ROW)
            sheet.box(MARGIN, y, paper.inner, ROW - 4, PAPER, "#000000")
            sheet.text(MARGIN + 8, y + 17, f"{number}", 9, colour=GREY)
            sheet.text(MARGIN + 28, y + 17, self.spelled(mini), 12, True)
            sheet.text(MARGIN + 260, y + 17, paper.words("move", steps=mini.die // 2), 10)
            self.boxes(mini, MARGIN + 340, y + 7)
            sheet.text(sheet.width - MARGIN - 28, y + 17, f"{cost(mini).amount}", 12, True)
        used = [item for item in ITEMS if any(getattr(mini, item) for mini in self.minis)]
        self.paper.glossary(
            [
                (paper.messages.text(f"chessboard.equipment.{item}"), paper.words(f"item-{item}"))
                for item in used
            ]
        )

    def boxes(self, mini: Wish, x: float, y: float) -> None:
        """A box for each point of Armor, a circle for the re-roll of a Hero."""
        for _ in range(mini.armor):
            self.paper.sheet.box(x, y, 12, 12, "#ffffff", "#000000")
            x += 16
        if mini.hero:
            self.paper.sheet.dot(x + 6, y + 6, 6, "#ffffff", "#000000")

    def card(self, number: int, x: float, y: float) -> None:
        mini, paper, sheet = self.minis[number], self.paper, self.paper.sheet
        sheet.text(x + 12, y + 40, f"d{mini.die}", 30, True)
        sheet.text(x + 12, y + 60, sheet.title, 9, colour=GREY)
        sheet.text(x + 12, y + 90, paper.words("move", steps=mini.die // 2), 12)
        at = y + 114
        for part in self.spelled(mini).split(", ")[1:]:
            sheet.text(x + 12, at, part, 12, True)
            at += 18
        self.boxes(mini, x + 12, at)
        points = paper.words("points-each", cost=cost(mini).amount)
        sheet.text(x + 12, y + 235, points, 9, colour=GREY)
