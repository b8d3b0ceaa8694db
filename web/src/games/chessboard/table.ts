import { tt } from "../../text/messages.svelte";
import type { GameTable, Level } from "../game";
import Frame from "../../table/Frame.svelte";
import Board from "./Board.svelte";
import guided from "./guided";
import Strip from "./Strip.svelte";
import { TERMS, WINDOWS } from "./terms.gen";
import Token from "./Token.svelte";
import { boxOf, follow, seen, spaceName, stepsBetween } from "./view";
import { ChessTeller, kit, label, pieces, verdicts, words } from "./words";

const table: GameTable = {
  id: "chessboard",
  texts: ["chessboard", "play"],
  Board,
  Frame,
  Strip,
  Token,
  Roster: () => import("./Roster.svelte"),
  isTurned: (_, seat) => seat === 1,
  bounds: () => ({ x: -50, y: -22, width: 872, height: 872 }),
  follow,
  terms: TERMS,
  words,
  teller: (talk) => new ChessTeller(talk),
  pieces,
  pieceName(talk, piece) {
    const mini = seen(talk.view)?.minis.find((one) => one.id === piece);
    if (!mini) return String(piece);
    const has = kit(mini);
    return has ? `${label(talk, mini, false)} (${has})` : label(talk, mini, false);
  },
  pieceInWords(talk, piece) {
    const mini = seen(talk.view)?.minis.find((one) => one.id === piece);
    return mini && mini.space !== null ? tt("mini-on", { die: String(mini.die), space: spaceName(mini.space) }) : this.pieceName(talk, piece);
  },
  spaceName,
  where(view, piece) {
    const mini = seen(view)?.minis.find((one) => one.id === piece);
    return mini && mini.space !== null ? boxOf(mini.space, false) : null;
  },
  spaceBox: (_view, space) => boxOf(space, false),
  lengthOf: () => boxOf(0, false).width,
  async sightAt(looks, view, _, candidate, others) {
    const spaces = others.map((other) => seen(view)?.minis.find((one) => one.id === other)?.space ?? null);
    return Promise.all(
      spaces.map(async (space): Promise<Level> => {
        const line = space === null || candidate.space === null ? null : ((await looks("line", { from: space, to: candidate.space })) as { clear: boolean } | null);
        return line?.clear ? "open" : "hidden";
      }),
    );
  },
  apart(view, one, other) {
    const spaces = [one, other].map((piece) => seen(view)?.minis.find((mini) => mini.id === piece)?.space ?? null);
    return spaces[0] === null || spaces[1] === null ? "" : tt("spaces-away", { count: stepsBetween(spaces[0]!, spaces[1]!) });
  },
  // What can be taken back is done at the first click; what rolls dice is previewed first.
  atOnce: (_, candidate) => candidate.target === null,
  onward: (question, candidate) => (question.kind === "chessboard.turn.activate" && candidate.piece !== null ? { what: "reach", args: { piece: candidate.piece } } : null),
  holds: () => false,
  windows: WINDOWS,
  proposals: [
    { kind: "chessboard.reroll.save", how: "react", least: 50 },
    { kind: "chessboard.reroll.defence", how: "react", least: 50 },
  ],
  guided,
  verdicts,
  rerolls: (question) => (question.kind.startsWith("chessboard.reroll.") ? question.kind.replace("reroll.", "") : null),
  hint(_, { kind, further, aimed }) {
    if (kind === "chessboard.turn.attack" && aimed.length + further.length > 0) return null; // the card says the rest
    return { "chessboard.turn.activate": "web.hint-select", "chessboard.turn.move": "web.hint-move", "chessboard.turn.attack": "web.hint-attack", "chessboard.setup.deploy": "web.hint-deploy", "chessboard.army.build": "web.hint-army" }[kind] ?? null;
  },
};

export default table;
