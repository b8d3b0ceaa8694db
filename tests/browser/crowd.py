"""A table as crowded as SphereWars gets: 120 figures, 40 pieces, and one figure with every state at once."""

from __future__ import annotations

from itertools import cycle, islice

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.state import NEXT_ACTIVATION
from dicefront.games.spherewars.rules.states import STATES
from dicefront.games.spherewars.scenes import SphereScene, inch, one, position

WIDE, DEEP = 60, 44
FIGURES, IN_LINE, APART = 120, 20, 2.9
KINDS = ["wood", "rubble", "hedge", "rock", "house", "dolmen", "marsh", "wall", "ruins", "tower"]
PIECES, IN_ROW = 40, 8
AILING = 0
"""The figure with every state."""


def crowd() -> SphereScene:
    """The first side is about to activate somebody; the sides stand in lines at the long edges."""
    names = [
        one.id
        for one in CATALOGUE.profiles.values()
        if one.wounds > 1 and not one.members and one.radius <= inch(0.7)
    ]
    placed = []
    for number, name in enumerate(islice(cycle(names), FIGURES)):
        line, column = divmod(number // 2, IN_LINE)
        x, y = 2 + column * APART, 1.5 + line * 2
        placed.append(one(number % 2, name, (x, y if number % 2 == 0 else DEEP - y), wounds=1))
    things = []
    for number, kind in enumerate(islice(cycle(KINDS), PIECES)):
        row, column = divmod(number, IN_ROW)
        x, y = 4 + column * 7.4, 10.5 + row * 5.7
        things.append(thing_of(kind, f"{kind} {number}", inch(x), inch(y), 15.0 * number))
    state = position(*placed, things=things, chosen={"width": WIDE, "depth": DEEP})
    state.activation = None
    ailing = state.combatants[AILING]
    for name in STATES:
        ailing.bear(name, NEXT_ACTIVATION)
    ailing.flight = 1
    ailing.fatigue = 2
    ailing.ordered = True
    return SphereScene(GAME, state)
