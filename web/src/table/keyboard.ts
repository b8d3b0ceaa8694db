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
  trace: "x",
  follow: "c",
  eye: "e",
  inspect: "i",
  arrange: "a",
  earlier: "[",
  later: "]",
  left: ",",
  right: ".",
  ruler: "r",
  sight: "l",
  peek: "v",
  overlays: "k",
  columns: "\\",
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
  ["↖ ↗ ↙ ↘", "across"],
  ["' ⌫", "way"],
  ["+ −", "zoom"],
];

export const keyFor = (action: Action): string => settings.keys[action] ?? USUAL[action];

/** What a key does, with the keys as they are now. */
export function actionOf(key: string): Action | null {
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  if (!settings.letters && /^\p{L}$/u.test(pressed)) return null;
  return ACTIONS.find((action) => keyFor(action) === pressed) ?? null;
}

/** The keys that move what is in the hand: straight, and across as they lie on a block of numbers. */
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-1, -1],
  PageUp: [1, -1],
  End: [-1, 1],
  PageDown: [1, 1],
};
const BLOCK: Record<string, string> = { Numpad4: "ArrowLeft", Numpad6: "ArrowRight", Numpad8: "ArrowUp", Numpad2: "ArrowDown", Numpad7: "Home", Numpad9: "PageUp", Numpad1: "End", Numpad3: "PageDown" };

/** The direction that a key stands for; empty if it is no such key. */
export const stepOf = ({ key, code }: { key: string; code: string }): string => BLOCK[code] ?? (key in STEPS ? key : "");

/** Where these keys lead together. */
export function directionOf(names: string[]): [number, number] {
  const sum = (axis: 0 | 1): number => Math.sign(names.reduce((total, name) => total + (STEPS[name]?.[axis] ?? 0), 0));
  return [sum(0), sum(1)];
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
