import { byId, type Records } from '../../model/records.ts';
import { Claim } from '../../ui/Claim.tsx';
import { Section } from '../../ui/Section.tsx';
import { Marked } from '../../ui/Marked.tsx';
import { NightLink } from '../../ui/NightLink.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';

/** When to see somebody about your sleep, how to sleep better, where the hours of the day are, and what to do awake at night. */
export function SleepPlan({ records }: { records: Records }) {
  const { lead, claims, alcohol, clinician } = records.sleepPlan;
  const { sleep } = records.starterGuideScreen;
  return (
    <Section id="sleep" title="Sleep plan">
      <p className="edge measure">
        <Marked records={records} claims={clinician.claims}>
          {clinician.text}
        </Marked>
      </p>
      <p className="lead">{lead}</p>
      <p className="measure">
        {claims.map((id) => (
          <span key={id}>
            <Claim claim={byId(records.claims, id)} />.{' '}
          </span>
        ))}
        <NightLink records={records} />
      </p>
      <Paragraphs texts={sleep} records={records} />
      <p className="prose">
        <Marked records={records} claims={alcohol.claims}>
          {alcohol.text}
        </Marked>{' '}
        <a href="/check-first#drinking">{records.drinking.line}</a>
      </p>
    </Section>
  );
}
