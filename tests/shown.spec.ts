import { unmarked } from '../src/evidence/marked-text.ts';
import { byId } from '../src/model/records.ts';
import { dayAt, dayPath } from '../src/plan/days.ts';
import { formatCents, formatRange, itemsTotal, stackTotal } from '../src/site/money.ts';
import { sourcePath } from '../src/site/pages.ts';
import { config, records } from './support/site.ts';
import { expect, test, type Page } from './support/test.ts';

/** A part of a page, and what is read there without opening anything; or how many of it are in view. */
type Part = readonly [selector: string, texts: readonly string[] | number];

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();
const supplement = (id: string) => byId(records.supplements, id);
const phaseLine = ({ from, to }: { from: number; to: number }) => `Days ${from}–${to}`;

/** A test that opens a page and only looks: each selector names one part that can be seen, with these words of its record. */
const shows =
  (path: string, ...parts: readonly Part[]) =>
  async ({ shown }: { shown: (path: string) => Promise<Page> }) => {
    const page = await shown(path);
    for (const [selector, texts] of parts) {
      const part = page.locator(selector);
      if (typeof texts === 'number') {
        await expect(part, selector).toHaveCount(texts);
        for (const one of await part.all()) await expect(one, selector).toBeVisible();
        continue;
      }
      await expect(part, selector).toBeVisible();
      expect(texts, `${selector} has nothing to look for`).not.toEqual([]);
      const words = squeezed(await part.innerText());
      for (const text of texts) expect(words, selector).toContain(squeezed(unmarked(text, records.claims)));
    }
  };

test(
  'H1 H2 the hero: badge, headline, and the offer as a card',
  shows(
    '/',
    ['main', ['Clarity meets clinical']],
    ['h1', ['From Fog to Flow']],
    [
      'role=region[name="The offer"]',
      [
        formatCents(records.offer.costCents),
        `for ${records.offer.months} months`,
        records.homeScreen.offer.before,
        records.homeScreen.offer.for,
        records.homeScreen.offer.buys,
      ],
    ],
  ),
);

test(
  'H11 G7 four problems, open, and a verse',
  shows(
    '/',
    [
      `role=region[name="Why just ${config.brand}"]`,
      [`Why just ${config.brand}`, ...records.homeScreen.problems.map(({ title }) => title)],
    ],
    [`role=region[name="Why just ${config.brand}"] >> li >> nth=0`, ['your own doctor']],
    [`role=region[name="Why just ${config.brand}"] >> role=blockquote`, [records.homeScreen.verse.text]],
    [`role=region[name="Why just ${config.brand}"] >> a[href^="https:"]`, ['Psalm 23:2–3']],
  ),
);

test(
  'H13 the day in three parts is open, and the ways on lead where they say',
  shows(
    '/',
    ...records.schedule.map(({ time, when, supplements }): Part => [
      `role=region[name="${records.homeScreen.stack.title}"] >> role=region[name=/${time}/i]`,
      [when, ...supplements.map((id) => supplement(id).name)],
    ]),
    ['main a[href="/stack"]:has-text("Get the Complete Stack")', 1],
    ['main a[href="/stack#ashwagandha"]:has-text("Start with Ashwagandha")', 1],
  ),
);

test(
  'P1 the day in three parts, open: when, each supplement, and what people take it for',
  shows(
    '/protocol',
    ...records.schedule.map(({ when, supplements }): Part => [
      `#supplements tr:has-text("${when}")`,
      supplements.flatMap((id) => [supplement(id).name, supplement(id).line.purpose]),
    ]),
    ['#supplements', records.milestones.marks.map(({ text }) => text)],
  ),
);

test(
  'P2 F1 four phases over ninety days, open, each with what to attend to',
  shows(
    '/protocol',
    ['#phases [data-color]', 4],
    ...records.phases.map((phase, index): Part => [
      `#phases [data-color] >> nth=${index}`,
      [phase.title, phaseLine(phase), phase.description, ...phase.focus],
    ]),
    ['[data-claim="reset-8-12-weeks"]', ['8–12 weeks']],
  ),
);

test('P3 the four guidelines, open', shows('/protocol', ['#guidelines', records.guidelines.map(({ title }) => title)]));

