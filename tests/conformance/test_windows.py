"""Contract 7, for every game: windows are declared once, and everything that is said about them fits."""

from __future__ import annotations

from typing import Any

from dicefront.kernel.errors import Refusal
from dicefront.kernel.game import Game
from dicefront.kernel.question import Question
from dicefront.text.messages import LANGUAGES, Messages
from tests.conformance.registered import asked, every_game, paragraphs


def met(game: Game[Any]) -> dict[str, list[tuple[Any, Question[Any]]]]:
    """The windows that random games come to, with the state and the question."""
    found: dict[str, list[tuple[Any, Question[Any]]]] = {}
    for kind in game.windows:
        for table in asked(game.id).get(kind, []):
            found.setdefault(kind, []).append((table.state, table.pending[0]))
    return found


@every_game
def test_windows_cite_paragraphs_and_have_names(game: Game[Any]) -> None:
    for kind, window in game.windows.items():
        assert kind == window.kind
        assert kind.startswith(f"{game.id}.")
        assert window.rule in paragraphs(game)
        name = f"{game.id}.web.window-" + kind.removeprefix(f"{game.id}.").replace(".", "-")
        for language in LANGUAGES:
            assert Messages(language).has(name), f"{name} in {language}"
            for policy in window.policies:
                assert Messages(language).has(f"{game.id}.web.policy-{policy}"), f"{policy} in {language}"


@every_game
def test_every_window_is_a_kind_of_question_that_is_asked(game: Game[Any]) -> None:
    assert set(game.windows) <= set(asked(game.id)), "a window that no game comes to"


@every_game
def test_declining_and_every_policy_give_legal_answers(game: Game[Any]) -> None:
    for kind, moments in met(game).items():
        window = game.windows[kind]
        for state, question in moments:
            policies = [policy(state, question) for policy in window.policies.values()]
            for answer in [question.decline(), *policies]:
                assert not isinstance(question.read(question.write(answer)), Refusal), (
                    f"{question!r}: {answer!r}"
                )


@every_game
def test_the_questions_of_a_window_are_secret_if_it_says_so(game: Game[Any]) -> None:
    """A step of the own turn hides something where its player may hide something."""
    for kind, moments in met(game).items():
        window = game.windows[kind]
        allowed = [window.secret] if window.interrupts else [window.secret, False]
        assert all(question.secret in allowed for _, question in moments), kind


@every_game
def test_the_questions_of_a_window_are_reactions(game: Game[Any]) -> None:
    """Contract 7: standing choices need no lists, so a question says by itself that it interrupts."""
    for kind, moments in met(game).items():
        reacts = any(question.reaction for _, question in moments)
        assert reacts == game.windows[kind].interrupts, f"{kind} interrupts: {reacts}"
