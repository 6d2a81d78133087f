import type { Symptom } from '../../domain/schema/protocol.ts';

type Places = { here: string[]; elsewhere: { card: string; at: string }[] };

/**
 * Where each care card of the symptoms stands, once on the page: at the symptom that names it first, else at the first
 * that names it at all. Every other symptom that names it leads there.
 */
export function cardPlaces(symptoms: readonly Pick<Symptom, 'id' | 'careCards'>[]): ReadonlyMap<string, Places> {
  const placeOf = (card: string) =>
    (
      symptoms.find(({ careCards }) => careCards[0] === card) ??
      symptoms.find(({ careCards }) => careCards.includes(card))
    )?.id ?? '';
  return new Map(
    symptoms.map(({ id, careCards }) => [
      id,
      {
        here: careCards.filter((card) => placeOf(card) === id),
        elsewhere: careCards.filter((card) => placeOf(card) !== id).map((card) => ({ card, at: placeOf(card) })),
      },
    ]),
  );
}
