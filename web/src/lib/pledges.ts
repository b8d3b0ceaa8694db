// What the server promised about the dice of a match before the first of them fell, and the secret that this browser
// added: kept here from the start, because at the end the server could tell anything.

import type { MatchInfo } from "../protocol.gen";
import { blake2b } from "./blake2b";
import { fromHex, named, toHex } from "./bytes";

export interface Pledge {
  commitment: string;
  /** The fingerprint of the secret of each seat; empty for one that has added none yet. */
  fingerprints: string[];
  /** Dice had fallen before this browser was told. */
  late: boolean;
}

/** The fingerprint of a secret of the dice. */
export const fingerprintOf = (secret: Uint8Array): string => toHex(blake2b(secret, { size: 32, person: named("dicefront-commit") }));

const pledgeKey = (match: string): string => `dicefront.dice.${match}`;
const secretsKey = (match: string): string => `dicefront.secrets.${match}`;

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // then the check says that nothing was kept
  }
}

export const keptPledge = (match: string): Pledge | null => read<Pledge>(pledgeKey(match));

/** The own secrets by seat, as they were sent. */
export const keptSecrets = (match: string): Record<string, string> => read<Record<string, string>>(secretsKey(match)) ?? {};

/** Keep what is promised now; what was promised before stays. False if the fingerprint of the dice is another one. */
export function keepPledge(match: MatchInfo, begun: boolean): boolean {
  const told = match.seats.map((one) => one.fingerprint);
  const before = keptPledge(match.id);
  if (!before) {
    write(pledgeKey(match.id), { commitment: match.commitment, fingerprints: told, late: begun } satisfies Pledge);
    return true;
  }
  // Whoever sits down later adds a fingerprint; none is put in place of another, and none comes after the first dice.
  if (!begun) write(pledgeKey(match.id), { ...before, fingerprints: told.map((one, seat) => before.fingerprints[seat] || one) });
  return before.commitment === match.commitment;
}

/** Keep the own secrets; fixed dice and dice by hand have none. */
export function keepSecrets(match: MatchInfo, secrets: Record<string, string>): void {
  if (match.dice !== "server") return;
  const kept = keptSecrets(match.id);
  for (const [seat, secret] of Object.entries(secrets)) {
    // Of two pages that sat down at once one was heard: its secret is the one whose fingerprint is told.
    const isHeard = match.seats[Number(seat)]?.fingerprint === fingerprintOf(fromHex(secret));
    if (secret !== "" && (isHeard || !(seat in kept))) kept[seat] = secret;
  }
  if (Object.keys(kept).length > 0) write(secretsKey(match.id), kept);
}
