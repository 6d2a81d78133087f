import type { SiteConfig } from '../site/config.ts';
import { wishlistLink } from '../site/links.ts';
import { OutsideButton } from './Button.tsx';

/** The paid link to the list of supplements at the shop. */
export const WishlistButton = ({ config }: { config: SiteConfig }) => (
  <OutsideButton to={wishlistLink(config)}>
    <span>
      Start Your Reset <small>(paid link)</small>
    </span>
  </OutsideButton>
);
