import type { Records } from '../model/records.ts';

/** The link to the times of someone who works nights. */
export function NightLink({ records }: { records: Records }) {
  return <a href="/protocol#nights">{records.dayRuler.nights.title}</a>;
}
