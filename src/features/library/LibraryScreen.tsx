import type { ReactNode } from 'react';
import { libraryOf } from '../../model/library.ts';
import type { Records } from '../../model/records.ts';
import { EssayRows } from './EssayRows.tsx';
import { TroubleTitles, Troubles } from './Troubles.tsx';

type LibraryScreenProps = {
  records: Records;
  /** The search, an island. The whole list works without it. */
  search?: ReactNode;
};

/** The Impact Library: a search, the essays by trouble, and all of them in one list. */
export function LibraryScreen({ records, search }: LibraryScreenProps) {
  const { essays } = libraryOf(records);
  const words = records.libraryScreen;
  return (
    <div className="wrap top">
      <header className="stack-3">
        <h1>Impact Library</h1>
        <p className="lead soft">{words.lead}</p>
        <p className="prose soft">{words.who}</p>
      </header>
      {search}
      <div data-library="">
        <Troubles essays={essays} words={words.troubles} />
        <div id="all" className="part">
          <TroubleTitles essays={essays} words={words.troubles} />
          <EssayRows essays={essays} />
        </div>
      </div>
    </div>
  );
}
