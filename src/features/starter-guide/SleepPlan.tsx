import { byId, type Records } from '../../model/records.ts';
import { Claim } from '../../ui/Claim.tsx';
import { Section } from '../../ui/Section.tsx';
import { Dialable } from '../../ui/Dialable.tsx';
import { Marked } from '../../ui/Marked.tsx';
import { NightLink } from '../../ui/NightLink.tsx';
import { Steps } from './Steps.tsx';

/** An evening by the clock, what to do awake at night, and when to see somebody about it. */
export function SleepPlan({ records }: { records: Records }) {
  const { lead, claims, steps, alcohol, awake, clinician } = records.sleepPlan;
  return (
    <Section id="sleep" title="Sleep plan">
      <p className="lead">{lead}</p>
      <p className="measure">
        {claims.map((id) => (
          <span key={id}>
            <Claim claim={byId(records.claims, id)} />.{' '}
          </span>
        ))}
        {records.starterGuideScreen.unmarked} <NightLink records={records} />
      </p>
      <Steps steps={steps} records={records} />
      <p className="prose">
        <Marked records={records} claims={alcohol.claims}>
          {alcohol.text}
        </Marked>{' '}
        <a href="/check-first#drinking">{records.drinking.line}</a>
      </p>
      <div id="awake" className="stack-2 measure">
        <h3>Awake at night</h3>
        <ul className="stack-2">
          {awake.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p className="prose">
        <Marked records={records} claims={clinician.claims}>
          <Dialable text={clinician.text} />
        </Marked>
      </p>
    </Section>
  );
}
