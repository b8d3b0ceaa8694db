// Several figures at once: drawn round with a line, or within a rectangle.

interface At {
  x: number;
  y: number;
}

export class Lasso {
  /** The next drag draws round figures. */
  on = $state(false);
  line: At[] = $state.raw([]);
  private square = false;
  private dropped = false;

  get isDrawn(): boolean {
    return this.line.length > 2;
  }

  begin(at: At, square: boolean): void {
    this.square = square;
    this.line = [at];
  }

  pull(at: At): void {
    const [first] = this.line;
    if (!first || (this.line.length === 1 && Math.hypot(at.x - first.x, at.y - first.y) < 4)) return;
    this.line = this.square ? [first, { x: at.x, y: first.y }, at, { x: first.x, y: at.y }] : [...this.line, at];
  }

  /** Let go; of these those that are inside. */
  drop<T extends At>(figures: T[]): T[] {
    const { line } = this;
    this.dropped = this.isDrawn;
    this.line = [];
    return this.dropped ? figures.filter((one) => inside(line, one)) : [];
  }

  /** Whether the click that comes now is the end of a drag. */
  swallows(): boolean {
    const was = this.dropped;
    this.dropped = false;
    return was;
  }
}

function inside(line: At[], at: At): boolean {
  let found = false;
  line.forEach((one, index) => {
    const next = line[(index + 1) % line.length]!;
    if (one.y > at.y !== next.y > at.y && at.x < ((next.x - one.x) * (at.y - one.y)) / (next.y - one.y) + one.x) found = !found;
  });
  return found;
}

export const lasso = new Lasso();
