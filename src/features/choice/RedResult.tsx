import { reviewOf } from '../../evidence/reviews.ts';
import type { SiteConfig } from '../../site/config.ts';
import { documentLink, referenceLink } from '../../site/links.ts';
import { byId, type Records } from '../../model/records.ts';
import { markedPieces } from '../../evidence/marked-text.ts';
import { ButtonLink, ButtonRow, OutsideButton } from '../../ui/Button.tsx';
import { DayOne } from '../../ui/DayOne.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { headings } from './choice-state.ts';

type RedResultProps = {
  config: SiteConfig;
  records: Records;
  /** How long the whitepaper is, in pages and KB. */
  whitepaperSize: string | undefined;
};

/** What the red pill leads to: an article, the sources that its numerals lead to, and the two ways on. */
export function RedResult({ config, records, whitepaperSize }: RedResultProps) {
  const { red } = records.choiceScreen;
  const claims = red.flatMap(markedPieces).flatMap((piece) => ('claim' in piece ? [piece.claim] : []));
  const cited = [...new Set(claims)].map((id) => byId(records.claims, id).references);
  return (
    <article className="stack-5">
      <div className="prose">
        <h2 id={headings.red} tabIndex={-1}>
          Welcome to Reality
        </h2>
        <Paragraphs texts={red} records={records} />
      </div>
      <ButtonRow>
        <DayOne />
        <ButtonLink href="/clarity-reset">Go to the Clarity Reset</ButtonLink>
        <OutsideButton to={documentLink(config.whitepaperUrl)}>
          Open the whitepaper (PDF{whitepaperSize && `, ${whitepaperSize}`})
        </OutsideButton>
      </ButtonRow>
      <section className="stack-2 small" data-page-notes="" data-sources="" aria-labelledby="red-sources">
        <h3 id="red-sources" className="level-4">
          Sources
        </h3>
        <ol className="stack-2 measure">
          {cited.map((ids) => (
            <li key={ids.join(' ')}>
              {ids.map((id) => (
                <p key={id}>
                  <Outside to={referenceLink(byId(records.references, id))}>
                    {byId(records.references, id).title}
                  </Outside>
                </p>
              ))}
            </li>
          ))}
        </ol>
        <ReviewNote review={reviewOf(records.reviews, '/choose-clarity')} />
      </section>
    </article>
  );
}
