import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { idPattern } from '../src/model/common.ts';
import { supplement as schema } from '../src/model/protocol.ts';
import { EditorError } from '../src/problems/problems.ts';
import { currentDay } from '../src/site/dates.ts';
import { runCommand } from '../build/run-command.ts';

const root = process.env.CONTENT_DIR ?? 'content';

/** A value of YAML, in quotes where it needs them. */
const value = (text: string) => stringify(text, { lineWidth: 0 }).trim();

/** The substance: it has no answers yet, so `added` makes it "ask first" with every medicine type and condition. */
const ingredient = (name: string, order: number, today: string) => `order: ${order}
name: ${value(name)}
added: ${today}
purpose: We haven’t written down yet what people take it for
effect: We haven’t read any trials of it yet.
certainty: We don’t know.
studied: We don’t know how long it has been studied.
references: [fda-using-supplements]
cautions:
  - who: Pregnant or trying to be, breastfeeding, or under 18
    conditions: [pregnant, trying, breastfeeding, under-18]
    advice: dont-take
    text: We ask you to skip it.
    own: true
interactions: []
noneFound: { looked: ${today}, medicines: [], conditions: [] }
`;

/** The product: one a day as needed, without a link to buy it. */
const supplement = (
  { id, name, form, costCents }: { id: string; name: string; form: string; costCents: number },
  order: number,
  today: string,
) => `order: ${order}
name: ${value(name)}
line:
  purpose: We haven’t written down yet what people take it for.
  caution: Ask a pharmacist first. Nobody has looked this up yet.
card:
  found: We haven’t read any trials of it yet.
  askIf: [you take any medicine or have any diagnosis]
  dose:
    - Take no more than the label says.
  stop: Stop taking it and call a doctor for anything new that worries you. Call 911 for a swollen face or trouble breathing.
page:
  label: Look for it on its own, with nothing added.
  free: A walk in daylight.
dose: { count: 1, form: ${form}, mostADay: 1 }
duration: As needed within the 90 days
costCents: ${costCents}
costDate: ${today}
ingredients: [${id}]
claims: [supplements-unreviewed]
`;

/** The place after the last one of the records in a folder. */
const nextOrder = (folder: string) =>
  1 +
  Math.max(
    ...readdirSync(folder).map((file) => Number(/^order: (\d+)$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1])),
  );

/** What is left to write, file by file. */
const next = (id: string, [ingredientFile = '', supplementFile = '']: readonly string[]) => `
Next, in ${ingredientFile}, what is in the bottle:
  purpose, effect, certainty, studied: what people take it for, and what you read about it
  references: where you read it
  ceiling: the most in a day, if a source says one; see magnesium.yaml
  interactions, cautions, noneFound: its answers, one medicine type or condition at a time
Then, in ${supplementFile}, what a reader sees:
  line, card, page: its words; write an amount as {most:${id}}, never as a number
  dose, duration: how many, how many in a day, and for how long
  claims: what the words rest on, in place of supplements-unreviewed
Last, when someone has looked all of it up:
  search: words for the store’s search box, such as “${id.replaceAll('-', ' ')} third party tested”. With them the pages have a paid link.`;

/**
 * `npm run new:supplement -- glycine "Glycine" capsule 20` writes a supplement that passes the check at once and is "ask first" for
 * everyone.
 */
await runCommand(() => {
  const [id = '', name = '', form = '', dollars = ''] = process.argv.slice(2);
  const costCents = Math.round(Number(dollars) * 100);
  const { dose, costCents: cents } = schema.shape;
  const forms = dose.shape.form;
  const isWhole = idPattern.test(id) && name.length >= 3 && forms.safeParse(form).success;
  if (!isWhole || !cents.safeParse(costCents).success)
    throw new EditorError(
      `Give a file name, a name, its form (${forms.options.join(', ')}), and what 90 days cost in dollars: npm run new:supplement -- glycine "Glycine" capsule 20`,
    );
  const folders = ['ingredients', 'supplements'].map((folder) => join(root, 'protocol', folder));
  const files = folders.map((folder) => join(folder, `${id}.yaml`));
  const taken = files.filter((file) => existsSync(file));
  if (taken.length > 0) throw new EditorError(`${taken.join(' and ')} already exists; nothing was written.`);
  const today = currentDay();
  const texts = folders.map((folder, index) => {
    const order = nextOrder(folder);
    return index === 0 ? ingredient(name, order, today) : supplement({ id, name, form, costCents }, order, today);
  });
  files.forEach((file, index) => writeFileSync(file, texts[index] ?? ''));
  console.log(
    `Wrote ${files.join(' and ')}. They pass npm run check, and say “ask first” for everything.\n${next(id, files)}`,
  );
});
