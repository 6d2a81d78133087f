import type { SiteConfig } from '../site/config.ts';
import { buyLink } from '../site/links.ts';
import { priceWords } from '../site/money.ts';
import type { Supplement } from '../model/protocol.ts';
import { ProductLink } from './Outside.tsx';

/** What a supplement costs, and at the other end of the line where to buy it. */
export function BuyLine({ config, supplement }: { config: SiteConfig; supplement: Supplement }) {
  return (
    <p className="ends tall-links">
      <b>{priceWords(supplement)}</b>{' '}
      <ProductLink to={buyLink(config, supplement.search)} of={supplement.name}>
        Buy on {config.retailerName}
      </ProductLink>
    </p>
  );
}
