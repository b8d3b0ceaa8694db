// Addresses: every screen has one that can be shared and loaded again.

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  return {
    path: location.pathname.replace(/\/+$/, "") || "/",
    query: new URLSearchParams(location.search),
    hash: decodeURIComponent(location.hash.slice(1)),
  };
}

class Router {
  place: Place = $state.raw(here());

  constructor() {
    addEventListener("popstate", () => (this.place = here()));
    addEventListener("hashchange", () => (this.place = here()));
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    const before = this.place.path;
    this.place = here();
    if (before !== this.place.path) {
      scrollTo(0, 0);
      document.getElementById("main")?.focus({ preventScroll: true });
    }
  }

  /** Change what is behind the # without a step in the history. */
  mark(hash: string): void {
    history.replaceState(null, "", `${location.pathname}${location.search}${hash ? `#${hash}` : ""}`);
    this.place = here();
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
