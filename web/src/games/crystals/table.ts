import { tt } from "../../text/messages.svelte";
import type { Box, GameTable } from "../game";
import Frame from "../../table/Frame.svelte";
import Board from "./Board.svelte";
import guided from "./guided";
import { seated } from "./seated.svelte";
import Strip from "./Strip.svelte";
import { TERMS } from "./terms.gen";
import Token from "./Token.svelte";
import { BASE, Layout, START, follow, seen, type Point } from "./view";
import { CrystalsTeller, characterName, pieces, verdicts, words } from "./words";

const around = (at: Point, radius: number): Box => ({ x: at.x - radius, y: at.y - radius, width: radius * 2, height: radius * 2 });

const table: GameTable = {
  id: "crystals",
  texts: ["crystals", "play"],
  Board,
  Frame,
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
  // The drawing turns with the reader.
  where(view, piece) {
    const table = seen(view);
    const one = table?.characters[piece];
    if (!one || one.step === BASE) return null;
    const layout = new Layout(table, seated.bottom);
    return around(layout.token(one), layout.radius);
  },
  // Before it enters the loop a character stands on Start of its owner.
  spaceBox(view, space, piece) {
    const table = seen(view);
    const layout = new Layout(table, seated.bottom);
    const owner = table.characters[piece ?? -1]?.owner;
    if (space < 0) return owner === undefined ? null : around(layout.start(owner), layout.radius);
    return around(layout.field(space), layout.radius);
  },
  // Everybody walks round the loop.
  wayAlong(view, [from = START, to = START], piece) {
    const table = seen(view);
    const layout = new Layout(table, seated.bottom);
    const { fields, entries } = table.track;
    const owner = table.characters[piece]?.owner ?? 0;
    const first = from < 0 ? (entries[owner] ?? 0) : from;
    const steps = (to - first + fields) % fields;
    const along = Array.from({ length: steps + 1 }, (_, step) => layout.field((first + step) % fields));
    return from < 0 ? [layout.start(owner), ...along] : along;
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
  hint(question, choosing) {
    if (question.kind === "crystals.turn.move" && choosing.isAimed) return "crystals.web.hint-commit";
    return { "crystals.turn.move": "crystals.web.hint-move", "crystals.turn.experience": "crystals.web.hint-experience", "crystals.setup.first-spawn": "crystals.web.hint-spawn", "crystals.turn.spawn-start": "crystals.web.hint-spawn", "crystals.turn.spawn-end": "crystals.web.hint-spawn" }[question.kind] ?? null;
  },
};

export default table;
