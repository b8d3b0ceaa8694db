"""The base class of what is shown to a reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from dicefront.kernel.ids import Json as Json
else:
    Json = Any  # the alias names itself, which the decoder does not follow


class Out(Struct, omit_defaults=False, kw_only=True):
    """Something the server sends."""
