// Checks every throw of a match against the key of its dice, and the key against what was promised at the start.

import type { Replay, Seen } from "../protocol.gen";
import { blake2b } from "./blake2b";
import { fromHex, named, toHex } from "./bytes";
import { fingerprintOf, keptPledge, keptSecrets } from "./pledges";

export interface Verdict {
  ok: boolean;
  checked: number;
  wrong: number | null;
  throws: Checked[];
  /** Promises that were not held: the fingerprint of the dice, the own secret, that of another seat. */
  broken: Promised[];
  /** What this browser has kept from the start, to compare with. */
  kept: "all" | "pledge" | "late" | "nothing";
}

export type Promised = "commitment" | "secret" | "seat";

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
  if (!secrets[0] || fingerprintOf(secrets[0]) !== dice.commitment) return false;
  const added = secrets.slice(1);
  for (const [seat, secret] of added.entries())
    if (secret.length > 0 && fingerprintOf(secret) !== match.seats[seat]?.fingerprint) return false;
  if (added.every((secret) => secret.length === 0)) return toHex(secrets[0]) === dice.key;
  return keyOf(secrets, match.id, match.rules) === dice.key;
}

/** What the server says now, against what this browser was told and has sent at the start. */
function promised({ dice, match }: Replay): Pick<Verdict, "broken" | "kept"> {
  const pledge = keptPledge(match.id);
  const own = Object.entries(keptSecrets(match.id));
  const broken: Promised[] = [];
  if (pledge && pledge.commitment !== dice.commitment) broken.push("commitment");
  if (own.some(([seat, secret]) => dice.secrets[Number(seat) + 1] !== secret)) broken.push("secret");
  const others = (pledge?.fingerprints ?? []).filter((one, seat) => one !== "" && fingerprintOf(fromHex(dice.secrets[seat + 1] ?? "")) !== one);
  if (others.length > 0 && !broken.includes("secret")) broken.push("seat");
  return { broken, kept: !pledge ? "nothing" : pledge.late ? "late" : own.length > 0 ? "all" : "pledge" };
}

export async function verify(replay: Replay, events: Seen[]): Promise<Verdict> {
  const dice = replay.dice;
  const throws: Checked[] = [];
  const promises = promised(replay);
  if (!dice.key) return { ok: false, checked: 0, wrong: null, throws, ...promises };
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
  const ok = wrong === null && promises.broken.length === 0 && belong(replay);
  return { ok, checked: throws.length, wrong, throws, ...promises };
}
