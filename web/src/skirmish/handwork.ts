// What is drawn of a hand at a measured table: how far somebody gets, what is held and where it goes. Loaded behind the table.

export { default as Bands } from "./Bands.svelte";
export { default as Ghosts } from "./Ghosts.svelte";
export { default as Join } from "./Join.svelte";
export { default as Marks } from "./Marks.svelte";
export { default as Path } from "./Path.svelte";
export { default as Ways } from "./Ways.svelte";
