"""A printed sheet: lines, boxes, dots and texts on pages, written as SVG or as PDF.

Lengths are points (a 72nd of an inch) from the upper left corner of a page. Texts are Helvetica, which every
reader of PDF has, so a sheet needs no fonts and no library.
"""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape, quoteattr

A4: Final = (595, 842)
MARGIN: Final = 36

NARROW: Final = "iljtfrI.,:;'|!()[] -"
WIDE: Final = "mwMWABCDEGHKNOPQRSUVXYZ%&@"
CURVE: Final = 0.5523
"""A quarter of a circle as a curve: the distance of its control points."""


def width_of(text: str, size: float) -> float:
    """About how wide a text is, rather too wide than too narrow."""
    return sum(size * (0.33 if one in NARROW else 0.74 if one in WIDE else 0.56) for one in text)


def wrapped(text: str, size: float, width: float) -> list[str]:
    """A text as lines that fit a width."""
    lines: list[str] = []
    for word in text.split():
        if lines and width_of(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


class Mark:
    """Something on a page: how SVG and how PDF write it."""

    def __init__(self, svg: str, pdf: str) -> None:
        self.svg = svg
        self.pdf = pdf


class Sheet:
    """Pages to draw on; everything goes onto the last one."""

    def __init__(self, title: str, size: tuple[int, int] = A4) -> None:
        self.title = title
        self.width, self.height = size
        self.pages: list[list[Mark]] = [[]]

    def new_page(self) -> None:
        self.pages.append([])

    def _add(self, svg: str, pdf: str) -> None:
        self.pages[-1].append(Mark(svg, pdf))

    def box(
        self, x: float, y: float, width: float, height: float, fill: str = "", line: str = "#000000"
    ) -> None:
        """A rectangle; colours are ``#rrggbb``, an empty one is not painted."""
        paint = f'fill="{fill or "none"}" stroke="{line or "none"}"'
        svg = f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" {paint} stroke-width="0.7"/>'
        path = f"{x:.2f} {self.height - y - height:.2f} {width:.2f} {height:.2f} re"
        self._add(svg, f"{_colours(fill, line)} 0.7 w {path} {_paint(fill, line)}")

    def dot(self, x: float, y: float, radius: float, fill: str = "", line: str = "#000000") -> None:
        """A circle round a point."""
        paint = f'fill="{fill or "none"}" stroke="{line or "none"}"'
        svg = f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" {paint} stroke-width="0.7"/>'
        up, reach = self.height - y, CURVE * radius
        r = radius
        parts = [f"{x + r:.2f} {up:.2f} m"]
        for ax, ay, bx, by, cx, cy in (
            (r, reach, reach, r, 0, r),
            (-reach, r, -r, reach, -r, 0),
            (-r, -reach, -reach, -r, 0, -r),
            (reach, -r, r, -reach, r, 0),
        ):
            numbers = (x + ax, up + ay, x + bx, up + by, x + cx, up + cy)
            parts.append(" ".join(f"{number:.2f}" for number in numbers) + " c")
        self._add(svg, f"{_colours(fill, line)} 0.7 w {' '.join(parts)} {_paint(fill, line)}")

    def text(
        self, x: float, y: float, text: str, size: float = 9, bold: bool = False, colour: str = "#000000"
    ) -> None:
        """A line of text on its base line."""
        weight = ' font-weight="bold"' if bold else ""
        svg = f'<text x="{x:g}" y="{y:g}" font-size="{size:g}"{weight} fill="{colour}">{escape(text)}</text>'
        shown = text.replace("″", '"').encode("cp1252", "replace").decode("cp1252")
        for sign in ("\\", "(", ")"):
            shown = shown.replace(sign, "\\" + sign)
        font = "F2" if bold else "F1"
        place = f"{x:.2f} {self.height - y:.2f} Td"
        self._add(svg, f"{_rgb(colour)} rg BT /{font} {size:g} Tf {place} ({shown}) Tj ET")

    # -- writing --------------------------------------------------------------------------------

    def to_svg(self) -> str:
        """All pages below each other in one drawing."""
        total = self.height * len(self.pages)
        size = f'width="{self.width}pt" height="{total}pt" viewBox="0 0 {self.width} {total}"'
        font = 'font-family="Helvetica, Arial, sans-serif"'
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font}>',
            f"<title>{escape(self.title)}</title>",
            f'<rect width="{self.width}" height="{total}" fill="#ffffff"/>',
        ]
        for number, marks in enumerate(self.pages):
            lines.append(f"<g transform={quoteattr(f'translate(0 {number * self.height})')}>")
            lines += [mark.svg for mark in marks]
            lines.append("</g>")
        return "\n".join([*lines, "</svg>", ""])

    def to_pdf(self) -> bytes:
        """The pages as a PDF 1.4 document with the two standard fonts."""
        count = len(self.pages)
        kids = " ".join(f"{5 + 2 * number} 0 R" for number in range(count))
        bodies: list[bytes] = [
            b"<< /Type /Catalog /Pages 2 0 R >>",
            f"<< /Type /Pages /Kids [{kids}] /Count {count} >>".encode(),
            _font("Helvetica"),
            _font("Helvetica-Bold"),
        ]
        for number, marks in enumerate(self.pages):
            content = "\n".join(mark.pdf for mark in marks).encode("cp1252", "replace")
            bodies.append(
                f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {self.width} {self.height}] "
                f"/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents {6 + 2 * number} 0 R >>".encode()
            )
            bodies.append(b"<< /Length %d >>\nstream\n%s\nendstream" % (len(content), content))
        return _document(bodies)


def _font(name: str) -> bytes:
    return f"<< /Type /Font /Subtype /Type1 /BaseFont /{name} /Encoding /WinAnsiEncoding >>".encode()


def _document(bodies: list[bytes]) -> bytes:
    """Numbered objects with the table of where each begins."""
    out = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    starts: list[int] = []
    for number, body in enumerate(bodies, start=1):
        starts.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(bodies) + 1)
    for start in starts:
        out += b"%010d 00000 n \n" % start
    out += b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(bodies) + 1, table)
    return bytes(out)


def _rgb(colour: str) -> str:
    return " ".join(f"{int(colour[place : place + 2], 16) / 255:.3f}" for place in (1, 3, 5))


def _colours(fill: str, line: str) -> str:
    parts = ([f"{_rgb(fill)} rg"] if fill else []) + ([f"{_rgb(line)} RG"] if line else [])
    return " ".join(parts)


def _paint(fill: str, line: str) -> str:
    return "B" if fill and line else "f" if fill else "S"
