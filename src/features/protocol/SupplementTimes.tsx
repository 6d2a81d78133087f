import { capitalized } from '../../text/texts.ts';
import { byId, type Records } from '../../model/records.ts';
import { scheduleOf } from '../../plan/schedule.ts';
import { BasisMarks } from '../../ui/Claim.tsx';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';

/**
 * When each supplement would be taken and what people take it for, and on which days one may begin or ends. The amounts are on `/stack`,
 * with who doesn’t take it.
 */
export function SupplementTimes({ records }: { records: Records }) {
  const { onlyOneADay } = records.wholeStack;
  return (
    <>
      <table className="measure times">
        <tbody>
          {scheduleOf(records).map(({ time, when, supplements }) => (
            <tr key={time}>
              <th scope="row">
                {capitalized(time)} <span className="soft">{when}</span>
              </th>
              <td>
                {supplements.map(({ id, name, line }) => (
                  <p key={id}>
                    <a href={`/stack#${id}`} data-elsewhere="">
                      {name}
                    </a>
                    . {line.purpose}
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="prose" data-safety="">
        {onlyOneADay.text}
        <ReferenceMarks ids={onlyOneADay.references} />
      </p>
      <ul className="prose">
        {records.milestones.marks.map(({ text, claims }) => (
          <li key={text} data-claim={claims[0]}>
            {text}
            <BasisMarks claims={claims.map((id) => byId(records.claims, id))} />
          </li>
        ))}
      </ul>
    </>
  );
}
