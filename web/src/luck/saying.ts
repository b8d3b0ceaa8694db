// Whether somebody was lucky, in one sentence.

import type { SeatLuck } from "../protocol.gen";
import { say } from "../text/messages.svelte";

const ENOUGH = 8; // rolls before anything is said about luck in them

export function luckText(one: SeatLuck, name: string): string {
  if (one.contests < ENOUGH) return say("luck.few", { name, wanted: ENOUGH });
  const better = Math.round(one.worse * 10);
  return say(better >= 6 ? "luck.good" : better <= 4 ? "luck.bad" : "luck.usual", { name, better, worse: 10 - better });
}
