import type { ReactNode } from 'react';
import { byId } from '../model/records.ts';
import type { Claim } from '../model/evidence.ts';
import { BasisMarks } from '../ui/Claim.tsx';
import type { FigureContent } from './from-records.ts';
import styles from './Figure.module.css';
import { pagePalette, widths } from './svg.ts';

export type HeadingLevel = 2 | 3 | 4;

type FigureProps = {
  id: string;
  /** Continues the outline of the page. */
  headingLevel: HeadingLevel;
  /** The answer, in a sentence. */
  title: ReactNode;
  /** How to read it, and what it rests on. */
  caption?: ReactNode;
  /** The same in words. Left out where the figure is a table or a text. */
  words?: ReactNode;
  wordsTitle?: string;
  children: ReactNode;
};

/** The frame of every figure: the answer, the drawing, how to read it, and the same in words, which print open. */
export function Figure({ headingLevel, id, title, caption, words, wordsTitle, children }: FigureProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <figure id={id} className="stack-3" aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} className={styles.title}>
        {title}
      </Heading>
      <div className={`stack-3 sans ${styles.drawing}`}>{children}</div>
      {(caption || words) && (
        <figcaption>
          {caption && <p className={styles.caption}>{caption}</p>}
          {words && (
            <details className={styles.words}>
              <summary>{wordsTitle}</summary>
              {words}
            </details>
          )}
        </figcaption>
      )}
    </figure>
  );
}

type DrawnFigureProps = {
  of: FigureContent;
  claims: readonly Claim[];
  headingLevel: HeadingLevel;
};

/** A figure that is drawn in two widths, of which styles show the one that fits the column, with its words as a list. */
export function DrawnFigure({ of, claims, headingLevel }: DrawnFigureProps) {
  const { id, title, claim, caption, words, wordsTitle, draw } = of;
  return (
    <Figure
      id={id}
      headingLevel={headingLevel}
      title={<span data-claim={claim}>{title}</span>}
      caption={caption && <span data-claim={claim}>{caption}</span>}
      wordsTitle={wordsTitle}
      words={
        <ul className="stack-1">
          {words.map(({ text, claims: ids = [] }) => (
            <li key={text} data-claim={ids[0] ?? claim}>
              {text}
              <BasisMarks claims={ids.map((id) => byId(claims, id))} />
            </li>
          ))}
        </ul>
      }
    >
      <div className={styles.narrow} data-screen-only="">
        {draw(widths.narrow, pagePalette)}
      </div>
      <div className={styles.wide}>{draw(widths.wide, pagePalette)}</div>
    </Figure>
  );
}
