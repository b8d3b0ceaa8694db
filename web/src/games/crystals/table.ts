import { tt } from "../../text/messages.svelte";
import type { GameTable } from "../game";
import Board from "./Board.svelte";
import guided from "./guided";
import Strip from "./Strip.svelte";
import { TERMS } from "./terms.gen";
import Token from "./Token.svelte";
import { BASE, Layout, START, follow, seen } from "./view";
import { CrystalsTeller, characterName, pieces, verdicts, words } from "./words";

const table: GameTable = {
  id: "crystals",
  texts: ["crystals", "play"],
  Board,
  Strip,
  Token,
  bounds: () => ({ x: 76, y: 76, width: 1048, height: 1048 }),
  follow,
  terms: TERMS,
  words,
  teller: (talk) => new CrystalsTeller(talk),
  pieces,
  pieceName(talk, piece) {
    const one = seen(talk.view)?.characters[piece];
    return one ? characterName(talk, one) : String(piece);
  },
  spaceName: (space) => `F${space}`,
  // Where it lies for the first seat: the drawing turns with the reader, the order along the loop does not.
  where(view, piece) {
    const table = seen(view);
    const one = table?.characters[piece];
    if (!one || one.step === BASE) return null;
    const layout = new Layout(table, 0);
    const at = layout.token(one);
    return { x: at.x - layout.radius, y: at.y - layout.radius, width: layout.radius * 2, height: layout.radius * 2 };
  },
  apart(view, one, other) {
    const table = seen(view);
    const [from, to] = [table.characters[one], table.characters[other]];
    if (!from || !to || from.step <= START || to.step <= START) return "";
    const fields = table.track.fields;
    return tt("fields-ahead", { count: (to.field - from.field + fields) % fields });
  },
  // After a move the dice go to the next player: it is previewed first. The rest can be done at once.
  atOnce: (question) => question.kind !== "crystals.turn.move",
  // The own die waits for the hand that rolls it.
  holds: (event, seat) => event.args["purpose"] === "crystals.move" && event.args["player"] === seat,
  verdicts,
  guided,
  hint(question) {
    return { "crystals.turn.move": "crystals.web.hint-move", "crystals.turn.experience": "crystals.web.hint-experience", "crystals.setup.first-spawn": "crystals.web.hint-spawn", "crystals.turn.spawn-start": "crystals.web.hint-spawn", "crystals.turn.spawn-end": "crystals.web.hint-spawn" }[question.kind] ?? null;
  },
};

export default table;
