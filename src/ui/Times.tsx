import type { ReactNode } from 'react';

type TimesProps = {
  /** Each with its time; `head` says more next to it. */
  rows: readonly { time: string; head?: ReactNode; text: ReactNode }[];
};

/** Times of a day, or habits, as a table, and what each is for. */
export const Times = ({ rows }: TimesProps) => (
  <table className="times">
    <tbody>
      {rows.map(({ time, head = time, text }) => (
        <tr key={time}>
          <th scope="row">{head}</th>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
