"""Questions that a test puts on the wire of a page, for gestures that no game asks for at the moment.

The page is that of a real match. What the page tries is judged by the test: a form that is listed as bad is
refused, every other one is legal. What the page answers is kept.
"""

from __future__ import annotations

from typing import Any

from tests.browser.driver import Person

ASKER = """
{
  const Real = window.WebSocket;
  window.answers = [];
  window.tries = 0;
  let told = null;
  let asked = null;
  const blank = { note: null, piece: null, space: null, target: null, point: null, chances: [], notes: [],
    marks: [], detail: null, form: null };
  const reply = (socket, line, message) => socket.onmessage({ data: `${line}:${JSON.stringify(message)}` });
  window.WebSocket = class extends Real {
    constructor(address) {
      super(address);
      this.addEventListener('message', ({ data }) => {
        const mark = String(data).indexOf(':');
        const message = JSON.parse(String(data).slice(mark + 1));
        if (message.snapshot?.question) told = { socket: this, line: String(data).slice(0, mark), message };
      });
    }
    send(text) {
      const mark = text.indexOf(':');
      const line = text.slice(0, mark);
      const message = asked && mark > 0 ? JSON.parse(text.slice(mark + 1)) : {};
      const { id, type, value } = message;
      if (type === 'try') {
        window.tries += 1;
        const bad = asked.bad === 'all' || asked.bad.includes(JSON.stringify(value));
        const note = { id: 'kernel.not_an_option', args: { options: 1 }, rule: 'HR-GEN-01' };
        const legal = { ...blank, answer: value, spelled: JSON.stringify(value) };
        const { marks } = asked;
        reply(this, line, bad ? { type: 'refused', id, code: 'illegal', note, marks }
          : { type: 'tried', id, candidate: legal });
      } else if (type === 'answer') {
        window.answers.push(value);
        reply(this, line, { type: 'done', id });
      } else if (type === 'look' && message.what === 'propose') {
        const { piece, x, y, made = [] } = message.args;
        const plan = [...made.filter((one) => one[0] !== piece), [piece, [[x, y]]]];
        const data = { plan, ways: [], formation: { links: [], linked: true, distance: 0 }, note: null };
        reply(this, line, { type: 'looked', id, what: 'propose', data });
      } else if (type === 'look' && message.what === 'nearest') {
        const point = asked.near?.every?.(Number.isFinite) ? asked.near : null;
        const near = asked.near && { ...blank, answer: asked.near, spelled: '', point };
        reply(this, line, { type: 'looked', id, what: 'nearest', data: near });
      } else if (type === 'look' && message.what === 'candidates') {
        const data = asked.list.slice(message.args.first, message.args.first + 100);
        reply(this, line, { type: 'looked', id, what: 'candidates', data });
      } else super.send(text);
    }
  };
  window.offered = () => told.message.snapshot.question.candidates;
  window.ask = (gesture, { bad, near, marks, names, offers }) => {
    const { socket, line, message } = told;
    const { question, ...rest } = message.snapshot;
    const number = (window.number = (window.number ?? 100000) + 1);
    const empty = { items: [], low: 0, high: 0, optional: false, turn: false, places: [], of: [], deeds: [] };
    const named = names.map((name, answer) => ({ ...blank, answer, spelled: name }));
    const list = [...named, ...offers.map((one) => ({ ...blank, spelled: String(one.answer), ...one }))];
    asked = { bad, near, marks, list };
    const put = { ...question, number, gesture: { ...empty, ...gesture }, finite: false,
      candidates: list.slice(0, 100), more: Math.max(0, list.length - 100), barred: [], notes: [],
      chances: [], piece: null };
    const snapshot = { ...rest, question: put };
    reply(socket, line, { type: 'update', events: [], last: message.last, snapshot, back: null, key: null });
    return String(number);
  };
}
"""


def ask(
    person: Person,
    bad: list[str] | str | None = None,
    near: Any = None,
    marks: list[dict[str, Any]] | None = None,
    names: list[str] | None = None,
    offers: list[dict[str, Any]] | None = None,
    **gesture: Any,
) -> None:
    """Ask for a gesture, and wait until the page does.

    Forms in ``bad`` are refused, with these ``marks``, and ``near`` is what comes nearest and is legal;
    ``names`` are what the candidates are called, whose numbers are the answers. ``offers`` are candidates
    with what their signs show, for gestures that one press makes.
    """
    more = {
        "bad": bad or [],
        "near": near,
        "marks": marks or [],
        "names": names or [],
        "offers": offers or [],
    }
    number = person.page.evaluate("([gesture, more]) => window.ask(gesture, more)", [gesture, more])
    made = "" if names or offers else "[data-testid=hand]"
    person.page.wait_for_selector(f".table[data-number='{number}'] {made}", state="attached")


def settled(person: Person) -> bool:
    """Whether what is in the hand was found legal, once it was judged."""
    person.page.wait_for_selector("[data-testid=hand][data-asking=false]", state="attached")
    return bool(person.page.get_attribute("[data-testid=hand]", "data-legal") == "true")


def answered(person: Person) -> Any:
    """What the page sent last."""
    person.page.wait_for_function("() => window.answers.length > 0")
    return person.page.evaluate("window.answers.splice(0).at(-1)")


def offered(person: Person) -> list[dict[str, Any]]:
    """What the match itself offers: candidates with their signs."""
    found: list[dict[str, Any]] = person.page.evaluate("window.offered()")
    return found
