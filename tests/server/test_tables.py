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


def test_a_draft_tells_where_objects_lie_as_they_must_not(visitor: Visitors) -> None:
    anna = visitor()
    for text, trouble in (
        (SILL.replace("x = 18, y = 12", "x = 9, y = 7"), ("overlap", 0, 1)),
        (SILL.replace("x = 8", "x = 0.5"), ("border", 0, -1)),
    ):
        anna.post("/api/tables/home_raiders", {"text": text}, 422)
        draft = anna.post("/api/tables/home_raiders", {"text": text, "draft": True})
        assert [(one["what"], one["one"], one["other"]) for one in draft["troubles"]] == [trouble]
    mirrored = SILL.replace("depth = 24", "depth = 24\nmirrored = true")
    twins = anna.post("/api/tables/home_raiders", {"text": mirrored, "draft": True})
    assert [(thing["kind"], thing["entry"]) for thing in twins["things"]] == [
        ("mug", 0),
        ("mug", 0),
        ("notebook", 1),
        ("notebook", 1),
    ]
    overlaps = [(one["what"], one["one"], one["other"]) for one in twins["troubles"]]
    assert overlaps == [("overlap", 2, 3)]  # near the middle an object meets its twin
    assert {"mug", "phone"} <= {kind["id"] for kind in twins["kinds"]}
