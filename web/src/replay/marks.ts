// What a step of a replay is remembered for, and where turns and activations begin.

import type { ReplayStep } from "../protocol.gen";

export type MarkKind = "loss" | "wound" | "attack" | "spell" | "reaction" | "dice" | "";

/** In the order of their weight: a step is marked by the first that fits one of its events. */
const KINDS: [MarkKind, RegExp][] = [
  ["loss", /defeated|\.killed|mine-killed|vanished|resigned/],
  ["wound", /wounded|armor-used|points-lost|stunned|\.fell$/],
  ["spell", /charmed|brain-frozen|teleported|swapped|challenged|taken-over|fervour|sang-last|healed|\.jumped/],
  ["attack", /attacked|blast-struck|\.burst$|grapple-tried|\.shoved|\.pushed$|mine-laid/],
];
const REACTIONS = /reroll|free-attack|react|deflect|relocat|to-ground|defen/;
const TURNS = /round-begun|turn-ended|\.extra-turn$/;
const ACTIVATIONS = /\.activated|spawned|round-begun/;

export function markOf(step: ReplayStep): MarkKind {
  for (const [kind, pattern] of KINDS) if (step.events.some((event) => pattern.test(event.kind))) return kind;
  if (step.question !== null && REACTIONS.test(step.question)) return "reaction";
  return step.events.some((event) => event.kind === "kernel.thrown") ? "dice" : "";
}

export const hasDice = (step: ReplayStep): boolean => step.events.some((event) => event.kind === "kernel.thrown");

/** Where a turn begins: by what happens, or, in a game without rounds, by who decides. */
export function startsTurn(steps: ReplayStep[], index: number): boolean {
  const step = steps[index];
  if (!step) return false;
  if (step.events.some((event) => TURNS.test(event.kind))) return true;
  const rounds = steps.some((one) => one.events.some((event) => /round-begun/.test(event.kind)));
  return !rounds && step.player !== null && step.player !== steps[index - 1]?.player;
}

export function startsActivation(steps: ReplayStep[], index: number): boolean {
  const step = steps[index];
  return !!step && (step.events.some((event) => ACTIVATIONS.test(event.kind)) || step.player !== steps[index - 1]?.player);
}

/** The next step in a direction for which something holds; the first or last one if there is none. */
export function seek(steps: ReplayStep[], from: number, direction: number, wanted: (steps: ReplayStep[], index: number) => boolean): number {
  let index = from + direction;
  while (index > 0 && index < steps.length - 1 && !wanted(steps, index)) index += direction;
  return Math.max(0, Math.min(steps.length - 1, index));
}
