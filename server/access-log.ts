import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Served } from './handler.ts';

/** Enough lines that a busy server writes seldom, few enough that a crash loses little. Milliseconds. */
const FLUSH_AFTER = 200;

export type AccessLog = {
  record(req: IncomingMessage, res: ServerResponse, served: Served, startedAt: number): void;
  /** Writes what is still held back. */
  flush(): void;
};

/**
 * One JSON object a line. It holds no personal data: no address, no browser, no referrer, no query, and a path
 * only where it is one of the site's own (anything else was typed by somebody and may say who they are).
 */
export function createAccessLog(write: (text: string) => void): AccessLog {
  let pending = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pending) write(pending);
    pending = '';
  };
  return {
    flush,
    record(req, res, served, startedAt) {
      const line = {
        time: new Date().toISOString(),
        method: req.method === 'GET' || req.method === 'HEAD' ? req.method : 'other',
        path: served.path ?? null,
        status: res.statusCode,
        milliseconds: Math.round((performance.now() - startedAt) * 10) / 10,
        whole: res.writableFinished,
      };
      pending += `${JSON.stringify(line)}\n`;
      timer ??= setTimeout(flush, FLUSH_AFTER).unref();
    },
  };
}
