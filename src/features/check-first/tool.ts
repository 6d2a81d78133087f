import { isNamed, keepTakingFor, linesFor } from '../../safety/medicine-lines.ts';
import type { Reader, ToolData } from '../../safety/tool-data.ts';
import { answersFor, groupAlike, type Answer } from '../../safety/supplement-answers.ts';
import { filled } from '../../text/blanks.ts';
import { apart, foundNothing, inAList, resultWords, shortName, strongestFirst } from '../../safety/results.ts';
import { searchIn } from './search.ts';

/** Whether a reader takes none of the supplements, on any day. */
const isAllRefused = (answers: readonly Answer[]): boolean =>
  answers.every(({ kind, isOnDaysWithAlcohol }) => kind === 'dont-take' && !isOnDaysWithAlcohol);

/** The whole answer in a line: what not to take, and what to ask about. */
function summaryOf({ checkFirst }: ToolData, { medicines }: Reader, answers: readonly Answer[]): string {
  const refused = answers.filter(({ kind }) => kind === 'dont-take');
  const takesWarfarin = medicines.some((medicine) => isNamed(medicine, checkFirst.warfarin));
  const alreadyTaken = (some: readonly Answer[], text: string) => {
    const names = some.flatMap(({ taken, inText, ingredient }) =>
      taken.map((name) => (name.toLowerCase() === ingredient.toLowerCase() ? inText : name)),
    );
    return names.length > 0 ? [filled(text, inAList(names))] : [];
  };
  const ruledOut = refused.filter(({ isOnDaysWithAlcohol }) => !isOnDaysWithAlcohol);
  const taken = [
    ...alreadyTaken(ruledOut, checkFirst.takeNoMore),
    ...alreadyTaken(
      answers.filter((answer) => !ruledOut.includes(answer)),
      takesWarfarin ? checkFirst.askTakenWithWarfarin : checkFirst.askTaken,
    ),
  ];
  const dontTake = (isOnSomeDays: boolean, text: string) => {
    const names = refused
      .filter(({ isOnDaysWithAlcohol }) => isOnDaysWithAlcohol === isOnSomeDays)
      .map(({ inText }) => inText);
    return names.length > 0 ? [filled(text, inAList(names, 'disjunction'))] : [];
  };
  const askElse = ruledOut.length + taken.length > 0 ? checkFirst.askOther : checkFirst.askAny;
  return [
    ...taken,
    ...(isAllRefused(answers)
      ? [checkFirst.dontTakeAny]
      : [...dontTake(false, checkFirst.dontTake), askElse, ...dontTake(true, checkFirst.dontTakeWithAlcohol)]),
  ].join(' ');
}

/** What isn't a reason of its own: the first line is about what a reader already takes, and a row without a reason says to show the bottle. */
const noReason = ({ checkFirst: { twoBottles, showBottle } }: ToolData) => [twoBottles, showBottle];

/** The rows of an answer. Of the same result what a reader already takes comes first, with what else speaks against it, and what has no reason of its own comes last. */
function rowsOf(data: ToolData, answers: readonly Answer[]) {
  const rows = answers
    .filter(
      ({ taken, reasons }) => taken.length === 0 || reasons.some(({ text }) => text !== data.checkFirst.twoBottles),
    )
    .map((answer) => ({
      ...answer,
      reasons: answer.reasons
        .map((reason) => (noReason(data).includes(reason.text) ? { ...reason, text: '' } : reason))
        .filter(({ text, hours }) => text || hours),
    }));
  const order = ({ answer: { taken, reasons } }: ReturnType<typeof groupAlike>[number]) =>
    Number(taken.length > 0) * 2 + Number(reasons.length > 0);
  return strongestFirst(
    groupAlike(rows)
      .toSorted((a, b) => order(b) - order(a))
      .map(({ ingredients, answer }) => ({ ...answer, ingredients })),
  );
}

/** What one cell of the sheet says: the result in two words, and the longest hours. */
function cell({ kind, reasons, isOnDaysWithAlcohol }: Answer): { result: string; hours: number } {
  if (kind === 'none-found') return { result: '–', hours: 0 };
  const hours = Math.max(0, ...reasons.map((reason) => reason.hours));
  const result = isOnDaysWithAlcohol ? 'Not with alcohol' : kind === 'ask-first' ? 'Ask' : 'Don’t take';
  return { result, hours };
}

/** The table of the sheet: supplements by what a reader takes, and by what is true for them. */
function tableFor(data: ToolData, { medicines, conditions }: Reader) {
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

/** Everything that the tool tells a reader, in words; undefined for a reader who has picked nothing. */
function answerTo(data: ToolData, reader: Reader) {
  const answers = answersFor(data, reader);
  if (answers.length === 0) return undefined;
  const { checkFirst } = data;
  const isSeveral = reader.medicines.length + reader.conditions.length > 1;
  /** What a line or a reason is about isn't said where it can be only one thing. */
  const aboutIn = (about: readonly string[]) => (isSeveral ? inAList(about) : undefined);
  const lines = linesFor(data, reader);
  const mixes = new Set(lines.flatMap(({ weight, about = [] }) => (weight === 'danger' ? [inAList(about)] : [])));
  const isMix = reader.medicines.length > 0 && isSeveral;
  return {
    title: [...reader.medicines, ...reader.conditions].map(({ name }) => name).join(' · '),
    danger: mixes.size > 0 ? filled(checkFirst.dangerous, [...mixes].join('; ')) : undefined,
    summary: [summaryOf(data, reader, answers), ...(isMix ? [checkFirst.knowsSomeMixes] : [])].join(' '),
    isAllRefused: isAllRefused(answers),
    lines: lines.map((line) => ({ ...line, about: aboutIn(line.about ?? []) })),
    rows: rowsOf(data, answers).map(({ ingredients, kind, taken, looked, reasons, isOnDaysWithAlcohol }) => ({
      ingredients,
      title: taken.length > 0 ? `${inAList(ingredients)} (${checkFirst.youTake})` : inAList(ingredients),
      kind,
      result: isOnDaysWithAlcohol ? checkFirst.notWithAlcohol : resultWords[kind],
      reasons:
        kind === 'none-found'
          ? [{ about: undefined, text: foundNothing(checkFirst, looked), isOwn: false }]
          : [
              ...reasons.map(({ about, text, hours, own: isOwn }) => ({
                about: aboutIn(about),
                text: [text, hours ? apart(checkFirst, hours) : ''].filter(Boolean).join(' '),
                isOwn,
              })),
              ...(reasons.length === 0 && taken.length === 0
                ? [{ about: undefined, text: checkFirst.showBottle, isOwn: true }]
                : []),
            ],
    })),
    keepTaking: keepTakingFor(data, reader, lines),
    table: tableFor(data, reader),
  };
}
export type WholeAnswer = NonNullable<ReturnType<typeof answerTo>>;

/** The tool on its data: what is loaded when a reader turns to it, and not before. */
export const toolWith = (data: ToolData) => ({
  search: searchIn(data),
  answer: (reader: Reader) => answerTo(data, reader),
});
export type Tool = ReturnType<typeof toolWith>;
