import type { Library, Shelf } from './library.ts';
import type { Essay } from './schema/essay.ts';
import type { Place } from './citation-index.ts';

/** Up to so many essays one page shows the whole library. Beyond that it shows a part, and plain links lead to the rest. */
const wholeUpTo = 40;

/** Essays of a shelf on the page of the library, once that cannot show all. */
const firstOfShelf = 6;

/** Essays named with one claim or source, once there are too many to name all. */
const namedWithSource = 3;

/** Essays on one page of a shelf. */
const onShelfPage = 30;

/** Whether one page can show every essay, so that no page needs to hold back any. */
export const isShownWhole = ({ essays }: Pick<Library, 'essays'>): boolean => essays.length <= wholeUpTo;

/** What the page of the library shows of a shelf, and the address of the rest where there is any. */
export function windowOf(shelf: Shelf, library: Library): { essays: readonly Essay[]; rest: string | undefined } {
  if (isShownWhole(library) || shelf.essays.length <= firstOfShelf) return { essays: shelf.essays, rest: undefined };
  return { essays: shelf.essays.slice(0, firstOfShelf), rest: shelfPath(shelf, 1) };
}

/** The address of a page of a shelf, counted from 1. */
export const shelfPath = ({ theme }: Pick<Shelf, 'theme'>, page: number): string =>
  `/blog/shelf/${theme}${page === 1 ? '' : `/${page}`}`;

/** A page of a shelf: the essays on it, and their places on the shelf, counted from 1. */
export interface ShelfPage {
  shelf: Shelf;
  page: number;
  pages: number;
  essays: readonly Essay[];
  from: number;
  to: number;
}

/** Every page of every shelf. None where the page of the library shows all essays itself. */
export function shelfPages(library: Library): ShelfPage[] {
  if (isShownWhole(library)) return [];
  return library.shelves.flatMap((shelf) => {
    const pages = Math.ceil(shelf.essays.length / onShelfPage);
    return Array.from({ length: pages }, (_, index) => {
      const essays = shelf.essays.slice(index * onShelfPage, (index + 1) * onShelfPage);
      return {
        shelf,
        page: index + 1,
        pages,
        essays,
        from: index * onShelfPage + 1,
        to: index * onShelfPage + essays.length,
      };
    });
  });
}

/** The places that a list of sources names with an entry, and the number of essays that it leaves out. */
export interface PlacesShown {
  places: readonly Place[];
  moreEssays: number;
}

/** What a list of sources shows of the places on which something stands: every page, and the first essays of the library. */
export function placesShown(places: readonly Place[] = [], library: Library): PlacesShown {
  const essays = places.filter(({ isEssay }) => isEssay);
  if (isShownWhole(library) || essays.length <= namedWithSource) return { places, moreEssays: 0 };
  return {
    places: [...places.filter(({ isEssay }) => !isEssay), ...essays.slice(0, namedWithSource)],
    moreEssays: essays.length - namedWithSource,
  };
}
