import type { ReactNode } from 'react';
import styles from './BriefDays.module.css';

/** Lays out a ruler of days on which no milestone stands. Apart from the ruler, so that a page with milestones does not carry it. */
export const BriefDays = ({ children }: { children: ReactNode }) => <div className={styles.brief}>{children}</div>;
