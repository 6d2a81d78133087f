/** The page that says kindly that there is no network. */
export const offlinePath = '/offline';

interface Asked {
  url: URL;
  sameOrigin: boolean;
}

/** A page of this site: no address of one has an ending. Other hosts are never answered for, nor kept. */
export const isPage = ({ url, sameOrigin }: Asked): boolean => sameOrigin && !/\.[a-z0-9]+$/i.test(url.pathname);

/** A file with a hash of its content in its name. */
export const isHashedFile = ({ url, sameOrigin }: Asked): boolean => sameOrigin && url.pathname.startsWith('/_astro/');

/** A PDF of this site. */
export const isKeptDocument = ({ url, sameOrigin }: Asked): boolean => sameOrigin && url.pathname.startsWith('/pdf/');

/** What check first reads once a reader uses it. */
export const isToolData = ({ url, sameOrigin }: Asked): boolean =>
  sameOrigin && /^\/check-first\/[\w-]+\.json$/.test(url.pathname);

/** Only whole answers are kept: no error page, no redirect, and nothing of another host. */
export const mayBeKept = ({ status, redirected, type }: Pick<Response, 'status' | 'redirected' | 'type'>): boolean =>
  status === 200 && !redirected && type === 'basic';

/** A page is the same whatever its query says, so it is kept once. */
export function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
