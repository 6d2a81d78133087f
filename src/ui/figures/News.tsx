import type { ReactNode } from 'react';

type NewsProps = {
  children: ReactNode;
  /** Where the same is heard beside it: drawn alone, so that no number is read twice. */
  isDrawn?: boolean;
};

/** The one number to keep from a figure, in the second scale of type. A figure has one, and it stands in its records. */
export function News({ children, isDrawn = false }: NewsProps) {
  return (
    <b data-news="" aria-hidden={isDrawn ? true : undefined}>
      {children}
    </b>
  );
}
