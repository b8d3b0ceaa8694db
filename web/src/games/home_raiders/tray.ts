// How the dice of Home Raiders lie in the tray: coloured and with a letter, showing Ace, Critical Ace or Blank.

import type { DieLook } from "../game";
import type { Seen } from "../../protocol.gen";
import { COLOURS, LOOKS, letterOfDie, poolOf } from "./dice";
import { r } from "./text";

const FACES: Record<string, string> = { A: "ace", C: "critical", "-": "blank" };

function dieLook(colour: number, sign: string): DieLook {
  const face = FACES[sign] ?? "blank";
  const look = LOOKS[colour]!;
  return {
    text: sign === "-" ? "" : sign === "C" ? "A+" : "A",
    fill: look.fill,
    ink: look.ink,
    letter: letterOfDie(colour),
    round: false,
    label: () => r("die-shows", { colour: r(`colour-${COLOURS[colour]}`), face: r(`face-${face}`) }),
  };
}

function pearlLook(player: number): DieLook {
  return { text: "", fill: `var(--team-${player})`, ink: "var(--card)", letter: "", round: true, label: () => r("pearl") };
}

/** The throws of one pool: dice that show a Critical Ace are thrown again, in the same order. */
function dressPool(throws: Seen[], event: Seen, looks: Map<number, DieLook[]>): void {
  const args = event.args as unknown as { pool: string; dice: string[] };
  const colours = poolOf(args.pool).flatMap((count, colour) => Array.from({ length: count }, () => colour));
  const chains = args.dice.map((one) => one.split(">"));
  throws.forEach((thrown, round) => {
    const still = chains.flatMap((chain, die) => (chain.length > round ? [die] : []));
    if (still.length !== (thrown.args["faces"] as unknown as number[]).length) return;
    looks.set(thrown.n, still.map((die) => dieLook(colours[die] ?? 0, chains[die]![round]!)));
  });
}

export function dress(events: Seen[]): Map<number, DieLook[]> {
  const looks = new Map<number, DieLook[]>();
  let throws: Seen[] = [];
  for (const event of events) {
    if (event.kind === "kernel.thrown") {
      throws.push(event);
      continue;
    }
    const last = throws.at(-1);
    if (event.kind === "home_raiders.pool-rolled") dressPool(throws, event, looks);
    else if (last && event.kind === "home_raiders.pearl-drawn") looks.set(last.n, [pearlLook(Number(event.args["player"]))]);
    else if (last && event.kind === "home_raiders.die-rolled") looks.set(last.n, [dieLook(0, event.args["success"] ? "A" : "-")]);
    else if (last && event.kind === "home_raiders.deployer-found") looks.set(last.n, [dieLook(0, event.args["face"] === "ace" ? "A" : "-")]);
    throws = [];
  }
  return looks;
}
