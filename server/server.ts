import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { AccessLog } from './access-log.ts';
import { answer } from './handler.ts';
import { commonHeaders } from './headers.ts';
import type { Site } from './site.ts';

/** Milliseconds, unless named otherwise. Generous for a phone on a bad line, short for someone holding connections open. */
export type Limits = {
  /** From the first byte of a request to the end of its headers. */
  headersTimeout: number;
  /** A connection on which nothing moves in either direction. */
  idleTimeout: number;
  /** A kept-alive connection between two requests. */
  keepAliveTimeout: number;
  /** Request line and headers together. Bytes. */
  maxHeaderSize: number;
  /** While stopping: how long clients may still use their connection for one last request. */
  drain: number;
  /** While stopping: when whatever is left is cut. */
  stopWithin: number;
};

export const defaultLimits: Limits = {
  headersTimeout: 10_000,
  idleTimeout: 30_000,
  keepAliveTimeout: 20_000,
  maxHeaderSize: 16_384,
  drain: 500,
  stopWithin: 10_000,
};

export type SiteServer = { server: Server; /** Lets running answers finish, then closes. */ stop: () => Promise<void> };

/** An HTTP server for the site, not yet listening. */
export function createSiteServer(site: Site, log: AccessLog | undefined, limits: Limits = defaultLimits): SiteServer {
  let isStopping = false;
  const onRequest = (req: IncomingMessage, res: ServerResponse) => {
    const startedAt = performance.now();
    req.on('error', () => res.destroy());
    const served = answer(req, res, site, isStopping);
    if (log) res.once('close', () => void served.then((it) => log.record(req, res, it, startedAt)));
  };

  const { headersTimeout, keepAliveTimeout, maxHeaderSize } = limits;
  const server = createServer(
    {
      headersTimeout,
      requestTimeout: headersTimeout,
      keepAliveTimeout,
      maxHeaderSize,
      connectionsCheckingInterval: headersTimeout / 4,
    },
    onRequest,
  );
  // Without this a client that closes its sending half after asking loses its answer. Node has had it since 0.x, undocumented.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.setTimeout(limits.idleTimeout);
  server.on('checkContinue', onRequest); // answers at once instead of asking for a body that nobody reads
  server.on('clientError', refuse);
  server.on('connect', (_req, socket) => refuse({ code: 'METHOD' }, socket));

  const stop = async () => {
    isStopping = true;
    const idle = await new Promise<boolean>((resolve) =>
      server.getConnections((_error, count) => resolve(count === 0)),
    );
    if (!idle) await new Promise((resolve) => setTimeout(resolve, limits.drain));
    const cut = setTimeout(() => server.closeAllConnections(), limits.stopWithin).unref();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearTimeout(cut);
    log?.flush();
  };
  return { server, stop };
}

const REFUSALS: Readonly<Record<string, string>> = {
  METHOD: '405 Method Not Allowed',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** How long a refused client may go on sending before it is cut, so that it can read why. Milliseconds. */
const LINGER = 1000;

/** Answers what is no valid HTTP request, for which Node makes no response object, and closes the connection. */
function refuse(error: { code?: string }, socket: Duplex): void {
  // Without this listener the reset by a client that is already gone would end the process.
  socket.on('error', () => {});
  if (socket.writableEnded) return; // the rest of what was refused already
  if (!socket.writable || error.code === 'ECONNRESET' || error.code === 'EPIPE') {
    socket.destroy();
    return;
  }
  const headers = ['Connection: close', 'Content-Length: 0'];
  if (error.code === 'METHOD') headers.push('Allow: GET, HEAD');
  for (let at = 0; at < commonHeaders.length; at += 2) headers.push(`${commonHeaders[at]}: ${commonHeaders[at + 1]}`);
  socket.end(`HTTP/1.1 ${REFUSALS[error.code ?? ''] ?? '400 Bad Request'}\r\n${headers.join('\r\n')}\r\n\r\n`);
  setTimeout(() => socket.destroy(), LINGER).unref();
}
