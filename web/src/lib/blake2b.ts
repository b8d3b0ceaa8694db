// BLAKE2b (RFC 7693) with key and personalisation, to check dice in the browser.

const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const MASK = (1n << 64n) - 1n;
const turn = (x: bigint, n: bigint): bigint => ((x >> n) | (x << (64n - n))) & MASK;

function word(bytes: Uint8Array, at: number): bigint {
  let value = 0n;
  for (let i = 7; i >= 0; i--) value = (value << 8n) | BigInt(bytes[at + i] ?? 0);
  return value;
}

export interface Wish {
  size: number;
  key?: Uint8Array;
  person?: Uint8Array;
}

export function blake2b(data: Uint8Array, { size, key = new Uint8Array(), person = new Uint8Array() }: Wish): Uint8Array {
  const parameter = new Uint8Array(64);
  parameter[0] = size;
  parameter[1] = key.length;
  parameter[2] = 1;
  parameter[3] = 1;
  parameter.set(person.slice(0, 16), 48);
  const h = IV.map((value, index) => value ^ word(parameter, index * 8));
  const padded = key.length > 0 ? new Uint8Array(128 + data.length) : data;
  if (key.length > 0) {
    padded.set(key);
    padded.set(data, 128);
  }
  const blocks = Math.max(1, Math.ceil(padded.length / 128));
  for (let block = 0; block < blocks; block++) {
    const part = new Uint8Array(128);
    part.set(padded.slice(block * 128, block * 128 + 128));
    const isLast = block === blocks - 1;
    compress(h, part, BigInt(isLast ? padded.length : (block + 1) * 128), isLast);
  }
  const out = new Uint8Array(size);
  for (let i = 0; i < size; i++) out[i] = Number((h[i >> 3]! >> BigInt(8 * (i & 7))) & 255n);
  return out;
}

function compress(h: bigint[], block: Uint8Array, count: bigint, isLast: boolean): void {
  const m = Array.from({ length: 16 }, (_, index) => word(block, index * 8));
  const v = [...h, ...IV];
  v[12]! ^= count;
  if (isLast) v[14] = v[14]! ^ MASK;
  const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint): void => {
    v[a] = (v[a]! + v[b]! + x) & MASK;
    v[d] = turn(v[d]! ^ v[a]!, 32n);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = turn(v[b]! ^ v[c]!, 24n);
    v[a] = (v[a]! + v[b]! + y) & MASK;
    v[d] = turn(v[d]! ^ v[a]!, 16n);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = turn(v[b]! ^ v[c]!, 63n);
  };
  for (let round = 0; round < 12; round++) {
    const s = SIGMA[round % 10]!;
    const at = (index: number): bigint => m[s[index]!]!;
    mix(0, 4, 8, 12, at(0), at(1));
    mix(1, 5, 9, 13, at(2), at(3));
    mix(2, 6, 10, 14, at(4), at(5));
    mix(3, 7, 11, 15, at(6), at(7));
    mix(0, 5, 10, 15, at(8), at(9));
    mix(1, 6, 11, 12, at(10), at(11));
    mix(2, 7, 8, 13, at(12), at(13));
    mix(3, 4, 9, 14, at(14), at(15));
  }
  for (let i = 0; i < 8; i++) h[i] = h[i]! ^ v[i]! ^ v[i + 8]!;
}
