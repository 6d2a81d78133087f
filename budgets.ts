/**
 * What a page may weigh. Bytes are those of brotli, which is what a browser downloads. The first round trip of a connection
 * carries about 14,000 bytes: a page within that needs no second one before it shows. `npm run build` prints what each page
 * weighs, and refuses one that weighs more. Change a number here, and say why in the commit.
 */
export const budgets = {
  /** The HTML of a page with its styles and scripts in it. */
  page: 24_000,
  /**
   * An essay: this much for the first 1,000 words that stand on its page, and so many bytes for each word beyond, up to the
   * budget of a page. Notes and care cards are counted as words, so that no source is ever left out to save bytes.
   */
  essay: { upTo1000Words: 14_000, perWordBeyond: 3 },
  /** Pages with a budget of their own. `/sources` is a reference work: every claim and every source on one page, to be searched. */
  ofTheirOwn: { '/sources': 90_000 } as Readonly<Record<string, number>>,
  /** Scripts written in a page. */
  inlineScripts: 1_500,
  /** Script files that a page with islands loads after it has shown: React’s own, and ours. A page without an island loads none. */
  islands: { react: 75_000, ours: 6_000 },
  /** Font files of the whole site, with their bytes together. They are not compressed again. */
  fonts: { files: 2, bytes: 70_000 },
};
