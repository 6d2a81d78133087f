import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** One run of the load generator. Times in microseconds. */
export type Run = {
  requests: number;
  seconds: number;
  bytes: number;
  failures: number;
  p50: number;
  p99: number;
  max: number;
};

export type Load = { connections: number; seconds: number; core: number; paths: readonly string[]; scratch: string };

/** Asks for the paths in turn, as fast as answers come, on kept-alive connections. Anything but a whole 2xx counts as a failure. */
export async function load(port: number, { connections, seconds, core, paths, scratch }: Load): Promise<Run> {
  const script = join(scratch, 'load.lua');
  await writeFile(script, luaScript(paths));
  const args = [
    '-c',
    String(core),
    'wrk',
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-s',
    script,
    `http://127.0.0.1:${port}/`,
  ];
  const { stdout } = await promisify(execFile)('taskset', args);
  const json = /^RESULT (\{.*\})$/m.exec(stdout)?.[1];
  if (json === undefined) throw new Error(`wrk printed no result:\n${stdout}`);
  return JSON.parse(json) as Run;
}

function luaScript(paths: readonly string[]): string {
  return `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local at = 0
wrk.headers["Accept-Encoding"] = "gzip, deflate, br, zstd"
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
done = function(summary, latency)
  local e = summary.errors
  print(string.format('RESULT {"requests":%d,"seconds":%f,"bytes":%d,"failures":%d,"p50":%d,"p99":%d,"max":%d}',
    summary.requests, summary.duration / 1e6, summary.bytes, e.connect + e.read + e.write + e.status + e.timeout,
    latency:percentile(50), latency:percentile(99), latency.max))
end
`;
}
