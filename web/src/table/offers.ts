// What a question offers to press, wherever it is asked: what its answers are called, and what a commit is called.

import type { Candidate } from "../protocol.gen";
import { t, tt } from "../text/messages.svelte";
import { isFreeWay } from "./asks";
import type { Choosing } from "./choosing.svelte";
import type { Sitting } from "./sitting.svelte";
import { capital, choiceText, consequences } from "./speech";

/** More answers than can be overlooked: they are searched. */
const MANY = 12;

/** An answer in words. */
export function answerText({ game, talk, choosing }: Sitting, candidate: Candidate): string {
  const { question } = choosing;
  return game && question ? capital(choiceText(game, talk, question, candidate, choosing.isAttack(candidate))) : "";
}

/** What a commit is called; `deed` is what is done by it, where that was thought of before. */
export function commitText(choosing: Choosing, deed = ""): string {
  const { onward, aimed, hand, question } = choosing;
  const [wanted] = choosing.wanted;
  if (wanted && choosing.isAttack(wanted)) return t("attack");
  if (hand && question?.sealed) return t("seal");
  if (deed) return deed;
  return wanted && onward && wanted === aimed[0] ? tt("select-act") : t("commit");
}

/** An answer is made by hand: the commit stands there from the beginning; a way that is not named needs none. */
export const isMaking = ({ hand, question, drawing }: Choosing): boolean => hand !== null && question !== null && (hand.gesture.kind !== "path" || drawing || isFreeWay(question));

export const isMany = ({ hand, buttons, question }: Choosing): boolean => !hand && buttons.length + (question?.more ?? 0) > MANY;

/** Whether there is something to tell about an answer beside its name. */
export const isTelling = ({ game, talk }: Sitting, candidate: Candidate): boolean => candidate.chances.length > 0 || (game !== null && consequences(game, talk, candidate).length > 0);
