// The drawings of the measured table as one script for a page without the client: `Drawings` has all that they export.
// Written to standard output, for tests and for the contact sheet.
import { rolldown } from "rolldown";
import { fileURLToPath } from "node:url";

const bundle = await rolldown({ input: fileURLToPath(new URL("../src/skirmish/drawings.ts", import.meta.url)), logLevel: "silent" });
const { output } = await bundle.generate({ format: "iife", name: "Drawings" });
process.stdout.write(output[0].code);
