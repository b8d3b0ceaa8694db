// What a seat sees of SphereWars, and the same as a measured table is drawn from.

import { settings } from "../../lib/settings.svelte";
import type { Json, Seen } from "../../protocol.gen";
import { useInch } from "../../skirmish/lengths";
import type { Character, Thing, View } from "../../skirmish/view";
import { has, say } from "../../text/messages.svelte";
import type { Talk } from "../game";
import { w } from "./text";

export interface Combatant {
  id: number;
  owner: number;
  side: number;
  band: number;
  troop: number;
  profile: string;
  where: string;
  place: [number, number, number] | null;
  radius: number;
  height: number;
  wounds: number;
  most_wounds: number;
  fatigue: number;
  fleeing: boolean;
  activated: boolean;
  ordered: boolean;
  rank: string;
  floor: number;
  traits: string[];
  effects: string[];
  latent?: string[];
}

export interface Band {
  seat: number;
  side: number;
  race: string;
  leader: number | null;
  orders: number;
}

export interface SphereView {
  stage: string;
  turn: number;
  side: number;
  width: number;
  depth: number;
  inch: number;
  mission: string;
  weather: string;
  scores: { blood: number; points: number; glory: number; special: number }[];
  open_measuring: boolean;
  scenario: string;
  things: (Omit<Thing, "portal" | "called" | "high"> & { density: string; features: string[] })[];
  bands: Band[];
  combatants: Combatant[];
  activation: { who: number; phase: string; action: string } | null;
  gems: { own: number; made: number }[];
  edges: number[];
}

const SEATS = "ABCDEF";
/** The effects that are states (SW-STA-01). */
const STATES = ["stunned", "paralysed", "fearful", "concussed"];
/** What badges say: each state with what ends it. */
const says = (): Record<string, string> => Object.fromEntries([...STATES, "fleeing", "fatigue", "latent", "order"].map((state) => [state, w(`ends-${state}`)]));
/** Heights of the rules are levels: so high a level is drawn. */
const LEVEL = 1250;

export const sphere = (view: Json): SphereView => view as unknown as SphereView;

/** A text of the game, or the id where there is none. */
export const called = (family: string, id: string): string => (has(`spherewars.${family}.${id}`) ? say(`spherewars.${family}.${id}`) : id);

/** A7: the letter of the seat, and the number in it. */
export function labelOf(view: SphereView, id: number): string {
  const owner = view.combatants[id]?.owner ?? 0;
  return `${SEATS[owner] ?? ""}${view.combatants.filter((one) => one.owner === owner && one.id <= id).length}`;
}

export const nameOf = (view: SphereView, id: number): string => {
  const one = view.combatants?.[id];
  return one ? `${called("profile", one.profile)} ${labelOf(view, id)}` : String(id);
};

/** The gems in the pool of a side, its own and those that were made. */
export const gemsOf = (view: SphereView, side: number): number => (view.gems[side]?.own ?? 0) + (view.gems[side]?.made ?? 0);

const groupOf = (one: Combatant): number => one.band * 100 + one.troop;

/** An entry of a band: who it is, or how many of whom. */
export function groupName(view: SphereView, group: number): string {
  const members = view.combatants.filter((one) => groupOf(one) === group);
  const [first] = members;
  return first === undefined ? String(group) : members.length > 1 ? `${members.length}× ${called("profile", first.profile)}` : nameOf(view, first.id);
}

function character(view: SphereView, one: Combatant, badges: Record<string, string>): Character {
  const name = called("profile", one.profile);
  return {
    ...{ id: one.id, owner: one.owner, name_en: name, name_nl: name, troop: groupOf(one), card: one.profile },
    ...{ where: one.where, place: one.place, radius: one.radius, height: one.height, wounds: one.most_wounds - one.wounds },
    ...{ down: false, marks: [...(one.fleeing ? ["fleeing"] : []), ...one.effects.filter((id) => STATES.includes(id)), ...(one.latent?.length ? ["latent"] : [])], abilities: one.traits, label: labelOf(view, one.id), acted: one.activated },
    ...{ rank: one.rank, fatigue: one.fatigue, ordered: one.ordered, level: one.floor > 0 ? `+${one.floor}` : "", floor: one.floor, flies: one.traits.includes("flying"), ephemeral: one.most_wounds === 0, says: badges },
  };
}

