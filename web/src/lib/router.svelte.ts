// Addresses: every screen has one that can be shared and loaded again.

class Router {
  // Apart from each other: whoever follows the path is not woken by what is behind the #.
  path = $state("/");
  search = $state("");
  hash = $state("");

  constructor() {
    this.read();
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  private read(): void {
    this.path = location.pathname.replace(/\/+$/, "") || "/";
    this.search = location.search;
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.search);
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    const before = this.path;
    this.read();
    if (before !== this.path) {
      scrollTo(0, 0);
      document.getElementById("main")?.focus({ preventScroll: true });
    }
  }

  /** Change what is behind the # without a step in the history. */
  mark(hash: string): void {
    history.replaceState(null, "", `${location.pathname}${location.search}${hash ? `#${hash}` : ""}`);
    this.hash = hash;
  }

  /** Links within the site load nothing. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const address = link.getAttribute("href") ?? "";
    if (address.startsWith("/api")) return;
    event.preventDefault();
    if (address.startsWith("#")) {
      this.mark(address.slice(1));
      document.getElementById(address.slice(1))?.scrollIntoView({ block: "start" });
    } else this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
