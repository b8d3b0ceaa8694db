// Names on a measured table: figures by the letter of their troop, objects by what they are; a number where there are several.

import type { Talk } from "../games/game";
import { capital } from "../table/speech";
import { named } from "../text/named";
import { s } from "./text";
import { tools } from "./tools.svelte";
import { seen, type Character, type Thing, type View } from "./view";

export function letterOf(troop: number, owner: number): string {
  const letter = String.fromCharCode(65 + (troop % 26));
  return owner === 0 ? letter : letter.toLowerCase();
}

/** A1: the letter of the troop, and the number among those of its card and side. */
export function labelOf(talk: Talk, one: Character): string {
  if (one.label) return one.label;
  const same = seen(talk.view).characters.filter((other) => other.owner === one.owner && other.card === one.card);
  return `${letterOf(one.troop, one.owner)}${same.length > 1 ? same.findIndex((other) => other.id === one.id) + 1 : ""}`;
}

export function characterName(talk: Talk, id: number): string {
  const one = seen(talk.view)?.characters?.find((other) => other.id === id);
  return one ? `${named(one)} ${labelOf(talk, one)}` : String(id);
}

export function troopName(talk: Talk, id: number): string {
  const one = seen(talk.view)?.troops?.find((other) => other.id === id);
  return one ? `${named(one)} (${letterOf(one.id, one.owner)})` : letterOf(id, 0); // one that is new has no name yet
}

export function thingName(view: View, thing: Thing | undefined, owner: (seat: number) => string): string {
  if (!thing) return s("an-object");
  if (thing.portal !== null) return s("portal-of", { player: owner(thing.portal) });
  const kind = tools.book?.kinds[thing.kind];
  const name = thing.called ? thing.called : kind ? capital(named(kind)) : capital(thing.kind.replaceAll("-", " "));
  const same = view.things.filter((one) => one.kind === thing.kind && one.portal === null);
  return same.length > 1 ? `${name} ${same.indexOf(thing) + 1}` : name;
}

/** Names of objects that end with a number, as they stand in sentences: that number has nothing to explain. */
export function numbered(talk: Talk): { piece: number; text: string }[] {
  const view = seen(talk.view);
  const names = (view?.things ?? []).map((thing) => thingName(view, thing, talk.name)).filter((name) => /\d$/.test(name));
  return names.flatMap((name) => [name, name.charAt(0).toLowerCase() + name.slice(1)].map((text) => ({ piece: -1, text })));
}
