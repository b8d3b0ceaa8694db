"""Pictures of the measured table at every size, day and night: ``python -m tests.browser.pictures``.

A picture is kept as mean colours of a coarse grid, without words: fonts and the edges of lines differ between
machines, so a comparison leaves room for both and finds what is missing, misplaced or in a wrong colour.
"""

from __future__ import annotations

import base64
import json
import tempfile
from pathlib import Path
from typing import Any

from tests.browser.driver import Person, Site, start_browser
from tests.browser.matches import from_sample

KEPT = Path(__file__).with_suffix(".json")
GAMES = ("home_raiders", "spherewars")
SIZES = ((1440, 900), (1280, 800), (1024, 768), (768, 1024), (390, 844), (844, 390))
CELLS = 16
MEAN, MOST = 1.5, 15.0
"""So far the mean of all cells and a single one may be from what is kept, of 255 shades."""
TRIES = 40

ONLY_THE_TABLE = """
.table > :not(.stage), .stage > :not(.camera), .camera text, .camera foreignObject,
.camera [data-testid=labels] { visibility: hidden !important; }
"""
DRESS = """
(style) => {
  const sheet = new CSSStyleSheet();  // which the content policy of the page allows
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}
"""
GRID = """
async ([picture, cells]) => {
  const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext('2d');
  brush.drawImage(image, 0, 0);
  const { data } = brush.getImageData(0, 0, image.width, image.height);
  const sums = Array.from({ length: cells * cells }, () => [0, 0, 0, 0]);
  for (let y = 0; y < image.height; y++) for (let x = 0; x < image.width; x++) {
    const sum = sums[Math.floor((y * cells) / image.height) * cells + Math.floor((x * cells) / image.width)];
    const at = 4 * (y * image.width + x);
    for (const part of [0, 1, 2]) sum[part] += data[at + part];
    sum[3] += 1;
  }
  return sums.flatMap(([r, g, b, count]) => [r, g, b].map((one) => Math.round(one / count)));
}
"""


def rasters(person: Person, blank: Any, kept: dict[str, list[int]] | None = None) -> dict[str, list[int]]:
    """Every picture by its name; the blank page reads them.

    A page that was resized draws a few times until the table fits: pictures are taken until one looks as it
    was kept, or, where nothing is kept, until two in a row are the same.
    """
    page = person.page
    found: dict[str, list[int]] = {}
    for game in GAMES:
        from_sample(person, game, f"{game}.turn.activate")
        page.evaluate(DRESS, ONLY_THE_TABLE)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            page.wait_for_selector(f"html[data-theme={scheme}]")
            for width, height in SIZES:
                name = f"{game} {width}x{height} {scheme}"
                page.set_viewport_size({"width": width, "height": height})
                before: list[int] | None = None
                for _ in range(TRIES):
                    page.wait_for_function(SETTLED, arg=[width, height])
                    seen = raster(page, blank)
                    if seen == before if kept is None else is_alike(seen, kept[name]):
                        break
                    before = seen
                found[name] = seen
    return found


def raster(page: Any, blank: Any) -> list[int]:
    """The table as it is drawn now."""
    table = page.query_selector("[data-testid=ground]").bounding_box()
    picture = page.screenshot(clip=table, animations="disabled")
    return [*blank.evaluate(GRID, [base64.b64encode(picture).decode(), CELLS])]


SETTLED = """
([width, height]) => innerWidth === width && innerHeight === height
  && document.querySelector('.moved').style.transform === 'none'
  && document.querySelector('.table').clientWidth === width
"""


def differences(seen: list[int], kept: list[int]) -> tuple[float, int]:
    """How far two rasters are apart: the mean of all cells, and the furthest."""
    apart = [abs(one - other) for one, other in zip(seen, kept, strict=True)]
    return sum(apart) / len(apart), max(apart)


def is_alike(seen: list[int], kept: list[int]) -> bool:
    mean, most = differences(seen, kept)
    return mean <= MEAN and most <= MOST


def read() -> dict[str, list[int]]:
    """What is kept."""
    kept: dict[str, str] = json.loads(KEPT.read_text("utf-8"))
    return {name: list(bytes.fromhex(raster)) for name, raster in kept.items()}


def main() -> None:
    site = Site(Path(tempfile.mkdtemp()))
    site.start()
    browser, running = start_browser()
    try:
        found = rasters(Person(browser, site), browser.new_page())
    finally:
        browser.close()
        running.stop()
        site.stop()
    written = {name: bytes(raster).hex() for name, raster in found.items()}
    KEPT.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
