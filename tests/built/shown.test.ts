import { expect, test } from 'vitest';
import { unmarked } from '../../src/evidence/marked-text.ts';
import { byId } from '../../src/model/records.ts';
import { dayPath, daysOf, numberOf, planMonths, plans } from '../../src/plan/days.ts';
import { planSchema } from '../../src/model/day.ts';
import { scheduleOf } from '../../src/plan/schedule.ts';
import { formatCents, formatRange, itemsTotal, offerAMonth, stackTotal } from '../../src/site/money.ts';
import { essayPath, sourcePath } from '../../src/site/pages.ts';
import { attributes, builtMain, builtPage, openMain, wordsOf } from '../support/built.ts';
import { callOf, config, records, wishlist } from '../support/site.ts';

/** Parts of a page by their selectors: what is read in the one that there is, without opening anything, or how many there are. */
type Parts = Readonly<Record<string, readonly string[] | number>>;

const squeezed = (text: string) => unmarked(text, records.claims).replaceAll(/\s+/g, ' ').toLowerCase();

/** One part for each of a list. */
const partsOf = <T>(
  list: readonly T[],
  part: (record: T, place: number) => [selector: string, texts: readonly string[] | number],
): Parts => Object.fromEntries(list.map((record, index) => part(record, index + 1)));

const phaseLine = ({ from, to }: { from: number; to: number }) => `Days ${from}–${to}`;
const linesOf = ({ name, line }: (typeof records.supplements)[number]) => [name, line.purpose];
const total = formatRange(stackTotal(records.supplements));
const core = records.ingredients.filter(({ id }) =>
  records.supplements.some(({ ingredients }) => ingredients.includes(id)),
);
const { homeScreen, setback, science } = records;

/** Tests that a page shows the words of its records, each in its part. */
const shows = (name: string, path: string, parts: Parts) =>
  test(name, () => {
    const main = openMain(path);
    for (const [selector, texts] of Object.entries(parts)) {
      const elements = main.querySelectorAll(selector);
      expect(elements.length, selector).toBe(typeof texts === 'number' ? texts : 1);
      if (typeof texts === 'number') continue;
      expect(texts, `${selector} has nothing to look for`).not.toEqual([]);
      for (const text of texts) expect(squeezed(wordsOf(elements[0] ?? null)), selector).toContain(squeezed(text));
    }
  });

shows('H1 H2 the hero: badge, headline, and the offer as a card', '/', {
  main: ['Clarity meets clinical'],
  h1: ['From Fog to Flow'],
  '[aria-label="The offer"]': [
    ...[formatCents(offerAMonth(records.supplements)), `for ${planMonths} months`],
    ...[homeScreen.offer.free, homeScreen.offer.for],
  ],
});

shows('H4 F2 the trust line has one quiet numeral and its four ticks', '/', {
  '[data-claim="trusted-by-thousands"]': ['Trusted by thousands reclaiming clarity'],
  '[data-claim="trusted-by-thousands"] a': 1,
  ...partsOf(
    ['No prescriptions required', 'Open-source protocol', 'Science-backed ingredients', 'Community supported'],
    (tick) => [`li:contains("${tick}")`, 1],
  ),
});

shows('H11 G7 four problems, open, and a verse', '/', {
  '[aria-labelledby="why-title"]': [`Why just ${config.brand}`, ...homeScreen.problems.map(({ title }) => title)],
  '[aria-labelledby="why-title"] li:first-child': ['your own doctor'],
  '[aria-labelledby="why-title"] [role="blockquote"]': [homeScreen.verse.text],
  '[aria-labelledby="why-title"] a[href^="https:"]': ['Psalm 23:2–3'],
});

shows('H13 the day in three parts is open, and the ways on lead where they say', '/', {
  ...partsOf(scheduleOf(records), ({ time, when, supplements }) => [
    `[aria-labelledby="stack-title"] section[aria-label="${time}" i]`,
    [when, ...supplements.map(({ name }) => name)],
  ]),
  'a[href="/stack"]:contains("Get the Complete Stack")': 1,
  'a[href="/stack#ashwagandha"]:contains("Start with Ashwagandha")': 1,
});

