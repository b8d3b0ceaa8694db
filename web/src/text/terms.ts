// Arguments of messages in words, by what they mean: a game says what its pieces, spaces and lengths are called.

import type { Talk } from "../games/game";
import type { Json } from "../protocol.gen";
import { has, say, type Args } from "./messages.svelte";

/** What a game calls things; what it does not name stays a number. */
export interface Calls {
  /** The game, for names that stand in its texts. */
  id: string;
  piece?: (id: number, argument: string) => unknown;
  group?: (id: number) => unknown;
  space?: (id: number) => unknown;
  thing?: (id: number) => unknown;
  marker?: (id: number) => unknown;
  length?: (length: number) => unknown;
  point?: (point: Json[]) => unknown;
  /** Something with a name that is not in the texts, such as a card; null if it is there. */
  named?: (family: string, id: string) => unknown;
  army?: (roster: Json) => unknown;
  entry?: (index: number) => unknown;
  /** What stands for an empty list and for nothing. */
  nothing: string;
}

const NAME = "name:";

function number(term: string, value: number, name: string, calls: Calls, talk: Talk): unknown {
  switch (term) {
    case "seat":
      return value >= 0 ? talk.name(value) : value;
    case "piece":
      return value >= 0 && calls.piece ? calls.piece(value, name) : value;
    case "group":
      return calls.group ? calls.group(value) : value;
    case "space":
      return calls.space ? calls.space(value) : value;
    case "thing":
      return calls.thing ? calls.thing(value) : value;
    case "marker":
      return calls.marker ? calls.marker(value) : value + 1;
    case "length":
      return value !== 0 && calls.length ? calls.length(value) : value;
    case "entry":
      return calls.entry ? calls.entry(value) : value + 1;
    default:
      return value;
  }
}

function text(term: string, value: string, calls: Calls): unknown {
  if (term === "message") return say(value);
  if (!term.startsWith(NAME)) return value;
  const family = term.slice(NAME.length);
  const id = `${calls.id}.${family}.${value}`;
  return calls.named?.(family, value) ?? (has(id) ? say(id) : value);
}

function word(term: string, name: string, value: Json, calls: Calls, talk: Talk): unknown {
  if (value === null) return calls.nothing;
  if (term === "list") return calls.army ? calls.army(value) : String(value);
  if (Array.isArray(value)) {
    if (term === "data") return value;
    if (term === "point") return calls.point ? calls.point(value) : value.join(", ");
    if (term === "way") return Array.isArray(value.at(-1)) && calls.point ? calls.point(value.at(-1) as Json[]) : calls.nothing;
    if (term === "tally") return value.map((count, seat) => `${talk.name(seat)} (${String(count)})`).join(", ");
    if (term === "dice") return value.join(" ");
    return value.map((one) => String(word(term, name, one, calls, talk))).join(", ") || calls.nothing;
  }
  if (typeof value === "number") return number(term, value, name, calls, talk);
  return typeof value === "string" ? text(term, value, calls) : value;
}

/** Arguments of a message in words; what has no term stays as it is. */
export function inWords(terms: Record<string, string>, calls: Calls, talk: Talk, args: { [key: string]: Json }): Args {
  const found: Args = {};
  for (const [name, value] of Object.entries(args)) found[name] = word(terms[name] ?? "data", name, value, calls, talk);
  return found;
}

/** The pieces among the arguments, those in lists too. */
export function piecesIn(terms: Record<string, string>, args: { [key: string]: Json }): number[] {
  const numbers = (value: Json): number[] => (typeof value === "number" ? [value] : Array.isArray(value) ? value.flatMap(numbers) : []);
  return Object.entries(args).flatMap(([name, value]) => (terms[name] === "piece" && value !== null ? numbers(value).filter((one) => one >= 0) : []));
}
