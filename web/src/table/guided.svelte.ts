// The guided first games that were begun in this browser, and what was learned in them.

interface Kept {
  match: string;
  done: string[];
}

const KEY = "dicefront.guided";

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

class Guides {
  all: Record<string, Kept> = $state(read());

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // it cannot be resumed then
    }
  }

  begin(game: string, match: string): void {
    this.all[game] = { match, done: [] };
    this.keep();
  }

  /** What was learned so far in a match, if it is a guided one. */
  doneIn(game: string, match: string): string[] | null {
    const kept = this.all[game];
    return kept && kept.match === match ? kept.done : null;
  }

  learn(game: string, lesson: string): void {
    const kept = this.all[game];
    if (!kept || kept.done.includes(lesson)) return;
    kept.done = [...kept.done, lesson];
    this.keep();
  }

  leave(game: string): void {
    delete this.all[game];
    this.keep();
  }
}

export const guides = new Guides();
