// Names of objects on a measured table: what they are, and a number where there are several.

import { capital } from "../../table/speech";
import { named } from "../../text/named";
import { r } from "./text";
import { tools } from "./tools.svelte";
import type { Thing, View } from "./view";

export function thingName(view: View, thing: Thing | undefined, owner: (seat: number) => string): string {
  if (!thing) return r("an-object");
  if (thing.portal !== null) return r("portal-of", { player: owner(thing.portal) });
  const kind = tools.book?.kinds[thing.kind];
  const name = kind ? capital(named(kind)) : capital(thing.kind.replaceAll("-", " "));
  const same = view.things.filter((one) => one.kind === thing.kind && one.portal === null);
  return same.length > 1 ? `${name} ${same.indexOf(thing) + 1}` : name;
}
