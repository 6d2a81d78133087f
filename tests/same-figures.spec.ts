import { expect, test, type Page } from '@playwright/test';
import { readPdf, squeezed, type ReadPdf } from '../src/pdf/testing/read-pdf.ts';
import { mostUrgentFirst } from '../src/safety/care.ts';
import { comparisonRows } from '../src/safety/comparison.ts';
import { formatCents, itemsTotal, stackTotal } from '../src/site/money.ts';
import { starterDays } from '../src/plan/days.ts';
import { byId } from '../src/model/records.ts';
import { reading as readings, type Reading } from '../src/model/dose.ts';
import { loadConfig, loadRecords } from '../src/content-loader/records.ts';

const records = loadRecords();
const { panicToolkit, sleepPlan, dailySupport, supplements } = records;
const { printableUrl: printable, whitepaperUrl: whitepaper } = loadConfig({});

const prices = (cents: (number | undefined)[]) => cents.filter((price) => price !== undefined).map(formatCents);

const byNutrient = [...Map.groupBy(comparisonRows(records.doses, records.limits), ({ name }) => name)];

/** A nutrient’s dose in one reading, and what the limits say of it: once where both bands of ages say the same. */
const doses = (wanted: Reading) =>
  byNutrient.flatMap(([name, rows]) => {
    const ofReading = rows.filter(({ reading }) => reading === wanted);
    return [name, ...new Set(ofReading.map(({ dose }) => dose.words)), ...new Set(ofReading.map(({ words }) => words))];
  });

/** A nutrient’s limits, the strictest first, at each band of ages that has its own. */
const limits = byNutrient.flatMap(([name, rows]) => {
  const bands = Map.groupBy(rows, ({ comparisons }) => comparisons.map(({ amount }) => amount).join());
  return [name, ...[...bands.values()].flatMap(([row]) => row?.comparisons.map(({ amount }) => amount) ?? [])];
});

/** What the records say, in the order in which it is read, and every place that says it. */
const sayings: { what: string; texts: string[]; places: string[] }[] = [
  {
    what: 'S1 the dose of each supplement',
    texts: supplements.flatMap(({ name, dosage }) => [name, dosage]),
    places: ['/', '/stack', '/starter-guide', printable, whitepaper],
  },
  {
    what: 'S1 the cost of each supplement',
    texts: supplements.flatMap(({ name, costCents }) => [name, formatCents(costCents)]),
    places: ['/', '/stack', '/starter-guide', printable, whitepaper],
  },
  {
    what: 'H13 S1 who leaves out the whole stack, before its first bottle',
    texts: [records.wholeStack.leaveOut, ...supplements.map(({ name }) => name)],
    places: ['/', '/stack', '/starter-guide', printable, whitepaper],
  },
  {
    what: 'S1 how long each supplement is taken',
    texts: supplements.flatMap(({ name, duration }) => [name, duration]),
    places: ['/stack', '/starter-guide', printable, whitepaper],
  },
  {
    what: 'S2 cost of all supplements, and without what is taken as needed',
    texts: [stackTotal(supplements).most, stackTotal(supplements).least].map(formatCents),
    places: ['/stack', '/starter-guide', printable, whitepaper],
  },
  {
    what: 'S3 cost of the two alternatives',
    texts: records.alternatives.flatMap(({ category, items }) => [
      category,
      ...prices([...items.map(({ costCents }) => costCents), itemsTotal(items)]),
    ]),
    places: ['/stack', whitepaper],
  },
  {
    what: 'P1 the day in three parts',
    texts: records.schedule.flatMap(({ when, supplements: ids, purpose }) => [
      when,
      // Pages leave out the time of day that stands over the dose, and go on with “up to” behind a name.
      ...ids
        .map((id) => byId(supplements, id))
        .flatMap(({ name, dosage }) => [name, (dosage.split(',')[0] ?? dosage).replace(/^Up to /, '')]),
      purpose,
    ]),
    places: ['/protocol', whitepaper],
  },
  {
    what: 'P2 days of the phases',
    texts: records.phases.flatMap(({ title, from, to }) => [title, `${from}–${to}`]),
    places: ['/protocol', printable, whitepaper],
  },
  {
    what: 'R1 days of the clarity phases',
    texts: records.clarityPhases.flatMap(({ title, from, to }) => [title, `${from}–${to}`]),
    places: ['/clarity-reset', whitepaper],
  },
  {
    what: 'F3 habits with a figure',
    texts: records.guidance.flatMap(({ text, how }) => [text, how]),
    places: ['/protocol', whitepaper],
  },
  {
    what: 'F1 the seven days',
    texts: starterDays(records).flatMap(({ title, why }) => [title, why]),
    places: ['/starter-guide', printable, whitepaper],
  },
  {
    what: 'F1 what is enough on a bad day of the seven',
    texts: starterDays(records).flatMap(({ title, badDay }) => [title, badDay]),
    places: ['/starter-guide', printable, whitepaper],
  },
  {
    what: 'F1 tasks of the seven days',
    texts: starterDays(records).flatMap(({ tasks }) => tasks.map(({ text }) => text)),
    places: ['/starter-guide', printable],
  },
  {
    what: 'L2 the panic toolkit',
    texts: [
      panicToolkit.lead,
      ...panicToolkit.call.map(({ sign, act }) => `${sign} ${act}`),
      ...panicToolkit.steps.flatMap(({ title, lines }) => [title, ...lines]),
    ],
    places: ['/starter-guide', printable],
  },
  {
    what: 'L2 the sleep plan',
    texts: [
      sleepPlan.lead,
      ...sleepPlan.steps.flatMap(({ time, text }) => [time, text]),
      ...sleepPlan.awake,
      sleepPlan.clinician.text,
    ],
    places: ['/starter-guide', printable],
  },
  {
    what: 'L2 daily support',
    texts: [
      dailySupport.lead,
      ...dailySupport.steps.flatMap(({ time, text }) => [time, text]),
      ...dailySupport.stop.map(({ text }) => text),
    ],
    places: ['/starter-guide', printable],
  },
  {
    what: 'K3 the children’s day',
    texts: records.kidsDay.flatMap(({ time, gummy, dosage }) => [time, gummy, dosage]),
    places: ['/kids-protocol', whitepaper],
  },
  ...readings.options.map((reading) => ({
    what: `I6 doses of the ${reading} against the limits`,
    texts: doses(reading),
    places: ['/kids-protocol', '/science?tab=kids', whitepaper],
  })),
  { what: 'I6 limits', texts: limits, places: ['/kids-protocol', '/science?tab=kids', whitepaper] },
  {
    what: 'G10 care cards',
    texts: mostUrgentFirst(records.careCards).flatMap(({ title, card }) => [title, ...card]),
    places: ['/help', printable, whitepaper],
  },
  {
    // A number stands before the steps that fold, so its order is its own.
    what: 'G10 whom to call',
    texts: mostUrgentFirst(records.careCards).flatMap(({ title, contacts }) => [
      title,
      ...contacts.map(({ label }) => label),
    ]),
    places: ['/help', printable, whitepaper],
  },
];

