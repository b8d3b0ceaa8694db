// A picture below the objects, such as a photograph of a desk: two points and the length between them give its scale. It
// stays on this page.

import { INCH } from "../skirmish/lengths";
import { MM } from "../skirmish/view";

interface Point {
  x: number;
  y: number;
}

export class Underlay {
  url = $state("");
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  /** Millimetres of the table for each pixel of the picture. */
  scale = $state(1);
  scaling = $state(false);
  marks: Point[] = $state.raw([]);

  /** Lay a picture as wide as the table. */
  async take(file: File, wide: number): Promise<void> {
    const url = URL.createObjectURL(file);
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    this.drop();
    [this.url, this.x, this.y] = [url, 0, 0];
    [this.width, this.height] = [picture.naturalWidth, picture.naturalHeight];
    this.scale = (wide * INCH * MM) / this.width;
  }
  drop(): void {
    if (this.url) URL.revokeObjectURL(this.url);
    this.url = "";
    this.cancel();
  }
  begin(): void {
    this.marks = [];
    this.scaling = true;
  }
  cancel(): void {
    this.marks = [];
    this.scaling = false;
  }
  /** One of the two points; whether it was wanted. */
  mark(at: Point): boolean {
    if (!this.scaling) return false;
    this.marks = [...this.marks, at].slice(-2);
    return true;
  }
  /** So many inches lie between the two points: the first of them stays where it is. */
  measure(inches: number): void {
    const [one, other] = this.marks;
    const far = one && other ? Math.hypot(other.x - one.x, other.y - one.y) : 0;
    if (!one || far === 0 || inches <= 0) return;
    const factor = (inches * INCH * MM) / far;
    this.x = one.x - (one.x - this.x) * factor;
    this.y = one.y - (one.y - this.y) * factor;
    this.scale *= factor;
    this.cancel();
  }
}
