import type { Records } from '../../model/records.ts';
import { movedTo } from '../../plan/night-times.ts';
import { filled } from '../../text/blanks.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';

/** The same day for someone who sleeps by day: every time filled in, from the bedtime of the record. */
export function NightTimes({ records }: { records: Records }) {
  const { hours, nights } = records.dayRuler;
  return (
    <section id="nights" className="stack-3" aria-labelledby="nights-title">
      <h3 id="nights-title">{filled(nights.title, nights.bedtime)}</h3>
      <Paragraphs texts={nights.before} records={records} />
      <table className="measure times">
        <tbody>
          {movedTo(nights.bedtime, hours).map(({ time, text }) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Paragraphs texts={nights.after} records={records} />
    </section>
  );
}
