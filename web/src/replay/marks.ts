// What a step of a replay is remembered for, and where turns and activations begin.

import type { ReplayStep } from "../protocol.gen";

export type MarkKind = "loss" | "wound" | "attack" | "magic" | "reaction" | "dice" | "";

/** In the order of their weight: a step is marked by the first that one of its events is about. */
const KINDS: MarkKind[] = ["loss", "wound", "magic", "attack"];

/** All marks with a sign, the weightiest first. */
export const WEIGHTS: MarkKind[] = [...KINDS, "reaction"];

const isAbout = (step: ReplayStep, ...categories: string[]): boolean => step.events.some((event) => categories.includes(event.category));

export function markOf(step: ReplayStep): MarkKind {
  for (const kind of KINDS) if (isAbout(step, kind)) return kind;
  if (step.reaction && step.events.length > 0) return "reaction"; // who lets a window pass does nothing
  return hasDice(step) ? "dice" : "";
}

export const hasDice = (step: ReplayStep): boolean => step.events.some((event) => event.kind === "kernel.thrown");

/** Where a turn begins: by what happens, or, in a game without rounds, by who decides. */
export function startsTurn(steps: ReplayStep[], index: number): boolean {
  const step = steps[index];
  if (!step) return false;
  if (isAbout(step, "turn")) return true;
  const rounds = steps.some((one) => isAbout(one, "turn"));
  return !rounds && step.player !== null && step.player !== steps[index - 1]?.player;
}

export function startsActivation(steps: ReplayStep[], index: number): boolean {
  const step = steps[index];
  return !!step && (isAbout(step, "activation", "turn") || step.player !== steps[index - 1]?.player);
}

/** The next step in a direction for which something holds; the first or last one if there is none. */
export function seek(steps: ReplayStep[], from: number, direction: number, wanted: (steps: ReplayStep[], index: number) => boolean): number {
  let index = from + direction;
  while (index > 0 && index < steps.length - 1 && !wanted(steps, index)) index += direction;
  return Math.max(0, Math.min(steps.length - 1, index));
}
