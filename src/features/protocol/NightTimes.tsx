import type { Records } from '../../model/records.ts';
import { movedTo } from '../../plan/night-times.ts';
import { filled } from '../../text/blanks.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Section } from '../../ui/Section.tsx';

/** The same day for someone who sleeps by day: every time filled in, from the bedtime of the record. */
export function NightTimes({ records }: { records: Records }) {
  const { hours, nights } = records.dayRuler;
  return (
    <Section id="nights" title={filled(nights.title, nights.bedtime)}>
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
    </Section>
  );
}