test(
  'R1 the dopamine trap first, then the four phases, open',
  shows(
    '/clarity-reset',
    ['role=heading[name="The dopamine trap"]', ['The dopamine trap']],
    ['role=region[name="The ninety-day blueprint"] >> li[data-color]', 4],
    ...records.clarityPhases.map((phase, index): Part => [
      `role=region[name="The ninety-day blueprint"] >> li[data-color] >> nth=${index}`,
      [phase.title, phaseLine(phase)],
    ]),
  ),
);

test(
  'S1 what makes people sleepy is named once on the page, type by type',
  shows('/stack', ['[data-safety="sleepy"]', records.medicines.flatMap(({ amongSleepy }) => amongSleepy ?? [])]),
);

test(
  'S2 the total is computed, and headline and figure agree',
  shows(
    '/stack',
    ['#total h2', [`${formatRange(stackTotal(records.supplements))} for 90 days`]],
    ['#total figure', [formatRange(stackTotal(records.supplements))]],
  ),
);

const budget = byId(records.alternatives, 'budget').items;
test(
  'S3 two alternatives, both open; the budget one with the cost of each thing and of all',
  shows(
    '/stack',
    ['#alternatives article', 2],
    ...records.alternatives.map(({ items }, index): Part => [
      `#alternatives article >> nth=${index}`,
      items.map(({ name }) => name),
    ]),
    [
      '#alternatives article >> nth=0',
      [...budget.map(({ costCents = 0 }) => costCents), itemsTotal(budget) ?? 0].map(formatCents),
    ],
  ),
);

test('S4 why gummies over pills', shows('/stack', ['h2:has-text("Why Gummies")', ['Why Gummies Over Pills?']]));

test(
  'I1 four stat cards in the hero, each with a link to what we found behind it',
  shows(
    '/science',
    ['main header li', records.science.stats.length],
    ...records.science.stats.flatMap(({ figure, words, claim }, index): Part[] => [
      [`main header li >> nth=${index}`, [figure, words]],
      [`main header li >> nth=${index} >> a[href="${sourcePath(claim)}"]`, 1],
    ]),
  ),
);

test(
  'I5 I6 the figures of this reading are on the tab, in the table that compares them',
  shows('/science?tab=kids', [
    'role=tabpanel[name="Kids Protocol"]',
    records.doses
      .filter(({ reading }) => reading === 'science-page')
      .map(({ words }) => words.split(/[;,]/)[0] ?? words),
  ]),
);

test(
  'K2 the history of childhoods gives the figure that we could check',
  shows(
    '/kids-protocol',
    ['#history', ['about 4.5 hours']],
    [`#history a[href="${sourcePath('csm-census-2015')}"]`, 1],
  ),
);

test(
  'K3 each time of the children’s day shows its gummy, dose, purpose, safety note, research and products',
  shows('/kids-protocol', [
    'section#day',
    records.kidsDay.flatMap(({ time, gummy, dosage, function: purpose, safetyNote, products }) => [
      ...[time, gummy, dosage, purpose, safetyNote],
      ...products.map(({ name }) => name),
    ]),
  ]),
);

test(
  'K4 home rituals show with their reasons',
  shows('/kids-protocol', ['section#home', records.kidsRituals.flatMap(({ ritual, why }) => [ritual, why])]),
);

test(
  'K8 research cards show what was found and how far it carries',
  shows('/kids-protocol', [
    'section#research',
    records.kidsResearch.flatMap(({ title, finding, limits }) => [title, finding, limits]),
  ]),
);

test(
  'K8 E1 the figures that no list is behind lead to their claims, where nothing is checked',
  shows('/kids-protocol', [`section#outcomes a[href="${sourcePath('kids-numbers')}"]`, 1]),
);

for (const [plan, number] of [
  ['adults', 1],
  ['adults', 14],
  ['kids', 3],
] as const) {
  const day = dayAt(records, plan, number);
  test(
    `D1 day ${number} for ${plan} shows why, what to do and what is enough on a bad day`,
    shows(
      dayPath(plan, number),
      ['h1', [day?.title ?? '?']],
      [
        'main',
        [day?.why, ...(day?.do ?? []).map(({ text }) => text), day?.badDay, ...(day?.lookBack ?? [])].map(
          (text) => text ?? '?',
        ),
      ],
    ),
  );
}

test(
  'D8 it says for every length of a setback which days to do and which day to open',
  shows('/protocol/after-a-slide', [
    'main',
    [
      ...records.setback.answers.flatMap(({ lasted, do: advice, open }) => [lasted, advice, open]),
      records.setback.missed,
    ],
  ]),
);
