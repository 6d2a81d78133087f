import type { ReactNode } from 'react';
import type { SiteConfig } from '../../site/config.ts';
import { wishlistLink } from '../../site/links.ts';
import type { Records } from '../../model/records.ts';
import { ButtonLink, ButtonRow, OutsideButton } from '../../ui/Button.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';

type ResetBoxProps = { config: SiteConfig; records: Records; /** An island. */ preOrder: ReactNode };

/** What is in the box, and three ways on. The wishlist is the adults’ one, so it comes last, behind what it is. */
export function ResetBox({ config, records, preOrder }: ResetBoxProps) {
  const { box } = records.kidsScreen;
  return (
    <>
      <Paragraphs texts={[box.what]} records={records} />
      <ButtonRow>{preOrder}</ButtonRow>
      <div data-disclosure="">
        <Paragraphs texts={[box.wishlist]} records={records} />
      </div>
      <ButtonRow>
        <OutsideButton to={wishlistLink(config)}>
          <span>
            Get the Protocol <small>(adults’ wishlist, paid link)</small>
          </span>
        </OutsideButton>
        <ButtonLink href="/science?tab=kids">Read the Science</ButtonLink>
      </ButtonRow>
    </>
  );
}
