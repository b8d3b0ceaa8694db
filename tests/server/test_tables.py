"""Tables before a match: ready-made ones and files of one's own, and what is agreed about each object."""

from __future__ import annotations

import json

import pytest

from tests.server.serving import Visitors

SILL = """
id = "windowsill"
width = 30
depth = 24
objects = [
  { kind = "mug", x = 8, y = 6.5 },
  { kind = "notebook", x = 18, y = 12, turn = 30, movable = false, uneven = true },
]
"""


@pytest.mark.rule("HR-TAB-03")
@pytest.mark.rule("HR-TAB-04")
def test_a_table_tells_its_objects_and_is_played_as_agreed(visitor: Visitors) -> None:
    anna = visitor()
    ready = anna.post("/api/tables/home_raiders", {"name": "bedside-table"})
    assert (ready["name_nl"], ready["mirrored"]) == ("Nachtkastje", True)
    mug = next(one for one in ready["objects"] if one["kind"] == "mug")
    assert (mug["movable"], mug["uneven"]) == (True, False)  # as is usual for a mug
    own = anna.post("/api/tables/home_raiders", {"text": SILL})
    flags = [(one["kind"], one["movable"], one["uneven"]) for one in own["objects"]]
    assert flags == [("mug", True, False), ("notebook", False, True)]
    assert anna.post("/api/tables/home_raiders", {"text": json.dumps(own["table"])}) == own
    own["table"]["objects"][0]["uneven"] = True
    made = anna.post("/api/matches", {"game": "home_raiders", "options": {"table": own["table"], "stars": 4}})
    assert made["match"]["options"]["table"]["objects"][0]["uneven"] is True


def test_a_file_that_does_not_fit_says_what_and_where(visitor: Visitors) -> None:
    anna = visitor()
    for text, where in (
        (SILL.replace("mug", "piano"), "table: objects 1.kind"),
        (SILL.replace("x = 8", "x = 29.5"), "table.objects"),
        ("width = ", "table"),
        ("{", "table"),
        ("{}", "table"),
    ):
        problem = anna.post("/api/tables/home_raiders", {"text": text}, 422)
        assert str(problem["note"]["args"]["where"]).startswith(where), problem
    anna.post("/api/tables/home_raiders", {"name": "moon"}, 422)
    anna.post("/api/tables/chessboard", {"name": "desk"}, 404)
