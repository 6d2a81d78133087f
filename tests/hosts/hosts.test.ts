import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECRET, writeBuild, writeFiles } from '../../server/testing/fixture.ts';
import { askAt } from './ask.ts';
import { describeBuild, type Build } from './build.ts';
import { caddy } from './caddy.ts';
import { checks } from './checks.ts';
import { container } from './container.ts';
import { embedded } from './embedded.ts';
import { HostMissing, type RunningHost } from './host.ts';
import { nginx } from './nginx.ts';
import { workerd } from './workerd.ts';

const hosts = [embedded, container, nginx, caddy, workerd];
let scratch: string;
let build: Build;

/** The build named by `HOSTS_DIST`, else a small one of the same shape. */
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'stillwater-hosts-'));
  let dist = process.env.HOSTS_DIST;
  if (!dist) {
    dist = join(scratch, 'dist');
    await writeBuild(dist);
    await writeFiles(scratch, { 'secret.txt': SECRET, 'distant/secret.html': SECRET });
  }
  build = await describeBuild(dist);
}, 30_000);
afterAll(() => rm(scratch, { recursive: true, force: true }));

describe.each(hosts)('$name', (host) => {
  let running: RunningHost | undefined;
  let missing: string | undefined;

  beforeAll(async () => {
    try {
      running = await host.start(build.dir, scratch);
    } catch (error) {
      if (!(error instanceof HostMissing)) throw error;
      missing = error.message;
      process.stderr.write(`SKIPPED, all ${checks.length} checks of ${host.name}: ${missing}\n`);
    }
  }, 180_000);
  afterAll(() => running?.[Symbol.asyncDispose]());

  for (const check of checks) {
    const exempt = host.exempt[check.name];
    if (exempt) {
      test.skip(`${check.name} (exempt: ${exempt})`);
    } else {
      test(check.name, { timeout: 30_000 }, async (context) => {
        if (!running) return context.skip(missing);
        await check.run({ ask: askAt(running.port), port: running.port, build });
      });
    }
  }
});

test('every exemption names a check that exists', () => {
  const names = new Set(checks.map(({ name }) => name));
  for (const host of hosts) {
    for (const exempt of Object.keys(host.exempt)) expect(names, `${host.name}: ${exempt}`).toContain(exempt);
  }
});
