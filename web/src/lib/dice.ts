// Checks every throw of a match against the key of its dice, and the key against its fingerprint.

import type { Replay, Seen } from "../protocol.gen";
import { blake2b } from "./blake2b";
import { fromHex, named, toHex } from "./bytes";

export interface Verdict {
  ok: boolean;
  checked: number;
  wrong: number | null;
  throws: Checked[];
}

/** One throw, and whether it comes from the key. */
export interface Checked {
  number: number;
  entry: number;
  purpose: string;
  sides: number[];
  faces: number[];
  ok: boolean;
}

function face(key: Uint8Array, throwNumber: number, die: number, sides: number): number {
  const data = new Uint8Array(10);
  const view = new DataView(data.buffer);
  view.setBigUint64(0, BigInt(throwNumber));
  view.setUint16(8, die);
  const digest = blake2b(data, { size: 8, key });
  return 1 + Number(new DataView(digest.buffer).getBigUint64(0) % BigInt(sides));
}

const fingerprint = (secret: Uint8Array): string => toHex(blake2b(secret, { size: 32, person: named("dicefront-commit") }));

/** The key that all secrets of a match make together. */
function keyOf(secrets: Uint8Array[], match: string, rules: string): string {
  const parts = [...secrets, named(match), named(rules)];
  const data = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
  let at = 0;
  for (const part of parts) {
    new DataView(data.buffer).setUint32(at, part.length);
    data.set(part, at + 4);
    at += 4 + part.length;
  }
  return toHex(blake2b(data, { size: 32, person: named("dicefront-dice") }));
}

/** Whether key, secrets and the fingerprints that were published before the game belong together. */
function belong({ dice, match }: Replay): boolean {
  const secrets = dice.secrets.map(fromHex);
  if (!secrets[0] || fingerprint(secrets[0]) !== dice.commitment) return false;
  const added = secrets.slice(1);
  for (const [seat, secret] of added.entries())
    if (secret.length > 0 && fingerprint(secret) !== match.seats[seat]?.fingerprint) return false;
  if (added.every((secret) => secret.length === 0)) return toHex(secrets[0]) === dice.key;
  return keyOf(secrets, match.id, match.rules) === dice.key;
}

export async function verify(replay: Replay, events: Seen[]): Promise<Verdict> {
  const dice = replay.dice;
  const throws: Checked[] = [];
  if (!dice.key) return { ok: false, checked: 0, wrong: null, throws };
  const keys = (dice.epochs.length > 0 ? dice.epochs : [dice.key]).map(fromHex);
  for (const event of events) {
    if (event.kind !== "kernel.thrown" || event.throw === null) continue;
    const { sides, faces, purpose } = event.args as { sides: number[]; faces: number[]; purpose: string };
    const key = keys[event.epoch] ?? keys[0]!;
    const number = event.throw;
    const ok = sides.every((count, die) => face(key, number, die, count) === faces[die]);
    throws.push({ number, entry: event.entry, purpose, sides, faces, ok });
    if (throws.length % 50 === 0) await new Promise((resolve) => setTimeout(resolve)); // the page stays usable
  }
  const wrong = throws.find((one) => !one.ok)?.number ?? null;
  return { ok: wrong === null && belong(replay), checked: throws.length, wrong, throws };
}
