import { expect, test } from 'vitest';
import { toolData } from '../../publish/tool-data.ts';
import { readRecords } from '../../records.ts';
import { conditionsIn } from './condition-search.ts';
import { dangersIn } from './danger-search.ts';
import { searchIn } from './name-search.ts';
import { offerFor } from './offer.ts';

const { names, families: familyNames, conditions, dangers } = toolData(readRecords());
const search = searchIn(names);
const searches = { names: search, conditions: conditionsIn(conditions), dangers: dangersIn(dangers) };
const offered = (typed: string) => offerFor(searches, typed);

/** What is typed, the name that has to come first, and its families. */
const found = [
  ['naltrexone', 'naltrexone', ['liver-tested', 'other']],
  ['buspirone', 'buspirone', ['other']],
  ['nicotine', 'nicotine', ['other']],
  ['phentermine', 'phentermine', ['other']],
  ['lamivudine', 'lamivudine', ['other']],
  ['budesonide', 'budesonide', ['asthma-allergy']],
  ['Uceris', 'Uceris', ['immunosuppressants']],
  ['Entocort', 'Entocort EC', ['immunosuppressants']],
  ['norethindrone', 'norethindrone', ['estrogens']],
  ['tamsulosin', 'tamsulosin', ['blood-pressure']],
  ['Vascepa', 'Vascepa', ['fish-oil-prescription']],
  ['vitamin D', 'vitamin D', ['supplements-taken']],
  ['vitamin C', 'vitamin C', ['supplements-taken']],
  ['fish oil', 'fish oil', ['supplements-taken']],
  ['melatonin', 'melatonin', ['herbal-sleep-aids', 'supplements-taken']],
  ['ZzzQuil PURE Zzzs', 'ZzzQuil PURE Zzzs', ['herbal-sleep-aids', 'supplements-taken']],
  ['Xywav', 'Xywav', ['sedatives-sleep']],
  ['Excedrin PM', 'Excedrin PM', ['blood-thinners', 'liver-tested', 'nsaids', 'sedating-antihistamines']],
  ['Tylenol', 'Tylenol', ['liver-tested', 'other']],
  ['CBD', 'CBD', ['herbal-sleep-aids', 'liver-tested']],
  ['CBD oil', 'CBD', ['herbal-sleep-aids', 'liver-tested']],
  ['cannabis', 'cannabis', ['herbal-sleep-aids']],
  ['kava', 'kava', ['herbal-sleep-aids', 'liver-tested']],
  ['lithium orotate', 'lithium orotate', ['lithium']],
  ['Lupron', 'Lupron Depot', ['prostate-hormones']],
  ['birth control', 'birth control', ['estrogens']],
  ['birth control pills', 'birth control', ['estrogens']],
  ['the pill', 'the pill', ['estrogens']],
  ['blood pressure pill', 'blood pressure pill', ['blood-pressure', 'diuretics']],
  ['blood pressure meds', 'blood pressure pill', ['blood-pressure', 'diuretics']],
  ['water pill', 'water pill', ['diuretics']],
  ['blood thinner', 'blood thinner', ['blood-thinners']],
  ['baby aspirin', 'baby aspirin', ['blood-thinners', 'nsaids']],
  ['statin', 'statin', ['statins']],
  ['sleeping tablets', 'sleeping pill', ['sedatives-sleep']],
  ['ketamine', 'ketamine', ['sedatives-sleep']],
  ['GHB', 'GHB', ['sedatives-sleep']],
  ['cocaine', 'cocaine', ['street-drugs']],
  ['allergy medicine', 'allergy pill', ['asthma-allergy', 'sedating-antihistamines']],
  ['nerve pill', 'nerve pill', ['antidepressants', 'benzodiazepines', 'gabapentinoids']],
  ['steroids', 'steroid', ['immunosuppressants']],
  ['inhaler', 'inhaler', ['asthma-allergy']],
  ['iron pills', 'iron', ['iron-medicines']],
  ['prenatal', 'prenatal vitamin', ['iron-medicines', 'supplements-taken']],
  ['thyroid medication', 'thyroid pill', ['thyroid']],
] as const;

test.each(found)('M1 “%s” finds %s in its families', (typed, name, families) => {
  const { names: first } = offered(typed);
  expect(first[0]?.name).toBe(name);
  expect(first[0]?.families.toSorted()).toEqual(families);
});

test.each([
  ['naltrexone', 'Contrave'],
  ['nicotine', 'Vicodin'],
  ['vitamin D', 'vitamin A'],
  ['phentermine', 'phenelzine'],
  ['birth control', 'Tylenol with Codeine'],
  ['Xywav', 'Xyzal'],
  ['Excedrin PM', 'Dexedrine'],
  ['CBD oil', 'cod-liver oil'],
  ['vitamin c', 'cyanocobalamin'],
  ['buspirone', 'bupropion'],
])('M1 “%s” is never turned into %s', (typed, other) => {
  expect(offered(typed).names.map(({ name, generic }) => [name, generic])).not.toContainEqual(
    expect.arrayContaining([other]),
  );
});

test.each(['pill', 'pills', 'medicine', 'my meds'])('M1 “%s” names no medicine, so none is offered', (typed) => {
  expect(offered(typed)).toMatchObject({ names: [], unknown: typed });
});

test('M1 whatever is not a whole name may go on the sheet as it was typed', () => {
  for (const typed of ['welbutrin', 'CBD oil', 'birth control pills', 'Excedrin', 'Qwxyzine'])
    expect(offered(typed).unknown, typed).toBe(typed);
});

test('M1 a whole name comes before longer ones that begin with it, and every name is found by itself', () => {
  for (const name of names.flatMap(({ names: alike }) => alike.flatMap((written) => written.split('|'))))
    expect(
      offered(name).names.map((one) => one.name),
      name,
    ).toContain(name);
  for (const typed of ['magnesium', 'calcium', 'lithium', 'selegiline', 'aspirin'])
    expect(offered(typed).names[0]?.name).toBe(typed);
});

test('M1 every family that a name stands in is one with a page', () => {
  for (const { families } of names) for (const family of families) expect(familyNames[family], family).toBeDefined();
});

test('H13 whoever types budesonide chooses between what is breathed in and what is swallowed', () => {
  const { names: offers } = search('budesonide');
  expect(offers.map(({ families }) => families)).toEqual(
    expect.arrayContaining([['asthma-allergy'], ['immunosuppressants']]),
  );
});
