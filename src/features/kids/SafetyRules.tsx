import type { Claim as ClaimRecord } from '../../domain/schema/evidence.ts';
import { Claim } from '../../ui/Claim.tsx';
import { ReferenceMarks } from '../../ui/IngredientSafety.tsx';
import styles from './KidsScreen.module.css';

/** What a parent has to know before a gummy leaves the bottle. */
export function SafetyRules({
  shown,
}: {
  shown: Readonly<Record<'needed' | 'poisonings' | 'melatonin', ClaimRecord>>;
}) {
  return (
    <ol className={styles.rules}>
      <li>
        <b>The pediatrician first.</b> A yes comes before the first gummy, above all with a medicine, an allergy, kidney
        disease or any diagnosis; and never stop or change a child’s medicine on your own.{' '}
        <Claim claim={shown.needed} />.
      </li>
      <li>
        <b>Lock them away.</b> They look and taste like candy. <Claim claim={shown.poisonings} />, most of them aged 5
        or under.
      </li>
      <li>
        <b>No melatonin from this page.</b> <Claim claim={shown.melatonin} />. Anything after that is for your
        pediatrician to name. Giving it already? A pediatrician’s dose goes on; if nobody named one, ask before the
        next.
      </li>
      <li>
        <b>One product, one label.</b> Two bottles with the same thing in them add up. Never more than the label says,
        nor than the lowest limit below, whichever is less, and never double up after a missed day. Given twice, or more
        than the limits? Call Poison Help, even if the child seems well.
      </li>
      <li>
        <b>Sitting down, chewed, watched.</b> None under 6. That is our own rule; choking is a leading cause of injury
        and death in children.
        <ReferenceMarks ids={['aap-choking-2010']} />
      </li>
      <li>
        <b>Stop at the first sign.</b> If a child cannot be woken, has a seizure or a swollen face, or has trouble
        breathing, call 911. With a rash, vomiting, diarrhea or a child who is not themselves, stop and call the
        pediatrician.
      </li>
    </ol>
  );
}
