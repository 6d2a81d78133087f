import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadConfig, loadRecords } from '../../content-loader/records.ts';
import { HomePills } from './HomePills.island.tsx';
import { HomeScreen } from './HomeScreen.tsx';

function homeIn(pillMode: 'choice' | 'redirect') {
  const config = loadConfig({ SITE_PILL_MODE: pillMode });
  const records = loadRecords();
  const home = parse(
    renderToStaticMarkup(
      <HomeScreen
        config={config}
        records={records}
        printableSize={undefined}
        pills={<HomePills pillMode={pillMode} />}
      />,
    ),
  );
  const fullHeight = home.querySelectorAll('section[data-snap]').map((section) => {
    const title = home.getElementById(section.getAttribute('aria-labelledby') ?? '');
    return title?.id;
  });
  const red = home.querySelectorAll('a').find(({ text }) => text.startsWith('Red Pill'));
  return { text: home.text, fullHeight, redLeadsTo: red?.getAttribute('href') };
}

describe('H9 redirect mode', () => {
  test('both pill titles say (gummy), and the pills are the second full-height section', () => {
    const { text, fullHeight } = homeIn('redirect');
    expect(text).toContain('Blue Pill (gummy)');
    expect(text).toContain('Red Pill (gummy)');
    expect(fullHeight.slice(0, 2)).toEqual(['hero-title', 'pill-title']);
  });

  test('H8 red leads straight to the reset', () => {
    expect(homeIn('redirect').redLeadsTo).toBe('/clarity-reset');
    expect(homeIn('choice').redLeadsTo).toBe('/choose-clarity?auto=red');
  });

  test('in choice mode nothing says (gummy), and the explainer is the second full-height section', () => {
    const { text, fullHeight } = homeIn('choice');
    expect(text).not.toContain('(gummy)');
    expect(fullHeight).toEqual(['hero-title', 'explainer-title']);
  });
});
