"""The words of mails, in the language of their reader: the code that confirms an address, and the digest."""

from __future__ import annotations

from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import urlsplit

from dicefront.server.post.news import News
from dicefront.server.settings import MailServer
from dicefront.server.store.channels import Channel
from dicefront.server.store.rows import MatchRow
from dicefront.text.messages import Messages

MINUTE, HOUR, DAY = 60, 3600, 86_400
WRITTEN = policy.SMTP.clone(max_line_length=300)
"""Links stay in one line: some mail programs read no header that is folded before its first word."""


class Letterhead:
    """What all mails of a site share."""

    def __init__(self, server: MailServer, public: str) -> None:
        self.server = server
        self.public = public

    def mail(self, channel: Channel, subject: str, lines: list[str], now: float) -> EmailMessage:
        """A mail with the way out of it: a link in the text, and one for mail programs (RFC 8058)."""
        words = Messages(channel.language)
        stop = f"{self.public}/unsubscribe/{channel.key}"
        message = EmailMessage(policy=WRITTEN)
        message["From"] = self.server.sender
        message["To"] = channel.target
        message["Subject"] = subject
        message["Date"] = formatdate(now)
        message["Message-ID"] = make_msgid(domain=urlsplit(self.public).hostname)
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        end = ["", "-- ", words.text("mail.settings", {"address": f"{self.public}/me"})]
        text = "\n".join([*lines, *end, words.text("mail.stop", {"address": stop}), ""])
        message.set_content(text, cte="quoted-printable")
        message["Content-Language"] = channel.language
        return message

    def code(self, channel: Channel, code: str, now: float) -> EmailMessage:
        """The mail that asks whether an address is its owner's wish; nobody can put own words into it."""
        words = Messages(channel.language)
        lines = [
            words.text("mail.code-asked", {"site": self.public}),
            "",
            f"{self.public}/confirm/{code}",
            "",
            words.text("mail.code-else"),
        ]
        return self.mail(channel, words.text("mail.code-subject"), lines, now)

    def digest(
        self, channel: Channel, name: str, news: list[News], rows: dict[str, MatchRow], now: float
    ) -> EmailMessage:
        """Where it is somebody's turn, the most urgent first, and what has ended."""
        words = Messages(channel.language)
        waiting = sorted((one for one in news if one.kind != "over"), key=lambda one: -one.told.stage)
        over = [one for one in news if one.kind == "over"]
        lines = [words.text("mail.hello", {"name": plain(name)})]
        for title, part in (("mail.turns", waiting), ("mail.ended", over)):
            if part:
                lines += ["", words.text(title)]
                lines += [self._line(words, one, rows[one.match]) for one in part]
        lines += ["", words.text("mail.how-often")]
        return self.mail(channel, subject_of(words, waiting, over), lines, now)

    def _line(self, words: Messages, news: News, row: MatchRow) -> str:
        place = "r" if news.kind == "over" else "g"
        what = result_of(words, news, row) if news.kind == "over" else time_of(words, news)
        about = {"game": words.text(f"{news.game}.title"), "others": others_of(words, news, row)}
        end = f": {what}" if what else ""
        return f"* {words.text('mail.match', about)}{end}\n  {self.public}/{place}/{row.id}"


def subject_of(words: Messages, waiting: list[News], over: list[News]) -> str:
    if any(one.kind == "tenth" for one in waiting):
        return words.text("mail.subject-tenth", {"count": len(waiting)})
    if any(one.kind == "half" for one in waiting):
        return words.text("mail.subject-half", {"count": len(waiting)})
    if waiting:
        return words.text("mail.subject-turns", {"count": len(waiting)})
    return words.text("mail.subject-ended", {"count": len(over)})


def others_of(words: Messages, news: News, row: MatchRow) -> str:
    """Against whom a match is played."""
    others = [one for one in row.seats if one.seat != news.seat]
    unnamed = {"computer": words.text("mail.computer")}
    return ", ".join(unnamed.get(one.kind) or plain(one.name) or words.text("mail.nobody") for one in others)


def time_of(words: Messages, news: News) -> str:
    """How much time is left for a decision; nothing without a clock over days."""
    left = news.left
    if left is None:
        return ""
    if left <= 0:
        return words.text("mail.no-time")
    if left >= 2 * DAY:
        return words.text("mail.days-left", {"count": int(left // DAY)})
    if left >= 2 * HOUR:
        return words.text("mail.hours-left", {"count": int(left // HOUR)})
    return words.text("mail.minutes-left", {"count": max(1, int(left // MINUTE))})


def result_of(words: Messages, news: News, row: MatchRow) -> str:
    places = [] if row.outcome is None else row.outcome["places"]
    if len(set(places)) < 2:
        return words.text("mail.drawn")
    return words.text("mail.won" if places[news.seat] == 1 else "mail.lost")


def plain(name: str) -> str:
    """A name as one line of text."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
