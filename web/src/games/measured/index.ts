// Home Raiders: a table that is measured, drawn from data.

import type { GameClient } from "../game";
import Board from "./Board.svelte";
import Roster from "./Roster.svelte";
import Strip from "./Strip.svelte";
import Panel from "./Panel.svelte";
import Preview from "./Preview.svelte";
import { dress } from "./tray";
import { MM, bounds, follow, isTurned, seen, spot } from "./view";
import { MeasuredTeller, characterName, inches, pieces, words } from "./words";

const measured: GameClient = {
  id: "home_raiders",
  texts: ["home_raiders", "raiders", "play"],
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
  // On a table that is measured everything is looked at before it is done.
  atOnce: () => false,
  holds: () => false,
  hint(question) {
    return { piece: "hint-raiders-piece", path: "hint-raiders-path", placements: "hint-raiders-place", attack: "hint-attack" }[question.shape] ?? null;
  },
};

export default measured;
