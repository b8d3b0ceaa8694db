// Names on a drawing, which cuts nothing off by itself.

let brush: CanvasRenderingContext2D | null = null;

/** A text as far as it fits into so many pixels, in a font such as "600 25px"; dots stand for what was left out. */
export function fitted(text: string, font: string, wide: number): string {
  brush ??= document.createElement("canvas").getContext("2d");
  if (!brush) return text;
  brush.font = `${font} ${getComputedStyle(document.documentElement).getPropertyValue("--body")}`;
  if (brush.measureText(text).width <= wide) return text;
  let length = text.length - 1;
  while (length > 1 && brush.measureText(`${text.slice(0, length).trimEnd()}…`).width > wide) length -= 1;
  return `${text.slice(0, length).trimEnd()}…`;
}
