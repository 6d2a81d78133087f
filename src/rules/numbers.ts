import { recordFile, singles, type Records } from '../model/records.ts';
import type { Limit } from '../model/evidence.ts';
import { numbersIn } from '../text/number-words.ts';
import { problem, type Problem } from '../problems/problems.ts';
import { agesIn, byStrictness, isSet, limitsAt } from '../safety/limits.ts';

/** What of a measure is drawn or printed. */
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
    const others = limitsAt(limits, limit.nutrient, age).filter((each) => each.setBy !== 'project');
    const [strictest] = others.filter(isSet).toSorted(byStrictness);
    return (
      strictest !== undefined &&
      isSet(limit) &&
      byStrictness({ ...limit, amount: limit.highest ?? limit.amount }, strictest) < 0
    );
  });

/** Refuses a number of a figure, a limit, a claim or a short finding that none of its references contains. A claim may take it from their caution, too. */
export function numbersHaveASource({
  measures: { night, habit, panic, howSure },
  limits,
  claims,
  references,
}: Records): Problem[] {
  const figures = [
    ...night.rows.map((measure, index) => ({ field: `night.rows[${index}]`, measure })),
    { field: 'habit', measure: habit },
    { field: 'panic', measure: panic },
    ...howSure.rows.map((measure, index) => ({ field: `howSure.rows[${index}]`, measure })),
  ].map(({ field, measure }) => ({
    file: singles.measures.file,
    field,
    numbers: drawnNumbers(measure),
    sources: measure.references,
    unit: '',
    orElse: '',
    from: ['finding'] as const,
  }));
  const ofLimits = limits
    .filter((limit) => !isStricter(limit, limits))
    .map(({ id, amount, highest, unit, setBy, references: sources }) => ({
      file: recordFile('limits', id),
      field: 'amount',
      numbers: [amount, highest].filter((number) => number !== undefined),
      sources,
      unit: ` ${unit}`,
      orElse: setBy === 'project' ? ' A limit of our own may also be under every published limit for its ages.' : '',
      from: ['finding'] as const,
    }));
  const short = references.map(({ id, inShort = '' }) => ({
    file: recordFile('references', id),
    field: 'inShort',
    numbers: numbersIn(inShort),
    sources: [id],
    unit: '',
    orElse: '',
    from: ['finding'] as const,
  }));
  const ofClaims = claims
    .filter(({ basis }) => basis === 'published' || basis === 'guideline')
    .map(({ id, text, references: sources }) => ({
      file: recordFile('claims', id),
      field: 'text',
      numbers: numbersIn(text),
      sources,
      unit: '',
      orElse: '',
      from: ['finding', 'caution'] as const,
    }));
  return [...figures, ...ofLimits, ...short, ...ofClaims].flatMap(
    ({ file, field, numbers, sources, unit, orElse, from }) => {
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
    },
  );
}
