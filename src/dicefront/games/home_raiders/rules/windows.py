"""Windows to react: the moments at which the player who is not on turn may do something."""

from __future__ import annotations

from typing import Final

from dicefront.kernel.window import Window

ATTACKED: Final = "attacked"
"""The call that holds in windows that open because somebody is attacked."""

WINDOWS: Final = [
    Window("home_raiders.react.free-attack", "HR-CON-03"),
    Window("home_raiders.react.ground", "HR-GTG-01", [ATTACKED]),
    Window("home_raiders.react.bodyguard", "HR-ADF-21", [ATTACKED]),
    Window("home_raiders.react.deflect", "HR-ADF-05", [ATTACKED]),
    Window("home_raiders.react.energy-barrier", "HR-ADF-14", [ATTACKED]),
    Window("home_raiders.react.flicker", "HR-ADF-18", [ATTACKED]),
    Window("home_raiders.react.defensive-stance", "HR-ALD-05"),
]
