"""What happens in Home Raiders: one paragraph for an attack or a move, with pools, dice and reasons."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.events.fighting import (
    Attacked,
    AttackFailed,
    AttackSucceeded,
    DieRolled,
    Healed,
    HurtSpared,
    PoolRolled,
    RollChosen,
    RollForced,
    SetRerolled,
    Swapped,
    TakenOver,
    TokenSentOn,
    Vanished,
    Wounded,
)
from dicefront.games.home_raiders.rules.events.moving import Carried, Flew, Moved
from dicefront.games.home_raiders.rules.events.playing import (
    ActionDeclared,
    Activated,
    GrappleTried,
    PearlDrawn,
    RoundEnded,
    TurnEnded,
    TurnPassed,
    TurnSkipped,
)
from dicefront.games.home_raiders.rules.events.setup import Deployed, TeamsShown
from dicefront.games.home_raiders.rules.events.shooting import BlastStruck, ShotSplit, WentToGround
from dicefront.games.home_raiders.rules.events.spirit import BrainFrozen, Challenged, Charmed, Marked, Stunned
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.terminal.vocabulary import Vocabulary
from dicefront.kernel.event import Event, Thrown
from dicefront.kernel.ids import NOBODY, Json

FOLLOWS: Final = (
    AttackFailed,
    AttackSucceeded,
    BlastStruck,
    BrainFrozen,
    Challenged,
    Charmed,
    DieRolled,
    GrappleTried,
    Healed,
    HurtSpared,
    Marked,
    RollChosen,
    RollForced,
    SetRerolled,
    ShotSplit,
    Stunned,
    Swapped,
    TakenOver,
    TokenSentOn,
    Vanished,
    WentToGround,
    Wounded,
)
"""Told in the paragraph of what led to them."""

SILENT: Final = (Thrown, TurnEnded, RoundEnded)
"""Told by what comes of them."""

RULES: Final[dict[type[Event], str]] = {
    AttackSucceeded: "HR-ATK-13",
    AttackFailed: "HR-CCA-06",
    Wounded: "HR-WND-02",
    Vanished: "HR-WND-03",
    Healed: "HR-WND-05",
    Challenged: "HR-SPI-05",
    TakenOver: "HR-ADF-21",
    RollForced: "HR-ADF-14",
    RollChosen: "HR-ADF-15",
    SetRerolled: "HR-ACC-04",
    TokenSentOn: "HR-WND-08",
    Swapped: "HR-ADF-18",
    Stunned: "HR-ASP-15",
    BrainFrozen: "HR-ASP-18",
    GrappleTried: "HR-ACC-15",
}
"""The paragraphs that ``why`` names."""


class Teller:
    """Tells events in order; remembers the last roll with everything about it for ``why``."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self.lines: list[str] = []
        self.reasons: list[str] = []
        self.moves: list[Event] = []
        self.in_attack = False
        self.target = NOBODY  # whose defence needs no name

    def begin(self) -> None:
        self.reasons = []
        self.in_attack = False

    def tell(self, events: list[Event], state: State) -> list[str]:
        self.lines = []
        begins = (
            True  # what is told after a decision stands on a line of its own, unless it belongs to a roll
        )
        for number, event in enumerate(events):
            if isinstance(event, (Moved, Flew, Carried)):
                self.moves.append(event)
                continue
            self._tell_moves(state)
            if self._is_told_otherwise(event, events[number + 1 :]):
                continue
            begins = self._tell(event, state, begins)
        self._tell_moves(state)
        return self.lines

    def why(self) -> list[str]:
        return list(self.reasons) or [self.words.say("play.no-dice")]

    def _is_told_otherwise(self, event: Event, later: list[Event]) -> bool:
        if isinstance(event, PearlDrawn):
            return bool(later) and isinstance(later[0], (Thrown, Activated, TurnSkipped, TurnPassed))
        if isinstance(event, ActionDeclared):
            return not event.apart and event.action != "stand"
        return isinstance(event, SILENT)

    def _tell(self, event: Event, state: State, begins: bool) -> bool:
        """Tell one event; whether the next one begins a new paragraph."""
        if isinstance(event, Attacked):
            self.in_attack = True
            self.target = event.target
            line = self.words.event(event, state)
            self.reasons = [line]
            self._say(line, True)
            return False
        if isinstance(event, PoolRolled):
            self._pool(event, state, begins and not self.in_attack)
            return False
        if isinstance(event, TakenOver):
            self.target = event.character
        if isinstance(event, FOLLOWS):
            line = self.words.event(event, state)
            rule = RULES.get(type(event), "")
            self.reasons.append(f"  {line}" + (f" ({rule})" if rule else ""))
            self._say(line, begins and not self.in_attack)
            return False
        self.in_attack = False
        if isinstance(event, Deployed):
            self._say(self._deployed(event, state), True)
            return True
        line = self.words.event(event, state)
        if isinstance(event, TeamsShown):
            args = self.words.words_for(event.args(), state, TeamsShown.kind)
            players = {"one": self.words.name(0), "other": self.words.name(1)}
            line = self.words.say("home_raiders.play.teams", **args, **players)
        if isinstance(event, ActionDeclared):
            for number, action in zip(event.apart, event.types, strict=True):
                who = self.words.labels.character(state, number)
                what = self.words.say(f"home_raiders.play.action-{action}")
                line += " " + self.words.say("home_raiders.play.acts-apart", who=who, what=what)
        self._say(line, True)
        return True

    def _say(self, text: str, begins: bool) -> None:
        if begins or not self.lines:
            self.lines.append(text)
        else:
            self.lines[-1] += " " + text

    # -- pools ----------------------------------------------------------------------------------

    def _pool(self, event: PoolRolled, state: State, begins: bool) -> None:
        """A pool with its changes, what the dice show, and what it adds up to."""
        say, names = self.words.say, self.words.labels
        args = event.args()
        if begins:
            self.reasons = []
        who = names.character(state, event.character)
        kind = say(f"home_raiders.play.pool-{event.type}")
        self.reasons.append(
            "  " + say("home_raiders.play.why-pool", who=who, kind=kind, pool=args["printed"])
        )
        pool = str(args["printed"])
        for change in _tables(args["changes"]):
            reasons, to = self._change(change), str(change["to"])
            how = say(f"home_raiders.play.change-{change['change']}")
            line = say("home_raiders.play.why-change", how=how, reasons=reasons, old=change["from"], new=to)
            self.reasons.append("    " + line)
            if to != change["from"]:
                pool += f" → {to} ({reasons})"
        dice = " ".join(str(sign) for sign in self.words.listed(args["dice"])) or "–"
        total = self._total(args, event.total)
        self.reasons.append("    " + say("home_raiders.play.why-dice", dice=dice, total=total))
        told = {"who": who, "kind": kind, "pool": pool, "dice": dice, "total": total}
        alone = begins or not self.in_attack
        alone = alone or (event.type == "defence" and event.character != self.target)
        self._say(say("home_raiders.play.rolled-by" if alone else "home_raiders.play.rolled", **told), begins)

    def _change(self, change: dict[str, Json]) -> str:
        """``Charge HR-AMV-09``: the reasons of a change with their paragraphs."""
        reasons, rules = self.words.listed(change["reasons"]), self.words.listed(change["rules"])
        return ", ".join(
            f"{self.words.say(str(reason))} {rule}" for reason, rule in zip(reasons, rules, strict=True)
        )

    def _total(self, args: dict[str, Json], total: int) -> str:
        """``4``, or ``3 + 1 Boost HR-DIC-17 = 4``."""
        parts = _tables(args["parts"])
        if len(parts) < 2:
            return str(total)
        texts = [str(parts[0]["amount"])]
        for part in parts[1:]:
            texts.append(f"{part['amount']} {self.words.say(str(part['reason']))} {part['rule']}")
        return " + ".join(texts) + f" = {total}"

    # -- moves ----------------------------------------------------------------------------------

    def _tell_moves(self, state: State) -> None:
        """The moves of one troop in one line."""
        moves, self.moves = self.moves, []
        troops: list[int] = []
        for event in moves:
            assert isinstance(event, (Moved, Flew, Carried))
            troop = state.characters[event.character].troop
            if troop not in troops:
                troops.append(troop)
        for troop in troops:
            own = [event for event in moves if _troop_of(event, state) == troop]
            if len(own) == 1:
                self._say(self.words.event(own[0], state), True)
                continue
            parts = [self._move(event, state) for event in own]
            name = self.words.labels.troop(state, troop)
            self._say(self.words.say("home_raiders.play.moves", troop=name, moves="; ".join(parts)), True)
        if moves:
            self.in_attack = False

    def _move(self, event: Event, state: State) -> str:
        """``A1 4.5″ to 12.5,8``."""
        say, names = self.words.say, self.words.labels
        if isinstance(event, Carried):
            who, place = names.label(state, event.character), names.place(event.x, event.y, event.z)
            return say("home_raiders.play.carried-to", who=who, place=place)
        assert isinstance(event, (Moved, Flew))
        who, cost = names.label(state, event.character), names.inches(event.cost)
        if event.met:
            met = names.characters(state, event.met)
            return say("home_raiders.play.moved-into", who=who, cost=cost, met=met)
        end = event.path[-1]
        return say(
            "home_raiders.play.moved-to", who=who, cost=cost, place=names.place(end[0], end[1], end[2])
        )

    def _deployed(self, event: Deployed, state: State) -> str:
        """Where a troop stands: its middle is enough."""
        x, y = _middle(event.places)
        place = self.words.labels.point(x, y)
        troop = self.words.labels.troop(state, event.troop)
        return self.words.say("home_raiders.play.deployed", troop=troop, place=place)


def _middle(places: Json) -> tuple[int, int]:
    """The middle of ``[[character, [x, y, z]], ...]``."""
    spots = [part[1] for part in places if isinstance(part, list)] if isinstance(places, list) else []
    points = [(spot[0], spot[1]) for spot in spots if isinstance(spot, list)]
    xs = [x for x, _ in points if isinstance(x, int)]
    ys = [y for _, y in points if isinstance(y, int)]
    return sum(xs) // len(xs), sum(ys) // len(ys)


def _troop_of(event: Event, state: State) -> int:
    assert isinstance(event, (Moved, Flew, Carried))
    return state.characters[event.character].troop if event.character != NOBODY else NOBODY


def _tables(value: Json) -> list[dict[str, Json]]:
    return [part for part in value if isinstance(part, dict)] if isinstance(value, list) else []
