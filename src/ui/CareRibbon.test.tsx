import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CareCard } from '../domain/schema/evidence.ts';
import { CareRibbon, CareRibbons } from './CareRibbon.tsx';

const call = { line: 'emergency-services', label: 'Call 911', by: 'tel', number: '911' } as const;
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
const alcohol: CareCard = {
  ...heart,
  id: 'alcohol',
  contacts: [call, { line: 'samhsa', label: 'Call SAMHSA', by: 'tel', number: '1-800-662-4357' }],
};

test('V11 a ribbon says the danger with the way to its card, the worst case, and the number', () => {
  const html = renderToStaticMarkup(<CareRibbon card={heart} />);
  expect(html).toContain('<a href="/help#care-heart">Chest pain</a>');
  expect(html).toContain('New, or not settling: call 911.');
  expect(html).toContain('href="tel:911"');
  expect(html).toContain('data-care="heart"');
});

test('V11 ribbons that stand together offer each number once, and one left without a number offers none', () => {
  const html = renderToStaticMarkup(<CareRibbons cards={[heart, alcohol, { ...heart, id: 'signs' }]} />);
  expect(html.match(/href="tel:[^"]+"/g)).toEqual(['href="tel:911"']);
});
