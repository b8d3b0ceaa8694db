"""Pools, rolls and wounds of Home Raiders once more, written as plainly as possible and for tests alone.

A die is the letter of its colour, a pool a sorted list of letters, a roll the list of what each die showed.
"""

from __future__ import annotations

LADDER = "WRB"
SHOWN = {"W": "---AAC", "R": "--AAAC", "B": "-AAAAC"}


def up(dice: list[str]) -> list[str]:
    """The weakest colour goes up one step."""
    if not dice:
        return dice
    weakest = min(dice, key=LADDER.index)
    return [LADDER[min(2, LADDER.index(die) + 1)] if die == weakest else die for die in dice]


def down(dice: list[str]) -> list[str]:
    """The strongest colour goes down one step."""
    if not dice:
        return dice
    strongest = max(dice, key=LADDER.index)
    return [LADDER[max(0, LADDER.index(die) - 1)] if die == strongest else die for die in dice]


def changed(dice: list[str], ups: int, downs: int) -> list[str]:
    """HR-DIC-22: pairs first, then what is left over."""
    while ups and downs:
        ups, downs = ups - 1, downs - 1
        if "W" in dice and "B" in dice:
            dice = ["R"] * len(dice)
    for _ in range(ups):
        dice = up(dice)
    for _ in range(downs):
        dice = down(dice)
    return dice


def set_of(dice: list[str], which: str) -> list[str]:
    """Only the strongest or the weakest set."""
    if not dice:
        return dice
    colour = (max if which == "strongest" else min)(dice, key=LADDER.index)
    return [die for die in dice if die == colour]


class Figure:
    """All that matters about one side of an attack."""

    def __init__(self, dice: list[str], marked: list[str], boost: int, abilities: list[str]) -> None:
        self.dice = dice
        self.marked = marked
        self.boost = boost
        self.abilities = abilities
        self.wounds = 0
        self.distracted = False
        self.grappled = False
        self.charging = False
        self.down = False
        self.adviser = False  # a Prudent strategist is near
        self.shield = False  # a friend with Wall of shields touches it

    def left(self) -> list[str]:
        dice = list(self.dice)
        if self.wounds:
            for die in self.marked:
                dice.remove(die)
        return dice


class Case:
    """One attack: melee or a shot, with its circumstances."""

    def __init__(self, attacker: Figure, defender: Figure) -> None:
        self.attacker = attacker
        self.defender = defender
        self.ranged = False
        self.obscured = False
        self.beyond_range = False
        self.punch = False
        self.leaving = False  # the defender breaks away
        self.sworn = False


def attack_pool(case: Case) -> list[str]:
    me, has = case.attacker, case.attacker.abilities
    dice = me.left()
    if case.beyond_range and dice:
        strongest = max(dice, key=LADDER.index)
        dice = [die for die in dice if die != strongest]
    caught = case.leaving and "entangle" in has and "ghost" in case.defender.abilities
    if case.punch or caught:
        dice = set_of(dice, "strongest")
    ups = 0
    if not case.ranged:
        ups += "charge" in has and me.charging
        ups += case.leaving and "entangle" in has and not caught
    ups += "sworn-enemy" in has and case.sworn
    return changed(dice, ups, int(me.distracted))


def attack_boost(case: Case) -> int:
    boost = case.attacker.boost
    boost += ("aim" if case.ranged else "warrior-monk") in case.attacker.abilities
    return boost


def defence_pool(case: Case) -> list[str]:
    me, has = case.defender, case.defender.abilities
    dice = me.left()
    if me.grappled and not case.ranged:
        dice = set_of(dice, "weakest")
    ups = int(me.adviser)
    if case.ranged:
        ups += case.obscured
        ups += me.down
        ups += "sharp-reflexes" in has
    else:
        ups += "resilience" in has
    downs = int(me.distracted)
    downs += not case.ranged and "exploit-weakness" in case.attacker.abilities
    return changed(dice, ups, downs)


def defence_boost(case: Case) -> int:
    return case.defender.boost + (case.defender.shield and "wall-of-shields" in case.defender.abilities)


def roll(dice: list[str], faces: list[int], plain: bool = False) -> int:
    """Throw all dice, then again those with a Critical Ace, taking faces off the list; returns the Aces."""
    aces = 0
    while dice:
        again = []
        for die in dice:
            shown = SHOWN[die][faces.pop(0) - 1]
            aces += shown != "-"
            if shown == "C" and not plain:
                again.append(die)
        dice = again
    return aces


def total(aces: int, boost: int, granted: bool = False) -> int:
    return aces + boost if aces else int(granted)


def duel(case: Case, faces: list[int]) -> tuple[int, int, bool]:
    """The two totals and whether the attack succeeds."""
    has = case.attacker.abilities
    granted = "reassuring-attack" in has and not case.ranged
    attack = total(roll(attack_pool(case), faces), attack_boost(case), granted)
    defence = total(roll(defence_pool(case), faces, "precise-attack" in has), defence_boost(case))
    return attack, defence, attack > defence


# -- a row of figures that burst --------------------------------------------------------------------


class Row:
    """Figures in a row, each touching its neighbours, with their owners; player 0 is the active one."""

    def __init__(self, owners: list[int], wounds: list[int], limits: list[int], shrapnel: list[bool]) -> None:
        self.owners = owners
        self.wounds = wounds  # -1 for those who are gone
        self.limits = limits
        self.shrapnel = shrapnel


def burst_row(row: Row, hit: int, rolls: list[int]) -> list[int]:
    """One of them gets a token; ``rolls`` are the Aces of the defences. Returns the wounds of all."""
    wounds = list(row.wounds)
    batches = [[hit]]
    while batches:
        gone = []
        for number in batches.pop(0):
            if wounds[number] >= 0:
                wounds[number] += 1
                if wounds[number] >= row.limits[number]:
                    gone.append(number)
        gone.sort(key=lambda number: row.owners[number])
        for number in gone:
            if row.shrapnel[number]:
                near = [n for n in (number - 1, number + 1) if 0 <= n < len(wounds)]
                struck = [n for n in near if wounds[n] >= 0 and n not in gone]
                lost = [n for n in struck if rolls.pop(0) == 0]
                if lost:
                    batches.append(lost)
        for number in gone:
            wounds[number] = -1
    return wounds
