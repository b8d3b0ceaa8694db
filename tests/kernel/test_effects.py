"""What lasts on a piece."""

import pytest

from dicefront.kernel.effects import GAME, NO_EFFECTS, ROUND, TURN, Effect, Effects, EffectsCodec
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json

STUNNED = Effect("stun", ROUND, 3, 7)
HASTY = Effect("haste", TURN)
SOME = NO_EFFECTS.plus(STUNNED).plus(HASTY)
CODEC = EffectsCodec([TURN, ROUND, GAME])


def test_effects_are_never_changed() -> None:
    assert not NO_EFFECTS.has("stun")
    assert SOME.has("stun")
    assert SOME.all == [STUNNED, HASTY]
    assert SOME.plus(Effect("stun", ROUND, 3, 7)) is SOME
    assert SOME.plus(Effect("stun", ROUND, 3, 8)).values("stun") == [7, 8]
    assert SOME.named("haste") == [HASTY]


def test_they_end_by_name_and_by_moment() -> None:
    assert SOME.without("stun").all == [HASTY]
    assert SOME.without("nothing") is SOME
    assert SOME.after(TURN).all == [STUNNED]
    assert SOME.after(TURN).after(ROUND).all == []
    assert NO_EFFECTS.after(TURN) is NO_EFFECTS
    assert SOME.prolonged(TURN, ROUND).all == [STUNNED, Effect("haste", ROUND)]


def test_they_are_written_down_and_read_again() -> None:
    written = CODEC.encode(SOME)
    assert written == [["stun", "round", 3, 7], ["haste", "turn", -1, 0]]
    again = CODEC.decode(written, "here")
    assert isinstance(again, Effects)
    assert again.all == SOME.all


@pytest.mark.parametrize(
    "wrong", [{}, [1], [["stun", "round", 3]], [["stun", "never", 3, 7]], [["stun", "turn", "x", 7]]]
)
def test_what_is_no_effect_is_refused(wrong: Json) -> None:
    with pytest.raises(BadData, match="here"):
        CODEC.decode(wrong, "here")
