import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { IslandBoundary } from '../../ui/IslandBoundary.tsx';
import styles from './LibrarySearch.module.css';
import type { Found, Outcome, Search as SearchOf } from './search.ts';
import type { SearchEntry } from '../../library/search-entries.ts';

type LibrarySearchProps = { /** Names of the shelves, in order. */ shelves: readonly string[] };
type SearchState = { state: 'idle' } | ({ state: 'found' } & Outcome) | { state: 'failed' };

/** The whole list steps aside for the results, and comes back with an empty box. */
const showLibrary = (isShown: boolean) => document.querySelector('[data-library]')?.toggleAttribute('hidden', !isShown);

function keepInAddress(words: string, shelf: string) {
  const address = new URL(location.href);
  for (const [name, value] of [
    ['q', words],
    ['shelf', shelf],
  ] as const) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  history.replaceState(history.state, '', address);
}

/** "3 essays and 1 day", or nothing if there are none. */
const inWords = (counts: { essays: number; days: number }) =>
  Object.entries({ essay: counts.essays, day: counts.days })
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}${count === 1 ? '' : 's'}`)
    .join(' and ');

/** The days that are listed. The rest are counted. */
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

const saying = (outcome: SearchState) => {
  if (outcome.state === 'failed') return 'The search could not be loaded. The whole list stands below.';
  if (outcome.state === 'idle') return '';
  const { essays, days } = outcome;
  const all = inWords({ essays: essays.length, days: days.length });
  if (!all) return 'Nothing found. Try one plain word, such as sleep or phone.';
  const isCut = days.length > mostDays;
  return `${all} found.${isCut ? ` The best ${mostDays} days are shown. Add a word to see fewer.` : ''}`;
};

function Results({ found, label }: { found: readonly Found[]; label: string }) {
  return (
    <ol role="list" className={styles.results} aria-label={label}>
      {found.map(({ path, title, excerpt }) => (
        <li key={path}>
          <a href={path}>{title}</a>
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

function Search({ shelves }: LibrarySearchProps) {
  const [outcome, setOutcome] = useState<SearchState>({ state: 'idle' });
  const [shelf, setShelf] = useState('');
  // The shelves come with the first focus: before it, the links below lead to them.
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const latest = useRef(0);

  const search = useCallback(async (words: string, onShelf: string) => {
    const turn = ++latest.current;
    keepInAddress(words, onShelf);
    const next: SearchState =
      words || onShelf
        ? await openSearchOnce().then(
            (searchFor) => ({ state: 'found' as const, ...searchFor(words, onShelf) }),
            () => ({ state: 'failed' as const }),
          )
        : { state: 'idle' };
    // A slow answer to an older question is dropped.
    if (turn !== latest.current) return;
    showLibrary(next.state !== 'found');
    setOutcome(next);
  }, []);

  useEffect(() => {
    const parameters = new URLSearchParams(location.search);
    const input = box.current;
    if (!input) return;
    // What was typed before React was here is kept.
    input.value ||= parameters.get('q') ?? '';
    const wanted = parameters.get('shelf') ?? '';
    const onShelf = shelves.includes(wanted) ? wanted : '';
    if (input.value || onShelf)
      void Promise.resolve().then(() => {
        setIsOpen(true);
        setShelf(onShelf);
        return search(input.value.trim(), onShelf);
      });
  }, [search, shelves]);

  const choose = (next: string) => {
    setShelf(next);
    void search(box.current?.value.trim() ?? '', next);
  };

  return (
    <div className={styles.search} role="search" aria-label="Essays and days" data-search="">
      <label className={styles.label} htmlFor="essay-search">
        Search the essays and the days
      </label>
      <input
        ref={box}
        id="essay-search"
        type="search"
        className={styles.box}
        autoComplete="off"
        spellCheck={false}
        onFocus={() => {
          setIsOpen(true);
          void openSearchOnce().catch(() => undefined);
        }}
        onChange={({ target }) => void search(target.value.trim(), shelf)}
      />
      <fieldset className={styles.shelves} hidden={!isOpen}>
        <legend className="visually-hidden">Shelf</legend>
        {['', ...shelves].map((name) => (
          <label key={name || 'all'}>
            <input type="radio" name="shelf" value={name} checked={shelf === name} onChange={() => choose(name)} />
            <span>{name || 'All'}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.status} role="status">
        {saying(outcome)}
      </p>
      {outcome.state === 'found' && outcome.essays.length > 0 && (
        <Results label="Essays found" found={outcome.essays} />
      )}
      {outcome.state === 'found' && outcome.days.length > 0 && (
        <>
          <h2 className={styles.kind}>Days of the plan</h2>
          <Results label="Days found" found={outcome.days.slice(0, mostDays)} />
        </>
      )}
    </div>
  );
}

/** Search over the essays and the days, and a filter by shelf. Without a script it is not shown, and the whole list stands. */
export function LibrarySearch(props: LibrarySearchProps) {
  return (
    <IslandBoundary>
      <Search {...props} />
    </IslandBoundary>
  );
}
