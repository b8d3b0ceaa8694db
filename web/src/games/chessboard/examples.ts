// Paragraphs that have a live example; the server works all of them out.

import type { Example } from "../game";
import OddsExample from "../../rules/OddsExample.svelte";
import BoardExample from "./BoardExample.svelte";

const examples: Example[] = [
  { beside: /^CB-(DEF-02|DEF-04|ODD-01|HER-01)$/, Show: OddsExample },
  { beside: /^CB-LIN-0[123589]$/, about: "line", Show: BoardExample },
  { beside: /^CB-MOV-0[12]$/, about: "move", Show: BoardExample },
];

export default examples;
