// Writes the service worker of this build: it keeps all files of the client for reading without a network.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

const root = fileURLToPath(new URL("../../src/dicefront/server/static/", import.meta.url));
const template = readFileSync(fileURLToPath(new URL("sw.template.js", import.meta.url)), "utf8");
const assets = readdirSync(join(root, "assets")).sort().map((name) => `/assets/${name}`);
const files = [...assets, "/icon.svg", "/manifest.webmanifest"];
const version = createHash("sha256").update(template).update(files.join("\n")).update(readFileSync(join(root, "index.html"))).digest("hex").slice(0, 12);
writeFileSync(join(root, "sw.js"), template.replace("__VERSION__", version).replace("__FILES__", JSON.stringify(files)));
console.log(`worker: ${files.length} files, version ${version}`);
