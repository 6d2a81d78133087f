import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isCompressible } from '../../deploy/policy.ts';

/** The content of files next to the build. It must never be served. */
export const SECRET = 'outside the build';

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${'<p>Words</p>'.repeat(200)}</html>\n`;

/** A small build in the shape of the real one: path to content. `build` is written on every page. */
export function fixtureFiles(build = 'one'): Record<string, string | Buffer> {
  return {
    'index.html': page(`home ${build}`),
    'stack.html': page(`stack ${build}`),
    'blog.html': page(`blog ${build}`),
    'blog/fog-and-return.html': page(`fog ${build}`),
    'kids-protocol.html': page(`kids ${build}`),
    '404.html': page(`Oops! Page not found ${build}`),
    '_astro/style.Dk3f9aXq.css': `body { color: teal }\n/* ${build} ${'x'.repeat(2000)} */\n`,
    '_astro/font.B7x2.woff2': Buffer.alloc(3000, 7),
    'feed.xml': `<?xml version="1.0"?><feed>${build}</feed>\n`,
    // With an ending that nobody knows, it’s a download, and never something that a browser would run.
    CNAME: 'example.org',
    'pdf/protocol.pdf': Buffer.alloc(300_000, 'PDF '),
  };
}

/** Writes a build: the files, their compressed siblings, and two files that no reader may get. */
export async function writeBuild(dir: string, build?: string): Promise<void> {
  for (const [name, content] of Object.entries({ ...fixtureFiles(build), _headers: SECRET, '.secret': SECRET })) {
    const file = join(dir, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    if (!isCompressible(name)) continue;
    await writeFile(`${file}.br`, brotliCompressSync(content));
    await writeFile(`${file}.gz`, gzipSync(content));
  }
}

export type Fixture = {
  root: string;
  /** The build; `root` also has secret files outside it. */
  dist: string;
} & AsyncDisposable;

export async function makeFixture(): Promise<Fixture> {
  const root = await mkdtemp(join(tmpdir(), 'stillwater-server-'));
  const dist = join(root, 'dist');
  await writeBuild(dist);
  await mkdir(join(root, 'distant'));
  for (const name of ['secret.txt', 'secret.html', 'distant/secret.html']) await writeFile(join(root, name), SECRET);
  return { root, dist, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}

export type Answer = {
  /** 0 if the connection was closed without one. */
  status: number;
  headers: Headers;
  body: Buffer;
  text: string;
};

/** Sends bytes exactly as given and reads until the server closes; for what no HTTP client would send. */
async function sendRaw(port: number, bytes: string | Buffer): Promise<Answer> {
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within 10 s')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve());
  });
  const all = Buffer.concat(chunks);
  const end = all.indexOf('\r\n\r\n');
  const text = all.toString('latin1');
  const [statusLine = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\r\n');
  const headers = new Headers();
  for (const line of lines) headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim());
  const body = end < 0 ? Buffer.alloc(0) : all.subarray(end + 4);
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, body, text };
}

/** A request whose target is written into the request line as it is. */
export function ask(port: number, target: string, headers: readonly string[] = [], method = 'GET'): Promise<Answer> {
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers];
  return sendRaw(port, Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
}
