// Home Raiders at the table: a measured table with troops, pearls and dice of three colours.

import { measured } from "../../skirmish/table";
import { follow } from "../../skirmish/view";
import { isTarget } from "../../table/asks";
import type { GameTable } from "../game";
import Board from "./Board.svelte";
import guided from "./guided";
import Strip from "./Strip.svelte";
import { TERMS, WINDOWS } from "./terms.gen";
import { dress } from "./tray";
import { RaidersTeller, known, pieces, words } from "./words";

const table: GameTable = {
  ...measured,
  id: "home_raiders",
  texts: ["home_raiders", "skirmish", "play"],
  Board,
  Panel: () => import("./Panel.svelte"),
  Preview: () => import("./Preview.svelte"),
  Strip,
  Roster: () => import("./Roster.svelte"),
  dress,
  follow: (view, event) => follow(view, event, "home_raiders.vanished"),
  terms: TERMS,
  words,
  teller: (talk) => new RaidersTeller(talk),
  known,
  pieces,
  windows: WINDOWS,
  thinks: { "home_raiders.turn.activate": "select", "home_raiders.turn.action": "act" },
  proposals: [
    { kind: "home_raiders.react.free-attack", how: "react" },
    { kind: "home_raiders.react.ground", how: "react", sight: true },
  ],
  guided,
  hint(question, choosing) {
    if (question.kind === "home_raiders.turn.action") return "home_raiders.web.hint-goal";
    if (question.kind === "home_raiders.shoot.order") return null;
    if (isTarget(question)) return choosing.isAimed ? "home_raiders.web.hint-roll" : "home_raiders.web.hint-target";
    return { pick_group: "home_raiders.web.hint-piece", moves: "home_raiders.web.hint-path", place_several: "home_raiders.web.hint-place" }[question.gesture.kind] ?? null;
  },
};

export default table;
