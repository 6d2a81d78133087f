import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** A browser with one page, as narrow as a small phone, or as narrow as it gets. */
export interface Engine {
  open: (address: string) => Promise<void>;
  /** The value of an expression on the page. */
  run: (expression: string) => Promise<unknown>;
  /** What the pages complained about. Left out where the browser's driver doesn't tell. */
  errors?: readonly string[];
  close: () => Promise<void>;
}

const port = 4396;

/** WebKit in its small browser (MiniBrowser), driven by WebDriver on a virtual screen. */
export async function openWebKit(program: string): Promise<Engine> {
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // Its sandbox needs rights that a container doesn't give; it opens only our own pages.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
    return value;
  };
  const isReady = () =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 120 && !(await isReady()); tries += 1) await setTimeout(250);
  const options = { 'webkitgtk:browserOptions': { binary: program, args: ['--automation'] } };
  const { sessionId } = (await ask('POST', '/session', { capabilities: { alwaysMatch: options } })) as {
    sessionId: string;
  };
  const session = `/session/${sessionId}`;
  // It gets only as narrow as its own buttons. CSS zoom would do the rest, but it crashes pages with columns.
  await ask('POST', `${session}/window/rect`, { width: 360, height: 780 });
  const run = (expression: string) =>
    ask('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] });
  return {
    open: async (url) => {
      await ask('POST', `${session}/url`, { url });
    },
    run,
    close: async () => {
      await ask('DELETE', session);
      if (driver.pid !== undefined) process.kill(-driver.pid);
    },
  };
}
