import { expect, test } from 'vitest';
import { unmarked } from '../../src/evidence/marked-text.ts';
import { numberOf, starterDays } from '../../src/plan/days.ts';
import { isPlaceholder } from '../../src/site/config.ts';
import { formatCents } from '../../src/site/money.ts';
import { attributes, builtMain, builtPage, openMain, wordsOf } from '../support/built.ts';
import { buy, config, firstNumbers, records, tagged, textLifeline, writeTo } from '../support/site.ts';

test('G5 G7 L2 the footer: its links, the year, what the project is, the disclaimer, how it is paid for, and whom to call', () => {
  const footer = builtPage('/about').root.querySelector('body > footer') ?? expect.fail('no footer');
  const inside = attributes(footer, 'a[href^="/"]', 'href');
  for (const path of ['/protocol', '/stack', '/science', '/about', '/terms'])
    expect(inside.filter((href) => href === path)).toHaveLength(1);
  const outside = footer
    .querySelectorAll('a[target="_blank"]')
    .map((link) => [wordsOf(link), link.getAttribute('href')]);
  expect(outside).toEqual(
    expect.arrayContaining([
      ['Community (opens in a new tab)', config.communityUrl],
      ['License: CC BY-NC 4.0 (opens in a new tab)', config.licenseUrl],
    ]),
  );
  for (const words of [
    /open source/i,
    /prescription/i,
    /community/i,
    /not medical advice/i,
    /not a treatment or a diagnosis/i,
  ])
    expect(wordsOf(footer)).toMatch(words);
  for (const words of [`© ${config.copyrightYear}`, 'As an Amazon Associate I earn from qualifying purchases.'])
    expect(wordsOf(footer)).toContain(words);
  expect(attributes(footer, 'a', 'href')).toEqual(
    expect.arrayContaining(firstNumbers.map((number) => `tel:${number}`)),
  );
  expect(attributes(footer, 'a[href^="mailto:"]', 'href')[0]).toMatch(writeTo(config.supportEmail));
});

test('G6 the title of the home page names the brand and what it is about', () => {
  expect(wordsOf(builtPage('/').root.querySelector('title'))).toBe(`${config.brand}: a 90-day nervous system reset`);
});

test('F3 each habit has its basis', () => {
  expect(builtMain('/protocol').querySelectorAll('#day [data-basis]').length).toBeGreaterThanOrEqual(
    records.guidance.length,
  );
});

test('A2 the terms: date, disclaimer first, sections 1 to 10 and 8.5 to 8.8', () => {
  const main = openMain('/terms');
  const headings = main.querySelectorAll('h2, h3').map(wordsOf);
  expect(headings[0]).toMatch(/medical disclaimer/i);
  for (const number of ['1', '2', '3', '4', '5', '6', '7', '8', '8.5', '8.6', '8.7', '8.8', '9', '10'])
    expect(headings).toContainEqual(expect.stringMatching(new RegExp(`^${number}\\.? `)));
  for (const words of ['July 24, 2025', 'CC BY-NC 4.0', 'moderat', 'standard analytics'])
    expect(wordsOf(main)).toContain(words);
  // An address that isn’t set is left out, and never shown as a placeholder.
  for (const address of [config.poBox, config.legalEmail])
    expect(wordsOf(main).includes(address)).toBe(!isPlaceholder(address));
});

test('S1 V2 the stack starts with what is true of every supplement: none is needed, check first, one at a time', () => {
  const main = openMain('/stack');
  const order = main.querySelectorAll('[data-safety] > li, article').map(({ tagName }) => tagName);
  expect(order.indexOf('ARTICLE')).toBe(records.stackScreen.start.length);
  expect(wordsOf(main.querySelector('#supplements [data-safety]'))).toContain(records.wholeStack.whoSkips);
  expect(attributes(main, 'header li a', 'href')).toContain('/check-first');
});

