"""Ports that tests choose for servers stay theirs while the servers are down."""

from __future__ import annotations

import socket

import pytest

from tests.server.serving import free_port


def test_a_port_is_kept_from_others_and_servers_come_and_go_there() -> None:
    port = free_port()
    for _ in range(2):
        with socket.create_server(("127.0.0.1", port)), socket.create_connection(("127.0.0.1", port)):
            pass
        with socket.socket() as other, pytest.raises(OSError, match="in use"):
            other.bind(("127.0.0.1", port))
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port))
