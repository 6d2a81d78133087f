import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { doseWords } from './domain/adult-doses.ts';
import { RecordsError, type Problem } from './domain/problems.ts';
import { itemsTotal, stackTotal } from './domain/money.ts';
import { byId } from './domain/records.ts';
import { readRecords } from './records.ts';

describe('the records of this site', () => {
  const records = readRecords();

  test('S1 five supplements with the doses of the specification, in the order of a day', () => {
    expect(records.supplements.map(({ dose }) => doseWords(dose))).toEqual([
      '2 gummies, morning',
      '1 gummy, morning',
      '2 gummies, afternoon',
      '1 gummy, as needed',
      '2 gummies, evening',
    ]);
  });

  test('S2 the lower total of the stack leaves out what is taken as needed, and nothing else', () => {
    const { least, most } = stackTotal(records.supplements);
    const asNeeded = records.supplements.filter(({ dose }) => doseWords(dose).endsWith('as needed'));
    expect(asNeeded.length).toBeGreaterThan(0);
    expect(most - least).toBe(itemsTotal(asNeeded));
  });

  test('S3 two alternatives; the budget one has a cost for all it holds, and costs less than the stack', () => {
    expect(records.alternatives).toHaveLength(2);
    const budget = byId(records.alternatives, 'budget');
    expect(budget.items.map(({ name }) => name)).toEqual(['Ashwagandha', 'Multivitamin', 'Magnesium']);
    expect(budget.per).toBe('a month');
    expect((itemsTotal(budget.items) ?? Infinity) * 3).toBeLessThan(stackTotal(records.supplements).least);
  });

  test('F1 P2 the four phases of the protocol, and R1 those of the Clarity Reset', () => {
    for (const phases of [records.phases, records.clarityPhases]) {
      expect(phases).toHaveLength(4);
      expect([phases[0]?.from, phases.at(-1)?.to]).toEqual([1, 90]);
      expect(new Set(phases.map(({ title }) => title)).size).toBe(4);
    }
  });

  test('K11 I5 both readings of the children’s doses, as the specification has them', () => {
    const given = (reading: string) =>
      Object.fromEntries(
        records.doses
          .filter((dose) => dose.reading === reading && dose.min !== undefined)
          .map(({ nutrient, min, max, unit }) => [nutrient, `${min ?? ''}–${max ?? ''} ${unit}`]),
      );
    expect(given('kids-page')).toEqual({ 'omega-3': '100–250 mg', magnesium: '50–100 mg' });
    expect(given('science-page')).toEqual({
      'omega-3': '250–500 mg',
      magnesium: '100–200 mg',
      'l-theanine': '100–200 mg',
      coq10: '1–2 mg/kg',
    });
    expect(records.doses.find(({ reading, nutrient }) => reading === 'kids-page' && nutrient === 'coq10')?.status).toBe(
      'excluded',
    );
    const own = (nutrient: string) =>
      records.limits
        .filter((limit) => limit.setBy === 'project' && limit.nutrient === nutrient)
        .map(({ ages, amount }) => `${ages.from}–${ages.to}: ${amount ?? ''}`);
    expect(own('magnesium').sort()).toEqual(['6–8: 65', '9–13: 110']);
    expect(own('vitamin-b6').sort()).toEqual(['4–8: 40', '9–13: 60']);
    expect(own('vitamin-a')).toEqual(['6–12: 600']);
    expect(own('vitamin-d')).toEqual(['6–12: 50']);
  });

  test('B1 exactly 36 essays', () => {
    expect(records.essays).toHaveLength(36);
  });
});

/** A problem to write into a copy of the records, and what has to be said of it. */
interface BadRecord {
  what: string;
  file: string;
  from: string | RegExp;
  to: string;
  field: string;
  message: string;
}

