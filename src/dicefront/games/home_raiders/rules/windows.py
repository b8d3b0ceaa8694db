"""Windows to react: the moments at which the player who is not on turn may do something."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.all import ALL_ABILITIES
from dicefront.games.home_raiders.rules.moments import ATTACKED
from dicefront.kernel.window import Window

WINDOWS: Final = [
    Window("home_raiders.react.free-attack", "HR-CON-03"),
    Window("home_raiders.react.ground", "HR-GTG-01", [ATTACKED]),
    *[one.window for one in ALL_ABILITIES if one.window is not None],
]
