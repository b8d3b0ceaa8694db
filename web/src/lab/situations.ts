// What can be asked about the odds of a game: the fields of a situation, its name, and the call in a terminal.

import type { Json } from "../protocol.gen";

/** So many are compared side by side. */
export const MOST_VARIANTS = 4;

export type Values = Record<string, number | string | boolean>;

export interface Field {
  name: string;
  label: string;
  /** A list to choose from; without one it is a check box. */
  values?: (number | string)[];
  /** Only asked for where it matters. */
  when?: (values: Values) => boolean;
  /** The id of a value in words; numbers need none. */
  word?: (value: number | string) => string;
}

export interface Situation {
  /** What is shown at first, and what it is compared with. */
  usual: Values;
  other: Values;
  fields: Field[];
  /** What is asked of the server. */
  asked: (values: Values) => Record<string, Json>;
  /** The other way round: the fields of what was asked. */
  taken: (situation: Record<string, Json>) => Values;
  title: (values: Values) => string;
  /** The same in a terminal, where it can be asked there. */
  command: (values: Values) => string | null;
}

/** A contest of a match, as the server tells it, in the fields of the Lab. */
export const taken = (kind: Situation, situation: Record<string, Json>): Values => ({ ...kind.usual, ...kind.taken(situation) });

export const labAddress = (game: string, variants: Values[]): string => `/lab?game=${game}#${encodeURIComponent(JSON.stringify(variants.slice(0, MOST_VARIANTS)))}`;
