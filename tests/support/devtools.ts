import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tools/measure/browser.ts';

type Params = Record<string, unknown>;
interface Message {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: { sessionId?: string; targetInfo?: { type: string } };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks until the answer is true. Throws after ten seconds. */
async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (const start = performance.now(); performance.now() - start < 10_000; await pause(20)) if (await isSo()) return;
  throw new Error(`waited ten seconds for ${what}`);
}

const switches = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--window-size=1280,800',
];

/**
 * A browser as a reader’s is, spoken to without Playwright, which turns the back/forward cache and prerendering off. Its
 * commands and events: https://chromedevtools.github.io/devtools-protocol/
 */
export class Devtools implements AsyncDisposable {
  readonly #socket: WebSocket;
  readonly #stop: () => Promise<void>;
  readonly #asked = new Map<number, { session: string | undefined; answer: (message: Message) => void }>();
  #sent = 0;
  /** Pages of the tab, the one that shows first; one that is prerendered waits behind it. */
  #pages: string[] = [];

  private constructor(socket: WebSocket, stop: () => Promise<void>) {
    this.#socket = socket;
    this.#stop = stop;
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => this.#read(JSON.parse(data) as Message));
  }

  /** Starts a browser with a profile of its own, and opens a tab. */
  static async open(url: string): Promise<Devtools> {
    const profile = mkdtempSync(join(tmpdir(), 'stillwater-browser-'));
    const browser = spawn(
      findBrowser() ?? chromium.executablePath(),
      [...switches, `--user-data-dir=${profile}`, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    browser.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const addressIn = () => /DevTools listening on (ws:\S+)/.exec(said)?.[1];
    await until('the browser', () => addressIn() !== undefined);
    const socket = new WebSocket(addressIn() ?? '');
    await once(socket, 'open');
    const devtools = new Devtools(socket, async () => {
      const hasEnded = once(browser, 'exit');
      browser.kill();
      await hasEnded;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    });
    // A session on the tab and not on its page: with the latter the browser would prerender nothing.
    const { targetId } = await devtools.#ask<{ targetId: string }>('Target.createTarget', { url, forTab: true });
    const { sessionId } = await devtools.#ask<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    await devtools.#ask(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
      sessionId,
    );
    await devtools.at(new URL(url).pathname);
    return devtools;
  }

  #read({ id, method, params, ...message }: Message): void {
    if (id !== undefined) this.#asked.get(id)?.answer(message);
    const session = params?.sessionId ?? '';
    if (method === 'Target.attachedToTarget' && params?.targetInfo?.type === 'page') this.#pages.push(session);
    if (method === 'Target.detachedFromTarget') this.#leave(session);
  }

  /** A page that gave way to another answers nothing any more. */
  #leave(session: string): void {
    this.#pages = this.#pages.filter((page) => page !== session);
    for (const asked of this.#asked.values())
      if (asked.session === session) asked.answer({ error: { message: 'the page is gone' } });
  }

  async #ask<T>(method: string, params: Params = {}, sessionId?: string): Promise<T> {
    const id = (this.#sent += 1);
    const { result, error } = await new Promise<Message>((resolve) => {
      this.#asked.set(id, { session: sessionId, answer: resolve });
      this.#socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }));
    });
    this.#asked.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  }

  /** A command for the page that the tab shows. */
  send<T>(method: string, params: Params = {}): Promise<T> {
    return this.#ask(method, params, this.#pages[0]);
  }

  /** Runs an expression in the page that the tab shows. */
  evaluate<T>(expression: string): Promise<T> {
    return this.#evaluateIn(this.#pages[0], expression);
  }

  async #evaluateIn<T>(session: string | undefined, expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.#ask<{ result: { value: T }; exceptionDetails?: { text: string } }>(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      session,
    );
    if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${expression}`);
    return result.value;
  }

  /** Waits until the tab shows the page with this path, whole. */
  at(path: string): Promise<void> {
    return until(`the tab to show ${path}`, () => this.#isWhole(this.#pages[0], path));
  }

  /** Waits until the page with this path is prerendered in full behind the one that the tab shows. */
  prerendered(path: string): Promise<void> {
    return until(`${path} to be prerendered`, () => this.#isWhole(this.#pages[1], path));
  }

  /** False, too, while one page gives way to another and there is none to ask. */
  async #isWhole(session: string | undefined, path: string): Promise<boolean> {
    if (session === undefined) return false;
    return await this.#evaluateIn<boolean>(
      session,
      `location.pathname === ${JSON.stringify(path)} && document.readyState === 'complete'`,
    ).catch(() => false);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#socket.close();
    await this.#stop();
  }
}
