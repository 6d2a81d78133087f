import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import type { Records } from '../../model/records.ts';
import { Emoji } from '../../ui/Emoji.tsx';
import { withBoundary } from '../../ui/with-boundary.tsx';
import styles from './LibrarySearch.module.css';
import type { Hit, Outcome, Search as SearchOf } from './search.ts';
import type { SearchEntry } from '../../library/search-entries.ts';

type Words = Records['libraryScreen']['search'];
type SearchState = { state: 'idle' } | ({ state: 'found' } & Outcome) | { state: 'failed' };

/** Hides the whole list while there are results, and shows it again when there are none. */
const showLibrary = (isShown: boolean) => document.querySelector('[data-library]')?.toggleAttribute('hidden', !isShown);

/** "3 essays and 1 day", or nothing if there are none. */
const inWords = (counts: { essays: number; days: number }) =>
  Object.entries({ essay: counts.essays, day: counts.days })
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}${count === 1 ? '' : 's'}`)
    .join(' and ');

/** How many days are listed. The others are counted. */
const mostDays = 12;

let opened: Promise<SearchOf> | undefined;

/** Loads the search once, when the reader turns to it. The query stays on this device. */
function openSearchOnce(): Promise<SearchOf> {
  opened ??= Promise.all([import('./search.ts'), fetch('/search.json')])
    .then(async ([{ openSearch }, answer]) => openSearch((await answer.json()) as SearchEntry[]))
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

/** With nothing found, the list of troubles below is the way on. */
const hasNone = ({ essays, days }: Outcome) => essays.length + days.length === 0;

function statusOf(outcome: SearchState, words: Words): string {
  if (outcome.state === 'failed') return words.failed;
  if (outcome.state === 'idle') return '';
  const { essays, days } = outcome;
  const all = inWords({ essays: essays.length, days: days.length });
  if (!all) return words.none;
  return `${all} found.${days.length > mostDays ? ` ${words.many}` : ''}`;
}

function Results({ hits, label }: { hits: readonly Hit[]; label: string }) {
  return (
    <ol role="list" className={`rows ${styles.results}`} aria-label={label}>
      {hits.map(({ path, title, emoji, excerpt }) => (
        <li key={path} className="stack-1">
          <a href={path} className="name">
            {emoji && <Emoji of={emoji} />} {title}
          </a>
          <p>
            {excerpt.map(({ text, isMatch }, index) =>
              isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Search({ words: texts }: { words: Words }) {
  const [outcome, setOutcome] = useState<SearchState>({ state: 'idle' });
  const box = useRef<HTMLInputElement>(null);
  const latest = useRef(0);

  const search = useCallback(async (words: string) => {
    const turn = ++latest.current;
    const next: SearchState = words
      ? await openSearchOnce().then(
          (searchFor) => ({ state: 'found' as const, ...searchFor(words) }),
          () => ({ state: 'failed' as const }),
        )
      : { state: 'idle' };
    // A slow answer to an older question is dropped.
    if (turn !== latest.current) return;
    showLibrary(next.state !== 'found' || hasNone(next));
    setOutcome(next);
  }, []);

  useEffect(() => {
    // What was typed before the script was here.
    const typed = box.current?.value.trim();
    if (typed) void Promise.resolve().then(() => search(typed));
  }, [search]);

  return (
    <div className={styles.search} role="search" aria-label="Essays and days" data-script-only="">
      <label htmlFor="essay-search">Search the essays and the days</label>
      <input
        ref={box}
        id="essay-search"
        type="search"
        className={styles.box}
        autoComplete="off"
        spellCheck={false}
        onFocus={() => void openSearchOnce().catch(() => undefined)}
        onChange={({ target }) => void search(target.value.trim())}
      />
      <p className={`soft ${styles.status}`} role="status">
        {statusOf(outcome, texts)}
      </p>
      {outcome.state === 'found' && hasNone(outcome) && (
        <p className="links">
          <a href="/check-first">{texts.medicine}</a>
        </p>
      )}
      {outcome.state === 'found' && outcome.essays.length > 0 && <Results label="Essays found" hits={outcome.essays} />}
      {outcome.state === 'found' && outcome.days.length > 0 && (
        <>
          <h2 className={`level-3 ${styles.kind}`}>Days of the plan</h2>
          <Results label="Days found" hits={outcome.days.slice(0, mostDays)} />
        </>
      )}
    </div>
  );
}

/** Search over the essays and the days. It’s hidden without a script, and the whole list is there. */
export const LibrarySearch = withBoundary(Search);
