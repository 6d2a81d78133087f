import { isSourced } from '../../evidence/basis.ts';
import { byId, type Records } from '../../model/records.ts';
import type { TimedLine } from '../../model/guides.ts';
import { Dialable } from '../../ui/Dialable.tsx';
import { Marked } from '../../ui/Marked.tsx';
import { Times } from '../../ui/Times.tsx';

type StepsProps = { steps: readonly TimedLine[]; records: Records };

/** Lines with their hours, as a timetable. Only what a source says has a mark. */
export function Steps({ steps, records }: StepsProps) {
  const hasSource = (id: string) => isSourced(byId(records.claims, id).basis);
  return (
    <Times
      rows={steps.map(({ time, text, claims }) => ({
        time,
        text: (
          <Marked records={records} claims={claims.filter(hasSource)}>
            <Dialable text={text} />
          </Marked>
        ),
      }))}
    />
  );
}
