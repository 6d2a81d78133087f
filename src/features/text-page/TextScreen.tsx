import { byId, type Records } from '../../model/records.ts';
import type { TextPage } from '../../model/screens/text-page.ts';
import { reviewOf } from '../../evidence/reviews.ts';
import { findPage } from '../../site/pages.ts';
import { CareRows } from '../../ui/CareRow.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Paragraphs, TextAndList } from '../../ui/Paragraphs.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './TextScreen.module.css';

/** A page made of words alone: a title, a lead, and sections with text and lists. On paper it’s one sheet in two columns. */
export function TextScreen({ records, page: { path, title, lead, sections } }: { records: Records; page: TextPage }) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={styles.sheet}>
        {sections.map(({ id, title: heading, careCards, text, list }) => (
          <Section key={id} id={id} title={heading}>
            {text.length > 0 && <Paragraphs texts={text} records={records} />}
            <CareRows cards={careCards.map((card) => byId(records.careCards, card))} />
            {list.length > 0 && (
              <div className="prose">
                <TextAndList text={[]} list={list} records={records} />
              </div>
            )}
          </Section>
        ))}
        <div className="wrap figure-place">
          <ReviewNote review={reviewOf(records.reviews, findPage(path)?.review ?? path)} />
        </div>
      </div>
    </>
  );
}
