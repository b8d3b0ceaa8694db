// Paragraphs that have a small live example: about dice, about lines and moves on a board, about measuring and sight.
// All of them are worked out by the server.

export interface ExampleOf {
  game: string;
  kind: "odds" | "line" | "move" | "table";
}

const EXAMPLES: [RegExp, ExampleOf][] = [
  [/^CB-(DEF-02|DEF-04|ODD-01|HER-01)$/, { game: "chessboard", kind: "odds" }],
  [/^CB-LIN-0[123589]$/, { game: "chessboard", kind: "line" }],
  [/^CB-MOV-0[12]$/, { game: "chessboard", kind: "move" }],
  [/^HR-DIC-0[57]$/, { game: "home_raiders", kind: "odds" }],
  [/^HR-(GEN-0[678]|LOS-0[24678]|RAN-04)$/, { game: "home_raiders", kind: "table" }],
  [/^CR-TOW-0[48]$/, { game: "crystals", kind: "odds" }],
];

export const exampleFor = (id: string): ExampleOf | null => EXAMPLES.find(([pattern]) => pattern.test(id))?.[1] ?? null;
