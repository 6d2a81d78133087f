import { extractLinks } from 'unpdf';
import { keyOf, type BuildCache } from '../src/build-cache.ts';

/** Where the links of a PDF on the web lead, in the order of its pages. */
export const linksOf = async (pdf: Uint8Array): Promise<string[]> => (await extractLinks(new Uint8Array(pdf))).links;

/** The links of each PDF, which take a second to read and are not read again while the file and the `code` of the checks stay the same. */
export async function linksOfEach(
  files: readonly string[],
  read: (file: string) => Buffer,
  code: string,
  cache: BuildCache,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const links = new Map<string, readonly string[]>();
  for (const file of files) {
    const pdf = read(file);
    const key = keyOf(code, pdf);
    const known = cache.get(key)?.toString();
    const found = known === undefined ? await linksOf(pdf) : (JSON.parse(known) as string[]);
    if (known === undefined) cache.put(key, JSON.stringify(found));
    links.set(file, found);
  }
  return links;
}
