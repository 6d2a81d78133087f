import { Fragment } from 'react';
import { comparisonRows, type ComparisonRow } from '../safety/comparison.ts';
import type { Dose, DoseTexts, Reading } from '../model/dose.ts';
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
      <span data-above={row.isAbove && words(row) === row.words ? '' : undefined}>
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

/** Whether a comparison says more than the amount and the limits next to it. */
const saysMore = ({ dose, isRefused }: ComparisonRow) => isRefused || dose.status === 'ask';

/**
 * For each nutrient the amount to use, the strictest limit, and both sets of amounts that the plan has named, with which of them
 * not to use. A table, and on a phone a card for each nutrient.
 */
export function NutrientTable({ records, hasFindings = false }: NutrientTableProps) {
  const { doses, doseTexts, kidsNutrients, scienceScreen } = records;
  const { columns } = scienceScreen.kids;
  const rows = comparisonRows(records);
  const rowsOf = (nutrient: Nutrient, reading: Reading) =>
    rows.filter((row) => row.nutrient === nutrient && row.reading === reading);
  const named = (nutrients: readonly Nutrient[], nutrient: Nutrient) =>
    nutrients.length > 1 && `${nutrientNames[nutrient]}. `;
  const amounts = (of: readonly Nutrient[], reading: Reading) => (
    <td role="cell" data-label={columns[reading]} data-reading={reading}>
      {of.map((nutrient) => {
        const compared = rowsOf(nutrient, reading);
        const { words, references }: Partial<Dose> = compared[0]?.dose ?? {};
        return (
          <p key={nutrient}>
            {named(of, nutrient)}
            {words}.
            <ReferenceMarks ids={references ?? []} />{' '}
            <ByAge rows={compared.filter(saysMore)} words={(row) => row.words} />
          </p>
        );
      })}
    </td>
  );
  return (
    <table className={`stacked unsplit ${styles.table}`} role="table" data-comparison="">
      <thead role="rowgroup">
        <tr role="row">
          {[columns.nutrient, columns.use, columns.limits, columns['kids-page'], columns['science-page']].map(
            (head) => (
              <th key={head} scope="col" role="columnheader">
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {kidsNutrients.map(({ id, name, purpose, effect, research, dosing, doses: ids, references }) => {
          const of = ids.map((dose) => byId(doses, dose).nutrient);
          return (
            <tr key={id} role="row">
              <th className="name" scope="row" role="rowheader">
                {name}
                {hasFindings && (
                  <span className="soft">
                    {purpose} {effect} {research}
                    <ReferenceMarks ids={references} />
                  </span>
                )}
              </th>
              <td role="cell" data-label={columns.use}>
                <b>{dosing}</b>
              </td>
              <td role="cell" data-label={columns.limits}>
                {of.map((nutrient) => {
                  const compared = rowsOf(nutrient, 'kids-page');
                  const sources = compared.flatMap((row) => strictestOf(row)?.result.limit.references ?? []);
                  return (
                    <p key={nutrient}>
                      {named(of, nutrient)}
                      <ByAge rows={compared} words={(row) => limitWords(row, doseTexts.children.limit)} />
                      <ReferenceMarks ids={[...new Set(sources)]} />
                    </p>
                  );
                })}
              </td>
              {amounts(of, 'kids-page')}
              {amounts(of, 'science-page')}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
