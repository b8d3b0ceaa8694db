"""Armies to judge and to print."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from dicefront.parts.show.message import Json
from dicefront.server.protocol.basis import In


class ArmyOptions(In):
    """The options an army is built for."""

    options: dict[str, Json] | None = None


class ArmyDraft(In):
    """An army to judge under the options chosen now."""

    roster: Json
    options: dict[str, Json] | None = None


class ArmySheet(In):
    """An army to print: as a sheet, as cards or as a plain list."""

    roster: Json
    name: Annotated[str, Meta(max_length=60)] = ""
    options: dict[str, Json] | None = None
    kind: Literal["sheet", "cards", "plain"] = "sheet"
    format: Literal["pdf", "svg"] = "pdf"
    lang: Literal["en", "nl"] = "en"
