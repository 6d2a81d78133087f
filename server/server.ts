import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { securityHeaders } from '../deploy/policy.ts';
import { createApp } from './app.ts';

/** Milliseconds. Generous for a phone on a bad line, short for someone who keeps connections open. */
const limits = { headersTimeout: 10_000, requestTimeout: 10_000, keepAliveTimeout: 20_000 };
const IDLE_TIMEOUT = 30_000;

/** An HTTP server for the build in a folder, not yet listening. */
export function createSiteServer(dist: string): Server {
  const listener = getRequestListener(createApp(dist).fetch);
  const server = createServer(limits, (request, response) => {
    // Set here, so that requests refused before they reach the app get them too.
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    // If a new build comes in between measuring a file and opening it, the answer is cut, never mixed from two builds.
    response.strictContentLength = true;
    listener(request, response).catch(() => response.destroy());
  });
  return server.setTimeout(IDLE_TIMEOUT);
}

export type Running = { port: number; url: string } & AsyncDisposable;

/** The embedded server on a free port, in this process. */
export async function startServer(dist: string): Promise<Running> {
  const server = createSiteServer(dist).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const dispose = async () => {
    server.close();
    server.closeAllConnections();
    if (server.listening) await once(server, 'close');
  };
  return { port, url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: dispose };
}
