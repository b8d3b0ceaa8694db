// Checks every throw of a match against the key of its dice, and the key against its fingerprint.

import type { Dice, Seen } from "../protocol.gen";
import { blake2b } from "./blake2b";

export interface Verdict {
  ok: boolean;
  checked: number;
  wrong: number | null;
}

const fromHex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function face(key: Uint8Array, throwNumber: number, die: number, sides: number): number {
  const data = new Uint8Array(10);
  const view = new DataView(data.buffer);
  view.setBigUint64(0, BigInt(throwNumber));
  view.setUint16(8, die);
  const digest = blake2b(data, { size: 8, key });
  return 1 + Number(new DataView(digest.buffer).getBigUint64(0) % BigInt(sides));
}

export async function verify(dice: Dice, events: Seen[]): Promise<Verdict> {
  if (!dice.key) return { ok: false, checked: 0, wrong: null };
  const keys = (dice.epochs.length > 0 ? dice.epochs : [dice.key]).map(fromHex);
  const person = new TextEncoder().encode("dicefront-commit");
  const fits = toHex(blake2b(keys[0]!, { size: 32, person })) === dice.commitment;
  let checked = 0;
  for (const event of events) {
    if (event.kind !== "kernel.thrown" || event.throw === null) continue;
    const args = event.args as { sides: number[]; faces: number[] };
    const key = keys[event.epoch] ?? keys[0]!;
    for (let die = 0; die < args.sides.length; die++)
      if (face(key, event.throw, die, args.sides[die]!) !== args.faces[die]) return { ok: false, checked, wrong: event.throw };
    checked += 1;
    if (checked % 50 === 0) await new Promise((resolve) => setTimeout(resolve)); // the page stays usable
  }
  return { ok: fits, checked, wrong: null };
}
