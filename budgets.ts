/**
 * What a page may weigh, and what a first visit keeps. Bytes are those of brotli, which is what a browser downloads. The first round trip of a connection
 * carries about 14,000 bytes: what shows first, with every style that it needs, has to come with it. `npm run report` prints
 * what each page weighs; `npm run build` warns of a page that weighs more, and says where to look. Change a number here, and say why in the commit.
 */
export const budgets = {
  /** The HTML of a page with its styles and scripts in it. */
  page: 30_000,
  /** An essay. Where it’s over because of its notes or care cards, raise this: no source is left out to save bytes. */
  essay: 16_000,
  /** A day of a plan: opened every morning, on whatever network there is. Its notes are in it. */
  day: 12_000,
  /** All styles of a page, and the beginning of its main part. */
  firstScreen: 14_000,
  /** What a first visit fetches unasked, so that help opens without a network. */
  offline: 220_000,
  /** What uses more than this share of its budget stops the build. Up to here it's a warning. */
  refuseFrom: 1.1,
  /** All script files of the site together, React’s among them, which is more than half. */
  scripts: 115_000,
  /** All font files of the site together. They are not compressed again. */
  fonts: 70_000,
};
