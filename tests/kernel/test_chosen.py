"""Options in force: read once for each list, never the list of somebody else, and judged when read back."""

import pytest

from dicefront.kernel.chosen import KEPT, Chosen, ChosenCodec, Reader
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json


class Numbers(Chosen):
    def __init__(self, chosen: dict[str, Json]) -> None:
        super().__init__(chosen)
        self.read_from = chosen


def complete(given: Json) -> dict[str, Json]:
    if not isinstance(given, dict) or "size" not in given:
        raise BadData("options.size", "a size", given)
    return {"colour": "red", **given}


def test_the_same_list_is_read_once() -> None:
    reader = Reader(Numbers)
    first = reader.of({"size": 3})
    assert reader.of({"size": 3}) is first
    assert reader.of({"size": 4}) is not first


def test_a_list_that_is_changed_later_changes_nothing() -> None:
    reader = Reader(Numbers)
    table: dict[str, Json] = {"width": 30}
    given: dict[str, Json] = {"size": 3, "table": table}
    found = reader.of(given)
    table["width"] = 20
    assert found.chosen == {"size": 3, "table": {"width": 30}}
    assert reader.of(given) is not found


def test_only_the_latest_lists_are_remembered() -> None:
    reader = Reader(Numbers)
    first = reader.of({"size": 0})
    for size in range(1, KEPT):
        reader.of({"size": size})
    assert reader.of({"size": 0}) is first
    reader.of({"size": KEPT})
    assert reader.of({"size": 0}) is not first
    assert len(reader.known) < KEPT


def test_options_are_written_as_their_list_and_completed_when_read() -> None:
    reader = Reader(Numbers)
    codec = ChosenCodec(complete, reader.of)
    assert codec.encode(reader.of({"size": 3})) == {"size": 3}
    assert codec.decode({"size": 3}, "state.options").chosen == {"colour": "red", "size": 3}
    with pytest.raises(BadData, match=r"state\.options"):
        codec.decode([], "state.options")
    with pytest.raises(BadData, match=r"options\.size"):
        codec.decode({}, "state.options")
