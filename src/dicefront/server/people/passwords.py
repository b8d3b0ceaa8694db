"""Passwords that are tried first by anybody who guesses, and are therefore refused."""

from __future__ import annotations

from typing import Final

from dicefront.server.problems import Failed
from dicefront.server.registry import known_games

LEAST: Final = 10
"""So many characters at least: shorter ones are guessed by trying them all."""

DIFFERENT: Final = 5
"""So many different characters at least."""

ROWS: Final = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "azertyuiop",
    "qwertzuiop",
    "1q2w3e4r5t6y7u8i9o0p",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "qazwsxedcrfvtgbyhnujm",
    "!@#$%^&*()",
]
"""Along these a finger or a tongue runs by itself."""

BREAKS: Final = 2
"""A password that leaves such a row no more often than this is one."""

PLAIN: Final = str.maketrans("0134578@$!", "oieastbasi")
"""Characters that are put in place of letters."""

LIST: Final = """
password passwort passwd passphrase wachtwoord welkom welcome willkommen letmein changeme secret geheim
admin administrator root superuser login user username guest default master system server computer
internet iloveyou ikhouvanjou loveyou lovely love princess prinses sunshine rainbow butterfly flower
chocolate cookie football voetbal soccer baseball basketball hockey tennis liverpool chelsea arsenal
barcelona realmadrid manchester ajax feyenoord psv juventus monkey dragon tiger shadow superman batman
spiderman starwars pokemon minecraft naruto trustno whatever nothing something anything freedom forever
michael michelle jessica jennifer ashley charlie daniel thomas jordan robert andrew joshua matthew
amanda nicole samantha alexander alexandra christian christina elizabeth benjamin william victoria
summer winter spring autumn zomer herfst january february december november september october monday
friday sunday amsterdam rotterdam holland nederland netherlands belgium london england america
qwerty azerty qwertz abcdef asdfgh zxcvbn iamthebest thisisme mynameis ilovegod jesus jesuschrist
blessed angel angels babygirl family mother father brother sister hello hallo goodbye access
test testing tester demo sample example temporary private public dicefront tabletop wargame
correcthorsebatterystaple
"""
WORDS: Final = frozenset([*LIST.split(), *(game.replace("_", "") for game in known_games())])
"""What the commonest passwords are made of, without what people put before and behind."""


def check_password(password: str, login: str) -> None:
    """Refused if it is short, or among those that are guessed first."""
    if len(password) < LEAST:
        raise Failed(422, "short-password", {"least": LEAST})
    if is_common(password, login):
        raise Failed(422, "common-password")


def is_common(password: str, login: str) -> bool:
    """Whether a password is a word with something behind it, a row of keys, or the same again and again."""
    small = password.casefold()
    if len(set(small)) < DIFFERENT or breaks_in(small) <= BREAKS:
        return True
    small = once(small)
    guesses = {word_in(small), word_in(inside(small).translate(PLAIN)), word_in(small.translate(PLAIN))}
    return bool(guesses & (WORDS | {word_in(login.casefold()), ""}))


def inside(text: str) -> str:
    """A text without the figures and signs before and behind."""
    letters = [index for index, one in enumerate(text) if one.isalpha()]
    return text[letters[0] : letters[-1] + 1] if letters else ""


def word_in(text: str) -> str:
    return "".join(one for one in inside(text) if one.isalnum())


def once(text: str) -> str:
    """The part that a text repeats, or the text itself."""
    again = (text + text).find(text, 1)
    return text[:again]


def breaks_in(text: str) -> int:
    """How often the next character is not beside the last one in one of the rows."""
    pairs = [text[index : index + 2] for index in range(len(text) - 1)]
    return sum(
        pair[0] != pair[1] and not any(pair in row or pair[::-1] in row for row in ROWS) for pair in pairs
    )
