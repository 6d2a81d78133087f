import type { SiteConfig } from '../site/config.ts';
import { shortNumbers } from '../safety/helplines.ts';
import { outsideTo, type OutsideName } from '../site/links.ts';
import { markedPieces } from '../evidence/marked-text.ts';
import { byId, type Records } from '../model/records.ts';
import { Claim } from './Claim.tsx';
import { Dialable } from './Dialable.tsx';
import { ReferenceMarks } from './ReferenceMarks.tsx';
import { Outside } from './Outside.tsx';

type MarkedTextProps = {
  /** Words with marks, as `evidence/marked-text.ts` reads them. */
  text: string;
  records: Records;
  /** Needed where the text names an outside address. */
  config?: SiteConfig | undefined;
};

/** A text of a record in which claims and sources carry their mark, and links and phone numbers can be tapped. */
export function MarkedText({ text, records, config }: MarkedTextProps) {
  return markedPieces(text).map((piece, index) => {
    const key = `${index}`;
    if ('claim' in piece)
      return (
        <Claim key={key} claim={byId(records.claims, piece.claim)}>
          {piece.words}
        </Claim>
      );
    if ('reference' in piece)
      return (
        <span key={key} className="unsplit">
          {piece.words}
          <ReferenceMarks ids={[piece.reference]} />
        </span>
      );
    if ('href' in piece)
      return (
        <a key={key} href={piece.href}>
          {piece.words}
        </a>
      );
    if ('to' in piece)
      return (
        <Outside key={key} to={outsideLink(config, piece.to)}>
          {piece.words}
        </Outside>
      );
    return <Dialable key={key} text={piece.words} short={shortNumbers(records.helplines)} />;
  });
}

function outsideLink(config: SiteConfig | undefined, name: OutsideName) {
  if (!config) throw new Error(`A text links to “to:${name}”, so MarkedText needs the site configuration.`);
  return outsideTo(config, name);
}
