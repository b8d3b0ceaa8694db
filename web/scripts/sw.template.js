// Keeps what was loaded, so that rules, replays and lists can be read without a network.
// The build puts in the files of this version.
const VERSION = "__VERSION__";
const FILES = __FILES__;
const SHELL = `dicefront-${VERSION}`;
const ANSWERS = "dicefront-answers";
const MOST_ANSWERS = 600;
const READABLE = /^\/api\/(games$|me$|me\/history|lists|studies|rules\/|matches\/[\w-]+(\/replay|\/positions\/|\/log|$))/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["/", ...FILES])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== SHELL && name !== ANSWERS).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names))).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (address.pathname.startsWith("/assets/") || FILES.includes(address.pathname)) event.respondWith(file(request));
  else if (READABLE.test(address.pathname)) event.respondWith(answer(request));
});

/** The page itself: the newest there is. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/", { cacheName: SHELL })) ?? Response.error();
  }
}

/** A file with its content in its name never changes. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) (await caches.open(SHELL)).put(request, found.clone());
  return found;
}

/** What the server answers; without it, what it answered last. */
async function answer(request) {
  const cache = await caches.open(ANSWERS);
  try {
    const found = await fetch(request);
    if (found.ok) {
      await cache.put(request, found.clone());
      if (Math.random() < 0.02) await tidy(cache);
    }
    return found;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

async function tidy(cache) {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ANSWERS)).map((key) => cache.delete(key)));
}
