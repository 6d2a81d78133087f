import type { Fault } from '../../faults.ts';
import { kinds, lists, type Kind, type List, type Records } from '../../records.ts';
import type { ProseRule } from './prose-rule.ts';
import { paragraphsOf } from '../../prose-text.ts';

/** What is not written here, and why. */
const banned: readonly { reason: string; patterns: readonly RegExp[] }[] = [
  {
    reason: 'promises what nothing here can keep',
    patterns: [
      /\bcur(?:es?|ed|ing)\b/i,
      /\bheal(?:s|ed|ing)? (?:your|the|my|our) (?:trauma|brain|body|gut|nervous system|anxiety|depression)/i,
      /\bdetoxif\w*/i,
      /\bguaranteed?\b/i,
      /\btoxins?\b/i,
      /\bmirac(?:le|ulous)\w*/i,
      /\bsuperfoods?\b/i,
      /\brewir(?:e|es|ed|ing)\b/i,
      /\bgame[- ]changer\b/i,
      /\blife[- ]changing\b/i,
      /\btransform (?:your|his|her) \w+/i,
      /\bunlock your\b/i,
      /\bsupercharge\b/i,
      /\bboosts? (?:your|immun)/i,
      /\b(?:clinically|scientifically) proven\b/i,
      /\bproven to\b/i,
      /\bno side effects\b/i,
      /\b100 ?% (?:safe|natural)\b/i,
      /\bhealing journey\b/i,
    ],
  },
  {
    reason: 'hurries or frightens the reader',
    patterns: [/\bact now\b/i, /\bdon’t wait\b/i, /\blast chance\b/i, /\bbefore it’s too late\b/i, /\blimited time\b/i],
  },
  {
    reason: 'tells somebody what to do with a prescription',
    patterns: [
      /\b(?:stop|quit|skip|ditch|throw away) (?:taking )?your (?:meds|medicines?|medications?|pills?|prescriptions?|antidepressants?|statins?)\b/i,
      /\bcold turkey is (?:fine|safe|best)\b/i,
    ],
  },
  {
    reason: 'is a turn that writes itself; say the thing',
    patterns: [
      /\b(?:it|this|that)(?:’s| is) not\b[^.!?]{1,60}[,;:–—.] (?:it|this|that)(?:’s| is)\b/i,
      /\b(?:it|this|that) isn’t\b[^.!?]{1,60}[,;:–—.] (?:it|this|that)(?:’s| is)\b/i,
      /\bnot (?:just|only|merely)\b[^.!?]*\bbut\b/i,
      /\bmore than just\b/i,
      /\blet’s be honest\b/i,
      /\bhere’s the (?:thing|truth|catch)\b/i,
      /\bthe truth is\b/i,
      /\bsomething shift(?:s|ed)\b/i,
      /(?:^|[.!?] )And yet\./,
      /\bThat(?:’s| is) it\./,
      /\btestament to\b/i,
      /\btapestry\b/i,
      /\bdelv(?:e|es|ed|ing)\b/i,
      /\bin today’s\b/i,
      /\bin a world (?:where|that)\b/i,
      /\bat the end of the day\b/i,
      /\bthat being said\b/i,
      /\bit’s worth noting\b/i,
      /(?:^|[.!?] )Because [^.!?,]{1,60}\./,
      /\bembark (?:on|upon)\b/i,
      /\bpivotal\b/i,
      /\bseamless(?:ly)?\b/i,
    ],
  },
];

/** Words that season generated prose. One is a word; more in one essay are a habit. */
const seasoning = /\b(?:quiet(?:ly|er|est)?|gent(?:le|ly|ler)|tender(?:ly|ness)?|softly)\b/gi;
const seasoningAllowed = 2;
const dash = /(?<=\p{L}|[”’)]) ?[—–] ?(?=\p{L}|[“‘(])/gu;
const dashesAllowed = 2;

/** Fields that hold ids, search words or the words of others. */
const notProse = new Set([
  'id',
  'references',
  'claims',
  'claim',
  'careCards',
  'doses',
  'ingredients',
  'ingredient',
  'medicine',
  'supplements',
  'search',
  'triggers',
  'number',
  'path',
]);

/** The words of a record, wherever they stand in it. */
function proseOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(proseOf);
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => (notProse.has(key) ? [] : proseOf(inner)))
    : [];
}

function faultsIn(file: string, text: string): Fault[] {
  return banned.flatMap(({ reason, patterns }) =>
    patterns.flatMap((pattern) => {
      const found = pattern.exec(text)?.[0];
      return found ? [{ file, field: '', message: `“${found.trim()}” ${reason}` }] : [];
    }),
  );
}

const quotedKinds: readonly Kind[] = ['references'];

/** What every record says, by its file. References are left out: their titles are quoted, and their findings say what others found. */
const recordTexts = (records: Records): [string, string[]][] => [
  ...(Object.keys(kinds) as Kind[])
    .filter((kind) => !quotedKinds.includes(kind))
    .flatMap((kind) =>
      records[kind].map((record): [string, string[]] => [`${kinds[kind].folder}/${record.id}.yaml`, proseOf(record)]),
    ),
  ...(Object.keys(lists) as List[]).map((list): [string, string[]] => [lists[list].file, proseOf(records[list])]),
];

/** No miracle, no hurry, nothing about a prescription that is not the prescriber’s, and none of the turns of generated prose. */
export const phrases: ProseRule = (records) => [
  ...recordTexts(records).flatMap(([file, texts]) => texts.flatMap((text) => faultsIn(file, text))),
  ...records.essays.flatMap(({ slug, title, excerpt, inShort, body }) => {
    const file = `essays/${slug}.md`;
    const texts = [title, excerpt, inShort, ...paragraphsOf(body)];
    const dashes = texts.flatMap((text) => text.match(dash) ?? []).length;
    const seasoned = texts.flatMap((text) => text.match(seasoning) ?? []).map((word) => word.toLowerCase());
    return [
      ...texts.flatMap((text) => faultsIn(file, text)),
      ...(dashes > dashesAllowed
        ? [{ file, field: '', message: `${dashes} dashes; at most ${dashesAllowed} an essay` }]
        : []),
      ...(seasoned.length > seasoningAllowed
        ? [
            {
              file,
              field: '',
              message: `${seasoned.map((word) => `“${word}”`).join(', ')}; at most ${seasoningAllowed} such words an essay`,
            },
          ]
        : []),
    ];
  }),
];
