"""Rules catalogues by game and language."""

from __future__ import annotations

from dicefront.server.registry import rules_of
from dicefront.text.catalogue import catalogue_of
from dicefront.text.rulebook import Catalogue


def rulebook(game_id: str, language: str) -> Catalogue:
    """The catalogue of a game; what is not translated is in English."""
    return catalogue_of(rules_of(game_id).home, language)
