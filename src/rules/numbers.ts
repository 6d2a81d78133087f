import { everyText } from '../model/every-text.ts';
import { recordFile, singles, type Records } from '../model/records.ts';
import type { Limit } from '../model/evidence.ts';
import type { Ceiling } from '../model/ingredient.ts';
import { numbersIn } from '../text/number-words.ts';
import { problem, type Problem } from '../problems/problems.ts';
import { agesIn, byStrictness, isSet, strictestLimit } from '../safety/limits.ts';

function drawnNumbers(measure: object): number[] {
  const ownReading = new Set(['sure', 'references', 'claims', 'ingredient']);
  return Object.entries(measure).flatMap(([key, value]: [string, unknown]) => {
    if (ownReading.has(key)) return [];
    if (typeof value === 'number') return [Math.abs(value)];
    return typeof value === 'string' ? numbersIn(value) : [];
  });
}

/** True where a limit of our own is under what others published for each of its ages: no source has to give a stricter one. */
const isStricter = (limit: Limit, limits: readonly Limit[]) =>
  limit.setBy === 'project' &&
  agesIn(limit.ages).every((age) => {
    const others = limits.filter((each) => each.setBy !== 'project');
    const strictest = strictestLimit(others, limit.nutrient, { from: age, to: age });
    return (
      strictest !== undefined &&
      isSet(limit) &&
      byStrictness({ ...limit, amount: limit.highest ?? limit.amount }, strictest) < 0
    );
  });

/** True where a ceiling of our own is under an amount that one of its sources names: none has to give a stricter one. */
const isUnderItsSources = ({ amount, unit, own, references: sources }: Ceiling, references: Records['references']) =>
  own &&
  references
    .filter(({ id }) => sources.includes(id))
    .flatMap(({ finding }) =>
      [...finding.matchAll(new RegExp(`[\\d,.]+(?= ${unit}\\b)`, 'g'))].flatMap(([found]) => numbersIn(found)),
    )
    .some((found) => amount < found);

/** Numbers that are given, and the sources that one of them has to be in. */
interface Given {
  file: string;
  field: string;
  numbers: readonly number[];
  sources: readonly string[];
  unit?: string;
  orElse?: string;
  /** The parts of a source that count. */
  from?: readonly ('finding' | 'caution')[];
}

/**
 * Refuses a number of a figure, a limit, a ceiling, a claim or a short finding that none of its references contains. A claim may take it
 * from their caution, too.
 */
export function numbersHaveASource({
  measures: { night, habit, panic, howSure },
  limits,
  ingredients,
  claims,
  references,
}: Records): Problem[] {
  const figures = [
    ...night.rows.map((measure, index) => ({ field: `night.rows[${index}]`, measure })),
    { field: 'habit', measure: habit },
    { field: 'panic', measure: panic },
    ...howSure.rows.map((measure, index) => ({ field: `howSure.rows[${index}]`, measure })),
  ];
  const given: Given[] = [
    ...figures.map(({ field, measure }) => ({
      file: singles.measures.file,
      field,
      numbers: drawnNumbers(measure),
      sources: measure.references,
    })),
    ...limits
      .filter((limit) => !isStricter(limit, limits))
      .map(({ id, amount, highest, unit, setBy, references: sources }) => ({
        file: recordFile('limits', id),
        field: 'amount',
        numbers: [amount, highest].filter((number) => number !== undefined),
        sources,
        unit: ` ${unit}`,
        orElse: setBy === 'project' ? ' A limit of our own may also be under every published limit for its ages.' : '',
      })),
    ...ingredients.flatMap(({ id, ceiling }) =>
      ceiling && !isUnderItsSources(ceiling, references)
        ? [
            {
              file: recordFile('ingredients', id),
              field: 'ceiling.amount',
              numbers: [ceiling.amount],
              sources: ceiling.references,
              unit: ` ${ceiling.unit}`,
              orElse: ceiling.own ? ' A ceiling of our own may also be under an amount that they give.' : '',
            },
          ]
        : [],
    ),
    ...references.map(({ id, inShort = '' }) => ({
      file: recordFile('references', id),
      field: 'inShort',
      numbers: numbersIn(inShort),
      sources: [id],
    })),
    ...claims
      .filter(({ basis }) => basis === 'published' || basis === 'guideline')
      .map(({ id, text, references: sources }) => ({
        file: recordFile('claims', id),
        field: 'text',
        numbers: numbersIn(text),
        sources,
        from: ['finding', 'caution'] as const,
      })),
  ];
  return given.flatMap(({ file, field, numbers, sources, unit = '', orElse = '', from = ['finding'] }) => {
    const cited = references.filter(({ id }) => sources.includes(id));
    const known = new Set(numbersIn(cited.flatMap((source) => from.map((part) => source[part])).join('\n')));
    return [...new Set(numbers)]
      .filter((number) => !known.has(number))
      .map((number) =>
        problem(
          file,
          field,
          `${number}${unit} isn't in ${from.map((part) => `\`${part}\``).join(' or ')} of ${sources.join(' or ')}. Write the number that the source gives for this, in its unit. If the source has changed, change its finding first.${orElse}`,
        ),
      );
  });
}

/** Refuses a day that is still to come, on which no one can have looked. Tomorrow may be written: in New Zealand it’s already today. */
export function datesHaveCome(records: Records): Problem[] {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return everyText(records)
    .filter(({ text }) => /^\d{4}-\d\d-\d\d$/.test(text) && text > tomorrow)
    .map(({ file, field, text }) =>
      problem(file, field, `"${text}" is still to come. Write the day on which you looked`),
    );
}
