// Teams of Home Raiders.

import type { Json } from "../../../protocol.gen";
import type { BuilderGame } from "../../../builder/game";
import Catalogue from "./Catalogue.svelte";
import Detail from "./Detail.svelte";
import Figure from "./Figure.svelte";
import Team from "./Team.svelte";
import { teamOf } from "./cards";
import { words } from "./words";
import { read, write } from "./writing";

const home_raiders: BuilderGame = {
  id: "home_raiders",
  texts: ["home_raiders", "skirmish"],
  option: "stars",
  limits: [2, 3, 4, 5, 6, 8, 10, 12, 15, 20],
  limit: 6,
  empty: (book) => ({ faction: book?.groups?.[0]?.id ?? "", portal: "tin", troops: [] }) as unknown as Json,
  size: (roster) => teamOf(roster).troops.length,
  write,
  read,
  words,
  price: (stars) => (stars <= 3 ? "★".repeat(stars) : `${stars} ★`),
  Figure,
  // A table on which the first match does not take all evening.
  trial: (stars) => ({ stars, table: stars <= 4 ? "bedside-table" : "desk" }),
  Catalogue,
  List: Team,
  Detail,
};

export default home_raiders;
