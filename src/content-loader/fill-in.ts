import { nearest, type Problem } from '../problems/problems.ts';
import type { NamedWords } from './named-words.ts';
import { parse } from 'yaml';
import type { Helpline } from '../model/evidence.ts';
import { textsIn } from '../text/texts.ts';
import { amountProblems, mayHoldAmounts, type AmountWords } from '../rules/words/typed-amounts.ts';
import { countsWritten, lineAt, numbersWritten, type LineProblem } from '../rules/words/typed-numbers.ts';

const named = /\{([a-z][a-z0-9-]*(?::[a-z0-9-]+)*)\}/g;

/** A text with the words that it names as `{a-name}` in their place, and each name that means nothing, which leaves a blank. Lines stay as they are. */
export function fillIn(text: string, words: NamedWords): { text: string; problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  const filled = text.replaceAll(named, (mark, name: string, index: number) => {
    const found = words.get(name);
    if (found !== undefined) return found;
    const [prefix = ''] = name.split(':');
    const alike = [...words.keys()].filter((key) => key.includes(':') === name.includes(':'));
    const known = name.includes(':') ? alike.filter((key) => key.startsWith(`${prefix}:`)) : alike;
    const candidate = nearest(name, known);
    const meant = candidate ? ` Did you mean {${candidate}}?` : '';
    const unrecorded = name.includes(':')
      ? ' If this amount has no record, take it out, and write “Take no more than the label says.”'
      : '';
    problems.push({
      line: lineAt(text, index),
      message: `${mark} names nothing.${meant} It can be ${(known.length > 0 ? known : alike).map((key) => `{${key}}`).join(', ')}.${unrecorded}`,
    });
    return '…';
  });
  return { text: filled, problems };
}

/** What’s written in one place, and named everywhere else. */
export interface FillIns extends AmountWords {
  helplines: readonly Helpline[];
  words: NamedWords;
  /** False where a record among them could not be read, so that a name may mean that one. */
  areAllKnown: boolean;
}

/**
 * Amounts of a record that are typed, or filled in where they don't belong. Names are in other brackets while YAML is read: in a list in
 * brackets, braces would mean something else. A file that can't be parsed is reported by its reader.
 */
function amountsIn(file: string, text: string, words: AmountWords): Problem[] {
  if (!mayHoldAmounts(text)) return [];
  try {
    return textsIn(parse(text.replaceAll(named, '⟨$1⟩'))).flatMap(({ field, text: value }) =>
      amountProblems(file, field, value.replaceAll(/⟨(.*?)⟩/g, '{$1}'), words).map((message) => ({
        file,
        field,
        message,
      })),
    );
  } catch {
    return [];
  }
}

/** The text of a record with its names filled in. Without `fillIns`, the text unchanged. */
export function filledIn(file: string, text: string, fillIns: FillIns | undefined, problems: Problem[]): string {
  if (!fillIns) return text;
  const { text: filled, problems: unknown } = fillIn(text, fillIns.words);
  const said = fillIns.areAllKnown ? [...unknown, ...numbersWritten(text, fillIns.helplines)] : [];
  problems.push(
    ...[...said, ...countsWritten(text)].map((problem) => ({ file, field: '', ...problem })),
    ...(fillIns.areAllKnown ? amountsIn(file, text, fillIns) : []),
  );
  return filled;
}

/** The text of an essay with its names filled in, and what is wrong in it. */
export function filledBody(body: string, fillIns: FillIns): { text: string; problems: LineProblem[] } {
  const { words, helplines, areAllKnown } = fillIns;
  const { text, problems } = fillIn(body, words);
  if (!areAllKnown) return { text, problems: [] };
  const typed = body
    .split('\n')
    .flatMap((line, index) =>
      amountProblems('', '', line, fillIns, body).map((message) => ({ line: index + 1, message })),
    );
  return { text, problems: [...problems, ...numbersWritten(body, helplines), ...typed] };
}
