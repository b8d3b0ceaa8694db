// What a seat sees of a measured table: things with heights, characters on round bases, lengths in hundredths of a
// millimetre. The drawing counts in millimetres.

import type { Json, Seen } from "../../protocol.gen";
import type { Box } from "../game";

export interface Thing {
  name: string;
  kind: string;
  bottom: number;
  top: number;
  portal: number | null;
  disc?: [number, number, number];
  corners?: [number, number][];
}

export interface Character {
  id: number;
  owner: number;
  name_en: string;
  name_nl: string;
  troop: number;
  card: string;
  where: string;
  place: [number, number, number] | null;
  radius: number;
  height: number;
  wounds: number;
  down: boolean;
  marks: string[];
  abilities: string[];
}

export interface Troop {
  id: number;
  owner: number;
  name_en: string;
  name_nl: string;
  members: number[];
  leader: number | null;
  activated: boolean;
}

export interface View {
  stage: string;
  width: number;
  depth: number;
  things: Thing[];
  characters: Character[];
  troops: Troop[];
  markers: { player: number; place: [number, number, number]; controller: number | null }[];
  marker_radius: number;
  objective: string;
  player: number;
  round: number;
  rounds: number;
  bag: number[];
  acting: number[];
}

export const seen = (view: Json): View => view as unknown as View;
export const MM = 0.01;
export const INCH = 2540;

export const bounds = (view: Json): Box => {
  const table = seen(view);
  const width = (table?.width || 90000) * MM;
  const depth = (table?.depth || 90000) * MM;
  return { x: -20, y: -20, width: width + 40, height: depth + 40 };
};

/** The table after an event: a character that moved is drawn where it is now. */
export function follow(view: Json, event: Seen): Json {
  const table = seen(view);
  const args = event.args as { character?: number; x?: number; y?: number };
  if (!table?.characters || args.character === undefined || args.x === undefined || args.y === undefined) return view;
  const characters = table.characters.map((one) =>
    one.id === args.character && one.place ? { ...one, place: [args.x!, args.y!, one.place[2]] } : one,
  );
  return { ...table, characters } as unknown as Json;
}
