import { describe, expect, test } from 'vitest';
import { byId } from '../model/records.ts';
import { loadRecords } from '../content-loader/records.ts';

const records = loadRecords();
const essay = (slug: string) => records.essays.find((each) => each.slug === slug)?.body ?? '';

/** Parts that a reader takes in at once, by what they are: a habit, a day, a step, a fix, or an entry of an essay. */
const parts = [
  ...records.guidance,
  ...records.adultDays,
  ...records.kidsDays,
  ...records.sleepPlan.steps,
  ...records.symptoms.flatMap(({ fixes }) => fixes),
  ...records.panicToolkit.steps,
].map((part) => JSON.stringify(part));
const paragraphs = records.essays.flatMap(({ body }) => body.split('\n\n'));

describe('F3 a habit that is not for everybody says for whom wherever it is given', () => {
  test('F3 4-7-8 breathing: who leaves out the hold', () => {
    const given = [...parts, ...paragraphs].filter((text) => /4-7-8|hold (?:it )?for 7/.test(text));
    expect(given.length).toBeGreaterThanOrEqual(3);
    for (const text of given)
      for (const words of [/the hold/, /pregnant/, /heart or lung disease/]) expect(text).toMatch(words);
  });

  test('F3 no one is asked to hold a breath in a panic: in for 4, out for 6', () => {
    const panic = [JSON.stringify(records.panicToolkit), JSON.stringify(byId(records.symptoms, 'nighttime-panic'))];
    for (const text of panic) {
      expect(text).not.toMatch(/4-7-8|hold for/);
      expect(text).toMatch(/\bnose for (?:a count of )?4\b/);
    }
  });

  test('F3 less caffeine: whose medicine it concerns', () => {
    const given = [
      ...parts.filter((text) => /caffeine-11am/.test(text) && /less|fewer|down|no caffeine/i.test(text)),
      ...records.essays.map(({ body }) => body).filter((body) => body.includes('@caffeine-11am')),
    ];
    expect(given.length).toBeGreaterThanOrEqual(6);
    for (const text of given) expect(text).toMatch(/lithium or clozapine/);
  });

  test('F3 less salt: each essay that recommends it tells people who take lithium to ask first', () => {
    const given = records.essays.filter(({ body }) =>
      /less salt|little salt|cutting (?:down on )?salt|low-salt/i.test(body),
    );
    expect(given.length).toBeGreaterThanOrEqual(1);
    expect(given.filter(({ body }) => !/lithium/i.test(body)).map(({ slug }) => slug)).toEqual([]);
  });
});

test('S1 sleep gummies and sedatives: what the bottle, the day and the evening forbid, the medicine table forbids too', () => {
  const { card, line } = byId(records.supplements, 'sleep-gummies');
  expect(card.notWith).toContain('anything that makes you sleepy');
  expect(card.notFor.join()).toContain('alcohol');
  for (const text of [
    line.caution,
    ...records.sleepPlan.steps.filter((step) => step.text.includes('gummies')).map((step) => step.text),
  ])
    for (const words of [/alcohol/, /sedative|makes you sleepy/]) expect(text).toMatch(words);
  const results = byId(records.ingredients, 'melatonin')
    .interactions.flatMap(({ medicines, result }) => medicines.map((id) => [id, result] as const))
    .filter(([id]) => id === 'sedatives-sleep' || byId(records.medicines, id).within.includes('sedatives-sleep'));
  expect(results.length).toBeGreaterThanOrEqual(6);
  expect(results.filter(([, result]) => result !== 'do-not-mix')).toEqual([]);
});

test('G10 the note for a panic attack rules out the heart, breathes within 120 words, and asks the rest before it calms', () => {
  const [before = ''] = essay('closet-anxiety').split('## For now');
  const [toFirstBreath = ''] = before.split('Out through your mouth');
  expect(before).toContain('Out through your mouth');
  expect(records.essays.find(({ slug }) => slug === 'closet-anxiety')?.inShort).toMatch(/chest pain.*call 911/);
  expect(essay('closet-anxiety')).toContain('[care:heart]');
  expect(toFirstBreath).toMatch(/call 911/i);
  expect(toFirstBreath.split(/\s+/).length).toBeLessThan(120);
  expect(before).toMatch(/diabetes/i);
  for (const words of ['(/help#care-alcohol)', '(/help#care-medication)'])
    expect(essay('closet-anxiety')).toContain(words);
});

test('B4 the essay on fun has the care card and the drinking levels before it says what to say on the call', () => {
  expect(byId(records.careCards, 'alcohol').page.who).toContain('heavily or every day');
  const text = essay('fun-without-numbing');
  const call = text.lastIndexOf('\n## ');
  for (const words of ['[care:alcohol]', '(/check-first#drinking)']) {
    expect(text).toContain(words);
    expect(text.indexOf(words)).toBeLessThan(call);
  }
});

test('F3 no trial’s dose of caffeine is printed, where it could be read as a limit', () => {
  const texts = [...records.essays.map(({ body }) => body), ...records.references.map(({ finding }) => finding)].filter(
    (text) => /caffeine/i.test(text),
  );
  expect(texts.length).toBeGreaterThan(4);
  for (const text of texts) expect(text).not.toMatch(/400 mg/);
});
