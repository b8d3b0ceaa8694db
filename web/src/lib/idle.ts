// What will be asked for soon is loaded while nobody waits for anything, one part after the other.

/** Load parts in this order, whenever the page has nothing to do. */
export function whenIdle(...loads: (() => Promise<unknown>)[]): void {
  const [next, ...rest] = loads;
  if (!next) return;
  const begin = (): void => void next().then(() => whenIdle(...rest), () => {}); // what did not come is asked for again when it is needed
  if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: 4000 });
  else setTimeout(begin, 500);
}
