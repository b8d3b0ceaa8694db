"""The moments at which an ability can step in.

A fact returns a value and changes nothing: previews and computer players ask it too. A happening returns
``Steps``: it may ask, throw, tell and change the state. The defaults do nothing. The procedure that opens a
moment fixes the order; where several abilities compete for one moment, the procedure asks once for all.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.attack import Attack, Build
from dicefront.games.home_raiders.state import Character, State
from dicefront.games.home_raiders.token import Token
from dicefront.kernel.procedure import Steps


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait:
    """Base of every ability that acts in an attack or on a Wound token; ``number`` is its ability."""

    def __init__(self, number: int) -> None:
        self.number = number

    # -- pools (HR-ATK-07) ------------------------------------------------------------------------

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        """Fact, the attacker's abilities: changes of its pool and its Boost."""

    def shape_own_defence(self, state: State, attack: Attack, build: Build, defender: Character) -> None:
        """Fact, the defender's abilities: changes of its Defence pool and its Boost."""

    def shape_their_defence(self, state: State, attack: Attack, build: Build, defender: Character) -> None:
        """Fact, the attacker's abilities: changes of the Defence pool it meets."""

    # -- in the course of an attack ---------------------------------------------------------------

    def after_attack_roll(self, state: State, attack: Attack) -> Steps[None]:
        """Happening, the target's abilities, step 7 (HR-ATK-09): before the total is fixed."""
        return
        yield

    def after_defence_roll(self, state: State, attack: Attack) -> Steps[None]:
        """Happening, the attacker's abilities, step 10 (HR-ATK-12): before the total is fixed."""
        return
        yield

    def after_own_attack(self, state: State, attack: Attack) -> Steps[None]:
        """Happening, the attacker's abilities, step 13 (HR-ATK-15), in the order of their numbers there."""
        return
        yield

    def after_being_attacked(self, state: State, attack: Attack) -> Steps[None]:
        """Happening, the defender's abilities, step 13 (HR-ATK-15)."""
        return
        yield

    # -- Wound tokens (SQW) -----------------------------------------------------------------------

    def before_token(self, state: State, token: Token) -> Steps[None]:
        """Happening, the receiver's abilities (HR-WND-08): the token may be sent elsewhere."""
        return
        yield

    def after_token(self, state: State, receiver: Character) -> Steps[None]:
        """Happening, the receiver's abilities (HR-SQW-04): the token is placed, vanishing not checked yet."""
        return
        yield
