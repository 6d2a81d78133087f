import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { byId } from '../domain/records.ts';
import { loadRecords } from '../records.ts';
import { CareRibbon, CareRibbons } from './CareRibbon.tsx';

const { careCards } = loadRecords();
const cards = (...ids: string[]) => ids.map((id) => byId(careCards, id));

test('V11 a ribbon says the danger with the way to its card, the worst case, and the number', () => {
  const html = renderToStaticMarkup(<CareRibbon card={byId(careCards, 'heart')} />);
  expect(html).toContain('<a href="/help#care-heart">Chest pain, or blood pressure of 180/120 or higher</a>');
  expect(html).toContain('call 911');
  expect(html).toContain('href="tel:911"');
  expect(html).toContain('data-care="heart"');
});

test('V11 ribbons that stand together offer each number once', () => {
  const html = renderToStaticMarkup(<CareRibbons cards={cards('heart', 'alcohol', 'see-a-clinician')} />);
  expect(html.match(/href="tel:[^"]+"/g)).toEqual(['href="tel:911"', 'href="tel:1-800-662-4357"']);
});
