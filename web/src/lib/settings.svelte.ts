// What a person has chosen for this browser; nothing of it leaves the browser but the name.

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "normal" | "fast" | "off";
export type Asking = "never" | "lasting" | "always";

interface Kept {
  language: string;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  name: string;
  hints: boolean;
  confirm: Asking;
  commitOnDrop: boolean;
  letters: boolean;
  palette: string;
  plain: boolean;
  chances: "percent" | "plain";
  autoOnly: boolean;
  textSize: number;
  units: "inch" | "cm";
  chat: "on" | "friends" | "presets" | "off";
  /** Keys that were changed, by what they do. */
  keys: Record<string, string>;
  /** Games whose turns are announced while the page is hidden. */
  notify: string[];
  marks: "usual" | "strong";
  speak: boolean;
  /** Pixels of this screen to a millimetre; 0 until somebody has measured it. */
  scale: number;
  /** The camera of a measured table goes where something happens. */
  follow: boolean;
  reopen: boolean;
  awake: boolean;
  /** Kinds of questions whose hint was followed. */
  hinted: string[];
}

export const LANGUAGES = ["en", "nl"];
const KEY = "dicefront.settings";

function spoken(): string {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const language = tag.toLowerCase().split("-")[0] ?? "";
    if (LANGUAGES.includes(language)) return language;
  }
  return "en";
}

const usual: Kept = {
  language: spoken(),
  theme: "auto",
  motion: "auto",
  sound: false,
  name: "",
  hints: true,
  confirm: "lasting",
  commitOnDrop: true,
  letters: true,
  palette: "usual",
  plain: false,
  chances: "percent",
  autoOnly: true,
  textSize: 100,
  units: "inch",
  chat: "on",
  keys: {},
  notify: [],
  marks: "usual",
  speak: false,
  scale: 0,
  follow: true,
  reopen: true,
  awake: true,
  hinted: [],
};

function kept(): Kept {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const all = { ...usual, ...stored };
    if (!LANGUAGES.includes(all.language)) all.language = usual.language;
    return all;
  } catch {
    return { ...usual };
  }
}

export const settings: Kept = $state(kept());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How long animations take, as a factor; 0 is none at all. */
export function pace(): number {
  if (settings.motion === "off") return 0;
  if (settings.motion === "fast") return 0.45;
  if (settings.motion === "auto" && still.matches) return 0;
  return 1;
}
