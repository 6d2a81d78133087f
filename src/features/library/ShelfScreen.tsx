import { shelfPath, type ShelfPage } from '../../domain/library-windows.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { EssaySpines } from './EssaySpines.tsx';
import styles from './ShelfScreen.module.css';

/** A part of a shelf that is too long for the page of the library, with plain links to its other parts. */
export function ShelfScreen({ shelf, page, pages, essays, from, to }: ShelfPage) {
  const linkTo = (to: number, label: string, rel: string) => (
    <a href={shelfPath(shelf, to)} rel={rel}>
      {label}
    </a>
  );
  return (
    <>
      <PageHead title={shelf.name} lead={shelf.about}>
        <p>
          <a href="/blog">Back to Impact Library</a>
        </p>
      </PageHead>
      <div className={`wrap ${styles.page}`}>
        <h2>{pages === 1 ? 'Every essay on this shelf' : `Essays ${from}–${to} of ${shelf.essays.length}`}</h2>
        <EssaySpines essays={essays} />
        {pages > 1 && (
          <nav className={styles.turn} aria-label="Pages of this shelf">
            {page > 1 && linkTo(page - 1, 'Previous', 'prev')}
            <span>
              Page {page} of {pages}
            </span>
            {page < pages && linkTo(page + 1, 'Next', 'next')}
            {page < pages - 1 && linkTo(pages, 'Last', 'last')}
          </nav>
        )}
      </div>
    </>
  );
}
