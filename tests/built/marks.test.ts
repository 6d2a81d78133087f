import { expect, test } from 'vitest';
import { isSourced, whoseWord } from '../../src/evidence/basis.ts';
import { firstWords } from '../../src/evidence/sources.ts';
import { sourcePath } from '../../src/site/pages.ts';
import { builtMain, wordsOf } from '../support/built.ts';
import { routes } from '../support/routes.ts';
import { records } from '../support/site.ts';

const marked = routes.filter(
  (path) => !/^\/(?:sources|blog)/.test(path) && builtMain(path).querySelector('a[data-basis]'),
);

test.each(marked)('E1 on %s what a source says carries a number, and the rest says whose it is', (path) => {
  for (const mark of builtMain(path).querySelectorAll('a[data-basis]')) {
    const [sign, name] = [wordsOf(mark), mark.getAttribute('aria-label')];
    const claim = records.claims.find(({ id }) => sourcePath(id) === mark.getAttribute('href'));
    if (!claim) throw new Error(`There is no claim for ${mark.outerHTML}.`);
    if (isSourced(claim.basis)) expect(sign, claim.id).toMatch(/^\d+$/);
    // The trust line has one quiet numeral instead of a label.
    else if (name && !/^\d+$/.test(sign)) expect(sign, claim.id).toContain(whoseWord(claim.basis));
    // A screen reader hears which claim a mark is for, in a name that contains what is seen.
    if (name) expect(name, claim.id).toContain(firstWords(claim.text));
    else expect(sign.split(' ').length, `${claim.id} is itself the link`).toBeGreaterThan(1);
  }
});

test.each(['/science', '/kids-protocol'])(
  'K11 I6 %s compares the two readings, and says what is above a limit',
  (path) => {
    const table = builtMain(path).querySelector('[data-comparison]');
    const rows = table?.querySelectorAll('tbody tr') ?? [];
    expect(rows).toHaveLength(records.kidsNutrients.length);
    for (const row of rows)
      for (const reading of ['kids-page', 'science-page'])
        expect(row.querySelector(`[data-reading=${reading}]`), row.text).not.toBeNull();
    const above = table?.querySelectorAll('[data-above]') ?? [];
    expect(above.length).toBeGreaterThan(0);
    for (const dose of above) {
      expect(wordsOf(dose)).toMatch(/at ages \d/);
      expect(wordsOf(dose.parentNode)).toMatch(new RegExp(`^${records.scienceScreen.kids.small.others}:`));
    }
    const [magnesium] = rows.filter((row) => wordsOf(row.querySelector('th')).startsWith('Magnesium'));
    expect(magnesium?.querySelector('[data-reading=kids-page][data-above]')).not.toBeNull();
  },
);
