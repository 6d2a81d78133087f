import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPage, mayBeKept, withoutQuery } from './what-is-kept.ts';
import { assetsOf, writeServiceWorker } from './write-service-worker.ts';

describe('L3 what is kept', () => {
  test.each([
    ['/', true],
    ['/blog/fog-and-return', true],
    ['/feed.xml', false],
    ['/share/index.png', false],
  ])('%s is a page: %s', (path, isOne) => {
    expect(isPage(path)).toBe(isOne);
  });
  test.each([
    [{ status: 200, redirected: false, type: 'basic' as const }, true],
    [{ status: 404, redirected: false, type: 'basic' as const }, false],
    [{ status: 200, redirected: true, type: 'basic' as const }, false],
    [{ status: 0, redirected: false, type: 'opaque' as const }, false],
  ])('an answer %o is kept: %s', (answer, isKept) => expect(mayBeKept(answer)).toBe(isKept));
  test('a page is kept once, whatever its query says', () =>
    expect(withoutQuery('https://site.example/science?tab=kids#dose')).toBe('https://site.example/science'));
});

describe('L3 the worker that a build writes', () => {
  let dir: string;
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  };
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'worker-'));
    for (const page of ['help', 'offline', 'tonight', 'check-first', 'protocol', 'index']) write(`${page}.html`, page);
    write(
      'starter-guide.html',
      '<astro-island component-url="/_astro/Pacer.abc.js"></astro-island><style>url(/_astro/serif.def.woff2)</style>',
    );
    write('_astro/Pacer.abc.js', 'import{a}from"./react.ghi.js"');
    write('_astro/react.ghi.js', '');
    write('_astro/serif.def.woff2', '');
    write('_astro/other.js', '');
    write('pdf/week.pdf', '%PDF');
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  test('it keeps the pages that help and what their islands import; no font, no PDF, and nothing else', async () => {
    expect(assetsOf(dir, ['starter-guide.html'])).toEqual(['_astro/Pacer.abc.js', '_astro/react.ghi.js']);
    expect(await writeServiceWorker(dir)).toHaveLength(8);
    const script = readFileSync(join(dir, 'sw.js'), 'utf8');
    for (const url of ['/help', '/starter-guide', '/check-first', '/protocol', '/offline', '/_astro/react.ghi.js'])
      expect(script).toContain(`"${url}"`);
    for (const text of ['"/"', 'other.js', 'woff2', 'week.pdf', 'skipWaiting']) expect(script).not.toContain(text);
  });

  test('its list changes when a file does, and not otherwise', async () => {
    const script = async () => {
      await writeServiceWorker(dir);
      return readFileSync(join(dir, 'sw.js'), 'utf8');
    };
    const first = await script();
    expect(await script()).toBe(first);
    write('help.html', 'other numbers');
    expect(await script()).not.toBe(first);
  });

  test('a missing page stops the build', async () => {
    rmSync(join(dir, 'help.html'));
    await expect(writeServiceWorker(dir)).rejects.toThrow('to keep help.html, which aren’t in the build');
  });
});
