import { capitalized } from '../../text/texts.ts';
import type { Records } from '../../model/records.ts';
import { scheduleOf } from '../../plan/schedule.ts';
import { ClaimItems } from '../../ui/Marked.tsx';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import { Times } from '../../ui/Times.tsx';

/**
 * When each supplement would be taken and what people take it for, and on which days one may begin or ends. The amounts are on `/stack`,
 * with who doesn’t take it.
 */
export function SupplementTimes({ records }: { records: Records }) {
  const { onlyOneADay } = records.wholeStack;
  return (
    <>
      <Times
        rows={scheduleOf(records).map(({ time, when, supplements }) => ({
          time,
          head: (
            <>
              {capitalized(time)} <span className="soft">{when}</span>
            </>
          ),
          text: supplements.map(({ id, name, line }) => (
            <p key={id}>
              <a href={`/stack#${id}`} data-elsewhere="">
                {name}
              </a>
              . {line.purpose}
            </p>
          )),
        }))}
      />
      <p className="prose" data-safety="">
        {onlyOneADay.text}
        <ReferenceMarks ids={onlyOneADay.references} />
      </p>
      <ul className="prose">
        <ClaimItems items={records.milestones.marks} records={records} />
      </ul>
    </>
  );
}
