import { beforeAll, describe, expect, test } from 'vitest';
import { daysPath, starterDays } from '../../src/plan/days.ts';
import { linesIn } from '../../src/safety/record-lines.ts';
import { matrixRows, resultWords } from '../../src/safety/results.ts';
import { byId } from '../../src/model/records.ts';
import { posters } from '../../src/site/posters.ts';
import { pagesOf } from '../../src/pdf/printables.ts';
import { readPdf, squeezed, type ReadPdf } from '../../src/pdf/testing/read-pdf.ts';
import { documents } from '../../src/pdf/write-documents.ts';
import { attributes, builtFile, builtMain, isBuilt } from '../support/built.ts';
import { config, records } from '../support/site.ts';

const pdfs = new Map<string, ReadPdf>();

beforeAll(async () => {
  for (const { file } of documents) pdfs.set(file, await readPdf(new Uint8Array(builtFile(file))));
});

const pdf = (name: string): ReadPdf => {
  const match = [...pdfs].find(([file]) => file.includes(name))?.[1];
  if (!match) throw new Error(`no PDF is called ${name}`);
  return match;
};
const printable = () => pdf('7-day');
const whitepaper = () => pdf('whitepaper');
const both = () => [printable(), whitepaper()];

/** Which of these texts a PDF leaves out. */
const missing = (from: ReadPdf, texts: readonly string[]) =>
  texts.filter((text) => !from.text.includes(squeezed(text)));

/** Whether texts follow one another. */
function areInOrder(from: ReadPdf, texts: readonly string[]): boolean {
  let at = 0;
  return texts.every((text) => (at = from.text.indexOf(squeezed(text), at)) >= 0);
}

describe('every PDF', () => {
  test.each(documents.map(({ file }) => file))('L3 %s is tagged, titled and in English, as PDF/UA-1 asks', (file) => {
    const paper = pdf(file);
    expect(paper).toMatchObject({ isMarked: true, language: 'en-US', uaPart: '1' });
    expect(paper.title).not.toBe('');
    const levels = paper.tags.flatMap(({ role }) => (/^H[1-6]$/.test(role) ? [Number(role[1])] : []));
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    for (const { alt } of paper.tags.filter(({ role }) => role === 'Figure')) expect(alt).toBeTruthy();
  });

  test.each(documents.map(({ file }) => file))('L1 %s has no paid link', (file) => {
    const shops = [config.wishlistUrl, config.retailerSearchUrl.replace('{query}', '')].map((url) => new URL(url).host);
    const paid = pdf(file).addresses.filter(
      (url) => url.includes(config.affiliateTag) || (url.startsWith('http') && shops.includes(new URL(url).host)),
    );
    expect(paid).toEqual([]);
  });

  test('H3 the site can say how many pages a PDF has', () => {
    for (const { file } of documents.slice(0, 2)) expect(pagesOf(builtFile(file))).toBe(pdf(file).pages);
  });
});

