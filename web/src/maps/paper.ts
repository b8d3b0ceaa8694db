// A table on paper in its true size: as many pages as it takes, which are laid edge to edge.

import "./paper.css";

/** What fits on a page, in millimetres, with a margin that any printer keeps. */
const PAGE = { width: 190, height: 270 };

/** Print a drawing that counts in millimetres. */
export function printTrue(drawing: SVGSVGElement, width: number, depth: number): void {
  const paper = document.createElement("div");
  paper.className = "paper tiles";
  for (let y = 0; y < depth; y += PAGE.height) {
    for (let x = 0; x < width; x += PAGE.width) {
      const page = drawing.cloneNode(true) as SVGSVGElement;
      page.setAttribute("viewBox", `${x} ${y} ${PAGE.width} ${PAGE.height}`);
      page.setAttribute("width", `${PAGE.width}mm`);
      page.setAttribute("height", `${PAGE.height}mm`);
      paper.append(page);
    }
  }
  document.body.append(paper);
  addEventListener("afterprint", () => paper.remove(), { once: true });
  window.print();
}
