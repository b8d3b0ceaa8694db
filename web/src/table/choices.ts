// What can be pressed in the dock, the most important first: the commit, the step back, and answers that have no place on the table.

import type { Candidate } from "../protocol.gen";
import { isListed } from "./asks";
import { same } from "./hand";
import { answerText, commitText, isMaking } from "./offers";
import type { Sitting } from "./sitting.svelte";
import { consequences, worthOf } from "./speech";
import { t, tt } from "../text/messages.svelte";

export interface Choice {
  id: string;
  text: string;
  does: () => void;
  /** One main button in a question; what ends or passes is quiet. */
  weight: "main" | "plain" | "quiet";
  key?: string;
  candidate?: Candidate;
  testid?: string;
  /** It cannot be pressed at all, or says why nothing comes of it. */
  disabled?: boolean;
  off?: boolean;
  asking?: boolean;
  /** How likely it succeeds, and what comes of it. */
  worth?: string;
  about?: string;
}

export function choicesOf(sitting: Sitting): Choice[] {
  const text = (candidate: Candidate): string => answerText(sitting, candidate);
  const { choosing } = sitting;
  const { question, hand } = choosing;
  const game = sitting.game;
  if (!question || !game) return [];
  const { ahead } = sitting;
  const back: Choice = { id: "back", text: t("back"), weight: "plain", key: "Esc", does: () => void (ahead ?? choosing).back() };
  const others: Choice[] = (ahead?.others ?? []).map(({ id, text: name, does }) => ({ id: `other ${id}`, text: name, weight: "plain", does }));
  const commit: Choice = { id: "commit", text: commitText(choosing, ahead?.deed), weight: "main", key: "Enter", testid: "commit", does: () => choosing.commit() };
  if (choosing.isAimed) {
    const { staying } = choosing;
    const stays: Choice[] = staying && choosing.further.length === 0 ? [{ id: "stay", text: tt("select-stay"), weight: "plain", key: "2", testid: "stay", candidate: staying, does: () => choosing.commit(staying) }] : [];
    return [commit, back, ...stays, ...others];
  }
  const isThinking = ahead?.isThinking ?? false;
  const made: Choice[] = hand && isMaking(choosing) ? [{ ...commit, weight: hand.legal ? "main" : "plain", off: hand.legal === null, asking: hand.asking }, ...(hand.canBack || isThinking ? [back] : []), ...others] : isThinking ? [back, ...others] : [];
  const usual: Choice[] =
    hand?.gesture.kind === "place_several" && question.candidates[0] && hand.isEmpty ? [{ id: "usual", text: t("usual-placement"), weight: "plain", does: () => sitting.give(question.candidates[0]!.answer) }] : [];
  const isList = isListed(question);
  const last = choosing.buttons.length - 1;
  const answers = choosing.buttons.map((candidate, index): Choice => {
    const isMain = question.gesture.kind === "confirm" ? candidate.answer === true : isList && index === 0;
    // What is done for somebody who does not answer, and stands last, ends something: it is quiet until nothing else is left.
    const isQuiet = isList && !isMain && index === last && same(candidate.answer, question.default);
    const about = consequences(game, sitting.talk, candidate).join(" ");
    return { id: `answer ${index}`, text: text(candidate), weight: isMain ? "main" : isQuiet ? "quiet" : "plain", key: index < 9 ? String(index + 1) : undefined, candidate, worth: worthOf(candidate), about, does: () => choosing.press(candidate) };
  });
  return [...made, ...answers, ...usual];
}