describe('the seven-day printable and the whitepaper', () => {
  test('L2 the printable holds the week, the supplement guide, the panic toolkit, the sleep plan and the daily support', () => {
    const { panicToolkit, sleepPlan, dailySupport } = records;
    const { host } = new URL(config.origin);
    // After what a day names, paper has its page or its address.
    const places = new RegExp(`\\((pages?[\\d–]+|${host}[^)]*)\\)`, 'g');
    expect(
      missing({ ...printable(), text: printable().text.replaceAll(places, '') }, [
        ...starterDays(records).flatMap((day) => [
          day.title,
          ...day.do.flatMap(({ text, list = [] }) => [text, ...list]),
          day.badDay,
        ]),
        ...panicToolkit.steps.flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]),
        ...panicToolkit.call.flatMap(({ act, signs }) => [act, ...signs]),
        ...sleepPlan.steps.map(({ text }) => text),
        ...sleepPlan.awake,
        ...dailySupport.steps.map(({ text }) => text),
        ...dailySupport.stop.map(({ text }) => text),
        ...records.supplements.map(({ name }) => name),
      ]),
    ).toEqual([]);
  });

  test('L2 the whitepaper holds the phases, every caution, and the amounts of both children’s readings', () => {
    expect(
      missing(whitepaper(), [
        ...[...records.phases, ...records.clarityPhases].flatMap(({ title, description }) => [title, description]),
        ...records.ingredients.flatMap(({ cautions, interactions }) =>
          [...cautions, ...interactions].map(({ text }) => text),
        ),
        ...records.doses.map(({ words }) => words).filter((words) => /\d/.test(words)),
      ]),
    ).toEqual([]);
  });

  test('L2 both hold each supplement’s card: whom it isn’t for, what it isn’t mixed with, who asks first, how much, when to stop', () => {
    const cards = records.supplements.flatMap(({ card: { notFor, notWith, askIf, dose, stop = '' } }) => [
      ...notFor,
      ...notWith,
      ...askIf,
      ...dose,
      ...stop.split(' [').slice(0, 1),
    ]);
    const rules = records.stackScreen.start.slice(1);
    for (const paper of both())
      expect(
        missing(
          paper,
          [...cards, ...rules].filter((text) => !text.includes('](')),
        ),
      ).toEqual([]);
  });

  test('M1 the whitepaper says what is urgent for everyone who takes a type of medicine', () => {
    const urgent = linesIn(records)
      .filter(({ weight, isPersonal }) => weight === 'urgent' && !isPersonal)
      // Of two lines in the place of the same sentence, paper has the one for everyone.
      .filter(({ notOnPage, inPlaceOf }) => !(notOnPage && inPlaceOf))
      .map(({ text }) => text);
    expect(missing(whitepaper(), urgent)).toEqual([]);
  });

  test('M6 both give the dose of each supplement in one piece, its ceiling with it', () => {
    for (const paper of both())
      for (const { name, dosage } of records.supplements) {
        const [first = ''] = dosage.split('. ');
        const texts = paper.tags.map(({ text }) => squeezed(text)).filter((text) => text.includes(squeezed(first)));
        expect(texts.length, name).toBeGreaterThan(0);
        expect(
          texts.filter((text) => !text.includes(squeezed(dosage))),
          name,
        ).toEqual([]);
      }
  });

  test('G10 both hold every care card with its steps and numbers, and who should take no supplement before the first one', () => {
    const cards = records.careCards.flatMap(({ title, card, contacts }) => [
      title,
      ...card,
      ...contacts.map(({ label }) => label),
    ]);
    for (const paper of both()) {
      expect(missing(paper, cards)).toEqual([]);
      expect(areInOrder(paper, [records.wholeStack.whoSkips, ...records.supplements.map(({ label }) => label)])).toBe(
        true,
      );
    }
  });

  test('M3 both hold the matrix, each medicine type with its result for each ingredient', () => {
    const short = { ...resultWords, 'none-found': '–', 'ask-first': '?' };
    const rows = matrixRows(records.medicineTypes, records.ingredients).map(({ medicine, cells }) =>
      [medicine.name, ...cells.map(({ kind }) => short[kind])].join(''),
    );
    for (const paper of both()) expect(areInOrder(paper, rows)).toBe(true);
  });

  test('M7 both hold the drinking levels, the most dangerous first', () => {
    const levels = records.drinking.levels.flatMap(({ name, who, advice, untilThen = '', more = '' }) => [
      name,
      ...who,
      advice,
      untilThen,
      more,
    ]);
    for (const paper of both()) expect(areInOrder(paper, [records.drinking.signs.text, ...levels])).toBe(true);
  });

  test('V1 the figures are those of the records, drawn with the same words', () => {
    const drawnIn = ({ drawn, tags }: ReadPdf) =>
      squeezed(drawn.join(' ') + tags.map(({ alt }) => alt ?? '').join(' '));
    const { steps } = records.caffeineSteps;
    for (const paper of both()) {
      expect(steps.filter(({ text }) => !drawnIn(paper).includes(squeezed(text)))).toEqual([]);
      expect(missing(paper, [records.caffeineSteps.askFirst, records.measures.panic.title])).toEqual([]);
    }
    expect(
      missing(
        whitepaper(),
        [...records.dayRuler.hours, ...records.milestones.marks].map(({ text }) => text),
      ),
    ).toEqual([]);
  });
});