shows('H12 V3 five symptoms with every fix as an emoji and text, and when to call a doctor last', '/', {
  ...partsOf(records.symptoms, ({ id, title, fixes }) => [`#${id}`, [title, ...fixes.map(({ lead }) => lead)]]),
  ...partsOf(records.symptoms, ({ id, fixes }) => [`#${id} li > .emoji[aria-hidden="true"]`, fixes.length]),
  ...partsOf(records.symptoms, ({ id }) => [`#${id} ul ~ p:last-child:contains("Call a doctor")`, 1]),
  '[aria-labelledby="week-title"]': ['weeks 2–3', byId(records.careCards, 'alcohol').line],
  // Panic may be the danger itself, so it opens with it.
  '#nighttime-panic [data-care="heart"]': 1,
  '#nighttime-panic a[href="/tonight"]': 1,
});

const inTeaser = (name: string) => `[aria-labelledby="stack-title"] li:has(h4:contains("${name}"))`;
shows('H13 L1 the stack teaser: purpose, dose with its ceiling, cost, caution, and the paid link last', '/', {
  ...partsOf(records.supplements, ({ name, line, dosage, costCents }) => [
    inTeaser(name),
    [line.purpose, line.caution, line.stop ?? '', dosage, formatCents(costCents)],
  ]),
  ...partsOf(records.supplements, ({ name }) => [
    `${inTeaser(name)} [data-safety] ~ :last-child [data-kind="affiliate"]`,
    [`Buy on ${config.retailerName}`],
  ]),
  '[aria-labelledby="stack-title"]': [records.wholeStack.whoSkips, records.wholeStack.onlyOneADay.inShort],
});

shows('H14 G7 the open-source section says what this is', '/', {
  '[aria-labelledby="open-title"]': ['CC BY-NC 4.0', 'no prescription'],
  [`[aria-labelledby="open-title"] a[href="${config.communityUrl}"][target="_blank"]`]: 1,
});

shows('P1 the day in three parts, open: when, each supplement, and what people take it for', '/protocol', {
  ...partsOf(scheduleOf(records), ({ when, supplements }, place) => [
    `#supplements tbody tr:nth-child(${place})`,
    [when, ...supplements.flatMap(linesOf)],
  ]),
  '#supplements': records.milestones.marks.map(({ text }) => text),
});

shows('P2 F1 four phases over ninety days, open, each with what to attend to', '/protocol', {
  '#phases [data-color]': 4,
  ...partsOf(records.phases, (phase, place) => [
    `#phases [data-color]:nth-child(${place})`,
    [phase.title, phaseLine(phase), phase.description, ...phase.focus],
  ]),
});

shows('F3 the day by its hours, and each habit with its figure', '/protocol', {
  '#day': [
    records.dayRuler.title,
    ...records.dayRuler.hours.map(({ time }) => time),
    ...records.guidance.map(({ text }) => text),
  ],
});

shows('P3 what has to be read before day 1, and the four guidelines, open', '/protocol', {
  ...partsOf(['medication', 'alcohol'], (card) => [`#guidelines [data-care="${card}"]`, 1]),
  '#guidelines': [records.wholeStack.whoSkips, ...records.guidelines.map(({ title }) => title)],
});

shows('P4 a note about the recovery week after a setback leads to its page', '/protocol', {
  '#relapse': ['seven days'],
  '#relapse a[href="/protocol/after-a-slide"]': 1,
});

shows('P5 L1 L2 the wishlist behind its disclosure, and the community', '/protocol', {
  '#begin': ['paid links'],
  [`#begin a[href="${wishlist}"]:contains("Start Your Reset")`]: 1,
  '#begin a[target="_blank"]:contains("Join the Community")': 1,
});

shows('A1 the founder’s story, three principles, and two ways on', '/about', {
  '#story': records.aboutScreen.story,
  '#principles li h3': 3,
  [`a[href="${wishlist}"]:contains("Start Your Reset")`]: 1,
  'a[target="_blank"]:contains("Join the Community")': 1,
});

shows('R1 the dopamine trap first, then the four phases, open', '/clarity-reset', {
  'section:first-of-type h2': ['The dopamine trap'],
  '#blueprint li[data-color]': 4,
  ...partsOf(records.clarityPhases, (phase, place) => [
    `#blueprint li[data-color]:nth-child(${place})`,
    [phase.title, phaseLine(phase)],
  ]),
});

test('S1 what makes people sleepy is named once on the page, type by type, below an open sentence with one of each', () => {
  for (const text of records.stackScreen.drowsy)
    expect(squeezed(wordsOf(openMain('/stack')))).toContain(squeezed(text));
  const list = builtMain('/stack').querySelectorAll('[data-safety="sleepy"]');
  expect(list).toHaveLength(1);
  for (const { sleepyName = '' } of records.medicineTypes) expect(wordsOf(list[0] ?? null)).toContain(sleepyName);
});

