import type { Records } from '../../model/records.ts';
import { Fold } from '../../ui/Fold.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { Times } from '../../ui/Times.tsx';

/** The same habits for someone who sleeps by day. */
export function NightTimes({ records }: { records: Records }) {
  const { title, rows } = records.dayRuler.nights;
  return (
    <Fold summary={title}>
      {/* The anchor is inside, so that a link to it opens the fold. */}
      <div id="nights">
        <Times rows={rows.map(({ time, text }) => ({ time, text: <MarkedText text={text} records={records} /> }))} />
      </div>
    </Fold>
  );
}
