import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeProblems, type Problem } from '../problems/problems.ts';
import { checkAll } from './check-all.ts';

/** What the check says about a copy of the records after `spoil`. */
function checkedAfter(spoil: (root: string) => void): Problem[] {
  const root = mkdtempSync(join(tmpdir(), 'check-'));
  try {
    cpSync('content', root, { recursive: true });
    spoil(root);
    const { problems } = checkAll({}, root);
    return problems.map((problem) => ({
      ...problem,
      file: problem.file.startsWith(root) ? relative(root, problem.file) : problem.file,
    }));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function change(root: string, file: string, from: RegExp, to: string): void {
  const text = readFileSync(join(root, file), 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`nothing to change in ${file}`);
  writeFileSync(join(root, file), changed);
}

/** A mistake that editors make: the file, what is replaced by what, and what the check has to say. */
type Mistake = readonly [what: string, file: string, from: RegExp, to: string, says: string];

const claim = (id: string) => `evidence/claims/${id}.yaml`;
const essay = (slug: string) => `essays/${slug}.md`;
const day = (id: string) => `protocol/days/adult/${id}.yaml`;
const quit = 'If you drink every day, just quit tonight.';
const advised = 'can be read as advice to stop';

const inOneFile: readonly Mistake[] = [
  ['a missing field', claim('habit-time'), /^basis: .*\n/m, '', 'basis: missing: write published, guideline'],
  ['an empty field', 'protocol/symptoms/short-fuse.yaml', /^title: .*$/m, 'title:', 'title: missing: write a text'],
  ['a misspelled value', claim('weeks-2-3'), /^basis: .*$/m, 'basis: publisht', 'did you mean "published"?'],
  ['a misspelled field', claim('gut-brain'), /^text: /m, 'notes: Words\ntext: ', 'Did you mean "note"?'],
  ['a wrong unit', 'protocol/doses/omega-3-kids-page.yaml', /^unit: .*$/m, 'unit: gummies', 'write mg, mcg, or mg/kg'],
  ['a cost in dollars', 'protocol/supplements/coq10.yaml', /^costCents: .*$/m, 'costCents: 44', '$19 is written 1900'],
  ['a date of another country', claim('diet-mood'), /^checked: .*$/m, 'checked: 21.11.2026', 'year-month-day'],
  ['a date that doesn’t exist', claim('length-90-days'), /^checked: .*$/m, 'checked: 2026-02-30', 'a day that exists'],
  [
    'an address without https',
    'evidence/references/habit-lally-2010.yaml',
    /^url: .*$/m,
    'url: journal.org',
    'write the whole address',
  ],
  ['a page of the notebook that isn’t there', 'screens/notebook.yaml', /page: signs/, 'page: sings', 'write one of'],
  ['a phone number', 'evidence/helplines/lifeline.yaml', /^call: .*$/m, 'call: "9-8-8"', 'write 911, 988 or'],
  [
    'a number without hyphens',
    'evidence/helplines/samhsa.yaml',
    /^call: .*$/m,
    'call: 18006624357',
    'with its hyphens',
  ],
  [
    'a research claim without a reference',
    claim('missed-day'),
    /^references:\n(?: {2}- .*\n)+/m,
    'references: []\n',
    'at least one reference',
  ],
  [
    'ages the wrong way around',
    'evidence/limits/magnesium-us-9-13.yaml',
    /^ {2}to: .*$/m,
    '  to: 3',
    'younger age and comes first',
  ],
  ['a text page without a lead', 'screens/text-pages/after.yaml', /^lead: .*\n/m, '', 'lead: missing: write a text'],
  ['a text page elsewhere', 'screens/text-pages/after.yaml', /^path: .*$/m, 'path: /after', 'an address below a plan'],
  ['a tab', claim('calm-focus'), /^ {2}- /m, '\t- ', 'line 4: Use spaces here'],
  ['a space too many', day('020'), /^why: /m, ' why: ', 'line 1: Look at the spaces'],
  ['a space too few', day('021'), /^ {2}- /m, ' - ', 'Look at the spaces'],
  ['bad indentation', 'protocol/guidance.yaml', /^- id: /m, '- id: [', 'must be sufficiently indented'],
  ['a field twice', claim('night-sweats'), /^note:/m, 'note: Other\nnote:', 'unique'],
  ['a missing quote', claim('theanine-sleep'), /^text: .*$/m, 'text: "About nothing', 'Missing closing'],
  [
    'a colon in a text',
    claim('sleep-debt'),
    /^text: .*$/m,
    'text: About: nothing',
    'no quotes around it: put all of it in quotes',
  ],
  [
    'a colon in an entry of a list',
    'screens/home.yaml',
    /^( +list:\n +- ).*$/m,
    '$1One thing: a small step.',
    'a text with a colon in it goes in quotes, all of it; it is {"One thing"',
  ],
  ['a # in a text', claim('barefoot-10'), /^text: .*$/m, 'text: We are #1 in this', 'Part of this text would be lost'],
  ['a day of the short reset twice', 'protocol/setback.yaml', /days: \[1, 36,/, 'days: [1, 1,', 'name each day once'],
  [
    'six gummies a day',
    'protocol/supplements/ashwagandha.yaml',
    /^ {2}mostADay: .*$/m,
    '  mostADay: 6',
    'dose.mostADay: the specification gives at most 2 of any supplement a day (row S1); it is 6',
  ],
  [
    'six gummies at once',
    'protocol/supplements/sleep-gummies.yaml',
    /^ {2}count: .*$/m,
    '  count: 6',
    'dose.count: the specification gives at most 2 of any supplement a day (row S1); it is 6',
  ],
  [
    'a dose of more than a day may have',
    'protocol/supplements/multivitamin-omega-3.yaml',
    /^ {2}mostADay: .*$/m,
    '  mostADay: 1',
    'dose.mostADay: `mostADay` is at least `count`; it is 1',
  ],
  ['an unfinished merge', essay('holy-reset'), /\n$/, '\n<<<<<<< HEAD\n', 'Unfinished merge'],
  ['a hidden character', essay('doctor-gap'), /\n$/, '\nNo\u200Bthing.\n', 'Hidden character'],
  ['no front matter', essay('closet-anxiety'), /^---\n/, '', 'Missing front matter'],
  [
    'a brand that was not looked up',
    'protocol/medicine-names.yaml',
    /^- generic: '5-HTP'\n/m,
    "- generic: '5-HTP'\n  brands: [One name, Another]\n",
    '5-HTP, checked: write the place where each brand was looked up',
  ],
  ['HTML in an essay', essay('fog-not-you'), /\n$/, '\n<script>alert(1)</script>\n', 'Unexpected HTML'],
];

/** Mistakes that only show next to other records. */
const betweenFiles: readonly Mistake[] = [
  [
    'an unknown reference',
    claim('diet-mood'),
    /^references:\n {2}- .*$/m,
    'references:\n  - habit-tme-singh-2024',
    'Unknown reference “habit-tme-singh-2024”. Did you mean “habit-time-singh-2024”?',
  ],
  [
    'an unknown care card',
    essay('social-media-taper'),
    /^careCards: .*$/m,
    'careCards: [hart]',
    'Did you mean “heart”?',
  ],
  [
    'an unknown citation',
    essay('artwork-returns'),
    /\n$/,
    ' More.[@art-1999]\n',
    'Unknown reference or claim “art-1999”',
  ],
  [
    'a drawing with a color of its own',
    'drawings/fog.svg',
    /<path /,
    '<path fill="red" ',
    'The page gives it its colors',
  ],
  ['a drawing of another size', 'drawings/boat.svg', /0 0 320 200/, '0 0 800 600', 'Write viewBox="0 0 320 200"'],
  ['an unknown drawing', essay('holy-reset'), /^drawing: .*$/m, 'drawing: whale', 'Unknown drawing “whale”'],
  ['advice in an essay', essay('fog-and-return'), /\n$/, `\n[care:alcohol]\n\n${quit}[@art-1999]\n`, advised],
  [
    'a danger without its card',
    day('042'),
    /^why:.*(?:\n {2}.*)*$/m,
    'why: Your chest feels tight.',
    'Add "heart" to careCards',
  ],
  [
    'an unknown name in a source',
    'evidence/references/cdc-heavy-drinking.yaml',
    /^title: .*$/m,
    'title: See {limit:nope}',
    '{limit:nope} names nothing',
  ],
  [
    'an unknown name in a helpline',
    'evidence/helplines/samhsa.yaml',
    /^about: .*$/m,
    'about: See {samsha}',
    '{samsha} names nothing. Did you mean {samhsa}?',
  ],
  ['a link to another site', day('044'), /^why:.*(?:\n {2}.*)*$/m, 'why: See [this](//example.com).', 'isn’t a mark'],
  ['a dead link', day('043'), /^why:.*(?:\n {2}.*)*$/m, 'why: See [this](/nowhere).', 'links to /nowhere'],
  ['advice in a day', day('041'), /^why:.*(?:\n {2}.*)*$/m, `why: ${quit}`, advised],
  ['advice in a note', claim('calm-focus'), /^note: .*$/m, `note: ${quit}`, advised],
  ['a promise', essay('earth-can-breathe'), /\n$/, '\nIt is clinically proven.\n', 'promises too much'],
];

/** A number that protects someone, and isn’t what its source says. */
const protecting: readonly Mistake[] = [
  [
    'a percentage as a ceiling',
    'protocol/ingredients/melatonin.yaml',
    /^ {2}amount: 5$/m,
    '  amount: 88',
    "ceiling.amount: 88 mg isn't in `finding` of nhs-melatonin-dose or nhs-melatonin-questions or melatonin-gummies-cohen-2023: found 2 mg, 10 mg, 3 mg, 6 mg.",
  ],
  [
    'a limit of older children',
    'evidence/limits/vitamin-b6-eu-4-6.yaml',
    /^amount: 4.5$/m,
    'amount: 6.1',
    'amount: 6.1 mg would be the limit of Vitamin B6 at age 6. The strictest that we found in a source is 4.5 mg',
  ],
  ...['magnesium', 'multivitamin'].map((id): Mistake => [
    `hours between ${id} and medicines`,
    `protocol/ingredients/${id}.yaml`,
    /^ {6}hours: [34]$/gm,
    '      hours: 1',
    "hoursApart.hours: 1 hours isn't in `finding` of emc-magnesium-interactions: found 3 hours, 4 hours.",
  ]),
];

/** Amounts that are typed. They’re looked for where all that an amount may be filled in from could be read. */
const amounts: readonly Mistake[] = [
  ['an amount in an essay', essay('fog-and-return'), /\n$/, '\nTake melatonin 10 mg.\n', 'don’t type “10 mg”'],
  ['an amount in a day', day('040'), /^why:.*(?:\n {2}.*)*$/m, 'why: Give 300 mg of magnesium.', 'don’t type “300 mg”'],
  ['an amount in a note', claim('kids-outdoors'), /^note:/m, 'note: At 10 mg.', 'don’t type “10 mg”'],
  [
    'a count of supplements',
    'screens/stack.yaml',
    /^lead: .*$/m,
    'lead: Seven supplements, and none is needed.',
    'write {stack-count}',
  ],
  [
    'an unknown amount in a list in brackets',
    'protocol/supplements/coq10.yaml',
    /^ {2}dose:\n {4}- .*$/m,
    '  dose: [Take no more than {most:theanin} a day]',
    '{most:theanin} names nothing',
  ],
  [
    'an amount in a list in brackets',
    'protocol/supplements/multivitamin-omega-3.yaml',
    /^ {2}dose:\n {4}- .*$/m,
    '  dose: [Take no more than {most:l-theanine} or 900 mg of L-theanine a day]',
    '900 mg',
  ],
];

/** What is read all the same: byte-order marks, Windows line ends, straight quotes, and a list in brackets that names an amount. */
function writeDifferently(root: string): void {
  for (const file of [claim('missed-day'), essay('doctor-gap')]) {
    const text = readFileSync(join(root, file), 'utf8');
    writeFileSync(join(root, file), `\uFEFF${text.replaceAll('’', "'").replaceAll('\n', '\r\n')}`);
  }
  change(
    root,
    'protocol/supplements/l-theanine.yaml',
    /^ {2}dose:\n(?: {4}- .*\n)+/m,
    '  dose: [Take no more than {most:l-theanine} a day]\n',
  );
}

describe.each([
  ['in one file', inOneFile],
  ['in an amount', amounts],
  ['in a number that protects', protecting],
  ['between files', betweenFiles],
])('an editor’s mistakes %s', (_name, mistakes) => {
  const problems = checkedAfter((root) => {
    for (const [, file, from, to] of mistakes) change(root, file, from, to);
    writeDifferently(root);
  });

  test.each(mistakes)('%s', (_what, file, _from, _to, says) => {
    const described = describeProblems(problems.filter((problem) => problem.file === file));
    expect(described).toContain(says);
    expect(described).not.toMatch(/\n\s+at |node_modules|undefined|\[object/);
  });

  test('are reported alone: nothing is said of the records around them, or of what is only written differently', () => {
    const files = new Set(mistakes.map(([, file]) => file));
    expect(problems.filter(({ file }) => !files.has(file))).toEqual([]);
  });
});

test('while a file can’t be read, or has a wrong name, each text is still looked at by itself; and no file is unused', () => {
  const problems = checkedAfter((root) => {
    change(root, claim('calm-focus'), /^text: /m, 'words: ');
    change(root, essay('holy-reset'), /\n$/, '\n\nChest pain comes and goes. It cures.\n');
    writeFileSync(join(root, 'evidence/claims/Calm Focus.yaml'), '');
    writeFileSync(join(root, 'evidence/notes.txt'), 'A note');
  });
  const described = describeProblems(problems);
  const expected = [
    'calm-focus.yaml',
    'Invalid file name',
    'needs its care card',
    '“cures” promises',
    'Unused file: no schema matches its path',
  ];
  for (const words of expected) expect(described).toContain(words);
});

test('while a file that texts name something of can’t be read, nothing is said of the files that name it', () => {
  const helpline = 'evidence/helplines/samhsa.yaml';
  const problems = checkedAfter((root) => {
    change(root, helpline, /^call: /m, 'cal: ');
  });
  expect(problems.filter(({ file }) => file !== helpline)).toEqual([]);
  expect(describeProblems(problems)).not.toMatch(/[⟨⟩]/);
});

test('a hidden file of the system or of an editor is no problem', () => {
  const problems = checkedAfter((root) => {
    for (const name of ['.DS_Store', 'protocol/.day.yaml.swp']) writeFileSync(join(root, name), '');
  });
  expect(problems).toEqual([]);
});

test('D6 the records of this site have no problems and no unused file', () => {
  const { problems } = checkAll({ ...process.env, SITE_ENV: 'prod' });
  expect(problems.map(({ file }) => file)).toEqual(['environment variable SITE_ENV']);
});