describe('D5 the notebook', () => {
  const { asks, numbers, pages } = records.notebook;

  test('D5 it has a place for each day that asks for the notebook or looks back, and room for the three numbers', () => {
    const places = new Set([...asks.map(({ day }) => day), ...[numbers, ...pages].flatMap(({ days }) => days)]);
    const asking = records.adultDays.filter(({ do: steps }) =>
      steps.some(({ text }) => /notebook|the paper from day 1/.test(text)),
    );
    expect(asking.length).toBeGreaterThan(5);
    expect(asking.filter(({ id, lookBack }) => !lookBack && !places.has(Number(id))).map(({ id }) => id)).toEqual([]);
    expect(numbers.rows).toEqual(expect.arrayContaining(numbers.days.map((day) => `Day ${day}`)));
    expect(numbers.days).toEqual([1, 14, 30, 60, 90]);
  });

  test.each(['notebook-letter', 'notebook-a4'])('D5 %s holds all of it, and folds', (name) => {
    expect(
      missing(pdf(name), [
        ...records.adultDays.flatMap(({ title, lookBack = [] }) => [title, ...lookBack]),
        ...asks.map(({ day, text }) => `Day ${day} ${text}`),
        ...byId(records.careCards, 'heart').card,
        ...pages.flatMap(({ text }) => text),
        ...['emergency-services', 'lifeline', 'poison-help'].map((line) => byId(records.helplines, line).call),
      ]),
    ).toEqual([]);
    // Its link says how many sheets it takes. Each has two sides.
    expect(byId(posters, 'notebook').name).toContain(`${pdf(name).pages / 2} sheets`);
  });
});

describe('D5 the posters', () => {
  test('D5 every page about days offers its posters, and each file is there', () => {
    const offered = ['/protocol', '/kids-protocol', daysPath('adults'), daysPath('kids')].map((path) =>
      attributes(builtMain(path), '#fridge a', 'href'),
    );
    for (const files of offered) expect(files.length).toBeGreaterThanOrEqual(2);
    expect(offered.flat()).toEqual(expect.arrayContaining(documents.slice(2).map(({ file }) => `/${file}`)));
    expect(offered.flat().filter((file) => !isBuilt(file))).toEqual([]);
  });

  test('D5 the ninety days fill two sheets of paper at 10 points or more, the others one', () => {
    for (const { file } of documents.slice(2).filter(({ file }) => !file.includes('notebook')))
      expect(pdf(file).pages, file).toBe(file.includes('ninety') ? 2 : 1);
  });

  test('D5 each says whom to call', () => {
    const calls = ['emergency-services', 'lifeline'].map((line) => byId(records.helplines, line).call);
    for (const { file } of documents.slice(2)) expect(missing(pdf(file), calls), file).toEqual([]);
  });

  test('D5 they hold every day in its order', () => {
    const titles = (days: readonly { id: string; title: string }[]) =>
      days.map(({ id, title }) => `${Number(id)}${title}`);
    expect(areInOrder(pdf('ninety-days-letter'), titles(records.adultDays))).toBe(true);
    expect(areInOrder(pdf('thirty-days-a4'), titles(records.kidsDays))).toBe(true);
    expect(
      areInOrder(
        pdf('first-week-letter'),
        starterDays(records).map(({ title }) => title),
      ),
    ).toBe(true);
  });
});
