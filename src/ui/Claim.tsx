import type { ReactNode } from 'react';
import { basisWords } from '../domain/basis.ts';
import { sourcePath } from '../domain/pages.ts';
import type { Claim as ClaimRecord } from '../domain/schema/evidence.ts';
import { firstWords } from '../domain/sources.ts';
import styles from './Claim.module.css';

type ClaimProps = {
  claim: Pick<ClaimRecord, 'id' | 'text' | 'basis'>;
  /** The claim in the words of its sentence, where the record’s own do not fit. */
  children?: ReactNode;
};

/** A figure or health statement with what it rests on, one tap from its own page. */
export function Claim({ claim, children }: ClaimProps) {
  return (
    <span data-claim={claim.id}>
      {children ?? claim.text}
      <BasisMark claim={claim} />
    </span>
  );
}

/** The mark alone, behind a statement that stands in a `data-claim` element of its own. Whoever hears it without its sentence hears which claim. */
export function BasisMark({ claim }: Pick<ClaimProps, 'claim'>) {
  const { mark } = basisWords[claim.basis];
  return (
    <>
      {' '}
      <a
        className={styles.mark}
        href={sourcePath(claim.id)}
        data-basis={claim.basis}
        aria-label={`${mark}, source: ${firstWords(claim.text)}`}
      >
        {mark}
      </a>
    </>
  );
}
