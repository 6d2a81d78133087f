import { expect, test } from 'vitest';
import { daysPath } from '../../src/plan/days.ts';
import { sourcePath } from '../../src/site/pages.ts';
import { attributes, openMain, wordsOf } from '../support/built.ts';
import { records, wishlist } from '../support/site.ts';

const main = openMain('/kids-protocol');
const { disclaimer } = records.kidsScreen;
const section = (id: string) => main.querySelector(`#${id}`) ?? expect.fail(`nothing has the id ${id}`);

test('K1 it speaks to parents, and its disclaimer comes before any gummy', () => {
  expect(wordsOf(main.querySelector('h1'))).toBe('The 30-Day Dopamine Reset');
  const order = main
    .querySelectorAll('p, [data-care="child-gummies"], section#day ol > li')
    .map((part) => (wordsOf(part) === disclaimer ? 'disclaimer' : (part.getAttribute('data-care') ?? part.tagName)));
  const gummy = order.indexOf('LI');
  expect(
    order
      .slice(0, gummy)
      .filter((part) => part !== 'P')
      .toSorted(),
  ).toEqual(['child-gummies', 'disclaimer']);
  expect(order.slice(gummy)).not.toContain('child-gummies');
});

test('K5 E1 each thing that parents told us leads to its claim', () => {
  const links = section('outcomes')
    .querySelectorAll('a')
    .map((link) => [wordsOf(link).toLowerCase(), link.getAttribute('href')]);
  for (const { text, claim } of records.kidsOutcomes)
    expect(links).toContainEqual([text.toLowerCase(), sourcePath(claim)]);
});

test('K6 the box has 4 bottles, for 30 days', () => {
  expect(wordsOf(section('box'))).toMatch(/(?:four bottles|bottles\D{0,3}4)[^]*30 days/i);
});

test('K7 what to know before a gummy comes before the first one', () => {
  expect(attributes(main, 'section#safety, section#day h3', 'id')[0]).toBe('safety');
  expect(wordsOf(section('day'))).toMatch(/lock/i);
});

test('K1 K4 the five weeks and home come before the gummies, and each week leads to its days', () => {
  const weeks = section('days')
    .querySelectorAll('a')
    .map((link) => [wordsOf(link), link.getAttribute('href')]);
  for (const [index, { title }] of records.weeks.filter(({ plan }) => plan === 'kids').entries())
    expect(weeks).toContainEqual([expect.stringContaining(title), `${daysPath('kids')}#week-${index + 1}`]);
  expect(attributes(main, '#days, #home, #day', 'id')).toEqual(['days', 'home', 'day']);
});

test('K7 K9 the ways on: the adults’ wishlist, never as the main action, and the science', () => {
  const ways = section('box').querySelectorAll('a');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([wishlist, '/science?tab=kids']),
  );
  expect(ways.map((link) => link.getAttribute('data-look'))).not.toContain('main');
});
