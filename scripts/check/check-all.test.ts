// cspell:ignore publisht çalm BRND
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import defaults from '../../site.config.ts';
import { readConfig, settingsWarnings } from '../../src/domain/config.ts';
import { describeByMessage, describeProblems } from '../../src/domain/problems.ts';
import { checkAll, type Checked as Whole } from './check-all.ts';
import { leapsBetween } from './check-warnings.ts';

const env = { SOURCE_DATE_EPOCH: String(Date.parse('2027-03-04T12:00:00Z') / 1000) };

type Checked = Omit<Whole, 'records'>;

/** What is said of a copy of the records after `spoil`, with files below its folder. */
function checkedAfter(spoil: (root: string) => void): Checked & { took: number } {
  const root = mkdtempSync(join(tmpdir(), 'check-'));
  try {
    cpSync('content', root, { recursive: true });
    spoil(root);
    const start = performance.now();
    const { problems, warnings } = checkAll(env, root);
    const below = (list: Checked['problems']) =>
      list.map((problem) => ({
        ...problem,
        file: problem.file.startsWith(root) ? relative(root, problem.file) : problem.file,
      }));
    return { problems: below(problems), warnings: below(warnings), took: performance.now() - start };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const claimFiles = readdirSync('content/evidence/claims')
  .map((name) => `evidence/claims/${name}`)
  .sort();
const first = claimFiles[0] ?? '';
const study = 'alcohol-sleep-gardiner-2025';
const claim = (fields: Record<string, string> = {}) =>
  Object.entries({
    text: 'About nothing at all',
    basis: 'published',
    references: `\n  - ${study}`,
    note: 'A note on it.',
    checked: '2026-11-21',
    ...fields,
  })
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
const withText = (text: string) => claim({ text });
const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]'];
for (const [name, before] of ['ba', 'cb', 'dc', 'ed', 'fe', 'gf', 'hg', 'ih'])
  bomb.push(`${name}: &${name} [${Array.from({ length: 9 }, () => `*${before ?? 'a'}`).join(', ')}]`);

/** A wrong record each: what it is, what is written, and what is said of it. */
const wrongRecords: readonly (readonly [what: string, written: string | Buffer, says: string])[] = [
  ['an empty file', '', 'write fields, each as “name: value”'],
  ['spaces alone', '   \n\n', 'write fields'],
  ['a comment alone', '# nothing\n', 'write fields'],
  ['a list where fields belong', '- one\n- two\n', 'write fields'],
  ['a sentence where fields belong', 'Only words\n', 'write fields'],
  ['UTF-16, little end first', Buffer.from('\uFEFF' + claim(), 'utf16le'), 'this file is UTF-16. Save it as UTF-8'],
  ['UTF-16, big end first', Buffer.from('\uFEFF' + claim(), 'utf16le').swap16(), 'this file is UTF-16'],
  ['UTF-16 without a mark', Buffer.from(claim(), 'utf16le'), 'bytes that are no text'],
  ['Latin-1', Buffer.from(withText('Café au lait'), 'latin1'), 'is not UTF-8'],
  ['a cut character', Buffer.concat([Buffer.from(claim()), Buffer.from([0xe2, 0x80])]), 'is not UTF-8'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'bytes that are no text'],
  ['ten megabytes', withText('a'.repeat(10_000_000)), 'this file has 10000 KB; at most 200 are read'],
  ['300 kilobytes', withText('words '.repeat(50_000)), 'at most 200 are read'],
  [
    'a merge left undone',
    `<<<<<<< HEAD\n${claim()}=======\n${claim()}>>>>>>> other\n`,
    'a merge left "<<<<<<< HEAD" here',
  ],
  ['half a merge', `${claim()}>>>>>>> other\n`, 'a merge left ">>>>>>> other" here'],
  ['a space of no width', withText('No\u200Bthing'), 'a space of no width (U+200B) behind “text: No”'],
  ['a byte-order mark inside', withText('No\uFEFFthing'), 'a space of no width (U+FEFF)'],
  ['a word joiner', withText('No\u2060thing'), 'a space of no width'],
  ['a filler', withText('No\u3164thing'), 'a space of no width'],
  ['a non-joiner', withText('No\u200Cthing'), 'a mark that keeps letters apart'],
  ['a joiner between letters', withText('No\u200Dthing'), 'a joiner of no width'],
  [
    'writing turned around',
    withText('Take \u202Eeno\u202C a day'),
    'a mark that changes the direction of writing (U+202E)',
  ],
  ['writing set apart', withText('Take \u2066one\u2069 a day'), 'a mark that changes the direction'],
  ['a right-to-left mark', withText('Take\u200F one'), 'a mark that changes the direction'],
  ['a left-to-right mark', withText('Take\u200E one'), 'a mark that changes the direction'],
  ['an Arabic letter mark', withText('Take\u061C one'), 'a mark that changes the direction'],
  ['a hidden hyphen', withText('No\u00ADthing'), 'a hidden hyphen'],
  ['a hidden line break', withText('No\u2028thing'), 'a hidden line break'],
  ['a lost character', withText('No\uFFFDthing'), 'the mark of a character that was lost'],
  ['a control character', withText('No\u0007thing'), 'a control character (U+0007)'],
  ['a tag character', withText('No\u{E0041}thing'), 'a mark for programs'],
  ['an invisible plus', withText('No\u2064thing'), 'a mark for programs'],
  ['a tab at the start of a line', claim().replace('  - ', '\t- '), 'write spaces'],
  ['an open double quote', withText('"About nothing'), 'a quote that opens also has to close'],
  ['an open single quote', withText("'About nothing"), 'a quote that opens also has to close'],
  ['an open bracket', claim({ references: '[one' }), 'put the text in quotes'],
  ['a field twice', claim() + 'note: Another\n', 'this field is written twice'],
  ['a colon in a text', withText('About: nothing'), 'put the text in quotes'],
  ['an at sign first', withText('@nothing'), 'put the text in quotes'],
  ['a backtick first', withText('`nothing`'), 'put the text in quotes'],
  ['a percent sign first', withText('%nothing'), 'put the text in quotes'],
  ['a backslash in quotes', withText('"no\\thing \\q"'), 'a backslash stands in double quotes'],
  ['a star first', withText('*nothing'), 'stands for another part of the file'],
  ['an ampersand first', withText('&nothing about'), 'names a part of the file'],
  ['an exclamation mark first', withText('!nothing about'), 'put the text in quotes'],
  ['a tag of a language', withText('!!js/function "x"'), 'put the text in quotes'],
  ['an alias bomb', bomb.join('\n'), 'names a part of the file'],
  ['a record that refers to itself', 'text: &a [*a]\n', 'stands for another part of the file'],
  ['two records in a file', `${claim()}---\n${claim()}`, 'one record a file'],
  ['no colon', 'text About nothing\nbasis: project\n', 'a colon is missing'],
  ['a line too far left', 'text: >\n  About\n nothing\nbasis: project\n', 'line 3'],
  ['an unknown field', claim({ noted: 'Words' }), '"noted" is not a field here. Did you mean "note"?'],
  ['a field in capitals', claim().replace('note:', 'Note:'), 'Did you mean "note"?'],
  ['a missing field', claim().replace(/^note: .*\n/m, ''), 'note: missing: write a text'],
  ['an empty field', claim({ note: '' }), 'note: missing: write a text'],
  ['a number for a text', withText('42'), 'write a text; it is 42'],
  ['true for a text', withText('true'), 'write a text; it is true'],
  ['a list for a text', withText('[one, two]'), 'write a text'],
  ['fields for a text', withText('{ a: b }'), 'write a text'],
  ['a text for a list', claim({ references: study }), 'write a list, each entry behind a dash'],
  ['a number in a list', claim({ references: '[42]' }), 'write a text; it is 42'],
  ['an unknown basis', claim({ basis: 'proven' }), 'write published, guideline, project, or community'],
  ['a misspelt basis', claim({ basis: 'publisht' }), 'did you mean "published"?'],
  ['an unknown reference', claim({ references: '[alcohol-sleep-gardener-2025]' }), `Did you mean "${study}"?`],
  ['a reference that is no id', claim({ references: '["A Study"]' }), 'an id is lower case words'],
  ['no reference for research', claim({ references: '[]' }), 'names at least one reference'],
  ['one letter', withText('A'), 'write at least a word'],
  ['a blank text', withText('" "'), 'write at least a word'],
  ['a text of spaces', withText('"     "'), 'write at least a word'],
  ['a text of signs', withText('"—…"'), 'write at least a word'],
  ['a script', withText('<script>alert(1)</script>'), '"<script>" is markup'],
  ['a closed element', withText('About </main> nothing'), '"</main>" is markup'],
  ['a comment of a page', withText('About <!-- nothing -->'), 'is markup'],
  ['bold letters', withText('About <b>nothing</b>'), '"<b>" is markup'],
  ['an image', withText('About <img src=x onerror=alert(1)>'), 'is markup'],
  ['half an element', withText('About <svg onload=alert(1)'), 'is markup'],
  ['an entity', withText('About &lt;nothing&gt;'), '"&lt;" is markup'],
  ['a script behind a link', withText("'javascript:alert(1)'"), '"javascript:a" is markup'],
  ['a page in an address', withText("'data:text/html,x'"), 'is markup'],
  ['a day before 2020', claim({ checked: '2019-12-31' }), 'is before 2020'],
  ['a day of the year 1', claim({ checked: '0001-01-01' }), 'is before 2020'],
  ['a day to come', claim({ checked: '2027-03-06' }), 'is still to come: today is 2027-03-04'],
  ['a far day to come', claim({ checked: '9999-12-31' }), 'is still to come'],
  ['a day that does not exist', claim({ checked: '2026-02-30' }), 'a date is written 2026-11-21 and has to exist'],
  ['a thirteenth month', claim({ checked: '2026-13-01' }), 'has to exist'],
  ['a day written short', claim({ checked: '2026-2-3' }), 'a date is written 2026-11-21'],
  ['a day of another country', claim({ checked: '21.11.2026' }), 'a date is written'],
  ['a day with an hour', claim({ checked: '2026-11-21T10:00:00Z' }), 'a date is written'],
  ['a year alone', claim({ checked: '2026' }), 'it is 2026'],
];

describe('a wrong record', () => {
  const { problems, took } = checkedAfter((root) => {
    writeFileSync(join(root, 'evidence/claims/a-claim-of-this-test.yaml'), claim());
    for (const [index, [, written]] of wrongRecords.entries())
      writeFileSync(join(root, claimFiles[index] ?? 'nowhere'), written);
  });

  test('all of them are told in one run, in seconds', () => {
    expect(wrongRecords.length).toBeLessThan(claimFiles.length);
    expect(took).toBeLessThan(10_000);
  });

  test.each(wrongRecords.map(([what, , says], index) => [what, says, claimFiles[index] ?? ''] as const))(
    '%s is refused in words',
    (_what, says, file) => {
      const ofFile = problems.filter((problem) => problem.file === file);
      const text = describeProblems(ofFile);
      expect(text).toContain(says);
      expect(text).not.toMatch(/\n\s+at |node:|node_modules|undefined|\[object/);
    },
  );
});

const kept: readonly (readonly [what: string, change: (text: string) => string])[] = [
  ['a byte-order mark', (text) => `\uFEFF${text}`],
  ['line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
  ['both, as Windows writes them', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
  ['line ends of old Macs', (text) => text.replaceAll('\n', '\r')],
  ['no line end at the end', (text) => text.trimEnd()],
  ['empty lines and a comment', (text) => `\n# a note to editors\n\n${text}\n\n`],
];

test('what editors of other machines write is as good', () => {
  const essays = readdirSync('content/essays').sort();
  const { problems } = checkedAfter((root) => {
    for (const [index, [, change]] of kept.entries()) {
      const file = join(root, claimFiles[index] ?? '');
      writeFileSync(file, change(readFileSync(file, 'utf8')));
      const essay = join(root, 'essays', essays[index] ?? '');
      // Front matter begins with the first byte but for a mark.
      if (index < 5) writeFileSync(essay, change(readFileSync(essay, 'utf8')));
    }
  });
  expect(problems).toEqual([]);
});

/** Wrong files, each in the place of another record or essay. */
const wrongFiles: readonly (readonly [what: string, put: (path: string) => void, says: string])[] = [
  ['a link to itself', (path) => symlinkSync(path, path), 'is a link to another file'],
  ['a link without an end', (path) => symlinkSync('/dev/zero', path), 'is a link to another file'],
  ['a link that would hang', (path) => symlinkSync('/dev/stdin', path), 'is a link to another file'],
  ['a link to nowhere', (path) => symlinkSync('/nowhere', path), 'is a link to another file'],
  ['a link to a record', (path) => symlinkSync('calm-focus.yaml', path), 'is a link to another file'],
  ['a pipe', (path) => execFileSync('mkfifo', [path]), 'is no ordinary file'],
  ['a folder with the name of a record', (path) => mkdirSync(path), 'this is a folder'],
];

const wrongNames = [
  'Calm Focus.yaml',
  'calm-focus.yml',
  'calm_focus.yaml',
  'calm-focus.yaml.bak',
  'calm--focus.yaml',
  'calm-focus.json',
  'çalm.yaml',
];

/** Wrong essays: how the text of one is changed, and what is said. */
const wrongEssays: readonly (readonly [what: string, change: (text: string) => string, says: string])[] = [
  ['no front matter', () => 'Only words.\n', 'begins with front matter'],
  ['front matter that does not end', (text) => text.replace('\n---\n', '\n'), 'begins with front matter'],
  ['an empty file', () => '', 'begins with front matter'],
  ['bytes that are no text', (text) => `${text}\0`, 'bytes that are no text'],
  ['a merge left undone', (text) => `${text}\n<<<<<<< HEAD\n`, 'a merge left'],
  ['a hidden character', (text) => `${text}\nNo\u200Bthing.\n`, 'a space of no width'],
  ['a blank title', (text) => text.replace(/^title: .*$/m, 'title: "  "'), 'write at least a word'],
  ['markup in its title', (text) => text.replace(/^title: .*$/m, 'title: <i>Fog</i>'), 'is markup'],
  ['markup in its text', (text) => `${text}\n<script>alert(1)</script>\n`, '"<script>alert(1)</script>" is HTML'],
  ['a link to another site', (text) => `${text}\n[x](https://attacker.example)\n`, 'is no source of this site'],
  ['a citation with a space', (text) => `${text}\nWords.[@ ${study}]\n`, 'is no mark'],
  ['a citation of nothing', (text) => `${text}\nWords.[@nothing-at-all]\n`, 'is no reference or claim'],
  [
    'the words of the draft',
    (text) => `${text}\nWrite here what the reader came for.\n`,
    'is left over from the draft',
  ],
  ['a day to come', (text) => text.replace(/^lastReviewed: .*$/m, 'lastReviewed: 2027-05-01'), 'is still to come'],
  ['a field in capitals', (text) => text.replace(/^theme:/m, 'Theme:'), 'Did you mean "theme"?'],
];

const essayFiles = readdirSync('content/essays')
  .map((name) => `essays/${name}`)
  .sort();

/** What is said of one file, as an editor reads it. */
function wordsOn(file: string, { problems }: Checked): string {
  const text = describeProblems(problems.filter((problem) => problem.file === file));
  expect(text).not.toMatch(/\n\s+at |node_modules|undefined|\[object/);
  return text;
}

describe('a wrong file', () => {
  const checked = checkedAfter((root) => {
    for (const [index, [, put]] of wrongFiles.entries()) {
      const path = join(root, claimFiles[index] ?? 'nowhere');
      rmSync(path);
      put(path);
    }
    for (const name of wrongNames) writeFileSync(join(root, 'evidence/claims', name), claim());
    for (const [index, [, change]] of wrongEssays.entries()) {
      const path = join(root, essayFiles[index] ?? 'nowhere');
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, change(text));
      expect(change(text)).not.toBe(text);
    }
  });

  test.each(wrongFiles.map(([what, , says], index) => [what, says, claimFiles[index] ?? ''] as const))(
    '%s is refused in words',
    (_what, says, file) => {
      expect(wordsOn(file, checked)).toContain(says);
    },
  );

  test.each(wrongNames)('the name %s is refused in words', (name) => {
    expect(wordsOn(`evidence/claims/${name}`, checked)).toContain('a file name here is lower case words');
  });

  test.each(wrongEssays.map(([what, , says], index) => [what, says, essayFiles[index] ?? ''] as const))(
    'an essay with %s is refused in words',
    (_what, says, file) => {
      expect(wordsOn(file, checked)).toContain(says);
    },
  );
});

const inPlaceOf = (file: string, put: (path: string) => void) => (root: string) => {
  rmSync(join(root, file), { recursive: true });
  put(join(root, file));
};
const reviewOfStak = '- { path: /stak, checked: 2026-11-21, months: 6 }\n';

test.each<readonly [what: string, spoil: (root: string) => void, file: string, says: string]>([
  ['a list that is missing', inPlaceOf('shelves.yaml', () => undefined), 'shelves.yaml', 'this file is missing'],
  ['a list that is a folder', inPlaceOf('shelves.yaml', (path) => mkdirSync(path)), 'shelves.yaml', 'this is a folder'],
  [
    'a kind that is missing',
    inPlaceOf('evidence/limits', () => undefined),
    'evidence/limits',
    'this folder is missing',
  ],
  [
    'a kind that is a file',
    inPlaceOf('evidence/limits', (path) => writeFileSync(path, '')),
    'evidence/limits',
    'this folder is missing',
  ],
  [
    'a 37th essay and a review of no page',
    (root) => {
      cpSync(join(root, essayFiles[0] ?? ''), join(root, 'essays/one-more.md'));
      const file = join(root, 'protocol/reviews.yaml');
      writeFileSync(file, readFileSync(file, 'utf8') + reviewOfStak);
    },
    'essays/one-more.md',
    'is on no shelf',
  ],
  [
    'a review of a page that is not there',
    (root) => {
      const file = join(root, 'protocol/reviews.yaml');
      writeFileSync(file, readFileSync(file, 'utf8') + reviewOfStak);
    },
    'protocol/reviews.yaml',
    '"/stak" is no page that goes by a review. Did you mean "/stack"?',
  ],
])('%s is refused in words', (_what, spoil, file, says) => {
  expect(wordsOn(file, checkedAfter(spoil))).toContain(says);
});

test.each([
  [{ SITE_ENV: 'prod' }, 'write production to publish'],
  [{ SITE_ENV: 'Production' }, 'write production to publish'],
  [{ SITE_BRAND: '<script>alert(1)</script>' }, 'is markup'],
  [{ SITE_BRAND: 'A name that is far too long for any header' }, 'at most 30 characters'],
  [{ SITE_ORIGIN: 'http://your-site.org' }, 'begins with https://'],
  [{ SITE_ORIGIN: 'https://your-site.org/' }, 'write the origin alone'],
  [{ SITE_ORIGIN: 'https://your-site.org/path' }, 'write the origin alone'],
  [{ SITE_ORIGIN: 'javascript:alert(1)' }, 'begins with https://'],
  [{ SITE_WISHLIST_URL: 'javascript:alert(1)' }, 'begins with https://'],
  [{ SITE_COMMUNITY_URL: 'data:text/html,x' }, 'begins with https://'],
  [{ SITE_AFFILIATE_TAG: 'tag=yours' }, 'write the tag alone'],
  [{ SITE_RETAILER_SEARCH_URL: 'https://shop.example.org/s' }, 'put {query} where'],
  [{ SITE_SUPPORT_EMAIL: 'nobody' }, 'write an email address'],
  [{ SITE_PILL_MODE: 'blue' }, 'write choice or redirect'],
  [{ SITE_COPYRIGHT_YEAR: 'soon' }, 'write a year'],
  [{ SITE_PRINTABLE_URL: '../x.pdf' }, 'write a path on this site'],
  [{ SITE_ENV: 'production' }, 'still the placeholder'],
] as const)('the setting %o is refused', (setting, says) => {
  expect(describeProblems(readConfig(defaults, setting).problems)).toContain(says);
});

describe('what may be meant is told apart, and stops nothing', () => {
  const { problems, warnings } = checkedAfter((root) => {
    writeFileSync(join(root, first), claim({ note: 'Words that end here #and are cut', checked: '2027-03-05' }));
    writeFileSync(join(root, 'evidence/notes.txt'), 'A note');
    mkdirSync(join(root, 'evidence/claim'));
    writeFileSync(join(root, 'evidence/claim/new-claim.yaml'), claim());
  });
  const said = (file: string) => describeProblems(warnings.filter((warning) => warning.file === file));

  test('nothing of it is a problem', () => {
    expect(problems).toEqual([]);
  });

  test.each([
    ['a text cut by a number sign', first, 'the text ends before " #and are cut"'],
    ['a day that is tomorrow', first, 'is tomorrow'],
    ['a file nobody reads', 'evidence/notes.txt', 'nobody reads this file'],
    ['a folder nobody reads', 'evidence/claim/new-claim.yaml', 'nobody reads this file'],
  ])('%s', (_what, file, says) => {
    expect(said(file)).toContain(says);
  });

  test('a dose above a published limit: which limit, at what age', () => {
    expect(describeProblems(warnings)).toMatch(/200 mg is above the US limit at ages \d+–\d+, which is \d/);
  });

  test('sixty of one kind are named by the first few, one of another kind is named all the same', () => {
    const alike = Array.from({ length: 60 }, (_, index) => ({
      file: `${index}.yaml`,
      field: '',
      message: 'nobody cites it',
    }));
    const warned = describeByMessage([...alike, { file: 'dose.yaml', field: 'max', message: 'too much' }], 2);
    expect(warned.split('\n').map((line) => line.trim())).toEqual([
      'nobody cites it',
      '0.yaml',
      '1.yaml',
      'and 58 more',
      'dose.yaml, max: too much',
    ]);
    expect(describeByMessage(alike)).toContain('59.yaml');
  });

  test('a setting that sets nothing', () => {
    const ofSettings = settingsWarnings(defaults, { SITE_BRND: 'Elsewhere', SITE_ORIGIN: '' });
    expect(describeProblems(ofSettings)).toContain('sets nothing. Did you mean SITE_BRAND?');
    expect(describeProblems(ofSettings)).toContain('is empty, so what site.config.ts says holds');
  });

  test('a price, a limit or a dose that leaps', () => {
    expect(leapsBetween('costCents: 1900', 'costCents: 190000')).toEqual([
      { field: 'costCents', from: 1900, to: 190000 },
    ]);
    expect(leapsBetween('max: 300', 'max: 30')).toHaveLength(1);
    expect(leapsBetween('max: 300\norder: 1', 'max: 350\norder: 9')).toEqual([]);
  });
});

test('the records of this site have nothing to be mended, and their settings are looked at with them', () => {
  const { problems } = checkAll({ ...process.env, SITE_ENV: 'prod' });
  expect(problems.map(({ file }) => file)).toEqual(['environment variable SITE_ENV']);
});
