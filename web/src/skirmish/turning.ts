// Which way round a table lies: from the other side, and on an upright screen a quarter further, so that a wide table is larger.
// Whatever is read or stands on it is turned back.

import { getContext, setContext } from "svelte";
import type { Box } from "../games/game";

interface Point {
  x: number;
  y: number;
}

const KEY = "quarter";

/** Say to all that is drawn inside whether the table is turned a quarter. */
export const layQuarter = (is: () => boolean): void => void setContext(KEY, is);
/** Whether the table is turned a quarter, for what is drawn on it. */
export const quartered = (): (() => boolean) => getContext<(() => boolean) | undefined>(KEY) ?? ((): boolean => false);

/** Whether a table is larger on this stage if it is turned a quarter. */
export const liesAcross = (table: { width: number; height: number }, stage: { width: number; height: number }): boolean => table.width > table.height && stage.height > stage.width;

/** A box or a point of the drawing, as it lies on the stage. */
export const boxAcross = (box: Box, quarter: boolean): Box => (quarter ? { x: -box.y - box.height, y: box.x, width: box.height, height: box.width } : box);
export const across = ({ x, y }: Point, quarter: boolean): Point => (quarter ? { x: -y, y: x } : { x, y });
/** And back. */
export const boxAlong = (box: Box, quarter: boolean): Box => (quarter ? { x: box.y, y: -box.x - box.width, width: box.height, height: box.width } : box);
export const along = ({ x, y }: Point, quarter: boolean): Point => (quarter ? { x: y, y: -x } : { x, y });

/** How far something on the table is turned, in degrees, so that it stands upright. */
export const uprightBy = (flipped: boolean, quarter: boolean): number => (flipped ? 180 : 0) - (quarter ? 90 : 0);

/** What goes right and down on the screen, as it goes on the table. */
export function onTable({ x, y }: Point, flipped: boolean, quarter: boolean): Point {
  const at = along({ x, y }, quarter);
  return flipped ? { x: -at.x, y: -at.y } : at;
}
