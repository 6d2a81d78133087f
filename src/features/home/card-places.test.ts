import { expect, test } from 'vitest';
import { cardPlaces } from './card-places.ts';

test('V11 a card stands once: where it is named first, and the other symptoms lead there', () => {
  const places = cardPlaces([
    { id: 'panic', careCards: ['heart', 'alcohol'] },
    { id: 'sweating', careCards: ['alcohol', 'signs'] },
    { id: 'fuse', careCards: [] },
  ]);
  expect(places.get('panic')).toEqual({ here: ['heart'], elsewhere: [{ card: 'alcohol', at: 'sweating' }] });
  expect(places.get('sweating')).toEqual({ here: ['alcohol', 'signs'], elsewhere: [] });
  expect(places.get('fuse')).toEqual({ here: [], elsewhere: [] });
});

test('V11 a card that no symptom names first stands at the first that names it', () => {
  const places = cardPlaces([
    { id: 'numbness', careCards: ['suicide', 'medication'] },
    { id: 'thoughts', careCards: ['suicide', 'medication'] },
  ]);
  expect(places.get('numbness')?.here).toEqual(['suicide', 'medication']);
  expect(places.get('thoughts')?.here).toEqual([]);
});
