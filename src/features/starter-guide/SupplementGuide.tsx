import { formatDate } from '../../domain/dates.ts';
import { formatCents, stackTotal } from '../../domain/money.ts';
import { byId, type Records } from '../../domain/records.ts';
import type { Caution, Interaction, Supplement } from '../../domain/schema/protocol.ts';
import { Claim } from '../../ui/Claim.tsx';
import styles from './SupplementGuide.module.css';

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Who leaves a bottle alone or asks first, and which medicines it meets, in two lines. The reasons stand on `/stack`. */
function CheckFirst({ supplement, records }: { supplement: Supplement; records: Records }) {
  const ingredients = supplement.ingredients.map((id) => byId(records.ingredients, id));
  const whoFor = (advice: Caution['advice']) => ingredients.flatMap(({ cautions }) => cautions).filter((caution) => caution.advice === advice).map(({ who }) => who);
  const medicinesFor = (verdict: Interaction['verdict']) => ingredients.flatMap(({ interactions }) => interactions)
    .filter((interaction) => interaction.verdict === verdict).map(({ medicine }) => byId(records.medicines, medicine).name);
  const lines = [
    ['Not for', whoFor('avoid')],
    ['Do not mix with', medicinesFor('do-not-mix')],
    ['Ask first', whoFor('ask-first')],
    ['Ask first with', medicinesFor('ask-first')],
  ] as const;
  return (
    <>
      {lines.filter(([, items]) => items.length > 0).map(([label, items]) => (
        <p key={label}><b>{label}:</b> {[...new Set(items)].map(lowered).join('; ')}.</p>
      ))}
      <p><a href={`/stack#${supplement.id}`}>All the cautions</a></p>
    </>
  );
}

/** Doses, cautions and cost in a table that turns into cards on a phone; its roles are written out, because `display: block` takes them away. */
export function SupplementGuide({ records }: { records: Records }) {
  const { supplements, claims } = records;
  const { least, most } = stackTotal(supplements);
  return (
    <>
      <p className="prose">None of these is needed for the week. If you want one and nothing below speaks against it, <Claim claim={byId(claims, 'start-with-ashwagandha')}>begin with Ashwagandha only</Claim>. Never take more than a label says. <Claim claim={byId(claims, 'stack-together')} />. <a href="/check-first">Check first</a> is one page for you and your pharmacist.</p>
      <table className={styles.table} role="table">
        <caption>{formatCents(most)} for all five over 90 days; {formatCents(least)} without the L-theanine, which is taken as needed. Written down on {formatDate(supplements[0]?.costDate ?? '')}; shops set their own prices.</caption>
        <thead><tr>{['Supplement', 'Dose', 'Check first', '90 days'].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody role="rowgroup">
          {supplements.map((supplement) => (
            <tr key={supplement.id} role="row">
              <th scope="row" role="rowheader">{supplement.name}</th>
              <td role="cell" data-dose="" data-label="Dose">{supplement.dosage}. {supplement.duration}.</td>
              <td role="cell" data-label="Check first"><CheckFirst supplement={supplement} records={records} /></td>
              <td role="cell" data-label="90 days">{formatCents(supplement.costCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
