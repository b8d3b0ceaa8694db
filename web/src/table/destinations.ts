// Destinations by description: coordinates, an hour of the clock and a distance, near somebody, out of sight, in cover.

import type { GameTable, Level, Talk } from "../games/game";
import type { Candidate, Json } from "../protocol.gen";
import { isFreeWay } from "./asks";
import { aimOf, centre, distance, type Point } from "./nearness";
import type { Sitting } from "./sitting.svelte";

export type Wish =
  | { by: "point"; x: number; y: number }
  | { by: "hour"; hour: number; far: number }
  | { by: "near"; far: number; whom: string }
  | { by: "hidden"; whom: string }
  | { by: "cover" };

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
/** A number as people type it: with a point or with a comma (I-5). */
export const numberIn = (text: string): number => Number(text.replace(",", "."));

/** What somebody means, in either language; null if it is no description of a place. */
export function wishIn(text: string): Wish | null {
  const tried = <W>(pattern: string, make: (parts: string[]) => W): W | null => {
    const found = new RegExp(`^${pattern}$`, "iu").exec(text.trim());
    return found ? make(found.slice(1)) : null;
  };
  return (
    tried<Wish>("(?:the )?nearest cover|(?:de )?dichtstbijzijnde dekking", () => ({ by: "cover" })) ??
    tried<Wish>("(?:out of sight of|uit (?:het )?zicht van) (.+)", ([whom]) => ({ by: "hidden", whom: whom! })) ??
    tried<Wish>(`(?:within|binnen) ${NUMBER} (?:of|van) (.+)`, ([far, whom]) => ({ by: "near", far: numberIn(far!), whom: whom! })) ??
    tried<Wish>(`(\\d+) (?:o'clock|oclock|uur),? ${NUMBER}`, ([hour, far]) => ({ by: "hour", hour: Number(hour), far: numberIn(far!) })) ??
    tried<Wish>(`${NUMBER}(?:; ?|, | )${NUMBER}`, ([x, y]) => ({ by: "point", x: numberIn(x!), y: numberIn(y!) }))
  );
}

/** What a description needs to know. */
export interface Ground {
  sitting: Sitting;
  turned: boolean;
  from: number | null;
  piece: (name: string) => number | null;
  /** The pieces of the other side. */
  enemies: number[];
}

/** The answer that leads to where somebody wants to go, if the table offers one. */
export async function destination(ground: Ground, wish: Wish): Promise<Candidate | null> {
  const { sitting } = ground;
  const game = sitting.game!;
  const view = sitting.talk.view;
  const here = ground.from === null ? null : centre(game.where(view, ground.from));
  const options = optionsOf(game, sitting.talk, sitting, here);
  const unit = game.lengthOf?.(view) ?? 1;
  if (wish.by === "point") return towards(ground, options, game.atPlace?.(view, wish.x, wish.y) ?? null);
  if (wish.by === "hour") return here ? towards(ground, options, atHour(here, wish.hour, wish.far * unit, ground.turned)) : null;
  if (wish.by === "near") {
    const whom = ground.piece(wish.whom);
    const there = whom === null ? null : centre(game.where(view, whom));
    return there ? (options.find((one) => distance(one.at, there) <= wish.far * unit + 1e-6)?.candidate ?? null) : null;
  }
  const watchers = wish.by === "cover" ? ground.enemies : [ground.piece(wish.whom)].filter((one) => one !== null);
  return watchers.length > 0 ? firstHidden(ground, options, watchers, wish.by === "cover" ? ["hidden", "partial"] : ["hidden"]) : null;
}

interface Option {
  candidate: Candidate;
  at: Point;
}

function optionsOf(game: GameTable, talk: Talk, sitting: Sitting, here: Point | null): Option[] {
  const found = (sitting.choosing.question?.candidates ?? []).flatMap((candidate) => {
    const at = candidate.space !== null || candidate.point !== null ? aimOf(game, talk.view, candidate) : null;
    return at ? [{ candidate, at }] : [];
  });
  return here ? found.sort((one, other) => distance(one.at, here) - distance(other.at, here)) : found;
}

/** Six is towards the own side. */
function atHour(here: Point, hour: number, far: number, turned: boolean): Point {
  const sign = turned ? -1 : 1;
  const angle = (hour / 6) * Math.PI;
  return { x: here.x + sign * Math.sin(angle) * far, y: here.y - sign * Math.cos(angle) * far };
}

/** A way to a point: as the game proposes it, or the option that comes nearest. */
async function towards(ground: Ground, options: Option[], at: Point | null): Promise<Candidate | null> {
  if (!at) return null;
  const { sitting } = ground;
  const { question } = sitting.choosing;
  const aim = sitting.game!.tablePoint?.(sitting.talk.view, at);
  if (aim && question && (isFreeWay(question) || (question.gesture.kind === "place_point" && !question.gesture.turn))) {
    const point = [aim.x, aim.y];
    const tried = await sitting.attempt(isFreeWay(question) ? [point] : point, true);
    if (tried && "answer" in tried) return tried;
  }
  if (aim && sitting.choosing.question?.gesture.kind === "moves") {
    const plan = await sitting.looks("propose", aim as Record<string, Json>);
    const tried = plan === null ? null : await sitting.choosing.attempt(plan);
    if (tried && "answer" in tried) return tried;
  }
  const nearest = [...options].sort((one, other) => distance(one.at, at) - distance(other.at, at))[0];
  return nearest?.candidate ?? null;
}

const LOOKED_AT_MOST = 24;

async function firstHidden(ground: Ground, options: Option[], watchers: number[], wanted: Level[]): Promise<Candidate | null> {
  const { sitting, from } = ground;
  const sightAt = sitting.game!.sightAt;
  if (!sightAt || from === null) return null;
  for (const { candidate } of options.slice(0, LOOKED_AT_MOST)) {
    const levels = await sightAt(sitting.looks, sitting.talk.view, from, candidate, watchers);
    if (levels.every((one) => wanted.includes(one))) return candidate;
  }
  return null;
}
