// Teams of Home Raiders.

import type { Json } from "../../protocol.gen";
import type { BuilderGame } from "../games";
import { named } from "../../text/named";
import Catalogue from "./Catalogue.svelte";
import Detail from "./Detail.svelte";
import Team from "./Team.svelte";
import { cardOf, teamOf } from "./cards";
import { read, write } from "./writing";

const home_raiders: BuilderGame = {
  id: "home_raiders",
  texts: ["home_raiders", "raiders"],
  option: "stars",
  limits: [2, 3, 4, 5, 6, 8, 10, 12, 15, 20],
  limit: 6,
  empty: (book) => ({ faction: book?.groups?.[0]?.id ?? "", portal: "tin", troops: [] }) as unknown as Json,
  size: (roster) => teamOf(roster).troops.length,
  write,
  read,
  // A table on which the first match does not take all evening.
  trial: (stars) => ({ stars, table: stars <= 4 ? "bedside-table" : "desk" }),
  words(shop, args) {
    const found: Record<string, unknown> = { ...args };
    const troops = teamOf(shop.roster).troops;
    const cardName = (id: unknown): unknown => {
      const card = cardOf(shop.book, String(id)) ?? cardOf(shop.book, troops.find((one) => one.ref === id)?.card ?? "");
      return card ? named(card) : id;
    };
    for (const key of ["card", "ref", "joins"]) if (key in args) found[key] = cardName(args[key]);
    const group = shop.book?.groups?.find((one) => one.id === args["faction"]);
    const place = shop.book?.places?.find((one) => one.id === args["portal"]);
    if (group) found["faction"] = named(group);
    if (place) found["portal"] = named(place);
    return found;
  },
  Catalogue,
  List: Team,
  Detail,
};

export default home_raiders;
