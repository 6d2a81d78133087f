import { isPage, mayBeKept, offlinePath, withoutQuery } from './what-is-kept.ts';

type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = LifeEvent & { request: Request; respondWith(answer: Promise<Response>): void };

/** What this script uses of the worker's scope; the project's types are those of a window. */
interface WorkerScope {
  location: Location;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<{ url: string }[]>;
    claim(): Promise<void>;
  };
  navigator: { connection?: { saveData?: boolean } };
}
declare const self: WorkerScope;
/** The addresses kept from the first visit on, and a name that changes with their content. Both are filled in by the build. */
declare const keptFiles: readonly string[];
declare const keptVersion: string;

/** How long a page may take to come from the network before a kept copy answers, in milliseconds. */
const patience = 4_000;

const kept = `kept-${keptVersion}`;
/** The most entries in each other cache. When one is full, the oldest goes first. */
const limits: Readonly<Record<string, number>> = { pages: 80, hashed: 60, documents: 8 };

const savesData = () => self.navigator.connection?.saveData === true;

// A new version waits until no page of the old one is open (no `skipWaiting`), so the files of two versions never mix.
self.addEventListener('install', (event) => {
  event.waitUntil(
    savesData()
      ? Promise.reject(new Error('the browser asks to save data'))
      : caches
          .open(kept)
          .then((cache) => cache.addAll(keptFiles.map((path) => new Request(path, { cache: 'no-cache' })))),
  );
});

// The first page of a visit arrived before this worker did, so the worker asks for it, and for the files that it loads.
// From then on it answers that page, too, so what its reader uses is kept from the first visit on.
self.addEventListener('activate', (event) =>
  event.waitUntil(
    removeOldCaches()
      .then(keepOpenPages)
      .then(() => self.clients.claim()),
  ),
);

async function removeOldCaches() {
  const ours = new Set<string>([kept, ...Object.keys(limits)]);
  await Promise.all((await caches.keys()).filter((name) => !ours.has(name)).map((name) => caches.delete(name)));
}

async function keep(name: string, key: string, response: Response) {
  if (!mayBeKept(response) || savesData()) return;
  const cache = await caches.open(name);
  // A copy that is put in again moves to the end.
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - (limits[name] ?? Infinity))).map((old) => cache.delete(old)),
  );
}

/** Asks the network and keeps a copy of the answer, until which the worker stays awake. */
function fetchAndKeep(name: string, key: string, request: Request, event?: LifeEvent) {
  const response = fetch(request);
  const isKept = response.then((answer) => keep(name, key, answer.clone()));
  event?.waitUntil(isKept.catch(() => undefined));
  return { response, isKept };
}

/**
 * From the network; after `patience`, without a network, or where the server fails, the copy of the last visit or the one kept from the
 * start. Rejects if there is neither.
 */
async function networkFirst(name: string, key: string, event: FetchEvent): Promise<Response> {
  const { response: fromNetwork } = fetchAndKeep(name, key, event.request, event);
  const copy = async () => (await (await caches.open(name)).match(key)) ?? (await caches.open(kept)).match(key);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience)).then(copy);
  const fresh = fromNetwork.then((response) => (response.status < 500 ? response : copy()), copy);
  const first = await Promise.race([fresh, late]);
  return first ?? fromNetwork;
}

/** Keeps what a page asks for with it: the days after a day. */
async function keepNamed(page: Response) {
  if (savesData() || !mayBeKept(page)) return;
  const named = [...(await page.text()).matchAll(/<meta name="keep-offline" content="(\/[^"]+)"/g)];
  await Promise.all(named.map(([, path = '']) => keepPage(new URL(path, self.location.href).href)));
}

async function keepPage(address: string): Promise<Response> {
  const url = withoutQuery(address);
  const { response, isKept } = fetchAndKeep('pages', url, new Request(url));
  const page = (await response).clone();
  await isKept;
  return page;
}

async function page(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  try {
    const response = await networkFirst('pages', withoutQuery(url), event);
    event.waitUntil(keepNamed(response.clone()));
    return response;
  } catch {
    return (await (await caches.open(kept)).match(offlinePath)) ?? Response.error();
  }
}

/** Fonts and scripts have a hash of their content in their name, so a copy is always the right one. */
const hashedFile = async (event: FetchEvent): Promise<Response> =>
  (await caches.match(event.request)) ?? fetchAndKeep('hashed', event.request.url, event.request, event).response;

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  // Other hosts are never answered for, nor kept.
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (isPage(pathname)) event.respondWith(page(event));
  else if (pathname.startsWith('/_astro/')) event.respondWith(hashedFile(event));
  // A PDF is heavy: it's kept once someone has opened it, and never before.
  else if (pathname.startsWith('/pdf/')) event.respondWith(networkFirst('documents', url, event));
  // What check first reads, next to the scripts that read it: a new version never reads the data of an old one.
  else if (pathname.startsWith('/check-first/')) event.respondWith(networkFirst(kept, url, event));
});

async function keepOpenPages() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of open.filter((client) => isPage(new URL(client.url).pathname))) {
    const answer = await keepPage(url);
    const html = await answer.clone().text();
    // In quotes are its scripts and the font that it loads at once; a font that only its styles name may never be used.
    const assets = [...html.matchAll(/(?<=")\/_astro\/[\w.~-]+/g)].map(([path]) => new URL(path, url).href);
    await Promise.all(assets.map((asset) => fetchAndKeep('hashed', asset, new Request(asset)).isKept));
    await keepNamed(answer);
  }
}
