import { describe, expect, test } from 'vitest';
import { aims, verdictOn } from './screens-aims.ts';

describe('V12 how long a screen may be', () => {
  const today = { atMost: 13, why: 'five dangers stay open' };

  test('V12 within its aim it is no fault, and past it without a reason it is one', () => {
    expect(verdictOn({ path: '/', atMost: 9 }, 9)).toEqual({ isFault: false, words: '' });
    expect(verdictOn({ path: '/', atMost: 9 }, 9.1)).toMatchObject({ isFault: true });
  });

  test('V12 a screen that misses its aim says why, and one that grows fails', () => {
    expect(verdictOn({ path: '/', atMost: 9, today }, 13)).toMatchObject({ isFault: false });
    expect(verdictOn({ path: '/', atMost: 9, today }, 13).words).toContain(today.why);
    expect(verdictOn({ path: '/', atMost: 9, today }, 13.1)).toMatchObject({ isFault: true });
  });

  test('V12 what a screen may have today is more than its aim, else the reason is out of date', () => {
    expect(aims.filter((aim) => aim.today && aim.today.atMost <= aim.atMost)).toEqual([]);
  });
});
