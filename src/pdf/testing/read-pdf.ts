import { getDocumentProxy } from 'unpdf';

/** A piece of a tagged PDF in the order in which a screen reader meets it. */
export interface Tagged {
  /** `H1`, `P`, `TH`, `Figure` … */
  role: string;
  text: string;
  alt?: string | undefined;
  page: number;
}

export interface ReadPdf {
  isMarked: boolean;
  language: string;
  title: string;
  /** Part of PDF/UA that the file says it keeps. */
  uaPart: string | undefined;
  pages: number;
  /** Every tag in reading order, each with the text directly below it. */
  tags: Tagged[];
  /** All text in reading order, without its white space: line breaks and ties are the typesetter’s. */
  text: string;
  /** The text inside each drawing, in reading order. */
  drawn: string[];
  /** Addresses that links lead out to, numbers to call or text among them. */
  addresses: string[];
}

interface Node {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

/** Text without white space, to be looked for in a document. */
export const squeezed = (text: string) => text.replaceAll(/[\s\u{ad}\u{2060}]+/gu, '');

/** Reads a tagged PDF by its tags, with another library than the one that wrote it. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(file);
  const tags: Tagged[] = [];
  const addresses: string[] = [];
  const drawn: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    const open: (string | null | undefined)[] = [];
    for (const item of items) {
      if ('str' in item) {
        const id = open.findLast(Boolean);
        if (id) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id);
    }
    const walk = (node: Node, into: Tagged | undefined) => {
      if (node.type === 'content') {
        if (into) into.text += texts.get(node.id ?? '') ?? '';
        return;
      }
      const isInline =
        ['Span', 'Link', 'Em', 'Strong', 'Lbl', 'Reference'].includes(node.role ?? '') && into !== undefined;
      const tag = isInline ? into : { role: node.role ?? '', text: '', alt: node.alt, page: number };
      if (!isInline && node.role) tags.push(tag);
      const before = tags.length;
      for (const child of node.children ?? []) walk(child, tag);
      if (node.role === 'Figure') drawn.push([tag, ...tags.slice(before)].map(({ text }) => text).join(' '));
    };
    const tree = (await page.getStructTree()) as Node | null;
    if (tree) walk(tree, undefined);
    // `url` leaves out what the library would not open itself, such as `sms:`.
    for (const { unsafeUrl } of (await page.getAnnotations()) as { unsafeUrl?: string }[])
      if (unsafeUrl) addresses.push(unsafeUrl);
  }
  const { info, metadata } = (await pdf.getMetadata()) as unknown as {
    info: Record<string, string>;
    metadata: { getRaw(): string } | null;
  };
  return {
    isMarked: (await pdf.getMarkInfo())?.Marked ?? false,
    language: info.Language ?? '',
    title: info.Title ?? '',
    uaPart: /<pdfuaid:part>(\d)<\/pdfuaid:part>/.exec(metadata?.getRaw() ?? '')?.[1],
    pages: pdf.numPages,
    tags,
    text: squeezed(tags.map(({ text }) => text).join('')),
    drawn,
    addresses,
  };
}
