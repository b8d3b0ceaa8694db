// Is there a newer client on the server? Looked at now and then; nothing is loaded again by itself.

class Version {
  /** The server has another client than the one that runs here. */
  isNew = $state(false);
  private last = 0;

  /** Compare the page's own script with that of the page on the server, at most once a minute. */
  async look(): Promise<void> {
    if (this.isNew || Date.now() - this.last < 60_000) return;
    this.last = Date.now();
    try {
      const page = await (await fetch("/", { cache: "no-store" })).text();
      const there = scriptOf(page);
      const here = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src") ?? "";
      this.isNew = there !== "" && here !== "" && there !== here;
    } catch {
      // offline: there is nothing to compare with
    }
  }
}

const scriptOf = (page: string): string => /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1] ?? "";

export const version = new Version();
