"""ART: artefacts that give their bearer abilities."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.moments import ARTEFACT, Trait


class Artefact(Trait):
    """Base of all artefacts."""

    family: ClassVar[str] = ARTEFACT
    rules: ClassVar[str] = "SW-ART-17"


class RuneOfTheSkilful(Artefact):
    """Expert Combatant and Bodyguard."""

    id: ClassVar[str] = "rune_of_the_skilful"
    rules: ClassVar[str] = "SW-ART-18"
    grants: ClassVar[list[str]] = ["expert_combatant", "bodyguard"]


class RuneOfVigour(Artefact):
    """Assault."""

    id: ClassVar[str] = "rune_of_vigour"
    rules: ClassVar[str] = "SW-ART-19"
    grants: ClassVar[list[str]] = ["assault"]


class RuneOfDoubt(Artefact):
    """Hardened Defender."""

    id: ClassVar[str] = "rune_of_doubt"
    rules: ClassVar[str] = "SW-ART-23"
    grants: ClassVar[list[str]] = ["hardened_defender"]


class CrustingLava(Artefact):
    """Hardened Defender."""

    id: ClassVar[str] = "crusting_lava"
    grants: ClassVar[list[str]] = ["hardened_defender"]
