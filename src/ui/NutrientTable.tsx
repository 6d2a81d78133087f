import { Fragment } from 'react';
import { comparisonRows, type ComparisonRow } from '../safety/comparison.ts';
import { reading as readings, type Dose, type DoseTexts, type Reading } from '../model/dose.ts';
import { filled } from '../text/blanks.ts';
import { splitSentences } from '../text/sentences.ts';
import { nutrientNames, type Nutrient } from '../model/nutrient.ts';
import { byId, type Records } from '../model/records.ts';
import { ReferenceMarks } from './ReferenceMarks.tsx';
import styles from './NutrientTable.module.css';

type NutrientTableProps = {
  records: Records;
  /** With what is known of each nutrient. */
  hasFindings?: boolean;
};

const ages = ({ band: { from, to } }: ComparisonRow) => `Ages ${from}–${to}`;

/** What holds at each band of ages, said once where it holds at all of them. */
function ByAge({ rows, words }: { rows: readonly ComparisonRow[]; words: (row: ComparisonRow) => string }) {
  const [first] = rows;
  const isSame = rows.every((row) => words(row) === (first && words(first)));
  return (isSame ? rows.slice(0, 1) : rows).map((row, index) => (
    <Fragment key={row.band.from}>
      {index > 0 && <br />}
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

/**
 * For each nutrient the amount to use, the strictest limit, and the amounts that the plan has named and a reader should not use.
 * A table, and on a phone a card for each nutrient.
 */
export function NutrientTable({ records, hasFindings = false }: NutrientTableProps) {
  const { doses, doseTexts, kidsNutrients, scienceScreen } = records;
  const { columns } = scienceScreen.kids;
  const rows = comparisonRows(records);
  const rowsOf = (nutrient: Nutrient, reading: Reading) =>
    rows.filter((row) => row.nutrient === nutrient && row.reading === reading);
  const named = (nutrients: readonly Nutrient[], nutrient: Nutrient) =>
    nutrients.length > 1 && `${nutrientNames[nutrient]}. `;
  const notToUse = (of: readonly Nutrient[], reading: Reading) =>
    of.map((nutrient) => {
      const compared = rowsOf(nutrient, reading);
      if (isUse(compared)) return null;
      const { words, references }: Partial<Dose> = compared[0]?.dose ?? {};
      const above = compared.filter(({ isAbove }) => isAbove);
      const from = above[0]?.band.from;
      return (
        <p key={`${reading}-${nutrient}`} data-reading={reading}>
          {named(of, nutrient)}
          {words}.
          <ReferenceMarks ids={references ?? []} />{' '}
          {from === undefined ? (
            `${doseTexts.children.notUsed}.`
          ) : (
            <span data-above="">{filled(doseTexts.children.notAt, `${from}–${above.at(-1)?.band.to ?? from}`)}.</span>
          )}
        </p>
      );
    });
  return (
    <table className={`stacked unsplit ${styles.table}`} role="table" data-comparison="">
      <thead role="rowgroup">
        <tr role="row">
          {[columns.nutrient, columns.use, columns.limits, columns.seen].map((head) => (
            <th key={head} scope="col" role="columnheader">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {kidsNutrients.map(({ id, name, purpose, effect, research, dosing, doses: ids, references }) => {
          const of = ids.map((dose) => byId(doses, dose).nutrient);
          return (
            <tr key={id} role="row">
              <th className="name" scope="row" role="rowheader">
                {name}
              </th>
              <td role="cell" data-label={columns.use}>
                <b data-reading={readings.options.find((reading) => of.every((each) => isUse(rowsOf(each, reading))))}>
                  {splitSentences(dosing).map((sentence) => (
                    <span key={sentence}>{sentence} </span>
                  ))}
                </b>
                {hasFindings && (
                  <p className="soft">
                    {purpose} {effect} {research}
                    <ReferenceMarks ids={references} />
                  </p>
                )}
              </td>
              <td role="cell" data-label={columns.limits}>
                {of.map((nutrient) => {
                  const compared = rowsOf(nutrient, 'kids-page');
                  const isOwn = compared.every((row) => strictestOf(row)?.setBy === 'project');
                  const sources = compared.flatMap((row) => strictestOf(row)?.result.limit.references ?? []);
                  return (
                    <p key={nutrient}>
                      {named(of, nutrient)}
                      <ByAge
                        rows={compared.filter((row, index) => !isSaidBefore(row, compared[index - 1]))}
                        words={(row) => limitWords(row, doseTexts.children.limit)}
                      />
                      {isOwn && (
                        <>
                          <br />
                          {doseTexts.children.limit.own}
                        </>
                      )}
                      <ReferenceMarks ids={[...new Set(sources)]} />
                    </p>
                  );
                })}
              </td>
              <td role="cell" data-label={columns.seen}>
                {readings.options.map((reading) => notToUse(of, reading))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
