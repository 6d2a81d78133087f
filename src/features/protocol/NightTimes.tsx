import type { Records } from '../../model/records.ts';
import { movedTo } from '../../plan/night-times.ts';
import { filled } from '../../text/blanks.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Times } from '../../ui/Times.tsx';

/** The same day for someone who sleeps by day: every time filled in, from the bedtime of the record. */
export function NightTimes({ records }: { records: Records }) {
  const { hours, nights } = records.dayRuler;
  return (
    <Fold summary={nights.title}>
      {/* The anchor is inside, so that a link to it opens the fold. */}
      <div id="nights">
        <Paragraphs texts={[filled(nights.before, nights.bedtime)]} records={records} />
      </div>
      <Times rows={movedTo(nights.bedtime, hours)} />
      <Paragraphs texts={nights.after} records={records} />
    </Fold>
  );
}
