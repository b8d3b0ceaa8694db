// Armies of Chessboard Skirmish: one miniature a line, such as "d8 hero".

import type { BuilderGame } from "../../../builder/game";
import { b } from "../../../builder/text";
import { say } from "../../../text/messages.svelte";
import Army from "./Army.svelte";
import Catalogue from "./Catalogue.svelte";
import { minisOf } from "./army";

const MINI = /^d(4|6|8|10|12|20)\b/i;

const chessboard: BuilderGame = {
  id: "chessboard",
  texts: ["chessboard"],
  option: "points",
  limits: [20, 30, 40, 50],
  limit: 30,
  empty: () => ({ minis: [] }),
  size: (roster) => minisOf(roster).length,
  write: minisOf,
  read(lines) {
    const minis = lines.filter((line) => MINI.test(line));
    const others = lines.filter((line) => !MINI.test(line));
    const first = others[0] ?? "";
    const isName = /^name:/i.test(first) || lines[0] === first;
    return { name: isName ? first.replace(/^name:\s*/i, "") : "", roster: { minis }, unread: isName ? others.slice(1) : others };
  },
  words: (_book, _roster, args) => (typeof args["entry"] === "number" ? { entry: say("chessboard.play.number", { number: args["entry"] + 1 }) } : {}),
  price: (points) => b("points", { points }),
  trial: (points) => ({ points }),
  Catalogue,
  List: Army,
};

export default chessboard;
