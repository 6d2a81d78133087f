import { expect, test } from 'vitest';
import { citationIndexOf } from './citation-index.ts';
import { dayWith, recordsWith } from '../rules/testing.ts';
import type { Essay } from '../model/essay.ts';
import type { Claim, Reference } from '../model/evidence.ts';

const records = recordsWith({
  claims: [{ id: 'calm', references: ['study'] } as Claim, { id: 'unseen', references: [] as string[] } as Claim],
  references: [{ id: 'study' } as Reference],
  symptoms: [{ claims: ['calm'] }] as never,
  adultDays: [dayWith(9, { claims: ['calm'] }), dayWith(10, { claims: ['calm'] })],
  essays: [{ slug: 'holy-reset', title: 'Holy reset', body: 'Words.[@study]' } as Essay],
  shelves: [{ theme: 'fog', essays: ['holy-reset'] }],
});

test('F4 a claim is listed on the pages whose records name it, in the order of the site', () => {
  const index = citationIndexOf(records);
  expect(index.get('calm')?.map(({ path }) => path)).toEqual(['/', '/protocol/day-9', '/protocol/day-10']);
  expect(index.get('unseen')).toBeUndefined();
});

test('F4 a source is listed wherever a claim rests on it, and in the essays that cite it', () => {
  const places = citationIndexOf(records).get('study') ?? [];
  expect(places.map(({ path }) => path)).toEqual(['/', '/protocol/day-9', '/protocol/day-10', '/blog/holy-reset']);
  expect(places.at(-1)).toEqual({ path: '/blog/holy-reset', title: 'Holy reset', isEssay: true });
});
