// Choices in secret: their fingerprints are told at once, the choices when the match is over; here they are compared.

import type { Json, ReplayStep, Seen } from "../protocol.gen";
import { blake2b } from "./blake2b";
import { fromHex, named, toHex } from "./bytes";

const SALT_BYTES = 16;

export interface SealCheck {
  number: number;
  entry: number;
  player: number;
  ok: boolean;
}

export const newSalt = (): string => toHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));

/** A value as text: names sorted, no spaces, as the server writes it. */
function written(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(written).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const parts = Object.keys(value).sort().map((name) => `${JSON.stringify(name)}:${written(value[name] ?? null)}`);
  return `{${parts.join(",")}}`;
}

export function fingerprint(answer: Json, salt: string): string {
  const [before, after] = [fromHex(salt), named(written(answer))];
  const data = new Uint8Array(before.length + after.length);
  data.set(before);
  data.set(after, before.length);
  return toHex(blake2b(data, { size: 32, person: named("dicefront-seal") }));
}

const keyOf = (match: string): string => `dicefront.seals.${match}`;

function kept(match: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(keyOf(match)) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Keep a fingerprint as this browser was told it: what the server says later must be the same. */
export function keepSeal(match: string, event: Seen): void {
  try {
    localStorage.setItem(keyOf(match), JSON.stringify({ ...kept(match), [String(event.args["number"])]: String(event.args["fingerprint"]) }));
  } catch {
    // then only the replay itself is compared
  }
}

/** Every sealed choice of a match that is over, and whether it is the one that was sealed. */
export function checkSeals(match: string, steps: ReplayStep[]): SealCheck[] {
  const seen = kept(match);
  return steps.flatMap((step) => {
    const event = step.events.find((one) => one.kind === "server.sealed");
    if (!event || !step.salt) return [];
    const number = Number(event.args["number"]);
    const told = String(event.args["fingerprint"]);
    const ok = fingerprint(step.answer, step.salt) === told && (seen[String(number)] ?? told) === told;
    return [{ number, entry: step.entry, player: Number(event.args["player"]), ok }];
  });
}
