import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { redirects } from '../deploy/policy.ts';
import { errorCode } from './error-code.ts';
import { parseTarget } from './request-target.ts';
import { sendNotFound, sendRedirect, sendResource, sendText, StaleFileError } from './respond.ts';
import type { Site } from './site.ts';
import type { Snapshot } from './snapshot.ts';

export const HEALTH_PATH = '/healthz';

/** A build is swapped in with two renames; for that moment a large file may be nowhere. */
const TRIES = 5;
/** Milliseconds. */
const BETWEEN_TRIES = 20;

/** What a request was for, as the access log may say it: an address of the site, or undefined for any other. */
export type Served = { path: string | undefined };

/** Answers every request. Never throws: a fault becomes a 5xx, or the end of that one connection. */
export async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  site: Site,
  isStopping: boolean,
): Promise<Served> {
  if (isStopping) res.shouldKeepAlive = false;
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.shouldKeepAlive = false; // a body may follow, and nobody will read it
    sendText(res, 405, 'Method not allowed', ['Allow', 'GET, HEAD']);
    return { path: undefined };
  }
  const target = parseTarget(req.url ?? '');
  if (!target.ok) {
    sendText(res, target.status, target.status === 414 ? 'Address too long' : 'Bad request');
    return { path: undefined };
  }
  if (target.path === HEALTH_PATH) {
    sendText(res, isStopping ? 503 : 200, isStopping ? 'stopping' : 'ok', ['Cache-Control', 'no-store']);
    return { path: HEALTH_PATH };
  }
  for (let triesLeft = TRIES; ; triesLeft -= 1) {
    try {
      return await answerFrom(site.current, req, res, target);
    } catch (error) {
      if (!(error instanceof StaleFileError) || triesLeft <= 1) {
        sendFault(res, error);
        return { path: undefined };
      }
      await site.refresh();
      await setTimeout(BETWEEN_TRIES);
    }
  }
}

type Wanted = { path: string; query: string };

async function answerFrom(
  snapshot: Snapshot,
  req: IncomingMessage,
  res: ServerResponse,
  { path, query }: Wanted,
): Promise<Served> {
  const resource = snapshot.resources.get(path);
  if (resource) {
    await sendResource(req, res, resource);
    return { path };
  }
  const canonical = canonicalPath(snapshot, path);
  if (canonical !== undefined) {
    sendRedirect(res, encodeURI(canonical) + query);
    return { path: canonical };
  }
  await sendNotFound(req, res, snapshot.notFound);
  return { path: undefined };
}

/**
 * The page that `/x/`, `/x.html`, `/x/index` or an old name stands for. Only an address that exists is ever
 * returned, so that no request can make the server redirect to another host (`//evil.example/`).
 */
function canonicalPath(snapshot: Snapshot, path: string): string | undefined {
  const stripped =
    path
      .replace(/\/$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/';
  const target = redirects.find(({ from }) => from === stripped)?.to ?? stripped;
  return snapshot.resources.has(target) ? target : undefined;
}

/** 503 where trying again may help (no descriptors or memory left), 500 otherwise. */
function sendFault(res: ServerResponse, error: unknown): void {
  if (res.headersSent || res.destroyed) {
    res.destroy();
    return;
  }
  const code = errorCode(error);
  if (code === 'EMFILE' || code === 'ENFILE' || code === 'ENOMEM')
    sendText(res, 503, 'Busy, please try again', ['Retry-After', '1']);
  else sendText(res, 500, 'This file cannot be read');
}
