"""Write answers in the form of the hand for the client: ``python -m tools.hand_forms [--check]``.

For every kind of question of every game: its gesture, and legal answers in the form of that gesture, samples
from outside the candidates first. A test of the client makes each of them by hand (``web/scripts/hands.js``);
the file is committed, and a test checks that it is fresh.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from dicefront.kernel.draw import Draw
from dicefront.kernel.game import game_ids
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import same
from dicefront.kernel.question import Question
from dicefront.kernel.testing import offered
from tests.conformance.registered import asked, form_of
from tests.kernel.test_gesture import CASES

PLACE = Path(__file__).resolve().parent.parent / "web" / "fixtures" / "hands.json"
SAMPLES = 24
EACH = 3
"""So many forms are kept of a question."""


def cases() -> list[dict[str, Json]]:
    """One case for every form of every kind of question, and the kernel's own cases of gestures."""
    found: list[dict[str, Json]] = []
    for name in game_ids():
        for kind, tables in sorted(asked(name).items()):
            questions = {form_of(table.pending[0]): table.pending[0] for table in reversed(tables)}
            for question in reversed(questions.values()):
                gesture = question.gesture().to_json()
                found.append({"kind": kind, "gesture": gesture, "forms": forms(question)})
    for gesture, good, _ in CASES:
        found.append({"kind": "kernel", "gesture": gesture.to_json(), "forms": good})
    return found


def forms(question: Question[Any]) -> list[Json]:
    """Answers as a hand gives them: first those that are no candidates, then one of every deed."""
    known = offered(question)
    samples = [question.sample(Draw(number)) for number in range(SAMPLES)]
    beyond = [one for one in samples if not any(same(question.write(one), other) for other in known)]
    picked: list[Json] = []
    for value in [*beyond[:EACH], *with_deeds(question, beyond), *question.options()[:EACH]]:
        form = question.in_hand(value)
        if not any(same(form, one) for one in picked):
            picked.append(form)
    return picked


def with_deeds(question: Question[Any], beyond: list[Any]) -> list[Any]:
    """For every deed an answer that uses it, one that is no candidate if there is one."""
    seen: dict[str, Any] = {}
    for value in [*beyond, *question.options()]:
        for name in deeds_in(question, value):
            seen.setdefault(name, value)
    return list(seen.values())


def deeds_in(question: Question[Any], value: Any) -> list[str]:
    """The names of the deeds that an answer uses."""
    form = question.in_hand(value) if question.gesture().deeds else None
    moves = form if isinstance(form, list) else []
    return [str(move[2]) for move in moves if isinstance(move, list) and len(move) > 2]


def written() -> str:
    """The file as it should be."""
    rows = ",\n".join(json.dumps(case, separators=(",", ":"), ensure_ascii=False) for case in cases())
    return f"[\n{rows}\n]\n"


def main() -> None:
    text = written()
    if "--check" in sys.argv:
        if not PLACE.is_file() or PLACE.read_text("utf-8") != text:
            sys.exit(f"{PLACE.name} is not fresh: run python -m tools.hand_forms")
        return
    PLACE.parent.mkdir(exist_ok=True)
    PLACE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
