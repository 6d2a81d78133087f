import type { ReactNode } from 'react';
import { PageHead } from '../../ui/PageHead.tsx';
import styles from './SourcesScreens.module.css';

type SourceHeadProps = {
  title: string;
  lead: ReactNode;
  /** Its entry in the index. */ anchor: string;
  children: ReactNode;
};

/** The top of the page of one claim or source, with the way to the index. */
export function SourceHead({ title, lead, anchor, children }: SourceHeadProps) {
  return (
    <PageHead title={<span className={styles.title}>{title}</span>} lead={lead}>
      {children}
      <p data-screen-only="">
        <a href={`/sources#${anchor}`}>All claims and sources</a>
      </p>
    </PageHead>
  );
}
