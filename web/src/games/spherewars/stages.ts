// The stages of an action, by what everybody may know: who is asked what kind of question, and which action goes on.

import type { Asked } from "../../protocol.gen";
import type { StageStrip, Talk } from "../game";
import { w } from "./text";
import { sphere } from "./view";

const STRIPS: Record<string, string[]> = {
  run: ["declared", "orders", "way", "jumps"],
  join: ["declared", "potion", "orders", "jumps", "measured", "counter", "contact"],
  deed: ["named", "orders", "dice", "effect"],
  spell: ["named", "orders", "gems", "shown", "dice", "effect"],
  shot: ["target", "orders", "change", "precision", "damage"],
  fight: ["enemy", "orders", "dexterity", "damage", "morale", "pursuit"],
};

/** Which strip and stage the kinds of questions belong to; those of several actions name none and stay in the one that goes on. */
const KINDS: Record<string, [strip: string, stage: string]> = {
  "window.move": ["run", "orders"],
  "move.path": ["run", "way"],
  "move.floor": ["run", "way"],
  "jump.at": ["", "jumps"],
  "jump.too": ["", "jumps"],
  "join.target": ["join", "declared"],
  "join.way": ["join", "declared"],
  "window.join_items": ["join", "potion"],
  "window.join": ["join", "orders"],
  "counter.shot": ["join", "counter"],
  "counter.weapon": ["join", "counter"],
  "window.counter_shot": ["join", "counter"],
  "deed.target": ["deed", "named"],
  "window.deed": ["deed", "orders"],
  "deed.dice": ["deed", "dice"],
  "window.after_deed": ["deed", "dice"],
  "spell.target": ["spell", "named"],
  "spell.place": ["spell", "named"],
  "window.spell": ["spell", "orders"],
  "spell.change": ["spell", "orders"],
  "spell.cast": ["spell", "gems"],
  "spell.dispel": ["spell", "gems"],
  "window.gems": ["spell", "gems"],
  "window.shown": ["spell", "shown"],
  "window.outcome": ["spell", "dice"],
  "effect.choose": ["", "effect"],
  "effect.order": ["", "effect"],
  "effect.place": ["", "effect"],
  "effect.share": ["", "effect"],
  "effect.move": ["", "effect"],
  "shot.declare": ["shot", "target"],
  "window.shot": ["shot", "orders"],
  "shot.change": ["shot", "change"],
  "window.after_precision": ["shot", "precision"],
  "window.after_damage": ["", "damage"],
  "fight.enemy": ["fight", "enemy"],
  "fight.supporters": ["fight", "enemy"],
  "window.dexterity": ["fight", "orders"],
  "window.after_dexterity": ["fight", "dexterity"],
  "fight.counterattack": ["fight", "dexterity"],
  "blow.critical": ["", "damage"],
  "blow.saves": ["", "damage"],
  "window.morale": ["fight", "morale"],
  "flight.pursue": ["fight", "pursuit"],
  "flight.side": ["fight", "pursuit"],
  "window.pursuit_end": ["fight", "pursuit"],
  "order.relocate": ["", "orders"],
  "roll.again": ["", "dice"],
};
/** By the action that goes on, where the kind of a question does not tell it. */
const BY_ACTION: Record<string, string> = { run: "run", speed_up: "run", charge: "join", engage: "join" };

/** The strip that was shown last, for what belongs to several: whose activation it is, and which. */
let last = { key: "", strip: "" };

export function stages(talk: Talk, asked: Asked[]): StageStrip | null {
  const table = sphere(talk.view);
  const one = asked.find((other) => !other.done);
  const known = one && KINDS[one.kind.replace("spherewars.", "")];
  if (!one || !known || !table?.activation) return null;
  const key = `${table.turn} ${table.activation.who} ${table.activation.phase}`;
  const [named, stage] = known;
  const strip = named || (last.key === key && STRIPS[last.strip]!.includes(stage) ? last.strip : "") || BY_ACTION[table.activation.action] || "";
  const place = STRIPS[strip]?.indexOf(stage) ?? -1;
  if (place < 0) return null;
  last = { key, strip };
  const names = STRIPS[strip]!.map((id) => w(`stage-${id}`));
  return { title: w("stages-title", { action: w(`strip-${strip}`), stage: names[place]!, player: talk.name(one.player), stages: names.join(", ") }), stages: [w(`strip-${strip}`) + ":", ...names], at: place + 1 };
}
