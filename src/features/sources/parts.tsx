import type { ReactNode } from 'react';
import type { Reference } from '../../model/evidence.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import styles from './SourcesScreens.module.css';

type SourceHeadProps = {
  title: string;
  lead: ReactNode;
  anchor: string;
  children: ReactNode;
};

/** The top of the page of one claim or source, with the way to the index. */
export function SourceHead({ title, lead, anchor, children }: SourceHeadProps) {
  return (
    <PageHead title={<span className={`level-2 ${styles.title}`}>{title}</span>} lead={lead}>
      {children}
      <p data-screen-only="">
        <a href={`/sources#${anchor}`}>All claims and sources</a>
      </p>
    </PageHead>
  );
}

type FindingProps = {
  reference: Pick<Reference, 'finding' | 'caution'>;
  /** Shown where the source opens in its place. */
  inPlace?: '';
};

/** What a source found, and what it does not show. */
export function Finding({ reference: { finding, caution }, inPlace }: FindingProps) {
  return (
    <>
      <p className={styles.text} data-in-place={inPlace}>
        {finding}
      </p>
      {caution && (
        <p className={styles.text} data-in-place={inPlace}>
          <b>Careful:</b> {caution}
        </p>
      )}
    </>
  );
}
