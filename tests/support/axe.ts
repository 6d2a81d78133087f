import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type AxeOptions = {
  /** The parts to look at, as selectors; all of the page without them. */
  within?: readonly string[];
  /** Selectors of what is left out. */
  except?: string;
  /** Only text contrast, for a second theme of a page that was looked at whole. */
  onlyContrast?: boolean;
};

/**
 * What axe finds, as “rule: element: why”. Text contrast is 7:1 (an AAA rule), which contains the 4.5:1 of AA. Our pages have no
 * frames, and the legacy mode spares axe a second page for them; with `resultTypes` it doesn’t describe what passes. Both together take a
 * quarter of the time.
 */
export async function axeProblems(page: Page, { within = [], except, onlyContrast = false }: AxeOptions = {}) {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  for (const part of within) axe.include(part);
  if (except) axe.exclude(except);
  axe.options({
    runOnly: onlyContrast ? ['color-contrast-enhanced'] : tags,
    rules: { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: true } },
    resultTypes: ['violations'],
  });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
}
