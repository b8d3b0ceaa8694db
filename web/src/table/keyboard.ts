// The keys of the table. Each can be changed; single letters can be switched off altogether.

import { settings } from "../lib/settings.svelte";

export const USUAL = {
  next: "n",
  undo: "u",
  text: "t",
  log: "g",
  reactions: "o",
  pass: "p",
  hold: "h",
  flip: "f",
  why: "w",
  selection: "z",
  fit: "0",
  help: "?",
};

export type Action = keyof typeof USUAL;

export const ACTIONS = Object.keys(USUAL) as Action[];

/** Keys that are what they are everywhere. */
export const FIXED: [string, string][] = [
  ["Tab", "tab"],
  ["Enter", "enter"],
  ["Esc", "esc"],
  ["1–9", "digits"],
  ["Space", "space"],
  ["← ↑ → ↓", "arrows"],
  ["+ −", "zoom"],
];

export const keyFor = (action: Action): string => settings.keys[action] ?? USUAL[action];

/** What a key does, with the keys as they are now. */
export function actionOf(key: string): Action | null {
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  if (!settings.letters && /^\p{L}$/u.test(pressed)) return null;
  return ACTIONS.find((action) => keyFor(action) === pressed) ?? null;
}

const FREE = /^[^\s1-9+=-]$/;

/** Change a key; whatever had it gets the key that becomes free. False if the key cannot be taken. */
export function changeKey(action: Action, key: string): boolean {
  const wanted = key.toLowerCase();
  if (!FREE.test(wanted)) return false;
  const other = ACTIONS.find((one) => one !== action && keyFor(one) === wanted);
  const before = keyFor(action);
  settings.keys = { ...settings.keys, [action]: wanted, ...(other ? { [other]: before } : {}) };
  return true;
}

export const usualKeys = (): void => {
  settings.keys = {};
};
