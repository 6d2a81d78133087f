import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { keyOf, type BuildCache } from '../src/build-cache.ts';

/**
 * Where the links of a PDF on the web lead, in any order. Not with `extractLinks`, which reads the words under each link
 * too, for fifteen times as long.
 */
export async function linksOf(pdf: Uint8Array): Promise<string[]> {
  const { AnnotationType } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(pdf));
  try {
    const links = (await document.getAnnotationsByType(new Set([AnnotationType.LINK]), new Set())) as {
      url?: string;
    }[];
    return links.flatMap(({ url }) => url ?? []);
  } finally {
    await document.destroy();
  }
}

/** The links of each PDF, which are not read again while the file and the `code` of the checks stay the same. */
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
