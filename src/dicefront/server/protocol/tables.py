"""Tables of games that are played on one: what lies on them, and what the players may agree on."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from dicefront.server.protocol.basis import In, Small


class TableWish(In):
    """A ready-made table by its name, or one of one's own as the text of a file."""

    name: Small = ""
    text: Annotated[str, Meta(max_length=65_536)] = ""
    draft: bool = False
    """A table that is still being drawn may have objects in one another: they are told, not refused."""
