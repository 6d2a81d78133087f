/**
 * Keeps the screen on until the returned function is called. A browser lets go of the lock by itself when the page is hidden, so
 * ask again when it shows. `onRefused` runs where there’s no wake lock, and when a low battery doesn’t allow one.
 */
export function keepScreenOn(onRefused: () => void): () => void {
  const lock = Promise.resolve().then(() => navigator.wakeLock.request('screen'));
  lock.catch(onRefused);
  return () => void lock.then((held) => held.release()).catch(() => undefined);
}
