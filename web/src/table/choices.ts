// What can be pressed in the dock, the most important first: the commit, the step back, and answers that have no place on the table.

import type { Candidate } from "../protocol.gen";
import { answerText, commitText, isMaking } from "./offers";
import type { Sitting } from "./sitting.svelte";
import { consequences, worthOf } from "./speech";
import { t, tt } from "../text/messages.svelte";

export interface Choice {
  id: string;
  text: string;
  /** Do it; `isSure`: the button was held down. */
  does: (isSure?: boolean) => void;
  /** One main button in a question; what ends or passes is quiet, and what costs dearly is held down. */
  weight: "main" | "plain" | "quiet" | "grave";
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

const ORDER: Record<Candidate["weight"], number> = { main: 0, plain: 1, heavy: 1, quiet: 2, grave: 3 };

export function choicesOf(sitting: Sitting): Choice[] {
  const text = (candidate: Candidate): string => answerText(sitting, candidate);
  const { choosing } = sitting;
  const { question, hand } = choosing;
  const game = sitting.game;
  if (!question || !game) return [];
  const { ahead } = sitting;
  const back: Choice = { id: "back", text: t("back"), weight: "plain", key: "Esc", does: () => void (ahead ?? choosing).back() };
  const others: Choice[] = (ahead?.others ?? []).map(({ id, text: name, does }) => ({ id: `other ${id}`, text: name, weight: "plain", does }));
  const isGrave = choosing.wanted[0]?.weight === "grave";
  const commit: Choice = { id: "commit", text: commitText(choosing, ahead?.deed), weight: isGrave ? "grave" : "main", key: "Enter", testid: "commit", does: (isSure) => choosing.commit(undefined, isSure) };
  if (choosing.isAimed) {
    const { staying } = choosing;
    const stays: Choice[] = staying && choosing.further.length === 0 ? [{ id: "stay", text: tt("select-stay"), weight: "plain", key: "2", testid: "stay", candidate: staying, does: () => choosing.commit(staying) }] : [];
    return [commit, back, ...stays, ...others];
  }
  const isThinking = ahead?.isThinking ?? false;
  const made: Choice[] = hand && isMaking(choosing) ? [{ ...commit, weight: hand.legal ? commit.weight : "plain", off: hand.legal === null, asking: hand.asking }, ...(hand.canBack || isThinking ? [back] : []), ...others] : isThinking ? [back, ...others] : [];
  const usual: Choice[] =
    hand?.gesture.kind === "place_several" && question.candidates[0] && hand.isEmpty ? [{ id: "usual", text: t("usual-placement"), weight: "plain", does: () => sitting.give(question.candidates[0]!.answer) }] : [];
  // What the question is about comes first, what passes, stays or ends something last; where nothing else is left, it is no longer quiet.
  const ordered = [...choosing.buttons].sort((one, other) => ORDER[one.weight] - ORDER[other.weight]);
  const isAlone = ordered.length === 1 && made.length === 0;
  const answers = ordered.map((candidate, index): Choice => {
    const { weight } = candidate;
    const about = consequences(game, sitting.talk, candidate).join(" ");
    return {
      id: `answer ${choosing.buttons.indexOf(candidate)}`,
      text: text(candidate),
      weight: weight === "heavy" || (weight === "quiet" && isAlone) ? "plain" : weight,
      key: index < 9 ? String(index + 1) : undefined,
      candidate,
      worth: worthOf(candidate),
      about,
      does: (isSure) => choosing.press(candidate, isSure),
    };
  });
  return [...made, ...answers, ...usual];
}