test.each(records.supplements)(
  'S1 $id: what trials found, who doesn’t take it, what it isn’t mixed with, how much, when to stop, and then the price and the shop',
  ({ id, name, line, card, dosage, costCents, limits = '' }) => {
    const main = openMain('/stack');
    const entry = main.querySelector(`#${id}`);
    // Whoever comes straight to an entry reads who skips all of them, and is led to what is said of those that make people drowsy.
    expect(wordsOf(entry)).toContain(records.stackScreen.entryWho);
    if (records.wholeStack.onlyOneADay.supplements.includes(id)) {
      expect(main.querySelector('#drowsy[data-safety]')).not.toBeNull();
      expect(entry?.querySelector('[data-safety] a[href="/stack#drowsy"]')).not.toBeNull();
    }
    expect(wordsOf(entry?.querySelector('h3') ?? null)).toContain(name);
    const shop = entry?.querySelectorAll('a').find((link) => buy.test(wordsOf(link)));
    expect(shop?.getAttribute('href')).toMatch(tagged);
    const text = wordsOf(entry);
    const words = (marked: string) => unmarked(marked, records.claims).slice(0, 15);
    const order = [line.purpose, words(card.found), dosage, ...(card.stop ? [words(card.stop)] : [])];
    for (const part of [...order, ...[...card.notFor, ...card.notWith, ...card.askIf].map(words), limits])
      expect(text).toContain(part);
    const places = [...order, formatCents(costCents), '(paid link)'].map((part) => text.lastIndexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  },
);

test('F1 D7 the starter guide has seven days, each with its tasks and its version for a bad day', () => {
  const main = builtMain('/starter-guide');
  expect(main.querySelectorAll('#week article')).toHaveLength(7);
  for (const day of starterDays(records)) {
    const text = wordsOf(main.querySelector(`#day-${numberOf(day)}`));
    for (const words of [day.title, day.why, ...day.do.map((step) => step.text), day.badDay])
      expect(text).toContain(words);
    for (const card of day.careCards) expect(attributes(main, '[data-care]', 'data-care')).toContain(card);
  }
});

test('I3 stopping safely is said before anything about stopping', () => {
  const order = builtMain('/science')
    .querySelectorAll('#recovery :is([data-care], [data-claim])')
    .map((part) => part.getAttribute('data-care') ?? 'claim');
  expect(order.slice(0, 3)).toEqual(['alcohol', 'medication', 'claim']);
});

test('I4 F2 the kids protocol: the pediatrician first, then overview, screens, nutrients and safety', () => {
  const main = openMain('/science');
  expect(attributes(main, 'section[id^="kids-"]', 'id')).toEqual(
    ['first', 'overview', 'screens', 'nutrients', 'safety'].map((part) => `kids-${part}`),
  );
  expect(wordsOf(main.querySelector('#kids-screens'))).toContain('5.5 hours');
});

test('G10 /help has a card for each danger: emergencies first, then urgent ones, then the others; each has its calls', () => {
  const main = openMain('/help');
  const tiers = ['emergency', 'urgent', 'non-urgent'];
  const order = attributes(main, '[data-care]', 'data-tier').map((tier) => tiers.indexOf(tier));
  expect(order).toEqual(order.toSorted());
  expect(new Set(order)).toEqual(new Set(tiers.keys()));
  expect(attributes(main, '[data-care]', 'data-care').toSorted()).toEqual(
    records.careCards.map(({ id }) => id).toSorted(),
  );
  for (const card of main.querySelectorAll('[data-care]'))
    expect(attributes(card, 'a[href^="tel:"]', 'href'), card.id).not.toEqual([]);
  const others = '[data-tier="emergency"] a:not([href^="tel:"]):not([href^="sms:"])';
  expect(attributes(main, others, 'href')).toEqual([]);
  const text = main.querySelectorAll('a').find((link) => wordsOf(link) === textLifeline.name);
  expect(text?.getAttribute('href')).toBe(textLifeline.href);
});

test('T3 no link of the page for tonight leads to the shop, the plan or the library', () => {
  const paths = attributes(builtPage('/tonight').root, 'a[href]', 'href').map((href) => href.split('#')[0] ?? '');
  expect([...new Set(paths.filter((path) => /^(?:\/|http)/.test(path)))].toSorted()).toEqual(['/', '/help']);
});
