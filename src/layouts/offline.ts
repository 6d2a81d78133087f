/**
 * Keeps the guide, the help page and what was read for a time without a network. Begins when the page has loaded, and
 * never where the browser asks to save data. A refusal (private window, full disk) leaves the site as it is without a worker.
 */
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };

if (import.meta.env.PROD && 'serviceWorker' in navigator && !connection?.saveData) {
  addEventListener('load', () =>
    setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)),
  );
}
