// Items of a gesture in words, by what they are.

import type { GameTable, Talk } from "../games/game";
import type { Json } from "../protocol.gen";
import { has, say } from "../text/messages.svelte";

const NAME = "name:";

/** The first of these texts that there is. */
function wordOf(ids: string[]): string | undefined {
  const found = ids.find((id) => has(id));
  return found === undefined ? undefined : say(found);
}

function partName(game: GameTable, talk: Talk, term: string, item: Json): string {
  if (typeof item === "string") return wordOf([`${game.id}.web.item-${item}`, `${game.id}.${term.slice(NAME.length)}.${item}`]) ?? item;
  if (typeof item !== "number") return JSON.stringify(item);
  if (term === "piece") return game.pieceName(talk, item);
  if (term === "group" && game.groupName) return game.groupName(talk, item);
  if (term === "thing" && game.thingName) return game.thingName(talk, item);
  if (term === "space") return game.spaceName(item);
  if (term === "seat") return talk.name(item);
  return String(item);
}

/** The name of an item; one of several parts says who goes with whom. */
export function itemName(game: GameTable, talk: Talk, of: string[], item: Json): string {
  if (Array.isArray(item)) return item.map((part, index) => partName(game, talk, of[index] ?? of[0] ?? "", part)).join(" → ");
  return partName(game, talk, of[0] ?? "", item);
}
