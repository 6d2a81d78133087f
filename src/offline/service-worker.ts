import { cleanupOutdatedCaches, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isHashedFile, isKeptDocument, isPage, mayBeKept, offlinePath, withoutQuery } from './rules.ts';

type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** What this script uses of the worker’s scope; the project’s types are those of a window. */
interface WorkerScope {
  /** Every file kept from the start, with its revision. Written in at build time. */
  __WB_MANIFEST: PrecacheEntry[];
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  clients: { matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<{ url: string }[]> };
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

const keepOnlyWhole = {
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(mayBeKept(response) && !savesData() ? response : null),
};

// Pages are asked for first and kept as they are read. A page is whole by itself: its styles are written in it.
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: 4,
  plugins: [
    keepOnlyWhole,
    { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutQuery(request.url)) },
    atMost(80),
  ],
});
registerRoute(isPage, async ({ event, request }: { event: LifeEvent; request: Request }) => {
  const response = await pages.handle({ event, request });
  event.waitUntil(keepNamed(event, response.clone()));
  return response;
});

/** Keeps what a page asks to have kept beside it: the days after a day. */
async function keepNamed(event: LifeEvent, page: Response) {
  if (savesData() || !mayBeKept(page)) return;
  const named = [...(await page.text()).matchAll(/<meta name="keep-offline" content="(\/[^"]+)"/g)];
  await Promise.all(named.map(([, path = '']) => pages.handleAll({ event, request: new Request(path) })[1]));
}

// Fonts and scripts carry a hash of their content in their name, so the one that was kept is the one that was meant.
const hashedFiles = new CacheFirst({ cacheName: 'hashed', plugins: [keepOnlyWhole, atMost(60)] });
registerRoute(isHashedFile, async (options) => (await matchPrecache(options.request)) ?? hashedFiles.handle(options));

// A PDF is heavy: it is kept once somebody has opened it, and never before.
registerRoute(isKeptDocument, new NetworkFirst({ cacheName: 'documents', plugins: [keepOnlyWhole, atMost(8)] }));

// The first page of a visit arrived before this worker did, so the worker asks for it, and for what it names.
self.addEventListener('activate', (event) => event.waitUntil(keepOpenPages(event)));

async function keepOpenPages(event: LifeEvent) {
  const open = (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(
    ({ url }) => new URL(url),
  );
  for (const url of open.filter((candidate) => isPage({ url: candidate, sameOrigin: true }))) {
    const [answer, kept] = pages.handleAll({ event, request: new Request(withoutQuery(url.href)) });
    const page = await answer;
    const html = await page.clone().text();
    await kept;
    await Promise.all(
      // In quotes are its scripts and the font that it loads at once; a font that only its styles name may never be used.
      [...html.matchAll(/(?<=")\/_astro\/[\w.~-]+/g)].map(
        ([asset]) => hashedFiles.handleAll({ event, request: new Request(asset) })[1],
      ),
    );
    await keepNamed(event, page);
  }
}

// Without a network and without a copy of its own, a page has the one kept at install, or else the page that says so.
setCatchHandler(async ({ url }) => {
  if (!isPage({ url, sameOrigin: true })) return Response.error();
  return (await matchPrecache(url.pathname)) ?? (await matchPrecache(offlinePath)) ?? Response.error();
});