/** Wrong by themselves. */
const badFields: readonly BadRecord[] = [
  {
    what: 'a wrong value',
    file: 'evidence/claims/calm-focus.yaml',
    from: /^basis: .*$/m,
    to: 'basis: proven',
    field: 'basis',
    message: 'write published, guideline, project, or community; it is "proven"',
  },
  {
    what: 'a missing field',
    file: 'evidence/claims/habit-time.yaml',
    from: /^basis: .*\n/m,
    to: '',
    field: 'basis',
    message: 'missing: write published, guideline, project, or community',
  },
  {
    what: 'a misspelt value',
    file: 'evidence/claims/weeks-2-3.yaml',
    from: /^basis: .*$/m,
    to: 'basis: communities',
    field: 'basis',
    message: '(did you mean "community"?); it is "communities"',
  },
  {
    what: 'an empty field',
    file: 'protocol/symptoms/short-fuse.yaml',
    from: /^title: .*$/m,
    to: 'title:',
    field: 'title',
    message: 'missing: write a text',
  },
  {
    what: 'an unknown field in an entry of a list',
    file: 'shelves.yaml',
    from: /^- theme: fog$/m,
    to: '- themes: fog',
    field: '[0]',
    message: '"themes" is not a field here. Did you mean "theme"?',
  },
  {
    what: 'a list that is too short',
    file: 'protocol/kids-rituals.yaml',
    from: /^[^]*$/,
    to: '[]',
    field: '',
    message: 'write at least 4 entries; it is []',
  },
  {
    what: 'an unknown field',
    file: 'evidence/claims/gut-brain.yaml',
    from: /^text: /m,
    to: 'notes: Words\ntext: ',
    field: '',
    message: '"notes" is not a field here. Did you mean "note"?',
  },
  {
    what: 'a published claim without a reference',
    file: 'evidence/claims/missed-day.yaml',
    from: /^references:\n(?: {2}- .*\n)+/m,
    to: 'references: []\n',
    field: 'references',
    message: 'a published claim or a guideline names at least one reference',
  },
  {
    what: 'an impossible date',
    file: 'evidence/claims/length-90-days.yaml',
    from: /^checked: .*$/m,
    to: 'checked: 2026-02-30',
    field: 'checked',
    message: 'a date is written 2026-11-21 and has to exist; it is "2026-02-30"',
  },
  {
    what: 'a cost that is not money',
    file: 'protocol/supplements/l-theanine.yaml',
    from: /^costCents: .*$/m,
    to: 'costCents: $19',
    field: 'costCents',
    message: 'the unit is cents: $19 is written 1900; it is "$19"',
  },
  {
    what: 'a cost in dollars',
    file: 'protocol/supplements/coq10.yaml',
    from: /^costCents: .*$/m,
    to: 'costCents: 44',
    field: 'costCents',
    message: 'the unit is cents: $19 is written 1900; it is 44',
  },
  {
    what: 'a link’s address',
    file: 'evidence/references/habit-lally-2010.yaml',
    from: /^url: .*$/m,
    to: 'url: journal.org/habit',
    field: 'url',
    message: 'write the whole address, as in https://journal.org/article; it is "journal.org/habit"',
  },
  {
    what: 'a telephone number',
    file: 'evidence/helplines/lifeline.yaml',
    from: /^call: .*$/m,
    to: 'call: "9-8-8"',
    field: 'call',
    message: 'write 911, 988 or 1-800-222-1222; it is "9-8-8"',
  },
  {
    what: 'a dose in a unit that cannot be compared',
    file: 'protocol/doses/omega-3-kids-page.yaml',
    from: /^unit: .*$/m,
    to: 'unit: gummies',
    field: 'unit',
    message: 'write mg, mcg, or mg/kg; it is "gummies"',
  },
  {
    what: 'broken YAML',
    file: 'protocol/guidance.yaml',
    from: /^- id: /m,
    to: '- id: [',
    field: '',
    message: 'give it as many spaces as its neighbors, or put the text in quotes',
  },
  {
    what: 'an essay without an excerpt',
    file: 'essays/holy-reset.md',
    from: /^excerpt: .*\n/m,
    to: '',
    field: 'excerpt',
    message: 'missing: write a text',
  },
  {
    what: 'an essay without an emoji',
    file: 'essays/doctor-gap.md',
    from: /^emoji: .*$/m,
    to: 'emoji: walk',
    field: 'emoji',
    message: 'write one emoji; it is "walk"',
  },
  {
    what: 'an essay without front matter',
    file: 'essays/closet-anxiety.md',
    from: /^---\n/,
    to: '',
    field: '',
    message: 'an essay begins with front matter between two lines of ---',
  },
  {
    what: 'a screen without one of its claims',
    file: 'protocol/shown-claims.yaml',
    from: /^ {4}trap: .*\n/m,
    to: '',
    field: 'clarity.claims.trap',
    message: 'missing: write a text',
  },
  {
    what: 'a claim for no part of a screen',
    file: 'protocol/shown-claims.yaml',
    from: /^ {4}wanting: /m,
    to: '    waiting: habit-time\n    wanting: ',
    field: 'clarity.claims',
    message: '"waiting" is not a field here. Did you mean "wanting"?',
  },
  {
    what: 'a limit without ages',
    file: 'evidence/limits/magnesium-us-4-8.yaml',
    from: /^ages:\n(?: .*\n)+/m,
    to: '',
    field: 'ages',
    message: 'missing: write',
  },
  {
    what: 'a limit whose ages end before they begin',
    file: 'evidence/limits/magnesium-us-9-13.yaml',
    from: /^ {2}to: .*$/m,
    to: '  to: 3',
    field: 'ages',
    message: '`from` is the younger age and comes first; it is {"from":9,"to":3}',
  },
  {
    what: 'a price of zero',
    file: 'protocol/supplements/ashwagandha.yaml',
    from: /^costCents: .*$/m,
    to: 'costCents: 0',
    field: 'costCents',
    message: 'the unit is cents: $19 is written 1900; it is 0',
  },
  {
    what: 'a label of a figure with 61 characters',
    file: 'protocol/milestones.yaml',
    from: /^ {2}text: .*$/m,
    to: `  text: ${'x'.repeat(61)}`,
    field: '[0].text',
    message: 'a label of a figure has at most 60 characters; it is "xxx',
  },
  {
    what: 'a ruler of days without a stretch',
    file: 'protocol/clarity-phases.yaml',
    from: /^[^]*$/,
    to: '[]',
    field: '',
    message: 'write at least 2 entries; it is []',
  },
];

