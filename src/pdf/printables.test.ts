import { beforeEach, expect, test, vi } from 'vitest';
import { sizeOf } from './printables.ts';

const none = '/pdf/no-such.pdf';

beforeEach(() => vi.stubEnv('DEV', false));

test('a PDF in the cloud has no size that we know', () => {
  expect(sizeOf('https://files.example/week.pdf')).toBeUndefined();
});

test('a page of a build that asks for the size of a PDF that is not set stops it, and says what may be wrong', () => {
  expect(() => sizeOf(none)).toThrow(/how large \/pdf\/no-such\.pdf is, and there is no such PDF.*write-documents\.ts/);
});

test('while developing such a page does without', () => {
  vi.stubEnv('DEV', true);
  expect(sizeOf(none)).toBeUndefined();
});
