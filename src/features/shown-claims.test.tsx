import type { ReactNode } from 'react';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Records } from '../domain/records.ts';
import { reviewOf } from '../domain/reviews.ts';
import type { ShownClaims } from '../domain/schema/shown-claims.ts';
import { loadConfig, loadRecords } from '../records.ts';
import { HabitTime } from '../ui/figures/HabitTime.tsx';
import { CheckFirstScreen } from './check-first/CheckFirstScreen.tsx';
import { RedResult } from './choice/RedResult.tsx';
import { ClarityScreen } from './clarity/ClarityScreen.tsx';
import { HomeScreen } from './home/HomeScreen.tsx';
import { KidsScreen } from './kids/KidsScreen.tsx';
import { ProtocolScreen } from './protocol/ProtocolScreen.tsx';
import { StackScreen } from './stack/StackScreen.tsx';
import { StarterGuideScreen } from './starter-guide/StarterGuideScreen.tsx';

const config = loadConfig();
const records = loadRecords();
const today = '2026-11-21';

type Shower = Exclude<keyof ShownClaims, 'printable' | 'whitepaper'>;

const screens: Record<Shower, (records: Records) => ReactNode> = {
  home: (given) => (
    <HomeScreen
      config={config}
      records={given}
      review={reviewOf(given.reviews, '/')}
      today={today}
      printableSize={undefined}
    />
  ),
  protocol: (given) => <ProtocolScreen config={config} records={given} today={today} />,
  stack: (given) => <StackScreen config={config} records={given} today={today} />,
  checkFirst: (given) => <CheckFirstScreen brand={config.brand} records={given} today={today} />,
  starterGuide: (given) => (
    <StarterGuideScreen
      config={config}
      records={given}
      today={today}
      printableSize={undefined}
      pacer={<output>the pacer</output>}
    />
  ),
  kids: (given) => <KidsScreen config={config} records={given} today={today} />,
  clarity: (given) => <ClarityScreen records={given} today={today} />,
  chooseClarity: (given) => <RedResult config={config} records={given} headingId="red" />,
  figures: (given) => <HabitTime records={given} />,
};

/** A claim that no screen shows, so that nothing but the swap can bring it there. */
const [any] = records.claims;
if (!any) throw new Error('there is no claim');
const other = { ...any, id: 'another-claim' };

/** The records of an editor who gave a part of a screen another claim. */
const swapped = (screen: Shower, part: string): Records => ({
  ...records,
  claims: [...records.claims, other],
  shownClaims: {
    ...records.shownClaims,
    [screen]: { claims: { ...records.shownClaims[screen].claims, [part]: other.id } },
  },
});

const shownBy = (screen: Shower, given: Records) => parse(renderToStaticMarkup(screens[screen](given)));

const parts = (Object.keys(screens) as Shower[]).flatMap((screen) =>
  Object.entries(records.shownClaims[screen].claims).map(([part, id]) => ({ screen, part, id })),
);

describe('F4 a claim is swapped in the records, and the screen shows the other one', () => {
  test('of every screen', () => {
    expect(new Set(parts.map(({ screen }) => screen)).size).toBe(Object.keys(screens).length);
  });

  test.each(parts.filter(({ part }) => part !== 'pacer'))('$screen: $part', ({ screen, part, id }) => {
    const marked = (root: ReturnType<typeof parse>, claim: string) =>
      root.querySelectorAll(`[data-claim="${claim}"]`).length;
    const before = shownBy(screen, records);
    const after = shownBy(screen, swapped(screen, part));
    expect(marked(before, id)).toBeGreaterThan(0);
    expect(marked(after, other.id)).toBeGreaterThan(0);
    expect(marked(after, id)).toBe(marked(before, id) - marked(after, other.id));
  });

  test('starterGuide: the pacer stands in the step that rests on its claim', () => {
    const stepsWithPacer = (given: Records) =>
      shownBy('starterGuide', given)
        .querySelectorAll('#panic h3')
        .filter(({ parentNode }) => parentNode?.text.includes('the pacer'))
        .map(({ text }) => text.replace(/^\d /, '')); // Its number is drawn before it.
    const own = records.panicToolkit.steps.filter(({ claims }) =>
      claims.includes(records.shownClaims.starterGuide.claims.pacer),
    );
    expect(own).toHaveLength(1);
    expect(stepsWithPacer(records)).toEqual(own.map(({ title }) => title));

    const moved = swapped('starterGuide', 'pacer');
    const last = records.panicToolkit.steps.at(-1);
    if (!last) throw new Error('the panic toolkit has no step');
    const steps = [...records.panicToolkit.steps.slice(0, -1), { ...last, claims: [other.id] }];
    expect(stepsWithPacer({ ...moved, panicToolkit: { ...moved.panicToolkit, steps } })).toEqual([last.title]);
  });
});
