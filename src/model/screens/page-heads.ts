import { z } from 'zod';
import { prose } from '../common.ts';

/** What a search result says of a page. */
export const pageDescription = prose.min(50, 'write 50 to 180 characters').max(180, 'write 50 to 180 characters');

const pageHead = z.strictObject({
  /** Shown in the tab and in search results. */
  title: prose,
  description: pageDescription,
});

/** The head of each fixed page, by its address. */
export const pageHeads = z.record(z.string().startsWith('/', 'an address begins with “/”'), pageHead);

/** The title and description of a page. Throws if the record has none. */
export function headOf(heads: z.infer<typeof pageHeads>, path: string): z.infer<typeof pageHead> {
  const head = heads[path];
  if (!head) throw new Error(`content/screens/page-heads.yaml: missing title and description of ${path}`);
  return head;
}
