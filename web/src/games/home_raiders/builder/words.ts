// The arguments of what is wrong with a team, in words.

import type { ArmyBook, Json } from "../../../protocol.gen";
import type { Args } from "../../../text/messages.svelte";
import { named } from "../../../text/named";
import { cardOf, teamOf } from "./cards";

export function words(book: ArmyBook | null, roster: Json, args: { [key: string]: Json }): Args {
  const found: Args = {};
  const cardName = (id: unknown): unknown => {
    const card = cardOf(book, String(id)) ?? cardOf(book, teamOf(roster).troops.find((one) => one.ref === id)?.card ?? "");
    return card ? named(card) : id;
  };
  for (const key of ["card", "ref", "joins"]) if (key in args) found[key] = cardName(args[key]);
  const group = book?.groups?.find((one) => one.id === args["faction"]);
  const place = book?.places?.find((one) => one.id === args["portal"]);
  if (group) found["faction"] = named(group);
  if (place) found["portal"] = named(place);
  return found;
}
