// Paragraphs that have a live example; the server works all of them out.

import type { Example } from "../game";
import OddsExample from "../../rules/OddsExample.svelte";

const examples: Example[] = [
  { beside: /^CR-TOW-0[48]$/, Show: OddsExample },
];

export default examples;
