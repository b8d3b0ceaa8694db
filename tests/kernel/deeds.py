"""Deeds of figures, for the tests of gestures and of typed forms."""

from __future__ import annotations

from dicefront.kernel.gesture import WITH_GROUP, WITH_PLACES, WITH_POINT, WITH_SHIFT, WITH_WAY, Deed

DEEDS = [
    Deed(3, "push", WITH_SHIFT, [7]),
    Deed(3, "carry", WITH_PLACES, [5, 6]),
    Deed(3, "join", WITH_GROUP, [9]),
    Deed(3, "shoot", WITH_WAY),
    Deed(4, "round", WITH_POINT),
]
