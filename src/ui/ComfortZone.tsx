import type { SiteConfig } from '../site/config.ts';
import type { Records } from '../model/records.ts';
import { Paragraphs } from './Paragraphs.tsx';

type ComfortZoneProps = { config: SiteConfig; records: Records; headingId: string };

/** What the blue pill leads to, on the home page and on the choice page. It scolds no one. */
export function ComfortZone({ config, records, headingId }: ComfortZoneProps) {
  return (
    <div className="prose">
      <h2 id={headingId} tabIndex={-1}>
        You’ve chosen the comfort zone… but at what cost?
      </h2>
      <Paragraphs texts={records.choiceScreen.blue} records={records} config={config} />
    </div>
  );
}
