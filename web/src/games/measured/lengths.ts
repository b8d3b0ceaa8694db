// Lengths of the measured table: hundredths of a millimetre. The rules count in inches; a reader may prefer centimetres.

import { settings } from "../../lib/settings.svelte";
import { number } from "../../text/messages.svelte";

export const INCH = 2540;
const CENTIMETRE = 1000;

const told = (value: number, digits: number): string => number(value, Number.isInteger(value) ? 0 : digits);

/** A length in inches without its sign, with one decimal unless it is whole: for sentences that say inches. */
export const inchNumber = (length: number, digits = 1): string => told(length / INCH, digits);

/** A length in the unit of the reader, with its sign. */
export function inches(length: number, digits = 1): string {
  return settings.units === "cm" ? `${told(length / CENTIMETRE, digits)} cm` : `${inchNumber(length, digits)}″`;
}
