// What a finger hides while something is dragged on the table: it is shown again, larger, beside the finger.

class Lens {
  /** Where the finger is, in pixels of the screen. */
  at: { x: number; y: number } | null = $state.raw(null);
}

export const lens = new Lens();
