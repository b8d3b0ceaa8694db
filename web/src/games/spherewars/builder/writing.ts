// Bands as text, in the form that the command line reads too:
//   race alliance / nirlem + nirlem_blunt + light_attack_rune / 2x lookout

import type { ArmyBook, Json } from "../../../protocol.gen";
import type { Read } from "../../../builder/game";
import { called } from "../view";
import { CARRIED, bandOf, entryOf, profileIn, upgradeOf, type Band, type Recruit } from "./band";

const LINE = /^(?:(\d+)\s*[x×]\s*)?([^+]+?)((?:\s*\+\s*[^+]+)*)$/i;
const MOST = 40;

export function write(roster: Json): string[] {
  const band = bandOf(roster);
  const lines = band.recruits.map((one) => [`${(one.count ?? 1) > 1 ? `${one.count}x ` : ""}${one.combatant}`, ...(one.faction ? [one.faction] : []), ...CARRIED.flatMap((kind) => one[kind] ?? [])].join(" + "));
  return [`race ${band.race}`, ...lines];
}

export function read(lines: string[], book: ArmyBook | null): Read {
  const band: Band = { race: "", recruits: [] };
  const unread: string[] = [];
  let name = "";
  for (const line of lines) {
    const [, race = ""] = /^(?:race|ras):?\s+(\w+)$/i.exec(line) ?? [];
    if (/^name:/i.test(line)) name = line.replace(/^name:\s*/i, "");
    else if (book?.groups?.some((one) => one.id === race.toLowerCase())) band.race = race.toLowerCase();
    else {
      const recruit = readRecruit(line, book);
      if (recruit) band.recruits.push(recruit);
      else unread.push(line);
    }
  }
  const first = entryOf(book, band.recruits[0]?.combatant ?? "");
  if (!band.race) band.race = first ? profileIn(first).race : (book?.groups?.[0]?.id ?? "");
  return { name, roster: band as unknown as Json, unread };
}

const isCalled = (id: string, family: string, word: string): boolean => [id, called(family, id).toLowerCase()].includes(word);

/** A line of a band; nothing if one of its words means nothing. */
function readRecruit(line: string, book: ArmyBook | null): Recruit | null {
  const found = LINE.exec(line);
  const wanted = found?.[2]?.trim().toLowerCase() ?? "";
  const entry = book?.entries.find((one) => isCalled(one.entry, "profile", wanted));
  if (!found || !entry) return null;
  const recruit: Recruit = { combatant: entry.entry };
  if (found[1]) recruit.count = Math.min(MOST, Math.max(1, Number(found[1])));
  for (const part of (found[3] ?? "").split("+").map((one) => one.trim().toLowerCase()).filter(Boolean)) {
    const item = book?.upgrades.find((one) => isCalled(one.entry, one.group === "options" ? "option" : "trait", part)) ?? upgradeOf(book, part);
    const kind = CARRIED.find((one) => one === item?.group);
    if (item && kind) recruit[kind] = [...(recruit[kind] ?? []), item.entry];
    else if (profileIn(entry).factions.includes(part)) recruit.faction = part;
    else return null;
  }
  return recruit;
}
