import { expect, test } from 'vitest';
import { reviewOf } from './reviews.ts';

const reviews = { '/stack': { checked: '2026-11-21', months: 6 } };

test('a page that names no review stops the build, and says where to write it', () => {
  expect(() => reviewOf(reviews, '/science')).toThrow('content/protocol/reviews.yaml names no review of /science');
});
