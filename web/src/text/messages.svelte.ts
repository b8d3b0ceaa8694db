// The same Fluent files as the Python side, loaded file by file when a screen needs them.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { settings } from "../lib/settings.svelte";

const HOUSE = "../../../src/dicefront";
const sources = import.meta.glob(
  ["../../../src/dicefront/text/locales/*/*.ftl", "../../../src/dicefront/games/*/texts/*.ftl", "!**/locales/*/{cli,lab,mail,report,sheet}.ftl"],
  { query: "?raw", import: "default" },
) as Record<string, () => Promise<string>>;

const bundles = new SvelteMap<string, FluentBundle>();
const wanted = new Set<string>();

export type Args = Record<string, unknown>;

/** A file lies with those that games share, or in the home of the game it is named after. */
function sourceOf(language: string, file: string): (() => Promise<string>) | undefined {
  return sources[`${HOUSE}/text/locales/${language}/${file}.ftl`] ?? sources[`${HOUSE}/games/${file}/texts/${language}.ftl`];
}

async function loadOne(language: string, file: string): Promise<void> {
  const key = `${language}/${file}`;
  if (bundles.has(key)) return;
  const load = sourceOf(language, file);
  const bundle = new FluentBundle(language, { useIsolating: false });
  if (load) bundle.addResource(new FluentResource(await load()));
  bundles.set(key, bundle);
}

/** Load files of a language; they are loaded again when the language changes. */
export async function loadTexts(language: string, files: string[]): Promise<void> {
  for (const file of files) wanted.add(file);
  await Promise.all(files.map((file) => loadOne(language, file)));
}

export async function changeLanguage(language: string): Promise<void> {
  await Promise.all([...wanted].map((file) => loadOne(language, file)));
  settings.language = language;
  document.documentElement.lang = language;
}

function argument(value: unknown): FluentVariable {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" || typeof value === "string") return value;
  if (value === null || value === undefined) return "-";
  if (Array.isArray(value)) return value.join(", ");
  return JSON.stringify(value);
}

const nameOf = (id: string): string => id.replaceAll(".", "-");

function bundleOf(id: string): FluentBundle | undefined {
  return bundles.get(`${settings.language}/${id.split(/[.-]/)[0]}`);
}

export function has(id: string): boolean {
  return bundleOf(id)?.hasMessage(nameOf(id)) ?? false;
}

/** A message in words, in the language of the reader; the id in brackets if there is none. */
export function say(id: string, args: Args = {}): string {
  const bundle = bundleOf(id);
  const pattern = bundle?.getMessage(nameOf(id))?.value;
  if (!bundle || !pattern) return `[${id}]`;
  const given: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) given[name] = argument(value);
  return bundle.formatPattern(pattern, given, []);
}

/** A message of the client itself. */
export const t = (id: string, args: Args = {}): string => say(`web.${id}`, args);

/** A message of the table. */
export const tt = (id: string, args: Args = {}): string => say(`table.${id}`, args);

/** A chance in whole percent that never says 0 or 100 for what may or may not happen. */
export function percent(chance: number): string {
  const format = (value: number): string =>
    new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(value);
  if (chance > 0 && chance < 0.01) return `<${format(0.01)}`;
  if (chance > 0.99 && chance < 1) return `>${format(0.99)}`;
  return format(chance);
}

/** A fraction such as "7/54" as a number. */
export function fraction(text: string | number): number {
  if (typeof text === "number") return text;
  const [above, below] = text.split("/");
  return Number(above) / Number(below ?? 1);
}

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(settings.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** A chance as a number: exact where the game works it out so. */
export const likely = (chance: { exact: string; percent: number }): number =>
  chance.exact ? fraction(chance.exact) : chance.percent / 100;
