import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CareCard } from '../domain/schema/evidence.ts';
import { CareRibbon, CareRibbons } from './CareRibbon.tsx';

const call = { line: 'emergency-services', label: 'Call 911', by: 'tel', number: '911', name: '911' } as const;
const heart: CareCard = {
  id: 'heart',
  order: 1,
  tier: 'emergency',
  title: 'Chest pain',
  ribbon: 'New, or not settling: call 911.',
  when: 'You have chest pain.',
  steps: ['Call 911.'],
  contacts: [call],
  references: ['a'],
  triggers: ['chest pain'],
};
const poison = {
  line: 'poison-help',
  label: 'Call Poison Help, 1-800-222-1222',
  by: 'tel',
  number: '1-800-222-1222',
  name: 'Poison Help',
} as const;
const child: CareCard = {
  ...heart,
  id: 'child-gummies',
  ribbon: 'Cannot be woken: 911. Otherwise Poison Help.',
  contacts: [poison, call],
};

test('V11 a ribbon says the danger with the way to its card, the worst case, and the number', () => {
  const html = renderToStaticMarkup(<CareRibbon card={heart} />);
  expect(html).toContain('<a href="/help#care-heart">Chest pain</a>');
  expect(html).toContain('New, or not settling: call 911.');
  expect(html).toContain('href="tel:911"');
  expect(html).toContain('data-care="heart"');
});

test('V11 a ribbon whose line says 911 first and then another number offers both, 911 first, each with its name', () => {
  const html = renderToStaticMarkup(<CareRibbon card={child} />);
  expect(html.match(/href="tel:[^"]+"/g)).toEqual(['href="tel:911"', 'href="tel:1-800-222-1222"']);
  expect(html).toMatch(/>Call 911<.*>Call Poison Help, </);
});

test('V11 ribbons that stand together offer each number once, and one left without a number offers none', () => {
  const html = renderToStaticMarkup(<CareRibbons cards={[child, heart, { ...heart, id: 'signs' }]} />);
  expect(html.match(/href="tel:[^"]+"/g)).toEqual(['href="tel:911"', 'href="tel:1-800-222-1222"']);
});