shows('S2 the total is computed', '/stack', { '#total h2': ['Total', `${total} for 90 days`] });

shows('S3 two alternatives, both open; the budget one with the cost of each thing and of all', '/stack', {
  '#alternatives article': 2,
  ...partsOf(records.alternatives, ({ id, items }) => [
    `#alternatives #${id}`,
    [
      ...items.flatMap(({ name, card }) => [name, ...(card ? [...card.notFor, ...card.notWith, ...card.askIf] : [])]),
      ...(id === 'budget' ? [...items.map(({ costCents = 0 }) => costCents), itemsTotal(items) ?? 0] : []).map(
        formatCents,
      ),
    ],
  ]),
});

shows('S4 why gummies over pills', '/stack', { '#gummies h2': ['Why Gummies Over Pills?'] });

shows('I1 four stat cards in the hero, each with a link to what we found behind it', '/science', {
  'header li': science.stats.length,
  ...partsOf(science.stats, ({ figure, words, claim }, place) => [
    `header li:nth-child(${place}):has(a[href="${sourcePath(claim)}"])`,
    [figure, words],
  ]),
});

shows('I3 six core supplements with purpose and effect; their cautions are a link', '/science', {
  '[id^="ingredient-"]': 6,
  ...partsOf(core, ({ id, purpose, certainty }) => [`#ingredient-${id}`, [purpose, certainty]]),
  ...partsOf(core, ({ id }) => [`#ingredient-${id} a[href^="/stack#"]`, 1]),
});

shows('I5 I6 the figures of this reading are on the tab, in the table that compares them', '/science', {
  '#kids': records.doses
    .filter(({ reading }) => reading === 'science-page')
    .map(({ words }) => words.split(/[;,]/)[0] ?? words),
});

shows('K2 the history of childhoods gives the figure that we could check', '/kids-protocol', {
  '#history': ['about 4.5 hours'],
  [`#history a[href="${sourcePath('csm-census-2015')}"]`]: 1,
});

shows('K3 each time of the day shows its gummy, dose, purpose, safety note, research and products', '/kids-protocol', {
  '#day': records.kidsDay.flatMap(
    ({ time, gummy, dosage, function: purpose, safetyNote, researchBacking, products }) => [
      ...[time, gummy, dosage, purpose, safetyNote, researchBacking],
      ...products.map(({ name }) => name),
    ],
  ),
});

shows(
  'K4 K8 E1 home rituals with their reasons, what research found and how far it carries, and figures that lead to claims',
  '/kids-protocol',
  {
    '#home': records.kidsRituals.flatMap(({ ritual, why }) => [ritual, why]),
    '#research': records.kidsResearch.flatMap(({ title, finding }) => [title, finding]),
    [`#outcomes a[href="${sourcePath('kids-numbers')}"]`]: 1,
  },
);

test('D8 it says for every length of a setback what to do, in the fold of whoever is foggy', () => {
  const fog = squeezed(wordsOf(builtMain('/protocol/after-a-slide').querySelector('details#fog')));
  for (const { lasted, do: advice } of setback.answers)
    for (const text of [lasted, advice]) expect(fog).toContain(squeezed(text));
});

test('D1 D3 without a script home leads to day 1, and by /today to the list of all days', () => {
  const inMain = (path: string) => attributes(openMain(path), 'a', 'href');
  expect(inMain('/')).toEqual(expect.arrayContaining(['/protocol/day-1', '/today']));
  expect(inMain('/today')).toContain('/protocol/days');
});

shows('D8 a family that missed days finds the same rule', '/kids-protocol/missed-days', {
  main: [byId(records.textPages, 'kids-missed-days').lead],
});

shows('B1 the library says who speaks', '/blog', { main: [records.libraryScreen.who] });

shows('G10 what to do abroad is said, and every step of every card is open', '/help', {
  main: [records.helpScreen.where],
  ...partsOf(records.careCards, ({ id, card }) => [`[data-care="${id}"]`, card]),
});

