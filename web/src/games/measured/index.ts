// Home Raiders: a table that is measured, drawn from data.

import type { GameClient } from "../game";
import Board from "./Board.svelte";
import Roster from "./Roster.svelte";
import Strip from "./Strip.svelte";
import Panel from "./Panel.svelte";
import Preview from "./Preview.svelte";
import { dress } from "./tray";
import { MM, bounds, follow, isTurned, pointAt, seen, spot } from "./view";
import { inches as toldLength, lengthIn } from "./lengths";
import type { There } from "./tools.svelte";
import { MeasuredTeller, characterName, inches, known, pieces, words } from "./words";

const measured: GameClient = {
  id: "home_raiders",
  texts: ["home_raiders", "play"],
  Board,
  Panel,
  Preview,
  dress,
  isTurned,
  Strip,
  Roster,
  bounds,
  follow,
  words,
  teller: (talk) => new MeasuredTeller(talk),
  known,
  pieces,
  pieceName: characterName,
  spaceName: (space) => String(space),
  pointName: (point) => `${inches(point[0] ?? 0)}, ${inches(point[1] ?? 0)}`,
  where(view, piece) {
    const one = seen(view)?.characters?.find((other) => other.id === piece);
    if (!one?.place) return null;
    const radius = one.radius * MM;
    const at = spot(seen(view), one.place);
    return { x: at.x - radius, y: at.y - radius, width: radius * 2, height: radius * 2 };
  },
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
    return toldLength(Math.max(0, Math.hypot(from.place[0] - to.place[0], from.place[1] - to.place[1]) - from.radius - to.radius));
  },
  unit: 1,
  // On a table that is measured everything is looked at before it is done.
  atOnce: () => false,
  holds: () => false,
  hint(question) {
    return { piece: "hint-raiders-piece", path: "hint-raiders-path", placements: "hint-raiders-place", attack: "hint-attack" }[question.shape] ?? null;
  },
};

export default measured;
