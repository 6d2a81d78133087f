import { byId, type Records } from '../model/records.ts';

type CallProps = {
  records: Pick<Records, 'helplines'>;
  /** Which helpline, by its id. */ line: string;
};

/** The number of a helpline, to be tapped. Never breaks at the end of a line. */
export function Call({ records, line }: CallProps) {
  const { call } = byId(records.helplines, line);
  return (
    <a className="whole" href={`tel:${call}`}>
      {call}
    </a>
  );
}
