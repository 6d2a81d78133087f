import type { SiteConfig } from '../../site/config.ts';
import { documentLink, referenceLink } from '../../site/links.ts';
import { firstDay } from '../../plan/first-day.ts';
import { byId, type Records } from '../../model/records.ts';
import { ButtonLink, ButtonRow, OutsideButton } from '../../ui/Button.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import styles from './RedResult.module.css';

/** What the red pill leads to: an article, its numbered sources, and the two ways on. */
export function RedResult({ config, records, headingId }: { config: SiteConfig; records: Records; headingId: string }) {
  const { red, references } = records.choiceScreen;
  return (
    <article className={styles.article}>
      <div className="prose">
        <h2 id={headingId} tabIndex={-1}>
          Welcome to Reality
        </h2>
        <Paragraphs texts={red} records={records} />
      </div>
      <ButtonRow>
        <ButtonLink href={firstDay} look="main">
          Day 1, free
        </ButtonLink>
        <ButtonLink href="/clarity-reset">Go to the Clarity Reset</ButtonLink>
        <OutsideButton to={documentLink(config.whitepaperUrl)}>Open the whitepaper (PDF)</OutsideButton>
      </ButtonRow>
      <section data-sources="" aria-labelledby="red-sources">
        <h3 id="red-sources">What this rests on</h3>
        <ol className={styles.sources}>
          {references
            .map((id) => byId(records.references, id))
            .map((reference) => (
              <li key={reference.id}>
                <Outside to={referenceLink(reference)}>{reference.title}</Outside>
              </li>
            ))}
        </ol>
      </section>
    </article>
  );
}
