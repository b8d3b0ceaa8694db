// Rows that change without moving under the pointer (L-3).

import type { MatchInfo } from "../protocol.gen";

export interface Row {
  match: MatchInfo;
  gone: boolean;
}

/** What is shown next: in the order of the server, but while somebody points at the rows each stays where it is. */
export function nextRows(shown: Row[], found: MatchInfo[], pointed: boolean): Row[] {
  if (!pointed) return found.map((match) => ({ match, gone: false }));
  const known = new Map(found.map((match) => [match.id, match]));
  const kept = shown.map((row) => {
    const match = known.get(row.match.id);
    known.delete(row.match.id);
    return match ? { match, gone: false } : { match: row.match, gone: true };
  });
  return [...kept, ...[...known.values()].map((match) => ({ match, gone: false }))];
}

export interface Filter {
  game: string;
  language: string;
  clock: string;
}

const KEY = "dicefront.lobby";
const none: Filter = { game: "", language: "", clock: "" };

export function keptFilter(): Filter {
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Filter>) };
  } catch {
    return { ...none };
  }
}

export function keepFilter(filter: Filter): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(filter));
  } catch {
    // a browser that keeps nothing still filters
  }
}

export const fits = (match: MatchInfo, filter: Filter): boolean =>
  (filter.game === "" || match.game === filter.game) &&
  (filter.language === "" || match.language === filter.language) &&
  (filter.clock === "" || (filter.clock === "with") === (match.clock !== null));
