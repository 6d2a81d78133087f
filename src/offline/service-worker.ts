import { cleanupOutdatedCaches, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isHashedFile, isKeptDocument, isPage, mayBeKept, offlinePath, withoutQuery } from './rules.ts';

/** What this script uses of the worker’s scope; the project’s types are those of a window. */
interface WorkerScope {
  /** Every file kept from the start, with its revision. Written in at build time. */
  __WB_MANIFEST: PrecacheEntry[];
  addEventListener(type: 'install', listener: (event: Event & { waitUntil(work: Promise<unknown>): void }) => void): void;
  navigator: { connection?: { saveData?: boolean } };
}
declare const self: WorkerScope;

const savesData = () => self.navigator.connection?.saveData === true;

// Asked to save data, a new version does not install, and the old one goes on with what it has.
self.addEventListener('install', (event) => {
  if (!savesData()) return;
  event.stopImmediatePropagation();
  event.waitUntil(Promise.reject(new Error('the browser asks to save data')));
});

// There is no skipWaiting: a new version waits until no page of the old one is open, so that their files never mix.
cleanupOutdatedCaches();
precache(self.__WB_MANIFEST);

/** Lets the least used go. Workbox’s types predate `exactOptionalPropertyTypes`. */
const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries }) as WorkboxPlugin;

const keepOnlyWhole = { cacheWillUpdate: ({ response }: { response: Response }) => Promise.resolve(mayBeKept(response) && !savesData() ? response : null) };

// Pages are asked for first and kept as they are read. A page is whole by itself: its styles are written in it.
registerRoute(isPage, new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: 4,
  plugins: [
    keepOnlyWhole,
    { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutQuery(request.url)) },
    atMost(80),
  ],
}));

// Fonts and scripts carry a hash of their content in their name, so the one that was kept is the one that was meant.
const hashedFiles = new CacheFirst({ cacheName: 'hashed', plugins: [keepOnlyWhole, atMost(60)] });
registerRoute(isHashedFile, async (options) => (await matchPrecache(options.request)) ?? hashedFiles.handle(options));

registerRoute(isKeptDocument, async ({ request }) => fetch(request).catch(async () => (await matchPrecache(new URL(request.url).pathname)) ?? Response.error()));

// Without a network and without a copy of its own, a page has the one kept at install, or else the page that says so.
setCatchHandler(async ({ url }) => {
  if (!isPage({ url, sameOrigin: true })) return Response.error();
  return (await matchPrecache(url.pathname)) ?? (await matchPrecache(offlinePath)) ?? Response.error();
});
