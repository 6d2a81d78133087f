import { describe, expect, test } from 'vitest';
import { toolData } from '../../publish/tool-data.ts';
import { readRecords } from '../../records.ts';
import { conditionsIn } from './condition-search.ts';
import { dangersIn } from './danger-search.ts';
import { searchIn } from './name-search.ts';
import { offerFor } from './offer.ts';

// cspell:ignore siezure quiero morir puedo respirar hijo tomó pastillas

const { names, conditions, dangers } = toolData(readRecords());
const searches = { names: searchIn(names), conditions: conditionsIn(conditions), dangers: dangersIn(dangers) };
const offered = (typed: string) => {
  const offer = offerFor(searches, typed);
  return {
    ...offer,
    names: offer.names.map(({ name }) => name),
    conditions: offer.conditions.map(({ id }) => id),
    alarms: (offer.dangers ?? []).filter(({ isEmergency }) => isEmergency).map(({ id }) => id),
    urgent: (offer.dangers ?? []).filter(({ isEmergency }) => !isEmergency).map(({ id }) => id),
  };
};

const drinking = ['alcohol', 'drinks-most-days', 'drinks-heavily'];

describe('M1 what somebody tired types', () => {
  test.each([
    ['I took all of them', 'suicide'],
    ['I want to disappear forever', 'suicide'],
    ['nobody would miss me', 'suicide'],
    ['cut my wrists', 'suicide'],
    ['I swallowed a bunch of pills', 'child-gummies'],
    ['my kid got into my medicine', 'child-gummies'],
    ['she ate two of my gummies', 'child-gummies'],
    ['he ate all of his sister’s vitamins', 'child-gummies'],
    ['drank bleach', 'child-gummies'],
    ['my son took the whole bottle', 'child-gummies'],
    ['she wont breathe', 'heart'],
    ['he isn’t breathing', 'heart'],
    ['my husband is unresponsive', 'heart'],
    ['turning blue', 'heart'],
    ['swallowed a battery', 'child-gummies'],
    ['he swallowed bleach', 'child-gummies'],
    ['swallowed a whole bottle', 'suicide'],
    ['swallowed her pills', 'child-gummies'],
    ['my toddler swallowed a vitamin', 'child-gummies'],
    ['took about 30 xanax', 'suicide'],
    ['took way too many pills', 'suicide'],
    ['how much tylenol would kill you', 'suicide'],
    ['ingested bleach', 'child-gummies'],
    ['I think I’m dying', 'heart'],
    ['having a siezure', 'heart'],
    ['difficulty in breathing', 'heart'],
    ['my blood pressure is 190', 'heart'],
    ['quiero morir', 'suicide'],
    ['no puedo respirar', 'heart'],
    ['mi hijo se tomó las pastillas', 'child-gummies'],
    ['911', 'heart'],
  ])('“%s” is an emergency, and nothing stands beside it but a name', (typed, id) => {
    const { alarms, conditions: so, unknown, onEnter } = offered(typed);
    expect(alarms).toContain(id);
    expect([...so, unknown, onEnter]).toEqual([undefined, undefined]);
  });

  test.each([
    ['can I stop taking paxil', 'medication', 'Paxil'],
    ['forgot my lexapro for 3 days', 'medication', 'Lexapro'],
    ['ran out of lamictal', 'medication', 'Lamictal'],
    ['I stopped my zoloft', 'medication', 'Zoloft'],
    ['he has a fever and is shaking, quit drinking', 'alcohol', undefined],
    ['sober 3 days', 'alcohol', undefined],
  ])('“%s” is met today, and the medicine is found with it', (typed, id, name) => {
    const { alarms, urgent, names: found } = offered(typed);
    expect(alarms).toEqual([]);
    expect(urgent).toContain(id);
    if (name) expect(found).toContain(name);
  });

  test.each([
    ['took 15 minutes ago melatonin', 'melatonin'],
    ['took 25 mg hydroxyzine', 'hydroxyzine'],
    ['I took 2 tylenol', 'Tylenol'],
    ['ate some grapefruit with lipitor', 'Lipitor'],
    ['ate 2 hours ago, metformin', 'metformin'],
    ['ate breakfast and took vitamin D', 'vitamin D'],
    ['kills my appetite adderall', 'Adderall'],
    ['high cholesterol atorvastatin', 'atorvastatin'],
    ['lisinopril 10mg once a day', 'lisinopril'],
    ['metformin and ozempic', 'Ozempic'],
    ['thc gummies and lexapro', 'THC'],
    ['5htp', '5HTP'],
    ['I swallowed my vitamin', 'vitamin A'],
    ['took 12.5 hctz', 'HCTZ'],
    ['can I take too much vitamin d3', 'vitamin D3'],
    ['took eliquis twice a day', 'Eliquis'],
    ['drank a glass of wine with zoloft', 'Zoloft'],
    ['had a lot of anxiety on zoloft', 'Zoloft'],
    ['ate a lot of grapefruit lipitor', 'Lipitor'],
    ['augmentin 250/125 mg', 'Augmentin'],
    ['took 1000mg tylenol', 'Tylenol'],
    ['took 5,000 iu vitamin d', 'vitamin D'],
    ['hard to wake up in the morning on trazodone', 'trazodone'],
    ["St. John's wort", 'St. John’s wort'],
  ])('“%s” is an ordinary question: %s is found', (typed, name) => {
    const { alarms, names: found } = offered(typed);
    expect(alarms).toEqual([]);
    expect(found).toContain(name);
  });

  test.each([
    ['my 9 yo takes adderall', 'Adderall', 'under-18'],
    ['teen on prozac', 'Prozac', 'under-18'],
    ['I’m 68 with high blood pressure on amlodipine', 'amlodipine', 'over-65'],
    ['blood thinner for afib', 'blood thinner', 'atrial-fibrillation'],
    ['seizure last year, keppra', 'Keppra', 'epilepsy'],
    ['stomach ulcer omeprazole', 'omeprazole', 'bleeding'],
    ['warfarin 5mg, drink wine sometimes', 'warfarin', 'alcohol'],
    ['Coumadin + beer', 'Coumadin', 'alcohol'],
  ])('“%s”: %s and what is so of the reader are both found', (typed, name, id) => {
    const offer = offered(typed);
    expect(offer.names).toContain(name);
    expect(offer.conditions).toContain(id);
  });

  test.each([
    ['one glass of wine with dinner', drinking],
    ['a few beers on weekends', drinking],
    ['social drinker', drinking],
    ['I don’t drink every day', drinking],
    ['nursing my baby', ['breastfeeding']],
    ['allergic to fish', ['fish-allergy']],
    ['palpitations', ['heart-disease']],
  ])('“%s” is what is so of the reader, with no words left over as a medicine', (typed, ids) => {
    const { conditions: so, names: found, unknown } = offered(typed);
    expect(so).toEqual(expect.arrayContaining(ids));
    expect([...found, unknown]).toEqual([undefined]);
  });

  test.each([
    'pregnant',
    'breastfeeding',
    'over 65',
    'surgery next week',
    'trying to conceive',
    'my 7 year old',
    'pregnant on zoloft',
  ])('“%s” is no sign of danger, and no alarm stands behind it', (typed) => {
    expect(offered(typed).saying).not.toContain('911');
  });

  test.each([
    'pregnant and scared',
    'my son had 2 tylenol',
    'my baby has a fever',
    'seizure',
    'depressed',
    'wine',
    'thyroid',
    'help',
  ])('“%s” may be typed in distress, and the number stays', (typed) => {
    expect(offered(typed).saying).toContain('911');
  });

  test.each(['cannot swallow pills', 'swallowed gum', 'drank a bottle of wine', 'he took my advice'])(
    '“%s” is no emergency',
    (typed) => {
      expect(offered(typed).alarms).toEqual([]);
    },
  );

  test.each(['breathing slow', 'im done', 'i have a plan', 'took the rest of the bottle', 'gave birth twice'])(
    'Enter adds nothing to “%s”',
    (typed) => {
      expect(offered(typed).onEnter).toBeUndefined();
    },
  );

  test.each([
    ['I take lexapro', 'Lexapro'],
    ['plan b', 'Plan B One-Step'],
    ['my husband takes warfarin', 'warfarin'],
    ['slow fe', 'Slow Fe'],
  ])('Enter adds to “%s” what was written: %s', (typed, name) => {
    expect(offered(typed).onEnter?.name).toBe(name);
  });

  test('low blood sugar that shakes somebody is not the last drink', () => {
    expect(offered('low blood sugar shaking').urgent).toEqual([]);
    expect(offered('shaking since my last drink').urgent).toContain('alcohol');
  });

  test('words around a name alone are none to put on the sheet', () => {
    expect(offered('took 10 mg').unknown).toBeUndefined();
  });

  test('a bypass of the stomach is none of the heart', () => {
    expect(offered('gastric bypass').conditions).toEqual([]);
  });

  test.each(['no alcohol', 'I don’t drink', 'sober 5 years'])('“%s” is no medicine that nobody knows', (typed) => {
    expect(offered(typed).saying).toMatch(/^Nothing to write/);
  });

  test.each(['perimenopause', 'brain fog', 'will this kill me', 'ate 2 eggs', 'took 20 minutes to fall asleep'])(
    '“%s” is not on the list, raises no alarm, and is not called safe',
    (typed) => {
      const { alarms, saying } = offered(typed);
      expect(alarms).toEqual([]);
      expect(saying).toContain('does not mean it is safe');
    },
  );
});
