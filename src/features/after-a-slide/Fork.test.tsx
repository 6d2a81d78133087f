import { expect, test } from 'vitest';
import { dayAt, dayPath } from '../../domain/days.ts';
import { byId } from '../../domain/records.ts';
import { loadRecords } from '../../records.ts';
import { drawn } from '../../ui/figures/testing.tsx';
import { Fork } from './Fork.tsx';

const records = loadRecords();
const { ways } = records.afterSlide;

/** The ways as they stand for a mini reset that begins with this day: every link to a day, in order. */
function forkFrom(day: number) {
  const root = drawn(
    <Fork ways={ways} begins={dayAt(records, 'adults', day)} claimOf={(id) => byId(records.claims, id)} />,
  );
  return root
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/protocol/day-'));
}

test('D8 one way to open the day now, while the mini reset and the ninety days begin with the same one', () => {
  expect(forkFrom(1)).toEqual([dayPath('adults', 1)]);
});

test('D8 a mini reset that begins with another day says for each way which day to open', () => {
  expect(forkFrom(36)).toEqual(ways.map(({ to }) => dayPath('adults', to === undefined ? 1 : 36)));
});
