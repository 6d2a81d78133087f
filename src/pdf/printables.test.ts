import { afterEach, expect, test, vi } from 'vitest';
import { sizeOf } from './printables.ts';

afterEach(() => vi.unstubAllEnvs());

test('a page of a build that asks for the size of a PDF that is not set stops it, and says what may be wrong', () => {
  vi.stubEnv('BUILD_DIR', 'dist');
  expect(() => sizeOf('/pdf/no-such.pdf')).toThrow(/no such PDF.*write-documents\.ts/);
});
