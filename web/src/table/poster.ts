// The end of a match as a picture to share: the table on one side, who won and the points on the other.

import { save } from "../lib/files";
import { imageOf } from "../replay/picture";

export const SIZE = { width: 1200, height: 630 } as const;

export interface Poster {
  game: string;
  title: string;
  text: string;
  names: string[];
  seats: number[];
  rows: { name: string; values: string[] }[];
  rounds: string;
  /** Who did most. */
  most: string;
}

const MARGIN = 44;

export async function savePoster(svg: SVGSVGElement, poster: Poster, name: string): Promise<void> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, SIZE);
  await draw(canvas.getContext("2d")!, svg, poster);
  const data = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (data) save(data, `${name}.png`);
}

async function draw(pen: CanvasRenderingContext2D, svg: SVGSVGElement, poster: Poster): Promise<void> {
  const style = getComputedStyle(document.documentElement);
  const colour = (token: string): string => style.getPropertyValue(token).trim();
  const display = colour("--display") || "serif";
  const body = colour("--body") || "sans-serif";
  pen.fillStyle = colour("--felt");
  pen.fillRect(0, 0, SIZE.width, SIZE.height);

  const image = await imageOf(svg);
  const room = SIZE.height - 2 * 24;
  const scale = Math.min(room / image.height, 680 / image.width);
  const [width, height] = [image.width * scale, image.height * scale];
  pen.drawImage(image, 24, (SIZE.height - height) / 2, width, height);

  const left = 24 + width + MARGIN;
  const right = SIZE.width - MARGIN;
  const line = (text: string, y: number, font: string, fill = "--ink", align: CanvasTextAlign = "left", x = left, most = right - left): void => {
    Object.assign(pen, { font, fillStyle: colour(fill), textAlign: align, textBaseline: "alphabetic" });
    pen.fillText(text, x, y, most);
  };
  line(poster.game, 70, `600 24px ${body}`, "--ink-2");
  let y = 132;
  for (const part of wrapped(pen, poster.title, `700 52px ${display}`, right - left).slice(0, 2)) {
    line(part, y, `700 52px ${display}`);
    y += 58;
  }
  for (const part of wrapped(pen, poster.text, `22px ${body}`, right - left).slice(0, 3)) {
    line(part, y, `22px ${body}`, "--ink-2");
    y += 31;
  }
  y += 40;
  const column = 96;
  poster.names.forEach((name, index) => {
    const x = right - (poster.names.length - 1 - index) * column;
    line(name, y, `600 20px ${body}`, "--ink", "right", x, column - 14);
    pen.fillStyle = colour(`--team-${poster.seats[index]}`);
    pen.fillRect(x - column + 18, y + 9, column - 18, 5);
  });
  y += 52;
  for (const row of poster.rows.slice(0, 4)) {
    line(row.name, y, `22px ${body}`, "--ink", "left", left, right - left - poster.names.length * column);
    row.values.forEach((value, index) => line(value, y, `700 26px ${body}`, "--ink", "right", right - (poster.names.length - 1 - index) * column, column - 14));
    y += 44;
  }
  line(poster.most, SIZE.height - 84, `600 22px ${body}`);
  line(poster.rounds, SIZE.height - 48, `22px ${body}`, "--ink-2");
}

/** A text in lines that are no wider than this. */
function wrapped(pen: CanvasRenderingContext2D, text: string, font: string, width: number): string[] {
  pen.font = font;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
