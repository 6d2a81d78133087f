export type Range = { /** First and last byte, both included. */ start: number; end: number };

/**
 * Reads a `Range` header for a file of `size` bytes. Undefined where the whole file is the right answer: no
 * header, another unit, several ranges, or a range that RFC 9110 section 14.1.1 calls invalid (its end before
 * its start). `'unsatisfiable'` where it lies wholly outside the file (416).
 */
export function parseRange(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
