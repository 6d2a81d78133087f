import type { BuiltPage } from './built-page.ts';
import type { BuiltCheck } from './index.ts';

const anchorsOf = ({ root }: BuiltPage) => new Set(root.querySelectorAll('[id]').map((element) => element.id));

/** No link of the site leads nowhere: every page, file and anchor that one names exists. */
export const links: BuiltCheck = ({ pages, files }) => {
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  const anchors = new Map(pages.map((page) => [page.path, anchorsOf(page)]));
  return pages.flatMap((page) =>
    page.root.querySelectorAll('[href], [src], [popovertarget]').flatMap((element) => {
      const target = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      if (/^(https?|mailto|tel|sms|data):/.test(target)) return [];
      const url = new URL(target, `http://site${page.path}`);
      const isPage = pageAt.has(url.pathname);
      if (!isPage && !files.has(decodeURIComponent(url.pathname.slice(1)))) return [{ path: page.path, message: `links to ${target}, which the build does not hold` }];
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (anchor && isPage && !anchors.get(url.pathname)?.has(anchor)) return [{ path: page.path, message: `links to ${target}, but ${url.pathname} has no part with the id "${anchor}"` }];
      return [];
    }),
  );
};
