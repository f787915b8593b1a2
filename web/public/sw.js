// Keeps the house on this device, so that it opens without a network. `self.HOUSE` stands before this: the version, and all
// that is kept. Each version has a store of its own, filled whole before it is used; so no page of one version ever gets
// a file of another.
const { version, keep } = self.HOUSE;
const PREFIX = 'house-';
const STORE = PREFIX + version;
const at = (path) => new URL(path, self.registration.scope).href;
/** Under such names nothing else is ever found: they are taken over from the store of before. */
const isForEver = (url) => /\/assets\/|\/api\/files\//.test(url);
/** So many at a time: the page that is being looked at comes first. */
const AT_ONCE = 4;
/** Who waits for an answer of the server longer than this is shown what is kept. */
const PATIENCE = 4000;

async function fill() {
  const store = await caches.open(STORE);
  const waiting = keep.map(at);
  let done = 0;
  const next = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const known = isForEver(url) ? await caches.match(url) : undefined;
      const response = known ?? (await fetch(url, { cache: isForEver(url) ? 'default' : 'no-cache' }));
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      await store.put(url, response);
      done += 1;
      await tell({ kept: done, all: keep.length });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function tell(news) {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(news);
}

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== STORE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
    await tell({ kept: keep.length, all: keep.length, done: true });
  };
  event.waitUntil(tidy());
});

self.addEventListener('message', (event) => {
  if (event.data === 'kept?') event.source?.postMessage({ kept: keep.length, all: keep.length, done: true });
});

const kept = new Set(keep.map(at));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const isCall = url.href.startsWith(at('api/'));
  if (request.mode === 'navigate' && !isCall) return event.respondWith(fresh(request, at('')));
  const plain = url.origin + url.pathname;
  if (!kept.has(plain)) return;
  event.respondWith(isForEver(plain) ? here(request, plain) : fresh(request, plain));
});

/** What can never be another comes from the store. */
async function here(request, url) {
  return (await caches.match(url)) ?? fetch(request);
}

/** The server's word goes first; without it, what is kept. */
async function fresh(request, url) {
  const known = await caches.match(url, { cacheName: STORE });
  const asked = fetch(request);
  if (!known) return asked;
  const late = new Promise((done) => setTimeout(() => done(known), PATIENCE));
  const answered = asked.then((response) => (response.status >= 500 ? known : response)).catch(() => known);
  return Promise.race([answered, late]);
}
