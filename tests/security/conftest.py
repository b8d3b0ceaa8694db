"""The server and the visitors of the tests of the server."""

from tests.server.conftest import server, visitor

__all__ = ["server", "visitor"]
