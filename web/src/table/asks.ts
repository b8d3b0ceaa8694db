// What a question asks for, by its gesture: pieces, spaces, pairs of both, targets, or an answer from a list.

import type { Candidate, QuestionInfo } from "../protocol.gen";

type Asked = Pick<QuestionInfo, "gesture" | "candidates">;

/** One piece goes to one space: it is selected, then aimed. */
export const isPair = ({ gesture, candidates }: Asked): boolean =>
  gesture.kind === "place_several" && gesture.high === 1 && candidates.length > 0 && candidates.every((one) => one.piece !== null && one.space !== null);

/** A piece, or a group that stands where one of its pieces stands. */
export const isPiece = ({ gesture }: Asked): boolean => gesture.kind === "pick_piece" || gesture.kind === "pick_group";

/** A space of a board, also as the end of a way. */
export const isSpace = ({ gesture }: Asked): boolean => gesture.kind === "pick_space" || (gesture.kind === "path" && gesture.of[0] === "space");

/** Somebody to strike, or to do something else with. */
export const isTarget = ({ gesture, candidates }: Asked): boolean => gesture.kind === "pick_one" && candidates.some((one) => one.target !== null);

/** Whether a candidate strikes its target, and does nothing else with it: only what strikes has chances to. */
export const isAttack = (asked: Asked, candidate: Candidate): boolean => (isTarget(asked) || asked.gesture.kind === "pick_piece") && candidate.target !== null && candidate.chances.length > 0;

/** Yes, no, or one of a list. */
export const isListed = (asked: Asked): boolean => asked.gesture.kind === "confirm" || (asked.gesture.kind === "pick_one" && !isTarget(asked));

/** The way of a figure on a table without spaces. */
export const isFreeWay = ({ gesture }: Asked): boolean => gesture.kind === "path" && gesture.of[0] !== "space";

/** Points of a table without spaces are chosen, not pieces on it. */
export const isPoint = (asked: Asked): boolean => ["moves", "place_point", "place_several"].includes(asked.gesture.kind) || isFreeWay(asked);
