// Which screen an address shows. Every screen is a file of its own that is loaded when it is needed.

import type { Component } from "svelte";

type Loaded = Promise<{ default: Component<Record<string, string>> }>;

export interface Screen {
  key: string;
  props: Record<string, string>;
  wide: boolean;
  load: () => Loaded;
}

interface Route {
  pattern: RegExp;
  names: string[];
  wide?: boolean;
  load: () => Promise<unknown>;
}

const routes: Route[] = [
  { pattern: /^\/$/, names: [], load: () => import("./Home.svelte") },
  { pattern: /^\/new(?:\/([a-z_]+))?$/, names: ["game"], load: () => import("./New.svelte") },
  { pattern: /^\/armies(?:\/([a-z_]+))?$/, names: ["game"], load: () => import("./Armies.svelte") },
  { pattern: /^\/maps(?:\/([a-z_]+))?$/, names: ["game"], load: () => import("./Maps.svelte") },
  { pattern: /^\/replays$/, names: [], load: () => import("./Replays.svelte") },
  { pattern: /^\/g\/([\w-]+)$/, names: ["id"], wide: true, load: () => import("./Table.svelte") },
  { pattern: /^\/join\/([\w-]+)$/, names: ["key"], load: () => import("./Join.svelte") },
  { pattern: /^\/watch\/([\w-]+)$/, names: ["key"], load: () => import("./Join.svelte") },
  { pattern: /^\/r\/([\w-]+)$/, names: ["id"], wide: true, load: () => import("./Replay.svelte") },
  { pattern: /^\/rules(?:\/([a-z_]+))?$/, names: ["game"], load: () => import("./Rules.svelte") },
  { pattern: /^\/learn(?:\/([a-z_]+))?$/, names: ["game"], load: () => import("./Learn.svelte") },
  { pattern: /^\/rules\/([a-z_]+)\/status$/, names: ["game"], load: () => import("./RulesStatus.svelte") },
  { pattern: /^\/lab$/, names: [], load: () => import("./Lab.svelte") },
  { pattern: /^\/tournaments$/, names: [], load: () => import("../tournaments/Tournaments.svelte") },
  { pattern: /^\/tournaments\/([\w-]+)$/, names: ["id"], load: () => import("../tournaments/Tournament.svelte") },
  { pattern: /^\/me$/, names: [], load: () => import("./Me.svelte") },
  { pattern: /^\/confirm\/([\w-]+)$/, names: ["code"], load: () => import("./Confirm.svelte") },
  { pattern: /^\/unsubscribe\/([\w-]+)$/, names: ["key"], load: () => import("./Unsubscribe.svelte") },
];
const missing: Route = { pattern: /.*/, names: [], load: () => import("./Missing.svelte") };

const loaded = new Map<Route, Loaded>();

export function screenFor(path: string): Screen {
  const route = routes.find((one) => one.pattern.test(path)) ?? missing;
  const found = route.pattern.exec(path) ?? [];
  const props: Record<string, string> = {};
  route.names.forEach((name, index) => (props[name] = found[index + 1] ?? ""));
  return {
    key: path,
    props,
    wide: route.wide ?? false,
    load: () => {
      let promise = loaded.get(route);
      if (!promise) {
        promise = route.load() as Loaded;
        loaded.set(route, promise);
        promise.catch(() => loaded.delete(route));
      }
      return promise;
    },
  };
}
