// The table as a picture to keep: SVG, PNG, or a short animation.

import { save } from "../lib/files";

const KEPT = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "filter",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
  "letter-spacing",
  "paint-order",
  "display",
  "visibility",
  "transform",
  "transform-origin",
  "transform-box",
  "stop-color",
];

/** A copy in which everything that is used stands where it is used: there it has its colours. */
function expanded(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const use of copy.querySelectorAll("use")) {
    const used = copy.querySelector(`[id="${use.getAttribute("href")?.slice(1)}"]`)?.cloneNode(true) as Element | undefined;
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    for (const { name, value } of use.attributes) if (name !== "href") group.setAttribute(name, value);
    used?.removeAttribute("id");
    if (used) group.append(used);
    use.replaceWith(group);
  }
  return copy;
}

/** A copy that looks the same without the styles of the page. */
export function standalone(svg: SVGSVGElement): string {
  const original = expanded(svg);
  original.style.position = "absolute";
  original.style.left = "-9999px";
  svg.parentNode!.append(original); // styles hold where it stands
  const copy = original.cloneNode(true) as SVGSVGElement;
  const originals = original.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((node, index) => {
    const style = getComputedStyle(originals[index]!);
    const text = KEPT.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");
    node.setAttribute("style", text);
    for (const attribute of [...node.attributes]) if (attribute.name !== "style" && attribute.value.includes("var(--")) node.removeAttribute(attribute.name);
    for (const name of ["tabindex", "role", "class", "data-testid"]) node.removeAttribute(name);
  });
  original.remove();
  const box = svg.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(Math.round((900 * box.width) / Math.max(box.width, box.height))));
  copy.setAttribute("height", String(Math.round((900 * box.height) / Math.max(box.width, box.height))));
  copy.removeAttribute("class");
  const felt = getComputedStyle(document.documentElement).getPropertyValue("--felt");
  copy.setAttribute("style", `background:${felt.trim()}`);
  return new XMLSerializer().serializeToString(copy);
}

/** A drawing of the page as an image. */
export async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([standalone(svg)], { type: "image/svg+xml" }));
  try {
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function drawn(svg: SVGSVGElement, canvas: HTMLCanvasElement): Promise<void> {
  const image = await imageOf(svg);
  if (canvas.width !== image.width) [canvas.width, canvas.height] = [image.width, image.height];
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--felt").trim();
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0);
}

export const saveSvg = (svg: SVGSVGElement, name: string): void => save(new Blob([standalone(svg)], { type: "image/svg+xml" }), `${name}.svg`);

export async function savePng(svg: SVGSVGElement, name: string): Promise<void> {
  const canvas = document.createElement("canvas");
  await drawn(svg, canvas);
  const data = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (data) save(data, `${name}.png`);
}

/** Some steps one after the other, as a video; `show` brings the table to a step. */
export async function saveFilm(svg: () => SVGSVGElement | null, steps: number[], show: (step: number) => Promise<void>, name: string): Promise<void> {
  const canvas = document.createElement("canvas");
  const first = svg();
  if (!first) return;
  await drawn(first, canvas);
  const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: "video/webm" });
  const parts: Blob[] = [];
  recorder.ondataavailable = (event) => parts.push(event.data);
  const over = new Promise<void>((resolve) => (recorder.onstop = () => resolve()));
  recorder.start();
  for (const step of steps) {
    await show(step);
    const table = svg();
    if (table) await drawn(table, canvas);
    await new Promise((resolve) => setTimeout(resolve, 450));
  }
  recorder.stop();
  await over;
  save(new Blob(parts, { type: "video/webm" }), `${name}.webm`);
}
