import { describe, expect, test } from 'vitest';
import { linksOf, linksOfEach } from './pdf-links.ts';

/** A page with one link. */
const leadingTo = (address: string) =>
  Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Annots[4 0 R]>>endobj',
      `4 0 obj<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(${address})>>>>endobj`,
      'trailer<</Root 1 0 R/Size 5>>',
      '%%EOF',
    ].join('\n'),
  );

const shop = 'https://www.amazon.com/s?k=tea&tag=example-20';

describe('L1 the links of a PDF', () => {
  test('are read out of the file', async () => {
    expect(await linksOf(leadingTo(shop))).toEqual([shop]);
  });

  test('are read of each file', async () => {
    expect(await linksOfEach(['a.pdf'], () => leadingTo(shop))).toEqual(new Map([['a.pdf', [shop]]]));
  });

  test('stop the build where the file is no PDF', async () => {
    await expect(linksOf(Buffer.from('a page'))).rejects.toThrow('PDF');
  });
});
