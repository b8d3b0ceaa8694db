// What every game on a measured table tells the table about its view: where things lie, how far apart, who sees whom.

import type { GameTable } from "../games/game";
import { Thinking } from "./ahead.svelte";
import { camera } from "./camera.svelte";
import Frame from "./Frame.svelte";
import { inches, lengthIn } from "./lengths";
import { handling, heightsAt } from "./handling.svelte";
import { characterName, thingName, troopName } from "./names";
import Portrait from "./Portrait.svelte";
import { s } from "./text";
import type { There } from "./tools.svelte";
import { MM, bounds, isTurned, pointAt, seen, spot } from "./view";
import { pointText, whereSeen } from "./where";

type Shared = "ahead" | "Portrait" | "HandTools" | "Frame" | "Watched" | "groupName" | "thingName" | "groupOf" | "besides" | "heights" | "isTurned" | "bounds" | "pieceName" | "spaceName" | "pointName" | "isClosed" | "whereSeen" | "where" | "isAway" | "pointAt" | "lengthOf" | "atPlace" | "tablePoint" | "sightAt" | "apart" | "unit" | "atOnce" | "holds";

export const measured: Pick<GameTable, Shared> = {
  ahead: (sitting) => new Thinking(sitting),
  Portrait,
  HandTools: () => import("./HandTools.svelte"),
  Frame,
  Watched: () => import("./Watched.svelte"),
  isTurned: (view, seat) => isTurned(view, seat, camera.quarter),
  bounds,
  pieceName: characterName,
  spaceName: (space) => String(space),
  groupName: troopName,
  thingName: (talk, thing) => thingName(seen(talk.view), seen(talk.view)?.things?.[thing], talk.name),
  groupOf: (view, piece) => seen(view)?.characters?.find((one) => one.id === piece)?.troop ?? null,
  besides: (view, held, figure, other) => handling.besides(seen(view), held, figure, other),
  heights: (talk, point) =>
    heightsAt(seen(talk.view), point).map(({ z, thing }) => ({ z, name: thing === null ? s("height-table") : s("height-on", { thing: thingName(seen(talk.view), seen(talk.view).things[thing], talk.name), height: inches(z) }) })),
  pointName: pointText,
  isClosed: (view) => seen(view)?.closed ?? false,
  whereSeen,
  where(view, piece) {
    const one = seen(view)?.characters?.find((other) => other.id === piece);
    if (!one?.place) return null;
    const radius = one.radius * MM;
    const at = spot(seen(view), one.place);
    return { x: at.x - radius, y: at.y - radius, width: radius * 2, height: radius * 2 };
  },
  isAway: (view, piece) => !seen(view)?.characters?.some((one) => one.id === piece && one.place),
  pointAt: (view, point) => spot(seen(view), point),
  lengthOf: () => lengthIn(1) * MM,
  atPlace: (view, x, y) => spot(seen(view), [lengthIn(x), lengthIn(y)]),
  tablePoint(view, at) {
    const [x, y] = pointAt(seen(view), at);
    return { x, y };
  },
  async sightAt(looks, _, piece, candidate, others) {
    const [x, y] = candidate.point ?? [];
    const found = x === undefined || y === undefined ? null : ((await looks("there", { piece, x, y })) as unknown as There | null);
    return others.map((other) => found?.enemies.find((one) => one.target === other)?.level ?? "open");
  },
  apart(view, one, other) {
    const [from, to] = [one, other].map((id) => seen(view)?.characters?.find((character) => character.id === id));
    if (!from?.place || !to?.place) return "";
    return inches(Math.max(0, Math.hypot(from.place[0] - to.place[0], from.place[1] - to.place[1]) - from.radius - to.radius));
  },
  unit: 1,
  // On a table that is measured everything is looked at before it is done.
  atOnce: () => false,
  holds: () => false,
};
