import { afterEach, expect, test, vi } from 'vitest';
import { ensureProgram, freePort, HostMissing, run } from './host.ts';

afterEach(() => vi.restoreAllMocks());

test('a missing program that this user may not install is named, with the command that installs it', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  const ensure = () => {
    ensureProgram('no-such-server', ['no-such-package']);
  };
  expect(ensure).toThrow(HostMissing);
  expect(ensure).toThrow('no-such-server is not installed. As root: apt-get install no-such-package');
});

test('a host that does not start fails its checks with what it printed, and is not taken for a missing one', async () => {
  const starting = run(process.execPath, ['-e', "console.error('no such file'); process.exit(3)"], await freePort());
  await expect(starting).rejects.toThrow(/does not answer on port \d+:\nno such file/);
  await expect(starting).rejects.not.toThrow(HostMissing);
});
