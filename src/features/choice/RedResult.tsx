import type { SiteConfig } from '../../domain/config.ts';
import { documentLink, referenceLink } from '../../domain/links.ts';
import { namedSources } from '../../domain/named-sources.ts';
import { byId, type Records } from '../../domain/records.ts';
import { claimsShown } from '../../domain/shown-claims.ts';
import { ButtonLink, ButtonRow, OutsideButton } from '../../ui/Button.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Outside } from '../../ui/Outside.tsx';
import styles from './RedResult.module.css';

/** What the red pill leads to: an article, its numbered sources, and the two ways on. */
export function RedResult({ config, records, headingId }: { config: SiteConfig; records: Records; headingId: string }) {
  const shown = claimsShown(records, 'chooseClarity');
  const sources = namedSources['/choose-clarity'].map((id) => byId(records.references, id));
  return (
    <article className={styles.article}>
      <div className="prose">
        <h2 id={headingId} tabIndex={-1}>
          Welcome to Reality
        </h2>
        <p>
          Reality is smaller than you were told, and it is mostly in reach: a bed, a window, a door, a table, the people
          at it.
        </p>
        <p>
          Much of what wears you down has no villain. The feed was built to hold you, and it does.{' '}
          <Claim claim={shown.scroll} />. The late coffee felt harmless. <Claim claim={shown.caffeine} /> in the trials
          that reviewers pooled. The evening drink seemed to help. <Claim claim={shown.alcohol} />. You are neither weak
          nor asleep; you have ordinary wiring in an unusual century.
        </p>
        <p>
          What we ask for is ninety days of dull, old, kind things. Sleep at an hour that repeats. Light in the morning,
          less of it at night. Food at a table. A walk. Breath that goes out longer than it comes in. Fewer pings, in
          steps. The truth, told to one person.
        </p>
        <p>
          If you drink on most days, change nothing about that tonight.{' '}
          <a href="/check-first#drinking">Find your zone</a> first; for some people it is a doctor who says how.
        </p>
        <p>
          Here is what we cannot offer. Nobody has tested the whole plan. Some parts have trials behind them, some have
          stories, and each is marked as what it is. “Reset” is a calendar; your body keeps no such switch.
        </p>
        <p>
          And one thing is no part of this choice at all. If you take a medicine, keep taking it, and bring any question
          about it to the person who prescribed it.
        </p>
      </div>
      <section data-sources="" aria-labelledby="red-sources">
        <Fold
          summary={
            <h3 id="red-sources">
              What this rests on <small>({sources.length})</small>
            </h3>
          }
        >
          <ol className={styles.sources}>
            {sources.map((reference) => (
              <li key={reference.id}>
                <Outside to={referenceLink(reference)}>{reference.title}</Outside>
                <p>{reference.finding}</p>
              </li>
            ))}
          </ol>
        </Fold>
      </section>
      <ButtonRow>
        <ButtonLink href="/clarity-reset" look="main">
          Go to the Clarity Reset
        </ButtonLink>
        <OutsideButton to={documentLink(config.whitepaperUrl)}>Open the whitepaper (PDF)</OutsideButton>
        <ButtonLink href="/starter-guide">The first week, as a page</ButtonLink>
      </ButtonRow>
    </article>
  );
}
