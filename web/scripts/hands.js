// Whatever may be answered can be made by hand: forms that the rules call legal are made step by step, as a hand does, and
// must come out as they are. The forms are written by tools/hand_forms.py.
import { readFileSync } from "node:fs";
import ts from "typescript";

const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
const { outputText } = ts.transpileModule(read("../src/table/hand.ts"), { compilerOptions: { target: "ES2022", module: "ESNext" } });
const hand = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
const cases = JSON.parse(read(process.argv[2] ?? "../fixtures/hands.json"));

/** One step after the other, as the page makes them. */
const MAKE = {
  pick_several: (gesture, held, form) => form.reduce((now, item) => hand.toggle(now, item), held),
  place_several: (_, held, form) => form.reduce((now, [item, place]) => hand.put(now, item, place), held),
  assign: (_, held, form) => form.reduce((now, [item, place]) => hand.put(now, item, place), held),
  split: (_, held, form) => form.reduce((now, [item, count]) => Array.from({ length: count }).reduce((then) => hand.share(then, item, 1), now), held),
  place_point: (gesture, held, form) => (gesture.turn && form.length > 3 ? hand.turnBy(hand.pointTo(gesture, held, form), form[3]) : hand.pointTo(gesture, held, form)),
  number: (_, held, form) => ({ ...held, number: form }),
  path(gesture, held, form) {
    if (typeof form === "number") return hand.anyWay(held, form);
    const way = form.reduce((now, at) => hand.goOn(now, at), held);
    const isBent = gesture.of[0] !== "space" && form.length > 0;
    return isBent ? hand.shorten(hand.goOn(hand.bend(hand.bend(way, 0, [-1, -1]), 0, form[0]), [-2, -2])) : way;
  },
  order(gesture, held, form) {
    let now = held;
    form.forEach((item, to) => {
      const at = () => now.picked.findIndex((one) => hand.same(one, item));
      while (at() > to) now = hand.shift(gesture, now, item, -1);
    });
    return now;
  },
  moves: (gesture, held, form) => form.reduce((now, [figure, way, deed, ...more]) => made(gesture, now, figure, way, deed, more), held),
};

function made(gesture, held, figure, way, deed, more) {
  let now = deed ? hand.doing(gesture, held, figure, deed) : held;
  const takes = deed ? hand.deedOf(gesture, figure, deed)?.takes : "";
  if (way.length > 0 || !deed) now = hand.walk(now, figure, way);
  if (takes === "places") for (const [other, ...place] of more[0]) now = hand.carrying(now, figure, other, place);
  else if (more.length > 0) now = hand.giving(now, figure, more);
  return now;
}

/** One press makes these, and lists have a builder. */
const AT_ONCE = ["confirm", "pick_one", "pick_piece", "pick_group", "pick_space", "list"];

const problems = [];
const kinds = new Set();
let count = 0;
for (const { kind, gesture, forms } of cases) {
  kinds.add(gesture.kind);
  for (const form of forms) {
    count += 1;
    const make = MAKE[gesture.kind];
    if (!make && !AT_ONCE.includes(gesture.kind)) problems.push(`${kind}: no steps make ${gesture.kind}`);
    if (!make) continue;
    const step = (what, held) => {
      const found = hand.formOf(gesture, held);
      if (!hand.same(found, form)) problems.push(`${kind}: ${what} makes ${JSON.stringify(found)} of ${JSON.stringify(form)}`);
      const lack = hand.lackOf(gesture, held);
      if (lack && hand.isKept(gesture)) problems.push(`${kind}: ${JSON.stringify(form)} lacks ${JSON.stringify(lack)}`);
    };
    step("taking it", hand.heldFrom(gesture, form));
    if (form !== null && hand.isKept(gesture)) step("a hand", make(gesture, hand.empty(gesture), form));
  }
}
for (const problem of problems) console.error(problem);
console.log(`hands: ${count} answers to ${cases.length} kinds of questions, with ${kinds.size} gestures`);
process.exit(problems.length > 0 ? 1 : 0);
