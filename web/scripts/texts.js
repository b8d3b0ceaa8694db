// Every text the client names exists in every language, and none is left over.
// A file of the client is one whose messages the client alone uses: web, one for each part of it, and a part of each game's.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

const source = fileURLToPath(new URL("../src", import.meta.url));
const house = fileURLToPath(new URL("../../src/dicefront", import.meta.url));
const locales = join(house, "text/locales");
const LANGUAGES = ["en", "nl"];
const OTHERS = ["cli", "kernel", "lab", "mail", "play", "report", "server", "sheet"];
const CALLS = { web: "t", table: "tt", builder: "b", maps: "m", skirmish: "s", "home_raiders.web": "r", "spherewars.web": "w" }; // functions that name the messages of a file
const GAMES = readdirSync(join(house, "games")).filter((name) => existsSync(join(house, "games", name, "texts")));
const SHARED = readdirSync(join(locales, "en")).map((name) => name.replace(/\.ftl$/, "")).filter((name) => !OTHERS.includes(name));
const FILES = [...SHARED, ...GAMES.map((game) => `${game}.web`)]; // of a game's file those messages that begin with GAME-web-

const files = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
const code = files(source)
  .filter((path) => /\.(svelte|ts)$/.test(path))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");
const all = (pattern) => [...code.matchAll(pattern)];
const quoted = new Set(all(/"([\w-]+)"/g).map((found) => found[1]));

/** The ids of a file that the code names, and the beginnings of those it puts together. */
function namedIn(file) {
  const named = new Set(all(new RegExp(`"${file.replace(".", "\\.")}\\.([\\w-]+)"`, "g")).map((found) => found[1]));
  const prefixes = all(new RegExp(`\`${file}\\.([\\w-]*)\\$\\{`, "g")).map((found) => found[1]);
  const call = CALLS[file];
  if (call) {
    for (const found of all(new RegExp(`\\b${call}\\(\\s*"([\\w-]+)"`, "g"))) named.add(found[1]);
    for (const found of all(new RegExp(`\\b${call}\\([^()]*\\? "([\\w-]+)" : "([\\w-]+)"`, "g"))) named.add(found[1]).add(found[2]);
    prefixes.push(...all(new RegExp(`\\b${call}\\(\`([\\w-]*)\\$\\{`, "g")).map((found) => found[1]));
  }
  if (file.endsWith(".web")) prefixes.push(...all(/`\$\{[^{}]+\}\.web\.([\w-]+)/g).map((found) => found[1])); // for any game
  if (file === "web") prefixes.push("theme", "motion", "confirm", "palette", "units", "chat");
  return { named, prefixes: prefixes.filter((one) => one !== "") };
}

function idsOf(language, file) {
  const [game, part] = file.split(".");
  const path = part ? join(house, "games", game, "texts", `${language}.ftl`) : join(locales, language, `${file}.ftl`);
  const text = existsSync(path) ? readFileSync(path, "utf8") : ""; // then all its messages are missing
  const found = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((one) => one[1]);
  const begins = `${file.replace(".", "-")}-`;
  return found.filter((id) => !part || id.startsWith(begins)).map((id) => (id.startsWith(begins) ? id.slice(begins.length) : `?${id}`));
}

const problems = [];
let count = 0;
for (const file of FILES) {
  const { named, prefixes } = namedIn(file);
  const lists = Object.fromEntries(LANGUAGES.map((language) => [language, idsOf(language, file)]));
  count += lists.en.length;
  for (const language of LANGUAGES) {
    const list = lists[language];
    for (const id of new Set([...named, ...lists.en])) if (!list.includes(id)) problems.push(`${language}/${file}: ${id} is missing`);
    for (const id of list) {
      const used = named.has(id) || quoted.has(id) || prefixes.some((prefix) => id.startsWith(prefix));
      if (!used) problems.push(`${language}/${file}: ${id} is not used`);
      if (id.startsWith("?")) problems.push(`${language}/${file}: ${id.slice(1)} does not begin with ${file}-`);
    }
  }
}
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(`texts: ${count} in each language, in ${FILES.join(", ")}`);
