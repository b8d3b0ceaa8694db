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

/** Focus the next place that can be chosen, or the one before. */
export function nextSpot(step: number): void {
  const spots = [...document.querySelectorAll<SVGGElement>("[data-spot]")];
  if (spots.length === 0) return;
  const at = spots.indexOf(document.activeElement as unknown as SVGGElement);
  spots[(at + step + spots.length) % spots.length]?.focus();
}

/** Press a button of the prompt bar by its number. */
export function pressButton(number: number): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(".prompt .buttons button")].filter((one) => !one.disabled && one.offsetParent);
  buttons[number - 1]?.click();
}

export interface Hotkeys {
  back: () => void;
  act: (action: Action, shift: boolean) => void;
  commit: () => void;
  /** Roll, or leave out the animation; whether there was something to do. */
  skip: (onButton: boolean) => boolean;
  zoom: (factor: number) => void;
  pan: (dx: number, dy: number) => void;
}

const PANS: Record<string, [number, number]> = { ArrowLeft: [-0.06, 0], ArrowRight: [0.06, 0], ArrowUp: [0, -0.06], ArrowDown: [0, 0.06] };
const ZOOMS: Record<string, number> = { "+": 1.25, "=": 1.25, "-": 1 / 1.25 };

/** Do what a key of the table does, unless somebody is writing. */
export function follow(event: KeyboardEvent, keys: Hotkeys): void {
  const target = event.target as HTMLElement;
  if (target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  if (key === "Escape") return keys.back();
  if (key >= "1" && key <= "9") return pressButton(Number(key));
  const action = actionOf(key);
  if (action) return keys.act(action, event.shiftKey);
  const onButton = target.closest("button, a, [role=button]") !== null;
  if (key === "Enter" && !onButton) keys.commit();
  else if (key === " " && keys.skip(onButton)) event.preventDefault();
  else if (ZOOMS[key]) keys.zoom(ZOOMS[key]);
  else if (PANS[key] && !target.closest(".side, .sheet")) keys.pan(...PANS[key]);
}
