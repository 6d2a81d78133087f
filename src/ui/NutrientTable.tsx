import { Fragment } from 'react';
import { comparisonRows, type ComparisonRow } from '../safety/comparison.ts';
import { reading as readings, type Dose, type DoseTexts, type Reading } from '../model/dose.ts';
import { filled } from '../text/blanks.ts';
import { splitSentences } from '../text/sentences.ts';
import { nutrientNames, type Nutrient } from '../model/nutrient.ts';
import { byId, type Records } from '../model/records.ts';
import { lowered } from '../text/texts.ts';
import { ReferenceMarks } from './ReferenceMarks.tsx';
import styles from './NutrientTable.module.css';

type NutrientTableProps = {
  records: Records;
  /** With what is known of each nutrient. */
  hasFindings?: boolean;
};

const ages = ({ band: { from, to } }: ComparisonRow) => `Ages ${from}–${to}`;

/** What is true at each band of ages, said once where it’s the same at all of them. */
function ByAge({ rows, words }: { rows: readonly ComparisonRow[]; words: (row: ComparisonRow) => string }) {
  const [first] = rows;
  const isSame = rows.every((row) => words(row) === (first && words(first)));
  return (isSame ? rows.slice(0, 1) : rows).map((row, index) => (
    <Fragment key={row.band.from}>
      {index > 0 && ' '}
      <span>
        {!isSame && !words(row).includes(' at ages ') && `${ages(row)}: `}
        {words(row)}
      </span>
    </Fragment>
  ));
}

/** The strictest limit alone: a parent who looks for the most finds one number. */
const strictestOf = ({ comparisons }: ComparisonRow) => comparisons[0];
function limitWords(row: ComparisonRow, texts: DoseTexts['children']['limit']): string {
  const strictest = strictestOf(row);
  const { setBy, amount, scope } = strictest?.result.limit ?? {};
  if (!strictest || amount === undefined) return setBy === 'nobody' ? texts.noneFound : texts.noneCouldBeSet;
  return `${strictest.amount}${scope === 'total' ? `, ${texts.foodIncluded}` : ''}.`;
}

/** Whether the limit of the band before says this one’s, too: “4.5 mg at age 6 and 6.1 mg from age 7”. */
const isSaidBefore = (row: ComparisonRow, before: ComparisonRow | undefined) =>
  Boolean(before && strictestOf(before)?.amount.includes(`${strictestOf(row)?.amount ?? ''} from age `));

/** Whether a reading names no other amount than the one to use. */
const isUse = (rows: readonly ComparisonRow[]) =>
  rows.every(
    ({ dose: { status, references }, isRefused }) =>
      !isRefused && status !== 'ask' && (status !== 'not-given' || references.length === 0),
  );

/** The strictest limit of a nutrient at each age, whose it is, and its sources. */
function LimitOf({ rows, texts }: { rows: readonly ComparisonRow[]; texts: DoseTexts['children']['limit'] }) {
  const sources = rows.flatMap((row) => strictestOf(row)?.result.limit.references ?? []);
  return (
    <>
      <ByAge
        rows={rows.filter((row, index) => !isSaidBefore(row, rows[index - 1]))}
        words={(row) => limitWords(row, texts)}
      />
      {rows.every((row) => strictestOf(row)?.setBy === 'project') && ` ${texts.own}`}
      <ReferenceMarks ids={[...new Set(sources)]} />
    </>
  );
}

/**
 * For each nutrient the amount to use, in large print, and in small print the strictest limit and the amounts that the plan has named and
 * a reader should not use. A table, and on a phone a card for each nutrient.
 */
export function NutrientTable({ records, hasFindings = false }: NutrientTableProps) {
  const { doses, doseTexts, kidsNutrients, scienceScreen } = records;
  const { columns, small } = scienceScreen.kids;
  const rows = comparisonRows(records);
  const rowsOf = (nutrient: Nutrient, reading: Reading) =>
    rows.filter((row) => row.nutrient === nutrient && row.reading === reading);
  /** A reading of a nutrient that names another amount than the one to use, with the ages at which it’s above a limit. */
  const notToUse = (nutrient: Nutrient, reading: Reading) => {
    const compared = rowsOf(nutrient, reading);
    const { words, references }: Partial<Dose> = compared[0]?.dose ?? {};
    if (isUse(compared) || !words) return [];
    const above = compared.filter(({ isAbove }) => isAbove);
    const ages = above[0] && `${above[0].band.from}–${above.at(-1)?.band.to ?? above[0].band.to}`;
    return [
      <span key={`${reading}-${nutrient}`} data-reading={reading} data-above={ages && ''}>
        {words}
        {ages && ` ${filled(doseTexts.children.notAt, ages)}`}.
        <ReferenceMarks ids={references ?? []} />{' '}
      </span>,
    ];
  };
  return (
    <table className={`stacked unsplit ${styles.table}`} role="table" data-comparison="">
      <thead role="rowgroup">
        <tr role="row">
          {[columns.nutrient, columns.use, ...(hasFindings ? [columns.found] : []), columns.small].map((head) => (
            <th key={head} scope="col" role="columnheader">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {kidsNutrients.map(({ id, name, purpose, effect, research, dosing, doses: ids, references }) => {
          const of = ids.map((dose) => byId(doses, dose).nutrient);
          const others = of.flatMap((nutrient) => readings.options.flatMap((reading) => notToUse(nutrient, reading)));
          return (
            <tr key={id} role="row">
              <th className="name" scope="row" role="rowheader">
                {name}
              </th>
              <td role="cell" data-label={columns.use}>
                <b
                  data-reading={readings.options.find((reading) =>
                    of.every((nutrient) => isUse(rowsOf(nutrient, reading))),
                  )}
                >
                  {splitSentences(dosing).map((sentence) => (
                    <span key={sentence}>{sentence} </span>
                  ))}
                </b>
              </td>
              {hasFindings && (
                <td role="cell">
                  {purpose} {effect} {research}
                  <ReferenceMarks ids={references} />
                </td>
              )}
              <td role="cell" className="soft">
                {of.map((nutrient) => (
                  <p key={nutrient}>
                    {of.length > 1 ? filled(small.limitFor, lowered(nutrientNames[nutrient])) : small.limit}:{' '}
                    <LimitOf rows={rowsOf(nutrient, 'kids-page')} texts={doseTexts.children.limit} />
                  </p>
                ))}
                {others.length > 0 && (
                  <p>
                    <span className={styles.others}>{small.others}:</span> {others}
                  </p>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
