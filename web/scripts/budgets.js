// The budgets of what the browser loads (requirements, section 15): above the limit the build fails.
import { readdirSync, readFileSync, existsSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

const root = fileURLToPath(new URL("../../src/dicefront/server/static/", import.meta.url));
const games = readdirSync(fileURLToPath(new URL("../src/games/", import.meta.url)), { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);
const manifest = JSON.parse(readFileSync(join(root, ".vite/manifest.json"), "utf8"));
const KIB = 1024;

const packed = (file) => gzipSync(readFileSync(join(root, file)), { level: 9 }).length;

/** All chunks that a chunk loads by itself, itself included. */
function closure(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const other of manifest[name].imports ?? []) closure(other, seen);
  return seen;
}

function weigh(names) {
  const scripts = new Set();
  const styles = new Set();
  for (const name of names) {
    scripts.add(manifest[name].file);
    for (const style of manifest[name].css ?? []) styles.add(style);
  }
  const sum = (files) => [...files].reduce((total, file) => total + packed(file), 0);
  return { script: sum(scripts), style: sum(styles), requests: scripts.size + styles.size };
}

const find = (part) => {
  const name = Object.keys(manifest).find((key) => key.includes(part)) ?? (part === "screens/Home.svelte" ? "index.html" : undefined);
  if (!name) throw new Error(`budgets: expected a chunk ${part} in the manifest, found none`);
  return name;
};

const entry = closure("index.html");
const language = ["en", "nl"].map((lang) => ["web", "kernel", "lobby"].map((file) => find(`locales/${lang}/${file}.ftl`)));
const home = new Set([...entry, ...closure(find("screens/Home.svelte"))]);
const texts = Math.max(...language.map((files) => weigh(files).script));
const first = weigh(home);
const extra = ["index.html", "icon.svg"].filter((file) => existsSync(join(root, file)));
const everything = first.script + first.style + texts + extra.reduce((sum, file) => sum + packed(file), 0);
const requests = first.requests + 3 + extra.length + 3; // three texts, the pages themselves, person, games and lobby

const table = new Set([...entry, ...closure(find("screens/Table.svelte"))]);
const checks = [
  ["first view, script", first.script + texts, 120, 150],
  ["first view, style", first.style, 20, 25],
  ["first view, everything", everything, 250, 300],
];
for (const game of games) {
  const own = [...closure(find(`games/${game}/table.ts`))].filter((name) => !table.has(name));
  checks.push([`game ${game}, extra script`, weigh(own).script, 60, 69]);
}
const onTable = [...table].filter((name) => !home.has(name));
checks.push(["table, extra script", weigh(onTable).script, 60, 55]);

let failed = false;
for (const [what, bytes, budget, limit] of checks) {
  const size = bytes / KIB;
  const verdict = size > limit ? "FAILS" : size > budget ? "above the budget" : "ok";
  failed ||= size > limit;
  console.log(`${what.padEnd(34)} ${size.toFixed(1).padStart(7)} KiB of ${budget} (fails above ${limit})  ${verdict}`);
}
console.log(`${"first view, requests".padEnd(34)} ${String(requests).padStart(7)} of 15  ${requests > 15 ? "FAILS" : "ok"}`);
failed ||= requests > 15;
for (const onDemand of ["screens/Lab.svelte", "screens/Armies.svelte", "screens/Replay.svelte", "screens/Rules.svelte"]) {
  if (home.has(find(onDemand))) {
    console.log(`${onDemand} is part of the first view: FAILS`);
    failed = true;
  }
}
process.exit(failed ? 1 : 0);
