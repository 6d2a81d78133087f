import type { SiteConfig } from '../site/config.ts';
import type { Records } from '../model/records.ts';
import { Paragraphs } from './Paragraphs.tsx';

/** What the blue pill leads to, on the home page and on the choice page. It scolds no one. */
export function ComfortZone({ config, records }: { config: SiteConfig; records: Records }) {
  return (
    <div className="prose">
      <h2 id="blue-title" tabIndex={-1}>
        You’ve chosen the comfort zone… but at what cost?
      </h2>
      <Paragraphs texts={records.choiceScreen.blue} records={records} config={config} />
    </div>
  );
}
