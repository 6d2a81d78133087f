import { encodings, type EncodingName } from '../deploy/policy.ts';

/** The encodings a client takes, best first; empty where only the plain file will do. `q=0` refuses (RFC 9110, 12.5.3). */
export function acceptedEncodings(header: string | undefined): readonly EncodingName[] {
  if (!header) return [];
  const quality = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    quality.set(name === 'x-gzip' ? 'gzip' : name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  return encodings.map(({ name }) => name).filter((name) => (quality.get(name) ?? quality.get('*') ?? 0) > 0);
}

/** Whether an `If-None-Match` or `If-Match` list names this tag. Weak and strong tags compare as equal (RFC 9110, 8.8.3.2). */
export function namesTag(list: string, etag: string): boolean {
  return list.trim() === '*' || list.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
