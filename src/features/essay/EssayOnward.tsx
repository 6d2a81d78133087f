import { slugs } from '../../domain/library.ts';
import type { Essay } from '../../domain/schema/essay.ts';
import { Emoji } from '../../ui/Emoji.tsx';
import styles from './EssayOnward.module.css';

type EssayOnwardProps = { essay: Essay; essays: readonly Essay[] };

/** Where to read on: three essays that this one names, and its neighbors on the shelf. */
export function EssayOnward({ essay, essays }: EssayOnwardProps) {
  const find = (slug: string | undefined) => essays.find((candidate) => candidate.slug === slug);
  const place = slugs.indexOf(essay.slug);
  const [previous, next] = place < 0 ? [] : [find(slugs[place - 1]), find(slugs[place + 1])];
  return (
    <nav className={styles.onward} aria-labelledby="onward-title">
      <h2 id="onward-title">Read on</h2>
      <ul role="list" className={styles.list}>
        {essay.related.map(find).filter((related) => related !== undefined).map(({ slug, emoji, title, excerpt }) => (
          <li key={slug}><a href={`/blog/${slug}`}><Emoji of={emoji} /> {title}</a><p>{excerpt}</p></li>
        ))}
      </ul>
      <div className={styles.turn}>
        {previous && <a href={`/blog/${previous.slug}`} rel="prev"><span>Previous</span> {previous.title}</a>}
        {next && <a href={`/blog/${next.slug}`} rel="next"><span>Next</span> {next.title}</a>}
      </div>
    </nav>
  );
}
