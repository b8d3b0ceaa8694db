// Lengths of the measured table: hundredths of a millimetre. The rules count in inches; a reader may prefer centimetres.

import { settings } from "../lib/settings.svelte";
import type { Json } from "../protocol.gen";
import { number } from "../text/messages.svelte";
import { s } from "./text";

export const INCH = 2540;
const CENTIMETRE = 1000;
/** How long the inch of the rules is: some count 25 millimetres. */
let inch = INCH;
export const useInch = (length: number | undefined): void => {
  inch = length ?? INCH;
};

const told = (value: number, digits: number): string => number(value, Number.isInteger(value) ? 0 : digits);

/** A length in inches without its sign, with one decimal unless it is whole. */
export const inchNumber = (length: number, digits = 1): string => told(length / inch, digits);

/** A length in the unit of the reader without its sign: for sentences that name the unit (I-5). */
export const lengthNumber = (length: number, digits = 1): string =>
  settings.units === "cm" ? told(length / CENTIMETRE, digits) : inchNumber(length, digits);

/** So many units of the reader as a length. */
export const lengthIn = (units: number): number => units * (settings.units === "cm" ? CENTIMETRE : inch);

/** The unit of the reader as a word. */
export const unitWord = (): string => s(`unit-${settings.units}`);

/** A length in the unit of the reader, with its sign; a dash for one that is not told. */
export const inches = (length: number | null, digits = 1): string => length === null ? "–" : `${lengthNumber(length, digits)}${settings.units === "cm" ? " cm" : "″"}`;

/** Two numbers; where a comma is the decimal sign, a semicolon parts them. */
export const placeText = (value: Json[]): string => [value[0], value[1]].map((one) => lengthNumber(Number(one ?? 0))).join(settings.language === "nl" ? "; " : ", ");