const days = planSchema.options.flatMap((plan) => daysOf(records, plan).map((day) => ({ plan, day })));
test.each(days)('D1 day $day.id for $plan: why, what to do, what is enough on a bad day, and the way on', (planned) => {
  const { plan, day } = planned;
  const number = numberOf(day);
  const main = openMain(dayPath(plan, number));
  expect(wordsOf(main.querySelector('h1'))).toContain(day.title);
  const words = squeezed(wordsOf(main));
  for (const text of [day.why, ...day.do.map((step) => step.text), day.badDay, ...(day.lookBack ?? [])])
    expect(words).toContain(squeezed(text));
  expect(attributes(main, '[data-care]', 'data-care')).toEqual(expect.arrayContaining(day.careCards));
  if (day.essay) {
    expect(attributes(main, 'a', 'href')).toContain(essayPath(day.essay));
    expect(attributes(builtMain(essayPath(day.essay)), 'a', 'href')).toContain(dayPath(plan, number));
  }
  if (number < plans[plan].length)
    expect(attributes(main, 'a[rel="next"]', 'href')).toEqual([dayPath(plan, number + 1)]);
  if (plan === 'kids') expect(attributes(main, 'a', 'href')).toContain('/kids-protocol/missed-days');
  expect(main.querySelectorAll('a[rel="prev"]')).toHaveLength(number === 1 ? 0 : 1);
});

test('V3 the first week has twice as many words of help as of warning, and home names 911 at most six times', () => {
  const week = openMain('/').querySelector('[aria-labelledby="week-title"]');
  const count = (selector: string) => week?.querySelectorAll(selector).map(wordsOf).join(' ').split(' ').length ?? 0;
  const warning = count('[data-shape]:has(p), p:has(.emoji)');
  expect(warning).toBeGreaterThan(1);
  expect(count('li')).toBeGreaterThanOrEqual(2 * warning);
  const body = wordsOf(builtPage('/').root.querySelector('body'));
  expect(body.match(/911(?!\d)/g)?.length).toBeLessThanOrEqual(6);
});

test('D8 after a setback the emergencies are open, before any advice on days, and each choice opens its answer', () => {
  const main = openMain('/protocol/after-a-slide');
  const { choices, emergency, tooMuch, careCards } = setback.first;
  const words = squeezed(wordsOf(main));
  const places = [setback.lead, emergency, tooMuch, setback.shortReset.lead].map((text) =>
    words.indexOf(squeezed(text)),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const { id, do: advice, list } of choices) {
    const answer = squeezed(wordsOf(builtMain('/protocol/after-a-slide').querySelector(`details#${id}`)));
    for (const text of [advice, ...list]) expect(answer).toContain(squeezed(text));
  }
  expect(attributes(main, 'a', 'href')).toContain(`tel:${callOf('emergency-services')}`);
  expect(builtMain('/protocol/after-a-slide').querySelector('#drank a[href$="#alcohol-or-drug"]')).not.toBeNull();
  expect(attributes(main, '[data-care]', 'data-care')).toEqual(expect.arrayContaining(careCards));
  expect(attributes(builtMain('/protocol/after-a-slide'), '#the-mini-reset ol a', 'href')).toEqual(
    setback.shortReset.days.map((number) => dayPath('adults', number)),
  );
});

test('I3 the adult protocol: the habits and then six subjects, all open, each with research links', () => {
  const main = openMain('/science');
  expect(science.adults).toHaveLength(7);
  expect(attributes(main, '#adult > section', 'id')).toEqual(science.adults.map(({ id }) => id));
  for (const { id } of science.adults) {
    const links = main.querySelectorAll(`#${id} a[data-kind="research"]`);
    expect(links.length, id).toBeGreaterThan(0);
    for (const link of links) expect(link.attributes).toMatchObject({ target: '_blank', rel: 'noopener' });
  }
});

test('V1 each figure says its answer, and beside the drawing all that its records say', () => {
  const { measures, caffeineSteps } = records;
  const figures: Readonly<Record<string, readonly string[]>> = {
    '/science#night-in-minutes': [measures.night.title, ...measures.night.rows.flatMap(({ text, who }) => [text, who])],
    '/science#how-sure': [measures.howSure.title, ...measures.howSure.rows.map(({ why }) => why)],
    '/science#days-to-a-habit': [measures.habit.title, `${measures.habit.least} days`, `${measures.habit.most} days`],
    '/starter-guide#caffeine-steps': [caffeineSteps.title, ...caffeineSteps.steps.map(({ text }) => text)],
  };
  for (const [address, texts] of Object.entries(figures)) {
    const [path = '', id] = address.split('#');
    const figure = builtMain(path).querySelector(`figure[id="${id}"]`);
    const drawn = figure?.querySelectorAll('[aria-hidden="true"]').map(wordsOf).join('') ?? '';
    const words = squeezed(wordsOf(figure).replace(drawn, ''));
    for (const text of texts) expect(words, address).toContain(squeezed(text));
  }
});
