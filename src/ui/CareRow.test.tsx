import { parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CareCard } from '../model/evidence.ts';
import { CareRow, CareRows } from './CareRow.tsx';

const call = { helpline: 'emergency-services', label: 'Call 911', by: 'tel', number: '911', name: '911' } as const;
const heart: CareCard = {
  id: 'heart',
  order: 1,
  tier: 'emergency',
  title: 'Chest pain',
  link: 'About chest pain',
  line: 'New, or not settling: call 911.',
  card: ['Call 911.'],
  page: { who: 'You have chest pain.', why: 'It may be the heart.' },
  contacts: [call],
  references: ['a'],
  triggers: ['chest pain'],
};
const poison = {
  helpline: 'poison-help',
  label: 'Call Poison Help, 1-800-222-1222',
  by: 'tel',
  number: '1-800-222-1222',
  name: 'Poison Help',
} as const;
const child: CareCard = {
  ...heart,
  id: 'child-gummies',
  line: 'Cannot be woken: 911. Otherwise Poison Help.',
  contacts: [poison, call],
};

/** What the page shows: its words, and its links by where they lead. */
function shown(part: ReactElement) {
  const root = parse(renderToStaticMarkup(part));
  const links = root.querySelectorAll('a').map((link) => ({ to: link.getAttribute('href'), text: link.text }));
  return {
    root,
    text: root.text.replaceAll('\u{a0}', ' '),
    links,
    calls: links.filter(({ to }) => to?.startsWith('tel:')),
  };
}

test('V2 a row says the danger with the way to its card, the worst case, and the number', () => {
  const { root, text, links, calls } = shown(<CareRow card={heart} />);
  expect(links).toContainEqual({ to: '/help#care-heart', text: heart.link });
  expect(text).toContain(heart.line);
  expect(calls.map(({ to }) => to)).toEqual(['tel:911']);
  // By this the build knows that the danger has its card.
  expect(root.querySelectorAll('[data-care=heart]')).toHaveLength(1);
});

test('V2 a row whose line says 911 first and then another number offers both, 911 first, each with its name', () => {
  const { calls } = shown(<CareRow card={child} />);
  expect(calls).toEqual([
    { to: 'tel:911', text: 'Call 911' },
    { to: 'tel:1-800-222-1222', text: expect.stringContaining('Call Poison Help, ') as string },
  ]);
});

test('V2 rows that come together offer each number once, and one left without a number offers none', () => {
  const { calls } = shown(<CareRows cards={[child, heart, { ...heart, id: 'signs' }]} />);
  expect(calls.map(({ to }) => to)).toEqual(['tel:911', 'tel:1-800-222-1222']);
});
