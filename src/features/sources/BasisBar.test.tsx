import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countByBasis } from '../../evidence/sources.ts';
import { loadRecords } from '../../content-loader/records.ts';
import { BasisBar } from './BasisBar.tsx';

const { claims } = loadRecords();

test('E3 each stretch of the bar is as long as its claims are many, one begins where another ends, and none is left out', () => {
  const html = renderToStaticMarkup(<BasisBar counts={countByBasis(claims)} />);
  const drawn = Array.from(html.matchAll(/data-mark="[^"]+" x="(\d+)" width="(\d+)"/g), (found) =>
    found.slice(1).map(Number),
  );
  expect(drawn).toHaveLength(3);
  let end = 0;
  for (const [start, length = 0] of drawn) {
    expect(start).toBe(end);
    end += length;
  }
  expect(end).toBe(claims.length);
  const { published, guideline, project, community } = countByBasis(claims);
  expect(drawn.map(([, length]) => length)).toEqual([published + guideline, project, community]);
});

test('E3 the same is said in words, with the number of each', () => {
  const html = renderToStaticMarkup(
    <BasisBar counts={{ published: 3, guideline: 2, project: 4, community: 1 }} />,
  ).replaceAll(/<[^>]+>/g, '');
  expect(html).toContain('5 of 10 claims rest on published research or a guideline');
  for (const words of ['5 rest on published', '4 are our own', '1 are what people told us'])
    expect(html).toContain(words);
});
