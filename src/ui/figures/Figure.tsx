import type { ReactNode } from 'react';
import styles from './Figure.module.css';

export type HeadingLevel = 2 | 3 | 4;

/** What every figure can be told where it is placed. */
export interface Placement {
  /** Continues the outline of the page. */
  headingLevel?: HeadingLevel;
  /** Its anchor, where a page shows the same figure twice or links to it under another name. */
  id?: string;
}

type FigureProps = Required<Placement> & {
  /** The answer, in a sentence. */
  title: ReactNode;
  /** How to read it, and what it rests on. */
  caption?: ReactNode;
  /** The same in words, a list or a table; left out where the page itself says them right under the drawing. */
  words?: ReactNode;
  /** What opens the words: “Ninety days as a list”. */
  wordsTitle: string;
  children: ReactNode;
};

/** The frame of every figure: the answer, the drawing, how to read it, and the same in words, which print open. */
export function Figure({ headingLevel, id, title, caption, words, wordsTitle, children }: FigureProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <figure id={id} className={styles.figure} data-figure={id} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.drawing} data-sans="">
        {children}
      </div>
      {(caption || words) && (
        <figcaption>
          {caption && <p className={styles.caption}>{caption}</p>}
          {words && (
            <details className={styles.words} data-words="">
              <summary>{wordsTitle}</summary>
              {words}
            </details>
          )}
        </figcaption>
      )}
    </figure>
  );
}
