// Bands of SphereWars.

import type { Json } from "../../../protocol.gen";
import type { BuilderGame } from "../../../builder/game";
import { b } from "../../../builder/text";
import { inWords } from "../../../text/terms";
import { TERMS } from "../terms.gen";
import Catalogue from "./Catalogue.svelte";
import Detail from "./Detail.svelte";
import Figure from "./Figure.svelte";
import Lines from "./Lines.svelte";
import { bandOf } from "./band";
import { read, write } from "./writing";

const spherewars: BuilderGame = {
  id: "spherewars",
  texts: ["spherewars", "skirmish"],
  unit: "band",
  option: "points",
  limits: [100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000],
  limit: 300,
  empty: (book) => ({ race: book?.groups?.[0]?.id ?? "", recruits: [] }) as unknown as Json,
  size: (roster) => bandOf(roster).recruits.reduce((sum, one) => sum + (one.count ?? 1), 0),
  write,
  read,
  words: (_book, _roster, args) => inWords(TERMS, { id: "spherewars", nothing: "none" }, { view: null, name: String }, args),
  price: (points) => b("points", { points }),
  Figure,
  trial: (points) => ({ points }),
  Catalogue,
  List: Lines,
  Detail,
};

export default spherewars;
