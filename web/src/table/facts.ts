// What a script or a style can know of a table: what is asked, of whom, and whether it is over.

import type { Sitting } from "./sitting.svelte";

export function facts({ choosing, line, snapshot }: Sitting): Record<`data-${string}`, string | number | boolean> {
  return {
    "data-asked": choosing.question?.kind ?? "",
    "data-number": choosing.question?.number ?? "",
    "data-over": snapshot !== null && snapshot.outcome !== null && !line?.playing,
    "data-seat": line?.seat ?? "",
    "data-spent": Math.round(line?.taken ?? 0),
    "data-looking": choosing.asking,
  };
}
