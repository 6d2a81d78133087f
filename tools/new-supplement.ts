import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { idPattern } from '../src/model/common.ts';
import { EditorError } from '../src/problems/problems.ts';
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

/** The product: one a day as needed, at a price to correct. */
const supplement = (id: string, name: string, order: number, today: string) => `order: ${order}
name: ${value(name)}
line:
  purpose: We haven’t written down yet what people take it for.
  caution: Ask a pharmacist first. Nobody has looked this up yet.
card:
  found: We haven’t read any trials of it yet.
  askFirst: Ask first if you take any medicine or have any diagnosis.
  dose:
    - Take no more than the label says.
  stop: Stop taking it and call a doctor for anything new that worries you. Call 911 for a swollen face or trouble breathing.
page:
  label: Look for it on its own, with nothing added.
  free: A walk in daylight.
dose: { count: 1, form: capsule, mostADay: 1 }
duration: As needed within the 90 days
costCents: 2000
costDate: ${today}
search: ${value(`${name.toLowerCase()} third party tested`)}
ingredients: [${id}]
claims: [supplements-unreviewed]
`;

/** `npm run new:supplement -- glycine "Glycine"` writes a supplement that passes the check at once and is "ask first" for everyone. */
await runCommand(() => {
  const [id = '', name = ''] = process.argv.slice(2);
  if (!idPattern.test(id) || name.length < 3)
    throw new EditorError('Give a file name and a name: npm run new:supplement -- glycine "Glycine"');
  const folders = ['ingredients', 'supplements'].map((folder) => join(root, 'protocol', folder));
  const files = folders.map((folder) => join(folder, `${id}.yaml`));
  const taken = files.filter((file) => existsSync(file));
  if (taken.length > 0) throw new EditorError(`${taken.join(' and ')} already exists; nothing was written.`);
  const today = new Date().toISOString().slice(0, 10);
  const texts = folders.map((folder, index) => {
    const order = readdirSync(folder).length + 1;
    return index === 0 ? ingredient(name, order, today) : supplement(id, name, order, today);
  });
  files.forEach((file, index) => writeFileSync(file, texts[index] ?? ''));
  console.log(`Wrote ${files.join(' and ')}. It passes npm run check, and says “ask first” for everything.
Next: write what it is, what it costs and what you read about it, and answer one medicine type at a time.`);
});
