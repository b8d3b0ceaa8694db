// Lengths of the measured table: hundredths of a millimetre, told in inches.

import { number } from "../../text/messages.svelte";

export const INCH = 2540;

/** A length in inches, with one decimal unless it is whole. */
export function inches(length: number, digits = 1): string {
  const value = length / INCH;
  return `${number(value, Number.isInteger(value) ? 0 : digits)}″`;
}
