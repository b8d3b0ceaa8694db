// Paragraphs that have a live example; the server works all of them out.

import type { Example } from "../game";
import OddsExample from "../../rules/OddsExample.svelte";
import TableExample from "./TableExample.svelte";

const examples: Example[] = [
  { beside: /^HR-DIC-0[57]$/, Show: OddsExample },
  { beside: /^HR-(GEN-0[678]|LOS-0[24678]|RAN-04)$/, Show: TableExample },
];

export default examples;
