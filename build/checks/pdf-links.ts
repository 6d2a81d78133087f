import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

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

/** The links of each PDF. */
export async function linksOfEach(
  files: readonly string[],
  read: (file: string) => Buffer,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const links = new Map<string, readonly string[]>();
  for (const file of files) {
    links.set(file, await linksOf(read(file)));
  }
  return links;
}
