import { Fragment } from 'react';
import type { Answer } from '../../domain/reader.ts';

const inShort = [
  { words: 'Not for you, or not to be mixed', kinds: ['do-not-mix', 'not-for'] },
  { words: 'Ask first', kinds: ['ask-first'] },
] as const;

/** The answer in two lines, beside what was chosen; the whole of it stands below. */
export function InShort({ answers }: { answers: readonly Answer[] }) {
  return inShort.map(({ words, kinds }) => {
    const names = answers.filter(({ kind }) => kinds.some((one) => one === kind)).map(({ ingredient }) => ingredient);
    return (
      names.length > 0 && (
        <p key={words}>
          <b>{words}:</b>{' '}
          {names.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <span className="whole">{name}</span>
            </Fragment>
          ))}
          .
        </p>
      )
    );
  });
}
