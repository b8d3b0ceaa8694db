// What the tests of drawings do on their page: paint figures, follow paths, compare shades.

const token = (svg, tokens) =>
  svg.replace(/var\(--([\w-]+)[^)]*\)/g, (_, name) => tokens[name] ?? '#ff00ff');
const base = (side, place) => `<circle r="50" fill="#14100a"/><circle r="48.5" fill="#fffdf7"/>`
  + (side ? `<circle r="${Drawings.CUT.r}" fill="none" stroke="var(--field)"
      stroke-width="${Drawings.CUT.width}" stroke-dasharray="${Drawings.CUT.dash} ${Drawings.CUT.dash}"/>` : '')
  + `<path d="${Drawings.FIELDS[place]}" fill="var(--field)"/>`;
const body = (look, side, place) =>
  `<g transform="scale(${(side ? -1 : 1) * Drawings.SIZES[place]} ${Drawings.SIZES[place]})" stroke="var(--p-dark)" stroke-width="2.6" stroke-linejoin="round"
  stroke-linecap="round">${Drawings.markup(look)}</g>`;
async function pixels(inner, tokens, size, shift = 0) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"
    viewBox="${-50 + shift} ${-50 - shift} 100 100">${token(inner, tokens)}</svg>`;
  const image = new Image();
  image.src = 'data:image/svg+xml,' + encodeURIComponent(svg);
  await image.decode();
  const canvas = new OffscreenCanvas(size, size);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#b7a878';
  brush.fillRect(0, 0, size, size);
  brush.drawImage(image, 0, 0);
  return [...brush.getImageData(0, 0, size, size).data];
}
const grey = (data) => data.reduce((found, _, at) => {
  if (at % 4 === 0) found.push(0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2]);
  return found;
}, []);
const apart = (one, other) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - other[at]), 0) / one.length;

function outside(peoples) {
  const sheet = document.getElementById('sheet'), found = [];
  for (const people of Object.values(peoples)) for (const [id, look] of Object.entries(people)) {
    sheet.innerHTML = `<g stroke-width="2.6">${Drawings.markup(look)}</g>`;
    const back = sheet.firstChild.getScreenCTM().inverse();
    let far = 0;
    for (const path of sheet.querySelectorAll('path')) {
      const matrix = back.multiply(path.getScreenCTM());
      const size = Math.hypot(matrix.a, matrix.b);
      const half = Number(path.getAttribute('stroke-width') ?? 2.6) * size / 2;
      const long = path.getTotalLength();
      for (let step = 0; step <= 80; step++) {
        const at = path.getPointAtLength(long * step / 80).matrixTransform(matrix);
        far = Math.max(far, Math.hypot(at.x, at.y) + half);
      }
    }
    if (far > 50.3) found.push([id, far]);
  }
  return found;
}

async function close([peoples, tokens]) {
  const found = [];
  for (const people of Object.values(peoples)) {
    const drawn = [];
    for (const [id, look] of Object.entries(people))
      drawn.push([id, grey(await pixels(base(0, 0) + body(look, 0, 0), tokens, 24))]);
    drawn.forEach(([id, one], at) => drawn.slice(at + 1).forEach(([other, two]) => {
      const far = apart(one, two);
      if (far < 6) found.push([id, other, Math.round(far * 10) / 10]);
    }));
  }
  return found;
}

async function wrongSeats([some, tokens, matrix]) {
  const part = (data, at, row) => [0, 1, 2].reduce((sum, one) => sum + row[one] * data[at + one], 0);
  const seen = (data) => grey(data.map((_, at) => at % 4 === 3 ? data[at]
    : Math.max(0, Math.min(255, part(data, at - at % 4, matrix[at % 4])))));
  const ring = (values) => values.filter((_, at) => {
    const far = Math.hypot(at % 24 - 11.5, Math.floor(at / 24) - 11.5) / 12 * 50;
    return far > 33 && far < 49;
  });
  const shape = (values) => {
    const mean = values.reduce((one, other) => one + other, 0) / values.length;
    const wide = Math.hypot(...values.map((one) => one - mean));
    return values.map((one) => (one - mean) / wide);
  };
  const at24 = async (inner, colours, shift) => shape(ring(seen(await pixels(inner, colours, 24, shift))));
  const empty = [];
  for (let seat = 0; seat < 6; seat++) empty.push(await at24(base(seat % 2, seat >> 1), tokens[0], 0));
  const found = [];
  for (let seat = 0; seat < 6; seat++) for (const look of some) {
    const inner = base(seat % 2, seat >> 1) + body(look, seat % 2, seat >> 1);
    const token = await at24(inner, tokens[seat], 0.8);
    const order = empty.map((one, at) => [apart(one, token), at]).sort((a, b) => a[0] - b[0]);
    if (order[0][1] !== seat) found.push([seat, order[0][1], look]);
  }
  return found;
}

function beyond([kind, size]) {
  const [wide, deep] = size.map((one) => one * 2540);
  const sheet = document.getElementById('sheet');
  const [x, y] = [wide / 2, deep / 2];
  const half = deep === 0 ? Drawings.WIDE / 2 : deep / 200;
  let far = 0, most = 0;
  for (const seed of [1, 2, 3]) {
    const thing = { kind, bottom: 0, top: 2540, portal: null };
    if (deep === undefined) thing.disc = [0, 0, wide / 2];
    else thing.corners = deep === 0 ? [[-x, 0], [x, 0]] : [[-x, -y], [x, -y], [x, y], [-x, y]];
    const drawn = Drawings.draw({ depth: 0 }, thing, seed);
    most = Math.max(most, drawn.inks.length);
    const parts = drawn.inks.flatMap((ink) => ink.d.match(/M[^M]+/g).filter((part) => !/m/.test(part)));
    sheet.innerHTML = parts.map((part) => `<path d="${part}"/>`).join('');
    for (const path of sheet.children) {
      const box = path.getBBox();
      const corner = [Math.max(Math.abs(box.x), box.x + box.width), Math.max(Math.abs(box.y), box.y + box.height)];
      if (deep !== undefined) far = Math.max(far, corner[0] - wide / 200, corner[1] - half);
      else if (Math.hypot(...corner) > wide / 200) {
        const long = path.getTotalLength();
        for (let step = 0; step <= 60; step++) {
const at = path.getPointAtLength(long * step / 60);
far = Math.max(far, Math.hypot(at.x, at.y) - wide / 200);
        }
      }
    }
  }
  return [far, most];
}

function labelled() {
  let state = 7;
  const luck = () => (state = state * 16807 % 2147483647) / 2147483647;
  const any = (far) => luck() * far;
  const at = (make, count) => Array.from({ length: count }, () => ({ x: any(1016), y: any(1016), r: make() }));
  const figures = at(() => 12.5 + any(12), 120), pieces = at(() => 20 + any(60), 40);
  const bad = [], counts = [];
  for (let zoom = 0; zoom < 10; zoom++) {
    const scale = 0.4 * 1.3 ** zoom;
    const scaled = (one) => ({ x: one.x * scale, y: one.y * scale, r: one.r * scale });
    const bases = figures.map(scaled);
    const wishes = pieces.map(scaled).map((one, id) => (
      { id: `${id}`, text: `Leafy wood ${id}`, x: one.x, y: one.y, off: one.r, rank: id % 3, over: id % 2 > 0 }));
    const room = { x: 0, y: 0, width: 1016 * scale, height: 1016 * scale };
    const labels = Drawings.placed(wishes, bases, room, []);
    counts.push(labels.length);
    const high = Drawings.HIGH;
    labels.forEach((one, number) => {
      const [left, top, right, low] = [one.left, one.top, one.left + one.width, one.top + high];
      const meets = (two) => left < two.left + two.width && two.left < right && top < two.top + high && two.top < low;
      const near = (base) => Math.hypot(
        base.x - Math.min(Math.max(base.x, left), right), base.y - Math.min(Math.max(base.y, top), low));
      if (labels.slice(number + 1).some(meets)) bad.push('label');
      if (bases.some((base) => near(base) < base.r - 1e-9)) bad.push('base');
      if (left < 0 || top < 0 || right > room.width || low > room.height) bad.push('room');
    });
  }
  return [bad, counts];
}
