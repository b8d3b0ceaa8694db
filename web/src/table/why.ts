// Why did the computer do that? What its latest turn was worth, beside the best that it could have done.
import { api, Failure } from "../net/api";
import type { MatchInfo, Replay } from "../protocol.gen";
import { percent } from "../text/messages.svelte";

/** A message and what goes into it. */
export interface Told {
  id: string;
  args: Record<string, string | number>;
}

/** So many decisions of a turn are put to a computer at most: the first ones are those with something to weigh. */
const MOST = 4;

/** The entries before each decision that computers made last, one after the other. */
export function latestTurn(match: Pick<MatchInfo, "seats">, steps: Replay["steps"]): number[] {
  const isOfComputer = (index: number): boolean => steps[index]?.kind === "answer" && match.seats[steps[index].player ?? -1]?.kind === "computer";
  let end = steps.length - 1;
  while (end >= 0 && !isOfComputer(end)) end -= 1;
  let start = end;
  while (start > 0 && isOfComputer(start - 1) && steps[start - 1]!.player === steps[end]!.player) start -= 1;
  return steps.slice(Math.max(start - 1, 0), Math.max(end, 0)).map((one) => one.entry);
}

export async function whyComputer(match: MatchInfo, name: (player: number) => string): Promise<Told> {
  const nothing: Told = { id: "web.why-nothing", args: {} };
  try {
    const { steps } = await api.replay(match.id, "");
    for (const entry of latestTurn(match, steps).slice(0, MOST)) {
      const found = await api.judgement(match.id, entry);
      if (!found.played || !found.best) continue;
      // What was tried is the best line that begins as the computer did; how it went on may be another one.
      const told = { name: name(found.player), played: found.played.spelled[0] ?? "", share: percent(found.played.share), times: found.played.times };
      if (found.lost <= 0) return { id: "web.why-well", args: told };
      return { id: "web.why-worse", args: { ...told, best: found.best.spelled.join(", "), better: percent(found.played.share + found.lost) } };
    }
    return nothing;
  } catch (error) {
    if (error instanceof Failure && error.code === "not-over") return { id: "web.why-hidden", args: {} };
    return { id: "server.too-long", args: {} };
  }
}
