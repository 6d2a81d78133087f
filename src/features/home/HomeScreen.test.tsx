import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pillsOf } from '../../domain/pills.ts';
import { reviewOf } from '../../domain/reviews.ts';
import { loadConfig, loadRecords } from '../../records.ts';
import { HomePills } from './HomePills.island.tsx';
import { HomeScreen } from './HomeScreen.tsx';

function homeIn(pillMode: 'choice' | 'redirect') {
  const config = loadConfig({ SITE_PILL_MODE: pillMode });
  const records = loadRecords();
  const html = renderToStaticMarkup(
    <HomeScreen
      config={config}
      records={records}
      review={reviewOf(records.reviews, '/')}
      today="2026-11-21"
      printableSize={undefined}
      pills={<HomePills {...pillsOf(config)} />}
    />,
  );
  const fullHeight = [...html.matchAll(/<section[^>]*data-snap=""[^>]*aria-labelledby="([^"]+)"/g)].map(
    ([, title]) => title,
  );
  return { html, fullHeight };
}

describe('H9 redirect mode', () => {
  test('both pill titles say (gummy), and the pills are the second full-height section', () => {
    const { html, fullHeight } = homeIn('redirect');
    expect(html).toContain('Blue Pill (gummy)');
    expect(html).toContain('Red Pill (gummy)');
    expect(fullHeight.slice(0, 2)).toEqual(['hero-title', 'pill-title']);
  });

  test('H8 red leads straight to the reset', () => {
    expect(homeIn('redirect').html).toMatch(/<a href="\/clarity-reset"[^>]*data-pill="red"/);
    expect(homeIn('choice').html).toMatch(/<a href="\/choose-clarity\?auto=red"[^>]*data-pill="red"/);
  });

  test('in choice mode nothing says (gummy), and the explainer is the second full-height section', () => {
    const { html, fullHeight } = homeIn('choice');
    expect(html).not.toContain('(gummy)');
    expect(fullHeight).toEqual(['hero-title', 'explainer-title']);
  });
});
