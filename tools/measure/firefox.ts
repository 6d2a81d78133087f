import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Engine } from './webkit.ts';

type Message = {
  id?: number;
  error?: string;
  message?: string;
  result?: Record<string, unknown>;
  method?: string;
  params?: { level?: string; text?: string };
};

/**
 * A page that is left while an island still loads reports the file that it no longer waits for, in Firefox's words for a
 * module and for a file that comes through the service worker.
 */
const isFromLeaving = (text: string) =>
  text.includes('error loading dynamically imported module') ||
  text.includes('A ServiceWorker intercepted the request');

/** The address that Firefox prints once it listens; undefined where it prints none in half a minute. */
async function addressIn(printed: Readable): Promise<string | undefined> {
  const lines = createInterface({ input: printed, signal: AbortSignal.timeout(30_000) });
  for await (const line of lines) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? [];
    if (address) return address;
  }
  return undefined;
}

/** Firefox, driven by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/), which it speaks itself. */
export async function openFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'stillwater-firefox-'));
  const browser = spawn(program, ['--headless', '--profile', profile, '--remote-debugging-port=0']);
  const address = await addressIn(browser.stderr);
  if (address === undefined) {
    browser.kill();
    throw new Error('Firefox didn’t print its address within 30 seconds');
  }
  // What it goes on to print has to go somewhere, or it would wait.
  browser.stderr.resume();
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const answers = new Map<number, (message: Message) => void>();
  const errors: string[] = [];
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as Message;
    if (message.id !== undefined) answers.get(message.id)?.(message);
    const { level, text = '' } = message.params ?? {};
    if (message.method === 'log.entryAdded' && level === 'error' && !isFromLeaving(text)) errors.push(text);
  });
  let sent = 0;
  const send = async (method: string, params: object): Promise<Record<string, unknown>> => {
    const id = (sent += 1);
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await new Promise<Message>((resolve) => answers.set(id, resolve));
    if (answer.error) throw new Error(`Firefox, ${method}: ${answer.error}, ${answer.message ?? ''}`);
    return answer.result ?? {};
  };
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport: { width: 360, height: 780 } });
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: async (expression) => {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(`Firefox: ${JSON.stringify(exceptionDetails)}`);
      return (result as { value?: unknown }).value;
    },
    errors,
    close: async () => {
      socket.close();
      browser.kill();
      await setTimeout(500);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