/** A hill or a tower: figures stand on it, above others. */
const isHigh = (piece: SphereView["things"][number]): boolean => piece.features?.includes("elevation") ?? false;
/** What is over those who are in a piece. */
const overhead = (piece: SphereView["things"][number]): "roof" | "leaves" | null => (piece.features?.includes("building") ? "roof" : ["wood", "leafy_wood", "jungle"].includes(piece.kind) ? "leaves" : null);

/** The side of each seat. */
function sidesOf(view: SphereView): number[] {
  const found: number[] = [];
  for (const band of view.bands ?? []) found[band.seat] = band.side;
  return found;
}

function shaped(view: SphereView): View {
  const people = view.combatants ?? [];
  const badges = says();
  const leaders = (view.bands ?? []).flatMap((band) => (band.leader === null ? [] : [band.leader]));
  return {
    ...{ stage: view.stage, width: view.width, depth: view.depth, inch: view.inch, ground: view.scenario, closed: !view.open_measuring, sides: sidesOf(view) },
    things: (view.things ?? []).map((one) => ({ ...one, bottom: one.bottom * LEVEL, top: one.top * LEVEL, called: called("scenery", one.kind), high: isHigh(one) ? `+${one.top}` : w("high", { level: one.top }), portal: null, climbable: isHigh(one), special: (one.features ?? []).map((feature) => w("feature", { feature })), ...(overhead(one) ? { inside: overhead(one)! } : {}) })),
    characters: people.map((one) => character(view, one, badges)),
    troops: leaders.map((leader) => ({ id: -1 - leader, owner: people[leader]!.owner, name_en: "", name_nl: "", members: [], leader, activated: false, actions: 0, held_back: false })),
    ...{ markers: [], marker_radius: 0, objective: view.mission, player: view.side, round: view.turn, rounds: 0, bag: [], acting: [] },
  };
}

const shapes = new WeakMap<object, { language: string; shape: View }>();

/** The view as the rooms of the measured table read it. */
export function shape(view: Json): Json {
  if (!view || typeof view !== "object") return view;
  const known = shapes.get(view);
  if (known?.language === settings.language) return known.shape as unknown as Json;
  useInch(sphere(view).inch);
  const found = shaped(sphere(view));
  shapes.set(view, { language: settings.language, shape: found });
  return found as unknown as Json;
}

export const shapedTalk = (talk: Talk): Talk => ({ ...talk, view: shape(talk.view) });

/** The table after an event: who moved is drawn where it is now, who is wounded with its wounds. */
export function follow(view: Json, event: Seen): Json {
  const table = sphere(view);
  const args = event.args as { combatant?: number; way?: number[][]; left?: number };
  const gone = ["spherewars.died", "spherewars.left_table"].includes(event.kind);
  if (!table?.combatants || args.combatant === undefined || (!args.way?.length && !gone)) return view;
  const end = args.way?.at(-1);
  const change = (one: Combatant): Combatant =>
    one.id !== args.combatant ? one : gone ? { ...one, place: null } : end && one.place ? { ...one, place: [end[0]!, end[1]!, one.place[2]] } : one;
  return { ...table, combatants: table.combatants.map(change) } as unknown as Json;
}

/** Missions that count no points of their own, or those of blood once more. */
const BLOOD_ALONE = ["death_of_the_enemy", "crash", "last_survivor"];
export const isBloodAlone = (table: SphereView): boolean => BLOOD_ALONE.includes(table?.mission);
