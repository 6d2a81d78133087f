import type { ReactNode } from 'react';
import type { OutsideLink } from '../site/links.ts';

type OutsideProps = {
  to: OutsideLink;
  children: ReactNode;
  className?: string | undefined;
  /** Styles the link where it serves as a button. */
  look?: 'main' | 'water' | 'outline' | undefined;
};

/** A link that leaves the site: new tab, the right `rel`, and said to screen readers. */
export function Outside({ to, children, className, look }: OutsideProps) {
  return (
    <a href={to.href} rel={to.rel} target="_blank" data-kind={to.kind} className={className} data-look={look}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

/** A product at the shop. A paid link says so next to it, on screen; on paper no shop is named. */
export function ProductLink({
  to,
  children,
  of,
}: Pick<OutsideProps, 'to' | 'children'> & {
  /** The product, for those who hear the link without its row. */
  of?: string;
}) {
  return (
    <span data-screen-only="">
      <Outside to={to}>
        {children}
        {of && <span className="visually-hidden">: {of}</span>}
      </Outside>
      {to.kind === 'affiliate' && ' (paid link)'}
    </span>
  );
}
