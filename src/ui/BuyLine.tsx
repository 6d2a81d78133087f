import type { SiteConfig } from '../site/config.ts';
import { buyLink } from '../site/links.ts';
import { formatCents } from '../site/money.ts';
import type { Supplement } from '../model/protocol.ts';
import { ProductLink } from './Outside.tsx';

type BuyLineProps = {
  config: SiteConfig;
  supplement: Supplement;
};

/** What a supplement costs, and at the other end of the line where to buy it, once someone has looked it up. */
export function BuyLine({ config, supplement }: BuyLineProps) {
  const { name, search, costCents, costFor, costNote } = supplement;
  return (
    <>
      {costNote && (
        <p>
          {formatCents(costCents)} buys {costFor}. {costNote}
        </p>
      )}
      <p className="ends buy" data-elsewhere="">
        <span>
          <b className="price">{formatCents(costCents)}</b>
          {!costNote && ` for ${costFor}`}
        </span>{' '}
        {search && (
          <ProductLink to={buyLink(config, search)} of={name}>
            Buy on {config.retailerName}
          </ProductLink>
        )}
      </p>
    </>
  );
}
