import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BasisCounts } from './BasisCounts.tsx';

test('E3 claims are counted by what they rest on, in words', () => {
  const html = renderToStaticMarkup(
    <BasisCounts counts={{ published: 3, guideline: 2, project: 4, community: 1 }} />,
  ).replaceAll(/<[^>]+>/g, '');
  expect(html).toContain('5 of 10 claims rest on published research or a guideline');
  for (const words of ['5 rest on published', '4 are our own', '1 is what someone told us'])
    expect(html).toContain(words);
});
