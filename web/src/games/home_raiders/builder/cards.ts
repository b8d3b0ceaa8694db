// Teams of Home Raiders, and what is done to them while they are built.

import type { Ability, Card } from "../cards";
import type { ArmyBook, ArmyEntry, Json } from "../../../protocol.gen";

export const TROOPS = ["unit", "leader", "hero"];

export interface Troop {
  ref: string;
  card: string;
  copies: number;
  joins?: string;
}

export interface Team {
  faction: string;
  portal: string;
  troops: Troop[];
}

export const cardIn = (entry: ArmyEntry): Card => entry.profile as unknown as Card;
export const cardOf = (book: ArmyBook | null, id: string): Card | null => {
  const found = book?.entries.find((one) => one.entry === id);
  return found ? cardIn(found) : null;
};
export const priceOf = (book: ArmyBook | null, id: string): number => book?.entries.find((one) => one.entry === id)?.cost ?? 0;
export const abilitiesOf = (book: ArmyBook | null): Ability[] => (book?.abilities ?? []) as unknown as Ability[];

export function teamOf(roster: Json): Team {
  const team = roster as unknown as Partial<Team> | null;
  return { faction: team?.faction ?? "", portal: team?.portal ?? "tin", troops: team?.troops ?? [] };
}

/** A name for a troop that no other has. */
export function newRef(troops: Troop[], card: string): string {
  const taken = troops.map((one) => one.ref);
  if (!taken.includes(card)) return card;
  let number = 2;
  while (taken.includes(`${card}-${number}`)) number += 1;
  return `${card}-${number}`;
}

// -- changes ------------------------------------------------------------------------------------

/** One more of a card: the first one decides the faction. */
export function added(team: Team, card: Card): Team {
  const faction = team.troops.length === 0 ? card.faction : team.faction;
  return { ...team, faction, troops: [...team.troops, { ref: newRef(team.troops, card.card), card: card.card, copies: 1 }] };
}

/** Without a troop; whoever was to join it is free. */
export function removed(team: Team, index: number): Team {
  const gone = team.troops[index]?.ref;
  return { ...team, troops: team.troops.filter((_, place) => place !== index).map((one) => (one.joins === gone ? { ref: one.ref, card: one.card, copies: one.copies } : one)) };
}

export function changed(team: Team, index: number, part: Partial<Troop>): Team {
  return { ...team, troops: team.troops.map((one, place) => (place === index ? { ...one, ...part } : one)) };
}

/** Which Unit a Leader is to join; an empty name means none yet. */
export function joined(team: Team, index: number, unit: string): Team {
  const { ref, card, copies } = team.troops[index]!;
  const next: Troop = unit ? { ref, card, copies, joins: unit } : { ref, card, copies };
  return { ...team, troops: team.troops.map((one, place) => (place === index ? next : one)) };
}

/** One merged copy stands alone from now on. */
export function parted(team: Team, index: number): Team {
  const one = team.troops[index]!;
  const rest = changed(team, index, { copies: one.copies - 1 });
  const troops = [...rest.troops];
  troops.splice(index + 1, 0, { ref: newRef(troops, one.card), card: one.card, copies: 1 });
  return { ...rest, troops };
}

/** Two Units of the same card become one larger Unit. */
export function merged(team: Team, index: number, into: number): Team {
  const copies = team.troops[index]!.copies + team.troops[into]!.copies;
  return removed(changed(team, into, { copies }), index);
}
