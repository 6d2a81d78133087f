import { parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { byId } from '../model/records.ts';
import { CareRow } from './CareRow.tsx';

const { careCards, helplines } = loadRecords();
const poisonHelp = byId(helplines, 'poison-help').call;
const [heart, child] = [byId(careCards, 'heart'), byId(careCards, 'child-gummies')];

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
    { to: `tel:${poisonHelp}`, text: expect.stringContaining('Call Poison Help, ') as string },
  ]);
});
