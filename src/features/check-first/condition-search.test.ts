import { describe, expect, test } from 'vitest';
import { toolData } from '../../publish/tool-data.ts';
import { readRecords } from '../../records.ts';
import { conditionsIn } from './condition-search.ts';
import { dangersIn } from './danger-search.ts';
import { searchIn } from './name-search.ts';
import { offerFor } from './offer.ts';

const records = readRecords();
const { names, conditions, dangers } = toolData(records);
const searches = { names: searchIn(names), conditions: conditionsIn(conditions), dangers: dangersIn(dangers) };
const offered = (typed: string) => {
  const offer = offerFor(searches, typed);
  return { ...offer, conditions: offer.conditions.map(({ id }) => id), names: offer.names.map(({ name }) => name) };
};

const drinking = ['alcohol', 'drinks-most-days', 'drinks-heavily'];

describe('M1 what is so of a reader is never a medicine that nobody has looked for', () => {
  test.each([
    ['two glasses a night', drinking],
    ['Wine', drinking],
    ['a glass of wine', drinking],
    ['beer', drinking],
    ['vodka', drinking],
    ['I drink', drinking],
    ['pregnant', ['pregnant']],
    ['I am trying to get pregnant', ['trying']],
    ['breastfeeding', ['breastfeeding']],
    ['kidney', ['kidney-disease']],
    ['over 70', ['over-65']],
    ['child', ['under-18']],
    ['my 7 year old', ['under-18']],
    ['18 months old', ['under-18']],
    ['I am 70', ['over-65']],
    ['age 78', ['over-65']],
    ['68 yr old', ['over-65']],
    ['hypothyroidism', ['gland-disease']],
    ['crohns', ['autoimmune']],
    ['breast cancer', ['hormone-cancer']],
    ['just had a baby', ['breastfeeding']],
    ['ttc', ['trying']],
    ['low blood pressure', ['low-blood-pressure']],
    ["Hashimoto's", ['gland-disease']],
    ["Addison's", ['gland-disease']],
    ['adrenal fatigue', ['gland-disease']],
    ['COPD', ['lung-disease']],
  ])('“%s”', (typed, ids) => {
    const offer = offered(typed);
    expect(offer.conditions.toSorted()).toEqual(ids.toSorted());
    expect(offer.unknown).toBeUndefined();
    expect(offer.names).toEqual([]);
  });

  test('each condition is found by its own name', () => {
    for (const { id, name } of records.conditions) expect(offered(name).conditions, name).toContain(id);
  });

  test.each([
    ['vodka and xanax', 'Xanax', 'alcohol'],
    ['beer and percocet', 'Percocet', 'alcohol'],
    ['drinking on methadone', 'methadone', 'alcohol'],
    ['I drink wine and take xanax', 'Xanax', 'alcohol'],
    ['I take lexapro and drink wine every night', 'Lexapro', 'alcohol'],
    ['two beers and a norco', 'Norco', 'alcohol'],
    ['wine and oxycodone', 'oxycodone', 'alcohol'],
    ['pregnant on zoloft', 'Zoloft', 'pregnant'],
    ['I’m pregnant, lexapro', 'Lexapro', 'pregnant'],
    ['over 65 and warfarin', 'warfarin', 'over-65'],
    ['bipolar and lithium', 'lithium', 'bipolar'],
    ['I have afib and take eliquis', 'Eliquis', 'atrial-fibrillation'],
    ['kidney disease and metformin', 'metformin', 'kidney-disease'],
    ['my son takes concerta', 'Concerta', 'under-18'],
    ['I drink and take xanax pills', 'Xanax', 'alcohol'],
    ['wine with sleeping pill', 'sleeping pill', 'alcohol'],
    ['my 7 year old takes melatonin gummies', 'melatonin', 'under-18'],
    ['pregnant, taking zoloft tablets', 'Zoloft', 'pregnant'],
    ['I am 70 and take warfarin pills', 'warfarin', 'over-65'],
    ['oxycodone and wine', 'oxycodone', 'alcohol'],
    ['losartan and alcohol', 'losartan', 'alcohol'],
    ['sertraline, lisinopril and wine', 'sertraline', 'alcohol'],
  ])('“%s”: the medicine first of all names, whatever was typed before it', (typed, name, id) => {
    const offer = offered(typed);
    expect(offer.names[0]).toBe(name);
    expect(offer.conditions).toContain(id);
  });

  test('what stands beside a condition and is not on our list can be put on the sheet', () => {
    expect(offered('Qwxyzine and wine')).toMatchObject({ unknown: 'qwxyzine', names: [] });
  });

  test.each(['energy drink', 'apple cider vinegar', 'I don’t drink', 'non-alcoholic beer', 'cod liver oil'])(
    '“%s” holds the word of a condition and means something else',
    (typed) => {
      expect(offered(typed).conditions).toEqual([]);
    },
  );

  test.each(['nothing', 'none', 'I take nothing', 'no meds', 'I don’t know'])('“%s” is no medicine', (typed) => {
    expect(offered(typed)).toMatchObject({
      names: [],
      conditions: [],
      saying: expect.stringMatching(/^Nothing to write/),
    });
  });

  test('two medicines with nothing between them are both found, and a word of four letters begins none', () => {
    expect(offered('ambien trazodone').names).toEqual(expect.arrayContaining(['Ambien', 'trazodone']));
    expect(offered('goli ashwagandha').names).not.toContain('golimumab');
    for (const typed of ['chest', 'speed', 'biotin', 'epsom salt', 'panic attacks'])
      expect(offered(typed).names, typed).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(chemo|sleep|Biaxin|Emsam|Paxil)/)]),
      );
  });

  test('an age in a name, a dose or a span of years is none', () => {
    for (const typed of [
      'zoloft 20 mg',
      '3 years on zoloft',
      '22 kg',
      'I am 70 kg',
      'I am 3 days sober',
      'I am 3 years sober',
      'I’m 10 days off Xanax',
    ])
      expect(offered(typed).conditions, typed).toEqual([]);
  });

  test('a medicine and a drink in one go: both are offered', () => {
    const { names: found, conditions: so } = offered('sertraline and wine');
    expect(found[0]).toBe('sertraline');
    expect(so).toEqual(expect.arrayContaining(drinking));
  });

  test.each([
    ['liver detox tea', 'liver-disease'],
    ['heart health gummies', 'heart-disease'],
    ['kidney cleanse capsules', 'kidney-disease'],
  ])('“%s” is a product that is called after one: it can be put on the sheet too', (typed, id) => {
    const offer = offered(typed);
    expect(offer.conditions).toContain(id);
    expect(offer.unknown).toBe(typed);
    expect(offer.saying).toContain(offer.names.length > 0 ? 'and the name' : `“${typed}” is not on our list`);
  });

  test('a word that only holds one, or a name that holds one, is left alone', () => {
    for (const typed of ['ginger', 'ginkgo', 'baby aspirin', 'blood pressure pill', 'winery'])
      expect(offered(typed).conditions, typed).toEqual([]);
  });

  test('every name of the list is offered as a medicine, whatever its words', () => {
    for (const name of names.flatMap(({ names: alike }) => alike.flatMap((written) => written.split('|'))))
      expect(offered(name).conditions, name).toEqual([]);
  });
});
