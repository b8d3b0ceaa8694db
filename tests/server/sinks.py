"""Where messages end up in tests: a mail server and a receiver of webhooks, both on this machine."""

from __future__ import annotations

import re
import socketserver
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec

from tests.server.serving import free_port


class MailSink:
    """Takes mail and keeps it.

    ``refuses`` is the status with which recipients are refused, if they are; ``dislikes`` is a word in the
    address of those whose mail is refused when it has been read.
    """

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = 0
        self.dislikes = ""
        self.port = free_port()
        self.up()

    def up(self) -> None:
        """Listen, on the same port as before."""
        sink = self

        class Session(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                sink.converse(self)

        class Listening(socketserver.ThreadingTCPServer):
            allow_reuse_address = True
            daemon_threads = True

        self._server = Listening(("127.0.0.1", self.port), Session)
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def down(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def converse(self, session: socketserver.StreamRequestHandler) -> None:
        def say(line: str) -> None:
            session.wfile.write(line.encode() + b"\r\n")

        say("220 sink")
        while line := session.rfile.readline().decode().strip():
            word = line.split()[0].upper()
            if word == "RCPT" and self.refuses:
                say(f"{self.refuses} not here")
            elif word == "DATA":
                say("354 go on")
                body = b""
                while (part := session.rfile.readline()) != b".\r\n":
                    body += part.removeprefix(b".") if part.startswith(b"..") else part
                mail = message_from_bytes(body, policy=policy.default)
                if self.dislikes and self.dislikes in mail["To"]:
                    say("554 not this one")
                    continue
                self.mails.append(mail)
                say("250 taken")
            elif word == "QUIT":
                say("221 bye")
                return
            else:
                say("250 fine")

    def to(self, address: str) -> list[EmailMessage]:
        """All mails to an address."""
        return [mail for mail in self.mails if mail["To"] == address]


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content()).replace("\r\n", "\n")


def link_in(mail: EmailMessage, place: str) -> str:
    """What follows a place of the site in a mail: a code or a key."""
    found = re.search(rf"/{place}/([\w-]+)", text_of(mail))
    assert found is not None
    return found[1]


class HookSink:
    """Takes what is posted to a webhook, and answers with a status; a redirection leads to itself."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.status = 204
        sink = self

        class Receiving(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                sink.got.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(sink.status)
                self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nothing to be read in a test."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Receiving)
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}/hook?who=anna"

    @property
    def messages(self) -> list[Any]:
        return [msgspec.json.decode(body) for _, body in self.got]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
