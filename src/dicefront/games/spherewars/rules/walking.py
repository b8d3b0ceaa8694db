"""How a combatant walks, as facts for the measured table."""

from __future__ import annotations

from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.profile import Profile
from dicefront.skirmish.figures import Walker


def walker_of(profile: Profile) -> Walker:
    """The walker of a profile; the table is a plane, so heights are levels and nothing is climbed."""
    return Walker(
        radius=profile.radius,
        height=max(profile.height, 1),
        allowance=profile.mov * INCH,
        climb=1,
        easy=0,
        rough=1,
        flies=profile.fly,
        hindered=True,
        stopped=False,
        drops=False,
    )
