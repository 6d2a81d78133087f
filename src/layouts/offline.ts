/**
 * Keeps the guide, the help page and what was read for a time without a network. Begins when the page has loaded and has
 * nothing else to do, and never where the browser asks to save data.
 */
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };

async function keep(container: ServiceWorkerContainer) {
  await container.register('/sw.js');
  if (container.controller) return;
  // The first page of a visit arrived before the worker did, so the worker is told what it holds.
  const { active } = await container.ready;
  const assets = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.startsWith(`${location.origin}/_astro/`));
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [location.href, ...assets] } });
}

if (import.meta.env.PROD && 'serviceWorker' in navigator && !connection?.saveData) {
  // A refusal (private window, full disk) leaves the site as it is without a worker.
  const begin = () => void keep(navigator.serviceWorker).catch(() => undefined);
  addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin)));
}
