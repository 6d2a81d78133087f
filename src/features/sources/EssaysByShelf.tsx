import { shelfPath } from '../../domain/library-windows.ts';
import type { Library } from '../../domain/library.ts';

/** In place of an index by essay, where there are too many for one page. */
export function EssaysByShelf({ library }: { library: Library }) {
  return (
    <>
      <p>Each essay lists at its end what it rests on. Here they are by shelf:</p>
      <ul>
        {library.shelves.map((shelf) => (
          <li key={shelf.theme}>
            <a href={shelfPath(shelf, 1)}>{shelf.name}</a> ({shelf.essays.length} essays)
          </li>
        ))}
      </ul>
    </>
  );
}
