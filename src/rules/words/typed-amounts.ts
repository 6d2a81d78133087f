import { numberWord } from '../../text/number-words.ts';
import { nutrientNames } from '../../model/nutrient.ts';
import type { NamedAmounts } from '../../safety/amounts.ts';
import { sentencesOf, splitSentences } from '../../text/sentences.ts';
import { hasAny } from '../../text/texts.ts';

const number = `(?:\\d[\\d.,]*|\\b(?:${numberWord}|(?:(?:a|${numberWord}) )?(?:hundred|thousand)|half a))`;
const unit = '(?:mg|mcg|[µμ]g|IU|milligrams?|micrograms?|(?:international )?units(?= of vitamin)|international units)';
const mass = new RegExp(`${number}(?:\\s?(?:[–-]|to|or)\\s?${number})?[\\s\\u00a0-]?${unit}\\b(?!/dL)(?:/kg)?`, 'i');
const grams = new RegExp(`(?:${number}|\\ba)[\\s\\u00a0]?(?:g|grams?|(?:tea|table)spoons?)\\b`, 'i');
const pieces = new RegExp(
  `\\b(?:${number}|a (?:couple|handful) of) (?:(?:of )?(?:(?!(?:to|an?|kinds?)\\b)[\\w-]+ ){0,4}?(?:gumm(?:y|ies)|capsules?|softgels?)|tablets?)\\b`,
  'i',
);

/** How a text names what has a limit or a ceiling. Iron and caffeine have no record, and no amount here either. */
const substances: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    Object.entries(nutrientNames).map(([id, name]) => [
      id,
      new RegExp(`\\b(?:${name.replace(/ \(.*$/, '').replace('-', '[- ]?')}|${id.replaceAll('-', '[- ]')})\\b`, 'i'),
    ]),
  ),
  'omega-3': /\b(?:omega[- ]?3|DHA|EPA|fish[- ]oil)\b/i,
  'vitamin-a': /\b(?:vitamin A|retinol)\b/i,
  'vitamin-b6': /\b(?:vitamin )?B6\b/i,
  magnesium: /\bmagnesium\b/i,
  melatonin: /\b(?:melatonin|sleep gumm(?:y|ies))\b/i,
  ashwagandha: /\b(?:Ashwagandha|root extract)\b/i,
};

const mark = /\{((?:limit|most|begin|amount):[a-z0-9:-]+)\}/g;

/**
 * True where a sentence gives an amount of the substance it belongs to: the one named right after the mark, or else the last one before
 * it, or else any.
 */
function isAmountOf(of: string, sentence: string, at: number, length: number): boolean {
  if (!substances[of]) return true;
  const words = sentence.replaceAll(mark, (marked) => ' '.repeat(marked.length));
  const namedIn = (text: string) =>
    Object.entries(substances).flatMap(([id, pattern]) =>
      [...text.matchAll(new RegExp(pattern, 'gi'))].map(({ index }) => ({ id, index })),
    );
  const [right = ''] =
    /^[ (]*(?:(?:of|elemental|more|as) )*(?:[\w-]+ ){0,2}[\w-]+/.exec(words.slice(at + length)) ?? [];
  const before = namedIn(words.slice(0, at));
  const last = before.filter(({ index }) => index === Math.max(...before.map((match) => match.index)));
  const named = [namedIn(right), last, namedIn(words)].find((matches) => matches.length > 0) ?? [];
  return named.length === 0 || named.some(({ id }) => id === of);
}

/** Files and fields whose numbers are the record itself, or someone else's words. */
const mayTypeIn = [
  /evidence\/references\//,
  /evidence\/claims\/\S+ text$/,
  /protocol\/supplements\/\S+ dose\.begin$/,
  / (?:\S*\.)?(?:typed|triggers|search|checked|seconded|url)\b/,
];

/** Files that compare limits, which may show every one. */
const tables = /evidence\/limits\/|protocol\/doses\//;

/** What is typed in a sentence: “350 mg”, “two gummies”, or grams of what someone takes. */
function typedIn(sentence: string): string | undefined {
  const isToTake = /\btake\b/i.test(sentence) || Object.values(substances).some((name) => name.test(sentence));
  const heavy = isToTake ? grams.exec(sentence) : null;
  return (mass.exec(sentence) ?? pieces.exec(sentence) ?? heavy)?.[0];
}

/** What an amount is looked up in, and how a text names a child. */
export interface AmountWords {
  amounts: NamedAmounts;
  childWords: readonly RegExp[];
}

/** What is wrong with the amounts in a text of a file; empty for a text that is fine. `around` is all that is read with it. */
export function amountProblems(
  file: string,
  field: string,
  text: string,
  { amounts, childWords }: AmountWords,
  around = text,
): string[] {
  const namesChild = (words: string) => hasAny(words.toLowerCase(), childWords);
  const typed = hasAny(`${file} ${field}`, mayTypeIn)
    ? []
    : sentencesOf(text).flatMap((sentence) => typedIn(sentence) ?? []);
  const isAboutChildren = namesChild(around.replaceAll(mark, ''));
  // What a semicolon parts is about two things, and a mark needs its place in the text as it's written.
  const parts = tables.test(file) ? [] : splitSentences(text).flatMap((sentence) => sentence.split(/(?<=;)\s+/));
  const named = parts.flatMap((filled) =>
    [...filled.matchAll(mark)].flatMap(({ 0: written, 1: key = '', index }): string[] => {
      const amount = amounts.get(key);
      if (!amount) return [];
      const { of, whose, needs = [] } = amount;
      const sentence = filled.replaceAll(mark, '');
      const isForChild =
        file.includes('kids') || namesChild(sentence) || (isAboutChildren && !/\badults?\b/i.test(sentence));
      return [
        whose === 'table' &&
          `isn't the strictest at its ages, so only the table that compares limits may show it. Write {most:${of}:6-8} or {most:${of}:9-12}.`,
        whose === 'adult' &&
          isForChild &&
          `is an adult's amount in a text about children. Leave it out, or write a child’s, such as {most:magnesium:6-8}.`,
        !isAmountOf(of, filled, index, written.length) &&
          `is an amount of ${of}, and its sentence is about something else. Name ${of} in the same sentence.`,
        ...needs
          .filter((need) => !text.includes(`{${need}}`))
          .map((need) => `needs its ceiling in the same text. Add “no more than {${need}}”.`),
      ].flatMap((wrong) => (wrong ? [`${written} ${wrong}`] : []));
    }),
  );
  return [
    ...typed.map(
      (typed) =>
        `don’t type “${typed}”. If the amount has a record, write that record’s name: {limit:…} with the id of a limit, {most:…} with the id of this ingredient for an adult, or {most:magnesium:6-8} for a child. If it has none, give the ingredient a ceiling first, or write “Take no more than the label says.”`,
    ),
    ...named,
  ];
}

/** True where a text gives pieces to swallow: “two gummies”. */
export const givesPieces = (text: string): boolean => pieces.test(text);

/** True where a text gives an amount to swallow, in pieces, milligrams, micrograms or units. */
export const givesAmount = (text: string): boolean => mass.test(text) || givesPieces(text);
