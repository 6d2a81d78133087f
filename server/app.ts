import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { accepts } from 'hono/accepts';
import { etag } from 'hono/etag';
import { cacheControl, isCompressible, isPrivateFile, redirects, revalidate } from '../deploy/policy.ts';

/** Longest address that is answered, in characters. The longest of the site is under 100. */
const MAX_ADDRESS = 2048;

/** How long a request waits for `dist/` to come back: a new build is swapped in with two renames. Milliseconds. */
const SWAP_WAIT = 1000;

/** One range of bytes. Any other `Range` may be ignored (RFC 9110, 14.2). */
const byteRange = /^bytes=(\d+-\d*|-\d+)$/;

/** The app that serves one build: pages without `.html`, precompressed files, ranges, 304s, redirects and the 404 page. */
export function createApp(dist: string): Hono {
  const hasPage = (path: string) => path !== '/404' && existsSync(join(dist, fileOfPage(path)));
  const sendFile = serveStatic({
    root: dist,
    precompressed: true,
    rewriteRequestPath: (path) => (hasPage(path) ? fileOfPage(path) : path),
  });
  const sendNotFoundPage = serveStatic({ root: dist, precompressed: true, path: '404.html' });

  const app = new Hono();
  app.use(etag());
  app.use(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' });
    if (c.req.url.length > MAX_ADDRESS) return c.text('Address too long\n', 414);
    for (const start = Date.now(); !existsSync(dist) && Date.now() - start < SWAP_WAIT;) await setTimeout(20);
    // The build may have changed since the reader got the first part. The whole file is always right.
    // `serveStatic` answers a range it can't read with 206.
    if (c.req.header('If-Range') !== undefined || !byteRange.test(c.req.header('Range') ?? ''))
      setHeader(c, 'Range', '');
    setHeader(c, 'Accept-Encoding', acceptedEncodings(c));
    return next();
  });
  app.use(async (c, next) => {
    await next();
    if (c.res.ok) describeFile(c.res.headers, hasPage(c.req.path) ? fileOfPage(c.req.path) : c.req.path);
  });
  app.use(async (c, next) => {
    const { path } = c.req;
    // A path such as //example.com/ could become a redirect to another host.
    if (path.includes('//') || path === '/404.html' || isPrivateFile(path)) return c.notFound();
    const target = canonicalPath(path);
    if (target !== path && hasPage(target)) {
      c.header('Cache-Control', revalidate);
      return c.redirect(target + new URL(c.req.url).search, 301);
    }
    return await sendFile(c, next);
  });
  app.notFound(async (c: Context<object, string>) => {
    setHeader(c, 'Range', '');
    const page = await sendNotFoundPage(c, () => Promise.resolve());
    if (!page) return c.text('Not found\n', 404);
    describeFile(page.headers, '/404.html');
    return new Response(page.body, { status: 404, headers: page.headers });
  });
  return app;
}

/** `/` is `/index.html`, `/stack` is `/stack.html`. */
const fileOfPage = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

/** The address that `/x/`, `/x.html`, `/x/index` or an old name leads to. It may not exist. */
function canonicalPath(path: string): string {
  const bare =
    path
      .replace(/\/$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/';
  return redirects.find(({ from }) => from === bare)?.to ?? bare;
}

/** The encodings that the client takes, as plain names: `serveStatic` doesn't know capitals and weights. */
const acceptedEncodings = (c: Context) =>
  accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: '',
    match: (accepted, { supports }) =>
      supports.filter((name) => accepted.some(({ type, q }) => q > 0 && type.toLowerCase() === name)).join(', '),
  });

/** Sets a header of the request; an empty one is taken out. */
function setHeader({ req }: Pick<Context, 'req'>, name: string, value: string): void {
  if ((req.header(name) ?? '') === value) return;
  const headers = new Headers(req.raw.headers);
  if (value) headers.set(name, value);
  else headers.delete(name);
  req.raw = new Request(req.raw, { headers });
}

/** Caching from the policy, and a tag that a part, a HEAD and the whole of one version of a file share. */
function describeFile(headers: Headers, file: string): void {
  const size = headers.get('Content-Range')?.split('/')[1] ?? headers.get('Content-Length') ?? '';
  const modified = Date.parse(headers.get('Last-Modified') ?? '');
  headers.set('ETag', `"${[modified.toString(36), size, headers.get('Content-Encoding') ?? 'plain'].join('-')}"`);
  headers.set('Cache-Control', cacheControl(file));
  headers.set('Accept-Ranges', 'bytes');
  if (isCompressible(file)) headers.set('Vary', 'Accept-Encoding');
}
