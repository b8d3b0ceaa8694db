"""Names of people: what may be in one, and which two look alike.

A login is ASCII. What must be found is therefore any text that looks like ASCII: compatibility forms by NFKC,
accents by their decomposition, and the letters of other scripts by the table below. See decision 17.
"""

from __future__ import annotations

import unicodedata
from typing import Final

UNSEEN: Final = frozenset(["Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"])
"""Categories of characters that are not drawn, or that change how others are: controls, zero-width, bidi."""

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks by their category that are drawn as nothing."""

MARKS: Final = 3
"""So many accents may follow each other: more are drawn over the lines above and below."""

MIXED: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")
"""Scripts that share shapes of letters: a name has the letters of one of them alone."""

ALIKE: Final = [
    ("АВЕЗКМНОРСТУХІЈЅҺԚԜӀ", "ABE3KMHOPCTYXIJSHQWl"),
    ("авегиікмнопрстухьһѕјԁԛԝѵӏ", "aberuikmhonpctyxbhsjdqwvl"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
    ("αβγεηικνορστυχωϲ", "abyenikvopotuxwc"),
    ("ՕՍՏԼաոսցօյհզ", "OUSLunugojhq"),
    ("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ", "ABCDEGHJKLMPRSTVWZ"),
    ("łøđħŧɑɡ", "lodhtag"),
    ("iı1|ǀɩʟ", "lllllll"),
    ("0", "o"),
]
"""Characters, and those of ASCII that they are taken for: Cyrillic, Greek, Armenian, Cherokee, others."""

LOOKS_LIKE: Final = {
    ord(one): other for alike, taken_for in ALIKE for one, other in zip(alike, taken_for, strict=True)
}


def skeleton(text: str) -> str:
    """How a name looks at a glance: two names with the same one are taken for each other."""
    drawn = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text))
    bare = "".join(one for one in drawn if unicodedata.category(one) not in ("Mn", "Me", "Cf"))
    small = bare.translate(LOOKS_LIKE).casefold().translate(LOOKS_LIKE)  # a capital has a shape of its own
    return " ".join(small.replace("rn", "m").replace("vv", "w").split())


def kept(text: str) -> str:
    """A name as it is kept: composed, and with single spaces."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def unseen_in(name: str) -> str | None:
    """The first character of a name that is not drawn, or drawn over others; ``None`` if there is none."""
    marks = 0
    for one in name:
        category = unicodedata.category(one)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category in UNSEEN or one in BLANK or marks > MARKS:
            return f"U+{ord(one):04X}"
    return None


def is_mixed(name: str) -> bool:
    """Whether a name has letters of several scripts that share shapes."""
    return len(scripts_of(name)) > 1


def scripts_of(text: str) -> set[str]:
    """The scripts among those that share shapes of letters."""
    return {
        script
        for one in text
        if one.isalpha()
        for script in MIXED
        if unicodedata.name(one, "").startswith((f"{script} ", f"FULLWIDTH {script} "))
    }
