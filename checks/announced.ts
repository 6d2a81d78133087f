import { libraryOf } from '../src/domain/library.ts';
import type { Records } from '../src/domain/records.ts';
import type { Essay } from '../src/domain/schema/essay.ts';
import type { BuiltPage } from './built-page.ts';

const essayPath = /^\/blog\/([a-z0-9-]+)$/;

/** The essays that a page may announce: its own, and those that it links to. */
export function announcedOn({ path, root }: BuiltPage, records: Records): Essay[] {
  const addresses = [
    path,
    ...root.querySelectorAll('main a[href^="/blog/"]').map((link) => link.getAttribute('href') ?? ''),
  ];
  const slugs = new Set(addresses.flatMap((address) => essayPath.exec(address)?.[1] ?? []));
  return [...slugs].flatMap((slug) => libraryOf(records).find(slug) ?? []);
}
