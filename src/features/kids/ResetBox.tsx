import type { ReactNode } from 'react';
import type { SiteConfig } from '../../domain/config.ts';
import { wishlistLink } from '../../domain/links.ts';
import { ButtonLink, ButtonRow, OutsideButton } from '../../ui/Button.tsx';
import styles from './KidsScreen.module.css';

/** What is in the box, and the three ways on. The wishlist is the one of the adults’ pages, so it is no main action here. */
export function ResetBox({ config, preOrder }: { config: SiteConfig; /** An island. */ preOrder: ReactNode }) {
  return (
    <>
      <dl className={styles.facts} data-dose="">
        <div>
          <dt>Bottles</dt>
          <dd>4</dd>
        </div>
        <div>
          <dt>Supply</dt>
          <dd>30 days</dd>
        </div>
        <div>
          <dt>Ages</dt>
          <dd>6–12</dd>
        </div>
      </dl>
      <p className={styles.lead}>
        One bottle for each time of day, and all four wait for your pediatrician. The bottle for after school stays
        shut: that hour has no gummy unless your child’s doctor names one. Everything under <a href="#home">At home</a>{' '}
        works without the box.
      </p>
      <p className={styles.lead}>
        <b>The wishlist is the adults’ list.</b> Nothing on it is for a child.
      </p>
      <p className={styles.paid} data-disclosure="">
        It is a paid link: if you buy through it, the project earns a commission. The product links above pay nothing.
      </p>
      <ButtonRow>
        <OutsideButton to={wishlistLink(config)}>
          <span>
            Get the Protocol <small>(adults’ wishlist, paid link)</small>
          </span>
        </OutsideButton>
        <ButtonLink href="/science?tab=kids">Read the Science</ButtonLink>
        {preOrder}
      </ButtonRow>
    </>
  );
}
