// The table that is taken from the editor to the page for new games.

import type { Json } from "../protocol.gen";

const SENT = "dicefront.table";

export const sendTable = (table: unknown): void => sessionStorage.setItem(SENT, JSON.stringify(table));
/** The table that was taken along, once; none if there is none. */
export function sentTable(): Json {
  const text = sessionStorage.getItem(SENT);
  sessionStorage.removeItem(SENT);
  return text ? (JSON.parse(text) as Json) : null;
}
