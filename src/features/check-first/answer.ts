import { harmFor, keepTakingFor, linesFor } from '../../safety/medicine-lines.ts';
import { isForChild, type Line } from '../../safety/record-lines.ts';
import type { Reader, CheckFirstData } from '../../safety/check-first-data.ts';
import { answersFor, type Answer } from '../../safety/supplement-answers.ts';
import { filled } from '../../text/blanks.ts';
import { apart, foundNothing, inAList, shortName, strongestFirst } from '../../safety/results.ts';
import { searchIn } from './search.ts';

const anyOf = (answers: readonly Answer[]) =>
  inAList(
    answers.map(({ inText }) => inText),
    'disjunction',
  );

/** The whole answer in a sentence: what not to take, and what to ask about. */
function resultOf({ checkFirst }: CheckFirstData, ruledOut: readonly Answer[], others: readonly Answer[]): string {
  if (others.length === 0) return checkFirst.dontTakeAny;
  if (ruledOut.length > 0) return filled(checkFirst.dontTake, anyOf(ruledOut));
  return others.some(({ taken }) => taken.length > 0) ? checkFirst.askOther : checkFirst.askAny;
}

/**
 * The rows of an answer, one for all that say the same. Of the same result what a reader already takes comes first, with what else speaks
 * against it, and what has no reason of its own comes last.
 */
function rowsOf({ checkFirst: { twoBottles, showBottle } }: CheckFirstData, answers: readonly Answer[]) {
  const rows = answers
    .map((answer) => ({
      ...answer,
      // Neither is a reason of its own: the first line is about what a reader already takes, and a row without a reason says to show the
      // bottle.
      reasons: answer.reasons
        .map((reason) => ([twoBottles, showBottle].includes(reason.text) ? { ...reason, text: '' } : reason))
        .filter(({ text, hours }) => text || hours),
    }))
    .filter(({ taken, reasons }) => taken.length === 0 || reasons.length > 0);
  const order = ({ taken, reasons }: Answer) => Number(taken.length > 0) * 2 + Number(reasons.length > 0);
  const duplicates = Map.groupBy(rows, ({ kind, reasons, taken }) => JSON.stringify([kind, reasons, taken]));
  const grouped = [...duplicates.values()].flatMap((group) =>
    group.slice(0, 1).map((row) => ({ ...row, ingredients: group.map(({ ingredient }) => ingredient) })),
  );
  return strongestFirst(grouped.toSorted((a, b) => order(b) - order(a)));
}

const shortWords = {
  'none-found': '–',
  'ask-first': 'Ask',
  'not-with-alcohol': 'Not with alcohol',
  'dont-take': 'Don’t take',
};

/** What one cell of the sheet says: the result in two words, and the longest hours. */
const cell = ({ kind, reasons }: Answer): { result: string; hours: number } => ({
  result: shortWords[kind],
  hours: Math.max(0, ...reasons.map(({ hours }) => hours)),
});

/** The table of the sheet: supplements by what a reader takes, and by what is true for them. */
function tableFor(data: CheckFirstData, { medicines, conditions }: Reader) {
  const known = medicines.filter(({ types }) => types.length > 0);
  const notChecked = medicines.filter(({ types }) => types.length === 0);
  const columns = [
    ...known.map((medicine) => ({ name: medicine.name, reader: { medicines: [medicine], conditions: [] } })),
    { name: 'Not checked', reader: { medicines: notChecked, conditions: [] } },
    { name: 'What’s true for me', reader: { medicines: [], conditions } },
  ]
    .map(({ name, reader }) => ({ name, answers: answersFor(data, reader) }))
    .filter(({ answers }) => answers.length > 0);
  return {
    columns: columns.map(({ name }) => name),
    rows: data.ingredients.map(shortName).map((name) => ({
      name,
      cells: columns.flatMap(({ answers }) => answers.filter(({ ingredient }) => ingredient === name).map(cell)),
    })),
  };
}

/** A text, the name that it’s about, and whether it’s our own advice. */
export interface Says {
  about?: string | undefined;
  text: string;
  isOwn?: boolean;
}

/** What can’t wait: a danger, and what is said because of something else that a reader picked, or may kill. */
const isFirst = ({ weight }: Pick<Line, 'weight'>) => weight === 'danger' || weight === 'personal';

