"""The cookie that holds the key of a visitor."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

COOKIE: Final = "dicefront"
COOKIE_SECONDS: Final = 400 * 24 * 3600


def set_cookie(response: Response, key: str, secure: bool) -> None:
    """Keep the key in the browser, out of the reach of scripts and of other sites."""
    response.set_cookie(
        COOKIE, key, max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure
    )


def clear_cookie(response: Response, secure: bool) -> None:
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=secure)
