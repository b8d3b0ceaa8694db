"""Armies of Chessboard Skirmish for the builder: what can be bought, what is wrong, what puts it right."""

from __future__ import annotations

from dicefront.games.chessboard.rules import army
from dicefront.games.chessboard.rules.army import cost, mixed_army, read_roster, ready_armies
from dicefront.games.chessboard.rules.catalogue import FIGURES
from dicefront.games.chessboard.rules.options import Options
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData, Refusal
from dicefront.kernel.ids import Json
from dicefront.parts.show.armies import ArmyBook, ArmyEntry, ReadyRoster
from dicefront.parts.show.screen import note_of, parts_of
from dicefront.parts.show.verdict import ArmyBar, ArmyFix, ArmyProblem, ArmyVerdict
from dicefront.parts.show.words import Note, Part


def army_book(game: str, chosen: Options) -> ArmyBook:
    """All that can be bought, and ready armies."""
    free = chosen.army_mode == "free"
    dice = [entry_of(f"d{die}") for die in FIGURES.dice]
    upgrades = [upgrade_of(item) for item in ("armor", "bow", "gun", "hero")]
    figures = [
        ArmyEntry(entry=name, cost=0, why=[], group="figure", profile={"attacks": [*attacks]})
        for name, attacks in FIGURES.attacks.items()
    ]
    rosters = [
        ReadyRoster(name=str(roster["name"]), points=cost_of(roster), roster=roster)
        for roster in ready_armies(chosen)
        if isinstance(roster, dict)
    ]
    with_figures = free or chosen.figure_weapons == "free"
    return ArmyBook(
        game=game,
        key="minis",
        budget=None if free else chosen.points,
        least=chosen.free_min if free else chosen.army_min,
        most=army.MOST_MINIS if free else chosen.points // FIGURES.dice[0],
        entries=dice,
        upgrades=([] if free else upgrades) + (figures if with_figures else []),
        ready=rosters,
    )


def army_verdict(roster: Json, chosen: Options) -> ArmyVerdict:
    """What an army costs, everything that is wrong with it, and which dice cannot be added any more."""
    minis = roster.get("minis") if isinstance(roster, dict) else roster
    if isinstance(minis, list) and len(minis) > army.MOST_READ:
        problems = [problem_of(refusal) for refusal in army.problems(roster, chosen)]
        return ArmyVerdict(problems=problems, cost=None, budget=chosen.points, entries=[])
    entries: list[ArmyEntry] = []
    unreadable: list[ArmyProblem] = []
    for index, mini in enumerate(minis if isinstance(minis, list) else []):
        try:
            entries.append(entry_of(mini if isinstance(mini, str) else str(mini)))
        except BadData as error:
            entries.append(ArmyEntry(entry=str(mini), cost=None, why=[]))
            unreadable.append(ArmyProblem(note=note_of(error.refusal), entry=index))
    budget = chosen.points if chosen.army_mode == "points" else None
    total = sum(entry.cost or 0 for entry in entries)
    problems = unreadable
    if not unreadable:
        problems = [problem_of(refusal) for refusal in army.problems(roster, chosen)]
    written = [entry.entry for entry in entries]
    known = None if unreadable else {problem.note.id for problem in problems}
    for problem in problems:
        problem.fix = army_fix(written, problem, known, chosen)
    barred = [] if unreadable else barred_dice(written, chosen)
    agreed = [problem_of(refusal) for refusal in army.breaches(roster, chosen)]
    return ArmyVerdict(
        problems=problems, cost=total, budget=budget, entries=entries, barred=barred, agreed=agreed
    )


def problem_of(refusal: Refusal) -> ArmyProblem:
    """Something that is wrong, with the miniature it is about."""
    entry = refusal.args.get("entry")
    return ArmyProblem(
        note=note_of(refusal),
        entry=entry if type(entry) is int else -1,
        liftable=refusal.reason in army.LIFTABLE,
    )


def any_army(chosen: Options, seed: int) -> ReadyRoster:
    """An army put together at random."""
    roster = mixed_army(chosen, Draw(seed))
    return ReadyRoster(name="Mixed", points=cost_of(roster), roster=roster)


def entry_of(text: str) -> ArmyEntry:
    """A miniature as it is written, with its cost and the reasons."""
    wish = army.read_wish(text, "army")
    total = cost(wish)
    profile: Json = {
        "die": wish.die,
        "move": wish.die // 2,
        "armor": wish.armor,
        "bow": wish.bow,
        "gun": wish.gun,
        "hero": wish.hero,
        "figure": wish.figure,
    }
    return ArmyEntry(entry=text, cost=total.amount, why=parts_of(total.parts), group="die", profile=profile)


def army_fix(
    minis: list[str], problem: ArmyProblem, known: set[str] | None, options: Options
) -> ArmyFix | None:
    """Which miniature has to go for a problem to be gone, where there is only one and no other comes.

    ``known`` are all problems; ``None`` if the army cannot be judged before it can be read.
    """
    ways: list[ArmyFix] = []
    for place in [problem.entry] if problem.entry >= 0 else range(len(minis)):
        rest: list[Json] = [mini for number, mini in enumerate(minis) if number != place]
        left = {refusal.reason for refusal in army.problems({"minis": rest}, options)}
        is_better = known is None or left <= known
        if is_better and (problem.note.id not in left or problem.entry >= 0):
            note = Note(id="chessboard.show.fix-remove-number", args={"number": place + 1})
            ways.append(ArmyFix(note=note, roster={"minis": rest}))
    return ways[0] if len(ways) == 1 else None


def barred_dice(minis: list[str], options: Options) -> list[ArmyBar]:
    """Dice of which not one more can be added: too dear by now, or too many."""
    found: list[ArmyBar] = []
    for die in FIGURES.dice:
        more: list[Json] = [*minis, f"d{die}"]
        bars = [one for one in army.problems({"minis": more}, options) if is_bar(one, len(minis))]
        if bars:
            found.append(ArmyBar(entry=f"d{die}", note=note_of(bars[0])))
    return found


def is_bar(refusal: Refusal, added: int) -> bool:
    """Whether a problem bars one more: that there are too few does not, nor what another miniature has."""
    return refusal.reason != "chessboard.army.too_small" and refusal.args.get("entry", added) == added


def upgrade_of(item: str) -> ArmyEntry:
    price = FIGURES.prices[item]
    rule = {"armor": "CB-EQP-01", "bow": "CB-EQP-02", "gun": "CB-EQP-03", "hero": "CB-EQP-04"}[item]
    part = Part(reason=f"chessboard.cost.{item}", amount=price, rule=rule)
    return ArmyEntry(entry="armor:1" if item == "armor" else item, cost=price, why=[part], group="equipment")


def cost_of(roster: Json) -> int:
    return sum(cost(wish).amount for wish in read_roster(roster))
