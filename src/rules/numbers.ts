import { everyText } from '../model/every-text.ts';
import { recordFile, singles, type Records } from '../model/records.ts';
import { amountsIn, numbersIn, type Amount } from '../text/number-words.ts';
import { problem, problemIf, type Problem } from '../problems/problems.ts';
import { inNanograms, isSet } from '../safety/limits.ts';

function drawnNumbers(measure: object): number[] {
  const ownReading = new Set(['sure', 'references', 'claims', 'ingredient']);
  return Object.entries(measure).flatMap(([key, value]: [string, unknown]) => {
    if (ownReading.has(key)) return [];
    if (typeof value === 'number') return [Math.abs(value)];
    return typeof value === 'string' ? numbersIn(value) : [];
  });
}

/** Refuses a number of a figure, a claim or a short finding that none of its references contains. It doesn’t compare units. */
export function numbersHaveASource({
  measures: { night, habit, panic, howSure },
  claims,
  references,
}: Records): Problem[] {
  const figures = [
    ...night.rows.map((measure, index) => ({ field: `night.rows[${index}]`, measure })),
    { field: 'habit', measure: habit },
    { field: 'panic', measure: panic },
    ...howSure.rows.map((measure, index) => ({ field: `howSure.rows[${index}]`, measure })),
  ];
  const given = [
    ...figures.map(({ field, measure }) => ({
      file: singles.measures.file,
      field,
      numbers: drawnNumbers(measure),
      sources: measure.references,
      from: ['finding'] as const,
    })),
    ...references.map(({ id, inShort = '' }) => ({
      file: recordFile('references', id),
      field: 'inShort',
      numbers: numbersIn(inShort),
      sources: [id],
      from: ['finding'] as const,
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
  return given.flatMap(({ file, field, numbers, sources, from }) => {
    const cited = references.filter(({ id }) => sources.includes(id));
    const known = new Set(numbersIn(cited.flatMap((source) => from.map((part) => source[part])).join('\n')));
    return [...new Set(numbers)]
      .filter((number) => !known.has(number))
      .map((number) =>
        problem(
          file,
          field,
          `${number} isn't in ${from.map((part) => `\`${part}\``).join(' or ')} of ${sources.join(' or ')}. Write the number that the source gives for this. If the source has changed, change its finding first.`,
        ),
      );
  });
}

const sizeOf = ({ amount, unit }: Amount) => (unit === 'hours' ? amount : inNanograms(amount, unit));

/**
 * Refuses a limit, a ceiling or hours apart that no finding of its references has in its unit. Our own may be under an amount that one
 * of them has. Whom the amount is for isn’t compared.
 */
export function amountsHaveASource({ limits, ingredients, references }: Records): Problem[] {
  const given = [
    ...limits.filter(isSet).map((limit) => ({
      ...limit,
      file: recordFile('limits', limit.id),
      field: 'amount',
      own: limit.setBy === 'project',
    })),
    ...ingredients.flatMap(({ id, ceiling, interactions }) => {
      const file = recordFile('ingredients', id);
      const apart = interactions.flatMap(({ hoursApart }, index) => {
        const field = `interactions[${index}].hoursApart.hours`;
        return hoursApart ? { ...hoursApart, amount: hoursApart.hours, unit: 'hours' as const, own: false, field } : [];
      });
      return [...apart, ...(ceiling ? [{ ...ceiling, field: 'ceiling.amount' }] : [])].map((item) => ({
        ...item,
        file,
      }));
    }),
  ];
  return given.flatMap(({ file, field, amount, unit, own, references: sources }) => {
    const amounts = references
      .filter(({ id }) => sources.includes(id))
      .flatMap(({ finding }) => amountsIn(finding))
      .filter((given) => (given.unit === 'hours') === (unit === 'hours'));
    const isFound = (size: number) => amounts.map(sizeOf).some((found) => (own ? found >= size : found === size));
    const gives =
      [...new Set(amounts.map(({ amount, unit }) => `${amount} ${unit}`))].join(', ') || `nothing in ${unit}`;
    return problemIf(
      !isFound(sizeOf({ amount, unit })),
      file,
      field,
      `${amount} ${unit} isn't in \`finding\` of ${sources.join(' or ')}: found ${gives}. Write what the source gives for this${own ? ', or less' : ''}. If the source has changed, change its finding first.`,
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
