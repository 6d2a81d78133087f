import { dayPath, numberOf } from '../../plan/days.ts';
import type { Library } from '../../model/library.ts';
import { firstSentence } from '../../text/sentences.ts';
import { essayPath } from '../../site/pages.ts';
import type { Day } from '../../model/day.ts';
import type { Essay } from '../../model/essay.ts';
import { Emoji } from '../../ui/Emoji.tsx';
import styles from './EssayOnward.module.css';

type EssayOnwardProps = {
  essay: Essay;
  library: Library;
  /** The day of the ninety that leads to this essay. */
  day: Day | undefined;
};

/** Where to read on: three essays that this one names, and the ones before and after it. */
export function EssayOnward({ essay, library, day }: EssayOnwardProps) {
  const { previous, next } = library.neighborsOf(essay.slug);
  const neighbors = [
    { rel: 'prev', label: 'Previous:', to: previous },
    { rel: 'next', label: 'Next:', to: next },
  ];
  return (
    <nav className="stack-3" aria-labelledby="onward-title">
      <h2 id="onward-title">Read on</h2>
      {day && (
        <p data-elsewhere="">
          This essay belongs to{' '}
          <a href={dayPath('adults', numberOf(day))}>
            day {numberOf(day)}: {day.title}
          </a>
        </p>
      )}
      <ul role="list" className="rows-2">
        {essay.related
          .flatMap((slug) => library.find(slug) ?? [])
          .map(({ slug, emoji, title, excerpt }) => (
            <li key={slug}>
              <Emoji of={emoji} />{' '}
              <a className="name" href={essayPath(slug)}>
                {title}
              </a>
              <p className="soft">{firstSentence(excerpt)}</p>
            </li>
          ))}
      </ul>
      <ul role="list" className={`stack-3 ${styles.turn}`}>
        {neighbors.map(
          ({ rel, label, to }) =>
            to && (
              <li key={rel}>
                <a href={essayPath(to.slug)} rel={rel}>
                  <span className="soft">{label}</span> {to.title}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
