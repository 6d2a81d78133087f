import { expect, test } from 'vitest';
import { sizeOf } from './printables.ts';

test('a page of a build that asks for the size of a PDF that is not set stops it, and says what may be wrong', () => {
  expect(() => sizeOf('/pdf/no-such.pdf', 'dist')).toThrow(/no such PDF.*write-documents\.ts/);
});
