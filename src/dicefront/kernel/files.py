"""Files that players bring along."""

from __future__ import annotations

from dicefront.kernel.errors import BadData


def text_of(path: str) -> str:
    """The text of a file; ``BadData`` says why it cannot be read."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except OSError as error:
        raise BadData(path, "a readable file", error.strerror) from error
    except UnicodeDecodeError as error:
        raise BadData(path, "text in UTF-8", f"byte {error.start}") from error