const papers = new Map<string, Promise<ReadPdf>>();

/** A document as the site serves it, read once. */
function readPaper(page: Page, url: string): Promise<ReadPdf> {
  const paper =
    papers.get(url) ?? page.request.get(url).then(async (response) => readPdf(new Uint8Array(await response.body())));
  papers.set(url, paper);
  return paper;
}

async function readPlace(page: Page, place: string): Promise<string> {
  if (place.endsWith('.pdf')) return (await readPaper(page, place)).text;
  await page.goto(place);
  // What folds is read with the rest.
  await page.locator('main').evaluate((main) => {
    for (const fold of main.querySelectorAll('details')) fold.open = true;
  });
  return squeezed(await page.getByRole('main').innerText());
}

/** The first text that does not follow those before it; undefined where all stand in their order. A cell begins with a capital. */
function firstMissing(place: string, texts: readonly string[]): string | undefined {
  const said = place.toLowerCase();
  let from = 0;
  return texts.find((text) => {
    const at = said.indexOf(squeezed(text).toLowerCase(), from);
    from = at + squeezed(text).length;
    return at < 0;
  });
}

for (const { what, texts, places } of sayings) {
  test(`L3 ${what}: the same on ${places.join(', ')}`, async ({ page }) => {
    expect(texts.length).toBeGreaterThan(1);
    for (const place of places) {
      expect
        .soft(firstMissing(await readPlace(page, place), texts), `missing on ${place}, or out of order`)
        .toBeUndefined();
    }
  });
}

test('L3 the open data holds the records that pages and papers are made from', async ({ request }) => {
  const { adults, children, limits: ceilings } = await (await request.get('/protocol.json')).json();
  expect(adults).toMatchObject({ supplements, schedule: records.schedule, phases: records.phases });
  expect(children).toMatchObject({ day: records.kidsDay, doses: records.doses, nutrients: records.kidsNutrients });
  expect(ceilings).toEqual(records.limits);
});

test('G10 both papers dial the numbers of the care cards and the further lines of help, and no other', async ({
  page,
}) => {
  const numbers = new Set(
    [...records.careCards, ...records.moreHelp].flatMap(({ contacts }) =>
      contacts.map(({ by, number }) => `${by}:${number}`),
    ),
  );
  for (const url of [printable, whitepaper]) {
    const { addresses } = await readPaper(page, url);
    expect(new Set(addresses.filter((address) => /^(tel|sms):/.test(address))), url).toEqual(numbers);
  }
});