/** Right by themselves, and wrong beside the others. */
const badJoins: readonly BadRecord[] = [
  {
    what: 'an unknown reference',
    file: 'evidence/claims/diet-mood.yaml',
    from: /^references:\n {2}- .*$/m,
    to: 'references:\n  - habit-tme-singh-2024',
    field: 'references[0]',
    message:
      '"habit-tme-singh-2024" is no reference. Did you mean "habit-time-singh-2024"? Each reference is a file name in content/evidence/references.',
  },
  {
    what: 'a dose in words that is not the dose',
    file: 'protocol/kids-day.yaml',
    from: '50–100 mg',
    to: '50–150 mg',
    field: '[3].dosage',
    message: 'the dose "magnesium-kids-page" is 50–100 mg',
  },
  {
    what: 'phases with a gap',
    file: 'protocol/phases.yaml',
    from: /^ {2}to: \d+$/m,
    to: '  to: 3',
    field: '[1].from',
    message: 'leaves a gap: day 4 is in no phase.',
  },
  {
    what: 'phases that overlap',
    file: 'protocol/clarity-phases.yaml',
    from: /^ {2}to: \d+$/m,
    to: '  to: 85',
    field: '[1].from',
    message: 'is in two phases.',
  },
  {
    what: 'an unknown care card',
    file: 'essays/social-media-taper.md',
    from: /^careCards: .*$/m,
    to: 'careCards: [hart]',
    field: 'careCards[0]',
    message: '"hart" is no care card. Did you mean "heart"?',
  },
  {
    what: 'an unknown related essay',
    file: 'essays/earth-can-breathe.md',
    from: /^related: \[[a-z-]+/m,
    to: 'related: [holy-rest',
    field: 'related[0]',
    message: '"holy-rest" is no other essay.',
  },
  {
    what: 'an unknown claim of a screen',
    file: 'protocol/shown-claims.yaml',
    from: /^ {4}quitting: .*$/m,
    to: '    quitting: social-media-quilting',
    field: 'clarity.claims.quitting',
    message:
      '"social-media-quilting" is no claim. Did you mean "social-media-quitting"? Each claim is a file name in content/evidence/claims.',
  },
  {
    what: 'an unknown citation',
    file: 'essays/artwork-returns.md',
    from: /\n$/,
    to: ' More.[@art-1999]\n',
    field: '[@art-1999]',
    message: '"art-1999" is no reference or claim.',
  },
];

/** What is said of a copy of the records with these problems in it, and whatever else `spoil` does to its folder. */
function problemsWith(bad: readonly BadRecord[], spoil: (root: string) => void = () => undefined): Problem[] {
  const root = mkdtempSync(join(tmpdir(), 'records-'));
  try {
    cpSync('content', root, { recursive: true });
    for (const { file, from, to } of bad) {
      const text = readFileSync(join(root, file), 'utf8');
      const spoilt = text.replace(from, to);
      if (spoilt === text) throw new Error(`nothing to spoil in ${file}`);
      writeFileSync(join(root, file), spoilt);
    }
    spoil(root);
    readRecords(root);
    return [];
  } catch (error) {
    if (!(error instanceof RecordsError)) throw error;
    return error.problems.map((problem) => ({ ...problem, file: relative(root, problem.file) }));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

describe('a wrong field', () => {
  const problems = problemsWith(badFields, (root) => writeFileSync(join(root, 'evidence/claims/Calm Focus.yaml'), ''));

  test.each(badFields)('$what stops the build, with file, field, value and remedy', ({ file, field, message }) => {
    expect(problems).toContainEqual(
      expect.objectContaining({ file, field, message: expect.stringContaining(message) }),
    );
  });

  test('a file with a wrong name stops it too', () => {
    expect(problems).toContainEqual({
      file: 'evidence/claims/Calm Focus.yaml',
      field: '',
      message: expect.stringContaining('a file name here is lower case words joined by hyphens'),
    });
  });

  test('is told alone: nothing is said of records that only miss the broken one', () => {
    const files = new Set([...badFields.map(({ file }) => file), 'evidence/claims/Calm Focus.yaml']);
    expect(problems.filter(({ file }) => !files.has(file))).toEqual([]);
  });

  test('the message groups them by file, counts them, and says how to check again', () => {
    const { message } = new RecordsError(problems);
    expect(message).toMatch(/^\d+ problems in \d+ files; nothing was built\. Try again with: npm run check$/m);
    expect(message).toMatch(/l-theanine\.yaml\n {2}line \d+, costCents: the unit is cents/);
  });
});

describe('records that do not fit each other', () => {
  const problems = problemsWith(badJoins, (root) => {
    rmSync(join(root, 'essays/politics-and-compassion.md'));
    writeFileSync(join(root, 'essays/one-more.md'), readFileSync(join(root, 'essays/fog-not-you.md')));
  });

  test.each(badJoins)('$what stops the build, with file, field, value and remedy', ({ file, field, message }) => {
    expect(problems).toContainEqual(
      expect.objectContaining({ file, field, message: expect.stringContaining(message) }),
    );
  });

  test('B1 a 37th essay and a missing one are told in the same run', () => {
    expect(problems).toContainEqual(
      expect.objectContaining({ file: 'essays/one-more.md', message: expect.stringContaining('is on no shelf') }),
    );
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: 'essays/politics-and-compassion.md',
        message: expect.stringContaining('is missing'),
      }),
    );
  });
});
