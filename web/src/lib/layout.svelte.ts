// Where panels are on this device, for each game: how wide the side is, and what is folded.

export interface Layout {
  side: number;
  folded: string[];
}

const KEY = "dicefront.layout";
export const NARROWEST = 260;
export const WIDEST = 620;

function read(): Record<string, Layout> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Layout>;
  } catch {
    return {};
  }
}

class Layouts {
  private all: Record<string, Layout> = $state(read());

  of(game: string): Layout {
    return this.all[game] ?? { side: 0, folded: [] };
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
    return this.of(game).folded.includes(panel);
  }

  fold(game: string, panel: string): void {
    const folded = this.of(game).folded;
    this.change(game, { folded: folded.includes(panel) ? folded.filter((one) => one !== panel) : [...folded, panel] });
  }

  /** How wide the side may be, in pixels; 0 is the usual width. */
  widen(game: string, pixels: number): void {
    this.change(game, { side: Math.min(WIDEST, Math.max(NARROWEST, Math.round(pixels))) });
  }
}

export const layouts = new Layouts();
