import { expect, test } from 'vitest';
import { pages } from '../site/pages.ts';
import { reviewsFitThePages } from './reviewed-pages.ts';

const whole = [...new Set(pages.flatMap(({ review }) => review ?? []))].map((path) => ({
  path,
  checked: '2026-11-21',
  months: 6,
}));

test('one review for each page that goes by one', () => {
  expect(reviewsFitThePages({ reviews: whole })).toEqual([]);
});

test('a review of a page that is not there, one that is missing, and one too many are refused', () => {
  const [first, ...others] = whole;
  if (!first) throw new Error('no page goes by a review');
  const stak = { path: '/stak', checked: '2026-11-21', months: 6 };
  expect(reviewsFitThePages({ reviews: [...whole, stak] })).toEqual([
    {
      file: 'protocol/reviews.yaml',
      field: `[${whole.length}].path`,
      message: '"/stak" is no page that goes by a review. Did you mean "/stack"? src/site/pages.ts says which do.',
    },
  ]);
  expect(reviewsFitThePages({ reviews: others })).toEqual([
    expect.objectContaining({ message: expect.stringContaining(`says nothing of ${first.path}`) as string }),
  ]);
  expect(reviewsFitThePages({ reviews: [...whole, first] })).toEqual([
    expect.objectContaining({ message: expect.stringContaining('is reviewed twice') as string }),
  ]);
});
