import { byId, type Records } from '../../domain/records.ts';
import { reviewOf } from '../../domain/reviews.ts';
import { CareCard } from '../../ui/CareCard.tsx';
import { BasisMark, Claim } from '../../ui/Claim.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { Cautions } from './Cautions.tsx';
import styles from './CheckFirstScreen.module.css';
import { MedicineTable } from './MedicineTable.tsx';

/** What a reader may be looking for, in the order of the page. */
const parts = [
  { id: 'do-not-start', title: 'Who should not take which' },
  { id: 'ask-first', title: 'Who asks first' },
  { id: 'stop', title: 'Stop, and call' },
  { id: 'medicines', title: 'If you take a medicine' },
] as const;

/** Who should not start, who asks first, when to stop and call, and the medicine table: one page, and one printed sheet, front and back. */
export function CheckFirstScreen({ brand, records, today }: { brand: string; records: Records; today: string }) {
  const { ingredients, medicines, dailySupport, wholeStack } = records;
  const claimOf = (id: string) => byId(records.claims, id);
  const card = (id: string) => <CareCard card={byId(records.careCards, id)} headingLevel={3} />;
  return (
    <div className={styles.sheet}>
      <PageHead
        title="Check first"
        lead={
          <span data-screen-only="">
            Read this before day 1. If a line here is about you, ask a pharmacist or doctor before you take anything.
          </span>
        }
      >
        <nav aria-label="On this page" data-screen-only="">
          <ul role="list" className={styles.jump}>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p data-screen-only="">Print this page on both sides and it is one sheet, to hand across the counter.</p>
        <p className={styles.paper}>
          I am asking about these supplements from {brand}: {ingredients.map(({ name }) => name).join(', ')}.
        </p>
        <p className={styles.paper}>
          My medicines: <span />
        </p>
      </PageHead>
      <Section id="before" title="Before anything else">
        <div className={styles.cards}>
          {card('alcohol')}
          {card('medication')}
        </div>
        <p className={styles.measure}>
          {wholeStack.leaveOut} With any medicine or any diagnosis, ask about every bottle, even where no line below
          names you.
        </p>
      </Section>
      <Section id="do-not-start" title="Who should not take which">
        <Cautions ingredients={ingredients} advice="avoid" />
      </Section>
      <Section id="ask-first" title="Who asks first">
        <Cautions ingredients={ingredients} advice="ask-first" />
        <p className={styles.measure}>
          <Claim claim={claimOf('stack-together')} />. <Claim claim={claimOf('tell-your-clinician')} />.
        </p>
      </Section>
      <Section id="stop" title="Stop, and call">
        <ul className={styles.stop}>
          <li data-care="heart">
            Chest pain, trouble breathing, a collapse, a seizure or confusion: call <a href="tel:911">911</a>.
          </li>
          <li data-care="suicide">
            Thoughts of suicide: call or text <a href="tel:988">988</a>; in danger right now, <a href="tel:911">911</a>.
          </li>
          <li data-care="child-gummies">
            A child swallowed any of it: call Poison Help,{' '}
            <a className="whole" href="tel:1-800-222-1222">
              1-800-222-1222
            </a>
            ; if the child cannot be woken, has a seizure or has trouble breathing, <a href="tel:911">911</a>.
          </li>
          {dailySupport.stop.map(({ text, claims }) => (
            <li key={text} data-claim={claims[0]}>
              {text}
              {claims.map((id) => (
                <BasisMark key={id} claim={claimOf(id)} />
              ))}
            </li>
          ))}
        </ul>
        <p data-screen-only="">
          Every step is on <a href="/help">Need help now?</a>
        </p>
      </Section>
      <Section id="medicines" title="If you take a medicine">
        <p className={styles.measure}>
          Look for your medicine’s family, A–Z. Not there? Ask all the same. Keep taking what is prescribed; it is the
          supplement that waits.
        </p>
        <MedicineTable medicines={medicines} ingredients={ingredients} />
      </Section>
      <Section id="say" title={<span data-screen-only="">What to say at the counter</span>}>
        <p className={styles.measure} data-screen-only="">
          “These are my medicines. I am thinking of taking these supplements. Is there one you would leave out, and is
          there one I should not take at all?”
        </p>
        <ReviewNote review={reviewOf(records.reviews, '/check-first')} today={today} />
      </Section>
    </div>
  );
}
