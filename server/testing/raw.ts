import { connect } from 'node:net';

export type RawAnswer = {
  /** 0 where the connection was closed without an answer. */ status: number;
  headers: Map<string, string>;
  body: Buffer;
  text: string;
};

/** Sends bytes exactly as given and reads until the server closes; for what no HTTP client would send. */
export async function sendRaw(
  port: number,
  bytes: string | Buffer,
  { host = '127.0.0.1', timeout = 5000 } = {},
): Promise<RawAnswer> {
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(bytes));
    socket.setTimeout(timeout, () => socket.destroy(new Error(`no answer within ${timeout} ms`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve() : reject(error),
    );
    socket.on('close', () => resolve());
  });
  return parseAnswer(Buffer.concat(chunks));
}

/** A GET for a target that is written into the request line as it is. */
export function getRaw(port: number, target: string, headers: readonly string[] = []): Promise<RawAnswer> {
  const lines = [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers];
  return sendRaw(port, Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
}

function parseAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  const text = bytes.toString('latin1');
  const [statusLine = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const rest = end < 0 ? Buffer.alloc(0) : bytes.subarray(end + 4);
  const body = headers.get('transfer-encoding') === 'chunked' ? joinChunks(rest) : rest;
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, body, text };
}

function joinChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    if (lineEnd < 0 || !(size > 0)) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
