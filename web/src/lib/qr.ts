// QR codes (ISO 18004), byte mode, level M, versions 1 to 10: enough for a link, small enough to carry along.

const EC_PER_BLOCK = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const TOTAL = [0, 26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const ALIGN = [[], [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

function remainder(data: number[], length: number): number[] {
  let divisor = [1];
  for (let i = 0; i < length; i++) {
    const next = new Array<number>(divisor.length + 1).fill(0);
    divisor.forEach((value, index) => {
      next[index]! ^= value;
      next[index + 1]! ^= times(value, EXP[i]!);
    });
    divisor = next;
  }
  const rest = [...data, ...new Array<number>(length).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    if (factor) divisor.forEach((value, index) => (rest[i + index]! ^= times(value, factor)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const blocks = BLOCKS[version]!;
  const ec = EC_PER_BLOCK[version]!;
  const capacity = TOTAL[version]! - blocks * ec;
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0; data.length < capacity; pad++) data.push(pad % 2 ? 17 : 236);
  const short = Math.floor(capacity / blocks);
  const long = capacity % blocks;
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const size = short + (i >= blocks - long ? 1 : 0);
    parts.push(data.slice(at, (at += size)));
  }
  const checks = parts.map((part) => remainder(part, ec));
  const out: number[] = [];
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.length) out.push(part[i]!);
  for (let i = 0; i < ec; i++) for (const check of checks) out.push(check[i]!);
  return out;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function bch(value: number, generator: number, length: number): number {
  let rest = value;
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >> (length - 1)) * generator);
  return (value << length) | rest;
}

export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  let version = 1;
  while (version < 10 && bytes.length + (version < 10 ? 2 : 3) > TOTAL[version]! - BLOCKS[version]! * EC_PER_BLOCK[version]!) version++;
  const size = version * 4 + 17;
  const grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    grid[y]![x] = on;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, far !== 2 && far !== 4);
      }
  const align = ALIGN[version]!;
  align.forEach((cx, i) =>
    align.forEach((cy, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === align.length - 1) || (j === 0 && i === align.length - 1)) return;
      for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }),
  );
  const format = (mask: number): void => {
    const bits = bch(mask, 0x537, 10) ^ 0x5412; // level M has the bits 00
    const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
    for (let i = 0; i <= 5; i++) set(8, i, bit(i));
    set(8, 7, bit(6));
    set(8, 8, bit(7));
    set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
    set(8, size - 8, true);
  };
  format(0);
  if (version >= 7) {
    const bits = bch(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const on = ((bits >> i) & 1) === 1;
      set(size - 11 + (i % 3), Math.floor(i / 3), on);
      set(Math.floor(i / 3), size - 11 + (i % 3), on);
    }
  }
  const stream = codewords(bytes, version);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (let j = 0; j < 2; j++) {
        const x = right - j;
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x] || at >= stream.length * 8) continue;
        grid[y]![x] = ((stream[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
        at++;
      }
  }
  const masked = (mask: number): boolean[][] =>
    grid.map((row, y) => row.map((on, x) => (fixed[y]![x] ? on : on !== MASKS[mask]!(x, y))));
  let best = 0;
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    format(mask);
    const score = penalty(masked(mask));
    if (score < least) {
      least = score;
      best = mask;
    }
  }
  format(best);
  return masked(best);
}

/** How hard a mask makes it to read the code. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let total = 0;
  let dark = 0;
  for (let y = 0; y < size; y++) {
    let across = 1;
    let down = 1;
    for (let x = 0; x < size; x++) {
      if (grid[y]![x]) dark++;
      if (x > 0) {
        across = grid[y]![x] === grid[y]![x - 1] ? across + 1 : 1;
        down = grid[x]![y] === grid[x - 1]![y] ? down + 1 : 1;
        if (across === 5) total += 3;
        else if (across > 5) total++;
        if (down === 5) total += 3;
        else if (down > 5) total++;
      }
      if (x > 0 && y > 0 && grid[y]![x] === grid[y]![x - 1] && grid[y]![x] === grid[y - 1]![x] && grid[y]![x] === grid[y - 1]![x - 1]) total += 3;
    }
  }
  return total + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}
