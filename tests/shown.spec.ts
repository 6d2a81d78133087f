import { unmarked } from '../src/evidence/marked-text.ts';
import { byId } from '../src/model/records.ts';
import { dayAt, dayPath } from '../src/plan/days.ts';
import { formatCents, formatRange, itemsTotal, stackTotal } from '../src/site/money.ts';
import { sourcePath } from '../src/site/pages.ts';
import { config, records, wishlist } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** The parts of a page by their selectors: what is read in each without opening anything, or how many of it are in view. */
type Parts = Readonly<Record<string, readonly string[] | number>>;

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();

/** Tests that a page shows the words of its records, each in its part. */
const shows = (name: string, path: string, parts: Parts) =>
  test(name, async ({ shown }) => {
    const page = await shown(path);
    for (const [selector, texts] of Object.entries(parts)) {
      const part = page.locator(selector);
      await expect(part, selector).toHaveCount(typeof texts === 'number' ? texts : 1);
      for (const one of await part.all()) await expect(one, selector).toBeVisible();
      if (typeof texts === 'number') continue;
      expect(texts, `${selector} has nothing to look for`).not.toEqual([]);
      const words = squeezed(await part.innerText());
      for (const text of texts) expect(words, selector).toContain(squeezed(unmarked(text, records.claims)));
    }
  });

/** One part for each of a list. */
const each = <T>(
  list: readonly T[],
  part: (one: T, index: number) => [selector: string, texts: readonly string[] | number],
): Parts => Object.fromEntries(list.map(part));

const phaseLine = ({ from, to }: { from: number; to: number }) => `Days ${from}–${to}`;
const linesOf = (id: string) => [byId(records.supplements, id).name, byId(records.supplements, id).line.purpose];

const { offer, problems, verse, stack } = records.homeScreen;
const whyUs = `role=region[name="Why just ${config.brand}"]`;

shows('H1 H2 the hero: badge, headline, and the offer as a card', '/', {
  main: ['Clarity meets clinical'],
  h1: ['From Fog to Flow'],
  'role=region[name="The offer"]': [
    ...[formatCents(records.offer.costCents), `for ${records.offer.months} months`],
    ...[offer.before, offer.for],
  ],
});

shows('H11 G7 four problems, open, and a verse', '/', {
  [whyUs]: [`Why just ${config.brand}`, ...problems.map(({ title }) => title)],
  [`${whyUs} >> li >> nth=0`]: ['your own doctor'],
  [`${whyUs} >> role=blockquote`]: [verse.text],
  [`${whyUs} >> a[href^="https:"]`]: ['Psalm 23:2–3'],
});

shows('H13 the day in three parts is open, and the ways on lead where they say', '/', {
  ...each(records.schedule, ({ time, when, supplements }) => [
    `role=region[name="${stack.title}"] >> role=region[name=/${time}/i]`,
    [when, ...supplements.map((id) => byId(records.supplements, id).name)],
  ]),
  'main a[href="/stack"]:has-text("Get the Complete Stack")': 1,
  'main a[href="/stack#ashwagandha"]:has-text("Start with Ashwagandha")': 1,
});

shows('P1 the day in three parts, open: when, each supplement, and what people take it for', '/protocol', {
  ...each(records.schedule, ({ when, supplements }) => [
    `#supplements tr:has-text("${when}")`,
    supplements.flatMap(linesOf),
  ]),
  '#supplements': records.milestones.marks.map(({ text }) => text),
});

shows('P2 F1 four phases over ninety days, open, each with what to attend to', '/protocol', {
  '#phases [data-color]': 4,
  ...each(records.phases, (phase, index) => [
    `#phases [data-color] >> nth=${index}`,
    [phase.title, phaseLine(phase), phase.description, ...phase.focus],
  ]),
  '[data-claim="reset-8-12-weeks"]': ['8–12 weeks'],
});

shows('F3 the day by its hours, and each habit with its figure', '/protocol', {
  '#day': [
    records.dayRuler.title,
    ...records.dayRuler.hours.map(({ time }) => time),
    ...records.guidance.map(({ text }) => text),
  ],
});

shows('P3 what has to be read before day 1, and the four guidelines, open', '/protocol', {
  ...each(['medication', 'alcohol'], (card) => [`#before [data-care="${card}"]`, 1]),
  '#guidelines': records.guidelines.map(({ title }) => title),
});

const begin = 'role=region[name="Begin"s]';
shows('P5 L1 L2 the wishlist behind its disclosure, and the community', '/protocol', {
  [begin]: ['paid links'],
  [`${begin} >> a[href="${wishlist}"]:has-text("Start Your Reset")`]: 1,
  [`${begin} >> a[target="_blank"]:has-text("Join the Community")`]: 1,
});

