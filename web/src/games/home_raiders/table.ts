// Home Raiders at the table: a measured table with troops, pearls and dice of three colours.

import { measured } from "../../skirmish/table";
import { follow } from "../../skirmish/view";
import type { GameTable } from "../game";
import Board from "./Board.svelte";
import guided from "./guided";
import Panel from "./Panel.svelte";
import Preview from "./Preview.svelte";
import Roster from "./Roster.svelte";
import Strip from "./Strip.svelte";
import { WINDOWS } from "./terms.gen";
import { dress } from "./tray";
import { RaidersTeller, known, pieces, words } from "./words";

const table: GameTable = {
  ...measured,
  id: "home_raiders",
  texts: ["home_raiders", "skirmish", "play"],
  Board,
  Panel,
  Preview,
  Strip,
  Roster,
  dress,
  follow: (view, event) => follow(view, event, "home_raiders.vanished"),
  words,
  teller: (talk) => new RaidersTeller(talk),
  known,
  pieces,
  windows: WINDOWS,
  proposals: [
    { kind: "home_raiders.react.free-attack", how: "react" },
    { kind: "home_raiders.react.ground", how: "react", sight: true },
  ],
  guided,
  hint(question) {
    return { piece: "home_raiders.web.hint-piece", path: "home_raiders.web.hint-path", placements: "home_raiders.web.hint-place", attack: "web.hint-attack" }[question.shape] ?? null;
  },
};

export default table;
