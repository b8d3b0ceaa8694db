// A line of the log in parts: names that lead to pieces on the table, and numbers that lead to their explanation.

import type { Told } from "../games/game";

export interface Segment {
  text: string;
  /** The piece that is named. */
  piece?: number;
  /** A number that can be explained. */
  counts?: boolean;
  /** The mark behind it, which begins no line. */
  after?: string;
}

/** A number that stands alone: neither a field such as F12 nor a die such as d8. */
const NUMBER = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)?(?![\p{L}\d])/gu;

export function segments(line: Told): Segment[] {
  const found: Segment[] = [];
  let rest = line.text;
  while (rest) {
    const next = firstName(line, rest);
    const until = next ? next.at : rest.length;
    found.push(...numbersIn(rest.slice(0, until), line.why.length > 0));
    if (!next) break;
    found.push(next.piece < 0 ? { text: next.text } : { text: next.text, piece: next.piece });
    rest = rest.slice(until + next.text.length);
  }
  return found.map(closed);
}

/** A mark stays with the name or number before it. */
const MARK = /^[.,:;!?)]+/;
function closed(one: Segment, index: number, all: Segment[]): Segment {
  const isPlain = ({ piece, counts }: Segment): boolean => piece === undefined && !counts;
  const [before, next] = [all[index - 1], all[index + 1]];
  if (isPlain(one)) return before && !isPlain(before) ? { text: one.text.replace(MARK, "") } : one;
  const after = next && isPlain(next) ? (MARK.exec(next.text)?.[0] ?? "") : "";
  return after ? { ...one, after } : one;
}

function firstName(line: Told, text: string): { at: number; text: string; piece: number } | null {
  const places = (line.names ?? []).map((one) => ({ ...one, at: text.indexOf(one.text) })).filter((one) => one.at >= 0);
  places.sort((one, other) => one.at - other.at || other.text.length - one.text.length);
  return places[0] ?? null;
}

function numbersIn(text: string, explained: boolean): Segment[] {
  if (!explained) return text ? [{ text }] : [];
  const found: Segment[] = [];
  let at = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    found.push({ text: match[0], counts: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}
