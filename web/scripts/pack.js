// Packs what the server sends, once and as small as it gets: beside each file lie the same packed by brotli and by gzip.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("../../src/dicefront/server/static/", import.meta.url));
const PACKED = /\.(js|css|html|svg|json|webmanifest|txt)$/;

const files = (folder) =>
  readdirSync(folder).filter((name) => !name.startsWith(".")).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
const sizes = { plain: 0, br: 0, gz: 0 };
for (const path of files(root).filter((one) => PACKED.test(one))) {
  const data = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  const packed = { br: brotliCompressSync(data, { params }), gz: gzipSync(data, { level: 9 }) };
  sizes.plain += data.length;
  for (const [ending, bytes] of Object.entries(packed)) {
    sizes[ending] += Math.min(bytes.length, data.length);
    if (bytes.length < data.length) writeFileSync(`${path}.${ending}`, bytes);
  }
}
const kib = (bytes) => `${Math.round(bytes / 1024)} KiB`;
console.log(`packed: ${kib(sizes.plain)} as ${kib(sizes.br)} (brotli), ${kib(sizes.gz)} (gzip)`);
