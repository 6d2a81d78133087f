import { expect, test, type Page } from '@playwright/test';
import { field } from './support/readers.ts';
import { smallPhone, Walk } from './support/walk.ts';

/*
 * What people come for, from the home page on a small phone: each within three taps and five screens of scrolling. Every
 * walk notes beside its test what it took, and how long it is to read all that lies on the way, at 200 words a minute.
 */
const most = { taps: 3, screens: 5 };

const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name }).first();

/** Types a medicine, and taps its name. */
async function takes(walk: Walk, name: string) {
  await field(walk.page).fill(name);
  await walk.tap(
    walk.page.locator('[data-tool] button').filter({ has: walk.page.locator('b').getByText(name, { exact: true }) }),
  );
}

const tasks: readonly [string, (walk: Walk, page: Page) => Promise<void>][] = [
  [
    'at 3 a.m. with a racing heart: whom to call, and what to do',
    async (walk, page) => {
      await walk.tap(page.getByRole('banner').getByRole('link', { name: 'Need help now?' }));
      await walk.find(main(page).getByRole('link', { name: /^911/ }).first());
      await walk.tap(link(page, 'Breathe with me'));
      await walk.find(
        main(page)
          .getByText(/most panic attacks pass in 5 to 30 minutes/)
          .first(),
      );
    },
  ],
  [
    'start today',
    async (walk, page) => {
      await walk.tap(link(page, 'Day 1, free'));
      await walk.find(page.getByRole('heading', { level: 1, name: /Day 1/ }));
    },
  ],
  [
    'start tomorrow, and day 23',
    async (walk, page) => {
      await walk.menu('Today');
      await walk.find(link(page, /^Tomorrow/));
      await walk.tap(link(page, /^Day 23: /));
      await walk.find(page.getByRole('heading', { level: 1, name: /Day 23/ }));
    },
  ],
  [
    'Zoloft and lisinopril with Ashwagandha',
    async (walk, page) => {
      await walk.tap(link(page, 'Check first'));
      await takes(walk, 'Zoloft');
      await takes(walk, 'lisinopril');
      await walk.find(
        main(page)
          .getByText(/^Ask first:.*Ashwagandha/)
          .first(),
      );
    },
  ],
  [
    'a child of seven, 50 lb, and magnesium',
    async (walk, page) => {
      await walk.tap(link(page, 'For parents'));
      await walk.tap(link(page, 'How much, and what is too much'));
      await walk.find(
        main(page)
          .getByText(/what a child weighs does not change it/)
          .first(),
      );
      await expect(
        main(page).getByText('Ages 6–8: at most 65 mg, and only if the pediatrician says so.'),
      ).toBeInViewport();
    },
  ],
  [
    'two glasses a night',
    async (walk, page) => {
      await walk.tap(link(page, 'Check first'));
      await walk.tap(main(page).locator('summary').filter({ hasText: 'How much do you drink?' }));
      await walk.find(main(page).getByText(/Two small glasses every night are fourteen drinks a week/));
      await walk.find(main(page).getByText('Ask a clinician before you cut down'));
    },
  ],
  [
    'what it costs in all, and the cheapest way',
    async (walk, page) => {
      await walk.menu('The Stack');
      await walk.find(main(page).getByText(/\$0/).first());
      await walk.tap(link(page, 'the cheapest way'));
      await walk.find(page.locator('#budget'));
    },
  ],
  [
    'an essay, and what it rests on',
    async (walk, page) => {
      await walk.tap(link(page, 'Day 1, free'));
      await walk.tap(main(page).locator('a[href^="/blog/"]').first());
      await walk.tap(link(page, /^Sources and notes \(/));
      await walk.find(page.locator('[id^="note-"]').first());
    },
  ],
  [
    'something for the fridge',
    async (walk, page) => {
      await walk.tap(link(page, 'For the fridge'));
      await walk.find(link(page, /on one sheet, Letter/));
    },
  ],
  [
    'on day 40, and then two bad weeks: which day now?',
    async (walk, page) => {
      await walk.menu('Today');
      await walk.tap(link(page, 'After a slide'));
      await walk.find(
        main(page)
          .getByText(/Two bad weeks are still a mini reset/)
          .first(),
      );
    },
  ],
  [
    'put it in my calendar',
    async (walk, page) => {
      await walk.tap(link(page, 'Which day is today?'));
      await walk.tap(link(page, /^Today/));
      await walk.tap(main(page).getByRole('button', { name: 'Put it in my calendar' }));
      await expect(main(page).getByText(/Saved as a file/)).toBeVisible();
    },
  ],
  [
    'who is behind this',
    async (walk, page) => {
      await walk.menu('About');
      await walk.find(main(page).getByRole('paragraph').first());
    },
  ],
  [
    'where 11am comes from',
    async (walk, page) => {
      await walk.menu('7-day starter guide');
      await walk.tap(main(page).locator('summary').filter({ hasText: 'All of day 3' }));
      await walk.find(link(page, 'ours, source: No caffeine after 11am'));
    },
  ],
];

test.use({ viewport: smallPhone, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

for (const [task, way] of tasks)
  test(`M1 H1 ${task}: within three taps and five screens from home`, async ({ page }) => {
    await page.goto('/');
    const walk = new Walk(page);
    await way(walk, page);
    const { taps, screens, words } = walk.cost;
    const said = `${String(taps)} taps, ${screens.toFixed(1)} screens, ${String(words)} words, ${String(Math.round(words * 0.3))} s`;
    test.info().annotations.push({ type: 'walk', description: said });
    expect(taps, said).toBeLessThanOrEqual(most.taps);
    expect(screens, said).toBeLessThanOrEqual(most.screens);
  });
