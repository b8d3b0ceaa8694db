// Where panels are on this device, for each game: how wide the side is, and what is folded. For a table that fills the
// window, also which part of the window no panel covers.

export interface Layout {
  side: number;
  folded: string[];
  /** What was unfolded, although it is usually folded where there is so little room. */
  opened: string[];
}

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How panels lie round a table that fills the window: beside it, or below it and in sheets. */
export type Mode = "desk" | "tall" | "phone" | "flat";

const KEY = "dicefront.layout";
export const NARROWEST = 260;
export const WIDEST = 620;

/** Widths and heights of the panels round a table that fills the window, in pixels. */
export const SIZES = { bar: 48, dock: 64, left: 296, right: 320, rail: 48, gap: 8, told: 88, ending: 520 } as const;
const PHONE = { bar: 44, dock: 132, tabs: 52, gap: 4 } as const;
const FLAT = 300;

export function modeOf(width: number, height: number): Mode {
  if (width > 900) return "desk";
  if (height <= 520 && width > height) return "flat";
  return width <= 600 ? "phone" : "tall";
}

/** What no panel covers, where the left and the right column are so wide; 0 is a column that is folded. */
export function safeIn(mode: Mode, width: number, height: number, left: number, right: number): Rect {
  const { bar, dock, gap, rail, told } = SIZES;
  if (mode === "phone") return { left: PHONE.gap, top: PHONE.bar + PHONE.gap, width: width - 2 * PHONE.gap, height: height - PHONE.bar - PHONE.dock - PHONE.tabs - 2 * PHONE.gap };
  if (mode === "flat") return { left: PHONE.gap, top: PHONE.gap, width: width - FLAT - 2 * PHONE.gap, height: height - 2 * PHONE.gap };
  if (mode === "tall") return { left: gap, top: bar + gap, width: width - 2 * gap, height: height - bar - dock - told - 4 * gap };
  const [before, behind] = [left, right].map((wide) => (wide > 0 ? wide + 2 * gap : rail + gap)) as [number, number];
  return { left: before, top: bar + gap, width: width - before - behind, height: height - bar - dock - 3 * gap };
}

/** Whether columns beside it make a table of these proportions so much smaller that they are folded at first. */
export function isTight(width: number, height: number, table: { width: number; height: number }): boolean {
  const scale = (left: number, right: number): number => {
    const safe = safeIn("desk", width, height, left, right);
    return Math.min(safe.width / table.width, safe.height / table.height);
  };
  return scale(SIZES.left, SIZES.right) < 0.85 * scale(0, 0);
}

function read(): Record<string, Partial<Layout>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Partial<Layout>>;
  } catch {
    return {};
  }
}

class Layouts {
  private all: Record<string, Partial<Layout>> = $state(read());
  /** Whether the table on the screen fills the window: then the header of the site is a button in its bar. */
  fills = $state(false);
  /** Whether columns are folded until somebody opens them. */
  tight = $state(false);

  of(game: string): Layout {
    return { side: 0, folded: [], opened: [], ...this.all[game] };
  }

  change(game: string, part: Partial<Layout>): void {
    this.all[game] = { ...this.of(game), ...part };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  isFolded(game: string, panel: string): boolean {
    const { folded, opened } = this.of(game);
    return folded.includes(panel) || (this.tight && panel !== "tray" && !opened.includes(panel));
  }

  fold(game: string, panel: string): void {
    const { folded, opened } = this.of(game);
    const others = (list: string[]): string[] => list.filter((one) => one !== panel);
    if (this.isFolded(game, panel)) this.change(game, { folded: others(folded), opened: [...others(opened), panel] });
    else this.change(game, { folded: [...others(folded), panel], opened: others(opened) });
  }

  /** Both columns away, or both back. */
  foldBoth(game: string): void {
    const columns = ["left", "side"];
    const isOpen = columns.some((one) => !this.isFolded(game, one));
    for (const one of columns) if (this.isFolded(game, one) !== isOpen) this.fold(game, one);
  }

  /** How wide the side may be, in pixels; 0 is the usual width. */
  widen(game: string, pixels: number): void {
    this.change(game, { side: Math.min(WIDEST, Math.max(NARROWEST, Math.round(pixels))) });
  }
}

export const layouts = new Layouts();
