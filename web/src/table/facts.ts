// What a script or a style can know of a table: what is asked, of whom, and whether it is over.

import type { Sitting } from "./sitting.svelte";

export function facts({ ahead, choosing, line, snapshot }: Sitting): Record<`data-${string}`, string | number | boolean> {
  const asked = ahead?.isThinking ? snapshot?.question : choosing.question; // what is only thought of is not asked
  return {
    "data-asked": asked?.kind ?? "",
    "data-number": asked?.number ?? "",
    "data-over": snapshot !== null && snapshot.outcome !== null && !line?.playing,
    "data-seat": line?.seat ?? "",
    "data-spent": Math.round(line?.taken ?? 0),
    "data-looking": choosing.asking,
    "data-thinks": ahead?.isThinking ? (choosing.question?.kind ?? "") : "",
  };
}
