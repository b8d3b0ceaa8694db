"""Handing in a mail at the mail server, in a thread of its own."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from typing import Final

from dicefront.server.settings import MailServer

SECONDS: Final = 20.0


class MailDown(Exception):
    """The mail server takes no mail at all now."""


class AddressFailed(Exception):
    """The mail server does not take this mail, or none for this address: not now, or not at all."""

    def __init__(self, code: int) -> None:
        super().__init__(f"status {code}")


async def hand_in(server: MailServer, message: EmailMessage) -> None:
    """Hand in a mail; returns once the mail server answers for it."""
    await asyncio.to_thread(_hand_in, server, message)


def _hand_in(server: MailServer, message: EmailMessage) -> None:
    try:
        with _connect(server) as connection:
            if server.user:
                connection.login(server.user, server.password)
            connection.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        raise AddressFailed(next(iter(error.recipients.values()))[0]) from error
    except smtplib.SMTPDataError as error:  # what others get may be taken
        raise AddressFailed(error.smtp_code) from error
    except (OSError, smtplib.SMTPException) as error:
        raise MailDown(str(error)) from error


def _connect(server: MailServer) -> smtplib.SMTP:
    if server.tls == "tls":
        return smtplib.SMTP_SSL(
            server.host, server.port, timeout=SECONDS, context=ssl.create_default_context()
        )
    connection = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    if server.tls == "starttls":
        try:
            connection.starttls(context=ssl.create_default_context())
        except BaseException:
            connection.close()
            raise
    return connection
