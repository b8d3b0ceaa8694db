// Teams as text, in the form that the command line reads, too:
//   faction gremlins / portal tin / 2x gr-ragmen / gr-foreman-clank -> gr-ragmen

import type { ArmyBook, Json } from "../../../protocol.gen";
import type { Read } from "../../../builder/game";
import { cardIn, newRef, teamOf, type Team, type Troop } from "./cards";

const LINE = /^(?:(\d+)\s*[x×]\s*)?(.+?)(?:\s+as\s+([a-z0-9-]+))?(?:\s*(?:->|→|joins)\s*([a-z0-9-]+))?$/i;
const MOST_COPIES = 30;

export function write(roster: Json): string[] {
  const team = teamOf(roster);
  const troops = team.troops.map((one) => `${one.copies > 1 ? `${one.copies}x ` : ""}${one.card}${one.ref === one.card ? "" : ` as ${one.ref}`}${one.joins ? ` -> ${one.joins}` : ""}`);
  return [`faction ${team.faction}`, `portal ${team.portal}`, ...troops];
}

export function read(lines: string[], book: ArmyBook | null): Read {
  const team: Team = { faction: "", portal: "tin", troops: [] };
  const unread: string[] = [];
  let name = "";
  let faction = "";
  for (const line of lines) {
    const [, key = "", value = ""] = /^(\w+):?\s+(.*)$/.exec(line) ?? [];
    if (/^name:/i.test(line)) name = line.replace(/^name:\s*/i, "");
    else if (/^(faction|factie)$/i.test(key)) faction = value.toLowerCase();
    else if (/^(portal|poort)$/i.test(key)) team.portal = value.toLowerCase();
    else {
      const troop = readTroop(line, team.troops, book);
      if (troop) team.troops.push(troop);
      else unread.push(line);
    }
  }
  const first = book?.entries.find((one) => one.entry === team.troops[0]?.card);
  const known = book?.groups?.some((one) => one.id === faction);
  if (faction && !known) unread.push(`faction ${faction}`);
  team.faction = known ? faction : first ? cardIn(first).faction : (book?.groups?.[0]?.id ?? "");
  return { name, roster: team as unknown as Json, unread };
}

function readTroop(line: string, troops: Troop[], book: ArmyBook | null): Troop | null {
  const found = LINE.exec(line);
  const called = found?.[2]?.trim().toLowerCase() ?? "";
  const entry = book?.entries.find((one) => [one.entry, cardIn(one).name_en, cardIn(one).name_nl].some((name) => name.toLowerCase() === called));
  if (!found || !entry) return null;
  const ref = found[3] ?? newRef(troops, entry.entry);
  const troop: Troop = { ref, card: entry.entry, copies: Math.min(MOST_COPIES, Math.max(1, Number(found[1] ?? 1))) };
  return found[4] ? { ...troop, joins: found[4] } : troop;
}
