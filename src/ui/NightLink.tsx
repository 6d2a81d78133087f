import type { Records } from '../model/records.ts';
import { filled } from '../text/blanks.ts';

/** The link to the times of someone who works nights. */
export function NightLink({ records }: { records: Records }) {
  const { link, bedtime } = records.dayRuler.nights;
  return <a href="/protocol#nights">{filled(link, bedtime)}</a>;
}