shows('A1 the founder’s story, three principles, and two ways on', '/about', {
  'role=region[name="How it began"]': records.aboutScreen.story,
  'role=region[name="Three principles"] >> li h3': 3,
  [`main a[href="${wishlist}"]:has-text("Start Your Reset")`]: 1,
  'main a[target="_blank"]:has-text("Join the Community")': 1,
});

const blueprint = 'role=region[name="The ninety-day blueprint"] >> li[data-color]';
shows('R1 the dopamine trap first, then the four phases, open', '/clarity-reset', {
  'role=heading[name="The dopamine trap"]': 1,
  [blueprint]: 4,
  ...each(records.clarityPhases, (phase, index) => [`${blueprint} >> nth=${index}`, [phase.title, phaseLine(phase)]]),
});

shows('S1 what makes people sleepy is named once on the page, type by type', '/stack', {
  '[data-safety="sleepy"]': records.medicines.flatMap(({ sleepyName }) => sleepyName ?? []),
});

const total = formatRange(stackTotal(records.supplements));
shows('S2 the total is computed, and headline and figure agree', '/stack', {
  '#total h2': [`${total} for 90 days`],
  '#total figure': [total],
});

shows('S3 two alternatives, both open; the budget one with the cost of each thing and of all', '/stack', {
  '#alternatives article': 2,
  ...each(records.alternatives, ({ id, items }, index) => [
    `#alternatives article >> nth=${index}`,
    [
      ...items.map(({ name }) => name),
      ...(id === 'budget' ? [...items.map(({ costCents = 0 }) => costCents), itemsTotal(items) ?? 0] : []).map(
        formatCents,
      ),
    ],
  ]),
});

shows('S4 why gummies over pills', '/stack', { 'role=heading[name="Why Gummies Over Pills?"]': 1 });

shows('I1 four stat cards in the hero, each with a link to what we found behind it', '/science', {
  'main header li': records.science.stats.length,
  ...each(records.science.stats, ({ figure, words, claim }, index) => [
    `main header li >> nth=${index} >> :scope:has(a[href="${sourcePath(claim)}"])`,
    [figure, words],
  ]),
});

const core = records.ingredients.filter(({ id }) =>
  records.supplements.some(({ ingredients }) => ingredients.includes(id)),
);
shows('I3 six core supplements with purpose and effect; their cautions are a link', '/science', {
  '[id^="ingredient-"]': 6,
  ...each(core, ({ id, purpose, certainty }) => [`#ingredient-${id}`, [purpose, certainty]]),
  ...each(core, ({ id }) => [`#ingredient-${id} a[href^="/stack#"]`, 1]),
});

shows('I5 I6 the figures of this reading are on the tab, in the table that compares them', '/science?tab=kids', {
  'role=tabpanel[name="Kids Protocol"]': records.doses
    .filter(({ reading }) => reading === 'science-page')
    .map(({ words }) => words.split(/[;,]/)[0] ?? words),
});

shows('K2 the history of childhoods gives the figure that we could check', '/kids-protocol', {
  '#history': ['about 4.5 hours'],
  [`#history a[href="${sourcePath('csm-census-2015')}"]`]: 1,
});

shows('K3 each time of the day shows its gummy, dose, purpose, safety note and products', '/kids-protocol', {
  'section#day': records.kidsDay.flatMap(({ time, gummy, dosage, function: purpose, safetyNote, products }) => [
    ...[time, gummy, dosage, purpose, safetyNote],
    ...products.map(({ name }) => name),
  ]),
});

shows('K4 home rituals show with their reasons', '/kids-protocol', {
  'section#home': records.kidsRituals.flatMap(({ ritual, why }) => [ritual, why]),
});

shows('K8 research cards show what was found and how far it carries', '/kids-protocol', {
  'section#research': records.kidsResearch.flatMap(({ title, finding, limits }) => [title, finding, limits]),
});

shows('K8 E1 the figures that no list is behind lead to their claims, where nothing is checked', '/kids-protocol', {
  [`section#outcomes a[href="${sourcePath('kids-numbers')}"]`]: 1,
});

for (const [plan, number] of [
  ['adults', 1],
  ['adults', 14],
  ['kids', 3],
] as const) {
  const day = dayAt(records, plan, number);
  if (!day) throw new Error(`There is no day ${number} of ${plan}.`);
  shows(`D1 day ${number} for ${plan} shows why, what to do and what is enough on a bad day`, dayPath(plan, number), {
    h1: [day.title],
    main: [day.why, ...day.do.map(({ text }) => text), day.badDay, ...(day.lookBack ?? [])],
  });
}

shows('D8 it says for every length of a setback which days to do and which day to open', '/protocol/after-a-slide', {
  main: [
    ...records.setback.answers.flatMap(({ lasted, do: advice, open }) => [lasted, advice, open]),
    records.setback.missed,
  ],
});
