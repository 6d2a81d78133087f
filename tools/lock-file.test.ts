import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = {
  version?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const entries = Object.entries(packages).filter(([path]) => path !== '');

const fits = (allowed: readonly string[] | undefined, here: string) => !allowed || allowed.includes(here);

test('every package that Linux on x64 installs has an integrity hash', () => {
  const open = entries.filter(
    ([, { integrity, os, cpu, libc }]) =>
      !integrity && fits(os, 'linux') && fits(cpu, 'x64') && (!libc || libc.includes('glibc')),
  );
  expect(open.map(([path]) => path)).toEqual([]);
});

test('a package without an integrity hash is optional, and only for some platforms', () => {
  const open = entries.filter(([, { integrity }]) => !integrity);
  expect(open.filter(([, { optional, os, cpu }]) => !optional || (!os && !cpu)).map(([path]) => path)).toEqual([]);
});
