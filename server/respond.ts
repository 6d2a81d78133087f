import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { revalidate } from '../deploy/policy.ts';
import { errorCode } from './error-code.ts';
import { commonHeaders } from './headers.ts';
import { acceptedEncodings, namesTag } from './negotiate.ts';
import { parseRange, type Range } from './range.ts';
import { fileStamp, type Resource, type Variant } from './snapshot.ts';

/** The file on disk is gone or is another one than was indexed: `dist/` was changed or swapped. */
export class StaleFileError extends Error {}

/** Answers with a short plain text. For what has no page: errors, redirects, the health address. */
export function sendText(res: ServerResponse, status: number, text: string, extra: readonly string[] = []): void {
  const body = `${text}\n`;
  const headers = ['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', String(Buffer.byteLength(body))];
  res.writeHead(status, [...headers, ...extra, ...commonHeaders]).end(body);
}

/** Sends a reader to the one address of a page (301). `location` is a path of this site, percent-encoded. */
export function sendRedirect(res: ServerResponse, location: string): void {
  sendText(res, 301, `Moved to ${location}`, ['Location', location, 'Cache-Control', revalidate]);
}

/** The not-found page, status 404: never partial, never 304. */
export async function sendNotFound(
  req: IncomingMessage,
  res: ServerResponse,
  page: Resource | undefined,
): Promise<void> {
  if (!page) {
    sendText(res, 404, 'Not found');
    return;
  }
  const variant = choose(page, req.headers['accept-encoding']);
  await send(req, res, variant, { status: 404, headers: variant.headers, range: undefined });
}

/**
 * Answers GET and HEAD for one resource: conditions, then ranges, then the body (RFC 9110, 13.2.2).
 * Throws StaleFileError, or the error of the file system, before anything is written.
 */
export async function sendResource(req: IncomingMessage, res: ServerResponse, resource: Resource): Promise<void> {
  const variant = choose(resource, req.headers['accept-encoding']);
  const ifMatch = req.headers['if-match'];
  if (ifMatch !== undefined && !namesTag(ifMatch, variant.etag)) {
    sendText(res, 412, 'Precondition failed');
    return;
  }
  const ifNoneMatch = req.headers['if-none-match'];
  if (ifNoneMatch !== undefined && namesTag(ifNoneMatch, variant.etag)) {
    res.writeHead(304, [...variant.headers304]).end();
    return;
  }
  const range = wantedRange(req, variant);
  if (range === 'unsatisfiable') {
    sendText(res, 416, 'Range not satisfiable', ['Content-Range', `bytes */${variant.size}`]);
    return;
  }
  const status = range ? 206 : 200;
  await send(req, res, variant, { status, headers: range ? rangeHeaders(variant, range) : variant.headers, range });
}

/** Plain where the client accepts no encoding that the resource has. */
function choose(resource: Resource, acceptEncoding: string | undefined): Variant {
  if (resource.encoded.size === 0) return resource.plain;
  for (const name of acceptedEncodings(acceptEncoding)) {
    const variant = resource.encoded.get(name);
    if (variant) return variant;
  }
  return resource.plain;
}

function wantedRange(req: IncomingMessage, variant: Variant): Range | 'unsatisfiable' | undefined {
  if (req.method !== 'GET' || req.headers.range === undefined) return undefined;
  const ifRange = req.headers['if-range'];
  if (ifRange !== undefined && ifRange !== variant.etag) return undefined;
  return parseRange(req.headers.range, variant.size);
}

function rangeHeaders(variant: Variant, { start, end }: Range): string[] {
  const headers = [...variant.headers];
  headers[headers.indexOf('Content-Length') + 1] = String(end - start + 1);
  headers.push('Content-Range', `bytes ${start}-${end}/${variant.size}`);
  return headers;
}

type Answer = { status: number; headers: readonly string[]; range: Range | undefined };

async function send(req: IncomingMessage, res: ServerResponse, variant: Variant, answer: Answer): Promise<void> {
  const { start, end } = answer.range ?? { start: 0, end: variant.size - 1 };
  const headers = [...answer.headers];
  if (req.method === 'HEAD') {
    res.writeHead(answer.status, headers).end();
  } else if (variant.body) {
    res.writeHead(answer.status, headers).end(answer.range ? variant.body.subarray(start, end + 1) : variant.body);
  } else {
    const handle = await openUnchanged(variant);
    if (res.destroyed) return handle.close();
    res.writeHead(answer.status, headers);
    // A client that leaves early, or a disk that fails halfway, ends this connection and nothing else.
    pipeline(createReadStream(variant.file, { fd: handle, start, end }), res, () => {});
  }
}

/** Opens the very file that was indexed, so that a body never differs from its headers. */
async function openUnchanged(variant: Variant) {
  const handle = await open(variant.file).catch((error: unknown) => {
    const code = errorCode(error);
    throw code === 'ENOENT' || code === 'ENOTDIR' ? new StaleFileError() : error;
  });
  try {
    if (fileStamp(await handle.stat({ bigint: true })).stamp !== variant.stamp) throw new StaleFileError();
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}
