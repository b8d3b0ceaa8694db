"""Rules catalogues by game and language."""

from __future__ import annotations

from dicefront.kernel.game import game
from dicefront.text.catalogue import catalogue_of
from dicefront.text.rulebook import Catalogue


def rulebook(game_id: str, language: str) -> Catalogue:
    """The catalogue of a game; what is not translated is in English."""
    return catalogue_of(type(game(game_id)).__module__.rsplit(".", 1)[0], language)
