import { cacheControl, mediaType, securityHeaders, type EncodingName } from '../deploy/policy.ts';

/** Names and values in turn: the form Node writes fastest. */
export type HeaderList = readonly string[];

/** Sent with every answer of the server. */
export const commonHeaders: HeaderList = securityHeaders.flat();

/**
 * The public address of a file, as `build.format: 'file'` and `trailingSlash: 'never'` have it:
 * `index.html` is `/`, `stack.html` is `/stack`, `blog/index.html` is `/blog`, `a.css` is `/a.css`.
 */
export function addressOfFile(file: string): string {
  const path = `/${file}`;
  if (!path.endsWith('.html')) return path;
  return path.slice(0, -'.html'.length).replace(/\/index$/, '') || '/';
}

type FileFacts = {
  /** With its leading slash and without an encoding's suffix. */
  path: string;
  length: number;
  etag: string;
  encoding: EncodingName | undefined;
  /** Whether the answer depends on `Accept-Encoding`. */
  hasSiblings: boolean;
};

/** The headers of a 200 and of a 304 for one file. */
export function describeFile(facts: FileFacts): { headers: HeaderList; headers304: HeaderList } {
  const validation = ['ETag', facts.etag, 'Cache-Control', cacheControl(facts.path)];
  if (facts.hasSiblings) validation.push('Vary', 'Accept-Encoding');
  const headers304 = [...validation, ...commonHeaders];
  const headers = [
    'Content-Type',
    mediaType(facts.path),
    'Content-Length',
    String(facts.length),
    'Accept-Ranges',
    'bytes',
  ];
  if (facts.encoding) headers.push('Content-Encoding', facts.encoding);
  return { headers: [...headers, ...headers304], headers304 };
}
