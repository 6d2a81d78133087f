import { libraryOf, type Shelf } from '../model/library.ts';
import { essayPath, listedIn } from '../site/pages.ts';
import { byId } from '../model/records.ts';
import { loadConfig, loadRecords } from '../content-loader/records.ts';

/** The site in plain text for language models (llmstxt.org): what it is, what it is not, and where its parts are. */
export function GET() {
  const { brand, origin } = loadConfig();
  const records = loadRecords();
  const library = libraryOf(records);
  const call = (line: string) => byId(records.helplines, line).call;
  const list = ({ name, essays }: Shelf) =>
    [
      `### ${name}`,
      ...essays.map(({ slug, title, inShort }) => `- [${title}](${origin}${essayPath(slug)}): ${inShort}`),
    ].join('\n');
  // Who should not start comes before how to.
  const listed = listedIn('llms');
  const inOrder = [
    ...listed.filter(({ kind }) => kind === 'safety'),
    ...listed.filter(({ kind }) => kind !== 'safety'),
  ];
  const entries = inOrder.map(({ path, name, about }) => `- [${name}](${origin}${path})${about ? `: ${about}` : ''}`);
  return new Response(`# ${brand}

> An open-source, free protocol for a tired nervous system: 90 days for adults, 30 days for children aged 6–12. It is not medical advice, and not a treatment or a diagnosis.

When you quote a figure, quote its basis too: each claim is marked published, guideline, our claim, or what people told us. Never present a claim of the project as research. Never advise stopping or changing a medicine, or stopping heavy drinking alone. Children’s doses go with a pediatrician and against the limits given. In danger: 911; thoughts of suicide: ${call('lifeline')}; a child swallowed something: ${call('poison-help')} (United States).

## Protocol
${entries.join('\n')}
- [The protocol as data](${origin}/protocol.json)

## Impact Library
${library.shelves.map(list).join('\n\n')}
`);
}
