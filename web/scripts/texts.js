// Every text the client names exists in every language, and none is left over.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

const source = fileURLToPath(new URL("../src", import.meta.url));
const locales = fileURLToPath(new URL("../../src/dicefront/text/locales", import.meta.url));
const files = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
const code = files(source)
  .filter((path) => /\.(svelte|ts)$/.test(path))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");
const entries = (language) =>
  [...readFileSync(join(locales, language, "web.ftl"), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
const named = new Set([...code.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((found) => `web-${found[1]}`));
for (const found of code.matchAll(/"web\.([\w-]+)"/g)) named.add(`web-${found[1]}`);
const quoted = new Set([...code.matchAll(/"([\w-]+)"/g)].map((found) => `web-${found[1]}`));
const prefixes = [...code.matchAll(/\bt\(`([\w-]*)\$\{/g)].map((found) => `web-${found[1]}`).filter((one) => one !== "web-");
const ends = [...code.matchAll(/\bt\([^()]*\? "([\w-]+)" : "([\w-]+)"/g)].flatMap((found) => [`web-${found[1]}`, `web-${found[2]}`]);
for (const one of ends) named.add(one);

const problems = [];
const lists = Object.fromEntries(["en", "nl"].map((language) => [language, entries(language)]));
for (const [language, list] of Object.entries(lists)) {
  for (const id of named) if (!list.includes(id)) problems.push(`${language}: ${id} is missing`);
  for (const id of list) {
    const used = named.has(id) || quoted.has(id) || prefixes.some((prefix) => id.startsWith(prefix)) || /^web-(theme|motion|confirm|palette)/.test(id);
    if (!used) problems.push(`${language}: ${id} is not used`);
  }
}
for (const id of lists.en) if (!lists.nl.includes(id)) problems.push(`nl: ${id} is missing`);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(`texts: ${lists.en.length} in each language`);
