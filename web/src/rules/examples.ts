// Paragraphs about dice that have a small live example: the odds come from the server.

const EXAMPLES: [RegExp, string][] = [
  [/^CB-(DEF-02|DEF-04|ODD-01|HER-01)$/, "chessboard"],
  [/^HR-DIC-0[57]$/, "home_raiders"],
  [/^CR-TOW-0[48]$/, "crystals"],
];

export const exampleFor = (id: string): string => EXAMPLES.find(([pattern]) => pattern.test(id))?.[1] ?? "";
