/** The page that says kindly that there is no network. */
export const offlinePath = '/offline';

/** Whether a path of this site is a page: no address of one has an ending. */
export const isPage = (path: string): boolean => !/\.[a-z0-9]+$/i.test(path);

/** Only whole answers are kept: no error page, no redirect, and nothing of another host. */
export const mayBeKept = ({ status, redirected, type }: Pick<Response, 'status' | 'redirected' | 'type'>): boolean =>
  status === 200 && !redirected && type === 'basic';

/** A page is the same whatever its query says, so it is kept once. */
export function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
