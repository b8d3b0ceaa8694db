// SphereWars at the table: combatants on a measured table, played by hand and from the list of candidates.

import { measured } from "../../skirmish/table";
import { isAttack } from "../../table/asks";
import type { Json } from "../../protocol.gen";
import type { GameTable, Talk } from "../game";
import Board from "./Board.svelte";
import guided from "./guided";
import Portrait from "./Portrait.svelte";
import Strip from "./Strip.svelte";
import { stages } from "./stages";
import { TERMS, WINDOWS } from "./terms.gen";
import { called, follow, groupName, nameOf, shape, shapedTalk, sphere } from "./view";
import { SphereTeller, known, pieces, verdicts, words } from "./words";

const pieceName = (talk: Talk, piece: number): string => nameOf(sphere(talk.view), piece);
/** Whether the own side stands at the far edge. */
function isTurned(view: Json, seat: number | null): boolean {
  const band = sphere(view)?.bands?.find((one) => one.seat === seat);
  return band !== undefined && sphere(view).edges[band.side] === 1;
}

const table: GameTable = {
  ...measured,
  id: "spherewars",
  texts: ["spherewars", "skirmish", "play"],
  Board,
  HandTools: () => import("./HandTools.svelte"),
  Panel: () => import("./Panel.svelte"),
  Portrait,
  Preview: () => import("./Preview.svelte"),
  Strip,
  Roster: () => import("./Roster.svelte"),
  isTurned,
  bounds: (view, seat) => measured.bounds(shape(view), seat),
  follow,
  terms: TERMS,
  words,
  verdicts,
  teller: (talk) => new SphereTeller(talk),
  known,
  pieces,
  pieceName,
  groupName: (talk, group) => groupName(sphere(talk.view), group),
  thingName: (talk, thing) => measured.thingName!(shapedTalk(talk), thing),
  groupOf: (view, piece) => measured.groupOf!(shape(view), piece),
  besides: (view, held, figure, other) => measured.besides!(shape(view), held, figure, other),
  heights: () => [],
  numbered: ({ args }, item) => (Array.isArray(args["weapon"]) ? called("trait", String(args["weapon"][item])) : Array.isArray(args["faces"]) ? String(args["faces"][item]) : ""),
  where: (view, piece) => measured.where(shape(view), piece),
  isAway: (view, piece) => measured.isAway!(shape(view), piece),
  pointAt: (view, point) => measured.pointAt!(shape(view), point),
  lengthOf: (view) => measured.lengthOf!(shape(view)),
  atPlace: (view, x, y) => measured.atPlace!(shape(view), x, y),
  tablePoint: (view, at) => measured.tablePoint!(shape(view), at),
  isClosed: (view) => !(sphere(view)?.open_measuring ?? true),
  pointName: (talk, point) => measured.pointName!(shapedTalk(talk), point),
  whereSeen: (talk, from, to, turned, seat) => measured.whereSeen!(shapedTalk(talk), from, to, turned, seat),
  apart: (view, one, other) => (sphere(view)?.open_measuring ? measured.apart!(shape(view), one, other) : ""),
  stages,
  windows: WINDOWS,
  // What a drag does as well stands last.
  listed: ({ kind, candidates }) => (kind === "spherewars.move.action" ? [...candidates.filter((one) => one.answer !== "speed_up"), ...candidates.filter((one) => one.answer === "speed_up")] : candidates),
  thinks: { "spherewars.turn.activate": "select", "spherewars.move.action": "act", "spherewars.join.target": "on" },
  climbs: "spherewars.move.floor",
  guided,
  hint(question, choosing) {
    if (question.candidates.some((one) => isAttack(question, one))) return choosing.isAimed ? "spherewars.web.hint-roll" : "spherewars.web.hint-target";
    return { "spherewars.turn.activate": "spherewars.web.hint-activate", "spherewars.move.action": "spherewars.web.hint-goal", "spherewars.move.path": "spherewars.web.hint-path" }[question.kind] ?? null;
  },
};

export default table;
