import type { GameClient } from "../game";
import Board from "./Board.svelte";
import Strip from "./Strip.svelte";
import Token from "./Token.svelte";
import { follow, seen } from "./view";
import { CrystalsTeller, characterName, pieces, words } from "./words";

const crystals: GameClient = {
  id: "crystals",
  texts: ["crystals", "play"],
  Board,
  Strip,
  Token,
  bounds: () => ({ x: 76, y: 76, width: 1048, height: 1048 }),
  follow,
  words,
  teller: (talk) => new CrystalsTeller(talk),
  pieces,
  pieceName(talk, piece) {
    const one = seen(talk.view)?.characters[piece];
    return one ? characterName(talk, one) : String(piece);
  },
  spaceName: (space) => `F${space}`,
  where: () => null,
  // After a move the dice go to the next player: it is previewed first. The rest can be done at once.
  atOnce: (question) => question.kind !== "crystals.turn.move",
  // The own die waits for the hand that rolls it.
  holds: (event, seat) => event.args["purpose"] === "crystals.move" && event.args["player"] === seat,
  hint(question) {
    return { "crystals.turn.move": "hint-crystals-move", "crystals.turn.experience": "hint-crystals-experience", "crystals.setup.first-spawn": "hint-crystals-spawn", "crystals.turn.spawn-start": "hint-crystals-spawn", "crystals.turn.spawn-end": "hint-crystals-spawn" }[question.kind] ?? null;
  },
};

export default crystals;
