// Bands of SphereWars, and what is done to them while they are built.

import type { ArmyBook, ArmyEntry, Json } from "../../../protocol.gen";

/** What a recruit may carry, by the name under which a band lists it. */
export const CARRIED = ["options", "artefacts", "consumables"] as const;
export type Carried = (typeof CARRIED)[number];

export interface Recruit {
  combatant: string;
  count?: number;
  faction?: string;
  options?: string[];
  artefacts?: string[];
  consumables?: string[];
}

export interface Band {
  race: string;
  recruits: Recruit[];
}

/** A profile as the book shows it; of a line of a band also what it may carry beside what it has. */
export interface Profile {
  profile: string;
  race: string;
  rank: string;
  factions: string[];
  figures: number;
  wounds: number;
  attributes: Record<string, number>;
  traits: string[];
  options: string[];
  ap: number;
  artefacts?: string[];
  consumables?: string[];
  power_left?: number;
}

export const profileIn = (entry: ArmyEntry): Profile => entry.profile as unknown as Profile;
export const entryOf = (book: ArmyBook | null, id: string): ArmyEntry | undefined => book?.entries.find((one) => one.entry === id);
export const upgradeOf = (book: ArmyBook | null, id: string): ArmyEntry | undefined => book?.upgrades.find((one) => one.entry === id);

export function bandOf(roster: Json): Band {
  const band = roster as unknown as Partial<Band> | null;
  return { race: band?.race ?? "", recruits: band?.recruits ?? [] };
}

/** One more of a profile; the first one decides the race. What must be chosen is chosen. */
export function added(band: Band, profile: Profile): Band {
  const race = band.recruits.length === 0 ? profile.race : band.race;
  const at = band.recruits.findIndex((one) => one.combatant === profile.profile && CARRIED.every((kind) => kind === "options" || !one[kind]?.length));
  if (at >= 0) return changed({ ...band, race }, at, { count: (band.recruits[at]!.count ?? 1) + 1 });
  const more: Recruit = { combatant: profile.profile };
  if (profile.factions[0]) more.faction = profile.factions[0];
  if (profile.options[0]) more.options = [profile.options[0]];
  return { race, recruits: [...band.recruits, more] };
}

export function changed(band: Band, index: number, part: Partial<Recruit>): Band {
  return { ...band, recruits: band.recruits.map((one, place) => (place === index ? { ...one, ...part } : one)) };
}

export const removed = (band: Band, index: number): Band => ({ ...band, recruits: band.recruits.filter((_, place) => place !== index) });

/** With something more or less to carry. Whoever carries artefacts or consumables has a line alone. */
export function carrying(band: Band, index: number, kind: Carried, items: string[]): Band {
  const one = band.recruits[index]!;
  const count = one.count ?? 1;
  if (kind === "options" || count === 1 || items.length === 0) return changed(band, index, { [kind]: items });
  const recruits = [...band.recruits];
  recruits.splice(index, 1, { ...one, count: 1, [kind]: items }, { ...one, count: count - 1 });
  return { ...band, recruits };
}
