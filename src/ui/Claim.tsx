import type { ReactNode } from 'react';
import { isSourced, saysWhose, whoseWord } from '../evidence/basis.ts';
import { sourcePath } from '../site/pages.ts';
import type { Claim as ClaimRecord } from '../model/evidence.ts';
import { firstWords } from '../evidence/sources.ts';
import styles from './Claim.module.css';

type ClaimProps = {
  claim: ClaimRecord;
  /** What to show where the claim's own text does not fit the sentence. Never says more than the claim. */
  children?: ReactNode;
};

/** A figure or health statement with what it rests on, one tap from its own page. */
export function Claim({ claim, children }: ClaimProps) {
  const words = children ?? claim.text;
  if (!isSourced(claim.basis) && typeof words === 'string' && saysWhose(words))
    return <ClaimLink claim={claim}>{words}</ClaimLink>;
  // The label of our own statements goes before the period that ends them.
  const isBehind = !isSourced(claim.basis) && !claim.isNothingFound && typeof words === 'string' && words.endsWith('.');
  return (
    <span data-claim={claim.id}>
      {isBehind ? words.slice(0, -1) : words}
      <BasisMark claim={claim} />
      {isBehind && '.'}
    </span>
  );
}

/**
 * The mark alone, after a statement in a `data-claim` element of its own: a number where a source says it, or a label that says
 * whose it is. That we found nothing is no claim, so it has no mark.
 */
function BasisMark({ claim }: Pick<ClaimProps, 'claim'>) {
  if (claim.isNothingFound) return null;
  return isSourced(claim.basis) ? <NoteMark id={claim.id} basis={claim.basis} /> : <WhoseMark claim={claim} />;
}

/** A label that says whose a statement is, and leads to its claim. */
export function WhoseMark({
  claim: { id, basis, text },
  anchor,
}: Pick<ClaimProps, 'claim'> & { anchor?: string | undefined }) {
  const label = whoseWord(basis);
  return (
    <>
      {' '}
      <a
        className={`soft whole ${styles.word}`}
        id={anchor}
        href={sourcePath(id)}
        data-note=""
        data-basis={basis}
        aria-label={`${label}, source: ${firstWords(text)}`}
      >
        ({label})
      </a>
    </>
  );
}

/** The marks of a line that rests on more than one claim: its numbers, and behind them, once, whose the rest is. */
export function BasisMarks({ claims }: { claims: readonly ClaimRecord[] }) {
  const sourced = claims.filter(({ basis }) => isSourced(basis));
  const others = claims.filter(({ basis }) => !isSourced(basis));
  const once = others.filter(({ basis }, index) => others.findIndex((claim) => claim.basis === basis) === index);
  return [...sourced, ...once].map((claim) => <BasisMark key={claim.id} claim={claim} />);
}

type NoteMarkProps = {
  id: string;
  basis?: ClaimRecord['basis'] | undefined;
  /** Where its note leads back to. */
  anchor?: string;
  /** What a wide screen shows next to it. */
  margin?: string;
};

/** A number that leads to a claim or a reference. Its page numbers it, in the order of the whole text (`src/evidence/page-notes.ts`). */
export function NoteMark({ id, basis, anchor, margin }: NoteMarkProps) {
  return (
    <a
      className={`soft ${styles.number}`}
      id={anchor}
      data-margin={margin}
      href={sourcePath(id)}
      data-note="?"
      data-basis={basis}
    >
      source
    </a>
  );
}

/**
 * A claim in a list or line that already says once, for all of its claims, whose they are. The claim itself is the link to its
 * page, with no mark after it; a published claim has its number.
 */
export function ClaimLink({ claim, children }: ClaimProps) {
  if (isSourced(claim.basis)) return <Claim claim={claim}>{children}</Claim>;
  const { id, text, basis } = claim;
  return (
    <a className={styles.quiet} href={sourcePath(id)} data-note="" data-claim={id} data-basis={basis}>
      {children ?? text}
    </a>
  );
}