/** Everything that a reader is told, in words; undefined for a reader who has picked nothing. */
function answerTo(data: CheckFirstData, reader: Reader) {
  const answers = answersFor(data, reader);
  if (answers.length === 0) return undefined;
  const { checkFirst } = data;
  const picked = reader.medicines.length + reader.conditions.length;
  const isSeveral = picked > 1;
  /** What a line or a reason is about isn't said where it can be only one thing. */
  const aboutIn = (about: readonly string[]) => (isSeveral ? inAList(about) : undefined);
  /** Nor is a reason of all of them. */
  const someOf = (about: readonly string[]) => (about.length < picked ? inAList(about) : undefined);
  /** What a row says. */
  const saysOf = (kind: Answer['kind'], looked: string, reasons: Answer['reasons']): Says[] => {
    if (kind === 'none-found') return [{ text: foundNothing(checkFirst, looked) }];
    if (reasons.length === 0) return [{ text: checkFirst.showBottle, isOwn: true }];
    const timed = reasons.filter(({ hours }) => hours > 0);
    // How many hours is part of the only reason that has them and says what it says, or said once after all reasons.
    const isOne = timed.length === 1 && reasons.filter(({ text }) => text === timed[0]?.text).length === 1;
    const aboutOf = (some: Answer['reasons']) => someOf([...new Set(some.flatMap(({ about }) => about))]);
    const why = [...Map.groupBy(reasons, ({ text }) => text)].map(([text, sameText]) => ({
      about: aboutOf(sameText),
      text: [text, ...(isOne ? sameText : []).flatMap(({ hours }) => (hours ? apart(checkFirst, hours) : []))]
        .filter(Boolean)
        .join(' '),
      isOwn: sameText.every(({ own }) => own),
    }));
    // Of several, the longest is safe with each.
    const times =
      isOne || timed.length === 0
        ? []
        : [{ about: aboutOf(timed), text: apart(checkFirst, Math.max(...timed.map(({ hours }) => hours))) }];
    return [...why.filter(({ text }) => text), ...times];
  };
  const ruledOut = answers.filter(({ kind }) => kind === 'dont-take');
  const others = answers.filter(({ kind }) => kind !== 'dont-take');
  const withAlcohol = others.filter(({ kind }) => kind === 'not-with-alcohol');
  const lines = linesFor(data, reader, answers);
  const shown = lines.map(({ about = [], ...line }) => ({ ...line, about: aboutIn(about) }));
  const mixes = new Set(lines.flatMap(({ weight, about = [] }) => (weight === 'danger' ? [inAList(about)] : [])));
  return {
    title: [...reader.medicines, ...reader.conditions].map(({ name }) => name).join(', '),
    danger: mixes.size > 0 ? filled(checkFirst.dangerous, [...mixes].join('; ')) : undefined,
    result: isForChild(data, reader) ? checkFirst.child.answer : resultOf(data, ruledOut, others),
    notWithAlcohol: withAlcohol.length > 0 && filled(checkFirst.dontTakeWithAlcohol, anyOf(withAlcohol)),
    note: reader.medicines.length > 0 && isSeveral ? checkFirst.knowsSomeMixes : undefined,
    isAllRefused: others.length === 0,
    /** What can’t wait, and the rest. */
    first: shown.filter(isFirst),
    others: shown.filter((line) => !isFirst(line)),
    rows: rowsOf(data, answers).map(({ ingredients, kind, taken, looked, reasons }) => ({
      ingredients,
      title: taken.length > 0 ? `${inAList(ingredients)} (${checkFirst.youTake})` : inAList(ingredients),
      kind,
      reasons: saysOf(kind, looked, reasons),
    })),
    keepTaking: keepTakingFor(data, reader, lines),
    harm: harmFor(data, reader, lines),
    table: tableFor(data, reader),
  };
}
export type WholeAnswer = NonNullable<ReturnType<typeof answerTo>>;

/** Search and answer on their data: what is loaded when a reader turns to the field, and not before. */
export const checkFirstWith = (data: CheckFirstData) => ({
  search: searchIn(data),
  answer: (reader: Reader) => answerTo(data, reader),
});
export type CheckFirst = ReturnType<typeof checkFirstWith>;
